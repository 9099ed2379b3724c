"""Everything that can be refused, by its stable code, and how it is told.

A `TableProblem` is raised wherever something cannot be done; its sentence is the Fluent message
`problem-<code>`, made at the edge in the reader's language. Bad input of other kinds arrives as a
`Mistake`, a broken rule as a `Refusal`; `written_problem` makes one answer of all three.
"""

from collections.abc import Mapping
from functools import cache

from monoceros.core.contract import Refusal
from monoceros.core.mistakes import Mistake, shortened
from monoceros.core.wire import Value
from monoceros.locales import LANGUAGES, Texts
from monoceros.server.protocol.messages import Problem

STATUS = {
    "allowed": 200,
    "analysis-busy": 503,
    "avatar-unknown": 400,
    "bad-entropy": 400,
    "bad-message": 400,
    "bad-pace": 400,
    "bad-request": 400,
    "blocked": 403,
    "carry-code": 404,
    "chat-empty": 400,
    "chat-onlooker": 403,
    "chat-too-fast": 429,
    "emote-too-fast": 429,
    "chat-too-long": 400,
    "check-too-long": 413,
    "checks-busy": 503,
    "entropy-not-asked": 409,
    "flood": 429,
    "foreign-origin": 403,
    "future-version": 409,
    "hints-busy": 503,
    "hints-off": 403,
    "host-here": 409,
    "internal": 500,
    "match-not-over": 409,
    "match-over": 409,
    "method": 405,
    "muted": 403,
    "no-window": 409,
    "nobody-yet": 404,
    "no-such-page": 404,
    "no-such-person": 404,
    "no-such-room": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "no-own-pack": 404,
    "forfeits-adults": 400,
    "not-for-programs": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-stalling": 409,
    "not-started": 409,
    "not-your-turn": 409,
    "only-for-programs": 403,
    "other-person": 409,
    "other-seat": 409,
    "own-seat": 409,
    "pack-too-large": 413,
    "program-away": 409,
    "program-crowded": 409,
    "push-endpoint": 400,
    "push-off": 409,
    "quiet-hours": 400,
    "reaction-too-long": 400,
    "record-unusable": 400,
    "refused": 409,
    "removed": 403,
    "room-crowded": 409,
    "room-full": 409,
    "seat-busy": 409,
    "seat-changed": 409,
    "seat-link": 403,
    "seat-present": 409,
    "seats-open": 409,
    "stale-version": 409,
    "started": 409,
    "stood-in": 409,
    "storage": 503,
    "table-crowded": 503,
    "table-full": 409,
    "table-outdated": 409,
    "too-large": 413,
    "too-many-devices": 409,
    "undo-card-shown": 409,
    "undo-chance-spoke": 409,
    "undo-not-yours": 409,
    "undo-nothing-played": 409,
    "undo-others-asked": 409,
    "undo-turn-passed": 409,
    "unknown-type": 400,
    "viewer-unknown": 400,
    "vote-open": 409,
    "wrong-token": 403,
}
"""Every code, and the HTTP status it comes with."""


MOST_BITS = 10_000
"""Python writes no number of more than 4,300 digits."""
LONGEST_PARAM = 500
"""Letters of a parameter that are told: more than that nobody reads, and no sentence holds."""


class TableProblem(Exception):
    """Something the table cannot do now. The code is one of `STATUS`."""

    def __init__(self, code: str, clause: str | None = None, **params: Value) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.params = params

    @property
    def status(self) -> int:
        """The HTTP status this problem is told with."""
        return STATUS[self.code]


def refused(refusal: Refusal, code: str = "refused") -> TableProblem:
    """A rule's refusal as a problem, which keeps the clause."""
    return TableProblem(code, refusal.clause, **refusal.params)


def written_problem(problem: TableProblem | Mistake, text: Texts) -> Problem:
    """A problem as its reader is told it."""
    if isinstance(problem, Mistake):
        params = {name: str(value) for name, value in _sendable(problem.params).items()}
        clause = params.get("clause")
        if text.has(f"{params.get('game')}-title"):
            params["game"] = text(f"{params['game']}-title")
        if clause is not None:
            params["rule"] = text(_clause_key(clause) + ".text")
        key = f"mistake-{problem.code}"
        message = f"{text(key, **params)} {text(key + '.way-out', **params)}"
        return Problem(code=problem.code, message=message, clause=clause, params=_sendable(problem.params))
    return Problem(
        code=problem.code,
        message=_sentence(problem, text),
        clause=problem.clause,
        params=_sendable(problem.params),
    )


def _sendable(params: Mapping[str, Value]) -> dict[str, Value]:
    """Parameters a sentence and JSON have room for: somebody's word or number may be longer than that."""
    return {name: _short(value) for name, value in params.items()}


def _short(value: Value) -> Value:
    if isinstance(value, str):
        return value[:LONGEST_PARAM]
    return _number(value) if isinstance(value, int) else value


def _number(value: int) -> int | str:
    """A number JSON knows; any other shortened, and in hexadecimal where Python writes it in no other way."""
    if -(2**53) < value < 2**53:
        return value
    return shortened(str(value) if value.bit_length() < MOST_BITS else hex(value))


def _sentence(problem: TableProblem, text: Texts) -> str:
    """The rule itself where one forbids it, otherwise what went wrong."""
    if problem.clause is not None:
        key = _clause_key(problem.clause)
        return f"{text(key)}: {text(key + '.text')}"
    return text(f"problem-{problem.code}", **_sendable(problem.params))


def _clause_key(clause: str) -> str:
    return clause.replace(".", "-")


def texts_for(accepted: str | None) -> Texts:
    """The texts of the first of our languages an Accept-Language header names; English otherwise."""
    for word in (accepted or "").split(","):
        language = word.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return _texts(language)
    return _texts("en")


def learn_texts() -> None:
    """Read the texts of every language, so that nobody has to wait while the first one asks for them."""
    for language in LANGUAGES:
        _texts(language)


_texts = cache(Texts)
