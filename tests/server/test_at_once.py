"""Actions are played as they come in, without a task; order and fairness stay what they were."""

import asyncio
import json
from collections.abc import Callable

from monoceros.server.live.locks import take_now
from tests.server.people import Person

Maker = Callable[..., Person]
QUESTIONS = 20


def test_a_lock_that_is_free_is_taken_and_no_other() -> None:
    async def scene() -> list[str]:
        lock = asyncio.Lock()
        done: list[str] = []
        assert take_now(lock)
        assert not take_now(lock)

        async def wait() -> None:
            async with lock:
                done.append("waited")

        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()
        # It is free now, but somebody was there first.
        assert not take_now(lock)
        await waiting
        assert take_now(lock)
        lock.release()
        return done

    assert asyncio.run(scene()) == ["waited"]


def test_what_one_client_says_is_done_in_order(person: Maker) -> None:
    ada, blaise = person(), person()
    table = str(ada.opens(seats=2)["id"])
    blaise.joins(table)
    with ada.looks(table) as socket:
        first = socket.seen(0)["choices"][0]["action"]
        socket.send({"type": "act", "n": 0, "action": first, "id": "move"})
        for number in range(QUESTIONS):
            socket.send({"type": "act", "n": 0, "action": first, "id": f"again {number}"})
        socket.send({"type": "ping"})
        socket.next("pong")
    told = [message for message in map(json.loads, socket.heard) if message["type"] != "presence"]
    answers = [message.get("id", message["type"]) for message in told]
    assert answers[answers.index("move") - 1 :] == [
        "update",
        "move",
        *(f"again {number}" for number in range(QUESTIONS)),
        "pong",
    ]


def test_both_seats_at_once_are_both_heard(person: Maker) -> None:
    ada, blaise = person(), person()
    table = str(ada.opens(seats=2)["id"])
    blaise.joins(table)
    with ada.looks(table) as one, blaise.looks(table) as two:
        for socket in (one, two):
            action = socket.seen(0)["choices"][0]["action"]
            socket.send({"type": "act", "n": 0, "action": action, "id": "start"})
        for socket in (one, two):
            assert socket.next("done")["id"] == "start"
            assert socket.seen(2)["n"] == 2
