"""What cards are worth to a bot, read off their programs; a plain unicorn in a stable is worth one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, PLACE, VERB, WHAT, WHO, WIDTH

HAND_CARD: Final = 0.34
"""A card in hand."""
NEIGH_CARD: Final = 0.8
"""A Neigh card in hand: the last thing to throw away."""
OFTEN: Final = 0.9
"""How much an effect of every turn is worth against one that happens once."""


class Worth:
    """Values by kind: `lying` in its owner's stable, `held` in a hand, `playing` of playing it."""

    def __init__(self, deck: UnicornDeck) -> None:
        self.deck = deck
        self._steps: vec[float] = vec[float]()
        pc: i64 = 0
        while pc < len(deck.code):
            self._steps = append(self._steps, self._step(pc))
            pc += WIDTH
        kinds = range(int(deck.kind_count))
        self.lying: vec[float] = vec[float]([self._lying(kind) for kind in kinds])
        self.playing: vec[float] = vec[float]([self._playing(kind) for kind in kinds])
        self.held: vec[float] = vec[float]([self._held(kind) for kind in kinds])

    def program(self, kind: i64, moment: i64) -> float:
        """What a program does for its owner on average; of two steps the better one."""
        pc = self.deck.begin_of(kind, moment)
        end = self.deck.end_of(kind, moment)
        total = 0.0
        while pc < end:
            gain = self.step(pc)
            if self.deck.code[pc + v.LINK] == v.OR:
                total = max(total, gain)
            else:
                total += gain
            pc += WIDTH
        return total

    def hurts_owner(self, kind: i64) -> bool:
        """Whether coming in makes everybody sacrifice, the owner included."""
        if not self.deck.acts_at(kind, v.ON_ENTER):
            return False
        return self.deck.code[self.deck.begin_of(kind, v.ON_ENTER) + WHO] == v.EACH_PLAYER

    def step(self, pc: i64) -> float:
        """What a step does for its owner on average."""
        return self._steps[pc // WIDTH]

    def _step(self, pc: i64) -> float:
        code = self.deck.code
        verb = code[pc + VERB]
        who = code[pc + WHO]
        amount = code[pc + AMOUNT]
        what = code[pc + WHAT]
        cards: float = 3.0 if amount == v.ALL else 2.0 if amount == v.PER_BASIC else float(amount)
        if verb == v.DISCARD:
            if who == v.YOU:
                return -HAND_CARD * cards
            return 0.1 if who == v.EACH_PLAYER else 0.3 * cards
        if verb == v.DRAW:
            return HAND_CARD * cards if who == v.YOU else 0.0
        if verb == v.SACRIFICE:
            if what == v.DOWNGRADE:
                return 0.5
            return 0.4 if who == v.ANY_PLAYER else -0.1 if who == v.EACH_PLAYER else -0.8
        if verb == v.DESTROY:
            return 0.9 if what == v.UNICORN or what == v.CARD else 0.5
        if verb == v.STEAL:
            return 1.7
        if verb == v.BRING:
            return 1.0 if what == v.BABY or what == v.BASIC else 0.5
        if verb == v.PULL:
            return 0.45 * cards + (0.4 if code[pc + PLACE] == v.FROM_EACH_OTHER else 0.0)
        if verb == v.TAKE or verb == v.SEARCH:
            return 0.5
        if verb == v.SCRAP or verb == v.BOUNCE:
            # Sending an own unicorn back is a setback, somebody else's a gain.
            return -0.6 if verb == v.BOUNCE and code[pc + PLACE] == v.NOWHERE else 0.5
        if verb == v.ADD:
            return 0.9
        if verb == v.PLAY_MORE:
            return 0.6
        if verb == v.SKIP:
            return 0.6 if what == v.TURN else -0.3
        if verb == v.REVEAL:
            return 0.75
        if verb == v.LEND:
            return -0.2
        if verb == v.MOVE:
            return 0.35 if code[pc + PLACE] == v.TO_OTHER_STABLE else -1.5
        return 0.05

    def _lying(self, kind: i64) -> float:
        deck = self.deck
        type_ = deck.types[kind]
        bits = deck.statics[kind]
        often = OFTEN * max(-1.0, min(1.2, self.program(kind, v.ON_TURN_START)))
        if type_ <= v.TYPE_MAGICAL:
            worth = float(deck.counts[kind]) + (0.05 if type_ == v.TYPE_BASIC else 0.0) + max(0.0, often)
            if bits & (v.GUARDS_DESTROY | v.FLIES_HOME):
                worth += 0.25
            return worth + 0.1 * float(deck.limits[kind])
        if type_ == v.TYPE_UPGRADE:
            worth = 0.3 + max(0.0, often)
            if bits & (v.GUARDS_ANY | v.UNBREAKABLE):
                worth += 0.5
            return worth
        if type_ == v.TYPE_DOWNGRADE:
            if bits & v.COWS:
                return -3.0
            if bits & v.BLANK:
                return -1.0
            return -0.4 + min(0.0, often) + 0.1 * float(deck.limits[kind])
        return 0.0

    def _playing(self, kind: i64) -> float:
        """What playing a card brings, before looking at the table."""
        deck = self.deck
        type_ = deck.types[kind]
        if type_ <= v.TYPE_MAGICAL:
            return self.lying[kind] + max(0.0, self.program(kind, v.ON_ENTER))
        if type_ == v.TYPE_MAGIC:
            return self.program(kind, v.ON_PLAY) - HAND_CARD
        return abs(self.lying[kind])

    def _held(self, kind: i64) -> float:
        if self.deck.types[kind] == v.TYPE_INSTANT:
            return NEIGH_CARD
        return HAND_CARD * 0.5 + 0.3 * max(0.0, self.playing[kind])
