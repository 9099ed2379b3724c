"""Who knows one game's folder knows them all: the same rooms everywhere, and nothing between them."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import monoceros.games
from monoceros.core.contract import Rules, State

FOLDERS = sorted(path.parent for path in Path(monoceros.games.__path__[0]).glob("*/rulebook.toml"))
ROOMS = {
    "__init__",
    "actions",
    "cards",
    "deck",
    "editions",
    "game",
    "observation",
    "position",
    "previews",
    "rules",
    "scoring",
    "sight",
    "state",
    "tally",
    "terminal",
    "view",
}
"""The modules of every game. All others are parts of its rulebook."""
ANNEXES = {"position_reading", "program", "vocabulary", "wording"}
"""Modules a game may have besides: a long reader of positions, cards that are programs."""
GROUND = {
    "kill_the_unicorns": {"kinds", "steps", "totals", "zones"},
    "unstable_unicorns": {"arrivals", "cursor", "hands", "stables", "targets"},
}
"""What the parts of a rulebook stand on besides the state: names of numbers, ways of cards, the reader of
card programs. They know no part."""
BOT = {"__init__", "evaluate", "guide", "policy", "reasons"}
FILES = {"cards.toml", "rulebook.toml"}


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")}


def parts(folder: Path) -> list[str]:
    return sorted(modules(folder) - ROOMS - ANNEXES - ground(folder))


def ground(folder: Path) -> set[str]:
    return GROUND.get(folder.name, set())


def imported(path: Path, package: str) -> set[str]:
    """The modules of this package that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {f"{package}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {
        name.removeprefix(f"{package}.").split(".")[0] for name in found if name.startswith(f"{package}.")
    }


def classes(folder: Path, module: str, base: type) -> list[type]:
    """The classes of this kind a module of a game defines."""
    name = f"monoceros.games.{folder.name}.{module}"
    defined = [value for value in vars(import_module(name)).values() if isinstance(value, type)]
    return [value for value in defined if issubclass(value, base) and value.__module__ == name]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    assert sorted(ROOMS - modules(folder)) == []
    assert sorted(BOT - modules(folder / "bot")) == []
    assert sorted(FILES - {path.name for path in folder.iterdir()}) == []
    assert parts(folder), "a game without a part of its rulebook"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_part_of_a_rulebook_imports_another_part_or_the_rules(folder: Path) -> None:
    assert crossing(folder, parts(folder)) == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_the_parts_stand_on_knows_no_rule(folder: Path) -> None:
    assert crossing(folder, ["actions", "deck", "editions", "scoring", "state", *ground(folder)]) == {}


def crossing(folder: Path, names: list[str]) -> dict[str, list[str]]:
    """Which of these modules import a part of the rulebook or something that stands above all parts."""
    package = f"monoceros.games.{folder.name}"
    closed = {
        *parts(folder),
        "rules",
        "view",
        "sight",
        "game",
        "position",
        "previews",
        "terminal",
        "tally",
        "bot",
    }
    found = {name: sorted(imported(folder / f"{name}.py", package) & closed) for name in names}
    return {name: others for name, others in found.items() if others}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_tower_stands_between_a_game_and_the_contract(folder: Path) -> None:
    (state,) = classes(folder, "state", State)
    assert state.__bases__ == (State,)
    (rules,) = classes(folder, "rules", Rules)
    assert rules.__bases__ == (Rules,)
