"""What CONTRIBUTING tells newcomers is true: every place it names is there, every card has its picture."""

import re
from pathlib import Path

import pytest

from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES

PROJECT = Path(__file__).parents[1]
ROOTS = ("src/", "tests/", "web/", "docs/", "examples/", "requirements/")
PAGE = re.sub(
    r"^```.*?^```", "", (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8"), flags=re.M | re.S
)
ROOM = "src/monoceros/games/<game>/"
SPANS = re.findall(r"`([^`\n]+)`", PAGE)
DRAWN_BY_THEIR_FIELDS = ("unicorn", "pigicorn", "starter", "hunt", "stall", "token")
"""Kinds of Kill the Unicorns whose pictures are put together from colour, stars and value."""


def rooms() -> list[str]:
    """The files every game has, from the table of "Add a game"."""
    table = re.findall(r"^ *\| (`.*?) \|", PAGE.partition("## Add a game")[2].partition("\n## ")[0], re.M)
    return [ROOM + name for row in table for name in re.findall(r"`([\w/]+\.\w+)`", row)]


def named() -> list[str]:
    """Every path the page names, with the games and languages filled in."""
    found = {span for span in SPANS if span.startswith(ROOTS)} | set(rooms())
    paths = []
    for path in sorted(found):
        for game in GAMES if "<game" in path else [""]:
            for language in LANGUAGES if "<language>" in path else [""]:
                filled = path.replace("<game-id>", game).replace("<game>", game.replace("-", "_"))
                paths.append(filled.replace("<language>", language))
    return paths


def test_there_is_something_to_check() -> None:
    assert len(rooms()) >= 18
    assert "src/monoceros/locales/pl/hilo-rules.ftl" in named()
    assert ("tests", ".github/workflows/ci.yml") in commands()


@pytest.mark.parametrize("path", named())
def test_every_place_the_page_names_is_there(path: str) -> None:
    place = PROJECT / path
    assert place.is_dir() if path.endswith("/") else place.is_file(), f"CONTRIBUTING names {path}"


def commands() -> list[tuple[str, str]]:
    """Every target of the Makefile that somebody is told to make, with where."""
    places = [*(PROJECT / ".github").rglob("*.*"), *PROJECT.glob("*.md"), PROJECT / ".pre-commit-config.yaml"]
    wanted = re.compile(r"(?:`|run: |entry: |^)make ([a-z-]+)", re.M)
    found = {(name, path) for path in places for name in wanted.findall(path.read_text(encoding="utf-8"))}
    return sorted((name, path.relative_to(PROJECT).as_posix()) for name, path in found)


@pytest.mark.parametrize(("target", "place"), commands())
def test_every_command_somebody_is_told_is_there(target: str, place: str) -> None:
    makefile = (PROJECT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:.*## ", makefile, re.M), f"{place} says: make {target}"


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_picture_of_its_own(name: str) -> None:
    drawings = "".join(
        path.read_text(encoding="utf-8") for path in (PROJECT / "web/src/art").glob(f"{name}*.ts")
    )
    game = GAMES[name]
    for edition in game.editions:
        for card in game.load_pack(edition).cards:
            if getattr(card, "kind", "") not in DRAWN_BY_THEIR_FIELDS:
                assert re.search(rf"\b{card.id}\b", drawings), (
                    f"no picture of {card.id} in web/src/art/{name}*.ts"
                )
