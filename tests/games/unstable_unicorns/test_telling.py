"""Whatever happens at a table, and whatever is asked, can be said to everybody in their language."""

import re
from pathlib import Path

import pytest

from monoceros.core.contract import Refusal
from monoceros.core.game import Setup
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import find_game
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.games.unstable_unicorns.view import Prompt
from monoceros.locales import LANGUAGES, Texts
from tests.games.unstable_unicorns.story import view_of

GAME = find_game("unstable-unicorns")
SOURCES = Path(__file__).parents[3] / "src" / "monoceros" / "games" / "unstable_unicorns"
TOLD = re.compile(r'\.tell(?:_[a-z]+)?\(\s*"([a-z-]+)"|pass_card\([^"]*"([a-z-]+)"')
TABLES = [
    (2, {}),
    (3, {"targeting": "advanced"}),
    (4, {"adult": "yes", "party": "sips"}),
    (5, {"adult": "yes", "party": "layers", "targeting": "advanced"}),
    (8, {"adult": "yes", "party": "sips"}),
]


def tables() -> list[Setup]:
    return [GAME.setup(seats, given=given) for seats, given in TABLES]


def ask_key(prompt: Prompt) -> str:
    """The message that asks for what a prompt is about."""
    if prompt.key in ("hand", "card", "found"):
        return f"unstable-unicorns-ask-{prompt.key}-{prompt.do}"
    return f"unstable-unicorns-ask-{prompt.key}"


def played(setup: Setup, seed: int) -> UnicornState:
    state = GAME.new(setup, Rng(seed))
    assert isinstance(state, UnicornState)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_the_rules_can_tell_of_has_its_sentence(language: str) -> None:
    text = Texts(language)
    found = [TOLD.findall(path.read_text(encoding="utf-8")) for path in SOURCES.glob("*.py")]
    keys = {first or second for matches in found for first, second in matches}
    assert {"play", "neigh", "give", "pull", "take", "guard", "sip-named"} <= keys
    for key in keys:
        assert text.has(f"unstable-unicorns-{key}"), key


@pytest.mark.parametrize("setup", tables(), ids=lambda setup: f"{setup.seats} players")
def test_whole_matches_are_told_to_everybody(setup: Setup) -> None:
    names = [f"P{seat}" for seat in range(setup.seats)]
    windows = [GAME.terminal(setup, Texts(language), names) for language in LANGUAGES]
    texts = [Texts(language) for language in LANGUAGES]
    for seed in range(3):
        state = played(setup, seed)
        rng = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            prompt = view_of(state, seat).prompt
            assert all(text.has(ask_key(prompt)) for text in texts), prompt
            update = state.update(seat)
            window = windows[state.n % len(windows)]
            assert window.draw(update.view)
            assert window.ask(update.view, update.choices)
            assert len(window.menu(update.view, update.choices)) == len(update.choices)
            state.listen()
            state.apply(seat, state.pick(seat, rng))
            for event in state.events or []:
                for viewer in (*range(setup.seats), ONLOOKER):
                    news = event.for_viewer(viewer)
                    for window in windows:
                        assert window.tell(news, viewer if viewer != ONLOOKER else None)
        outcome = state.outcome()
        assert outcome is not None
        for part in (part for score in outcome.scores for part in score.parts):
            assert all(text.has(f"unstable-unicorns-part-{part.key}") for text in texts)


def test_a_card_can_be_looked_up_by_its_name() -> None:
    window = GAME.terminal(tables()[0], Texts("fr"), ["A", "B"])
    assert "Vole un poulain." in window.look("soirée pyjama")
    assert window.look("soirée") == ""


def test_adult_names_are_shown_only_where_the_host_asked_for_them() -> None:
    shy, bold = (GAME.terminal(setup, Texts("pl"), ["A"] * 8) for setup in (tables()[0], tables()[2]))
    assert shy.card("grumbler") == "Zrzędorożec"
    assert bold.card("grumbler") != "Zrzędorożec"
    assert bold.card("x_ray") == "Rentgenorożec"


def test_every_refusal_names_a_rule_that_can_be_read() -> None:
    keys = {clause.id: clause.key for clause in GAME.clauses()}
    text = Texts("en")
    cited = set()
    for setup in tables():
        state = played(setup, setup.seats)
        rng = Rng(setup.seats)
        while state.to_act:
            for seat in range(setup.seats):
                action = int(rng.below(GAME.action_count))
                refusal = state.why_not(seat, action)
                if isinstance(refusal, Refusal):
                    assert text.has(keys[refusal.clause] + ".text")
                    cited.add(refusal.clause)
            seat = int(state.decider())
            state.apply(seat, state.pick(seat, rng))
    assert len(cited) > 10
