"""`replay` and `verify`."""

import json
from pathlib import Path

from monoceros.locales import LANGUAGES
from tests.cli.conftest import Monoceros

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_record_is_told_action_by_action(monoceros: Monoceros) -> None:
    for language in LANGUAGES:
        said = monoceros("replay", str(GOLDEN / "hilo-de-3.txt"), "--lang", language)
        assert said.code == 0
        assert "   4 A draw" in said.out
        assert "winners=" in said.out


def test_a_replay_for_programs_has_every_action(monoceros: Monoceros) -> None:
    answer = json.loads(monoceros("replay", "--json", str(GOLDEN / "hilo-de-2.txt")).out)
    assert answer["frames"][2]["text"] == "draw"
    assert answer["frames"][2]["news"][0]["key"] == "hilo-draw"
    assert len(answer["frames"][-1]["view"]["layouts"]) == 2
    assert answer["outcome"]["winners"]


def test_stepping_waits_and_can_be_left(monoceros: Monoceros) -> None:
    said = monoceros("replay", "--step", str(GOLDEN / "hilo-de-2.txt"), typed="\n\nq\n")
    assert said.code == 0
    assert "   3 A draw" in said.out
    assert "   4 A place" not in said.out


def test_a_seeded_match_verifies_and_says_what_that_proves(monoceros: Monoceros) -> None:
    said = monoceros("verify", str(GOLDEN / "hilo-de-4.txt"))
    assert said.code == 0
    assert "no proof" in said.out
    proof = json.loads(monoceros("verify", "--json", str(GOLDEN / "hilo-de-4.txt")).out)
    assert proof["ok"] is True
    assert proof["fair"] is False
