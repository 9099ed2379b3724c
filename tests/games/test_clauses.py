"""The way from a sentence of a rulebook to its code is one search for the clause's id."""

import re
from pathlib import Path

import pytest

import monoceros.games
from monoceros.core.clauses import Clause, load_clauses
from monoceros.core.game import Game
from monoceros.games.registry import GAMES

FOLDERS = sorted(path.parent for path in Path(monoceros.games.__path__[0]).glob("*/rulebook.toml"))
WORD = r"[a-z0-9]+(?:-[a-z0-9]+)*"


def clauses_of(folder: Path) -> list[Clause]:
    return load_clauses(folder / "rulebook.toml")


def cited_in(folder: Path) -> dict[str, str]:
    """Everything in a game's sources that looks like the id of one of its clauses, and one place of it."""
    game = folder.name.replace("_", "-")
    # Not a module, which has more names before it, and not the beginning that a group of clauses shares.
    like = re.compile(rf"(?<![\w.-]){game}(?:\.{WORD})+(?![\w-]|\.(?:\"(?!\")|\{{))")
    found = {}
    for path in sorted([*folder.rglob("*.py"), *folder.glob("editions.toml")]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for text in like.findall(line):
                found[text] = f"{path.relative_to(folder)}:{number}"
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_is_cited_where_it_holds_or_is_a_definition(folder: Path) -> None:
    cited = cited_in(folder)
    nowhere = [clause.id for clause in clauses_of(folder) if not clause.definition and clause.id not in cited]
    assert not nowhere, "cite these in full at the code that holds players to them"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_definition_needs_no_code(folder: Path) -> None:
    cited = cited_in(folder)
    both = {
        clause.id: cited[clause.id]
        for clause in clauses_of(folder)
        if clause.definition and clause.id in cited
    }
    assert not both, "these have code, so they are no definitions"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_choice_of_a_reading_has_its_clause(game: Game) -> None:
    readings = {option.key: option.choices for option in game.options() if option.reading}
    offered = {f"{key}={value}" for key, values in readings.items() for value in values}
    assert {clause.reading for clause in game.clauses() if clause.reading} == offered
    assert all(clause.ruling for clause in game.clauses() if clause.reading), (
        "say why it can be read two ways"
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_cited_clause_stands_in_the_rulebook(folder: Path) -> None:
    known = {clause.id for clause in clauses_of(folder)}
    unknown = {text: place for text, place in cited_in(folder).items() if text not in known}
    assert not unknown, "no such clause; ids are cited in full"
