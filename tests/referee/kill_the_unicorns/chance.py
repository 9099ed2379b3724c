"""Everything random comes from outside: the caller says what the shuffles and lots gave.

Labels of `shuffled` (the whole list comes back in its new order, the first being the top or the first dealt):
  "teams"             seats in their order around the table, clockwise; every other one makes a team
  "characters"        the playable characters, dealt to seats 0, 1, ... (only with Options.characters="lot")
  "traps of <seat>"   the trap deck, the first card being the top
  "starters"          starting unicorns, dealt to seats 0, 1, ...; the rest goes to the box
  "unicorn deck"      the first card is the top
  "pates"             the first ones come into play, as many as the edition says
  "soaps"             the same for the prototype's soaps
Label of `drawn` (one of the items comes back):
  "first player"      who saw a unicorn most recently
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

Item = TypeVar("Item")


class Chance(Protocol):
    def shuffled(self, label: str, items: Sequence[Any]) -> list[Any]: ...

    def drawn(self, label: str, items: Sequence[Any]) -> Any: ...


class Lots:
    """True chance, from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def shuffled(self, label: str, items: Sequence[Any]) -> list[Any]:
        return self._random.sample(list(items), len(items))

    def drawn(self, label: str, items: Sequence[Any]) -> Any:
        return self._random.choice(list(items))


class Told:
    """Results told by label. A list that names only some items puts these first, the others after them."""

    def __init__(self, results: Mapping[str, Any]) -> None:
        self._results = dict(results)

    def shuffled(self, label: str, items: Sequence[Any]) -> list[Any]:
        rest = list(items)
        first = list(self._results.get(label, []))
        for item in first:
            rest.remove(item)
        return first + rest

    def drawn(self, label: str, items: Sequence[Any]) -> Any:
        return self._results.get(label, items[0])


class Remembered:
    """Asks another chance, checks that it answers with what was asked, and keeps the answers for a replay."""

    def __init__(self, chance: Chance, answers: Mapping[str, Any] | None = None) -> None:
        self.chance = chance
        self.answers: dict[str, Any] = dict(answers or {})

    def shuffled(self, label: str, items: Sequence[Item]) -> list[Item]:
        if label not in self.answers:
            answer = list(self.chance.shuffled(label, items))
            if len(answer) != len(items) or any(answer.count(item) != 1 for item in items):
                raise ValueError(f"shuffling {label!r} must keep its {len(items)} items, got {answer!r}")
            self.answers[label] = answer
        return list(self.answers[label])

    def drawn(self, label: str, items: Sequence[Item]) -> Item:
        if label not in self.answers:
            answer = self.chance.drawn(label, items)
            if answer not in items:
                raise ValueError(f"{answer!r} is not among the lots of {label!r}")
            self.answers[label] = answer
        result: Item = self.answers[label]
        return result
