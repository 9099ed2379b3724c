"""Whatever is typed wrongly gets one clear message with the way out, exit code 2, and no traceback."""

import json
from pathlib import Path

import pytest

from monoceros.locales import LANGUAGES, Texts
from tests.cli.conftest import Monoceros

CASES = [
    (["dance"], "command-unknown", "monoceros --help"),
    (["play"], "game-missing", "monoceros play hilo"),
    (["tournament", "--games", "5"], "game-missing", "kill-the-unicorns"),
    (["play", "hillo"], "game-unknown", "hilo"),
    (["play", "hilo", "--seats", "1"], "seats-count", "2 to 4"),
    (["play", "hilo", "--seats", "9"], "seats-count", "2 to 4"),
    (["play", "hilo", "--seats", "9"], "seats-count", "Your Kingdom is not played by 9"),
    (
        ["play", "kill-the-unicorns", "--edition", "en-prototype", "--option", "teams=on", "--seats", "3"],
        "seats-count",
        "exactly 4 players",
    ),
    (["play", "hilo", "--bots", "genius"], "bot-unknown", "skilled"),
    (["play", "hilo", "--seats", "2", "--bots", "random,random"], "bots-count", "1 to 1"),
    (["play", "hilo", "--edition", "xx"], "edition-unknown", "de"),
    (["play", "hilo", "--option", "start"], "option-form", "KEY=VALUE"),
    (["play", "hilo", "--option", "begin=A"], "option-unknown", "games"),
    (["play", "hilo", "--option", "start=Q"], "option-value", "random"),
    (["play", "hilo", "--seats", "2", "--option", "start=D"], "option-seat", "A to B"),
    (["play", "hilo", "--seed", "-3"], "seed-range", "from 0"),
    (["play", "hilo", "--pack", "nowhere.toml"], "file-unreadable", "Check its name"),
    (["play", "hilo", "--resume", "nowhere.txt"], "file-unreadable", "Check its name"),
    (["simulate", "hilo", "--games", "0"], "games-count", "Choose 1 to"),
    (["simulate", "hilo", "--games", "100000000000"], "games-count", "Choose 1 to"),
    (["simulate", "hilo", "--jobs", "0"], "jobs-count", "Choose 1 to"),
    (["simulate", "hilo", "--jobs", "100000"], "jobs-count", "Choose 1 to"),
    (["play", "hilo", "--jobs", "0"], "jobs-count", "Choose 1 to"),
    (["analyse", "match.txt", "--jobs", "65"], "jobs-count", "Choose 1 to"),
    (["simulate", "hilo", "--bots", ""], "bots-count", "1 to 2"),
    (["simulate", "hilo", "--seed", "18446744073709551616"], "seed-range", "from 0"),
    (["simulate", "hilo", "--out", "/dev/null/x"], "folder-unusable", "folder"),
    (["simulate", "hilo", "--out", "/proc"], "folder-unusable", "folder"),
    (["simulate", "hilo", "--records", "/dev/null/x"], "folder-unusable", "folder"),
    (["tournament", "hilo", "--bots", "skilled"], "tournament-bots", "there is one."),
    (["tournament", "hilo", "--bots", ""], "tournament-bots", "there are 0."),
    (["tournament", "hilo", "--bots", "skilled,wizard"], "bot-unknown", "skilled"),
    (
        ["tournament", "hilo", "--bots", "network,skilled", "--seats", "3"],
        "network-table",
        "number of players",
    ),
    (
        ["tournament", "hilo", "--bots", "random,novice", "--games", "2", "--plot", "/dev/null/x.svg"],
        "file-unwritable",
        "folder",
    ),
    (["balance", "hilo", "--games", "2", "-o", "/dev/null/x.html"], "file-unwritable", "folder"),
    (["tournament", "hilo", "--games", "0"], "games-count", "Choose 1 to"),
    (["report", "hilo", "nowhere"], "results-gone", "Check its name"),
    (["serve", "--no-open", "--host", "no.such.host.invalid"], "host-unusable", "127.0.0.1"),
    (["serve", "--no-open", "--host", "192.0.2.1", "--port", "80"], "host-unusable", "127.0.0.1"),
    (["analyse", "nowhere.txt"], "file-unreadable", "Check its name"),
    (["analyse", "nowhere.txt", "--iterations", "0"], "iterations-count", "Choose 1 to"),
    (["bench", "--seconds", "0"], "bench-seconds", "more than 0"),
    (["rules", "hilo", "--lang", "xx"], "language-unknown", "en, de, fr, pl"),
    (["replay", "nowhere.txt"], "file-unreadable", "Check its name"),
    (["verify", "."], "file-unreadable", "Check its name"),
    (["cards", "hilo", "--check", "nowhere.toml"], "file-unreadable", "Check its name"),
]


