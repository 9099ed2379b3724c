"""What a study wants to know of a match of Unstable Unicorns: cards drawn, played, and held at the end."""

from monoceros.core.tally import CHOICE, END, LUCK, Tally, Way
from monoceros.games.unstable_unicorns.state import HAND, UnicornState


class UnicornTally(Tally[UnicornState]):
    """Counts a match of Unstable Unicorns. The opening hand is drawn too; a Neigh card is played."""

    ways = (Way("drawn", LUCK), Way("played", CHOICE), Way("held", END))
    heard = {
        "unstable-unicorns-draw": "drawn",
        "unstable-unicorns-play": "played",
        "unstable-unicorns-neigh": "played",
    }

    def starter(self, state: UnicornState) -> int:
        """The first player."""
        return int(state.starter)

    def deal(self, state: UnicornState) -> None:
        """The opening hands."""
        for seat in range(int(state.seats)):
            for card in state.table.cards_in(int(HAND) + seat):
                self.count(seat, "drawn", state.card_name(card))

    def close(self, state: UnicornState) -> None:
        """The stables."""
        for seat in range(int(state.seats)):
            for card in state.table.cards_in(state.stable(seat)):
                self.count(seat, "held", state.card_name(card))
