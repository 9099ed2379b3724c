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


def test_with_a_pack_of_ones_own(monoceros: Monoceros, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[pack]\nid = "mine"\nextends = "hilo-de"\n[[card]]\nid = "king"\nfull_coins = 4\n')
    own = json.loads(monoceros(*WORDS, "--pack", str(pack), "--json").out)
    shipped = json.loads(monoceros(*WORDS, "--json").out)
    assert own["made"]["pack"].startswith("mine ")
    assert own["made"]["provenance"]["owner"] == 1
    assert own["standings"] != shipped["standings"]
    pack.write_text("[pack]\n")
    assert monoceros(*WORDS, "--pack", str(pack)).code == 2


def test_a_tournament_can_be_extended(monoceros: Monoceros, tmp_path: Path) -> None:
    """What lies in the folder is not played again, and the whole is as if it had been played at once."""
    words = ["tournament", "hilo", "--bots", "random,novice,skilled", "--jobs", "1", "--json"]
    folder = str(tmp_path / "kept")
    monoceros(*words, "--games", "9", "--out", folder)
    there = {file: file.stat().st_mtime_ns for file in Path(folder).rglob("games/*.parquet")}
    longer = json.loads(monoceros(*words, "--games", "24", "--out", folder).out)
    assert longer["played"] == 24
    assert len(there) >= 9
    assert all(file.stat().st_mtime_ns == when for file, when in there.items())
    assert longer == json.loads(monoceros(*words, "--games", "24").out)