@pytest.mark.parametrize(("words", "code", "way_out"), CASES, ids=[" ".join(case[0]) for case in CASES])
def test_bad_input_is_told_kindly(monoceros: Monoceros, words: list[str], code: str, way_out: str) -> None:
    said = monoceros(*words)
    assert said.code == 2
    assert f"[{code}]" in said.err
    assert way_out in said.err
    assert "Traceback" not in said.err
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [["replay"], ["play", "hilo", "--seats", "two"], ["simulate", "hilo", "--colour"], ["report", "hilo"]],
    ids=lambda words: " ".join(words),
)
def test_wrong_usage_is_told_with_the_usage(monoceros: Monoceros, words: list[str]) -> None:
    said = monoceros(*words)
    assert said.code == 2
    assert "Usage: monoceros" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["simulate", "hilo", "--games", "0"], "games-count"),
        (["verify", "nowhere.txt"], "file-unreadable"),
        (["simulate", "hilo", "--seats", "two"], "usage"),
        (["games", "--colour"], "usage"),
    ],
)
def test_who_asks_for_json_gets_failures_as_json(monoceros: Monoceros, words: list[str], code: str) -> None:
    said = monoceros(*words, "--json")
    assert said.code == 2
    assert said.err == ""
    told = json.loads(said.out)
    assert (told["ok"], told["code"]) == (False, code)
    assert told["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_come_in_the_language_asked_for(monoceros: Monoceros, language: str) -> None:
    said = monoceros("rules", "chess", "--lang", language)
    assert said.code == 2
    assert Texts(language)("mistake-game-unknown", game="chess") in said.err


GOLDEN = Path(__file__).parents[1] / "golden" / "hilo-de-2.txt"


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("\n3 A draw", "\n3 A fly", "notation-verb", "line 12"),
        ("\n3 A draw", "\n3 B draw", "record-refused", "line 12"),
        ("seats: 2", "seats: 20", "seats-count", "edited.txt"),
        ("result: ", "#", "record-cut-short", "line"),
        ("game: hilo", "game: chess", "game-unknown", "edited.txt"),
        ("pack: hilo-de", "pack: other", "record-pack", "edited.txt"),
        ("rules: 1", "rules: 0", "record-rules", "edited.txt"),
        ("winners=", "winners=B", "record-result", "edited.txt"),
        ("players: ", "players: Alone #", "record-players", "edited.txt"),
        ("seed: ", "seed: 999999999999999999999", "record-number-large", "edited.txt"),
    ],
)
def test_a_record_that_was_edited_is_refused_with_its_place(
    monoceros: Monoceros, tmp_path: Path, old: str, new: str, code: str, place: str
) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert old in text
    edited = tmp_path / "edited.txt"
    edited.write_text(text.replace(old, new, 1), encoding="utf-8")
    for command in ("replay", "verify", "analyse"):
        said = monoceros(command, str(edited))
        assert said.code == 2
        assert f"[{code}]" in said.err
        assert place in said.err
        assert "Traceback" not in said.err


def test_a_truncated_record_is_refused(monoceros: Monoceros, tmp_path: Path) -> None:
    cut = tmp_path / "cut.txt"
    cut.write_text(GOLDEN.read_text(encoding="utf-8")[:900], encoding="utf-8")
    said = monoceros("verify", str(cut))
    assert said.code == 2
    assert "cut short" in said.err or "cannot be read" in said.err
