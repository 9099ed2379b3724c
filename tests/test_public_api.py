"""What `import monoceros` offers: pinned by name, typed, documented, and what a first hour needs."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import monoceros
from monoceros import _api

PROJECT = Path(__file__).parents[1]
NAMES = [
    "Bot",
    "BotSummary",
    "Choice",
    "ENGINE",
    "Edition",
    "Game",
    "Match",
    "Mistake",
    "Move",
    "News",
    "ONLOOKER",
    "Option",
    "Outcome",
    "Pack",
    "PackText",
    "Record",
    "Refusal",
    "Rng",
    "Score",
    "Setup",
    "Simulation",
    "State",
    "Update",
    "View",
    "__version__",
    "all_games",
    "bot_names",
    "find_game",
    "format_record",
    "from_position",
    "new_bot",
    "new_match",
    "new_setup",
    "parse_record",
    "play_out",
    "position",
    "read_record",
    "replay",
    "simulate",
    "verify",
]
"""A name that goes, or changes what it takes, is a new major version; a name that comes, a new minor one."""
TAKES = {
    "new_match": "game seats edition options pack seed players",
    "new_setup": "game seats edition options pack",
    "new_bot": "match name",
    "play_out": "match bots seed",
    "position": "match",
    "from_position": "game text seats edition options pack seed",
    "replay": "record pack",
    "verify": "record pack",
    "simulate": "game bots games seats edition options pack seed jobs",
    "read_record": "path",
    "parse_record": "text file",
    "format_record": "record notes",
    "find_game": "name",
    "all_games": "",
    "bot_names": "game",
}


def test_the_names_are_these_and_no_others() -> None:
    assert sorted(monoceros.__all__) == sorted(NAMES)
    assert sorted([*_api.__all__, "ENGINE", "__version__"]) == sorted(NAMES)
    assert sorted(dir(monoceros)) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_there_and_says_what_it_is_for(name: str) -> None:
    found = getattr(monoceros, name)
    if inspect.isclass(found) or inspect.isfunction(found):
        # Read from the source: compiled classes keep no texts.
        module = PROJECT / "src" / Path(*found.__module__.split(".")).with_suffix(".py")
        tree = ast.parse(module.read_text(encoding="utf-8"))
        defined = [node for node in tree.body if getattr(node, "name", "") == found.__name__]
        assert isinstance(defined[0], ast.ClassDef | ast.FunctionDef)
        assert ast.get_docstring(defined[0])


@pytest.mark.parametrize(("name", "takes"), TAKES.items())
def test_every_function_takes_what_it_took(name: str, takes: str) -> None:
    assert list(inspect.signature(getattr(monoceros, name)).parameters) == takes.split()


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        _ = monoceros.nonsense


def test_looking_at_the_package_imports_no_game() -> None:
    code = "import sys, monoceros; assert monoceros.__version__; assert 'monoceros.core' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("game", monoceros.all_games(), ids=lambda game: game.id)
def test_a_match_is_played_written_down_and_replayed(game: monoceros.Game, tmp_path: Path) -> None:
    match = monoceros.new_match(game.id, seed=7)
    outcome = monoceros.play_out(match, ["skilled"] + ["random"] * (match.setup.seats - 1), seed=3)
    assert match.over
    assert outcome.winners
    file = tmp_path / "match.txt"
    file.write_text(monoceros.format_record(match.record()), encoding="utf-8")
    again = monoceros.replay(monoceros.read_record(file))
    assert again.result() == match.result()
    assert monoceros.position(again) == monoceros.position(match)


def test_without_a_seed_every_match_is_dealt_anew_and_still_written_down() -> None:
    first, second = (monoceros.new_match("hilo") for _ in range(2))
    assert first.chance.seed != second.chance.seed
    again = monoceros.replay(first.record())
    assert monoceros.position(again) == monoceros.position(first)


def test_a_position_becomes_a_state() -> None:
    match = monoceros.new_match("hilo", seed=1)
    state = monoceros.from_position("hilo", monoceros.position(match))
    assert [state.sent(viewer) for viewer in (0, 1, monoceros.ONLOOKER)] == [
        match.state.sent(viewer) for viewer in (0, 1, monoceros.ONLOOKER)
    ]


def test_a_simulation_is_the_same_on_one_core_and_on_two() -> None:
    one = monoceros.simulate("hilo", ["skilled", "random"], games=20, seed=5, jobs=1)
    two = monoceros.simulate("hilo", ["skilled", "random"], games=20, seed=5, jobs=2)
    assert msgspec.structs.asdict(one) == msgspec.structs.asdict(two)
    assert one.bots[0].name == "skilled"


@pytest.mark.parametrize(
    ("code", "call"),
    [
        ("game-unknown", lambda: monoceros.new_match("hillo")),
        ("seats-count", lambda: monoceros.new_match("hilo", seats=9)),
        ("seed-range", lambda: monoceros.new_match("hilo", seed=-1)),
        ("record-players", lambda: monoceros.new_match("hilo", seats=2, players=["Ada"])),
        ("bots-count", lambda: monoceros.play_out(monoceros.new_match("hilo"), ["random"])),
        ("bot-unknown", lambda: monoceros.new_bot(monoceros.new_match("hilo"), "wizard")),
        ("games-count", lambda: monoceros.simulate("hilo", ["random"], games=0)),
        ("jobs-count", lambda: monoceros.simulate("hilo", ["random"], jobs=0)),
        ("seed-range", lambda: monoceros.simulate("hilo", ["random"], seed=1 << 64)),
        ("option-unknown", lambda: monoceros.new_setup("hilo", options={"colour": "red"})),
    ],
)
def test_bad_input_is_a_mistake_with_a_code(code: str, call: object) -> None:
    assert callable(call)
    with pytest.raises(monoceros.Mistake) as caught:
        call()
    assert caught.value.code == code


def test_the_first_page_shows_an_example_that_is_typed_and_runs() -> None:
    """`make lint` holds the examples to strict types; the page shows one of them to the letter."""
    shown = (PROJECT / "README.md").read_text(encoding="utf-8").split("```python\n")[1].partition("```")[0]
    example = (PROJECT / "examples" / "first_match.py").read_text(encoding="utf-8")
    assert shown == example.partition("\n\n")[2]
