"""Reading a situation of Unstable Unicorns from its text, which `position.py` explains."""

import re
from typing import Any

from monoceros.core.contract import SEAT_LETTERS, Rules
from monoceros.core.mistakes import Mistake, nearest, shortened
from monoceros.core.position import PositionReader
from monoceros.core.rng import Rng
from monoceros.core.stack import WIDTH as FRAME_WIDTH
from monoceros.core.table import EVERYONE, NOBODY, numbers
from monoceros.games.unstable_unicorns.position import NUMBERS, PILE_SIGNS, SIGN_MARKS, program_begin
from monoceros.games.unstable_unicorns.rules import run
from monoceros.games.unstable_unicorns.setup import Box
from monoceros.games.unstable_unicorns.state import (
    ASK_NAMES,
    ASK_NOTHING,
    ASK_OVER,
    DECK,
    DISCARD,
    EFFECT,
    GUARD,
    HAND,
    KIND,
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
    UnicornState,
    bare_state,
    lay_table,
)
from monoceros.games.unstable_unicorns.turns import begin_turn
from monoceros.games.unstable_unicorns.vocabulary import TYPE_BABY, WIDTH

PILES = {"deck": DECK, "discard": DISCARD, "nursery": NURSERY}
MOMENT = ("phase", "active", "start", "ask", "asked", "window", "played", "stack")
LISTS = ("skips", "named")
REFERENCES = ("batch", "touched")
ENDING = ("skip", "lent", "called", "swapped", "end")
NUMBER = re.compile(r"-?[0-9]{1,9}")
PLACE = re.compile(r"(?:([sh])([A-H])|([dxnp]))([0-9]{1,3})")
OPEN_CARD = -1
"""Stands in a zone for a card the text leaves open."""


def read_position(text: str, rules: Rules[Any], box: Box, rng: Rng) -> UnicornState:
    """The situation a text describes; a `Mistake` names the part that makes no sense."""
    return _Reader(text, rules, box, rng).read()


