"""Card packs that hosts upload: how large they may be.

A pack is checked by the code that reads it from a file (`core/packs.py`), kept as text with its table, and
read again from that text wherever the match is dealt, replayed or thought about.
"""

from monoceros.core.packs import PackText
from monoceros.server.protocol.problems import TableProblem

MOST_BYTES = 64 * 1024
"""Ten times the cards of a whole game. A pack only names what differs."""
BODY_BYTES = 4 * MOST_BYTES
"""A request with a pack in it: JSON may write one character as several."""


def own_pack(text: str) -> PackText | None:
    """The pack in a text somebody sent, unread; None where there is none, a problem where it is too large."""
    if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
        raise TableProblem("pack-too-large", most=MOST_BYTES // 1024)
    return PackText(text) if text.strip() else None
