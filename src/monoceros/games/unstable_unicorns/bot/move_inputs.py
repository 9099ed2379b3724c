"""What a network is told of a move in Unstable Unicorns: its gain at a glance, its card, whom it is about.

Nothing here depends on a card the seat that is to move does not know: its own hand, how many cards others
hold, and what lies open.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.network import KNOWN
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.bot.evaluate import Evaluation
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.stable_effects import stable_asked
from monoceros.games.unstable_unicorns.state import (
    ASK_CARD,
    ASK_NAMES,
    ASK_NEIGH,
    HAND,
    NOBODY,
    PLAYED,
    UnicornState,
)

TABLE: Final = (
    KNOWN,
    "gain",
    "behind-best",
    "own",
    "others",
    "target-strength",
    "target-leads",
    "progress",
    "others-progress",
    "one-missing",
    "others-one-missing",
    "strength-lead",
    "hand",
    "others-hand",
    "neighs",
    "turn",
    "moves",
    "on-top-unicorn",
    "on-top-magic",
    "on-top-upgrade",
    "on-top-downgrade",
    "on-top-neigh",
    *["ask-" + name for name in ASK_NAMES if name],
    *a.WORDS,
    "player",
    "seats-2",
    "seats-3",
    "seats-4",
    "seats-more",
)
"""Numbers of one row before those of the cards, in their order."""
FIXED: Final[i64] = 50
ON_TOP: Final[i64] = 17
ASK: Final[i64] = 21
"""Before this begin the questions, which count from one."""
WORD: Final[i64] = 36
SEATS: Final[i64] = 44
MOST_SEATS: Final[i64] = 5
SHOWN_GAIN: Final = 3.0
"""Gains beyond this are all the same."""


def move_inputs(deck: UnicornDeck) -> list[str]:
    """The names of the numbers of a row with the cards of a deck."""
    return [*TABLE, *["play " + name for name in deck.names], *["pick " + name for name in deck.names]]


def move_size(deck: UnicornDeck) -> i64:
    """How many numbers a row has."""
    return FIXED + 2 * deck.kind_count


def describe_moves(
    evaluation: Evaluation,
    state: UnicornState,
    seat: i64,
    legal: list[int],
    gains: vec[float],
    priors: list[float],
    rows: vec[float],
) -> None:
    """Fill rows of zeros, one for each legal move."""
    size = move_size(evaluation.deck)
    kinds = evaluation.deck.kind_count
    shared: vec[float] = vec[float]([0.0] * int(FIXED))
    leader = _table(evaluation, state, seat, shared)
    shared[16] = 0.3 * math.log(float(len(legal)))
    # Whose card a step of a program means is the same for every card it lets one choose.
    asked: i64 = stable_asked(state) if state.ask == ASK_CARD else NOBODY
    best = -SHOWN_GAIN
    for move in range(len(legal)):
        best = max(best, _bounded(gains[move]))
    at: i64 = 0
    for move in range(len(legal)):
        action: i64 = legal[move]
        place: i64 = 0
        while place < FIXED:
            rows[at + place] = shared[place]
            place += 1
        rows[at] = math.log(priors[move])
        rows[at + 1] = _bounded(gains[move])
        rows[at + 2] = _bounded(gains[move]) - best
        target = asked
        if action < a.PLAYER:
            rows[at + WORD + action] = 1.0
        elif action < a.PLAY:
            rows[at + WORD + a.PLAYER] = 1.0
            target = a.player_seat(state.seats, seat, action)
        elif action < a.PICK:
            rows[at + FIXED + action - a.PLAY] = 1.0
        elif action < a.USE:
            rows[at + FIXED + kinds + action - a.PICK] = 1.0
        else:
            rows[at + FIXED + action - a.USE] = 1.0
        if target >= 0:
            rows[at + (3 if target == seat else 4)] = 1.0
            rows[at + 5] = 0.2 * evaluation.strength(state, target)
            rows[at + 6] = 1.0 if target == leader else 0.0
        at += size


def _bounded(gain: float) -> float:
    return max(-SHOWN_GAIN, min(SHOWN_GAIN, gain))


def _table(evaluation: Evaluation, state: UnicornState, seat: i64, shared: vec[float]) -> i64:
    """Note what is the same for all moves; who of the others stands best."""
    goal = state.profile.goal
    most: i64 = 0
    held: i64 = 0
    leader: i64 = NOBODY
    strongest = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            most = max(most, state.unicorns(other))
            held = max(held, state.hand_size(other))
            found = evaluation.strength(state, other)
            if leader == NOBODY or found > strongest:
                leader = other
                strongest = found
        other += 1
    mine = state.unicorns(seat)
    shared[7] = float(mine) / float(goal)
    shared[8] = float(most) / float(goal)
    shared[9] = 1.0 if goal - mine <= 1 else 0.0
    shared[10] = 1.0 if goal - most <= 1 else 0.0
    shared[11] = 0.2 * (evaluation.strength(state, seat) - strongest)
    shared[12] = 0.2 * float(state.hand_size(seat))
    shared[13] = 0.2 * float(held)
    shared[14] = 0.5 if state.holds(HAND + seat, v.NEIGH) else 0.0
    shared[15] = 1.0 if state.active == seat else 0.0
    if state.ask == ASK_NEIGH:
        shared[ON_TOP + _sort(evaluation.deck, state)] = 1.0
    shared[ASK + state.ask] = 1.0
    shared[SEATS + min(MOST_SEATS, state.seats)] = 1.0
    return leader


def _sort(deck: UnicornDeck, state: UnicornState) -> i64:
    """What the card on top of those being played is: a unicorn, or one of the other types in their order."""
    kind = state.table.kind(PLAYED, state.table.top(PLAYED))
    return max(0, deck.types[kind] - v.TYPE_MAGICAL)
