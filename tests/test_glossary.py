"""The texts hold to the glossary: its words are used, and those it warns of are not."""

import re
from pathlib import Path

import pytest

from monoceros.locales import HOME, LANGUAGES

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
FILES = {
    "Everywhere": "*.ftl",
    "HiLo": "*hilo*.ftl",
    "Kill the Unicorns": "*kill-the-unicorns*.ftl",
    "Unstable Unicorns": "*unstable-unicorns*.ftl",
}
COLUMNS = ("en", "de", "fr", "pl")
PARTS = re.split(r"^## ", GLOSSARY.read_text(encoding="utf-8"), flags=re.M)[1:]
CHAPTERS = {part.split("\n", 1)[0]: part for part in PARTS}


def told(chapter: str, language: str) -> str:
    """What the texts of a chapter say in a language, without the keys."""
    files = sorted((HOME / language).glob(FILES[chapter]))
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(re.sub(r"^[a-z0-9_-]+ = ", "", line) for line in lines).replace("\u00a0", " ")


def test_every_game_and_language_has_its_words() -> None:
    assert set(CHAPTERS) == set(FILES)
    assert set(COLUMNS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", FILES)
def test_the_words_of_the_glossary_are_used(chapter: str, language: str) -> None:
    rows = [line.strip("| ").split(" | ") for line in CHAPTERS[chapter].splitlines() if line.startswith("| ")]
    words = [row[COLUMNS.index(language)] for row in rows[1:]]
    assert words
    text = told(chapter, language).casefold()
    assert [word for word in words if word.casefold() not in text] == []


@pytest.mark.parametrize("chapter", FILES)
def test_words_to_avoid_are_avoided(chapter: str) -> None:
    warned = re.findall(r"^Not: (.*)\.$", CHAPTERS[chapter], flags=re.M)
    for entry in (entry for line in warned for entry in line.split("; ")):
        language, words = entry.split(" ", 1)
        for word in words.split(", "):
            assert not re.search(rf"\b{word}\b", told(chapter, language)), word
