"""What the rules need to know of the cards, as numbers by kind."""

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import CardSet
from monoceros.games.unstable_unicorns.vocabulary import (
    BABY,
    BASIC,
    CARD,
    DOWNGRADE,
    NAMED,
    NEIGH,
    ON_PLAY,
    RESHUFFLE,
    TRIGGER_COUNT,
    TYPE_BABY,
    TYPE_BASIC,
    TYPE_DOWNGRADE,
    TYPE_INSTANT,
    TYPE_MAGICAL,
    TYPE_UPGRADE,
    UNICORN,
    UPGRADE,
    VERB,
    WIDTH,
)


class UnicornDeck(CardSet):
    """The cards of one match: types, lasting effects, programs and letters of each kind.

    `code` holds all programs one after the other; that of a kind at a moment runs from `begin_of` to `end_of`
    and is empty where both are equal.
    """

    def __init__(
        self,
        names: list[str],
        codes: list[str],
        kinds: list[int],
        types: list[int],
        statics: list[int],
        counts: list[int],
        limits: list[int],
        needs_basic: list[bool],
        code: list[int],
        begin: list[int],
        end: list[int],
        letters: list[int],
    ) -> None:
        backs = [1 if types[kind] == TYPE_BABY else 0 for kind in kinds]
        super().__init__(names, kinds, backs)
        self.codes = codes
        self.types: vec[i64] = vec[i64](types)
        self.statics: vec[i64] = vec[i64](statics)
        self.counts: vec[i64] = vec[i64](counts)
        self.limits: vec[i64] = vec[i64](limits)
        self.needs_basic: vec[bool] = vec[bool](needs_basic)
        self.code: vec[i64] = vec[i64](code)
        self._begin: vec[i64] = vec[i64](begin)
        self._end: vec[i64] = vec[i64](end)
        self.letters: vec[i64] = vec[i64](letters)
        self.kind_count: i64 = len(names)
        self.unicorn: vec[bool] = vec[bool]([type_ <= TYPE_MAGICAL for type_ in types])
        self._words: vec[i64] = vec[i64]([_words(type_) for type_ in types])
        self.stock = {name: kinds.count(kind) for kind, name in enumerate(names)}

    def begin_of(self, kind: i64, moment: i64) -> i64:
        """Where the program of a kind for a moment begins."""
        return self._begin[kind * TRIGGER_COUNT + moment]

    def end_of(self, kind: i64, moment: i64) -> i64:
        """Where it ends."""
        return self._end[kind * TRIGGER_COUNT + moment]

    def acts_at(self, kind: i64, moment: i64) -> bool:
        """Whether a kind does anything at a moment."""
        return self._begin[kind * TRIGGER_COUNT + moment] != self._end[kind * TRIGGER_COUNT + moment]

    def reshuffles(self, kind: i64) -> bool:
        """Whether a magic card shuffles the discard pile."""
        pc = self.begin_of(kind, ON_PLAY)
        while pc < self.end_of(kind, ON_PLAY):
            if self.code[pc + VERB] == RESHUFFLE:
                return True
            pc += WIDTH
        return False

    def fits(self, kind: i64, what: i64) -> bool:
        """Whether a kind is what a program names, whatever it is called (unstable-unicorns.cards.by-kind)."""
        if what >= NAMED:
            return kind == what - NAMED
        return self._words[kind] >> what & 1 != 0


def _words(type_: int) -> int:
    """The words of programs that mean cards of a type, as bits.

    Every instant is a Neigh card (unstable-unicorns.cards.neigh-family).
    """
    words = 1 << int(CARD)
    if type_ <= TYPE_MAGICAL:
        words |= 1 << int(UNICORN)
    if type_ == TYPE_BASIC:
        words |= 1 << int(BASIC)
    elif type_ == TYPE_BABY:
        words |= 1 << int(BABY)
    elif type_ == TYPE_UPGRADE:
        words |= 1 << int(UPGRADE)
    elif type_ == TYPE_DOWNGRADE:
        words |= 1 << int(DOWNGRADE)
    elif type_ == TYPE_INSTANT:
        words |= 1 << int(NEIGH)
    return words
