"""Kill the Unicorns drawn for a terminal: the row with its traps, the market, everybody's herd, your hand.

▶1 Pink Unicorn ★★     ▲ a trap lies above   ▼ a trap lies below
 2 Blue Pigicorn       ▲B: B has set it      ▼A Smelly Unicorn: you know which
"""

from collections import Counter

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.terminal import Terminal
from monoceros.core.wire import Choice
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView, Prize, SetTrap, Unicorn
from monoceros.games.kill_the_unicorns.wording import card_text

TEXT = "kill-the-unicorns-"
COLOURS = {"pink": "magenta", "blue": "blue", "green": "green", "yellow": "yellow"}
ARROWS = {"above": "▲", "below": "▼"}
ONE_WORD = {"number": "number", "peek": "side", "reveal": "side", "drop": "card", "recover": "card"}
AS_WRITTEN = {"exchange": ["out", "got"], **{verb: [part] for verb, part in ONE_WORD.items()}}
AS_PLACED = {"steal": ["given", "got"], "swap": ["given", "got"]}
"""Which parts of its sentence the words of an action are, or the places it is about."""
MOST_LISTED = 20
"""More choices than these are not listed one by one; their notation is told instead."""


class HuntTerminal(Terminal[KillTheUnicornsView]):
    """A table of Kill the Unicorns: the middle on top, then the others, then you."""

    def draw(self, view: KillTheUnicornsView) -> str:
        lines = [self.heading(view), "", *(self.prize(view, at, prize) for at, prize in enumerate(view.row))]
        if trap := view.shown_trap:
            shown = f"[bold red]{ARROWS[trap.side]} {self.card(trap.card)}[/]"
            lines.append(f"   {shown} ({self.names[trap.seat]})")
        lines += ["", *self.market(view), ""]
        for seat in view.order:
            if seat != view.you:
                lines += self.player(view, seat)
        if view.you is not None:
            lines += ["", *self.player(view, view.you), *self.own(view, view.you)]
        return "\n".join(lines)

    def heading(self, view: KillTheUnicornsView) -> str:
        parts = [self.text(TEXT + "round-of", round=view.round, rounds=view.rounds)]
        if view.hunt:
            parts.append(self.text(TEXT + "hunt-of", hunt=view.hunt, hunts=len(view.row)))
        parts.append(self.text(TEXT + "draw-pile", cards=view.draw))
        return "  " + " · ".join(parts)

    def prize(self, view: KillTheUnicornsView, at: int, prize: Prize) -> str:
        """A place of the row with the traps at it."""
        mark = "[bold yellow]▶[/]" if at + 1 == view.hunt else " "
        name = f"[bold]{self.card(prize.card)}[/]" if prize.card else f"[dim]{self.text(TEXT + 'gone')}[/]"
        traps = [self.trap(ARROWS["above"], prize.above), self.trap(ARROWS["below"], prize.below)]
        return f" {mark}{at + 1} {name}  {'  '.join(trap for trap in traps if trap)}".rstrip()

    def trap(self, arrow: str, trap: SetTrap | None) -> str:
        """A trap at a prize: whose it is, and which one if you know."""
        if trap is None:
            return ""
        known = f" {self.card(trap.card)}" if trap.card else ""
        return f"[red]{arrow}{SEAT_LETTERS[trap.seat]}{known}[/]"

    def market(self, view: KillTheUnicornsView) -> list[str]:
        """What is for sale and for how much, or what will be when everybody has a character."""
        lines = [f"  [bold]{self.text(TEXT + 'black-market')}[/]"]
        if view.step == "character":
            stalls = [card for card in self.cards.values() if card.kind == "stall"]
            return lines + [f"    {self.card(one.id)}: [dim]{card_text(one, self.text)}[/]" for one in stalls]
        for stall in view.market:
            told = []
            for (token, price), count in Counter(zip(stall.tokens, stall.prices, strict=True)).items():
                told.append(f"{self.card(token)} ({price})" + (f" ×{count}" if count > 1 else ""))
            lines.append("    " + (", ".join(told) or f"[dim]{self.text(TEXT + 'sold-out')}[/]"))
        return lines

    def player(self, view: KillTheUnicornsView, seat: int) -> list[str]:
        """Who it is, what they play, what they have laid, and their herd."""
        turn = "[bold yellow]▶[/]" if seat in view.to_act else " "
        character = view.characters[seat]
        parts = [f"[bold]{SEAT_LETTERS[seat]} {self.names[seat]}[/]"]
        if character is not None:
            parts.append(f"{self.card(character)} ({self.text(TEXT + 'power-' + view.powers[seat])})")
        if seat == view.marker:
            parts.append(f"[yellow]{self.text(TEXT + 'first-player')}[/]")
        parts.append(self.text(TEXT + "in-hand", cards=len(view.hands[seat])))
        parts.append(self.text(TEXT + "points", points=view.tallies[view.teams[seat]].total))
        lines = [f" {turn}" + " · ".join(parts)]
        if status := self.status(view, seat):
            lines.append(f"     {status}")
        herd = view.teams[seat]
        if view.teams.index(herd) == seat:
            lines += self.herd(view, herd)
        return lines

    def status(self, view: KillTheUnicornsView, seat: int) -> str:
        if seat in view.passed:
            return self.text(TEXT + "passed")
        if not view.laid[seat]:
            return ""
        told = f"{self.text(TEXT + 'laid')}: {' '.join(self.value(card) for card in view.laid[seat])}"
        total = view.totals[seat]
        return told if total is None else f"{told} · {self.text(TEXT + 'total', total=total)}"

    def herd(self, view: KillTheUnicornsView, herd: int) -> list[str]:
        """A herd, numbered as it is typed, with what it brings in sets and rainbows."""
        letter = SEAT_LETTERS[view.teams.index(herd)]
        lines = [f"     {self.unicorn(f'{letter}{at + 1}', one)}" for at, one in enumerate(view.herds[herd])]
        tally = view.tallies[herd]
        extras = [self.card(token) for token in view.pates[herd]]
        bonuses = {"set-bonus": tally.sets, "rainbow-bonus": tally.rainbows}
        extras += [self.text(TEXT + bonus, points=points) for bonus, points in bonuses.items() if points]
        return [*lines, f"     [dim]{' · '.join(extras)}[/]"] if extras else lines

    def unicorn(self, place: str, unicorn: Unicorn) -> str:
        """A unicorn in its colour, with what is attached to it."""
        style = COLOURS.get(unicorn.colour or "", "white")
        parts = [self.card(unicorn.card)]
        if unicorn.colour is not None:
            parts.append(f"({self.text(TEXT + 'value-' + unicorn.colour)})")
        parts += [f"+ {self.card(token)}" for token in unicorn.tokens]
        if unicorn.trap is not None:
            parts.append(f"+ {self.card(unicorn.trap)}")
        return f"[dim]{place:>3}[/] [{style}]{' '.join(parts)}[/]"

    def own(self, view: KillTheUnicornsView, you: int) -> list[str]:
        hand = "  ".join(f"[bold]{self.value(card)}[/]" for card in view.hands[you])
        lines = [f"  {self.text(TEXT + 'your-hand')}:  {hand}"]
        if traps := [self.card(card) for card in view.trap_hands[you] if card is not None]:
            lines.append(f"  {self.text(TEXT + 'your-traps')}:  {', '.join(traps)}")
        return lines

    def value(self, card: str | None) -> str:
        return "░" if card is None else str(self.cards[card].value)

    # Asking

    def ask(self, view: KillTheUnicornsView, choices: list[Choice]) -> str:
        del choices
        prize = view.row[view.hunt - 1].card if view.hunt else None
        key = view.buying or (view.shown_trap.card if view.shown_trap else prize)
        in_teams = view.step == "lay" and len(set(view.teams)) < view.seats
        step = "lay-team" if in_teams else view.step
        return self.text(f"{TEXT}ask-{step}", card=self.card(key) if key else "", needed=view.needed)

    def menu(self, view: KillTheUnicornsView, choices: list[Choice]) -> list[str]:
        """What can be typed: laying by values, traps in one line each, everything else by number."""
        verbs = [choice.verb for choice in choices]
        if "lay" in verbs:
            lays = [choice for choice in choices if choice.verb == "lay"]
            passing = [f"[bold]pass[/]: {self.text(TEXT + 'choice-pass')}"] if "pass" in verbs else []
            return [self.entry(lays[-1], 0, self.text(TEXT + "choice-lay")), *passing]
        if "set" in verbs:
            return self.settings(choices)
        if len(choices) > MOST_LISTED:
            return [f"[bold]{choices[1].text}[/] … [bold]{choices[-1].text}[/]"]
        return [self.entry(choice, at, self.described(view, choice)) for at, choice in enumerate(choices)]

    def label(self, choice: Choice, at: int) -> str:
        """Hunt cards are typed as their values, passing in a word, everything else by its number."""
        if choice.verb == "lay":
            return choice.text.partition(" ")[2]
        return choice.text if choice.verb in ("pass", "drop", "recover") else super().label(choice, at)

    def settings(self, choices: list[Choice]) -> list[str]:
        """One line for each drawn trap, with the number of each place."""
        places: dict[str, list[str]] = {}
        for at, choice in enumerate(choices):
            _, trap, prize, side = choice.text.split()
            places.setdefault(trap, []).append(f"[bold]{self.label(choice, at)}[/] {ARROWS[side]}{prize}")
        return [f"{self.card(trap)}:  {'   '.join(where)}" for trap, where in places.items()]

    def described(self, view: KillTheUnicornsView, choice: Choice) -> str:
        words = choice.text.split()[1:]
        verb = choice.verb
        params: dict[str, object] = dict(zip(AS_WRITTEN.get(verb, []), words, strict=False))
        params |= zip(AS_PLACED.get(verb, []), choice.about, strict=False)
        if verb in ("pick", "discard", "buy"):
            params["card"] = self.card(words[0])
        if verb == "pick" and view.powers[view.you or 0] != "off":
            told = self.text(f"{TEXT}choice-pick", **params)
            return f"{told}. [dim]{card_text(self.cards[words[0]], self.text)}[/]"
        if verb == "buy":
            prices = {t: p for stall in view.market for t, p in zip(stall.tokens, stall.prices, strict=True)}
            params["price"] = prices[words[0]]
        elif verb in ("lead", "silence"):
            params["name"] = self.names[SEAT_LETTERS.index(choice.about[0])]
        elif verb == "fetch":
            params["card"] = self.card(view.row[int(words[0]) - 1].card or "")
        elif verb in ("on", "lose"):
            herd = view.herds[view.teams[view.you or 0]]
            params["card"] = self.unicorn(choice.about[0], herd[int(words[0]) - 1])
        return self.text(f"{TEXT}choice-{verb}", **params)

    def at(self, view: KillTheUnicornsView, place: str) -> str | None:
        if place.startswith("prize"):
            return view.row[int(place[5]) - 1].card
        seat = SEAT_LETTERS.find(place[0])
        return view.herds[view.teams[seat]][int(place[1:]) - 1].card if place[1:].isdigit() else None

    def explained(self, key: str) -> str:
        kind = self.text(f"{TEXT}value-{self.cards[key].kind}")
        return f"[bold]{self.card(key)}[/]  [dim]{kind}[/]\n  {card_text(self.cards[key], self.text)}"
