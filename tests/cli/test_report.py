"""`simulate --out`, `report` and `balance`: from matches to a page."""

import html
import json
from pathlib import Path

from tests.cli.conftest import Monoceros


def test_results_are_kept_reported_and_gone_on_with(monoceros: Monoceros, tmp_path: Path) -> None:
    out, page = tmp_path / "results", tmp_path / "page.html"
    words = ["simulate", "hilo", "--games", "60", "--jobs", "1", "--out", str(out), "--json"]
    first = monoceros(*words, "--decisions")
    assert first.code == 0, first.err
    assert json.loads(first.out)["played_now"] == 60
    again = json.loads(monoceros(*words, "--decisions").out)
    assert again["played_now"] == 0
    assert again["bots"] == json.loads(first.out)["bots"]
    refused = monoceros(*words)
    assert refused.code == 2
    assert "decisions" in json.loads(refused.out)["message"]
    assert json.loads(refused.out)["code"] == "results-other-plan"
    said = monoceros("report", "hilo", str(out), "-o", str(page), "--lang", "de")
    assert said.code == 0, said.err
    written = page.read_text(encoding="utf-8")
    assert '<html lang="de">' in written
    # What stands out is told here too, in the same words.
    told = [line.removeprefix("- ") for line in said.out.splitlines() if line.startswith("- ")]
    assert len(told) >= 4
    assert all(html.escape(line[:40]) in written for line in told)


def test_balance_does_it_in_one_go(monoceros: Monoceros, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said = monoceros("balance", "kill-the-unicorns", "--games", "4", "--jobs", "1", "-o", str(page))
    assert said.code == 0, said.err
    assert str(page) in said.out.replace("\n", "")
    assert "--option characters=random" in page.read_text(encoding="utf-8")


def test_mistakes_on_the_way_have_a_way_out(monoceros: Monoceros, tmp_path: Path) -> None:
    nothing = monoceros("report", "hilo", str(tmp_path))
    assert nothing.code == 2
    assert "[results-none]" in nothing.err
    out = str(tmp_path / "out")
    assert monoceros("simulate", "hilo", "--games", "2", "--jobs", "1", "--out", out).code == 0
    other = monoceros("report", "unstable-unicorns", out)
    assert "monoceros report hilo" in other.err
    assert "[decisions-nowhere]" in monoceros("simulate", "hilo", "--games", "2", "--decisions").err
    assert "[on-unknown]" in monoceros("simulate", "hilo", "--games", "2", "--on", "moon").err
