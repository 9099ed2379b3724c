"""The trees of small games, counted with the referees: how they are dealt, played on and told to each seat.

A referee asks in its own way, so what is compared holds for any way of asking: how many ways there are to
play the game to its end and who wins in how many of them, and in how many situations that it cannot tell
apart a seat has a choice.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations
from typing import Any, Protocol

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.game import Setup, SmallEdition
from tests.referee.hilo import match as hilo
from tests.referee.hilo.cards import Card as HiloCard
from tests.referee.hilo.scoring import score
from tests.referee.kill_the_unicorns import hunting, market
from tests.referee.kill_the_unicorns.chance import Told
from tests.referee.kill_the_unicorns.editions import Options as HuntOptions
from tests.referee.kill_the_unicorns.engine_position import Board, Box
from tests.referee.kill_the_unicorns.match import Match as HuntMatch
from tests.referee.kill_the_unicorns.material import Hunt, Token, Trap, Unicorn
from tests.referee.kill_the_unicorns.table import Discarded, InstantWinError, Owned, Prize, Script
from tests.referee.unstable_unicorns.asking import Ended, Play
from tests.referee.unstable_unicorns.cards import Card as UnicornCard
from tests.referee.unstable_unicorns.chances import Position
from tests.referee.unstable_unicorns.match import Match as UnicornMatch
from tests.referee.unstable_unicorns.names import NAMES
from tests.referee.unstable_unicorns.options import Options as UnicornOptions
from tests.referee.unstable_unicorns.turns import action_phase, end_of_turn, turns

Move = tuple[Any, ...]


class Played(Protocol):
    """A referee's match that began in the middle."""

    @property
    def over(self) -> bool: ...

    def who_may_act(self) -> set[int]: ...

    def legal(self, seat: int) -> set[Move]: ...

    def play(self, seat: int, move: Move) -> None: ...

    def victors(self) -> set[int]: ...

    def alike(self, move: Move) -> Hashable:
        """Equal for moves with copies of the same card."""

    def told(self, viewer: int, seat: int, move: Move) -> Hashable:
        """What a viewer learns of a move as such."""

    def seen(self, viewer: int) -> Hashable:
        """What lies on the table for a viewer."""


class Count:
    """The tree of one small game."""

    def __init__(self, seats: int, longest: int) -> None:
        self.seats = seats
        self.longest = longest
        self.deals = 0
        self.ends: Counter[tuple[int, ...]] = Counter()
        self.asked: list[set[Hashable]] = [set() for _ in range(seats)]

    def add(self, begin: Callable[[], Played]) -> None:
        """Everything that can happen after one deal. A referee cannot go back: it plays again."""
        self.deals += 1
        match = begin()
        self._grow(begin, match, [], [(match.seen(seat),) for seat in range(self.seats)])

    def _grow(
        self,
        begin: Callable[[], Played],
        match: Played,
        moves: list[tuple[int, Move]],
        stories: list[tuple[Hashable, ...]],
    ) -> None:
        if match.over or len(moves) == self.longest > 0:
            self.ends[tuple(sorted(match.victors()))] += 1
            return
        seat = min(match.who_may_act())
        choices = {match.alike(move): move for move in sorted(match.legal(seat), key=str, reverse=True)}
        if len(choices) > 1:
            self.asked[seat].add(stories[seat])
        for move in choices.values():
            if len(choices) > 1:
                match = begin()
                for earlier in moves:
                    match.play(*earlier)
            match.play(seat, move)
            told = [
                self._heard(stories[viewer], match.told(viewer, seat, move), match.seen(viewer))
                for viewer in range(self.seats)
            ]
            self._grow(begin, match, [*moves, (seat, move)], told)

    def _heard(self, story: tuple[Hashable, ...], told: Hashable, seen: Hashable) -> tuple[Hashable, ...]:
        """A longer story, unless nothing was told and everything looks the same."""
        return story if told is None and story[-1] == seen else (*story, told, seen)


def orders(hidden: list[str]) -> Iterator[tuple[str, ...]]:
    """Every order of some cards, of which some may be alike."""
    yield from sorted(set(permutations(hidden)))


def words_of(setup: Setup) -> dict[str, str]:
    """The opening of a small edition, word by word."""
    assert isinstance(setup.edition, SmallEdition)
    return dict(word.split("=", 1) for word in setup.edition.opening.split())


# HiLo


