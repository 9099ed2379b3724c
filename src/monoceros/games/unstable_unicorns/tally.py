"""What a study wants to know of a match of Unstable Unicorns: cards drawn, played, and held at the end."""

from monoceros.core.contract import State
from monoceros.core.tally import CHOICE, END, LUCK, Tally, Way
from monoceros.games.unstable_unicorns.state import HAND, UnicornState


class UnicornTally(Tally):
    """Counts a match of Unstable Unicorns. The opening hand is drawn too; a Neigh card is played."""

    ways = (Way("drawn", LUCK), Way("played", CHOICE), Way("held", END))
    heard = {
        "unstable-unicorns-draw": "drawn",
        "unstable-unicorns-play": "played",
        "unstable-unicorns-neigh": "played",
    }

    def starter(self, state: State) -> int:
        """The first player."""
        assert isinstance(state, UnicornState)
        return int(state.starter)

    def deal(self, state: State) -> None:
        """The opening hands."""
        assert isinstance(state, UnicornState)
        for seat in range(int(state.seats)):
            for card in state.table.cards_in(int(HAND) + seat):
                self.count(seat, "drawn", state.card_name(card))

    def close(self, state: State) -> None:
        """The stables."""
        assert isinstance(state, UnicornState)
        for seat in range(int(state.seats)):
            for card in state.table.cards_in(state.stable(seat)):
                self.count(seat, "held", state.card_name(card))
