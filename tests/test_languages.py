"""A language that is added is added everywhere: each test names the place that lacks it.

The folders of `locales/` say which languages there are. `test_texts.py` compares what stands in them.
"""

import re
import tomllib
from pathlib import Path

import pytest
from babel import Locale

from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES

PROJECT = Path(__file__).parents[1]
SOURCES = PROJECT / "src" / "monoceros"
PACKS = sorted(SOURCES.glob("games/*/cards*.toml"))
CLOSE = 6
"""How many lines a list of languages may take."""
MENU = PROJECT / "web" / "src" / "texts" / "wanted.ts"


def test_english_comes_first_and_fills_in() -> None:
    assert LANGUAGES[0] == "en"
    assert len(set(LANGUAGES)) == len(LANGUAGES) > 1


@pytest.mark.parametrize("path", PACKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_card_has_a_name_in_every_language(path: Path) -> None:
    for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
        lacking = set(LANGUAGES) - card["name"].keys()
        assert not lacking, f"{path.relative_to(PROJECT)}: {card['id']} has no name in {sorted(lacking)}"


def test_the_page_offers_every_language_by_its_own_name() -> None:
    named = re.search(r"OWN_NAMES[^=]*= \{(.*?)\}", MENU.read_text(encoding="utf-8"), re.DOTALL)
    place = f"OWN_NAMES in {MENU.relative_to(PROJECT)}"
    assert named is not None, place
    offered = dict(re.findall(r"(\w+): '([^']+)'", named[1]))
    expected = {language: Locale(language).get_display_name(language) for language in LANGUAGES}
    assert {key: name.lower() for key, name in offered.items()} == {
        key: str(name).lower() for key, name in expected.items()
    }, place


def test_names_can_be_counted_in_every_language() -> None:
    """The tie-break of Unstable Unicorns counts the letters of names in the language of the deck."""
    (option,) = (one for one in GAMES["unstable-unicorns"].options() if one.key == "deck_language")
    assert set(option.choices) == set(LANGUAGES), "deck_language in games/unstable_unicorns/game.py"


def test_the_package_says_which_languages_it_speaks() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = {one.split(" :: ")[1] for one in project["classifiers"] if one.startswith("Natural Language")}
    assert listed == {Locale(language).english_name for language in LANGUAGES}, (
        "classifiers in pyproject.toml"
    )


def test_nothing_else_lists_the_languages() -> None:
    """Whoever needs all of them asks `locales.LANGUAGES`, or `LANGUAGES` of the page."""
    allowed = {MENU, SOURCES / "games" / "unstable_unicorns" / "game.py"}
    page = PROJECT / "web" / "src"
    files = {*SOURCES.rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")} - allowed
    assert [path.relative_to(PROJECT) for path in sorted(files) if lists_languages(path)] == []


def lists_languages(path: Path) -> bool:
    """Whether all languages stand close together, as strings or as keys."""
    lines = path.read_text(encoding="utf-8").splitlines()
    codes = [re.compile(rf"[\"']{language}[\"']|\b{language}:") for language in LANGUAGES]
    return any(
        all(code.search("\n".join(lines[at : at + CLOSE])) for code in codes)
        for at, line in enumerate(lines)
        if any(code.search(line) for code in codes)
    )
