"""`monoceros analyse`: a finished match in words, bars and figures."""

import json
from pathlib import Path

import pytest

from monoceros.locales import LANGUAGES
from tests.cli.conftest import Monoceros

GOLDEN = Path(__file__).parents[1] / "golden" / "hilo-de-2.txt"


def test_for_programs(monoceros: Monoceros) -> None:
    found = json.loads(monoceros("analyse", str(GOLDEN), "--iterations", "8", "--json").out)
    assert found["game"] == "hilo"
    assert len(found["turning_points"]) == 3
    assert {"n", "seat", "text", "chances", "swing", "best", "cost", "reason", "news"} == set(
        found["moves"][0]
    )


def test_two_heads_share_the_moves(monoceros: Monoceros) -> None:
    words = ["analyse", str(GOLDEN), "--iterations", "8", "--json"]
    assert monoceros(*words, "--jobs", "2").out == monoceros(*words).out


def test_a_match_that_was_just_dealt_has_not_turned(monoceros: Monoceros, tmp_path: Path) -> None:
    dealt = tmp_path / "dealt.txt"
    head, _, _ = GOLDEN.read_text(encoding="utf-8").partition("\n1 A")
    dealt.write_text(f"{head}\nresult: *\n", encoding="utf-8")
    said = monoceros("analyse", str(dealt), "--iterations", "4")
    assert said.code == 0
    assert "Chance to win over time" in said.out
    assert "Where it turned" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(monoceros: Monoceros, language: str) -> None:
    said = monoceros("analyse", str(GOLDEN), "--iterations", "4", "--lang", language).out
    assert "→" in said
    assert "A heuristic" in said
