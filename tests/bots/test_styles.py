"""Styles of bots: data that names thoughts there are, and a taste that decides only between equals."""

from collections.abc import Iterator

import pytest

from monoceros.bots.ladder import STYLED, bot_names, check_bot, make_bot, parted, styled_names
from monoceros.bots.search import RootCounts
from monoceros.bots.search_bot import SearchBot
from monoceros.bots.styles import LEANING, SERIOUS, Style, StyledByEye, fondness, style_names
from monoceros.core.contract import ByEye, State
from monoceros.core.game import Game
from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.games.hilo.actions import DRAW, TAKE
from monoceros.games.registry import GAMES
from monoceros.locales import Texts

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def decisions(game: Game, count: int) -> Iterator[tuple[State, int]]:
    """Decisions in matches between bots that play by eye, as those who make them know them."""
    setup = game.setup(game.edition().fewest)
    bot = make_bot(game, "skilled", setup)
    rng = Rng(4)
    deal = 0
    while count > 0:
        deal += 1
        match = Match(game, setup, Chance(seed=deal), [])
        while match.state.to_act and count > 0:
            seat = int(match.state.decider())
            known = match.state.as_known(seat)
            if len(known.legal(seat)) > 1:
                count -= 1
                yield known, seat
            match.play(seat, bot.choose(known, seat, rng))


@games
@pytest.mark.parametrize("style", style_names())
def test_a_style_is_fond_of_thoughts_there_are(game: Game, style: str) -> None:
    text = Texts("en")
    fond = fondness(game, style)
    assert all(text.has(key) for key in fond), [key for key in fond if not text.has(key)]
    assert all(-1.0 <= how <= 1.0 for how in fond.values())
    assert max(fond.values()) > 0.0


@games
@pytest.mark.parametrize("style", style_names())
def test_by_eye_a_style_costs_less_than_one_notices(game: Game, style: str) -> None:
    setup = game.setup(game.edition().fewest)
    plain, styled = make_bot(game, "skilled", setup), make_bot(game, f"skilled-{style}", setup)
    assert isinstance(plain, ByEye)
    assert isinstance(styled, StyledByEye)
    otherwise = 0
    for at, (known, seat) in enumerate(decisions(game, 250)):
        legal = known.legal(seat)
        first, second = (bot.choose(known, seat, Rng(at)) for bot in (plain, styled))
        otherwise += first != second
        gains = dict(zip(legal, plain.gains(known, seat, legal), strict=True))
        assert gains[second] >= gains[first] - 2 * LEANING * plain.unit()
    assert 0 < otherwise < 60


def test_thinking_ahead_a_style_decides_between_moves_that_took_about_as_long() -> None:
    game = GAMES["hilo"]
    known, seat = next(one for one in decisions(game, 40) if one[0].legal(one[1]) == [TAKE, DRAW])
    legal = [int(TAKE), int(DRAW)]
    cautious = Style(game, game.setup(2), "cautious")
    likes = cautious.likes(known, seat, legal)
    assert likes[0] > likes[1]

    def leaned(taking: int, drawing: int) -> list[int]:
        found = RootCounts(legal, False, [taking, drawing], [0.0] * 2, [], [0.5] * 2, 200)
        return cautious.lean(found, known, seat).visits

    taking, drawing = leaned(95, 105)
    assert taking > drawing
    taking, drawing = leaned(60, 140)
    assert taking < drawing
    hopeless = int(100 * SERIOUS) - 1
    assert leaned(hopeless, 100)[0] == hopeless


@games
def test_names_of_styled_bots_are_known_and_others_are_not(game: Game) -> None:
    assert len(styled_names()) == len(STYLED) * len(style_names())
    for name in styled_names():
        check_bot(game, name)
        level, style = parted(name)
        assert (level in STYLED, style in style_names()) == (True, True)
    for name in ("novice-sly", "expert-kind", "expert-", "-sly", "sly"):
        with pytest.raises(Mistake) as found:
            check_bot(game, name)
        assert found.value.code == "bot-unknown"
    assert all(parted(name) == (name, "") for name in bot_names(game))


@games
def test_a_styled_master_searches(game: Game) -> None:
    bot = make_bot(game, "master-greedy", game.setup(game.edition().fewest))
    assert isinstance(bot, SearchBot)
    assert bot.style is not None
    assert bot.style.name == "greedy"


@games
def test_styled_experts_think_and_mostly_agree_with_others(game: Game) -> None:
    setup = game.setup(game.edition().fewest)
    plain, *styled = (
        make_bot(game, name, setup) for name in ("expert", *(f"expert-{style}" for style in style_names()))
    )
    found = list(decisions(game, 30))
    alike = 0
    for at, (known, seat) in enumerate(found):
        expected = plain.choose(known, seat, Rng(at))
        alike += sum(bot.choose(known, seat, Rng(at)) == expected for bot in styled)
    assert alike > 2 * len(found)