class LastTurns(hilo.Match):
    """HiLo from a table that lies already; it is the first player's turn."""

    def __init__(self, layouts: list[list[str]], draw: list[str], discard: list[str]) -> None:
        """Cards by their kinds, those that are face down with a question mark; piles from the top."""
        self._given = (layouts, draw, discard)
        super().__init__(len(layouts), hilo.Options(), Nothing())

    def _deal(self) -> None:
        layouts, draw, discard = self._given
        copies: Counter[str] = Counter()

        def card(word: str) -> HiloCard:
            kind = word.removeprefix("?")
            copies[kind] += 1
            return HiloCard(kind, copies[kind] - 1)

        self.layouts = [[card(word) for word in layout] for layout in layouts]
        self.is_open = [[not word.startswith("?") for word in layout] for layout in layouts]
        self.draw_pile = [card(word) for word in draw]
        self.discard_pile = [card(word) for word in discard]
        self.active = 0
        self.last: Move = ()

    def _start_cards_clockwise(self) -> Any:
        yield from ()

    def play(self, seat: int, move: Move) -> None:
        super().play(seat, move)
        self.last = move

    def alike(self, move: Move) -> Hashable:
        return move

    def told(self, viewer: int, seat: int, move: Move) -> Hashable:
        del viewer
        return seat, move

    def seen(self, viewer: int) -> Hashable:
        layouts = tuple(
            tuple(card.kind if up else "" for card, up in zip(*pair, strict=True))
            for pair in zip(self.layouts, self.is_open, strict=True)
        )
        taken = self.last == ("take",)
        held = tuple(
            (seat, card.kind if seat == viewer or taken else "") for seat, card in self.in_hand.items()
        )
        return layouts, held, len(self.draw_pile), tuple(card.kind for card in self.discard_pile)

    def victors(self) -> set[int]:
        """As the table lies where the match is cut off."""
        shown = [
            [card if up else None for card, up in zip(*pair, strict=True)]
            for pair in zip(self.layouts, self.is_open, strict=True)
        ]
        totals = [score(layout).total for layout in shown]
        return {seat for seat, total in enumerate(totals) if total == max(totals)}


class Nothing:
    """No chance is left after the deal."""

    def shuffled(self, label: str, items: list[Any]) -> list[Any]:
        raise AssertionError(f"a small game shuffles nothing, but {label} of {len(items)}")

    def drawn(self, label: str, items: list[Any]) -> Any:
        raise AssertionError(f"a small game draws nothing, but {label} of {len(items)}")


def hilo_deals(setup: Setup) -> Iterator[Callable[[], Played]]:
    words = words_of(setup)
    ids = {card.code: card.id for card in setup.pack.cards}

    def kinds(text: str) -> list[str]:
        return [word[: -len(code)] + ids[code] for word in text.split(",") for code in [word.strip("?")]]

    layouts = [kinds(words[letter].replace("/", ",")) for letter in "AB"]
    draw, discard = (kinds(words[pile])[::-1] for pile in ("draw", "discard"))
    hidden = [word for pile in (*layouts, draw) for word in pile if word.startswith("?")]
    for order in orders(hidden):
        left = iter(order)
        dealt = [[next(left) if word.startswith("?") else word for word in pile] for pile in (*layouts, draw)]
        yield lambda dealt=dealt: LastTurns(dealt[:2], dealt[2], discard)  # type: ignore[misc]


# Kill the Unicorns


class LastHunt(HuntMatch):
    """Kill the Unicorns from the last hunt of the last round on."""

    def __init__(self, board: Board, options: HuntOptions) -> None:
        self._board = board
        super().__init__("de", board.seats, options, Told({}))

    def _whole_game(self) -> Script[None]:
        self._lay_out()
        table = self.table
        try:
            yield from hunting.hunt(table, len(table.row) - 1)
            yield from market.go_to_market(table)
            market.take_hands_back(table)
        except InstantWinError:
            pass
        table.phase = "over"
        table.over = True

    def _lay_out(self) -> None:
        board, table = self._board, self.table
        copies: Counter[object] = Counter()

        def unicorn(look: tuple[str, str, int]) -> Unicorn:
            copies[look] += 1
            return Unicorn(*look, copies[look])

        everybody = set(range(board.seats))
        for seat in range(board.seats):
            own = frozenset({seat})
            table.character[seat] = board.get(f"{SEAT_LETTERS[seat]}.character")
            cards = self.options.material.hunt_hand(seat)
            held = [value for value, _ in board.values(seat, "hand", own)]
            table.hand[seat] = [self._of_value(cards, value) for value in held]
            table.hunt_discard[seat] = [Discarded(card, True, True) for card in cards]
            table.laid[seat] = []
            table.paid[seat] = []
            table.trap_pile[seat] = []
            table.trap_hand[seat] = []
            table.trap_discard[seat] = []
            for card in board.of(seat, "traps", board.discards_to(seat)):
                trap = Trap(seat, card.id)
                table.seen[trap] = set(card.known_to)
                up = card.known_to == board.everybody
                table.trap_discard[seat].append(Discarded(trap, up, True))
            table.herd[seat] = [Owned(unicorn(look)) for look, _, _ in board.herd(seat)]
            table.pates[seat] = []
        table.unicorn_discard = [unicorn(look) for look in board.prints("gone")]
        prize = Prize(unicorn(board.prints("row")[0]))
        for (_, side), (owner, name, known) in board.set_traps().items():
            prize.traps[side] = Trap(owner, name)
            table.seen[Trap(owner, name)] = set(known)
        table.row = [None, None, None, prize]
        table.market = [Token(kind, mark, 1) for kind, mark in board.tokens("stock")]  # type: ignore[arg-type]
        table.marker = board.seat("marker") or 0
        table.power_used = everybody
        table.round = 4
        table.phase = "hunts"

    def _of_value(self, cards: list[Hunt], value: int) -> Hunt:
        """Take a card of this value off the hand."""
        card = next(card for card in cards if card.value == value)
        cards.remove(card)
        return card

    def alike(self, move: Move) -> Hashable:
        return move

    def told(self, viewer: int, seat: int, move: Move) -> Hashable:
        if move[0] == "lay" and viewer != seat:
            return seat, len(move[1])
        return seat, move

    def seen(self, viewer: int) -> Hashable:
        told = []
        for card, place in self.where().items():
            known = place.face_up or viewer in place.may_look or viewer in place.seen_by
            told.append(
                (str(card) if known else type(card).__name__, place.zone, str(place.of), str(place.at))
            )
        return tuple(sorted(told))

    def victors(self) -> set[int]:
        return self.winners()


