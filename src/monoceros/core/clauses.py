"""The rulebook as a list of clauses: what every refusal, event and test points to.

`rulebook.toml` of a game names each rule once. Its text, in our own words, is in the locale files under the
clause's id with dashes for dots: a short title as the message and the rule as its `.text`.
"""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: the editions it holds for, where it stands, and on whose word.

    `provenance` is `rulebook` where the text decides and `ruling` where we had to, for the reason
    given in `docs/rulings.md` under the number in `ruling`. Clauses with the same `topic` answer the same
    question, each for its own editions.
    """

    id: str
    heading: str
    editions: list[str]
    source: str
    provenance: Literal["rulebook", "ruling"]
    ruling: str = ""
    topic: str = ""

    @property
    def key(self) -> str:
        """The message that holds this clause's text."""
        return self.id.replace(".", "-")


class Difference(msgspec.Struct, frozen=True):
    """A question some editions answer differently: for each of them its clauses, none where it is silent."""

    topic: str
    answers: dict[str, list[Clause]]


class _Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: dict[str, str]
    clause: list[dict[str, str | list[str]]]


def load_clauses(path: Path) -> list[Clause]:
    """The clauses of a rulebook file, in reading order. `[source]` gives each edition's rulebook."""
    book = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Rulebook)
    clauses = []
    for entry in book.clause:
        editions = entry.get("editions", list(book.source))
        sources = ", ".join(book.source[edition] for edition in editions)
        ruled = {"provenance": "ruling" if "ruling" in entry else "rulebook", "source": sources}
        clauses.append(msgspec.convert({"editions": editions, **ruled, **entry}, Clause))
    return clauses


def differences(clauses: list[Clause], editions: list[str]) -> list[Difference]:
    """The topics on which these editions do not all have the same clauses, in reading order."""
    topics = list(dict.fromkeys(clause.topic for clause in clauses if clause.topic))
    found = []
    for topic in topics:
        about = [clause for clause in clauses if clause.topic == topic]
        answers = {
            edition: [clause for clause in about if edition in clause.editions] for edition in editions
        }
        if any(answer != answers[editions[0]] for answer in answers.values()):
            found.append(Difference(topic, answers))
    return found
