"""What bots at a table are called, and how quick each of them is.

The names are the same in every language, and a page always says that a bot is one. A name changes how long
people get to look at a move, a little, and nothing else: how well a bot plays is its level's business.
"""

import random
from collections.abc import Iterable

TEMPO = {
    "Altair": 0.85,
    "Bonbon": 1.1,
    "Domino": 0.9,
    "Kiwi": 0.75,
    "Lotus": 1.25,
    "Marzipan": 1.2,
    "Mimosa": 1.15,
    "Nimbus": 1.05,
    "Nova": 0.8,
    "Pixel": 0.75,
    "Pollux": 1.0,
    "Quasar": 0.85,
    "Tango": 0.9,
    "Vega": 0.95,
    "Yuzu": 1.0,
    "Zephyr": 1.1,
}
"""Each name, and how long its bearer lets others look at a move, in shares of the table's usual pause."""


def free_name(taken: Iterable[str]) -> str:
    """A name by chance that nobody at the table bears yet; there are more of them than seats."""
    borne = {name.casefold() for name in taken}
    return random.choice([name for name in TEMPO if name.casefold() not in borne])


def tempo(name: str) -> float:
    """How long a bot of this name pauses, in shares of the usual pause."""
    return TEMPO.get(name, 1.0)
