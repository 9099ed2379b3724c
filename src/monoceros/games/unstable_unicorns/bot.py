"""A bot that plays Unstable Unicorns with its head.

It knows the view it is handed and the deck printed in the rules, nothing else. It fills its own stable, turns
what hurts against whoever is closest to winning, and keeps its Neigh cards for what matters.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.core.wire import View
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.view import UnicornView
from monoceros.games.unstable_unicorns.vocabulary import WIDTH
from monoceros.games.unstable_unicorns.worth import HAND_CARD, Worth

WIN: Final = 100.0
"""What winning now outweighs."""
HELPFUL: Final = ("give", "lend", "move")
"""Verbs that do the chosen player a favour: the weakest is chosen."""


class HeuristicBot(Bot):
    """Plays the action that seems best by the worth of cards and by how close everybody is to winning."""

    def __init__(self, deck: UnicornDeck) -> None:
        self.deck = deck
        self.worth = Worth(deck)
        self.kind_of = {name: kind for kind, name in enumerate(deck.names)}

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """The legal action that promises most; equally good ones by chance."""
        assert isinstance(view, UnicornView)
        assert view.you is not None
        if len(legal) == 1:
            return legal[0]
        you = view.you
        best = legal[0]
        best_gain = -1e9
        ties: i64 = 1
        for action in legal:
            gain = self._gain(view, you, action)
            if gain > best_gain:
                best, best_gain, ties = action, gain, 1
            elif gain == best_gain:
                ties += 1
                if rng.below(ties) == 0:
                    best = action
        return best

    def gains(self, view: UnicornView, you: i64, legal: list[int]) -> list[float]:
        """How much each legal action promises; the measure differs from question to question."""
        return [self._gain(view, you, action) for action in legal]

    def _gain(self, view: UnicornView, you: i64, action: i64) -> float:
        key = view.prompt.key
        if key == "action":
            return self._action(view, you, action)
        if key == "neigh":
            return 0.0 if action == a.PASS else self._neigh(view, you, action - a.PLAY)
        if key == "use":
            return 0.0 if action == a.END else self._start_effect(view, you, action - a.USE)
        if key == "player":
            return self._player(view, you, action)
        if key == "card":
            return self._card(view, you, action - a.PICK)
        if key == "hand" or key == "limit":
            held = self.worth.held[action - a.PICK]
            return held if view.prompt.do == "bring" else -held
        if key == "found":
            return self._found(action)
        if key == "either":
            return self._either(view, you, action)
        if key == "guard":
            return self._guard(view, action)
        if key == "may":
            return 1.0 if (action == a.YES) == self._wants(view) else 0.0
        return 1.0 if action == a.NO else 0.0

    # How everybody stands

    def _threat(self, view: UnicornView, seat: i64) -> float:
        """How close a player is to winning: 0 far off, 1 one unicorn short, more beyond."""
        missing = view.goal - view.unicorns[seat]
        if missing <= 1:
            return 1.5
        return 1.0 / float(missing)

    def _leader(self, view: UnicornView, you: i64) -> i64:
        """The strongest of the others."""
        best: i64 = -1
        for seat in range(view.seats):
            if seat != you and (best < 0 or self._strength(view, seat) > self._strength(view, best)):
                best = seat
        return best

    def _strength(self, view: UnicornView, seat: i64) -> float:
        total = 3.0 * self._threat(view, seat) + 0.1 * float(len(view.hands[seat]))
        for name in view.stables[seat]:
            total += 0.4 * self.worth.lying[self.kind_of[name]]
        return total

    def _urgency(self, view: UnicornView, you: i64) -> float:
        """How much hurting the leader is worth now, against the usual one."""
        return 0.6 + self._threat(view, self._leader(view, you))

    # My turn

    def _action(self, view: UnicornView, you: i64, action: i64) -> float:
        held = len(view.hands[you])
        if action == a.DRAW or action == a.END:
            return HAND_CARD + (0.3 if held <= 2 else 0.0) - (0.3 if held >= view.limits[you] else 0.0)
        if action == a.SWAP:
            return self._swap(view, you)
        return self._playing(view, you, action - a.PLAY)

    def _swap(self, view: UnicornView, you: i64) -> float:
        """A new hand is worth it when this one holds nothing."""
        total = 0.0
        for name in view.hands[you]:
            if name is not None:
                total += self.worth.held[self.kind_of[name]]
        return 0.9 if total < 0.3 * float(len(view.hands[you])) else -1.0

    def _playing(self, view: UnicornView, you: i64, kind: i64) -> float:
        deck = self.deck
        type_: i64 = deck.types[kind]
        gain = self.worth.playing[kind]
        if type_ <= v.TYPE_MAGICAL:
            if view.cows[you]:
                return 0.3
            counts: i64 = 1 if view.blank[you] else deck.counts[kind]
            if view.unicorns[you] + counts >= view.goal:
                return WIN
            if self._hurts_owner(kind):
                gain -= 0.7
            return gain
        if type_ == v.TYPE_DOWNGRADE:
            return gain * self._urgency(view, you) + 0.1
        if type_ == v.TYPE_UPGRADE:
            return gain if view.stables[you].count(deck.names[kind]) == 0 else gain - 0.3
        return self._magic(view, you, kind)

    def _hurts_owner(self, kind: i64) -> bool:
        """Whether coming in makes everybody sacrifice, the owner included."""
        pc: i64 = self.deck.begin[kind * 4 + v.ON_ENTER]
        if pc == self.deck.end[kind * 4 + v.ON_ENTER]:
            return False
        return self.deck.code[pc + v.WHO] == v.EACH_PLAYER

    def _magic(self, view: UnicornView, you: i64, kind: i64) -> float:
        """What a magic card does in this situation."""
        deck = self.deck
        pc: i64 = deck.begin[kind * 4 + v.ON_PLAY]
        end: i64 = deck.end[kind * 4 + v.ON_PLAY]
        urgency = self._urgency(view, you)
        total = -HAND_CARD
        while pc < end:
            gain = self.worth.step(pc)
            verb: i64 = deck.code[pc + v.VERB]
            who: i64 = deck.code[pc + v.WHO]
            if verb == v.DESTROY or (verb == v.SACRIFICE and who == v.ANY_PLAYER) or verb == v.SKIP:
                gain *= urgency
            elif verb == v.DRAW and deck.code[pc + v.AMOUNT] == v.PER_BASIC:
                gain = HAND_CARD * float(self._basics(view, you))
            elif verb == v.SACRIFICE and deck.code[pc + v.WHAT] == v.DOWNGRADE:
                gain = self._burden(view, you)
            elif verb == v.STEAL and view.unicorns[you] + 1 >= view.goal and not view.cows[you]:
                return WIN - 1.0
            elif verb == v.DISCARD and deck.code[pc + v.AMOUNT] == v.ALL and who == v.YOU:
                gain = -HAND_CARD * float(len(view.hands[you]) - 1)
            elif verb == v.REDRAW or verb == v.RESHUFFLE:
                gain = self._equaliser(view, you)
            if deck.code[pc + v.LINK] == v.OR:
                total = max(total, gain - HAND_CARD)
            else:
                total += gain
            pc += WIDTH
        return total

    def _basics(self, view: UnicornView, you: i64) -> i64:
        count: i64 = 0
        for name in view.stables[you]:
            if self.deck.types[self.kind_of[name]] == v.TYPE_BASIC:
                count += 1
        return count

    def _burden(self, view: UnicornView, you: i64) -> float:
        """What the downgrades of a stable cost their owner."""
        total = 0.0
        for name in view.stables[you]:
            kind = self.kind_of[name]
            if self.deck.types[kind] == v.TYPE_DOWNGRADE:
                total -= self.worth.lying[kind]
        return total

    def _equaliser(self, view: UnicornView, you: i64) -> float:
        """New hands for all are good for whoever holds less than the others."""
        others = 0
        for seat in range(view.seats):
            if seat != you:
                others += len(view.hands[seat])
        mean = float(others) / float(view.seats - 1)
        return 0.2 * (mean - float(len(view.hands[you])))

    def _start_effect(self, view: UnicornView, you: i64, kind: i64) -> float:
        """Whether a start effect is worth its price now."""
        deck = self.deck
        pc: i64 = deck.begin[kind * 4 + v.ON_TURN_START]
        end: i64 = deck.end[kind * 4 + v.ON_TURN_START]
        urgency = self._urgency(view, you)
        held = len(view.hands[you])
        total = 0.0
        while pc < end:
            gain = self.worth.step(pc)
            verb: i64 = deck.code[pc + v.VERB]
            who: i64 = deck.code[pc + v.WHO]
            if verb == v.DESTROY:
                gain *= urgency
            elif verb == v.SACRIFICE and who == v.YOU:
                gain = -self._cheapest(view, you, deck.code[pc + v.WHAT])
            elif verb == v.DISCARD and who == v.YOU and deck.code[pc + v.AMOUNT] == v.ALL:
                gain = -HAND_CARD * float(held)
            elif verb == v.STEAL and view.unicorns[you] + 1 >= view.goal and not view.cows[you]:
                gain = WIN
            elif verb == v.BRING and deck.code[pc + v.WHAT] != v.UPGRADE:
                gain = WIN if view.unicorns[you] + 1 >= view.goal and not view.cows[you] else gain
            elif verb == v.SKIP:
                gain = -HAND_CARD
            total += gain
            pc += WIDTH
        return total

    def _cheapest(self, view: UnicornView, you: i64, what: i64) -> float:
        """What the card one would sacrifice is worth; a downgrade is worth less than nothing."""
        best = 9.0
        for name in view.stables[you]:
            kind = self.kind_of[name]
            if what == v.BASIC and self.deck.types[kind] != v.TYPE_BASIC:
                continue
            best = min(best, self.worth.lying[kind])
        return best

    # Choices

    def _player(self, view: UnicornView, you: i64, action: i64) -> float:
        if action == a.NO:
            return -5.0
        seat = a.player_seat(view.seats, you, action)
        prompt = view.prompt
        strength = self._strength(view, seat)
        if prompt.do == "play" and prompt.card is not None:
            upgrade = self.deck.types[self.kind_of[prompt.card]] == v.TYPE_UPGRADE
            if upgrade:
                return 1.0 if seat == you else -strength
            return -99.0 if seat == you else strength
        if prompt.do == "move" and prompt.target is None and prompt.step == 0:
            return self._move_from(view, you, seat, strength)
        if prompt.do in HELPFUL:
            return -strength
        if seat == you:
            return -50.0
        if prompt.do in ("pull", "take", "scrap", "discard"):
            return strength + 0.4 * float(len(view.hands[seat]))
        return strength

    def _move_from(self, view: UnicornView, you: i64, seat: i64, strength: float) -> float:
        """Whose unicorn to move away; a card that moves itself goes to the weakest."""
        card = view.prompt.card
        assert card is not None
        pc: i64 = self.deck.begin[self.kind_of[card] * 4 + v.ON_TURN_START]
        if self.deck.code[pc + v.WHAT] == v.THIS:
            return -strength
        return -50.0 if seat == you else strength

    def _card(self, view: UnicornView, you: i64, kind: i64) -> float:
        """Which card of a stable: of one's own the cheapest, of somebody else's the dearest."""
        prompt = view.prompt
        worth = self.worth.lying[kind]
        mine = prompt.target is None or prompt.target == you
        if not mine:
            return worth
        if prompt.do == "bounce":
            return self.worth.program(kind, v.ON_ENTER) - worth
        return -worth

    def _found(self, action: i64) -> float:
        if action == a.NOTHING:
            return 0.0
        return self.worth.held[action - a.PICK] + 0.1 * self.worth.lying[action - a.PICK]

    def _either(self, view: UnicornView, you: i64, action: i64) -> float:
        """Skip drawing rather than acting, mend rather than break, and give up what is cheaper."""
        first = action == a.FIRST
        card = view.prompt.card
        assert card is not None
        kind = self.kind_of[card]
        trigger: i64 = v.ON_PLAY if view.prompt.trigger == "play" else v.ON_TURN_START
        pc: i64 = self.deck.begin[kind * 4 + trigger]
        if self.deck.code[pc + v.VERB] == v.DESTROY:
            mend = self._burden(view, you) > 0.6
            return 1.0 if first != mend else 0.0
        if self.deck.code[pc + v.VERB] == v.DISCARD:
            dear = view.unicorns[you] * 2 >= view.goal or len(view.hands[you]) > 4
            return 1.0 if first == dear else 0.0
        return 1.0 if first else 0.0

    def _guard(self, view: UnicornView, action: i64) -> float:
        threatened = view.prompt.threatened
        assert threatened is not None
        if action == a.NO:
            return -self.worth.lying[self.kind_of[threatened]]
        return -self.worth.lying[action - a.USE]

    def _wants(self, view: UnicornView) -> bool:
        """Whether to use an optional effect: nearly always, unless it costs more than it brings."""
        prompt = view.prompt
        if prompt.card is None:
            return True
        kind = self.kind_of[prompt.card]
        trigger: i64 = v.TRIGGERS.index(prompt.trigger)
        return self.worth.program(kind, trigger) > 0.0 or prompt.step > 0

    # Neigh cards

    def _neigh(self, view: UnicornView, you: i64, kind: i64) -> float:
        """What it is worth to stop the card on top of the stack, less the Neigh card spent."""
        top = view.stack[-1]
        bottom = view.stack[0]
        on_top = self.kind_of[top.card]
        neighs = 0
        for name in view.hands[you]:
            if name is not None and self.deck.types[self.kind_of[name]] == v.TYPE_INSTANT:
                neighs += 1
        price = (0.9 if neighs == 1 else 0.7) + (0.15 if self.deck.statics[kind] & v.FINAL_WORD else 0.0)
        if self.deck.types[on_top] == v.TYPE_INSTANT:
            if bottom.seat != you or len(view.stack) % 2 == 1:
                return -1.0
            # Somebody is stopping my card.
            return self._value_played(view, you, bottom.card) - price
        if top.seat == you:
            return -1.0
        return self._harm(view, you, top.seat, on_top, top.targets) - price

    def _value_played(self, view: UnicornView, you: i64, card: str) -> float:
        kind = self.kind_of[card]
        if self.deck.types[kind] <= v.TYPE_MAGICAL:
            if view.unicorns[you] + self.deck.counts[kind] >= view.goal and not view.cows[you]:
                return WIN
            return self.worth.playing[kind] - 0.3
        return self.worth.playing[kind]

    def _harm(self, view: UnicornView, you: i64, seat: i64, kind: i64, targets: list[int]) -> float:
        """How bad it is for me if this card goes through."""
        deck = self.deck
        type_: i64 = deck.types[kind]
        mine = you in targets
        if type_ <= v.TYPE_MAGICAL:
            counts: i64 = 1 if view.blank[seat] else deck.counts[kind]
            if not view.cows[seat]:
                if view.unicorns[seat] + counts >= view.goal:
                    return WIN
                if view.unicorns[seat] + counts == view.goal - 1:
                    return 1.0
            return 0.5 * float(counts) + (0.3 if mine else 0.0)
        if type_ == v.TYPE_UPGRADE:
            return 0.5 + self._threat(view, seat) * 0.4 if seat in targets else 0.3
        if type_ == v.TYPE_DOWNGRADE:
            return -self.worth.lying[kind] if mine else 0.0
        share = self.worth.playing[kind]
        if mine or view.seats == 2:
            return share + 0.3 + 0.3 * self._threat(view, you)
        if targets:
            return 0.2 * share
        return 0.5 * share
