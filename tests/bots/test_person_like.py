"""Weaker levels err as people do: now and then a lesser move, a forgotten card, and never an absurd move."""

from collections import Counter
from collections.abc import Iterator

import pytest

from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.bots.person_like import PersonLikeBot
from monoceros.core.contract import ByEye, State
from monoceros.core.game import Game
from monoceros.core.rng import Rng
from monoceros.games.hilo.bot.policy import END
from monoceros.games.registry import GAMES

PEOPLE = ["novice", "casual"]
SEEDS = 120
POSITIONS = 12


def _positions(game: Game, seats: int) -> Iterator[tuple[State, int, list[float]]]:
    """Decisions of matches by eye, with what each move promises."""
    setup = game.setup(seats)
    bot = make_bot(game, HEURISTIC, setup)
    assert isinstance(bot, ByEye)
    for seed in range(1000):
        state = game.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            known = state.as_known(seat)
            legal = known.legal(seat)
            if len(legal) > 1:
                yield known, seat, bot.gains(known, seat, legal)
            state.apply(seat, bot.choose(known, seat, rng))


def _person(game: Game, seats: int, level: str) -> PersonLikeBot:
    bot = make_bot(game, level, game.setup(seats))
    assert isinstance(bot, PersonLikeBot)
    return bot


def _chosen(bot: PersonLikeBot, known: State, seat: int) -> set[int]:
    return {bot.choose(known, seat, Rng(seed)) for seed in range(SEEDS)}


@pytest.mark.parametrize("level", PEOPLE)
@pytest.mark.parametrize(("game", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 2)])
def test_an_absurd_move_is_never_chosen(game: str, seats: int, level: str) -> None:
    person = _person(GAMES[game], seats, level)
    # What a forgotten card makes look better may be chosen: people do that. So nothing is forgotten here.
    person.lapses = 0
    found = 0
    for known, seat, gains in _positions(GAMES[game], seats):
        legal = known.legal(seat)
        best = max(gains)
        absurd = {action for action, gain in zip(legal, gains, strict=True) if best - gain > person.shame}
        if absurd:
            assert not absurd & _chosen(person, known, seat)
            found += 1
        if found == POSITIONS:
            return
    pytest.fail("too few positions with an absurd move")


@pytest.mark.parametrize("level", PEOPLE)
def test_nobody_ends_a_match_of_hilo_that_is_lost_by_it(level: str) -> None:
    """However little is remembered: what lies on the table is in sight."""
    game = GAMES["hilo"]
    person = _person(game, 2, level)
    found = 0
    for known, seat, gains in _positions(game, 2):
        legal = known.legal(seat)
        losing = {action for action, gain in zip(legal, gains, strict=True) if gain < max(gains) - END}
        if losing:
            assert not losing & _chosen(person, known, seat)
            found += 1
        if found == POSITIONS:
            return
    pytest.fail("too few such positions")


@pytest.mark.parametrize("game", ["hilo", "kill-the-unicorns", "unstable-unicorns"])
def test_a_novice_errs_more_often_than_a_casual_player_and_both_vary(game: str) -> None:
    seats = GAMES[game].edition().fewest
    best: Counter[str] = Counter()
    told = 0
    for known, seat, gains in _positions(GAMES[game], seats):
        if max(gains) - min(gains) < 1.0:
            continue
        told += 1
        favourite = known.legal(seat)[gains.index(max(gains))]
        for level in PEOPLE:
            person = _person(GAMES[game], seats, level)
            best[level] += sum(person.choose(known, seat, Rng(seed)) == favourite for seed in range(10))
        if told == 40:
            break
    assert 0.1 * 400 < best["novice"] < best["casual"] < 0.98 * 400


@pytest.mark.parametrize(("game", "seats"), [("hilo", 3), ("kill-the-unicorns", 4)])
def test_only_what_is_out_of_sight_is_forgotten(game: str, seats: int) -> None:
    """And whoever forgets a card has no way to see it all the same."""
    novice = _person(GAMES[game], seats, "novice")
    forgot = 0
    for known, seat, _ in _positions(GAMES[game], seats):
        cards = novice.by_eye.forgettable(known, seat)
        assert all(known.table.knows(seat, card) for card in cards)
        remembered = novice._remembered(known, seat, Rng(1))
        assert not any(remembered.table.knows(seat, card) for card in cards)
        assert remembered.legal(seat) == known.legal(seat)
        forgot += bool(cards)
        if forgot == 30:
            return
    pytest.fail("nothing to forget")
