"""The rulebook as a list of clauses: what every refusal, event and test points to.

`rulebook.toml` of a game names each rule once. Its text, in our own words, is in the locale files under the
clause's id with dashes for dots: a short title as the message and the rule as its `.text`.
"""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

Provenance = Literal["rulebook", "sister", "ruling"]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: the editions it holds for, where it stands, and on whose word.

    `provenance` says for each edition whether its own rulebook states the rule, only that of a sister
    edition, or neither: then it is a ruling of ours, for the reason given in `docs/rulings.md` under the
    number in `ruling`. Clauses with the same `topic` answer the same question, each for its own editions. A
    clause with a `reading` holds at tables that chose it: `field=value` of an option. A `definition` only
    says what words or things are, and needs no code; every other clause is cited by its id where the code
    holds players to it.
    """

    id: str
    heading: str
    editions: list[str]
    source: str
    provenance: dict[str, Provenance]
    ruling: str = ""
    topic: str = ""
    reading: str = ""
    definition: bool = False

    @property
    def key(self) -> str:
        """The message that holds this clause's text."""
        return self.id.replace(".", "-")


class Difference(msgspec.Struct, frozen=True):
    """A question some editions answer differently: for each of them its clauses, none where it is silent."""

    topic: str
    answers: dict[str, list[Clause]]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    heading: str
    editions: list[str] | None = None
    stated: list[str] | None = None
    ruling: str = ""
    topic: str = ""
    reading: str = ""
    definition: bool = False

    def provenance(self, edition: str) -> Provenance:
        """On whose word the rule stands in an edition: its own rulebook's unless the entry says otherwise."""
        if self.stated is None:
            return "ruling" if self.ruling else "rulebook"
        if edition in self.stated:
            return "rulebook"
        return "ruling" if self.ruling else "sister"


class _Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: dict[str, str]
    clause: list[_Entry]


def load_clauses(path: Path) -> list[Clause]:
    """The clauses of a rulebook file, in reading order.

    `[source]` gives each edition's rulebook, and `stated` the editions whose own rulebook has the rule, where
    that is not all of them.
    """
    book = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Rulebook)
    clauses = []
    for entry in book.clause:
        editions = entry.editions or list(book.source)
        clauses.append(
            Clause(
                id=entry.id,
                heading=entry.heading,
                editions=editions,
                source=", ".join(book.source[edition] for edition in editions),
                provenance={edition: entry.provenance(edition) for edition in editions},
                ruling=entry.ruling,
                topic=entry.topic,
                reading=entry.reading,
                definition=entry.definition,
            )
        )
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
