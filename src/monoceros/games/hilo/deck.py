"""What the rules need to know of HiLo's cards, as arrays by kind."""

from typing import Final

from librt.vecs import vec
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


# A face is all that scoring asks of a kind in one number: its half coins in the lowest bits, then its magic,
# its coins and what it brings to its family. Faces add up from their coins on.
LEFT_HALF: Final[i64] = 0
RIGHT_HALF: Final[i64] = 1
TOP_HALF: Final[i64] = 2
BOTTOM_HALF: Final[i64] = 3
MAGIC: Final[i64] = 4
COINS: Final[i64] = 8
KEEPERS: Final[i64] = 24
ANIMALS: Final[i64] = 36
PER_FAMILY: Final[i64] = 4
"""Bits for the keepers or animals of one family in a layout: there are never more than twelve."""


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
        self.order: list[int] = list(range(len(kinds)))
        """All cards, as they are before they are shuffled."""
        self.stock = {name: kinds.count(kind) for kind, name in enumerate(names)}
        # One more at the end: that of an unknown card, whose kind is -1.
        self.faces: vec[i64] = vec[i64]([self._face(kind) for kind in range(len(names))] + [0])

    def _face(self, kind: int) -> int:
        role = self.roles[kind]
        face = self.left[kind] << int(LEFT_HALF) | self.right[kind] << int(RIGHT_HALF)
        face |= self.top[kind] << int(TOP_HALF) | self.bottom[kind] << int(BOTTOM_HALF)
        face |= self.coins[kind] << int(COINS)
        if role == MAGICIAN:
            face |= 1 << int(MAGIC)
        elif role == KEEPER:
            face |= 1 << int(KEEPERS + PER_FAMILY * self.families[kind])
        elif role == ANIMAL:
            face |= 1 << int(ANIMALS + PER_FAMILY * self.families[kind])
        return face
