"""What the documentation shows really works, and what it points to is there."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

from monoceros.cli import program
from monoceros.games.registry import GAMES
from monoceros.server.settings import PREFIX, Settings

PROJECT = Path(__file__).parents[1]
PAGES = [*PROJECT.glob("*.md"), *(PROJECT / "docs").glob("*.md")]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    (page.name, number, code)
    for page in PAGES
    for number, (language, code) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")))
    if language == "python"
]


@pytest.mark.parametrize(("page", "number", "code"), EXAMPLES, ids=[f"{e[0]}-{e[1]}" for e in EXAMPLES])
def test_every_python_example_runs(page: str, number: int, code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


COMMANDS = sorted(
    {
        re.split(r" {2,}| #", line.strip())[0].removeprefix(".venv/bin/").removeprefix("monoceros ")
        for page in PAGES
        for _, code in re.findall(
            r"^```(\w*)\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        )
        for line in code.splitlines()
        if re.match(r" *(\.venv/bin/)?monoceros (?!record \d)[a-z]", line)
    }
)


@pytest.mark.parametrize("words", COMMANDS)
def test_every_command_is_one_the_program_understands(words: str) -> None:
    plain = re.sub(r"\$\([^)]*\)", "now", words.partition(" > ")[0].partition(" | ")[0])
    command, *arguments = shlex.split(plain)
    found = program.get_command(click.Context(program), command)
    assert found is not None
    found.make_context(command, [argument.replace("...", "file") for argument in arguments])


PACKS = [
    text
    for language, text in BLOCK.findall((PROJECT / "docs" / "packs.md").read_text(encoding="utf-8"))
    if language == "toml"
]


@pytest.mark.parametrize("code", PACKS, ids=lambda code: tomllib.loads(code)["pack"]["id"])
def test_every_pack_in_the_docs_is_a_good_pack(tmp_path: Path, code: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(code, encoding="utf-8")
    head = tomllib.loads(code)["pack"]
    editions = [(game, edition) for game in GAMES.values() for edition in game.editions]
    (game, edition) = next(
        found for found in editions if found[0].load_pack(found[1]).head.id == head["extends"]
    )
    assert game.load_pack(edition, mine).head.id == head["id"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def rooms() -> str:
    page = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return page.partition("## The rooms")[2].partition("\n## One action's way")[0]


@pytest.mark.parametrize("room", ["core", "bots", *(f"games/{name.replace('-', '_')}" for name in GAMES)])
def test_the_architecture_names_every_file_of_the_engine(room: str) -> None:
    named = set(re.findall(r"\w+", rooms()))
    files = {path.stem for path in (PROJECT / "src" / "monoceros" / room).glob("*.py")}
    assert files - named == {"__init__"}


def test_every_dependency_has_a_reason() -> None:
    reasons = (PROJECT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    groups = [project["project"]["dependencies"], *extras, *project["dependency-groups"].values()]
    for requirement in (requirement for group in groups for requirement in group):
        name = re.split(r"[\[<>=~!]", requirement)[0]
        assert re.search(rf"\b{re.escape(name)}\b", reasons), name


def test_every_setting_of_the_server_is_told_with_what_is_usual() -> None:
    page = (PROJECT / "docs" / "server.md").read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for names, usual in re.findall(r"^\| (`MONOCEROS_.*?) \| (.*?) \|", page, re.MULTILINE):
        told.update(zip(re.findall(r"`(\w+)`", names), usual.split(", "), strict=True))
    settings = Settings()
    wanted = {PREFIX + field.upper(): getattr(settings, field) for field in Settings.__struct_fields__}
    assert told.keys() == wanted.keys()
    numbers = {name: usual for name, usual in wanted.items() if not isinstance(usual, str)}
    assert {name: float(told[name]) for name in numbers} == numbers
