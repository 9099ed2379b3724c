"""What a study wants to know of a match of Kill the Unicorns: characters, powers, prizes, traps, tokens."""

from typing import Final

from monoceros.core.contract import Event
from monoceros.core.tally import CHOICE, END, LUCK, Tally, Way, seat_of
from monoceros.games.kill_the_unicorns.kinds import CHARACTER_NAMES
from monoceros.games.kill_the_unicorns.state import HuntState

GAME: Final = "kill-the-unicorns-"
TOLD: Final = ["peek", "lay-extra", "exchange", "cancel", "recover", "silence", "bargain", "steal", "fetch"]
POWERS: Final = {GAME + key: name for key, name in zip(TOLD, CHARACTER_NAMES, strict=True)}
"""The event that tells of each character's power being used."""
NOBODY: Final = -1


class HuntTally(Tally[HuntState]):
    """Counts a match of Kill the Unicorns. `hit` is what happened to whoever was about to take the prize."""

    heard = {
        GAME + "starter": "starter",
        GAME + "catch": "caught",
        GAME + "set-trap": "set",
        **dict.fromkeys((GAME + "buy", GAME + "butcher", GAME + "wash"), "bought"),
    }

    def __init__(self, *, dealt_characters: bool) -> None:
        super().__init__()
        self.ways = (
            Way("character", LUCK if dealt_characters else CHOICE),
            Way("power", CHOICE, within="character"),
            Way("starter", LUCK),
            Way("caught", CHOICE),
            Way("set", CHOICE, within="character"),
            Way("sprung", CHOICE, within="character"),
            Way("hit", CHOICE),
            Way("bought", CHOICE),
            Way("held", END),
        )
        self._ahead = NOBODY

    def starter(self, state: HuntState) -> int:
        return int(state.starter)

    def deal(self, state: HuntState) -> None:
        """Starters that were dealt with the characters; otherwise the events tell of them."""
        for herd in range(int(state.herd_count())):
            members = [seat for seat in range(int(state.seats)) if int(state.herd_of(seat)) == herd]
            for seat, card in zip(members, state.herd(herd), strict=False):
                self.count(seat, "starter", state.card_name(card))

    def overhear(self, event: Event) -> None:
        """Powers, and traps: whose they were, and whom they met."""
        if event.key in POWERS:
            self.count(seat_of(event), "power", POWERS[event.key])
        elif event.key == GAME + "reveal":
            self._ahead = NOBODY
        elif event.key == GAME + "ahead":
            self._ahead = seat_of(event)
        elif event.key == GAME + "trap":
            card = str(event.params["card"])
            self.count(seat_of(event), "sprung", card)
            if self._ahead != NOBODY:
                self.count(self._ahead, "hit", card)

    def close(self, state: HuntState) -> None:
        """Who everybody was, and the herds as they are scored."""
        for seat in range(int(state.seats)):
            self.count(seat, "character", state.deck.characters[state.characters[seat]])
            for card in state.herd(state.herd_of(seat)):
                self.count(seat, "held", state.card_name(card))
