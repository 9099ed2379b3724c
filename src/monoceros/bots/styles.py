"""Characters of bots at the table: cautious, greedy, sly. As strong as others of their level, and different.

A style is data, `styles.toml`: what its bots are fonder of, in the thoughts by which hints explain moves. It
weighs in only where moves are about as good: a bot that plays by eye lets it make up for half of what one
just notices, one that thinks ahead for some of the time it spent on a move. A thought about a move comes
from what the seat knows, as everything a bot goes by, so a style knows no secrets either.
"""

import math
import tomllib
from functools import cache
from importlib.resources import files

from monoceros.bots.search import RootCounts
from monoceros.core.contract import Bot, ByEye, State
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng

LEANING = 0.5
"""Units of gain that the fondest thought makes up for, by eye."""
PULL = 0.3
"""The logarithm of what the fondest thought multiplies the time spent on a move by, when thinking ahead."""
SERIOUS = 0.2
"""Moves with less than this share of the favourite's time are not considered, however fond one is of them."""


@cache
def _written() -> dict[str, dict[str, dict[str, float]]]:
    return tomllib.loads((files("monoceros.bots") / "styles.toml").read_text(encoding="utf-8"))


def style_names() -> list[str]:
    """The styles there are, the same for every game."""
    return list(_written())


def fondness(game: Game, style: str) -> dict[str, float]:
    """What a style is fond of in a game, by the keys of hints."""
    return {f"{game.id}-hint-{thought}": fond for thought, fond in _written()[style][game.id].items()}


class Style:
    """A style at one kind of table."""

    def __init__(self, game: Game, setup: Setup, name: str) -> None:
        self.name = name
        self._fond = fondness(game, name)
        self._guide = game.guide(setup)

    def likes(self, known: State, seat: int, actions: list[int]) -> list[float]:
        """How fond it is of each of some moves."""
        self._guide.prepare(known, seat)
        return [self._fond.get(self._guide.reason(known, seat, action).key, 0.0) for action in actions]

    def lean(self, found: RootCounts, known: State, seat: int) -> RootCounts:
        """What a search found, with more weight on moves of its liking; of hopeless ones it is not fond."""
        weights = found.mixture if found.bid else [float(tries) for tries in found.visits]
        least = SERIOUS * max(weights)
        serious = [at for at, weight in enumerate(weights) if weight >= least]
        likes = self.likes(known, seat, [found.actions[at] for at in serious])
        visits, mixture = list(found.visits), list(found.mixture)
        for at, like in zip(serious, likes, strict=True):
            pull = math.exp(PULL * like)
            if found.bid:
                mixture[at] *= pull
            else:
                visits[at] = round(visits[at] * pull)
        return found._replace(visits=visits, mixture=mixture)


class StyledByEye(Bot):
    """Plays by the eye of another bot, and takes a move of its liking where that costs next to nothing."""

    def __init__(self, by_eye: ByEye, style: Style) -> None:
        self.by_eye = by_eye
        self.style = style
        self.leaning = LEANING * by_eye.unit()

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The move of the other bot, unless it is fonder of one that is about as good."""
        chosen = self.by_eye.choose(known, seat, rng)
        legal = known.legal(seat)
        if len(legal) == 1:
            return chosen
        gains = self.by_eye.gains(known, seat, legal)
        enough = gains[legal.index(chosen)]
        near = [at for at in range(len(legal)) if gains[at] > enough - 2 * self.leaning]
        actions = [legal[at] for at in near]
        likes = self.style.likes(known, seat, actions)
        # What would have been better still, the other bot has left aside for reasons of its own.
        worth = [min(gains[at], enough) + self.leaning * like for at, like in zip(near, likes, strict=True)]
        mine = actions.index(chosen)
        best = max(range(len(near)), key=worth.__getitem__)
        return actions[best] if worth[best] > worth[mine] else chosen
