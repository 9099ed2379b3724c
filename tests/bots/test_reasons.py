"""Reasons: every decision of a match gets a thought of its game, and hardly ever just "thought through"."""

import pytest

from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts

MATCHES = 2
VAGUE = "hint-thought-through"


@pytest.mark.parametrize(
    ("name", "edition", "options"),
    [
        ("hilo", "", {}),
        ("kill-the-unicorns", "de", {"expert": "on"}),
        ("kill-the-unicorns", "fr", {"extra_characters": "on"}),
        ("kill-the-unicorns", "en-prototype", {"teams": "on"}),
        ("unstable-unicorns", "", {"targeting": "advanced"}),
        ("unstable-unicorns", "", {"adult": "yes", "party": "sips"}),
    ],
)
def test_every_move_has_a_reason_that_can_be_told(name: str, edition: str, options: dict[str, str]) -> None:
    game = GAMES[name]
    setup = game.setup(4, edition, options)
    guide = game.guide(setup)
    told: dict[str, dict[str, object]] = {}
    for seed in range(MATCHES):
        state = game.new(setup, Rng(seed))
        rng = Rng(seed + 100)
        while state.to_act:
            seat = int(state.decider())
            legal = state.legal(seat)
            guide.prepare(state, seat)
            for action in {legal[0], legal[-1], legal[len(legal) // 2]} if len(legal) > 1 else ():
                reason = guide.reason(state, seat, action)
                told[reason.key] = dict(reason.params)
            state.apply(seat, int(state.pick(seat, rng)))
    assert VAGUE not in told
    assert len(told) >= 6
    for language in LANGUAGES:
        text = Texts(language)
        for key, params in told.items():
            assert text(key, **params)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_reason_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    game = GAMES[name]
    setup = game.setup(game.edition().fewest)
    guide = game.guide(setup)
    state = game.new(setup, Rng(5))
    rng = Rng(6)
    for _ in range(60):
        if not state.to_act:
            break
        seat = int(state.decider())
        world = state.determinize(seat, rng)
        for action in state.legal(seat)[:3]:
            thoughts = []
            for each in (state, world):
                guide.prepare(each, seat)
                thought = guide.reason(each, seat, action)
                thoughts.append((thought.key, thought.params))
            assert thoughts[0] == thoughts[1]
        state.apply(seat, int(state.pick(seat, rng)))
