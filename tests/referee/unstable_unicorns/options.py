"""The readings and variants a table may choose."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.referee.unstable_unicorns.names import NAMES

CHOICES: dict[str, tuple[object, ...]] = {
    "targets": ("before", "after"),
    "enter_targets_named": (True, False),
    "stable_named": ("as targets", "when played"),
    "two_players": ("book", "whole deck", "whole deck and neighs"),
    "start_of_turn": ("simultaneous", "one after another"),
    "magic_discarded": ("at once", "after"),
    "short_discard": ("what is there", "all or nothing"),
    "short_offer": ("like others", "all or nothing"),
    "start_over": ("player by player", "part by part"),
    "winning": ("settled", "at once"),
    "discarding_for_all": ("needs a card", "needs no card"),
    "party": ("none", "drinking", "stripping"),
    "new_hand": ("any time", "when asked", "before action"),
    "babies": ("chosen", "dealt"),
    "idle_targets": ("allowed", "barred"),
}


@dataclass(frozen=True)
class Options:
    """The first of each line in CHOICES is the default; README.md tells why."""

    targets: str = "before"  # lines 176-182: before or after the others decided about a neigh
    enter_targets_named: bool = True  # with "before": also the target of a played unicorn's enter effect
    stable_named: str = "as targets"  # or "when played": the stable an upgrade or downgrade is played into
    two_players: str = "book"  # lines 204-230
    start_of_turn: str = "simultaneous"  # line 163, r19, r20
    magic_discarded: str = "at once"  # line 113
    short_discard: str = "what is there"  # "discard 2" with one card on the hand
    short_offer: str = "like others"  # or all or nothing for lose_lose_offer alone, as it was once played
    start_over: str = "player by player"  # or all sacrifice, then all discard
    winning: str = "settled"  # line 129: or the unicorn that is enough wins as it enters
    discarding_for_all: str = "needs a card"  # fresh_hands and start_over as one's only card
    party: str = "none"  # lines 234-252
    new_hand: str = "any time"  # lines 239 and 249
    babies: str = "chosen"  # line 33
    idle_targets: str = "allowed"  # may an effect in a stable pick a player with an empty hand?
    names: Mapping[str, str] = field(default_factory=lambda: NAMES["en"])

    def __post_init__(self) -> None:
        for name, values in CHOICES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"{name} must be one of {values}")
