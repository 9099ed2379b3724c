"""Bad input from outside the rules: files, options, numbers, names.

A rule broken at the table is a `Refusal`; everything else a person can get wrong is a `Mistake`. It has a
stable code and parameters that name the place; the sentence with the way out is in the locale files.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

LONGEST = 60


class Mistake(Exception):
    """Something given to the program cannot be used: what it was and where it stood."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.params.items())
        return f"{self.code}: {told}" if told else self.code


def require(holds: object, code: str, **params: str | int) -> None:
    """A `Mistake` with this code and these parameters unless it holds."""
    if not holds:
        raise Mistake(code, **params)


def nearest(word: str, known: list[str]) -> str:
    """What may have been meant, for the way out: the closest known word, or all of them."""
    close = get_close_matches(word, known, n=1, cutoff=0.5)
    return close[0] if close else ", ".join(known)


def at_least_one(option: str, number: int) -> int:
    """The number given for an option that counts something."""
    if number < 1:
        raise Mistake("option-value", option=option, value=number, known="1, 2, 3 …")
    return number


def shortened(text: str) -> str:
    """What somebody wrote, as far as a message has room for it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@contextmanager
def in_file(file: str) -> Iterator[None]:
    """Name the file in every mistake made inside."""
    try:
        yield
    except Mistake as mistake:
        mistake.params = {"file": file, **mistake.params}
        raise
