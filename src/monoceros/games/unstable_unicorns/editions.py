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


class Readings:
    """How a table reads sentences that can be read in two ways, and which earlier mistakes it keeps.

    All False is the usual way to play. The first ones are choices of the table:

    `swap_when_asked`: a new hand whenever one is asked, not only before one's action.
    `wins_at_once`: whoever has enough unicorns wins the moment the last one comes in, before its effect.
    `stable_after`: in the advanced way the stable of an upgrade or downgrade is named after the Neigh cards.
    `enter_after`: the player of an enter effect is named when the unicorn comes in.
    `discards_in_full`: who cannot discard all the cards an effect of others orders discards none.

    The others are how rules version 1 played, kept for the matches that began with it:

    `magic_stays`: a magic card goes to the discard pile only when it is done.
    `offer_in_full`: Lose-Lose Offer does not let anybody discard fewer than three cards.
    `empty_hand_will_do`: a card that makes everybody discard may be played as one's only card.
    `arrivals_pay`: what comes into a hand at the start of a turn may pay for start effects.
    `idle_questions`: people are asked to draw from an empty deck or to give a card from an empty hand.
    """

    def __init__(self) -> None:
        self.swap_when_asked = False
        self.wins_at_once = False
        self.stable_after = False
        self.enter_after = False
        self.discards_in_full = False
        self.magic_stays = False
        self.offer_in_full = False
        self.empty_hand_will_do = False
        self.arrivals_pay = False
        self.idle_questions = False


class Profile:
    """The rules of one table. Shared by all matches of a set-up."""

    def __init__(self, seats: i64, targeting: i64, party: i64, readings: Readings) -> None:
        self.readings = readings
        self.targeting: i64 = targeting
        self.party: i64 = party
        self.goal: i64 = MANY_GOAL if seats >= MANY else FEW_GOAL
        self.hand_limit: i64 = HAND_LIMIT
