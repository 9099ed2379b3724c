"""What the log is told of leaving and coming back, and what is said twice because a line broke."""

from collections.abc import Callable
from random import Random

from monoceros.server.live import presence
from tests.server.cable import Cable
from tests.server.people import Person, play_on
from tests.server.serving import Served

Make = Callable[..., Person]


def duel(person: Make) -> tuple[Person, Person, str]:
    ada, blaise = person(), person()
    table = str(ada.opens(nickname="Ada")["id"])
    blaise.joins(table, nickname="Blaise")
    return ada, blaise, table


def test_leaving_and_coming_back_is_kept_with_the_name_from_before(person: Make) -> None:
    ada, blaise, table = duel(person)
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.seen(0)
        two.seen(0)
        play_on([one, two], 3, Random(1))
    blaise.post(f"/api/tables/{table}/leave")
    with ada.looks(table) as one:
        [left] = one.next("changes")["changes"]
        assert (left["seat"], left["name_before"], left["state_after"]) == (1, "Blaise", "stand-in")
        past = one.next("history")["past"]
        assert all(action["at"] <= left["at"] for action in past[:3])
    with blaise.looks(table) as two:
        changes = two.next("changes")["changes"]
        assert [one["state_after"] for one in changes] == ["stand-in", "person"]
    # Nothing of a person who is forgotten stays.
    blaise.delete("/api/me")
    with ada.looks(table) as one:
        one.next("history")
        assert "Blaise" not in str(one.next("presence"))
        assert "Blaise" not in str(ada.get(f"/api/tables/{table}"))


def test_what_is_asked_under_a_name_is_answered_under_it(person: Make) -> None:
    ada, blaise, table = duel(person)
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.seen(0)
        two.seen(0)
        message = {"type": "act", "n": 0, "action": one.actions[0], "id": "first"}
        one.send(message)
        assert one.next("done") == {"type": "done", "id": "first"}
        # The answer was lost, the line is new, and it is asked again: it is not done again.
        with ada.looks(table) as again:
            reached = again.seen(1)["n"]
            refused = again.refusal(message)
            assert (refused["id"], refused["code"]) == ("first", "not-your-turn")
            two.act(two.actions[0], n=0)
            again.seen(reached + 1)
            assert again.refusal(message)["code"] in ("stale-version", "not-your-turn")


def test_a_remark_said_twice_is_said_once(person: Make) -> None:
    ada, blaise, table = duel(person)
    remark = {"type": "chat", "text": "hello", "id": "r1"}
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.send(remark)
        assert one.next("done")["id"] == "r1"
        with ada.looks(table) as again:
            again.send(remark)
            assert again.next("done")["id"] == "r1"
        # Another's name for something is another thing.
        two.send({**remark, "text": "hello to you"})
        two.next("done")
    with ada.looks(table) as one:
        assert [line["text"] for line in one.next("chats")["messages"]] == ["hello", "hello to you"]
        refused = one.refusal({"type": "chat", "text": "x" * 301, "id": "long"})
        assert (refused["id"], refused["code"]) == ("long", "chat-too-long")


def test_a_line_that_fell_silent_is_taken_for_away(served: Served, person: Make) -> None:
    ada, blaise, table = duel(person)
    cable = Cable(int(served.address.rpartition(":")[2]))
    with ada.looks(table) as one:
        blaise.address = f"http://127.0.0.1:{cable.port}"
        with blaise.looks(table) as two:
            two.send({"type": "ping"})
            two.next("pong")
            while one.next("presence")["connected"] != [0, 1]:
                pass
            cable.hold()
            # Nobody says a word, no connection breaks: the others are told all the same.
            assert presence.DEAD_SECONDS < 10
            while one.next("presence")["connected"] != [0]:
                pass
            cable.release()
            two.send({"type": "ping"})
            while one.next("presence")["connected"] != [0, 1]:
                pass
    cable.close()
