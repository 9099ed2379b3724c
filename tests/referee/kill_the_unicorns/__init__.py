"""A second reading of Kill the Unicorns: the three rulebooks, played literally and slowly."""

from .chance import Lots, Told
from .editions import EDITIONS, Options, playable_characters, seat_counts
from .match import IllegalMove, Match
from .material import Hunt, Material, Token, Trap, Unicorn
from .table import Place

__all__ = [
    "EDITIONS",
    "Hunt",
    "IllegalMove",
    "Lots",
    "Match",
    "Material",
    "Options",
    "Place",
    "Token",
    "Told",
    "Trap",
    "Unicorn",
    "playable_characters",
    "seat_counts",
]
