"""A viewer's line that ends in a list."""

from collections.abc import Callable


class Pipe:
    """A line that takes what it is given, while it is free."""

    def __init__(self, at_once: int = 1_000_000) -> None:
        self._at_once = at_once
        self.free = True
        self.drained: Callable[[], None] | None = None
        self.heard: Callable[[bytes], bool] | None = None
        self.sent: list[bytes] = []
        self.given_up = 0

    def write(self, message: bytes) -> None:
        """Keep a message; so many at once are enough."""
        assert self.free
        self.sent.append(message)
        self.free = len(self.sent) % self._at_once != 0

    def give_up(self) -> None:
        """Count how often a viewer was let go."""
        self.given_up += 1

    def drain(self) -> None:
        """Be free again."""
        self.free = True
        assert self.drained is not None
        self.drained()
