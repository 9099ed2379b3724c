"""Unstable Unicorns drawn for a terminal: the others, the piles, what is being played, your stable and hand.

Every card carries the sign of its kind, so colour is never the only one: ♞ a unicorn, ▲ an upgrade, ▼ a
downgrade, ✶ magic, ! an instant.
"""

import textwrap
from typing import Any

from rich.markup import escape

from monoceros.core.packs import Pack
from monoceros.core.terminal import Terminal, Text
from monoceros.core.wire import Choice
from monoceros.games.unstable_unicorns.cards import program, shown_name
from monoceros.games.unstable_unicorns.view import UnicornView
from monoceros.games.unstable_unicorns.wording import Wording, card_texts

KEY = "unstable-unicorns"
SIGNS = {"upgrade": "▲", "downgrade": "▼", "magic": "✶", "instant": "!"}
UNICORN = "♞"
STYLES = {
    "baby": "magenta",
    "basic": "blue",
    "magical": "cyan",
    "magic": "green",
    "upgrade": "yellow",
    "downgrade": "red",
    "instant": "bold red",
}
MOST_ROOM = 76
NEIGH = "neigh"
PLAIN = ("draw", "end", "pass", "yes", "no", "nothing", "swap")


class UnicornTerminal(Terminal[UnicornView]):
    """A table of Unstable Unicorns. `printed`: whether the names of the rulebook are shown."""

    @property
    def room(self) -> int:
        """How long a line of cards may be."""
        return min(MOST_ROOM, self.columns - 4)

    def __init__(self, pack: Pack[Any], text: Text, names: list[str], *, printed: bool) -> None:
        super().__init__(pack, text, names)
        self.pack = pack
        self.printed = printed

    def card(self, key: str) -> str:
        """A card's name at this table."""
        return escape(shown_name(self.cards[key], self.text.language, printed=self.printed))

    def signed(self, key: str) -> str:
        """A card's name with the sign and colour of its kind."""
        kind = self.cards[key].type
        return f"[{STYLES[kind]}]{SIGNS.get(kind, UNICORN)} {self.card(key)}[/]"

    def draw(self, view: UnicornView) -> str:
        """The whole table; an onlooker sees no hand."""
        lines: list[str] = []
        for seat in range(view.seats):
            if seat != view.you:
                lines += self.seat(view, seat)
        lines += ["", *self.middle(view), ""]
        if view.you is not None:
            lines += self.seat(view, view.you)
            held = [key for key in view.hands[view.you] if key is not None]
            lines.append(f"  [bold]{self.text(f'{KEY}-your-hand')}[/]")
            lines += self.listed(held)
        return "\n".join(lines)

    def seat(self, view: UnicornView, seat: int) -> list[str]:
        """Who it is, how close to winning, and what lies in the stable."""
        mark = "[bold yellow]▶[/]" if seat == view.active else " "
        count = self.text(f"{KEY}-count", count=view.unicorns[seat], goal=view.goal)
        held = self.text(f"{KEY}-holds", cards=len(view.hands[seat]))
        notes = [count, held]
        if view.cows[seat]:
            notes.append(self.text(f"{KEY}-cows"))
        if view.blank[seat]:
            notes.append(self.text(f"{KEY}-blank"))
        if view.skips[seat]:
            notes.append(self.text(f"{KEY}-skips", turns=view.skips[seat]))
        lines = [f"{mark} [bold]{self.names[seat]}[/]  {' · '.join(notes)}"]
        lines += self.listed(view.stables[seat]) or [f"    [dim]{self.text(f'{KEY}-empty-stable')}[/]"]
        known = [key for key in view.hands[seat] if key is not None]
        if known and seat != view.you:
            cards = ", ".join(self.card(key) for key in known)
            lines.append(f"    [dim]{self.text(f'{KEY}-known-hand', card=cards)}[/]")
        return lines

    def listed(self, keys: list[str]) -> list[str]:
        """Cards one after the other, in lines that fit."""
        lines: list[str] = []
        used = self.room
        for key in keys:
            length = len(self.card(key)) + 4
            if used + length > self.room:
                lines.append("    ")
                used = 0
            lines[-1] += ("  " if used else "") + self.signed(key)
            used += length
        return lines

    def middle(self, view: UnicornView) -> list[str]:
        """The piles, and what is being played."""
        piles = [self.text(f"{KEY}-deck", cards=view.deck)]
        if view.discard:
            piles.append(self.text(f"{KEY}-discard-pile", card=self.signed(view.discard[-1])))
        else:
            piles.append(self.text(f"{KEY}-discard-empty"))
        piles.append(self.text(f"{KEY}-nursery", cards=len(view.nursery)))
        if view.strike:
            piles.append(self.text(f"{KEY}-strike"))
        lines = ["  " + " · ".join(piles)]
        if view.top and view.prompt.do != "search":
            cards = ", ".join(self.card(key) if key else "?" for key in view.top)
            lines.append("  " + self.text(f"{KEY}-known-top", card=cards))
        if view.stack:
            cards = " ← ".join(f"{self.signed(card.card)} ({self.names[card.seat]})" for card in view.stack)
            lines.append("  " + self.text(f"{KEY}-stack", card=cards))
        return lines

    def ask(self, view: UnicornView, choices: list[Choice]) -> str:
        """What is asked for, in one sentence."""
        prompt = view.prompt
        key = prompt.key
        if [choice.verb for choice in choices] == ["nothing"]:
            key = "found-nothing"
        elif key in ("card", "hand", "found"):
            key = f"{key}-{prompt.do}"
        elif key == "player" and prompt.do == "play":
            key = "stable"
        elif key == "action" and all(choice.verb != "draw" for choice in choices):
            key = "second"
        shown = prompt.threatened or prompt.card
        seat = view.stack[-1].seat if view.stack else view.active
        you = view.you if view.you is not None else 0
        over = len(view.hands[you]) - view.limits[you]
        return self.text(
            f"{KEY}-ask-{key}",
            card=f"[bold]{self.card(shown)}[/]" if shown else "",
            name=f"[bold]{self.names[seat]}[/]",
            cards=over if prompt.key == "limit" else prompt.left,
        )

    def menu(self, view: UnicornView, choices: list[Choice]) -> list[str]:
        """Every choice with the number to type for it."""
        return [self.entry(choice, at, self.told(view, choice)) for at, choice in enumerate(choices)]

    def told(self, view: UnicornView, choice: Choice) -> str:
        """What a choice does, in words."""
        if choice.verb in PLAIN:
            return self.text(f"{KEY}-choice-{choice.verb}")
        if choice.verb in ("first", "second"):
            return self._branch(view, 0 if choice.verb == "first" else 1)
        if choice.verb == "player":
            seat = ord(choice.about[0]) - ord("A")
            you = "yes" if seat == view.you else "no"
            return self.text(f"{KEY}-choice-player", you=you, name=self.names[seat])
        verb = NEIGH if view.prompt.key == NEIGH else choice.verb
        return self.text(f"{KEY}-choice-{verb}", card=self.signed(choice.text.split()[1]))

    def _branch(self, view: UnicornView, option: int) -> str:
        """One of two steps in the words of the card."""
        card = view.prompt.card
        assert card is not None
        found = program(self.cards[card], view.prompt.trigger, list(self.cards))
        assert found is not None
        return Wording(self.text, {key: self.card(key) for key in self.cards}).step(found.steps[option], "do")

    def explained(self, key: str) -> str:
        """A card with what it says."""
        kind = self.text(f"{KEY}-type-{self.cards[key].type}")
        lines = textwrap.wrap(card_texts(self.pack, self.text)[key], self.room - 2)
        return "\n".join([f"{self.signed(key)}  [dim]{kind}[/]", *(f"  {escape(line)}" for line in lines)])
