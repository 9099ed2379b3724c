"""What options and the number of players change about the rules, as data."""

from typing import Final

from mypy_extensions import i64

PAIR: Final = 2
"""Two players have a smaller deck and a Neigh card each to begin with (unstable-unicorns.two.deck)."""
HAND_SIZE: Final = 5
"""What everybody is dealt (unstable-unicorns.setup.deal)."""
HAND_LIMIT: Final[i64] = 7
"""What may be kept at the end of a turn, before cards change it (unstable-unicorns.turn.hand-limit)."""
FEW_GOAL: Final[i64] = 7
"""Unicorns that win, for two players too (unstable-unicorns.win.seven, unstable-unicorns.two.rest)."""
MANY_GOAL: Final[i64] = 6
MANY: Final[i64] = 6
"""From six players on, six unicorns are enough (unstable-unicorns.win.six)."""

# When players are named: before or after the Neigh cards (unstable-unicorns.target.option). The first is
# usual (unstable-unicorns.target.usual).
SIMPLE: Final[i64] = 0
ADVANCED: Final[i64] = 1
TARGETING_NAMES: Final = ("simple", "advanced")

# The party variants: the table calls out the moment and changes nothing (unstable-unicorns.party.calls).
PARTY_OFF: Final[i64] = 0
PARTY_SIPS: Final[i64] = 1
PARTY_LAYERS: Final[i64] = 2
PARTY_NAMES: Final = ("off", "sips", "layers")


class Profile:
    """The rules of one table. Shared by all matches of a set-up."""

    def __init__(self, seats: i64, targeting: i64, party: i64) -> None:
        self.targeting: i64 = targeting
        self.party: i64 = party
        self.goal: i64 = MANY_GOAL if seats >= MANY else FEW_GOAL
        self.hand_limit: i64 = HAND_LIMIT
