"""Play over the socket: who may say what, what is refused, and what everybody is told."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Person, Socket, play_on

Maker = Callable[..., Person]
TAKE, DRAW = 0, 1


class Duel:
    """Two people at a table of their own, both looking at it, past the start cards."""

    def __init__(self, one: Person, two: Person) -> None:
        self.people = [one, two]
        self.table = str(one.opens(seats=2, nickname="Ada")["id"])
        two.joins(self.table, nickname="Blaise")

    def begin(self, sockets: list[Socket]) -> tuple[Socket, Socket]:
        """Uncover the start cards; who is to move and who is not."""
        for socket in sockets:
            socket.seen(0)
        play_on(sockets, 2, Random(5))
        mover = next(socket for socket in sockets if socket.actions)
        return mover, next(socket for socket in sockets if socket is not mover)


@pytest.fixture
def duel(person: Maker) -> Duel:
    return Duel(person(), person())


@pytest.fixture
def playing(duel: Duel) -> Iterator[tuple[Duel, Socket, Socket]]:
    with duel.people[0].looks(duel.table) as one, duel.people[1].looks(duel.table) as two:
        mover, other = duel.begin([one, two])
        yield duel, mover, other


def test_a_newcomer_is_told_everything_first(duel: Duel, person: Maker) -> None:
    with duel.people[0].looks(duel.table) as socket:
        assert socket.next("table")["table"]["you"] == 0
        assert socket.next("chats")["messages"] == []
        first = socket.next("update")
        assert (first["n"], first["news"], first["undo"], first["clock"]) == (0, [], False, None)
        assert len(first["choices"]) == 12
        assert socket.next("presence") == {"type": "presence", "connected": [0], "onlookers": 0}
        with person().looks(duel.table) as onlooker:
            assert onlooker.next("table")["table"]["you"] is None
            assert socket.next("presence") == {"type": "presence", "connected": [0], "onlookers": 1}
        assert socket.next("presence")["onlookers"] == 0


def test_both_may_choose_their_start_card_at_the_same_time(duel: Duel) -> None:
    with duel.people[0].looks(duel.table) as one, duel.people[1].looks(duel.table) as two:
        one.seen(0)
        two.seen(0)
        one.act(one.actions[0], n=0)
        one.seen(1)
        two.act(two.actions[0], n=0)
        assert two.seen(2)["n"] == 2


def test_a_double_click_counts_once(duel: Duel) -> None:
    with duel.people[0].looks(duel.table) as one:
        action = one.seen(0)["choices"][0]["action"]
        one.act(action, n=0)
        refusal = one.refusal({"type": "act", "n": 0, "action": action})
        assert refusal["code"] == "not-your-turn"
        assert refusal["clause"] == "hilo.setup.start-card"
        assert refusal["n"] == 1


def test_stale_and_future_versions_are_refused(playing: tuple[Duel, Socket, Socket]) -> None:
    _, mover, _ = playing
    n = mover.view["n"]
    mover.act(TAKE)
    mover.seen(n + 1)
    assert mover.refusal({"type": "act", "n": n, "action": TAKE})["code"] == "stale-version"
    assert mover.refusal({"type": "act", "n": n + 9, "action": TAKE})["code"] == "future-version"
    assert mover.refusal({"type": "undo", "n": n})["code"] == "stale-version"
    assert mover.refusal({"type": "undo", "n": n + 9})["code"] == "future-version"


def test_a_refused_action_names_the_rule_in_the_readers_language(duel: Duel, person: Maker) -> None:
    polish = Person(duel.people[0].address, "pl")
    polish.http.cookies = duel.people[0].http.cookies
    with polish.looks(duel.table) as socket:
        socket.seen(0)
        refusal = socket.refusal({"type": "act", "n": 0, "action": DRAW})
        assert (refusal["code"], refusal["clause"]) == ("refused", "hilo.setup.start-card")
        why = socket.refusal({"type": "why", "text": "draw"})
        assert why == refusal
        assert any(letter in why["message"] for letter in "ąęłóśżź")
        assert socket.refusal({"type": "why", "text": socket.view["choices"][0]["text"]})["code"] == "allowed"
        assert socket.refusal({"type": "why", "text": "dance"})["code"] == "notation-verb"
    polish.close()


def test_acting_out_of_turn_is_refused_with_the_clause(playing: tuple[Duel, Socket, Socket]) -> None:
    _, _, other = playing
    refusal = other.refusal({"type": "act", "n": other.view["n"], "action": TAKE})
    assert (refusal["code"], refusal["clause"]) == ("not-your-turn", "hilo.turn.clockwise")


def test_onlookers_and_foreign_tokens_only_watch(duel: Duel, person: Maker) -> None:
    stranger = person()
    stranger.opens()
    tokens = {"none": "", "wrong": "A" * 43, "foreign": stranger.token, "digest": "0" * 64}
    cookies = [f"{name}={token}" for name in ("person", f"seat_{duel.table}") for token in tokens.values()]
    for cookie in cookies:
        with stranger.looks(duel.table, Cookie=cookie) as socket:
            assert socket.next("table")["table"]["you"] is None
            assert socket.next("update")["choices"] == []
            for message in ({"type": "act", "n": 0, "action": 15}, {"type": "undo", "n": 0}):
                assert socket.refusal(message)["code"] == "not-seated"


def test_taking_back_what_changed_nothing(playing: tuple[Duel, Socket, Socket]) -> None:
    _, mover, other = playing
    before = mover.view
    mover.act(TAKE)
    taken = mover.seen(before["n"] + 1)
    assert taken["undo"] is True
    assert other.seen(before["n"] + 1)["undo"] is False
    assert other.refusal({"type": "undo", "n": other.view["n"]})["code"] == "undo-not-yours"
    mover.send({"type": "undo", "n": taken["n"]})
    after = mover.seen(taken["n"] + 1)
    assert after["n"] == before["n"] + 2
    assert after["view"] == before["view"]
    assert after["choices"] == before["choices"]
    assert after["news"] == []
    other.seen(after["n"])
    mover.act(DRAW)
    assert mover.seen(after["n"] + 1)["undo"] is False
    assert mover.refusal({"type": "undo", "n": mover.view["n"]})["code"] == "undo-card-shown"


def test_a_match_with_an_undo_leaves_a_good_record(playing: tuple[Duel, Socket, Socket]) -> None:
    duel, mover, other = playing
    mover.act(TAKE)
    mover.seen(3)
    mover.send({"type": "undo", "n": 3})
    mover.seen(4)
    play_on([mover, other], 1000, Random(8))
    mover.next("table")
    record = duel.people[0].http.get(f"/api/tables/{duel.table}/record").text
    assert duel.people[0].post("/api/verify", {"record": record})["ok"] is True


def test_reconnecting_resumes_exactly(playing: tuple[Duel, Socket, Socket]) -> None:
    duel, mover, other = playing
    play_on([mover, other], 15, Random(6))
    for person in duel.people:
        with person.looks(duel.table) as back:
            you = back.next("table")["table"]["you"]
            seen = mover.view if mover.view["view"]["you"] == you else other.view
            now = back.next("update")
            assert {**now, "news": 0, "by": 0} == {**seen, "news": 0, "by": 0}
            assert now["news"] == []


def test_two_tabs_on_a_seat_stay_in_step(playing: tuple[Duel, Socket, Socket]) -> None:
    duel, mover, other = playing
    me = mover.view["view"]["you"]
    with duel.people[me].looks(duel.table) as second:
        n = second.seen(2)["n"]
        second.act(DRAW)
        assert second.seen(n + 1) == mover.seen(n + 1)
        mover.act(mover.actions[1])
        assert second.seen(n + 2) == mover.seen(n + 2)
        assert other.seen(n + 2)["n"] == n + 2


def test_after_the_end_nothing_can_be_played(playing: tuple[Duel, Socket, Socket]) -> None:
    _, mover, other = playing
    end = play_on([mover, other], 1000, Random(7))
    assert mover.refusal({"type": "act", "n": end, "action": TAKE})["code"] == "match-over"
    assert mover.refusal({"type": "undo", "n": end})["code"] == "match-over"


def test_before_the_start_nothing_can_be_played(person: Maker) -> None:
    host = person()
    with host.looks(host.opens()["id"]) as socket:
        socket.next("table")
        for message in ({"type": "act", "n": 0, "action": 0}, {"type": "why", "text": "take"}):
            assert socket.refusal(message)["code"] == "not-started"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad-message"),
        ("null", "bad-message"),
        ("[]", "bad-message"),
        ("{", "bad-message"),
        ("[" * 4000, "bad-message"),
        ('{"type":"act"}', "bad-message"),
        ('{"type":"act","n":"0","action":1}', "bad-message"),
        ('{"type":"act","n":0,"action":-1}', "bad-message"),
        ('{"type":"act","n":0,"action":99999999999999999999}', "bad-message"),
        ('{"type":"act","n":0,"action":1,"as":1}', "bad-message"),
        ('{"type":"chat","text":"\\ud800"}', "bad-message"),
        ('{"type":"cheat"}', "unknown-type"),
        ('{"type":"' + "x" * 5000 + '"}', "too-large"),
        ('{"type":"' + "ź" * 2100 + '"}', "too-large"),
        (b"\x00\x01", "bad-message"),
    ],
)
def test_bad_frames_get_a_code_and_the_table_goes_on(duel: Duel, frame: str | bytes, code: str) -> None:
    with duel.people[0].looks(duel.table) as socket:
        socket.seen(0)
        assert socket.refusal(frame)["code"] == code
        socket.send({"type": "ping"})
        assert socket.next("pong") == {"type": "pong"}


def test_an_enormous_frame_closes_the_socket(duel: Duel) -> None:
    with duel.people[0].looks(duel.table) as socket:
        socket.seen(0)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with duel.people[0].looks(duel.table) as socket:
        assert socket.seen(0)["n"] == 0


def _flood(socket: Socket) -> None:
    for _ in range(10_000):
        socket.send({"type": "ping"})
    while True:
        assert socket.next("refused")["code"] == "flood"


def test_a_flood_is_stemmed_and_then_cut_off(duel: Duel) -> None:
    with duel.people[0].looks(duel.table) as socket, duel.people[1].looks(duel.table) as other:
        socket.seen(0)
        with pytest.raises(ConnectionClosed) as closed:
            _flood(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        other.seen(0)
        other.act(other.actions[0])
        assert other.seen(1)["n"] == 1


def test_a_table_that_does_not_exist(person: Maker) -> None:
    for name in ("aaaaaaaaaaaa", "x", "%00", ".."):
        with person().looks(name) as socket:
            assert socket.next("refused")["code"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                socket.next("table")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_a_page_of_another_origin_gets_no_socket(duel: Duel) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        duel.people[0].looks(duel.table, Origin="https://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403
    with duel.people[0].looks(duel.table, Origin=duel.people[0].address) as socket:
        assert socket.seen(0)["n"] == 0


def test_talk_is_plain_short_and_kept(duel: Duel, person: Maker) -> None:
    with duel.people[0].looks(duel.table) as one, person().looks(duel.table) as onlooker:
        # Whoever is still on the way in is shown it among what was said before.
        onlooker.next("presence")
        one.send({"type": "chat", "text": "  <script>alert(1)</script>\u202e\x07 hi\nthere "})
        said = onlooker.next("chat")
        assert said == one.next("chat")
        assert said["text"] == "<script>alert(1)</script> hi there"
        assert (said["from"], said["nickname"]) == (0, "Ada")
        assert onlooker.refusal({"type": "chat", "text": "hello"})["code"] == "chat-onlooker"
        assert one.refusal({"type": "chat", "text": "\x00 \u200b"})["code"] == "chat-empty"
        assert one.refusal({"type": "chat", "text": "x" * 301})["code"] == "chat-too-long"
        for _ in range(9):
            one.send({"type": "chat", "text": "again"})
        assert one.next("refused")["code"] == "chat-too-fast"
    with duel.people[1].looks(duel.table) as two:
        assert two.next("chats")["messages"][0] == said
