"""What each viewer is told of a table: view, choices, and how the match ended."""

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.table import UNKNOWN
from monoceros.core.wire import Choice, Outcome, Part, Score
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ASK_CARD,
    ASK_FOAL,
    ASK_FOUND,
    ASK_NAMES,
    ASK_NEIGH,
    DECK,
    DISCARD,
    EFFECT,
    FLAGS,
    GUARD,
    HAND,
    KIND,
    LEFT,
    LETTERS,
    NOBODY,
    NOT_OVER,
    NURSERY,
    PARTY_NAMES,
    PC,
    PHASE_NAMES,
    PLAY,
    PLAYED,
    REASONS,
    SOURCE,
    TARGET,
    TARGETING_NAMES,
    TRIGGER_BITS,
)
from monoceros.games.unstable_unicorns.turns import UnicornTurns
from monoceros.games.unstable_unicorns.view import Loan, Played, Prompt, UnicornView


class UnicornShowing(UnicornTurns):
    """A table that can be looked at."""

    def names_in(self, zone: i64, viewer: i64) -> list[str | None]:
        """A zone as a viewer may know it."""
        names = self.deck.names
        return [names[kind] if kind != UNKNOWN else None for kind in self.table.shown(zone, viewer)]

    def open_names(self, zone: i64) -> list[str]:
        """A zone that lies open."""
        return [self.name_of(card) for card in self.table.zones[zone]]

    def _known_top(self, viewer: i64) -> list[str | None]:
        """What a viewer knows of the deck from the top down, cut off after the last known card."""
        seen = self.table.seen
        bit: i64 = 1 << viewer
        top: list[str | None] = []
        known: i64 = 0
        for card in reversed(self.table.zones[DECK]):
            if seen[card] & bit:
                top.append(self.name_of(card))
                known = len(top)
            else:
                top.append(None)
        return top[:known]

    def view(self, viewer: int) -> UnicornView:
        """What this viewer may know."""
        seats = range(int(self.seats))
        statics = [self.statics(seat) for seat in seats]
        return UnicornView(
            game="unstable-unicorns",
            seats=int(self.seats),
            you=viewer if viewer < self.seats else None,
            n=self.told_n(viewer),
            to_act=self.asked(viewer),
            phase=PHASE_NAMES[self.phase],
            active=int(self.active),
            starter=int(self.starter),
            goal=int(self.goal()),
            stables=[self.open_names(self.stable(seat)) for seat in seats],
            unicorns=[int(self.unicorns(seat)) for seat in seats],
            hands=[self.names_in(HAND + seat, viewer) for seat in seats],
            deck=len(self.table.zones[DECK]),
            top=self._known_top(viewer),
            discard=self.open_names(DISCARD),
            nursery=self.open_names(NURSERY),
            stack=self._played(),
            prompt=self._prompt(),
            waiting=[self.name_of(card) for card in self.batch],
            plays=int(self.plays),
            played=int(self.played),
            skip_draw=self.skip_draw,
            skip_action=self.skip_action,
            skips=self.skips[:],
            extra=int(self.extra),
            limits=[int(self.hand_limit(seat)) for seat in seats],
            loan=self._loan(),
            blank=[bits & v.BLANK != 0 for bits in statics],
            cows=[bits & v.COWS != 0 for bits in statics],
            strike=self.strike(),
            swapped=[self.swapped >> seat & 1 == 1 for seat in seats],
            party=PARTY_NAMES[self.party],
            targeting=TARGETING_NAMES[self.targeting],
            stock=self.deck.stock.copy(),
        )

    def _loan(self) -> Loan | None:
        if len(self.loans) == 0:
            return None
        return Loan(card=self.name_of(self.loans[0]), home=int(self.active), borrower=self.loans[1])

    def _played(self) -> list[Played]:
        """The card being played and the Neigh cards on it; a magic card at work has no answers any more."""
        found: list[Played] = []
        for place, card in enumerate(self.table.zones[PLAYED]):
            seat: i64 = self.callers[place] if place < len(self.callers) else self.active
            targets: list[int] = []
            if place == 0:
                targets = self.named_seats()
            found.append(Played(seat=int(seat), card=self.name_of(card), targets=targets))
        return found

    def _prompt(self) -> Prompt:
        card: str | None = None
        threatened: str | None = None
        trigger = ""
        step: i64 = 0
        do = ""
        target: i64 = NOBODY
        left: i64 = 0
        kind: i64 = self.stack.get(KIND) if self.stack.depth() > 0 else -1
        if self.ask == ASK_NEIGH:
            card = self.name_of(self.table.zones[PLAYED][-1])
        elif kind == EFFECT or kind == PLAY:
            source = self.stack.get(SOURCE)
            card = self.name_of(source)
            which = self.stack.get(FLAGS) & TRIGGER_BITS if kind == EFFECT else self.prompt_trigger()
            trigger = v.TRIGGERS[which]
            pc = self.stack.get(PC)
            at: i64 = self.deck.kinds[source] * 4 + which
            if pc < self.deck.end[at]:
                step = (pc - self.deck.begin[at]) // v.WIDTH
                do = v.VERB_NAMES[self.deck.code[pc + v.VERB]]
            else:
                do = "play"
            if kind == EFFECT:
                target = self.stable_asked() if self.ask == ASK_CARD else self.stack.get(TARGET)
                left = self.stack.get(LEFT)
                if left < 0 or self.deck.code[pc + v.VERB] == v.MOVE:
                    left = 0
        elif kind == GUARD:
            threatened = self.name_of(self.stack.get(SOURCE))
            target = self.stack.get(TARGET)
            do = "sacrifice" if target == NOBODY else "destroy"
        return Prompt(
            key=ASK_NAMES[self.ask],
            card=card,
            trigger=trigger,
            step=int(step),
            do=do,
            target=int(target) if target != NOBODY else None,
            threatened=threatened,
            left=int(left),
        )

    def prompt_trigger(self) -> i64:
        """The moment of the program whose players are being named."""
        kind = self.deck.kinds[self.stack.get(SOURCE)]
        return v.ON_PLAY if self.deck.types[kind] == v.TYPE_MAGIC else v.ON_ENTER

    # Choices

    def choice(self, seat: i64, action: i64) -> Choice:
        """An action with the places of the table it is about; their names are in `view.py`."""
        about: list[str] = []
        if action == a.DRAW:
            about = ["deck"]
        elif a.PLAYER <= action < a.PLAY:
            about = [seat_letter(a.player_seat(self.seats, seat, action))]
        elif action >= a.PLAY:
            about = [self._place(seat, action) + "/" + self.deck.names[(action - a.PLAY) % a.ROOM]]
        text = a.format_action(int(self.seats), int(seat), int(action), self.deck.names)
        return Choice(action=int(action), text=text, verb=a.verb(int(action)), about=about)

    def _place(self, seat: i64, action: i64) -> str:
        if action < a.PICK:
            return "hand"
        if action >= a.USE:
            return seat_letter(seat)
        if self.ask == ASK_FOAL:
            return "nursery"
        if self.ask == ASK_CARD:
            return seat_letter(self.stable_asked())
        if self.ask == ASK_FOUND:
            zone = self.place_searched()
            if zone >= HAND:
                return "hand-" + seat_letter(zone - HAND)
            return ("deck", "discard", "nursery")[zone]
        return "hand"

    # The end

    def scores(self) -> list[int]:
        """What each stable counts."""
        return [int(self.unicorns(seat)) for seat in range(int(self.seats))]

    def winners(self) -> list[int]:
        """Whoever won, or nobody."""
        return [int(self.winner)] if self.winner != NOBODY else []

    def outcome(self) -> Outcome | None:
        """Who won and why, with the unicorns that counted, and the letters where they decided."""
        if self.ending == NOT_OVER:
            return None
        return Outcome(
            winners=[int(self.winner)] if self.winner != NOBODY else [],
            scores=[self._score(seat) for seat in range(int(self.seats))],
            reason=REASONS[self.ending],
        )

    def _score(self, seat: i64) -> Score:
        total = int(self.unicorns(seat))
        places: list[str] = []
        if total > 0:
            places = [
                seat_letter(seat) + "/" + self.name_of(card)
                for card in self.table.zones[self.stable(seat)]
                if self.deck.unicorn[self.deck.kinds[card]]
            ]
        parts = [Part(key="unicorns", points=total, places=places)]
        if self.ending >= LETTERS:
            letters = int(self.letters(seat))
            parts.append(Part(key="letters", points=0, places=[str(letters)], params={"letters": letters}))
        return Score(seat=int(seat), total=total, parts=parts)
