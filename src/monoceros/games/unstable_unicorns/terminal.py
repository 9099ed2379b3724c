"""Unstable Unicorns drawn for a terminal: the stables of the others, the piles, your stable and your hand.

♞ a unicorn   ▲ an upgrade   ▼ a downgrade   ✦ a magic card   ! an instant
"""

from collections.abc import Iterable
from typing import Any

from rich.markup import escape

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.packs import Pack
from monoceros.core.terminal import Terminal, Text
from monoceros.core.wire import Choice, View
from monoceros.games.unstable_unicorns.pack import program, shown_name
from monoceros.games.unstable_unicorns.program import VERBS
from monoceros.games.unstable_unicorns.view import UnicornView
from monoceros.games.unstable_unicorns.wording import KEY, Wording, card_texts

SIGNS = {
    "baby": "[magenta]♞[/]",
    "basic": "[blue]♞[/]",
    "magical": "[bright_cyan]♞[/]",
    "upgrade": "[yellow]▲[/]",
    "downgrade": "[red]▼[/]",
    "magic": "[green]✦[/]",
    "instant": "[bold red]![/]",
}
NBSP = "\N{NO-BREAK SPACE}"


class UnicornTerminal(Terminal):
    """A table of Unstable Unicorns; `printed` shows the adult names of the rulebook, where they are known."""

    def __init__(self, pack: Pack[Any], text: Text, names: list[str], *, printed: bool) -> None:
        super().__init__(pack, text, names)
        self.printed = printed
        self.texts = card_texts(pack, text)
        self.wording = Wording(text, {card.id: card.name[text.language] for card in pack.cards})

    def card(self, key: str) -> str:
        """A card's name, as this table calls it."""
        return escape(shown_name(self.cards[key], self.text.language, printed=self.printed))

    def draw(self, view: View) -> str:
        """The others on top, the piles in the middle, your own things below."""
        assert isinstance(view, UnicornView)
        lines: list[str] = []
        for seat in range(view.seats):
            if seat != view.you:
                lines += self.seat(view, seat)
        lines += ["", *self.piles(view), ""]
        if view.you is not None:
            lines += self.seat(view, view.you)
            hand = [card for card in view.hands[view.you] if card is not None]
            lines.append(f"  [bold]{self.text(f'{KEY}-your-hand')}:[/] {self.listed(hand)}")
        return "\n".join(lines)

    def seat(self, view: UnicornView, seat: int) -> list[str]:
        """One player: unicorns against the goal, what else is to be known, and the stable."""
        mark = "[bold yellow]▶[/] " if seat in view.to_act else "  "
        facts = [
            self.text(f"{KEY}-count", count=view.unicorns[seat], goal=view.goal),
            self.text(f"{KEY}-holds", cards=len(view.hands[seat])),
        ]
        if view.skips[seat]:
            facts.append(self.text(f"{KEY}-skips", turns=view.skips[seat]))
        if view.blank[seat]:
            facts.append(self.text(f"{KEY}-blank"))
        if view.cows[seat]:
            facts.append(self.text(f"{KEY}-cows"))
        lines = [f"{mark}[bold]{self.names[seat]}[/]  {' · '.join(facts)}"]
        stable = view.stables[seat]
        lines.append(f"    {self.listed(stable) if stable else self.text(f'{KEY}-empty-stable')}")
        known = [card for card in view.hands[seat] if card is not None]
        if known and seat != view.you:
            lines.append(f"    [dim]{self.text(f'{KEY}-known-hand', card=self.listed(known))}[/]")
        return lines

    def listed(self, cards: Iterable[str]) -> str:
        """Cards side by side, each with the sign of its type."""
        return "  ".join(self.signed(card).replace(" ", NBSP) for card in cards)

    def signed(self, key: str) -> str:
        """A card's name behind the sign of its type."""
        return f"{SIGNS[self.cards[key].type]} {self.card(key)}"

    def piles(self, view: UnicornView) -> list[str]:
        """The piles in one line, and the card being played with its answers in another."""
        parts = [self.text(f"{KEY}-deck", cards=view.deck)]
        if view.discard:
            parts.append(self.text(f"{KEY}-discard-pile", card=f"[bold]{self.card(view.discard[-1])}[/]"))
        else:
            parts.append(self.text(f"{KEY}-discard-empty"))
        parts.append(self.text(f"{KEY}-nursery", cards=len(view.nursery)))
        if view.strike:
            parts.append(self.text(f"{KEY}-strike"))
        lines = ["  " + " · ".join(parts)]
        if view.top:
            top = ", ".join(self.card(card) if card else self.text("face-down") for card in view.top)
            lines.append(f"  [dim]{self.text(f'{KEY}-known-top', card=top)}[/]")
        if view.stack:
            played = []
            for item in view.stack:
                targets = "".join(f" → {self.names[seat]}" for seat in item.targets)
                played.append(f"[bold]{self.card(item.card)}[/] ({self.names[item.seat]}{targets})")
            lines.append("  " + self.text(f"{KEY}-stack", card=" ← ".join(played)))
        return lines

    def ask(self, view: View, choices: list[Choice]) -> str:
        """What is asked for, and what the card that asks says."""
        assert isinstance(view, UnicornView)
        prompt = view.prompt
        card = prompt.threatened or prompt.card
        params: dict[str, object] = {"card": f"[bold]{self.card(card)}[/]" if card else ""}
        key = prompt.key
        if key in ("hand", "card", "found"):
            key = f"{key}-{prompt.do}"
            params["cards"] = prompt.left
        elif key == "limit" and view.you is not None:
            params["cards"] = len(view.hands[view.you]) - view.limits[view.you]
        elif key == "player" and prompt.do == "play":
            key = "stable"
        elif key == "neigh":
            params["name"] = self.names[view.stack[-1].seat]
        elif key == "action" and any(choice.verb == "end" for choice in choices):
            key = "second"
        question = self.text(f"{KEY}-ask-{key}", **params)
        if prompt.card is None:
            return question
        return f"{question}\n[not bold dim]{escape(self.texts[prompt.card])}[/]"

    def menu(self, view: View, choices: list[Choice]) -> list[str]:
        """Every choice with its number; the notation can be typed as well."""
        assert isinstance(view, UnicornView)
        return [
            f"[bold]{self.label(choice, at)}[/]: {self.choice(view, choice)}"
            for at, choice in enumerate(choices)
        ]

    def choice(self, view: UnicornView, choice: Choice) -> str:
        """What a choice does, in a few words."""
        verb = choice.verb
        if verb in ("first", "second"):
            return self.branch(view, ("first", "second").index(verb))
        if verb == "player":
            seat = SEAT_LETTERS.index(choice.about[0])
            you = "yes" if seat == view.you else "no"
            return self.text(f"{KEY}-choice-player", you=you, name=self.names[seat])
        if verb in ("play", "pick", "use"):
            key = choice.about[0].split("/")[1]
            if verb == "play" and view.prompt.key == "neigh":
                verb = "neigh"
            said = self.text(f"{KEY}-choice-{verb}", card=self.signed(key))
            return f"{said}  [dim]{escape(self.texts[key])}[/]" if verb == "play" else said
        return self.text(f"{KEY}-choice-{verb}")

    def branch(self, view: UnicornView, number: int) -> str:
        """One of two things a card offers, as an order to whoever picks."""
        prompt = view.prompt
        assert prompt.card is not None
        card = self.cards[prompt.card]
        found = program(card, prompt.trigger, list(self.cards))
        assert found is not None
        step = found.steps[number]
        return escape(self.wording.step(step, "do" if "you" in VERBS[step.verb].who else "each"))

    def look(self, word: str) -> str:
        """A card by its name or key: its type and what it says."""
        for key, card in self.cards.items():
            if word and word.lower() in (self.card(key).lower(), key):
                kind = self.text(f"{KEY}-type-{card.type}")
                return f"[bold]{self.signed(key)}[/] ({kind})\n{escape(self.texts[key])}"
        return ""
