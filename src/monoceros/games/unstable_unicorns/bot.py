"""A bot that plays Unstable Unicorns with its head. It knows the view it is handed and nothing else."""

from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.core.wire import View
from monoceros.games.unstable_unicorns.deck import UnicornDeck


class HeuristicBot(Bot):
    """Placeholder."""

    def __init__(self, deck: UnicornDeck) -> None:
        self.deck = deck

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """One of the legal actions."""
        del view
        return legal[rng.below(len(legal))]
