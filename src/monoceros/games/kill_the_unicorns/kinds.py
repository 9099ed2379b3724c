"""The numbers characters, colours, traps and tokens go by, and their names in the card packs."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

Colour = Literal["pink", "blue", "green", "yellow"]
COLOUR_NAMES: Final[list[Colour]] = list(get_args(Colour))
COLOUR_COUNT: Final[i64] = 4
NO_COLOUR: Final[i64] = 4

Character = Literal[
    "princess", "knight", "wizard", "shaman", "huntress", "bard", "merchant", "thief", "black_mage"
]
CHARACTER_NAMES: Final[list[str]] = list(get_args(Character))
PRINCESS: Final[i64] = 0
KNIGHT: Final[i64] = 1
WIZARD: Final[i64] = 2
SHAMAN: Final[i64] = 3
HUNTRESS: Final[i64] = 4
BARD: Final[i64] = 5
MERCHANT: Final[i64] = 6
THIEF: Final[i64] = 7
BLACK_MAGE: Final[i64] = 8
CHARACTER_COUNT: Final[i64] = 9

Effect = Literal[
    "points",
    "lowest_wins",
    "second_wins",
    "counts_twice",
    "swap",
    "lose_one",
    "recolour",
    "scare",
    "lose_hunt_card",
]
"""What a trap does."""
EFFECT_NAMES: Final[list[str]] = list(get_args(Effect))
POINTS: Final[i64] = 0
LOWEST_WINS: Final[i64] = 1
SECOND_WINS: Final[i64] = 2
COUNTS_TWICE: Final[i64] = 3
SWAP_UNICORNS: Final[i64] = 4
LOSE_ONE: Final[i64] = 5
RECOLOUR: Final[i64] = 6
SCARE: Final[i64] = 7
LOSE_HUNT_CARD: Final[i64] = 8

Item = Literal["butchery", "false_horn", "fairy_dust", "cotton_candy", "soap"]
"""What a token is sold at."""
ITEM_NAMES: Final[list[str]] = list(get_args(Item))
BUTCHERY: Final[i64] = 0
FALSE_HORN: Final[i64] = 1
FAIRY_DUST: Final[i64] = 2
COTTON_CANDY: Final[i64] = 3
SOAP: Final[i64] = 4
