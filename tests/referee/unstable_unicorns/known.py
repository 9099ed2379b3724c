"""Differences between engine and referee that are known, and how a comparison lives with them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.referee.unstable_unicorns.adaptor import Pair


class Known:
    """A difference that is known, and stays until the engine is mended.

    `clause` and `reason` say what it is about. A kind of difference overrides what it needs: each is asked
    only where the two do not agree, or, `avoids`, before an answer both know is offered.
    """

    def __init__(self, name: str, clause: str, reason: str) -> None:
        self.name = name
        self.clause = clause
        self.reason = reason

    def explains(self, pair: "Pair", engine: set[str], referee: set[str]) -> bool:
        """Whether answers only the engine or only the referee has are due to it; they are not played."""
        return False

    def avoids(self, pair: "Pair", text: str) -> bool:
        """Whether this answer would make the two part."""
        return False

    def idle(self, pair: "Pair", answers: list[str]) -> str:
        """The answer that changes nothing to a question only the engine asks, or an empty string."""
        return ""

    def excuses(self, pair: "Pair", what: str, engine: object, referee: object) -> bool:
        """Whether what was compared differs because of it, and the match can go on all the same."""
        return False

    def parts(self, pair: "Pair") -> bool:
        """Whether the match cannot be compared any further because of it; it is then left."""
        return False


class Parted(Exception):
    """The match cannot be compared any further, because of a known difference."""

    def __init__(self, known: Known) -> None:
        super().__init__(known.name)
        self.known = known
