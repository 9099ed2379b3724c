"""A real server killed between moves: the game goes on where it was."""

from pathlib import Path
from random import Random

import psutil

from tests.server import independent_verifier
from tests.server.people import Person, play_on
from tests.server.serving import ServeProcess, wait_until

KILLS = 2


def test_a_game_survives_kill_9_between_moves(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    random = Random(11)
    server = ServeProcess(database)
    ada, blaise = Person(server.address), Person(server.address)
    table = ada.opens(seats=3, bots=[None, None, "heuristic"])["id"]
    blaise.joins(table)
    for _ in range(KILLS):
        with ada.looks(table) as one, blaise.looks(table) as two:
            one.seen(0)
            two.seen(0)
            reached = play_on([one, two], 12, random)
            before = [one.seen(reached)["view"], two.seen(reached)["view"]]
            workers = psutil.Process(server.process.pid).children(recursive=True)
            log = server.kill()
        assert ada.token not in log
        wait_until(lambda workers=workers: not any(_alive(worker) for worker in workers))  # type: ignore[misc]
        server = ServeProcess(database)
        for person in (ada, blaise):
            person.address = server.address
            person.http.base_url = server.address
        with ada.looks(table) as one, blaise.looks(table) as two:
            after = [one.seen(reached), two.seen(reached)]
            if after[0]["n"] == reached == after[1]["n"]:
                assert [view["view"] for view in after] == before
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.seen(0)
        two.seen(0)
        play_on([one, two], 1000, random)
        assert one.next("table")["table"]["status"] == "over"
    assert independent_verifier.check(ada.http.get(f"/api/tables/{table}/record").text)
    ada.close()
    blaise.close()
    server.stop()


def _alive(worker: psutil.Process) -> bool:
    return bool(worker.is_running()) and worker.status() != psutil.STATUS_ZOMBIE
