"""What a study of many matches wants to know of one besides its result: which cards each seat met, and how.

A tally looks at the deal, lets the state keep its events while the match is played, and reads them when it
is over. It sees everything, so it is for studies only, never for a player; a match nobody counts pays
nothing for it.
"""

from collections import Counter
from typing import Generic, Literal, NamedTuple, TypeVar

from monoceros.core.contract import Event, State

LUCK: Literal["luck"] = "luck"
CHOICE: Literal["choice"] = "choice"
END: Literal["end"] = "end"
S = TypeVar("S", bound=State)


class Way(NamedTuple):
    """One way to meet a card, such as `drawn`, and what stands behind it.

    After `luck` whoever met the card more often wins because of it. A `choice` tells as well who was in a
    position to make it, and what is so at the `end` may as well follow from winning. `within` names the way
    that decides who can meet the card at all, such as a character with traps of its own: what that is worth
    anyway does not count.
    """

    key: str
    behind: Literal["luck", "choice", "end"]
    within: str = ""


class Met(NamedTuple):
    """How often a seat met a card in one way."""

    seat: int
    way: str
    card: str
    times: int


def seat_of(event: Event) -> int:
    """Whom an event is about."""
    seat = event.params["seat"]
    assert isinstance(seat, int)
    return seat


class Tally(Generic[S]):
    """Counts one match: `begin` after the deal, `end` when it is over. Knows nothing of any game.

    `heard` names for events the way in which their `seat` met their `card`.
    """

    ways: tuple[Way, ...] = ()
    heard: dict[str, str] = {}

    def __init__(self) -> None:
        self._times: Counter[tuple[int, str, str]] = Counter()

    def starter(self, state: S) -> int:
        """The seat that begins, as a fresh match knows it."""
        return int(state.decider())

    def begin(self, state: S) -> None:
        """Look at a fresh match, and listen from now on."""
        self.deal(state)
        state.listen()

    def end(self, state: S) -> list[Met]:
        """Everything the seats met, once the match is over."""
        self.hear(state.events or [])
        self.close(state)
        return [Met(*met, times) for met, times in sorted(self._times.items())]

    def hear(self, events: list[Event]) -> None:
        """Count what events tell; for those who take them out of the state while the match goes on."""
        for event in events:
            way = self.heard.get(event.key)
            if way is not None:
                card = event.params.get("card") or (event.secret or {}).get("card")
                assert isinstance(card, str)
                self.count(seat_of(event), way, card)
            else:
                self.overhear(event)

    def count(self, seat: int, way: str, card: str) -> None:
        """Once more."""
        self._times[seat, way, card] += 1

    # What a game may add.

    def deal(self, state: S) -> None:
        """Count what was dealt before anybody could listen."""

    def overhear(self, event: Event) -> None:
        """An event that `heard` does not name."""

    def close(self, state: S) -> None:
        """Count what lies on the table at the end."""
