"""A situation of Unstable Unicorns in one line, like FEN in chess.

    A=FSle,RoHo B=FHic,BMon handA=NPol,LuDi handB=?,? discard=Enco deck=BToa,BQue phase=action active=A

`A` is the stable of seat A, `handA` what A holds. A card of a hand is known to its holder, a card of the deck
to nobody; `NPol+B` is also known to B and `NPol+*` to everybody. `deck` and `discard` run from bottom to top.
`?` is any card of the deck; cards named nowhere lie below those of `deck`, shuffled, or in the nursery.
Everything may be left out: then it is the usual moment - the active seat is asked for its action.
`phase=start` begins its turn.

What is written besides is for situations in the middle of an effect: `ask` and `asked` (what is asked of
whom), `window`, `stack` (the frames, innermost last), `played` (cards being played and by whom), `named`,
`batch` and `touched` (start effects), `lent`, and some counters. A card there goes by its place: `sA2` is the
third card of A's stable, `hA0` the first of A's hand; `d`, `x`, `n` and `p` are deck, discard pile, nursery
and played cards.
"""

import re

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake, nearest, shortened
from monoceros.core.rng import Rng
from monoceros.core.stack import WIDTH as FRAME_WIDTH
from monoceros.core.table import EVERYONE, NOBODY, ONLOOKER
from monoceros.games.unstable_unicorns.board import (
    ASK_NAMES,
    ASK_NOTHING,
    ASK_OVER,
    DECK,
    DISCARD,
    EFFECT,
    FLAGS,
    GUARD,
    HAND,
    KIND,
    NO_CARD,
    NURSERY,
    OVER,
    PC,
    PHASE_NAMES,
    PLAY,
    PLAYED,
    REASONS,
    SETUP,
    SOURCE,
    START,
    TRIGGER_BITS,
)
from monoceros.games.unstable_unicorns.dealing import empty_table
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.games.unstable_unicorns.vocabulary import ON_ENTER, ON_PLAY, TYPE_BABY, TYPE_MAGIC, WIDTH

PILES = {"deck": DECK, "discard": DISCARD, "nursery": NURSERY}
PILE_SIGNS = {"d": DECK, "x": DISCARD, "n": NURSERY, "p": PLAYED}
NUMBERS = ("plays", "spent", "extra", "neighs", "barred", "n")
LISTS = ("skips", "named")
REFERENCES = ("batch", "touched")
LONGEST_NUMBER = 9
NUMBER = re.compile(r"-?[0-9]{1,9}")
PLACE = re.compile(r"(?:([sh])([A-H])|([dxnp]))([0-9]{1,3})")


def write_position(state: UnicornState) -> str:
    """The whole situation, hidden cards included."""
    return _Writer(state).write()


def read_position(
    text: str, seats: int, deck: UnicornDeck, rng: Rng, targeting: int, party: int
) -> UnicornState:
    """The situation a text describes; a `Mistake` names the part that makes no sense."""
    return _Reader(text, seats, deck, rng, targeting, party).read()


def _program_begin(deck: UnicornDeck, frame: list[int]) -> int:
    """Where the program of a frame begins; its step is written counted from there."""
    kind = deck.kinds[frame[SOURCE]]
    if frame[KIND] == EFFECT:
        return deck.begin[kind * 4 + (frame[FLAGS] & TRIGGER_BITS)]
    trigger = ON_PLAY if deck.types[kind] == TYPE_MAGIC else ON_ENTER
    return deck.begin[kind * 4 + trigger]


