"""`monoceros tournament`: a table for people, figures for programs, a drawing for both."""

import json
from pathlib import Path

import pytest

from monoceros.locales import LANGUAGES
from tests.cli.conftest import Monoceros

WORDS = ["tournament", "hilo", "--bots", "random,skilled", "--games", "8", "--jobs", "1", "--seed", "2"]


def test_for_programs(monoceros: Monoceros, tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    report = json.loads(monoceros(*WORDS, "--json", "--plot", str(plot)).out)
    assert report["played"] == 8
    assert [row["bot"] for row in report["standings"]] == ["skilled", "random"]
    assert report["meetings"][0]["games"] == 8
    assert plot.read_text().startswith("<svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(monoceros: Monoceros, language: str) -> None:
    said = monoceros(*WORDS, "--lang", language).out
    assert "skilled" in said
    assert "95" in said
