"""A situation of Unstable Unicorns in one line, like FEN in chess.

    A=FSle,RoHo B=FHic,BMon handA=NPol,LuDi handB=?,? discard=Enco deck=BToa,BQue phase=action active=A

`A` is the stable of seat A, `handA` what A holds. A card of a hand is known to its holder, a card of the deck
to nobody; `NPol+B` is also known to B and `NPol+*` to everybody; `NPol~` came into the hand during the start
effects, `NPol^` by the one at work. `deck` and `discard` run from bottom to top.
`?` is any card of the deck; cards named nowhere lie below those of `deck`, shuffled, or in the nursery.
Everything may be left out: then it is the usual moment - the active seat is asked for its action.
`phase=start` begins its turn.

What is written besides is for situations in the middle of an effect: `ask` and `asked` (what is asked of
whom), `window`, `stack` (the frames, innermost last), `played` (cards being played and by whom), `named`,
`batch` and `touched` (start effects), `lent`, and some counters. A card there goes by its place: `sA2` is the
third card of A's stable, `hA0` the first of A's hand; `d`, `x`, `n` and `p` are deck, discard pile, nursery
and played cards.
"""

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.position import letters_of, listed
from monoceros.core.stack import WIDTH as FRAME_WIDTH
from monoceros.core.table import EVERYONE, NOBODY, ONLOOKER
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.state import (
    ASK_NAMES,
    DECK,
    DISCARD,
    EFFECT,
    FLAGS,
    GUARD,
    HAND,
    KIND,
    NEW_SIGN,
    NO_CARD,
    NURSERY,
    OWN_SIGN,
    PC,
    PHASE_NAMES,
    PLAY,
    PLAYED,
    REASONS,
    SOURCE,
    TRIGGER_BITS,
    UnicornState,
)
from monoceros.games.unstable_unicorns.vocabulary import ON_ENTER, ON_PLAY, TYPE_MAGIC, WIDTH

PILE_SIGNS = {"d": DECK, "x": DISCARD, "n": NURSERY, "p": PLAYED}
SIGN_MARKS = {int(NEW_SIGN): "~", int(OWN_SIGN): "^"}
NUMBERS = ("plays", "spent", "extra", "neighs", "barred", "fresh", "held", "turns", "entered", "n")


def write_position(state: UnicornState) -> str:
    """The whole situation, hidden cards included."""
    return _Writer(state).write()


def program_begin(deck: UnicornDeck, frame: list[int]) -> int:
    """Where the program of a frame begins; its step is written counted from there."""
    kind = deck.kinds[frame[SOURCE]]
    if frame[KIND] == EFFECT:
        return int(deck.begin_of(kind, frame[FLAGS] & TRIGGER_BITS))
    return int(deck.begin_of(kind, ON_PLAY if deck.types[kind] == TYPE_MAGIC else ON_ENTER))


class _Writer:
    def __init__(self, state: UnicornState) -> None:
        self.state = state
        self.seats = int(state.seats)
        self.places = {
            card: self._zone_sign(zone) + str(place)
            for zone in range(int(state.table.zone_count))
            for place, card in enumerate(state.table.cards_in(zone))
        }

    def _zone_sign(self, zone: int) -> str:
        for sign, pile in PILE_SIGNS.items():
            if zone == pile:
                return sign
        seat = zone - int(HAND)
        return f"h{SEAT_LETTERS[seat]}" if seat < self.seats else f"s{SEAT_LETTERS[seat - self.seats]}"

    def _cards(self, zone: int, usual: int) -> str:
        table = self.state.table
        words = []
        for card in table.cards_in(zone):
            seen = int(table.seen_by(card))
            known = "*" if seen >> ONLOOKER & 1 else letters_of(seen & ~usual, self.seats)
            code = self.state.deck.codes[table.cards.kinds[card]]
            code += SIGN_MARKS.get(int(table.signs_of(card)), "")
            words.append(code if usual == EVERYONE or not known else f"{code}+{known}")
        return listed(words)

    def _card(self, card: int) -> str:
        return self.places[card] if card != NO_CARD else "-"

    def _frames(self) -> str:
        stack = self.state.stack
        words = []
        for below in range(int(stack.depth()) - 1, -1, -1):
            frame = [int(stack.below(below, field)) for field in range(int(FRAME_WIDTH))]
            parts = [str(number) for number in frame]
            if frame[KIND] in (EFFECT, GUARD, PLAY):
                parts[SOURCE] = self._card(frame[SOURCE])
            if frame[KIND] in (EFFECT, PLAY):
                parts[PC] = str((frame[PC] - program_begin(self.state.deck, frame)) // WIDTH)
            words.append("/".join(parts))
        return ",".join(words)

    def write(self) -> str:
        state = self.state
        fields: dict[str, str] = {}
        for seat in range(self.seats):
            fields[SEAT_LETTERS[seat]] = self._cards(int(state.stable(seat)), EVERYONE)
        for seat in range(self.seats):
            fields[f"hand{SEAT_LETTERS[seat]}"] = self._cards(int(HAND) + seat, 1 << seat)
        fields["discard"] = self._cards(int(DISCARD), EVERYONE)
        fields["nursery"] = self._cards(int(NURSERY), EVERYONE)
        fields["deck"] = self._cards(int(DECK), NOBODY)
        fields["phase"] = PHASE_NAMES[state.phase]
        fields["active"] = SEAT_LETTERS[state.active]
        fields["start"] = SEAT_LETTERS[state.starter]
        fields["ask"] = ASK_NAMES[state.ask]
        fields["asked"] = letters_of(state.to_act, self.seats)
        fields["window"] = letters_of(state.window, self.seats)
        fields["played"] = self._played()
        fields["stack"] = self._frames()
        fields["batch"] = ",".join(self._card(card) for card in state.batch)
        fields["touched"] = ",".join(self._card(card) for card in state.touched)
        fields["named"] = ",".join(str(number) for number in state.named)
        if any(state.skips):
            fields["skips"] = ",".join(str(number) for number in state.skips)
        numbers = (
            state.plays,
            state.played,
            state.extra,
            state.neighs,
            state.barred,
            state.fresh,
            state.held,
            state.turns,
            state.entered,
        )
        for key, number in zip(NUMBERS, numbers, strict=False):
            fields[key] = str(number) if number else ""
        fields["plays"] = str(state.plays)
        fields["skip"] = "+".join(
            key for key, on in (("draw", state.skip_draw), ("action", state.skip_action)) if on
        )
        lent = list(state.loans)
        loans = zip(lent[::2], lent[1::2], strict=True)
        fields["lent"] = ",".join(f"{self._card(card)}@{SEAT_LETTERS[borrower]}" for card, borrower in loans)
        fields["called"] = "yes" if state.called else ""
        fields["swapped"] = letters_of(state.swapped, self.seats)
        if state.ending:
            winner = SEAT_LETTERS[state.winner] if state.winner >= 0 else "-"
            fields["end"] = f"{REASONS[state.ending].rpartition('.')[2]}@{winner}"
        fields["n"] = str(state.n)
        return " ".join(f"{key}={value}" for key, value in fields.items() if value)

    def _played(self) -> str:
        """The cards being played; nobody can answer a card any more that has no caller."""
        state = self.state
        words = []
        for place, card in enumerate(state.table.cards_in(PLAYED)):
            caller = SEAT_LETTERS[state.callers[place]] if place < len(state.callers) else "-"
            words.append(f"{state.deck.codes[state.deck.kinds[card]]}@{caller}")
        return ",".join(words)
