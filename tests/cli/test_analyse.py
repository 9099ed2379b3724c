"""`monoceros analyse`: a finished match in words, bars and figures."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Monoceros

GOLDEN = Path(__file__).parents[1] / "golden" / "hilo-de-2.txt"


def test_for_programs(monoceros: Monoceros) -> None:
    found = json.loads(monoceros("analyse", str(GOLDEN), "--iterations", "8", "--json").out)
    assert found["game"] == "hilo"
    assert len(found["turning_points"]) == 3
    assert {"n", "seat", "text", "chances", "swing", "best", "cost", "reason", "news"} == set(
        found["moves"][0]
    )


def test_two_heads_think_together(monoceros: Monoceros) -> None:
    """Chances are told without the search; what it would have played is the common answer of both."""
    words = ["analyse", str(GOLDEN), "--iterations", "8", "--json"]
    alone = json.loads(monoceros(*words).out)
    together = json.loads(monoceros(*words, "--jobs", "2").out)
    assert [move["chances"] for move in together["moves"]] == [move["chances"] for move in alone["moves"]]
    decided = [move for move in together["moves"] if move["best"] is not None]
    assert len(decided) == sum(move["best"] is not None for move in alone["moves"]) > 0


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_for_people(monoceros: Monoceros, language: str) -> None:
    said = monoceros("analyse", str(GOLDEN), "--iterations", "4", "--lang", language).out
    assert "→" in said
    assert "A heuristic" in said