class _Writer:
    def __init__(self, state: UnicornState) -> None:
        self.state = state
        self.seats = int(state.seats)
        self.places = {
            card: self._zone_sign(zone) + str(place)
            for zone, cards in enumerate(state.table.zones)
            for place, card in enumerate(cards)
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
        for card in table.zones[zone]:
            seen = table.seen[card]
            known = "*" if seen >> ONLOOKER & 1 else self._letters(seen & ~usual)
            code = self.state.deck.codes[table.cards.kinds[card]]
            words.append(code if usual == EVERYONE or not known else f"{code}+{known}")
        return ",".join(words) or "-"

    def _letters(self, mask: int) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in range(self.seats) if mask >> seat & 1)

    def _card(self, card: int) -> str:
        return self.places[card] if card != NO_CARD else "-"

    def _frames(self) -> str:
        numbers = self.state.stack.numbers
        width = int(FRAME_WIDTH)
        words = []
        for at in range(0, len(numbers), width):
            frame = [int(number) for number in numbers[at : at + width]]
            parts = [str(number) for number in frame]
            if frame[KIND] in (EFFECT, GUARD, PLAY):
                parts[SOURCE] = self._card(frame[SOURCE])
            if frame[KIND] in (EFFECT, PLAY):
                parts[PC] = str((frame[PC] - _program_begin(self.state.deck, frame)) // WIDTH)
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
        fields["asked"] = self._letters(state.to_act)
        fields["window"] = self._letters(state.window)
        fields["played"] = self._played()
        fields["stack"] = self._frames()
        fields["batch"] = ",".join(self._card(card) for card in state.batch)
        fields["touched"] = ",".join(self._card(card) for card in state.touched)
        fields["named"] = ",".join(str(number) for number in state.named)
        if any(state.skips):
            fields["skips"] = ",".join(str(number) for number in state.skips)
        numbers = (state.plays, state.played, state.extra, state.neighs, state.barred)
        for key, number in zip(NUMBERS, numbers, strict=False):
            fields[key] = str(number) if number else ""
        fields["plays"] = str(state.plays)
        fields["skip"] = "+".join(
            key for key, on in (("draw", state.skip_draw), ("action", state.skip_action)) if on
        )
        loans = zip(state.loans[::2], state.loans[1::2], strict=True)
        fields["lent"] = ",".join(f"{self._card(card)}@{SEAT_LETTERS[borrower]}" for card, borrower in loans)
        fields["called"] = "yes" if state.called else ""
        fields["swapped"] = self._letters(state.swapped)
        if state.ending:
            winner = SEAT_LETTERS[state.winner] if state.winner >= 0 else "-"
            fields["end"] = f"{REASONS[state.ending].rpartition('.')[2]}@{winner}"
        fields["n"] = str(state.n)
        return " ".join(f"{key}={value}" for key, value in fields.items() if value)

    def _played(self) -> str:
        """The cards being played; nobody can answer a card any more that has no caller."""
        state = self.state
        words = []
        for place, card in enumerate(state.table.zones[PLAYED]):
            caller = SEAT_LETTERS[state.callers[place]] if place < len(state.callers) else "-"
            words.append(f"{state.deck.codes[state.deck.kinds[card]]}@{caller}")
        return ",".join(words)


class _Reader:
    def __init__(
        self, text: str, seats: int, deck: UnicornDeck, rng: Rng, targeting: int, party: int
    ) -> None:
        self.seats = seats
        self.deck = deck
        self.letters = SEAT_LETTERS[:seats]
        self.table = empty_table(deck, seats)
        self.state = UnicornState(seats, self.table, deck, rng, 0, targeting, party)
        self.left = list(range(len(deck.kinds)))
        self.wanted: list[tuple[int, int]] = []
        self.fields = self._fields(text)

    def _fields(self, text: str) -> dict[str, str]:
        hands = [f"hand{letter}" for letter in self.letters]
        known = [*self.letters, *hands, *PILES, "phase", "active", "start", "ask", "asked", "window"]
        known += [
            "played",
            "stack",
            *REFERENCES,
            *LISTS,
            *NUMBERS,
            "skip",
            "lent",
            "called",
            "swapped",
            "end",
        ]
        fields: dict[str, str] = {}
        for word in text.split():
            key, _, value = word.partition("=")
            if key not in known:
                raise Mistake("position-field", word=shortened(word), known=", ".join(known))
            fields[key] = value
        return fields

    def _wrong(self, key: str, found: str) -> Mistake:
        return Mistake("unstable-unicorns-position", field=key, found=shortened(found) or "-")

    def read(self) -> UnicornState:
        state = self.state
        for seat, letter in enumerate(self.letters):
            self._zone(letter, int(state.stable(seat)), EVERYONE)
        for seat, letter in enumerate(self.letters):
            self._zone(f"hand{letter}", int(HAND) + seat, 1 << seat)
        self._played()
        for key, zone in PILES.items():
            self._zone(key, int(zone), NOBODY if zone == DECK else EVERYONE)
        self._fill()
        self._counters()
        state.active = self._seat("active")
        state.starter = self._seat("start", int(state.active))
        state.phase = self._word("phase", PHASE_NAMES, "action")
        if "ask" in self.fields:
            self._middle()
        else:
            self._usual()
        return state

    def _usual(self) -> None:
        """The moment a phase begins with."""
        state = self.state
        if state.phase == OVER or state.table.zones[PLAYED]:
            raise self._wrong("phase", self.fields.get("phase", "played"))
        if state.phase == START:
            state.begin_turn(state.active)
        elif state.phase != SETUP and "plays" not in self.fields:
            state.plays = 1
        state.run()

    def _middle(self) -> None:
        """The very moment the text was written at."""
        state = self.state
        state.ask = self._word("ask", ASK_NAMES, "")
        state.to_act = self._mask("asked")
        state.window = self._mask("window")
        self._frames()
        for key, cards in (("batch", state.batch), ("touched", state.touched)):
            cards += [self._reference(key, word) for word in self._words(key)]
        for word in self._words("lent"):
            place, _, letter = word.partition("@")
            state.loans = [*state.loans, self._reference("lent", place), self._letter("lent", letter)]
        self._ending()
        asked = state.ask not in (ASK_NOTHING, ASK_OVER)
        if asked != bool(state.to_act) or (state.ask == ASK_OVER) != (state.phase == OVER):
            raise self._wrong("ask", self.fields["ask"])

    def _ending(self) -> None:
        state = self.state
        end = self.fields.get("end", "")
        if bool(end) != (state.phase == OVER):
            raise self._wrong("end", end)
        if end:
            word, _, letter = end.partition("@")
            reasons = [reason.rpartition(".")[2] for reason in REASONS]
            if word not in reasons:
                raise self._wrong("end", end)
            state.ending = reasons.index(word)
            state.winner = self._letter("end", letter) if letter != "-" else -1

    # Cards

    def _words(self, key: str) -> list[str]:
        value = self.fields.get(key, "-")
        return [] if value in ("", "-") else value.split(",")

    def _take(self, code: str) -> int:
        """The card a code names, off the cards that are left."""
        if code not in self.deck.codes:
            raise Mistake(
                "unstable-unicorns-position-card",
                found=shortened(code),
                nearest=nearest(code, self.deck.codes),
            )
        kind = self.deck.codes.index(code)
        for card in self.left:
            if self.deck.kinds[card] == kind:
                self.left.remove(card)
                return card
        raise Mistake("position-copies", card=code, copies=self.deck.kinds.count(kind))

    def _zone(self, key: str, zone: int, usual: int) -> None:
        for word in self._words(key):
            code, plus, known = word.partition("+")
            if code == "?":
                self.wanted.append((zone, len(self.table.zones[zone])))
                self.table.zones[zone].append(-1)
                continue
            card = self._take(code)
            foal = self.deck.types[self.deck.kinds[card]] == TYPE_BABY
            stabled = zone >= HAND + self.seats
            if foal != (zone == NURSERY) and not (foal and stabled):
                raise self._wrong(key, word)
            self.table.zones[zone].append(card)
            mask = EVERYONE if known == "*" else usual
            if plus and known != "*":
                for letter in known:
                    mask |= 1 << self._letter(key, letter)
            self.table.seen[card] = mask

    def _played(self) -> None:
        for word in self._words("played"):
            code, _, letter = word.partition("@")
            card = self._take(code)
            self.table.zones[PLAYED].append(card)
            self.table.seen[card] = EVERYONE
            if letter != "-":
                self.state.callers.append(self._letter("played", letter))

    def _fill(self) -> None:
        """Deal what the text left open: cards marked ?, the rest of the foals, the rest of the deck."""
        foals = [card for card in self.left if self.deck.types[self.deck.kinds[card]] == TYPE_BABY]
        rest = [card for card in self.left if card not in foals]
        self.state.rng.shuffle(rest)
        for zone, place in self.wanted:
            if not rest or zone == NURSERY:
                raise Mistake("position-too-many", cards=len(self.deck.kinds))
            card = rest.pop()
            self.table.zones[zone][place] = card
            seat = zone - int(HAND)
            if zone != DECK:
                self.table.seen[card] = 1 << seat if 0 <= seat < self.seats else EVERYONE
        for card in foals:
            self.table.seen[card] = EVERYONE
        self.table.zones[NURSERY] += foals
        self.table.zones[DECK][:0] = rest

    def _reference(self, key: str, word: str) -> int:
        match = PLACE.fullmatch(word)
        if match is None:
            raise self._wrong(key, word)
        kind, letter, pile, number = match.groups()
        if pile:
            zone = int(PILE_SIGNS[pile])
        else:
            seat = self._letter(key, letter)
            zone = int(HAND) + seat + (self.seats if kind == "s" else 0)
        cards = self.table.zones[zone]
        if int(number) >= len(cards):
            raise self._wrong(key, word)
        return cards[int(number)]

    # Numbers and words

    def _counters(self) -> None:
        state = self.state
        numbers = {key: self._number(key, self.fields.get(key, "0") or "0") for key in NUMBERS}
        state.plays, state.played, state.extra = numbers["plays"], numbers["spent"], numbers["extra"]
        state.neighs, state.barred, state.n = numbers["neighs"], numbers["barred"], numbers["n"]
        if self._words("skips"):
            state.skips = [self._number("skips", word) for word in self._words("skips")]
            if len(state.skips) != self.seats:
                raise self._wrong("skips", self.fields["skips"])
        state.named = [self._number("named", word) for word in self._words("named")]
        skipped = self.fields.get("skip", "").split("+")
        state.skip_draw, state.skip_action = "draw" in skipped, "action" in skipped
        state.called = self.fields.get("called") == "yes"
        state.swapped = self._mask("swapped")

    def _number(self, key: str, word: str) -> int:
        if not NUMBER.fullmatch(word):
            raise self._wrong(key, word)
        return int(word)

    def _word(self, key: str, known: tuple[str, ...], usual: str) -> int:
        word = self.fields.get(key, usual)
        if word not in known:
            raise Mistake("position-step", found=shortened(word), known=", ".join(filter(None, known)))
        return known.index(word)

    def _letter(self, key: str, letter: str) -> int:
        if len(letter) != 1 or letter not in self.letters:
            raise Mistake("position-seat", field=key, found=shortened(letter) or "-", seats=self.seats)
        return self.letters.index(letter)

    def _seat(self, key: str, usual: int = 0) -> int:
        return self._letter(key, self.fields[key]) if key in self.fields else usual

    def _mask(self, key: str) -> int:
        mask = 0
        for letter in self.fields.get(key, ""):
            mask |= 1 << self._letter(key, letter)
        return mask

    def _frames(self) -> None:
        for word in self._words("stack"):
            parts = word.split("/")
            if len(parts) != FRAME_WIDTH:
                raise self._wrong("stack", word)
            source = parts[SOURCE]
            if parts[KIND] in (str(EFFECT), str(GUARD), str(PLAY)):
                parts[SOURCE] = str(self._reference("stack", source))
            frame = [self._number("stack", part) for part in parts]
            if frame[KIND] in (EFFECT, PLAY):
                frame[PC] = _program_begin(self.deck, frame) + frame[PC] * int(WIDTH)
            self.state.stack.numbers += frame
