"""The short way for short texts says the same as the library's long way."""

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from monoceros.server.http.frames import SHORT, ends_with_a_frame, text_head, whole_text

KINDS = (Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE)


def _frame(random: Random) -> Frame:
    kind = random.choice(KINDS)
    size = random.choice((0, 1, 5, 124, 125, 126, 127, 300, 70_000))
    whole = kind in (Opcode.PING, Opcode.PONG, Opcode.CLOSE)
    if whole:
        size = min(size, 125)
    return Frame(kind, random.randbytes(size), fin=whole or random.random() < 0.8)


def test_only_a_whole_short_text_goes_the_short_way() -> None:
    random = Random(1)
    taken = 0
    for _ in range(2000):
        frame = _frame(random)
        data = frame.serialize(mask=True)
        short = frame.opcode is Opcode.TEXT and frame.fin and len(frame.data) < SHORT
        assert whole_text(data) == (frame.data if short else None)
        taken += short
        # In pieces, together with another one, or without a mask it is the library's.
        cut = random.randrange(len(data))
        assert whole_text(data[:cut]) is None
        assert whole_text(data + _frame(random).serialize(mask=True)) is None
        assert whole_text(frame.serialize(mask=False)) is None
    assert taken > 200


def test_where_frames_end() -> None:
    random = Random(2)
    for _ in range(1000):
        frames = [_frame(random).serialize(mask=random.random() < 0.9) for _ in range(random.randrange(1, 4))]
        assert ends_with_a_frame(b"".join(frames))
        last = frames[-1]
        assert not ends_with_a_frame(b"".join([*frames[:-1], last[: random.randrange(1, len(last))]]))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_text(size: int) -> None:
    message = b"x" * size
    assert text_head(size) + message == Frame(Opcode.TEXT, message).serialize(mask=False)
