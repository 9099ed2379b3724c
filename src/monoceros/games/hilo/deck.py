"""What the rules need to know of HiLo's cards, as arrays by kind."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import CardSet

COLUMNS: Final[i64] = 6
LAYOUT_SIZE: Final = 12

RESIDENT: Final = 0
KEEPER: Final = 1
ANIMAL: Final = 2
MAGICIAN: Final = 3
PHOENIX: Final = 4

FAMILY_COUNT: Final = 3


class HiloDeck(CardSet):
    """The deck of one match: roles, families, half coins by edge and whole coins of each kind."""

    def __init__(
        self,
        names: list[str],
        codes: list[str],
        kinds: list[int],
        roles: list[int],
        families: list[int],
        left: list[int],
        right: list[int],
        top: list[int],
        bottom: list[int],
        coins: list[int],
    ) -> None:
        super().__init__(names, kinds, [0] * len(kinds))
        self.codes = codes
        self.roles = roles
        self.families = families
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
        self.coins = coins
        self.role_of: list[int] = [roles[kind] for kind in kinds]
        self.stock = {name: kinds.count(kind) for kind, name in enumerate(names)}
