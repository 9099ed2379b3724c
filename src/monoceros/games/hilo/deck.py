"""What the rules need to know of HiLo's cards, as numbers by kind and by card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import CardSet

COLUMNS: Final[i64] = 6
SIZE: Final[i64] = 12
"""Cards of a layout: two rows of six (hilo.setup.deal), numbered along the upper row first."""
ALL_PLACES: Final[i64] = 0xFFF
"""A bit for each of them."""

RESIDENT: Final[i64] = 0
KEEPER: Final[i64] = 1
ANIMAL: Final[i64] = 2
MAGICIAN: Final[i64] = 3
PHOENIX: Final[i64] = 4

FAMILY_COUNT: Final[i64] = 3

# A face is all that scoring asks of a card in one number: its half coins in the lowest bits, then its magic,
# its coins and what it brings to its family. Faces add up from their coins on.
LEFT_HALF: Final[i64] = 0
RIGHT_HALF: Final[i64] = 1
TOP_HALF: Final[i64] = 2
BOTTOM_HALF: Final[i64] = 3
MAGIC: Final[i64] = 4
SHOWN: Final[i64] = 5
"""Set in every face, also of a card that brings nothing."""
COINS: Final[i64] = 8
KEEPERS: Final[i64] = 24
ANIMALS: Final[i64] = 36
PER_FAMILY: Final[i64] = 4
"""Bits for the keepers or animals of one family in a layout: there are never more than twelve."""
COUNTED: Final[i64] = -256
"""All bits of a face from its coins on: what adds up."""
BLANK: Final[i64] = 0
"""The face of a card that is face down or turned over."""


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
        self.roles: vec[i64] = vec[i64](roles)
        self.families: vec[i64] = vec[i64](families)
        """The family of a keeper or an animal; -1 for everybody else."""
        self.left: vec[i64] = vec[i64](left)
        self.right: vec[i64] = vec[i64](right)
        self.top: vec[i64] = vec[i64](top)
        self.bottom: vec[i64] = vec[i64](bottom)
        self.coins: vec[i64] = vec[i64](coins)
        self.copies: vec[i64] = vec[i64]([kinds.count(kind) for kind in range(len(names))])
        """How many cards of each kind there are."""
        self.stock = {name: int(count) for name, count in zip(names, self.copies, strict=True)}
        """The same by name."""
        self.faces: vec[i64] = vec[i64]([self._face(kind) for kind in range(len(names))])
        self.role_of: vec[i64] = vec[i64]([roles[kind] for kind in kinds])
        self.face_of: vec[i64] = vec[i64]([self.faces[kind] for kind in kinds])

    def _face(self, kind: i64) -> i64:
        role = self.roles[kind]
        family = self.families[kind]
        # Of variables, not constants: those are only 32 bits wide when they are shifted.
        magic: i64 = 1 if role == MAGICIAN else 0
        keeper: i64 = 1 if role == KEEPER else 0
        animal: i64 = 1 if role == ANIMAL else 0
        face = self.left[kind] << LEFT_HALF | self.right[kind] << RIGHT_HALF
        face |= self.top[kind] << TOP_HALF | self.bottom[kind] << BOTTOM_HALF
        face |= magic << MAGIC | 1 << SHOWN | self.coins[kind] << COINS
        if family >= 0:
            face |= keeper << (KEEPERS + PER_FAMILY * family) | animal << (ANIMALS + PER_FAMILY * family)
        return face
