"""Small games: how large their trees are, exact best responses, and every interface has them."""

from fractions import Fraction
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from monoceros.core.game import SmallEdition
from monoceros.core.match import Match, replay
from monoceros.core.mistakes import Mistake
from monoceros.core.record import Chance, format_record, parse_record
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES, find_game
from monoceros.lab.gymnasium import SeatEnv
from monoceros.lab.pettingzoo.factory import make_env
from monoceros.lab.small.chance import Prescribed, Settled, deals, outcomes
from monoceros.lab.small.gambit import gambit_text
from monoceros.lab.small.policies import bot_policy, cfr_policy
from monoceros.lab.small.response import best_response, exploitability, uniform, worth
from monoceros.lab.small.tree import Tree
from monoceros.lab.vector import VectorEnv

SIZES = {
    # deals, histories, decisions, ends, of them cut off, information sets of each seat
    "hilo": (60, 33949, 3936, 30012, 27324, [21, 242]),
    "kill-the-unicorns": (6, 3851, 2198, 1652, 0, [305, 754, 327]),
    "unstable-unicorns": (81, 7285, 4185, 3099, 0, [640, 948]),
}
"""The referees count the same: tests/referee/test_small.py."""
VALUES = {"hilo": 0.783, "kill-the-unicorns": 0.0, "unstable-unicorns": -0.429}
"""What the first seat wins when nobody can do better."""


def small_tree(game: str) -> Tree:
    found = find_game(game)
    return Tree(found, found.setup(found.edition("small").fewest, "small"))


@pytest.fixture(scope="module", params=list(GAMES))
def tree(request: pytest.FixtureRequest) -> Tree:
    return small_tree(request.param)


def test_its_size(tree: Tree) -> None:
    counts = tree.counts
    found = (counts.deals, counts.histories, counts.decisions, counts.ends, counts.cut, counts.sets)
    assert found == SIZES[tree.game.id]
    assert sum(likelihood for likelihood, _ in tree.deals) == Fraction(1)


def test_best_responses_are_those_of_openspiel(tree: Tree, tmp_path: Path) -> None:
    file = tmp_path / "game.efg"
    file.write_text(gambit_text(tree), encoding="utf-8")
    game = pyspiel.load_game("efg_game", {"filename": str(file)})
    theirs = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
    assert exploitability(tree, uniform(tree)).exploitability == pytest.approx(theirs / tree.seats)


def test_openspiels_solver_finds_an_equilibrium_and_bots_do_not(tree: Tree) -> None:
    solved = exploitability(tree, cfr_policy(tree, 100))
    assert 0 <= solved.exploitability < 0.01
    assert solved.worth[0] == pytest.approx(VALUES[tree.game.id], abs=0.01)
    for name in ("random", "novice", "skilled"):
        bot = exploitability(tree, bot_policy(tree, name, 2, 1))
        assert sum(bot.worth) == pytest.approx(0)
        assert all(answer >= value - 1e-9 for answer, value in zip(bot.responses, bot.worth, strict=True))
        assert bot.exploitability > solved.exploitability


def test_a_best_response_is_a_policy_that_wins_as_much(tree: Tree) -> None:
    """Checked the slow way: whatever pure policy the seat plays, it wins no more."""
    policy = uniform(tree)
    most = best_response(tree, policy, 0)
    rng = Rng(1)
    for _ in range(20):
        tried = [
            [float(at == chosen) for at in range(len(one))]
            if asked.seat == 0 and (chosen := int(rng.below(len(one)))) >= 0
            else one
            for asked, one in zip(tree.sets, policy, strict=True)
        ]
        assert worth(tree, tried)[0] <= most + 1e-9


def test_every_outcome_of_chance_comes_once() -> None:
    def throw(rng: Prescribed) -> tuple[int, list[int]]:
        cards = [0, 1, 2]
        rng.shuffle(cards)
        return int(rng.below(2)), cards

    found = outcomes(throw, [0, 0, 1])
    assert len(found) == 12
    assert len({str(made) for _, made in found}) == 12
    assert {likelihood for likelihood, _ in found} == {Fraction(1, 12)}


@pytest.mark.parametrize("game", GAMES)
def test_deals_are_as_likely_as_the_engine_deals_them(game: str) -> None:
    found = find_game(game)
    setup = found.setup(found.edition("small").fewest, "small")
    table = deals(found, setup)
    views = {str(deal.state.view(seat)) for deal in table for seat in range(setup.seats)}
    for seed in range(50):
        state = found.new(setup, Rng(seed))
        assert all(str(state.view(seat)) in views for seat in range(setup.seats))


def test_nothing_is_left_to_chance_after_the_deal() -> None:
    for ask in (
        lambda rng: rng.word(),
        lambda rng: rng.below(2),
        lambda rng: rng.shuffle([1, 2]),
        Settled.fork,
    ):
        with pytest.raises(Mistake, match="small-chance"):
            ask(Settled(0, 0))


def test_a_printed_edition_has_no_tree() -> None:
    found = find_game("hilo")
    with pytest.raises(Mistake, match="small-edition"):
        Tree(found, found.setup(2))


@pytest.mark.parametrize("game", GAMES)
def test_every_interface_has_it(game: str) -> None:
    found = find_game(game)
    small = found.edition("small")
    assert isinstance(small, SmallEdition)
    env = make_env(game, edition="small")
    env.reset(seed=1)
    assert len(env.possible_agents) == small.fewest
    many = VectorEnv(game, size=4, edition="small", seed=1)
    for _ in range(20):
        many.step(many.sample())
    assert np.isfinite(many.rewards).all()
    alone = SeatEnv(game, edition="small", opponents="random")
    observation, _ = alone.reset(seed=1)
    assert alone.observation_space.contains(observation)


@pytest.mark.parametrize("game", GAMES)
def test_its_records_replay(game: str) -> None:
    found = find_game(game)
    setup = found.new_setup(found.edition("small").fewest, "small")
    match = Match(found, setup, Chance(seed=5), [f"player {seat}" for seat in range(setup.seats)])
    rng = Rng(1)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, int(match.state.pick(seat, rng)))
    text = format_record(match.record())
    again = replay(found, parse_record(text))
    assert found.position(again.state) == found.position(match.state)


@pytest.mark.parametrize("game", GAMES)
def test_people_are_not_offered_it(game: str) -> None:
    found = find_game(game)
    assert "small" not in [edition.id for edition in found.editions]
    with pytest.raises(Mistake, match="edition-unknown"):
        found.printed("small")
