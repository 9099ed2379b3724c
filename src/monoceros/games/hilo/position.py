"""A situation of HiLo in one line, like FEN in chess.

    A=Ki,?,?Ma,?,?,?/?,?,?,?,?,? B=... discard=Fa,Kn draw=?Ph step=turn active=A

A layout is its upper and lower row. `Ki` lies open, `?Ki` is a hidden king, `?` any hidden card. `discard`
and `draw` run from bottom to top; cards named nowhere lie below those of `draw`, shuffled. `held=Ki` is a
taken card, `held=?Ki` a drawn one; `chosen=3,-` tells who has picked a start card; `end=magic` that a swap
ended the game. All but the layouts may be left out.
"""

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.hilo.actions import is_place
from monoceros.games.hilo.deck import SIZE
from monoceros.games.hilo.rules import HiloRules
from monoceros.games.hilo.setup import table_of
from monoceros.games.hilo.state import (
    BURN,
    CAST,
    DISCARD_PILE,
    DRAW_PILE,
    DRAWN,
    HELD,
    LAYOUT,
    OVER,
    START,
    STEP_NAMES,
    TAKEN,
    TURN,
    UNCOVER,
    HiloState,
)

ROW = 6
ANY = -1
LONGEST_NUMBER = 9


def write_position(state: HiloState) -> str:
    """The whole situation, hidden cards included."""
    table = state.table

    def cards(zone: int) -> list[str]:
        codes = [state.deck.codes[table.kind(zone, at)] for at in range(table.size(zone))]
        opened = [table.is_open(zone, at) for at in range(len(codes))]
        return [code if up else "?" + code for code, up in zip(codes, opened, strict=True)]

    words = []
    for seat in range(state.seats):
        row = cards(LAYOUT + seat)
        words.append(f"{SEAT_LETTERS[seat]}={','.join(row[:ROW])}/{','.join(row[ROW:])}")
    for key, zone in (("discard", DISCARD_PILE), ("draw", DRAW_PILE), ("held", HELD)):
        words.append(f"{key}={','.join(cards(int(zone))) or '-'}")
    words.append(f"step={STEP_NAMES[state.step]}")
    words.append(f"active={SEAT_LETTERS[state.active]} start={SEAT_LETTERS[state.starter]}")
    if state.step == START:
        words.append("chosen=" + ",".join(str(number or "-") for number in state.chosen_numbers()))
    if state.by_magic:
        words.append("end=magic")
    words.append(f"n={state.n}")
    return " ".join(words)


def read_position(text: str, rules: HiloRules, seats: int, rng: Rng) -> HiloState:
    """The situation a text describes; a `Mistake` names the part that makes no sense."""
    return _Reader(text, rules, seats, rng).read()


