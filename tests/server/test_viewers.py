"""A slow connection delays nobody but itself."""

from monoceros.server.live.viewers import MOST_WAITING, Viewer
from monoceros.server.protocol.problems import texts_for
from monoceros.server.protocol.socket_messages import PongMessage
from tests.server.pipe import Pipe


def test_messages_arrive_in_order_and_telling_never_waits() -> None:
    pipe = Pipe(at_once=4)
    viewer = Viewer(0, texts_for("en"), pipe, pipe.give_up)
    for number in range(100):
        viewer.tell_bytes(b"%d" % number)
        if number % 7 == 0:
            pipe.drain()
    while len(pipe.sent) < 100:
        pipe.drain()
    assert pipe.sent == [b"%d" % number for number in range(100)]
    assert not pipe.given_up


def test_a_viewer_too_far_behind_is_let_go_once() -> None:
    pipe = Pipe()
    viewer = Viewer(None, texts_for("en"), pipe, pipe.give_up)
    pipe.free = False
    for _ in range(MOST_WAITING + 3):
        viewer.tell(PongMessage())
    assert viewer.lagging
    assert pipe.given_up == 1
    pipe.drain()
    assert not pipe.sent
