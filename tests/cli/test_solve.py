"""`monoceros solve`: a small game gone through to its end."""

import json
from pathlib import Path

import pytest

from monoceros.locales import LANGUAGES
from tests.cli.conftest import Monoceros

WORDS = ["solve", "kill-the-unicorns", "--bots", "random,skilled", "--samples", "1", "--iterations", "20"]


def test_for_programs(monoceros: Monoceros, tmp_path: Path) -> None:
    file = tmp_path / "hunt.efg"
    told = json.loads(monoceros(*WORDS, "--json", "--gambit", str(file)).out)
    assert (told["deals"], told["histories"], sum(told["information_sets"])) == (6, 3851, 1386)
    assert list(told["policies"]) == ["random", "skilled", "CFR+ (20)"]
    assert told["policies"]["CFR+ (20)"]["exploitability"] < told["policies"]["skilled"]["exploitability"]
    assert file.read_text().startswith('EFG 2 R "kill-the-unicorns small"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(monoceros: Monoceros, language: str) -> None:
    said = monoceros(*WORDS, "--lang", language).out
    assert "3851" in said
    assert "CFR+" in said


def test_a_printed_edition_is_refused(monoceros: Monoceros) -> None:
    said = monoceros("solve", "hilo", "--edition", "de")
    assert said.code == 2
    assert "small-edition" in said.err
