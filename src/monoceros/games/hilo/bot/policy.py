"""A bot that plays HiLo by eye: for the greatest gain, and ending the match when it is ahead."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import ByEye, State
from monoceros.core.guide import best_of
from monoceros.core.rng import Rng
from monoceros.games.hilo.bot.evaluate import Evaluation
from monoceros.games.hilo.bot.layouts import HAIR
from monoceros.games.hilo.deck import HiloDeck
from monoceros.games.hilo.state import DISCARD_PILE, START, HiloState

END: Final = 30.0
"""What winning or losing by ending the match now outweighs, in coins."""
COIN: Final = 0.5
"""Coins of difference one notices."""


class HeuristicBot(ByEye):
    """Takes, draws, places and swaps for the greatest expected gain."""

    def __init__(self, deck: HiloDeck) -> None:
        self.evaluation = Evaluation(deck)

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The legal action with the greatest expected gain; lots are drawn among equals."""
        assert isinstance(known, HiloState)
        legal = known.legal(seat)
        if known.step == START or len(legal) == 1:
            return legal[rng.below(len(legal))]
        return legal[best_of(vec[float](self.gains(known, seat, legal)), rng, HAIR)]

    def unit(self) -> float:
        """Half a coin."""
        return COIN

    def forgettable(self, known: State, seat: i64) -> list[int]:
        """What lies under the top card of the discard pile."""
        del seat
        return known.table.cards_in(DISCARD_PILE)[:-1]

    def gains(self, known: State, seat: i64, legal: list[int]) -> list[float]:
        """What each legal action can be expected to bring, in coins, the end of the match included."""
        assert isinstance(known, HiloState)
        if known.step == START:
            return [0.0] * len(legal)
        evaluation = self.evaluation
        evaluation.look(known, seat)
        gains = evaluation.gains(known, seat, legal)
        for at in range(len(legal)):
            if evaluation.ends(known, seat, legal[at]):
                gains[at] += END if evaluation.is_ahead_after(known, seat, legal[at]) else -END
        return gains