def hunt_deals(setup: Setup) -> Iterator[Callable[[], Played]]:
    words = words_of(setup)
    own = [word for word in words["B.traps"].split(",") if word.endswith("@B")]
    code = words["set"].removeprefix("B.").partition("/")[0]
    options = HuntOptions(characters=("shaman", "princess", "knight"), own_trap="looked up")
    for order in orders([code, *(word.removesuffix("@B") for word in own)]):
        open_traps = [word for word in words["B.traps"].split(",") if word not in own]
        dealt = {
            **words,
            "set": f"B.{order[0]}/4a",
            "B.traps": ",".join([*(f"{card}@B" for card in order[1:]), *open_traps]),
        }
        text = " ".join(f"{key}={value}" for key, value in dealt.items())
        board = Board(text, Box(setup), setup.seats, options)
        yield lambda board=board: LastHunt(board, options)  # type: ignore[misc]


# Unstable Unicorns


class LastCards(UnicornMatch):
    """Unstable Unicorns from the first player's action on."""

    def __init__(self, position: Position, hands: list[list[str]], deck: list[str]) -> None:
        self._given = (position, hands, deck)
        options = UnicornOptions(
            two_players="whole deck",
            stable_named="when played",
            new_hand="before action",
            idle_targets="barred",
            names=NAMES["pl"],
        )
        super().__init__(2, options, Nothing())

    def _match(self) -> Play[None]:
        t = self.table
        position, hands, deck = self._given
        copies: Counter[str] = Counter()

        def cards(kinds: list[str]) -> list[UnicornCard]:
            found = []
            for kind in kinds:
                found.append(UnicornCard(kind, copies[kind]))
                copies[kind] += 1
            return found

        t.stables = [cards(position.cards(letter)) for letter in "AB"]
        t.hands = [cards(hand) for hand in hands]
        t.deck = cards(deck)
        t.discard_pile = cards(position.cards("discard"))
        self._begun = True
        t.active = 0
        try:
            yield from action_phase(t, 0)
            t.check_end()
            yield from end_of_turn(t, 0)
            t.check_end()
            yield from turns(t, 1)
        except Ended:
            return

    def who_may_act(self) -> set[int]:
        return self.who_must_act()

    def alike(self, move: Move) -> Hashable:
        return tuple(part.kind if isinstance(part, UnicornCard) else part for part in move)

    def told(self, viewer: int, seat: int, move: Move) -> Hashable:
        if move == ("pass",) and viewer != seat:
            return None
        return seat, self.alike(move)

    def seen(self, viewer: int) -> Hashable:
        t = self.table
        return (
            tuple(tuple(card.kind for card in stable) for stable in t.stables),
            tuple(sorted(card.kind for card in t.hands[viewer])),
            tuple(len(hand) for hand in t.hands),
            tuple(card.kind for card in t.discard_pile),
            tuple((card.kind, seat) for card, seat in t.stack),
            len(t.deck),
            self.question if viewer in self.who_must_act() else "",
        )

    def victors(self) -> set[int]:
        return self.winners()


def unicorn_deals(setup: Setup) -> Iterator[Callable[[], Played]]:
    codes = {card.code: card.id for card in setup.pack.cards}
    assert isinstance(setup.edition, SmallEdition)
    position = Position(" ".join(setup.edition.opening.split()), codes)
    hands = [position.cards(f"hand{letter}") for letter in "AB"]
    deck = position.deck()
    done = set()
    for order in orders([*hands[0], *hands[1], *deck]):
        dealt = [sorted(order[:2]), sorted(order[2:4]), list(order[4:])]
        if str(dealt) not in done:
            done.add(str(dealt))
            yield lambda dealt=dealt: LastCards(position, dealt[:2], dealt[2])  # type: ignore[misc]


DEALS: dict[str, Callable[[Setup], Iterator[Callable[[], Played]]]] = {
    "hilo": hilo_deals,
    "kill-the-unicorns": hunt_deals,
    "unstable-unicorns": unicorn_deals,
}


def counted(setup: Setup, game: str) -> Count:
    """The whole tree, as the referee of a game plays it."""
    assert isinstance(setup.edition, SmallEdition)
    count = Count(setup.seats, setup.edition.longest)
    for begin in DEALS[game](setup):
        count.add(begin)
    return count
