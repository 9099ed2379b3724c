"""Between the engine and the referee: one match played at both tables, compared after every action.

Of the engine only what everybody may use is used: who owes a decision, the legal actions in the game's
notation, the position text, views, scores, the outcome. Equal cards cannot be told apart in a position, so
unicorns are compared by what is printed on them and what lies on them.

Where the two ask differently without any rule being at stake, this module translates:

- the engine asks for a purchase in two steps (`buy`, `on`), for a team's opening too (`number`, `lay`);
- the engine makes moves without alternative by itself: passes of who cannot lay, visits to the market with an
  empty hand or herd, the question who goes first of a team that cannot hunt;
- laid hunt cards are spent for the referee when the hunt is over, for the engine once the huntress was asked;
- paid hunt cards lie apart for the referee, with the spent ones for the engine; no book orders these piles;
- pates lie before a player for the referee, before the team for the engine.

Everything else would be a difference of the rules. The rulings of ours that the referee does not know go by
the names in `ruled`; the list with their numbers is in `tests/referee/test_kill_the_unicorns.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from monoceros.core.contract import SEAT_LETTERS, State
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng

from .editions import Options
from .engine_position import Board, Box, Disagreement, EngineChance, Looks, looks_of, print_of, same
from .match import Match
from .material import Card, Material, Trap, Unicorn
from .scoring import colours
from .table import Move, Place, Table

ANSWERS: Final = {
    "character": "characters",
    "trap-discard": "discarding a trap",
    "trap": "setting a trap",
    "lead": "who goes first",
    "before-lay": "before laying",
    "announce": "laying",
    "lay": "laying",
    "after-reveal": "cards revealed",
    "choose-trap": "picking a trap",
    "trap-revealed": "trap revealed",
    "trojan": "trojan",
    "zombicorn": "zombicorn",
    "bait": "costly bait",
    "after-hunt": "after the hunt",
    "market": "market",
    "target": "market",
    "over": "over",
}
"""The engine's steps, and the referee's moments they belong to."""


def must_pass(table: Table, seat: int) -> bool:
    """Whether somebody could do nothing but pass in the running hunt."""
    if seat in table.forced:
        return True
    hand = len(table.hand[seat])
    if not table.options.teams:
        return hand < (table.required or 1)
    if table.laid_first.get(table.party(seat)) is not None:
        return False
    mates = sum(len(table.hand[mate]) for mate in table.members(table.party(seat)) if mate != seat)
    return hand == 0 or mates == 0 or hand + mates < (table.required or 2)


class Pair:
    """One match at two tables."""

    def __init__(self, game: Game, setup: Setup, seed: int, options: Options, ruled: frozenset[str]) -> None:
        self.game = game
        self.setup = setup
        self.ruled = ruled
        self.state: State = game.new(setup, Rng(seed))
        self.box = Box(setup)
        self.options = options
        self.peeked: dict[Trap, set[int]] = {}
        """Whom the princess's power has shown a trap."""
        self.used: Counter[str] = Counter()
        """How often a ruling was needed, where that shows in the asking."""
        self.number: int | None = None
        self.token: tuple[str, object] | None = None
        self.open_hands: Counter[tuple[int, int]] = Counter()
        """Hunt cards everybody has seen go back to a hand, by seat and value."""
        self._board: Board | None = None
        decks = {**Material().trap_decks, **self.box.decks}
        chance = EngineChance(lambda: self.board, options.teams)
        self.referee = self._begin(options, Material(trap_decks=decks), chance)
        self.settle()
        self.compare()

    def _begin(self, options: Options, material: Material, chance: EngineChance) -> Match:
        chosen = Options(**{**vars(options), "material": material, "forced_moves": "said"})
        return Match(self.setup.edition.id, self.setup.seats, chosen, chance)

    @property
    def table(self) -> Table:
        return self.referee.table

    @property
    def board(self) -> Board:
        if self._board is None:
            text = self.game.position(self.state)
            self._board = Board(text, self.box, self.setup.seats, self.options)
        return self._board

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None

    def rules(self, name: str) -> bool:
        """Whether this match is played by the ruling of this name."""
        if name in self.ruled:
            self.used[name] += 1
            return True
        return False

    # Moves

    def moves(self, seat: int) -> dict[int, Move]:
        """The engine's legal actions as moves both tables understand."""
        return {action: self.move(seat, action) for action in self.state.legal(seat)}

    def move(self, seat: int, action: int) -> Move:
        verb, *words = self.game.format(self.setup, seat, action).split(" ")
        step = self.board.get("step")
        if verb == "pass":
            return {"market": ("buy-nothing",), "lay": ("pass",), "announce": ("pass",)}.get(
                step, ("decline",)
            )
        if verb == "lay":
            knight = words[-1] == "extra"
            values = tuple(sorted(int(word) for word in words if word != "extra"))
            name = "lay" if self.number is None else "announce"
            name += "-with-knight" if knight else ""
            return (name, values) if self.number is None else (name, self.number, values)
        if verb in ("swap", "lose", "on"):
            return self._about_unicorns(seat, verb, [int(word) - 1 for word in words])
        if verb == "steal":
            letter, value = words[1][0], words[1][1:]
            return "swap", int(words[0]), SEAT_LETTERS.index(letter), int(value)
        if verb == "exchange":
            return verb, int(words[0]), int(words[1])
        if verb == "set":
            return "set-trap", words[0], int(words[1]) - 1, words[2]
        if verb == "buy":
            return "token", *self.box.token(words[0])
        names = {
            "pick": "choose-character",
            "discard": "discard-trap",
            "lead": "go-first",
            "silence": "force",
            "fetch": "switch",
            "drop": "bait",
            "recover": "take-back",
        }
        name = names.get(verb, verb)
        if not words:
            return (name,)
        (word,) = words
        if verb == "lead":
            (mate,) = (other for other in self.table.members(self.table.party(seat)) if other != seat)
            return name, {"self": seat, "mate": mate}.get(word) if len(word) > 1 else SEAT_LETTERS.index(word)
        if verb == "silence":
            return name, SEAT_LETTERS.index(word)
        if verb in ("number", "drop", "recover"):
            return name, int(word)
        if verb == "fetch":
            return name, int(word) - 1
        return name, word

    def _about_unicorns(self, seat: int, verb: str, places: list[int]) -> Move:
        own = self.board.herd(self.table.party(seat))
        if verb == "swap":
            winner = self.board.seat("winner")
            assert winner is not None
            return "trojan", own[places[0]], self.board.herd(winner)[places[1]]
        if verb == "lose":
            return "discard-unicorn", own[places[0]]
        assert self.token is not None
        return "buy", *self.token, own[places[0]]

    def plain(self, move: Move, looks: Mapping[Unicorn, Looks]) -> Move:
        """A move of the referee with unicorns as they look; the merchant's purchase as any other."""
        if self.referee.moment not in ("market", "trojan", "zombicorn"):
            return move
        told = tuple(looks[part] if isinstance(part, Unicorn) else part for part in move)
        if told[0] == "buy-with-merchant" and "merchant-always" in self.ruled:
            return "buy", *told[1:]
        return told

    def allowed(self, seat: int) -> dict[Move, Move]:
        """The referee's legal moves, by how they look; without those our rulings take away."""
        table = self.table
        legal = self.referee.legal(seat)
        merchant = table.has_power(seat, "merchant")
        looks = {owned.unicorn: looks_of(owned) for herd in table.herd.values() for owned in herd}
        found: dict[Move, Move] = {}
        for move in legal:
            match move:
                case ("force", int(other)) if must_pass(table, other) and self.rules("bard-wasted"):
                    continue
                case ("peek", str(side)) if (
                    table.prize.traps[side].seat == seat
                    and self.options.own_trap == "looked up"
                    and self.rules("princess-own")
                ):
                    continue
                case ("buy", *_) if merchant and self.rules("merchant-always"):
                    continue
            found[self.plain(move, looks)] = move
        return found

    def expected(self, seat: int) -> set[Move]:
        """What the referee allows, as the engine's step asks for it."""
        moves = set(self.allowed(seat))
        step = self.board.get("step")
        if step == "announce":
            return {("number", move[1]) if str(move[0]).startswith("announce") else move for move in moves}
        if self.number is not None:
            return {move for move in moves if move[0] != "pass" and move[1] == self.number}
        if step == "market":
            return {("token", *move[1:3]) if move[0] == "buy" else move for move in moves}
        if self.token is not None:
            return {move for move in moves if move[0] == "buy" and move[1:3] == self.token}
        return moves

    # Playing

    def play(self, seat: int, action: int) -> None:
        """The same move at both tables, then everything is compared."""
        move = self.move(seat, action)
        allowed = self.allowed(seat) if move[0] not in ("number", "token") else {}
        self.state.play(seat, action)
        self._board = None
        if move[0] == "number":
            assert isinstance(move[1], int)
            self.number = move[1]
        elif move[0] == "token":
            self.token = (str(move[1]), move[2])
        else:
            self.number = None
            self.token = None
            if move not in allowed:
                raise Disagreement("the referee does not allow it", (seat, move), allowed)
            if move[0] == "peek":
                self.peeked.setdefault(self.table.prize.traps[str(move[1])], set()).add(seat)
            self.referee.play(seat, allowed[move])
            self._remember(seat, move)
            self.settle()
        self.compare()

    def _remember(self, seat: int, move: Move) -> None:
        if move[0] in ("exchange", "take-back"):
            assert isinstance(move[1], int)
            self.open_hands[seat, move[1]] += 1
        elif str(move[0]).startswith(("lay", "announce")):  # any of them may have left
            for card in [card for card in self.open_hands if card[0] == seat]:
                del self.open_hands[card]

    def settle(self) -> None:
        """Let the referee make the moves the engine makes by itself, or does not ask for."""
        while (silent := self._silent()) is not None:
            self.referee.play(*silent)

    def _silent(self) -> tuple[int, Move] | None:
        table = self.table
        for seat in sorted(self.referee.who_may_act()):
            legal = self.referee.legal(seat)
            match self.referee.moment:
                case "before laying":
                    assert table.turn_of is not None
                    if must_pass(table, table.turn_of) and self.rules("window-before-forced-pass"):
                        return seat, ("decline",)
                    if set(self.allowed(seat)) == {("decline",)}:
                        return seat, ("decline",)
                case "laying" if legal == {("pass",)}:
                    return seat, ("pass",)
                case "market" if legal == {("buy-nothing",)}:
                    poor = not table.hand[seat] and not table.has_power(seat, "merchant")
                    if poor or not table.herd[table.party(seat)]:
                        return seat, ("buy-nothing",)
                case "who goes first" if table.phase == "hunts":
                    if all(must_pass(table, mate) for mate in table.members(table.party(seat))):
                        return table.marker, ("go-first", table.marker)
        return None

    def colours(self, seat: int) -> dict[str, int]:
        """How many unicorns of each colour a seat has, for players who care."""
        return colours(self.table.herd.get(self.table.party(seat), []), bicorn_twice=False)

    # Comparing

    def compare(self) -> None:
        board, referee, table = self.board, self.referee, self.table
        step = board.get("step")
        same("moment", ANSWERS[step], referee.moment)
        self._compare_asked()
        same("over", self.over, referee.over)
        if step == "character":
            return
        self._compare_places()
        view: Any = self.state.view(0)
        if not self.over:
            same("marker", view.marker, table.marker)
            same("round", view.round, table.round)
            if table.options.powers and self.token is None:  # the merchant's is used with the first step
                ready = [seat not in table.power_used for seat in range(self.setup.seats)]
                same("powers", [power == "ready" for power in view.powers], ready)
            if table.phase == "hunts":
                same("hunt", view.hunt, table.current + 1)
                if self.number is None and step in ("before-lay", "announce", "lay"):
                    same("needed", view.needed, table.required or 0)
        prices = {
            self.box.token(name): price
            for stall in view.market
            for name, price in zip(stall.tokens, stall.prices, strict=True)
        }
        for token in table.market:
            stall_price = table.material.prices.get(token.kind, token.mark)
            same(f"price of {token}", prices.get((token.kind, token.mark)), stall_price)
        self._compare_points(view)
        self._compare_end()

    def _compare_asked(self) -> None:
        asked = set(self.state.deciders())
        may = self.referee.who_may_act()
        if self.referee.moment == "characters" and asked < may and self.rules("characters-in-turn"):
            may = asked
        same("who may act", asked, may)
        for seat in asked:
            same(f"legal for seat {seat}", set(self.moves(seat).values()), self.expected(seat))

    def _compare_points(self, view: Any) -> None:
        table = self.table
        points = self.referee.points()
        same("scores", self.state.scores(), [points[seat]["total"] for seat in range(self.setup.seats)])
        for party, tally in enumerate(view.tallies):
            found = {name: getattr(tally, name) for name in ("stars", "tokens", "pates", "traps", "total")}
            found["collections"] = tally.sets + tally.rainbows
            same(f"points of {party}", found, points[table.members(party)[0]])

    def _compare_end(self) -> None:
        outcome = self.state.outcome()
        if outcome is None:
            return
        same("winners", set(outcome.winners), self.referee.winners())
        points = self.referee.points()
        for score in outcome.scores:
            parts = {part.key: part.points for part in score.parts}
            parts["collections"] = parts.pop("sets") + parts.pop("rainbows")
            parts["total"] = score.total
            same(f"outcome of seat {score.seat}", parts, points[score.seat])

    def _compare_places(self) -> None:
        engine, referee = self._engine_places(), self._referee_places()
        for what, there in engine.items():
            same(what, there, referee[what])
        same("places", set(engine), set(referee))

    def _engine_places(self) -> dict[str, object]:
        board = self.board
        step = board.get("step")
        places: dict[str, object] = {
            "deck": board.prints("deck")[::-1],
            "row": board.prints("row"),
            "unicorn discard": board.prints("gone"),
            "starters": sorted(board.prints("starters")),
            "market": board.tokens("stock"),
            "set traps": board.set_traps(),
            "revealed": board.get("shown"),
        }
        nobody = frozenset[int]()
        for seat in range(self.setup.seats):
            own = frozenset({seat})
            places[f"character {seat}"] = board.get(f"{SEAT_LETTERS[seat]}.character")
            self._engine_hunt_cards(places, seat, step)
            if self.table.options.traps:
                pile = [(card.id, card.known_to) for card in board.of(seat, "pile", nobody)]
                places[f"trap pile {seat}"] = pile[::-1]
                places[f"trap hand {seat}"] = sorted(
                    (card.id, card.known_to) for card in board.of(seat, "drawn", own)
                )
                places[f"trap discard {seat}"] = [
                    (card.id, card.known_to) for card in board.of(seat, "traps", board.discards_to(seat))
                ]
        for party in self.table.parties:
            places[f"herd {party}"] = sorted(board.herd(party), key=str)
            places[f"pates {party}"] = board.tokens(f"{SEAT_LETTERS[party]}.pates")
        return places

    def _engine_hunt_cards(self, places: dict[str, object], seat: int, step: str) -> None:
        board = self.board
        own = frozenset({seat})
        hand = board.values(seat, "hand", own)
        laid = board.values(seat, "laid", own)
        spent = board.values(seat, "spent", board.discards_to(seat))
        known = Counter((seat, value) for value, card in hand if card.known_to != own)
        if any(count > self.open_hands[card] for card, count in known.items()):
            raise Disagreement(f"others know cards in hand of seat {seat}", known, self.open_hands)
        if self.token is not None and seat in self.state.deciders():
            return  # The engine has taken the payment already.
        if self.over and not self.table.instant_winners and self.rules("hands-stay-out"):
            return
        places[f"hand {seat}"] = sorted(value for value, _ in hand)
        if step in ("after-hunt", "over"):
            places[f"spent {seat}"] = sorted(value for value, _ in laid + spent)
        else:
            places[f"laid {seat}"] = sorted(
                (seat if card.owner is None else card.owner, value, sorted(card.known_to))
                for value, card in laid
            )
            places[f"spent {seat}"] = sorted((value, sorted(card.known_to)) for value, card in spent)

    def _referee_places(self) -> dict[str, object]:
        table, where = self.table, self.referee.where()
        remembered = self.options.own_trap == "remembered"
        places: dict[str, object] = {
            "deck": [print_of(card) for card in table.deck],
            "row": [print_of(prize.unicorn) for prize in table.row if prize is not None],
            "unicorn discard": [print_of(card) for card in table.unicorn_discard],
            "starters": sorted(print_of(card) for card in table.box if isinstance(card, Unicorn)),
            "market": sorted(((token.kind, token.mark) for token in table.market), key=str),
            "revealed": "-",
        }
        traps: dict[tuple[int, str], tuple[int, str, frozenset[int]]] = {}
        for at, prize in enumerate(table.row):
            if prize is None:
                continue
            for side, trap in prize.traps.items():
                place = where[trap]
                # What the princess has been shown she sees as long as it lies there.
                told = frozenset(self.peeked.get(trap, ())) if remembered else place.seen_by
                traps[at, side] = (trap.seat, trap.id, told)
            if prize.revealed is not None:
                side, trap = prize.revealed
                traps[at, side] = (trap.seat, trap.id, frozenset(table.order))
                places["revealed"] = side
        places["set traps"] = traps
        for seat in range(self.setup.seats):
            places[f"character {seat}"] = table.character[seat]
            self._referee_hunt_cards(places, seat, where)
            if table.options.traps:
                places[f"trap pile {seat}"] = [(trap.id, frozenset[int]()) for trap in table.trap_pile[seat]]
                places[f"trap hand {seat}"] = sorted(
                    (trap.id, where[trap].may_look) for trap in table.trap_hand[seat]
                )
                places[f"trap discard {seat}"] = [
                    (thrown.card.id, self._looked(where[thrown.card], remembered))
                    for thrown in table.trap_discard[seat]
                    if isinstance(thrown.card, Trap)
                ]
        for party in table.parties:
            places[f"herd {party}"] = sorted((looks_of(owned) for owned in table.herd[party]), key=str)
            pates = [token for seat in table.members(party) for token in table.pates[seat]]
            places[f"pates {party}"] = sorted(((token.kind, token.mark) for token in pates), key=str)
        return places

    def _looked(self, place: Place, remembered: bool) -> frozenset[int]:
        """Who knows a discarded trap: experts look at their own pile at most, others remember."""
        return place.may_look if remembered or self.options.expert else place.seen_by

    def _referee_hunt_cards(self, places: dict[str, object], seat: int, where: Mapping[Card, Place]) -> None:
        table = self.table
        if self.token is not None and seat in self.state.deciders():
            return
        if self.over and not table.instant_winners and "hands-stay-out" in self.ruled:
            return
        places[f"hand {seat}"] = sorted(card.value for card in table.hand[seat])
        laid, paid = table.laid[seat], table.paid[seat]
        spent = [thrown.card for thrown in table.hunt_discard[seat]]
        if self.referee.moment in ("after the hunt", "over"):
            every = [*laid, *spent, *paid]
            places[f"spent {seat}"] = sorted(card.value for card in every if not isinstance(card, Trap))
            return
        places[f"laid {seat}"] = sorted(
            (card.seat, card.value, sorted(where[card].may_look)) for card in laid
        )
        seen: list[tuple[int, list[int]]] = []
        for card in spent:
            assert not isinstance(card, Trap)
            seen.append((card.value, sorted(where[card].may_look)))
        for card in paid:
            hidden = self.options.expert and self.rules("expert-paid")
            seen.append((card.value, [seat] if hidden else sorted(where[card].may_look)))
        places[f"spent {seat}"] = sorted(seen)
