"""Random names nobody can guess: the secrets of people, table ids, join codes.

A person is whoever holds a secret, one on each device. The server keeps only SHA-256 of it, so neither a
stolen database nor a log lets anybody act for somebody else. Seats taken before people had secrets of their
own have a token instead, in a cookie or a link, which is compared in constant time.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

PERSON_COOKIE = "person"
"""The cookie with the secret of a person's device."""
SEAT_COOKIE = "seat_"
"""How the cookie with a seat's token began; the table's id follows. No more of them are given out."""
TOKEN_SIZE = 32
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits no eye mistakes for another."""
BETWEEN = " \t\u00a0-\u2010\u2011\u2013_."
"""What people and their keyboards put between letters."""
ID_LENGTH = 12
CODE_LENGTH = 6
ID = re.compile(f"[{ALPHABET}]{{{ID_LENGTH}}}")
CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")


def new_token() -> str:
    """A fresh secret: 32 random bytes, base64url."""
    return secrets.token_urlsafe(TOKEN_SIZE)


def derived_token(key: str, purpose: str) -> str:
    """A secret that follows from another: the same each time, and nobody else can derive it."""
    derived = hmac.new(key.encode(), purpose.encode(), sha256).digest()
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
    """A join code as somebody typed it, or None if it cannot be one.

    Case, spaces and dashes do not matter. No code has an O, a 0, an I, a 1 or an L in it.
    """
    code = "".join(letter for letter in text.lower() if letter not in BETWEEN)
    return code if CODE.fullmatch(code) else None
