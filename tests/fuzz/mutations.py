"""How something real becomes something strange, repeatably: everything is drawn from one `Random`."""

import json
from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**31,
    2**63,
    -(2**64),
    1e308,
    0.1,
    "",
    "\0",
    "\ud800",
    "a" * 5_000,
    "🦄" * 300,
    "../../etc/passwd",
    "%s%n{0}{{}}",
    "'; DROP TABLE actions; --",
    "<script>",
    "A",
    "hilo",
    [],
    {},
    [[[[[[[[[[[[]]]]]]]]]]]],
    {"type": "act"},
    list(range(300)),
)
BYTES = (b"\0", b"\xff", b"\r\n", b"{", b"}", b'"', b"[", b":", b",", b"\\u0000", b"\xc3", b"9" * 5_000, b" ")


def changed_json(value: Any, random: Random) -> Any:
    """A value of JSON with something in it replaced, left out, repeated or put somewhere else."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        changed = dict(value)
        key = random.choice(list(changed))
        match random.randrange(5):
            case 0:
                del changed[key]
            case 1:
                changed[str(random.choice(STRANGE))[:100]] = changed[key]
            case 2:
                changed[key] = changed[random.choice(list(changed))]
            case _:
                changed[key] = changed_json(changed[key], random)
        return changed
    if isinstance(value, list) and value and random.random() < 0.8:
        items = list(value)
        place = random.randrange(len(items))
        match random.randrange(4):
            case 0:
                del items[place]
            case 1:
                items += items * random.choice((1, 1, 50))
            case _:
                items[place] = changed_json(items[place], random)
        return items
    if isinstance(value, bool | None) or random.random() < 0.5:
        return random.choice(STRANGE)
    if isinstance(value, int):
        return value + random.choice((-1, 1, 7, 2**15, 2**32))
    if isinstance(value, str):
        return changed_text(value, random)
    return random.choice(STRANGE)


def changed_text(text: str, random: Random) -> str:
    """A text with pieces of it lost, doubled, exchanged or strange."""
    if not text:
        return str(random.choice(STRANGE))
    start = random.randrange(len(text))
    end = min(len(text), start + random.choice((1, 1, 3, 20, 500)))
    piece = text[start:end]
    match random.randrange(5):
        case 0:
            return text[:start] + text[end:]
        case 1:
            return text[:end] + piece * random.choice((1, 3, 40)) + text[end:]
        case 2:
            return text[:start] + str(random.choice(STRANGE)) + text[end:]
        case 3:
            return (
                text[:start]
                + chr(random.choice((0, 9, 10, 0x7F, 0x85, 0x202E, 0xFEFF, 0x1F984)))
                + text[end:]
            )
        case _:
            other = random.randrange(len(text))
            return text[:start] + text[other : other + 20] + text[end:]


def changed_bytes(data: bytes, random: Random) -> bytes:
    """Bytes with some of them flipped, lost, doubled or strange."""
    changed = bytearray(data or b" ")
    for _ in range(random.choice((1, 1, 2, 5))):
        place = random.randrange(len(changed) + 1)
        match random.randrange(4):
            case 0 if place < len(changed):
                changed[place] ^= 1 << random.randrange(8)
            case 1:
                del changed[place : place + random.choice((1, 4, 100))]
            case 2:
                changed[place:place] = changed[place : place + random.choice((1, 16, 200))]
            case _:
                changed[place:place] = random.choice(BYTES)
        changed = changed or bytearray(b" ")
    return bytes(changed)


def changed_message(data: bytes, random: Random) -> bytes:
    """A JSON message changed once or a few times: mostly still JSON, now and then no longer."""
    if random.random() < 0.25:
        return changed_bytes(data, random)
    try:
        value = json.loads(data)
    except ValueError:
        return changed_bytes(data, random)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        value = changed_json(value, random)
    return json.dumps(value, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")
