"""No level takes more than its stated time: whoever thinks ahead looks at the clock, and stops."""

import time

import pytest

from monoceros.bots.ladder import EXPERT_SECONDS, MASTER_SECONDS, make_bot, styled_names
from monoceros.bots.search import SOMETIMES
from monoceros.bots.search_bot import SearchBot
from monoceros.core.game import Game
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES

TICK = 0.25
LIMITS = {"expert": EXPERT_SECONDS, "master": MASTER_SECONDS}
THINKING = [name for name in ("expert", "master", *styled_names()) if name.split("-")[0] in LIMITS]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("name", THINKING)
def test_thinking_ends_when_the_time_is_up(game: Game, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so slow that a quarter of a second goes by between two looks at the clock."""
    match = Match(game, game.setup(game.edition().fewest), Chance(seed=5), [])
    bot = make_bot(game, name, match.setup)
    assert isinstance(bot, SearchBot)
    state = match.state
    while len(state.legal(state.decider())) < 2 or not bot.guide.worth_thinking(state, state.decider()):
        seat = int(state.decider())
        match.play(seat, state.legal(seat)[0])
    moment = 0.0

    def slow() -> float:
        nonlocal moment
        moment += TICK
        return moment

    monkeypatch.setattr(time, "perf_counter", slow)
    seat = int(state.decider())
    search = bot.search(state.as_known(seat), seat, Rng(1))
    assert search is not None
    limit = LIMITS[name.split("-")[0]]
    # The look that finds the time used up comes at most one tick after it is.
    assert 0 < int(search.iterations) <= SOMETIMES * (limit / TICK + 1)
    assert moment <= limit + 2 * TICK