class _Reader(PositionReader):
    def __init__(self, text: str, rules: Rules[Any], box: Box, rng: Rng) -> None:
        seats = int(box.seats)
        self.rules = rules
        self.deck = box.deck
        self.profile = box.profile
        self.rng = rng
        self.wanted: list[tuple[int, int]] = []
        hands = [f"hand{letter}" for letter in SEAT_LETTERS[:seats]]
        known = [*SEAT_LETTERS[:seats], *hands, *PILES, *MOMENT, *REFERENCES, *LISTS, *NUMBERS, *ENDING]
        super().__init__(text, known, seats, self.deck, self.deck.codes, int(HAND) + 2 * seats)

    def _wrong(self, key: str, found: str) -> Mistake:
        return Mistake("unstable-unicorns-position", field=key, found=shortened(found) or "-")

    def read(self) -> UnicornState:
        for seat, letter in enumerate(self.letters):
            self._zone(letter, int(HAND) + self.seats + seat, EVERYONE)
        for seat, letter in enumerate(self.letters):
            self._zone(f"hand{letter}", int(HAND) + seat, 1 << seat)
        callers = self._played()
        for key, zone in PILES.items():
            self._zone(key, int(zone), NOBODY if zone == DECK else EVERYONE)
        self._fill()
        table = lay_table(self.deck, self.seats, self.zones, self.seen)
        state = bare_state(self.rules, self.seats, table, self.rng, self.deck, self.profile, 0)
        state.callers = numbers(callers)
        self._counters(state)
        state.active = self.seat("active")
        state.starter = self.seat("start", int(state.active))
        state.phase = self.one_of("phase", PHASE_NAMES, "action", "position-step")
        if "ask" in self.fields:
            self._middle(state)
        else:
            self._usual(state)
        return state

    def _usual(self, state: UnicornState) -> None:
        """The moment a phase begins with."""
        if state.phase == OVER or self.zones[PLAYED]:
            raise self._wrong("phase", self.fields.get("phase", "played"))
        if state.phase == START:
            begin_turn(state, state.active)
        elif state.phase != SETUP and "plays" not in self.fields:
            state.plays = 1
        run(state)

    def _middle(self, state: UnicornState) -> None:
        """The very moment the text was written at."""
        state.ask = self.one_of("ask", ASK_NAMES, "", "position-step")
        state.to_act = self.mask("asked", self.fields.get("asked", ""))
        state.window = self.mask("window", self.fields.get("window", ""))
        self._frames(state)
        state.batch = numbers([self._reference("batch", word) for word in self.words("batch")])
        state.touched = numbers([self._reference("touched", word) for word in self.words("touched")])
        loans: list[int] = []
        for word in self.words("lent"):
            place, _, letter = word.partition("@")
            loans += [self._reference("lent", place), self.letter("lent", letter)]
        state.loans = numbers(loans)
        self._ending(state)
        asked = state.ask not in (ASK_NOTHING, ASK_OVER)
        if asked != bool(state.to_act) or (state.ask == ASK_OVER) != (state.phase == OVER):
            raise self._wrong("ask", self.fields["ask"])

    def _ending(self, state: UnicornState) -> None:
        end = self.fields.get("end", "")
        if bool(end) != (state.phase == OVER):
            raise self._wrong("end", end)
        if end:
            word, _, letter = end.partition("@")
            reasons = [reason.rpartition(".")[2] for reason in REASONS]
            if word not in reasons:
                raise self._wrong("end", end)
            state.ending = reasons.index(word)
            state.winner = self.letter("end", letter) if letter != "-" else -1

    # Cards

    def no_card(self, code: str, pool: range) -> Mistake:
        del pool
        found = nearest(code, self.codes)
        return Mistake("unstable-unicorns-position-card", found=shortened(code), nearest=found)

    def _zone(self, key: str, zone: int, usual: int) -> None:
        for word in self.words(key):
            code, plus, known = word.partition("+")
            code, sign = self._signed(zone, code)
            if code == "?":
                self.wanted.append((zone, len(self.zones[zone])))
                self.zones[zone].append(OPEN_CARD)
                continue
            card = self.take(code)
            foal = self.deck.types[self.deck.kinds[card]] == TYPE_BABY
            stabled = zone >= HAND + self.seats
            if foal != (zone == NURSERY) and not (foal and stabled):
                raise self._wrong(key, word)
            mask = EVERYONE if known == "*" else usual
            if plus and known != "*":
                mask |= self.mask(key, known)
            self.put(zone, card, mask | sign)

    def _signed(self, zone: int, code: str) -> tuple[str, int]:
        """A code without the mark of a card that is new in its hand, and the sign meant by that mark."""
        for sign, mark in SIGN_MARKS.items():
            if code.endswith(mark) and HAND <= zone < HAND + self.seats:
                return code.removesuffix(mark), sign
        return code, 0

    def _played(self) -> list[int]:
        """Lay out the cards being played; who plays those that can still be answered."""
        callers = []
        for word in self.words("played"):
            code, _, letter = word.partition("@")
            self.put(int(PLAYED), self.take(code), EVERYONE)
            if letter != "-":
                callers.append(self.letter("played", letter))
        return callers

    def _fill(self) -> None:
        """Deal what the text left open: cards marked ?, the rest of the foals, the rest of the deck."""
        foals = [card for card in self.left if self.deck.types[self.deck.kinds[card]] == TYPE_BABY]
        rest = [card for card in self.left if card not in foals]
        self.rng.shuffle(rest)
        for zone, place in self.wanted:
            if not rest or zone == NURSERY:
                raise Mistake("position-too-many", cards=int(self.deck.size))
            card = rest.pop()
            self.zones[zone][place] = card
            seat = zone - int(HAND)
            if zone != DECK:
                self.seen[card] = 1 << seat if 0 <= seat < self.seats else EVERYONE
        for card in foals:
            self.seen[card] = EVERYONE
        self.zones[NURSERY] += foals
        self.zones[DECK][:0] = rest

    def _reference(self, key: str, word: str) -> int:
        match = PLACE.fullmatch(word)
        if match is None:
            raise self._wrong(key, word)
        kind, letter, pile, number = match.groups()
        if pile:
            zone = int(PILE_SIGNS[pile])
        else:
            seat = self.letter(key, letter)
            zone = int(HAND) + seat + (self.seats if kind == "s" else 0)
        cards = self.zones[zone]
        if int(number) >= len(cards):
            raise self._wrong(key, word)
        return cards[int(number)]

    # Numbers and words

    def _counters(self, state: UnicornState) -> None:
        found = {key: self._number(key, self.fields.get(key, "0") or "0") for key in NUMBERS}
        state.plays, state.played, state.extra = found["plays"], found["spent"], found["extra"]
        state.neighs, state.barred, state.n = found["neighs"], found["barred"], found["n"]
        state.turns, state.entered = found["turns"], found["entered"]
        state.fresh, state.held = found["fresh"], found["held"]
        if self.words("skips"):
            skips = [self._number("skips", word) for word in self.words("skips")]
            if len(skips) != self.seats:
                raise self._wrong("skips", self.fields["skips"])
            state.skips = numbers(skips)
        state.named = numbers([self._number("named", word) for word in self.words("named")])
        skipped = self.fields.get("skip", "").split("+")
        state.skip_draw, state.skip_action = "draw" in skipped, "action" in skipped
        state.called = self.fields.get("called") == "yes"
        state.swapped = self.mask("swapped", self.fields.get("swapped", ""))

    def _number(self, key: str, word: str) -> int:
        if not NUMBER.fullmatch(word):
            raise self._wrong(key, word)
        return int(word)

    def _frames(self, state: UnicornState) -> None:
        for word in self.words("stack"):
            parts = word.split("/")
            if len(parts) != FRAME_WIDTH:
                raise self._wrong("stack", word)
            source = parts[SOURCE]
            if parts[KIND] in (str(EFFECT), str(GUARD), str(PLAY)):
                parts[SOURCE] = str(self._reference("stack", source))
            frame = [self._number("stack", part) for part in parts]
            if frame[KIND] in (EFFECT, PLAY):
                frame[PC] = program_begin(self.deck, frame) + frame[PC] * int(WIDTH)
            state.stack.push(*frame)
