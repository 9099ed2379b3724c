"""A situation of HiLo in one line, like FEN in chess.

    A=Ki,?,?Ma,?,?,?/?,?,?,?,?,? B=... discard=Fa,Kn draw=?Ph step=turn active=A

A layout is its upper and lower row. `Ki` lies open, `?Ki` is a hidden king, `?` any hidden card. `discard`
and `draw` run from bottom to top; cards named nowhere lie below those of `draw`, shuffled. `held=Ki` is a
taken card, `held=?Ki` a drawn one; `chosen=3,-` tells who has picked a start card; `end=magic` that a swap
ended the game. All but the layouts may be left out.
"""

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake
from monoceros.core.position import PositionReader, listed
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
FIELDS = ("discard", "draw", "held", "step", "active", "start", "chosen", "end", "n")


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
        words.append(f"{key}={listed(cards(int(zone)))}")
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


class _Reader(PositionReader):
    def __init__(self, text: str, rules: HiloRules, seats: int, rng: Rng) -> None:
        self.rules = rules
        self.deck = rules.deck
        self.rng = rng
        self.wanted: list[tuple[int, int]] = []
        """Where a card lies that the text leaves open: zone and place."""
        known = [*SEAT_LETTERS[:seats], *FIELDS]
        super().__init__(text, known, seats, self.deck, self.deck.codes, int(LAYOUT) + seats)
        for letter in self.letters:
            if letter not in self.fields:
                raise Mistake("position-seat-missing", seat=letter, seats=seats)

    def read(self) -> HiloState:
        step = self.one_of("step", STEP_NAMES, STEP_NAMES[TURN], "position-step")
        active = self.seat("active")
        self._pile(int(DRAW_PILE), "draw")
        self._pile(int(DISCARD_PILE), "discard")
        self._pile(int(HELD), "held")
        for seat in range(self.seats):
            self._layout(seat)
        self._fill()
        self._check_held(self.zones[HELD], step, active)
        table = table_of(self.deck, self.zones, self.seen)
        state = HiloState(self.rules, self.deck, self.seats, table, self.rng, self.seat("start", active))
        for seat in range(self.seats):
            for place in range(SIZE):
                if not state.is_hidden(seat, place):
                    state.note_opened(seat)
        state.step = step
        state.active = active
        state.n = self.number("n", 0, code="position-n")
        state.by_magic = self.fields.get("end") == "magic"
        self._to_act(state)
        return state

    def _lay(self, zone: int, word: str) -> None:
        """The card a word names, hidden after a question mark; any hidden card for that alone."""
        code = word.removeprefix("?")
        card = self.take(code) if code else ANY
        if card == ANY:
            self.wanted.append((zone, len(self.zones[zone])))
        else:
            self.seen[card] = NOBODY if word.startswith("?") else EVERYONE
        self.zones[zone].append(card)

    def _pile(self, zone: int, key: str) -> None:
        for word in self.words(key):
            if zone != HELD and word.startswith("?") != (zone == DRAW_PILE):
                raise Mistake("position-face", field=key, found=word)
            self._lay(zone, word)

    def _layout(self, seat: int) -> None:
        letter = SEAT_LETTERS[seat]
        rows = [row.split(",") for row in self.fields[letter].split("/")]
        if [len(row) for row in rows] != [ROW, ROW]:
            found = "/".join(str(len(row)) for row in rows)
            raise Mistake("position-layout", seat=letter, found=found)
        for word in rows[0] + rows[1]:
            self._lay(int(LAYOUT) + seat, word)

    def _fill(self) -> None:
        """Deal what the text left open: hidden cards, a first discard, the rest below the draw pile."""
        self.rng.shuffle(self.left)
        for zone, place in self.wanted:
            if not self.left:
                raise Mistake("position-too-many", cards=len(self.kinds))
            self.zones[zone][place] = self.left.pop()
        if "discard" not in self.fields and self.left:
            self.put(int(DISCARD_PILE), self.left.pop(), EVERYONE)
        self.zones[DRAW_PILE][:0] = self.left
        if not self.zones[DRAW_PILE]:
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
