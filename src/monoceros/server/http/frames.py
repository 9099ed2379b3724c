"""The frames nearly all of a table's talk consists of: short texts, whole, one at a time (RFC 6455, 5.2).

The library's parser takes a frame in any number of pieces, and takes its time. A text that came whole and
alone needs none of that. Everything else - pieces, fragments, control frames, mistakes - is the library's.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT_FRAME = 0x81
MASKED = 0x80
SHORT = 126
LONG = 127


def text_head(size: int) -> bytes:
    """The first bytes of the frame of a whole text from the server."""
    if size < SHORT:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, SHORT, size >> 8, size & 255))
    return bytes((TEXT_FRAME, LONG)) + size.to_bytes(8, "big")


def whole_text(data: bytes) -> bytes | None:
    """The text a client sent, if this is the frame of a whole short one and nothing else."""
    size = len(data)
    if size < 6 or data[0] != TEXT_FRAME or data[1] - MASKED != size - 6 or size >= SHORT + 6:
        return None
    return apply_mask(data[6:], data[2:6])


def ends_with_a_frame(data: bytes) -> bool:
    """Whether these bytes are whole frames of a client, with nothing of another one after them."""
    at, size = 0, len(data)
    while at < size:
        if size - at < 2:
            return False
        length = data[at + 1] & 127
        head = 2 + (4 if data[at + 1] & MASKED else 0)
        if length >= SHORT:
            more = 2 if length == SHORT else 8
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
            head += more
        at += head + length
    return at == size
