"""What the rules need to know of the cards, as arrays by kind."""

from mypy_extensions import i64

from monoceros.core.table import CardSet
from monoceros.games.unstable_unicorns.vocabulary import TYPE_BABY, TYPE_MAGICAL


class UnicornDeck(CardSet):
    """The cards of one match: types, lasting effects, programs and letters of each kind.

    `code` holds all programs one after the other; the program of a kind for a trigger runs from
    `begin[kind * 4 + trigger]` to `end[kind * 4 + trigger]`, and is empty where both are equal. `type_of` is
    by card.
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
        needs_basic: list[int],
        code: list[int],
        begin: list[int],
        end: list[int],
        letters: list[int],
    ) -> None:
        backs = [1 if types[kind] == TYPE_BABY else 0 for kind in kinds]
        super().__init__(names, kinds, backs)
        self.codes = codes
        self.types = types
        self.statics = statics
        self.counts = counts
        self.limits = limits
        self.needs_basic = needs_basic
        self.code = code
        self.begin = begin
        self.end = end
        self.letters = letters
        self.kind_count: i64 = len(names)
        self.type_of: list[int] = [types[kind] for kind in kinds]
        self.unicorn: list[bool] = [type_ <= TYPE_MAGICAL for type_ in types]
        self.stock = {name: kinds.count(kind) for kind, name in enumerate(names)}
