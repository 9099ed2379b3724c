"""`monoceros compare`: two designs by pack, option or edition, and what is refused."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Monoceros

PACK = """
[pack]
id = "many-kings"
extends = "hilo-de"
total = 75

[[card]]
id = "king"
copies = 12
"""
FEW = ["--games", "20", "--bots", "random", "--jobs", "1"]


def test_a_pack_is_compared_with_the_shipped_one(monoceros: Monoceros, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PACK)
    page = tmp_path / "page.html"
    done = monoceros("compare", "hilo", "--pack", str(tmp_path / "mine.toml"), "-o", str(page), *FEW)
    assert done.code == 0, done.err
    assert "A: hilo-de" in done.out
    assert "B: mine.toml" in done.out
    assert "many-kings" in page.read_text(encoding="utf-8")


def test_two_values_of_an_option_are_compared_and_the_rest_holds_for_both(
    monoceros: Monoceros, tmp_path: Path
) -> None:
    options = ["--option", "last_magician=casts", "--option", "last_magician=ends", "--option", "start=A"]
    page = str(tmp_path / "page.html")
    done = monoceros("compare", "hilo", *options, "--json", "-o", page, *FEW)
    told = json.loads(done.out)
    assert told["designs"] == ["last_magician=casts", "last_magician=ends"]
    assert told["games"] == 20


def test_results_are_kept_and_gone_on_with(monoceros: Monoceros, tmp_path: Path) -> None:
    given = [
        "compare",
        "kill-the-unicorns",
        "--edition",
        "de",
        "--edition",
        "fr",
        "--out",
        str(tmp_path / "kept"),
    ]
    given += ["-o", str(tmp_path / "page.html"), *FEW]
    first, second = monoceros(*given), monoceros(*given)
    assert first.code == second.code == 0, first.err
    assert (tmp_path / "kept" / "a" / "plan.json").exists()
    assert (tmp_path / "kept" / "b" / "plan.json").exists()


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("compare-designs", []),
        ("compare-designs", ["--option", "start=A"]),
        ("compare-designs", ["--option", "start=A", "--option", "start=B", "--option", "start=random"]),
        ("edition-unknown", ["--edition", "de", "--edition", "klingon"]),
        ("option-value", ["--option", "start=A", "--option", "start=Z"]),
        ("file-unreadable", ["--pack", "nowhere.toml"]),
    ],
)
def test_what_cannot_be_compared_is_refused(
    monoceros: Monoceros, tmp_path: Path, code: str, given: list[str]
) -> None:
    done = monoceros("compare", "hilo", *given, "-o", str(tmp_path / "page.html"), *FEW)
    assert done.code == 2
    assert f"[{code}]" in done.err
