"""What a study wants to know of a match of HiLo: the cards each kingdom was dealt, drew, laid and kept."""

from monoceros.core.tally import CHOICE, END, LUCK, Tally, Way
from monoceros.games.hilo.state import LAYOUT, HiloState


class HiloTally(Tally[HiloState]):
    """Counts a match of HiLo."""

    ways = (
        Way("dealt", LUCK),
        Way("drawn", LUCK),
        Way("taken", CHOICE),
        Way("played", CHOICE),
        Way("held", END),
    )
    heard = {"hilo-draw": "drawn", "hilo-take": "taken", "hilo-place": "played"}

    def starter(self, state: HiloState) -> int:
        """The start player."""
        return int(state.starter)

    def deal(self, state: HiloState) -> None:
        """The hidden cards every layout begins with."""
        self._layouts(state, "dealt")

    def close(self, state: HiloState) -> None:
        """The layouts as they are scored."""
        self._layouts(state, "held")

    def _layouts(self, state: HiloState, way: str) -> None:
        cards = state.table.cards
        for seat in range(int(state.seats)):
            for card in state.table.cards_in(LAYOUT + seat):
                self.count(seat, way, cards.names[cards.kinds[card]])
