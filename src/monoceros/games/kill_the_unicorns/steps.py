"""What is asked for in a match of Kill the Unicorns, and what comes next."""

from typing import Final

from mypy_extensions import i64

# Steps: what is asked for.
PICKING: Final[i64] = 0
LAYING_OFF: Final[i64] = 1
SETTING: Final[i64] = 2
LEADING: Final[i64] = 3
BEFORE: Final[i64] = 4
ANNOUNCING: Final[i64] = 5
LAYING: Final[i64] = 6
REVEALED: Final[i64] = 7
CHOOSING: Final[i64] = 8
UNCOVERED: Final[i64] = 9
TROJAN: Final[i64] = 10
ZOMBICORN: Final[i64] = 11
BAIT: Final[i64] = 12
AFTER: Final[i64] = 13
MARKET: Final[i64] = 14
TARGET: Final[i64] = 15
OVER: Final[i64] = 16
STEP_NAMES: Final = [
    *("character", "trap-discard", "trap"),
    *("lead", "before-lay", "announce", "lay"),
    *("after-reveal", "choose-trap", "trap-revealed", "trojan", "zombicorn", "bait", "after-hunt"),
    *("market", "target", "over"),
]

# What comes next, as each part of the rulebook tells the loop in `rules.py`.
DECISION: Final[i64] = 0
"""Somebody owes a decision, or the match is over."""
TO_ROUND: Final[i64] = 1
TO_HUNT: Final[i64] = 2
TO_TURN: Final[i64] = 3
TO_FORESTALLING: Final[i64] = 4
TO_LAYING: Final[i64] = 5
TO_REVEAL: Final[i64] = 6
TO_REACTIONS: Final[i64] = 7
TO_WINNER: Final[i64] = 8
TO_UNCOVERING: Final[i64] = 9
TO_CANCELLING: Final[i64] = 10
TO_EFFECT: Final[i64] = 11
TO_FLIGHT: Final[i64] = 12
TO_PRIZE: Final[i64] = 13
TO_RETURN: Final[i64] = 14
TO_RECOVERY: Final[i64] = 15
TO_NEXT_PRIZE: Final[i64] = 16
TO_MARKET: Final[i64] = 17
TO_SHOPPER: Final[i64] = 18
TO_SCORES: Final[i64] = 19
TO_ROUND_END: Final[i64] = 20
SWAPPED: Final[i64] = 21
CAUGHT: Final[i64] = 22
"""A herd has changed within a hunt."""
