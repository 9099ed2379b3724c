"""Random names nobody can guess: seat tokens, table ids, join codes.

A seat is a secret link. The server keeps only SHA-256 of its token, so neither a stolen database nor a log
opens a seat, and compares in constant time, so that no answer's delay tells a byte of it.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

SEAT_COOKIE = "seat_"
"""How the cookie with a seat's token begins; the table's id follows."""
TOKEN_SIZE = 32
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits no eye mistakes for another."""
ID_LENGTH = 12
CODE_LENGTH = 6
ID = re.compile(f"[{ALPHABET}]{{{ID_LENGTH}}}")
CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")


def new_token() -> str:
    """A fresh seat token: 32 random bytes, base64url."""
    return secrets.token_urlsafe(TOKEN_SIZE)


def rematch_token(token: str, table: str) -> str:
    """The token its holder has at a rematch: the same on every device, and nobody else can derive it."""
    derived = hmac.new(token.encode(), table.encode(), sha256).digest()
    return urlsafe_b64encode(derived).rstrip(b"=").decode()


def digest(token: str) -> str:
    """The SHA-256 of a token: all the server stores of it."""
    return sha256(token.encode()).hexdigest()


def token_matches(token: str, kept: str | None) -> bool:
    """Whether this is the token a digest was made of."""
    return kept is not None and hmac.compare_digest(digest(token), kept)


def new_id() -> str:
    """An id for a table: whoever is not given the link does not find it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A join code, short enough to say aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text can be a table's id at all."""
    return ID.fullmatch(text) is not None


def read_code(text: str) -> str | None:
    """A join code as somebody typed it, or None if it cannot be one."""
    code = text.strip().lower()
    return code if CODE.fullmatch(code) else None
