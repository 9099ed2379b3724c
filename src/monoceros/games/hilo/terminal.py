"""HiLo drawn for a terminal: your layout as cards whose half coins visibly join, the others smaller.

┌1────◡────┐┌2─────────┐      ◖◗ two halves side by side: a coin
│ Knight   ││ King     │      ◠  the upper half of a coin, ◡ the lower one:
│          ◖◗        ● │         one above the other they make a coin
└─────◠────┘└──────────┘      ●  a whole coin
"""

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.terminal import Terminal
from monoceros.core.wire import Choice
from monoceros.games.hilo.cards import CLAUSES
from monoceros.games.hilo.view import HiloView

ROW = 6
SIZE = 12
SMALL = 8
WIDE = 76
"""Columns that six cards with whole names take; with fewer, names are cut short and `?` tells them."""
SIGNS = {"left": "◗", "right": "◖", "top": "◡", "bottom": "◠"}
GOLD = "bold yellow"
DIM = "dim"


class HiloTerminal(Terminal[HiloView]):
    """A table of HiLo: the others on top, the piles in the middle, your layout below."""

    @property
    def wide(self) -> bool:
        """Whether there is room for whole names."""
        return self.columns >= WIDE

    @property
    def inner(self) -> int:
        """How wide a card is between its edges."""
        return 10 if self.wide else 4

    def draw(self, view: HiloView) -> str:
        """The whole table; onlookers see every layout small."""
        lines: list[str] = []
        for seat in range(view.seats):
            if seat != view.you:
                lines += self.small(view, seat)
        lines += ["", *self.piles(view), ""]
        if view.you is not None:
            lines += self.large(view, view.you)
        return "\n".join(lines)

    def ask(self, view: HiloView, choices: list[Choice]) -> str:
        """What is asked for at this step."""
        key = view.held.card if view.held else (view.discard[-1] if view.discard else None)
        card = f"[bold]{self.card(key)}[/]" if key else ""
        example = f"[bold]{choices[len(choices) // 2].text}[/]"
        return self.text(f"hilo-ask-{view.step}", card=card, example=example)

    def menu(self, view: HiloView, choices: list[Choice]) -> list[str]:
        """Piles by name, cards together by their numbers; swaps are too many to list."""
        lines = []
        for at, choice in enumerate(choices):
            if choice.verb in ("take", "draw", "discard"):
                held = view.held.card if view.held else view.discard[-1]
                card = self.card(held) if held else ""
                text = self.text(f"hilo-choice-{choice.verb}", card=card)
                lines.append(self.entry(choice, at, text))
        for verb in ("place", "flip"):
            numbers = [choice.about[-1][1:] for choice in choices if choice.verb == verb]
            if numbers:
                shown = f"1–{SIZE}" if len(numbers) == SIZE else " ".join(numbers)
                lines.append(f"[bold]{shown}[/]: {self.text(f'hilo-choice-{verb}')}")
        return lines

    def label(self, choice: Choice, at: int) -> str:
        """Cards go by their number in the layout, laying off by 0; a swap has to be written out."""
        if choice.verb in ("place", "flip"):
            return choice.about[-1][1:]
        if choice.verb == "swap":
            return choice.text
        return "0" if choice.verb == "discard" else super().label(choice, at)

    def title(self, view: HiloView, seat: int) -> str:
        """Who it is, what lies open, and whether it is their turn."""
        hidden = view.layouts[seat].count(None)
        mark = "[bold yellow]▶[/] " if seat in view.to_act else "  "
        coins = self.text("hilo-coins", coins=view.coins[seat])
        unseen = self.text("hilo-hidden", cards=hidden)
        return f"{mark}[bold]{self.names[seat]}[/]  {coins} · {unseen}"

    def small(self, view: HiloView, seat: int) -> list[str]:
        """A layout as two lines of names."""
        letter = SEAT_LETTERS[seat]
        lines = [self.title(view, seat)]
        step, indent = (ROW, "   ") if self.wide else (ROW // 2, "")
        for start in range(0, SIZE, step):
            cells = []
            edges = []
            for place in range(start, start + step):
                key = view.layouts[seat][place]
                label = f"{letter}{place + 1}"
                edges.append(f"    {self.marks(key):<{SMALL}}")
                if key is None:
                    cells.append(f"[{DIM}]{label:>3} {'░' * SMALL}[/]")
                else:
                    name = self.card(key)
                    shown = name if len(name) <= SMALL else name[: SMALL - 1] + "…"
                    cells.append(f"{label:>3} {shown:<{SMALL}}")
            lines.append(indent + " ".join(cells))
            coins = " ".join(edges).rstrip()
            if coins:
                lines.append(f"{indent}[{GOLD}]{coins}[/]")
        return lines

    def marks(self, key: str | None) -> str:
        """The half and whole coins of a card in a few signs: left, right, top, bottom, whole."""
        if key is None:
            return ""
        card = self.cards[key]
        halves = "".join(sign for edge, sign in SIGNS.items() if edge in card.half_coins)
        return halves + "●" * int(card.full_coins)

    def explained(self, key: str) -> str:
        """A picture of the card, and what it is good for."""
        picture = self.picture([key, *[None] * (SIZE - 1)], [False] * SIZE, 0, "")
        return "\n".join(
            [f"[bold]{self.card(key)}[/]", *picture, self.text(f"{CLAUSES[self.cards[key].role]}.text")]
        )

    def piles(self, view: HiloView) -> list[str]:
        """Both piles, and pictures of the cards that could come to lie in a layout."""
        parts = ["  " + self.text("hilo-draw-pile", cards=view.draw)]
        if view.discard and view.discard[-1] is not None:
            top = self.card(view.discard[-1])
            parts.append(self.text("hilo-discard-pile", card=f"[bold]{top}[/]"))
        else:
            parts.append(self.text("hilo-discard-empty"))
        if view.held is not None:
            key = view.held.card
            card = self.card(key) if key is not None else self.text("hilo-held-secret")
            parts.append(
                self.text(
                    "hilo-held",
                    you="yes" if view.held.seat == view.you else "no",
                    name=self.names[view.held.seat],
                    card=f"[bold]{card}[/]",
                )
            )
        shown = [view.discard[-1] if view.discard else None, view.held.card if view.held else None]
        cards = [[key, *[None] * (SIZE - 1)] for key in shown if key is not None]
        pictures = [self.picture(keys, [False] * SIZE, 0, "") for keys in cards]
        rows = ["   " + " ".join(parts) for parts in zip(*pictures, strict=True)]
        told = ["   ".join(parts)] if self.wide else ["\n  ".join(parts)]
        return [*told, *rows]

    def large(self, view: HiloView, seat: int) -> list[str]:
        """A layout as twelve cards."""
        keys = view.layouts[seat]
        void = [self.is_magician(keys[(place + ROW) % SIZE]) for place in range(SIZE)]
        lines = [self.title(view, seat)]
        for start in (0, ROW):
            rows = [self.picture(keys, void, place, str(place + 1)) for place in range(start, start + ROW)]
            lines += ["".join(parts) for parts in zip(*rows, strict=True)]
        return lines

    def is_magician(self, key: str | None) -> bool:
        """Whether an open card is a magician, who spoils the other card of his column."""
        return key is not None and self.cards[key].role == "magician"

    def picture(self, keys: list[str | None], void: list[bool], place: int, number: str) -> list[str]:
        """One card as four lines; half coins that meet another half are gold."""
        key = keys[place]
        inner = self.inner
        if key is None:
            top = f"┌{number}{'─' * (inner - len(number))}┐"
            body = f"│{'░' * inner}│"
            return [f"[{DIM}]{line}[/]" for line in (top, body, body, f"└{'─' * inner}┘")]
        card = self.cards[key]
        first, second = self.caption(self.card(key), card.full_coins)
        joined = self.joined(keys, void, place)
        style = DIM if void[place] else "default"

        def half(edge: str, line: str) -> str:
            if edge not in card.half_coins:
                return line
            return f"[{GOLD if edge in joined else DIM}]{SIGNS[edge]}[/]"

        dash = "─"
        low = (inner - 1) // 2
        before = max(0, low - len(number))
        after = inner - len(number) - before - 1
        top = f"┌{number}{dash * before}{half('top', dash)}{dash * after}┐"
        middle = f"{half('left', '│')}{second}{half('right', '│')}"
        bottom = f"└{dash * low}{half('bottom', dash)}{dash * (inner // 2)}┘"
        return [f"[{style}]{line}[/]" for line in (top, f"│{first}│", middle, bottom)]

    def caption(self, name: str, coins: int) -> tuple[str, str]:
        """A name over two lines, with the whole coins of the card behind it."""
        inner = self.inner
        words = name.split()
        first = words[0]
        second = " ".join(words[1:])
        if not second and len(first) > inner:
            cut = inner - 1 if self.wide else inner
            first, second = first[:cut] + "-" * (inner - cut), first[cut:]
        mark = "●" * coins
        width = inner - len(mark)
        coin = f"[{GOLD}]{mark}[/]" if mark else ""
        return f"{first[:inner]:<{inner}}", f"{second[:width]:<{width}}{coin}"

    def at(self, view: HiloView, place: str) -> str | None:
        """What lies open in a layout, on the pile of the discarded, or in a hand."""
        seat = SEAT_LETTERS.find(place[0])
        if seat >= 0 and place[1:].isdigit():
            return view.layouts[seat][int(place[1:]) - 1]
        if place == "discard" and view.discard:
            return view.discard[-1]
        return view.held.card if place == "held" and view.held else None

    def joined(self, keys: list[str | None], void: list[bool], place: int) -> set[str]:
        """The edges at which this card's half coin meets another half."""
        column = place % ROW
        neighbours = {
            "left": (place - 1 if column > 0 else None, "right"),
            "right": (place + 1 if column < ROW - 1 else None, "left"),
            "top": (place - ROW if place >= ROW else None, "bottom"),
            "bottom": (place + ROW if place < ROW else None, "top"),
        }
        edges = set()
        for edge, (other, opposite) in neighbours.items():
            if other is None or void[place] or void[other]:
                continue
            key = keys[other]
            if key is not None and opposite in self.cards[key].half_coins:
                edges.add(edge)
        return edges
