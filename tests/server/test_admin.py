"""Looking after a server from the command line while it runs, and finding one's way in its log."""

import logging
from collections.abc import Callable
from random import Random

import pytest
from click.testing import CliRunner

from monoceros.cli import main
from monoceros.cli.admin import admin
from monoceros.core.record import parse_record
from monoceros.server.logs import JsonLines
from tests.server.people import Person, play_on
from tests.server.serving import Served

Maker = Callable[..., Person]


def _admin(served: Served, *words: str) -> str:
    given = [*words, "--database", served.lobby.settings.database]
    done = CliRunner().invoke(admin, given)
    assert done.exit_code == 0, done.output
    return done.output


def _look_round(served: Served) -> None:
    """What every server does from time to time."""
    served.on_the_loop(lambda: served.lobby._spawn(served.lobby._look_round()))


def test_a_table_is_listed_exported_closed_and_removed(served: Served, person: Maker) -> None:
    ada = person()
    table = ada.opens(seats=2, bots=[None, "heuristic"], nickname="Ada")["id"]
    with ada.looks(table) as one:
        one.seen(0)
        play_on([one], 6, Random(1))
        rows = [line.split("\t") for line in _admin(served, "list", "--status", "playing").splitlines()]
        row = next(row for row in rows if row[0] == table)
        assert row[2:4] == ["hilo", "playing"]
        assert row[5].startswith("Ada, ")
        record = parse_record(_admin(served, "export", table))
        assert len(record.moves) >= 6
        assert record.result == "*"

        assert table in _admin(served, "close", table, "--lang", "en")
        _look_round(served)
        while one.next("table")["table"]["status"] != "over":
            pass
        action = {"type": "act", "n": one.view["n"], "action": 0}
        assert one.refusal(action)["code"] == "match-over"
        _admin(served, "remove", table, "--lang", "de")
        _look_round(served)
        assert one.next("refused")["code"] == "no-such-table"
    assert ada.get(f"/api/tables/{table}", 404)["code"] == "no-such-table"


def test_an_address_is_kept_out_until_it_is_let_in_again(served: Served, person: Maker) -> None:
    one = person()
    try:
        assert "127.0.0.0/8" in _admin(served, "block", "127.0.0.0/8")
        _look_round(served)
        served.on_the_loop(lambda: None)
        for _ in range(200):
            if one.http.get("/api/games").status_code == 403:
                break
        answer = one.http.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    finally:
        _admin(served, "unblock", "127.0.0.0/8")
        served.on_the_loop(served.lobby.blocked.clear)
    assert one.http.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["export", "aaaaaaaaaaaa"], "table-unknown"),
        (["close", "aaaaaaaaaaaa"], "table-unknown"),
        (["block", "everybody"], "address-unusable"),
        (["unblock", "192.0.2.1"], "address-not-blocked"),
    ],
)
def test_what_cannot_be_done_is_told(
    served: Served,
    words: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["monoceros", "admin", *words, "--database", served.lobby.settings.database]
    )
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_an_answer_is_found_in_the_log_by_its_name(person: Maker, caplog: pytest.LogCaptureFixture) -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    caplog.set_level(logging.DEBUG, logger="monoceros.server")
    keep = Keep()
    logging.getLogger("monoceros.server").addHandler(keep)
    names = [person().http.get("/api/games").headers["x-request-id"] for _ in range(2)]
    logging.getLogger("monoceros.server").removeHandler(keep)
    assert names[0] != names[1]
    for name in names:
        assert any(f'"request": "{name}"' in line and '"path": "/api/games"' in line for line in lines)