class _Reader:
    def __init__(self, text: str, rules: HiloRules, seats: int, rng: Rng) -> None:
        self.rules = rules
        self.seats = seats
        self.deck = rules.deck
        self.rng = rng
        self.fields = self._fields(text)
        self.left = list(range(len(self.deck.kinds)))
        self.seen = [NOBODY] * len(self.deck.kinds)

    def _fields(self, text: str) -> dict[str, str]:
        letters = list(SEAT_LETTERS[: self.seats])
        known = [*letters, "discard", "draw", "held", "step", "active", "start", "chosen", "end", "n"]
        fields: dict[str, str] = {}
        for word in text.split():
            key, _, value = word.partition("=")
            if key not in known:
                raise Mistake("position-field", word=word, known=", ".join(known))
            fields[key] = value
        for letter in letters:
            if letter not in fields:
                raise Mistake("position-seat-missing", seat=letter, seats=self.seats)
        return fields

    def read(self) -> HiloState:
        step = self._step()
        active = self._seat("active")
        zones: list[list[int]] = [[], [], []]
        wanted: list[tuple[int, int]] = []
        self._pile(zones, wanted, DRAW_PILE, "draw")
        self._pile(zones, wanted, DISCARD_PILE, "discard")
        self._pile(zones, wanted, HELD, "held")
        for seat in range(self.seats):
            zones.append([])
            self._layout(zones, wanted, seat)
        self._fill(zones, wanted)
        self._check_held(zones[HELD], step, active)
        table = table_of(self.deck, zones, self.seen)
        state = HiloState(self.rules, self.deck, self.seats, table, self.rng, self._seat("start", active))
        for seat in range(self.seats):
            for place in range(SIZE):
                if not state.is_hidden(seat, place):
                    state.note_opened(seat)
        state.step = step
        state.active = active
        state.n = self._count()
        state.by_magic = self.fields.get("end") == "magic"
        self._to_act(state)
        return state

    def _step(self) -> int:
        name = self.fields.get("step", STEP_NAMES[TURN])
        if name not in STEP_NAMES:
            raise Mistake("position-step", found=name, known=", ".join(STEP_NAMES))
        return STEP_NAMES.index(name)

    def _seat(self, key: str, usual: int = 0) -> int:
        letter = self.fields.get(key, SEAT_LETTERS[usual])
        if letter not in SEAT_LETTERS[: self.seats] or len(letter) != 1:
            raise Mistake("position-seat", field=key, found=letter, seats=self.seats)
        return SEAT_LETTERS.index(letter)

    def _count(self) -> int:
        count = self.fields.get("n", "0")
        if not (count.isdecimal() and count.isascii() and len(count) <= LONGEST_NUMBER):
            raise Mistake("position-n", found=count)
        return int(count)

    def _take(self, word: str) -> tuple[int, bool]:
        """The card a word names, off the cards that are left, and whether it lies open."""
        code = word.removeprefix("?")
        if not code:
            return ANY, False
        if code not in self.deck.codes:
            raise Mistake("position-card", found=word, known=", ".join(self.deck.codes))
        kind = self.deck.codes.index(code)
        for card in self.left:
            if self.deck.kinds[card] == kind:
                self.left.remove(card)
                return card, not word.startswith("?")
        raise Mistake("position-copies", card=code, copies=int(self.deck.copies[kind]))

    def _lay(self, zones: list[list[int]], wanted: list[tuple[int, int]], zone: int, word: str) -> None:
        card, up = self._take(word)
        if card == ANY:
            wanted.append((zone, len(zones[zone])))
        else:
            self.seen[card] = EVERYONE if up else NOBODY
        zones[zone].append(card)

    def _pile(self, zones: list[list[int]], wanted: list[tuple[int, int]], zone: int, key: str) -> None:
        listed = self.fields.get(key, "-")
        if listed == "-":
            return
        for word in listed.split(","):
            if zone != HELD and word.startswith("?") != (zone == DRAW_PILE):
                raise Mistake("position-face", field=key, found=word)
            self._lay(zones, wanted, int(zone), word)

    def _layout(self, zones: list[list[int]], wanted: list[tuple[int, int]], seat: int) -> None:
        letter = SEAT_LETTERS[seat]
        rows = [row.split(",") for row in self.fields[letter].split("/")]
        if [len(row) for row in rows] != [ROW, ROW]:
            found = "/".join(str(len(row)) for row in rows)
            raise Mistake("position-layout", seat=letter, found=found)
        for word in rows[0] + rows[1]:
            self._lay(zones, wanted, int(LAYOUT) + seat, word)

    def _fill(self, zones: list[list[int]], wanted: list[tuple[int, int]]) -> None:
        """Deal what the text left open: hidden cards, a first discard, the rest below the draw pile."""
        self.rng.shuffle(self.left)
        for zone, place in wanted:
            if not self.left:
                raise Mistake("position-too-many", cards=len(self.deck.kinds))
            zones[zone][place] = self.left.pop()
        if "discard" not in self.fields and self.left:
            card = self.left.pop()
            self.seen[card] = EVERYONE
            zones[DISCARD_PILE] = [card]
        zones[DRAW_PILE][:0] = self.left
        if not zones[DRAW_PILE]:
            raise Mistake("position-no-pile")

    def _check_held(self, held: list[int], step: int, active: int) -> None:
        if len(held) != (1 if step in (TAKEN, DRAWN) else 0):
            raise Mistake("position-held", step=STEP_NAMES[step], found=len(held))
        if held:
            # A taken card was open on the discard pile; a drawn one is known to who drew it.
            self.seen[held[0]] = EVERYONE if step == TAKEN else 1 << active

    def _to_act(self, state: HiloState) -> None:
        step = state.step
        hidden = [int(state.hidden(seat)) for seat in range(self.seats)]
        if step == OVER and max(hidden) > 0:
            raise Mistake("position-over")
        if step != OVER and min(hidden) == 0:
            raise Mistake("position-finished", seat=SEAT_LETTERS[hidden.index(0)])
        if step in (START, TURN, UNCOVER, BURN, CAST) and state.table.size(DISCARD_PILE) == 0:
            raise Mistake("position-no-discard")
        if step == OVER:
            state.to_act = 0
        elif step != START:
            state.to_act = 1 << state.active
        else:
            if min(hidden) != SIZE:
                raise Mistake("position-start")
            self._choices(state)

    def _choices(self, state: HiloState) -> None:
        state.to_act = (1 << self.seats) - 1
        picks = self.fields.get("chosen", ",".join("-" * self.seats)).split(",")
        if len(picks) != self.seats:
            raise Mistake("position-chosen", found=",".join(picks), seats=self.seats)
        for seat, pick in enumerate(picks):
            if pick == "-":
                continue
            if not is_place(pick):
                raise Mistake("position-chosen", found=pick, seats=self.seats)
            state.choose(seat, int(pick) - 1)
        if state.to_act == 0:
            raise Mistake("position-chosen", found=",".join(picks), seats=self.seats)
