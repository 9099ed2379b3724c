"""HiLo twice: the engine and a referee written from the rulebook alone play the same matches.

After every action they must agree on who may act, what is legal, where every card lies, the coins that lie
open, the end, every part of the final score and the winners. `referee/hilo/README.md` lists the readings.
Start cards are chosen in any order and settled clockwise (hilo.setup.start-card, hilo.setup.start-order); a
magician who completes his owner's layout is played both ways (hilo.magician.last-card,
hilo.magician.last-card-casts). There are no known differences.
"""

from collections import Counter
from random import Random

import pytest

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.games.registry import GAMES
from tests.referee.hilo.adaptor import Disagreement, Pair
from tests.referee.hilo.cards import Card
from tests.referee.hilo.match import Move
from tests.referee.hilo.scoring import score
from tests.referee.runs import seeds, tell

HILO = GAMES["hilo"]
SEATS = (2, 3, 4)
TABLE_OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"start": "B"},
    {"start": "winner", "last_winners": "AB"},
    {"start": "next", "last_starter": "B"},
    {"last_magician": "casts"},
)
SAMPLE = 12
LONGEST = 2000
"""Actions after which a match is left; random matches may go on for long."""


def _starters(options: dict[str, str], seats: int) -> set[int]:
    """Who may begin under these options (hilo.setup.start-player)."""
    if options.get("start") == "B":
        return {1}
    if options.get("start") == "winner":
        return {0, 1}
    if options.get("start") == "next":
        return {2 % seats}
    return set(range(seats))


def _sensible(pair: Pair, seat: int, actions: list[int], rng: Random) -> int:
    """Whatever brings the most coins among the cards lying open; tiny, and good enough to end a match."""
    return max(actions, key=lambda action: _promise(pair, seat, pair.move(seat, action)) + rng.random() / 2)


def _promise(pair: Pair, seat: int, move: Move) -> float:
    referee = pair.referee
    held = referee.in_hand.get(seat)
    now = _coins(pair, seat, None, 0)
    if move[0] == "take":
        return max(_coins(pair, seat, referee.discard_pile[0], slot) for slot in range(12)) - now
    if move[0] == "draw":
        return 1
    if move[0] == "place" and held is not None:
        return _coins(pair, seat, held, move[1]) - now
    if move[0] == "discard":
        return 0.3
    if move[0] == "swap" and referee.is_open[move[2]][move[3]]:
        return _coins(pair, seat, referee.layouts[move[2]][move[3]], move[1]) - now
    return 0


def _coins(pair: Pair, seat: int, card: Card | None, slot: int) -> int:
    """The open coins of a layout, with this card in that slot if there is one."""
    layout, faces = pair.referee.layouts[seat], pair.referee.is_open[seat]
    shown = [known if is_open else None for known, is_open in zip(layout, faces, strict=True)]
    if card is not None:
        shown[slot] = card
    return score(shown).total


def _play(seats: int, options: dict[str, str], seed: int, sensible: bool) -> tuple[int, bool]:
    """One match; how many actions were compared, and whether it came to its end."""
    setup = HILO.setup(seats, "", options)
    rng = Random(seed)
    pair = Pair(Match(HILO, setup, Chance(seed=seed), []))
    assert pair.position.starter in _starters(options, seats)
    try:
        pair.compare()
        for count in range(LONGEST):
            deciders = pair.engine.state.deciders()
            if not deciders:
                return count, True
            seat = rng.choice(deciders)
            actions = pair.engine.state.legal(seat)
            pair.play(seat, _sensible(pair, seat, actions, rng) if sensible else rng.choice(actions))
            pair.compare()
    except Disagreement as wrong:
        moves = [f"{SEAT_LETTERS[move.seat]} {move.text}" for move in pair.engine.moves]
        raise Disagreement(f"{seats} seats, {options}, seed {seed}: {wrong}\n" + "\n".join(moves)) from wrong
    return LONGEST, False


@pytest.mark.parametrize("options", TABLE_OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_agree(
    seats: int, options: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    group = f"hilo {seats} {options}"
    told: Counter[str] = Counter()
    for number, seed in enumerate(seeds(group, SAMPLE)):
        actions, ended = _play(seats, options, seed, sensible=number % 2 == 0)
        told["matches"] += 1
        told["actions"] += actions
        told["ended"] += ended
    tell(capfd, f"{group}: {dict(told)}")
    assert told["ended"] > 0
