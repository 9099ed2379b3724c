"""Unstable Unicorns drawn for a terminal."""

from typing import Any

from monoceros.core.packs import Pack
from monoceros.core.terminal import Terminal, Text
from monoceros.core.wire import Choice, View


class UnicornTerminal(Terminal):
    """A table of Unstable Unicorns."""

    def __init__(self, pack: Pack[Any], text: Text, names: list[str], *, printed: bool) -> None:
        super().__init__(pack, text, names)
        self.printed = printed

    def draw(self, view: View) -> str:
        """The table."""
        return repr(view)

    def ask(self, view: View, choices: list[Choice]) -> str:
        """What is asked for."""
        return repr(choices)

    def menu(self, view: View, choices: list[Choice]) -> list[str]:
        """What can be typed."""
        return [choice.text for choice in choices]
