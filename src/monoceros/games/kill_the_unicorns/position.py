"""A situation of Kill the Unicorns in one line, written; `position_reading.py` reads it.

    A.character=knight A.hand=H4,H3 A.herd=P1+Kh~B.Tb,Sq B.hand=H2 row=G2,La set=B.Ta/1b,A.Ts@AB/2a
    step=lay active=A marker=A round=2 hunt=1 needed=0

Cards go by their codes in the pack. What is known of a card follows from where it lies; `H4@AB` is known to
A and B, `@*` to all, `@-` to nobody; `P1+Kh+Cb~B.Tb` is a unicorn with two tokens and B's trap pinned to it,
`B.Ta/1b` a trap of B below the first prize, `B.H4` before A a laid card the thief has swapped. For each seat:
`character`, `hand`, `laid`, `spent` (hunt cards), `pile`, `drawn` and `traps` (to be drawn, drawn, discarded;
bottom to top), `herd` and `pates` (in the team game, with A and B, those of the two teams). For the table:
`deck`, `row`, `gone`, `starters`, `set`, `stock`. Then the moment.

All may be left out: hands are then full, herds have a starter, piles are shuffled, the row is drawn. Hunt
cards that are named nowhere are spent if the hand is given. `begin=round`, `begin=hunt` or `begin=market`
lays the table and lets that phase begin.
"""

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.position import letters_of, listed
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.kill_the_unicorns import actions, steps, zones
from monoceros.games.kill_the_unicorns.state import HuntState

ALL = "*"
SEATS = ("active", "marker", "held", "victor", "start", "opener", "extra", "winner")
MASKS = ("passed", "silenced", "used", "shopped", "window", "act")
NAMES = {"start": "starter", "act": "to_act"}
"""What seats and masks of the moment are called in the state where the text has another word."""


def write_position(state: HuntState) -> str:
    """The whole situation, hidden cards included."""
    return " ".join(_Writer(state).words())


class _Writer:
    def __init__(self, state: HuntState) -> None:
        self.state = state
        self.deck = state.deck
        self.tokens = state.deck.tokens.codes
        self.zone = state.table.cards_in

    def words(self) -> list[str]:
        state = self.state
        fields: dict[str, str] = {}
        for seat in range(state.seats):
            if state.characters[seat] >= 0:
                fields |= {f"{SEAT_LETTERS[seat]}.{key}": value for key, value in self._seat(seat).items()}
        fields |= self._table()
        fields |= {key: value for key, value in self._moment().items() if value != "-"}
        return [f"{key}={value}" for key, value in fields.items()]

    def _seat(self, seat: int) -> dict[str, str]:
        state = self.state
        own = 1 << seat
        played = self.zone(zones.played(seat))
        pile = self.zone(zones.trap_pile(seat))
        cut = state.spent(seat)
        top = state.undrawn(seat)
        spent = state.discard_seen(seat)
        # A laid card is named with its owner where the thief has moved it.
        laid = [
            self._card(card, own) if state.owner(card) == seat else self._owned(card, own)
            for card in played[cut:]
        ]
        fields = {
            "character": state.deck.characters[state.characters[seat]],
            "hand": self._cards(self.zone(zones.hand(seat)), own),
            "laid": listed(laid),
            "spent": self._cards(played[:cut], spent),
            "pile": self._cards(pile[:top], NOBODY),
            "drawn": self._cards(pile[top:], own),
            "traps": self._cards(self.zone(zones.trap_discard(seat)), spent),
        }
        if seat < state.herd_count():
            fields["herd"] = listed([self._unicorn(card) for card in state.herd(seat)])
            fields["pates"] = listed([self.tokens[token] for token in state.tokens_at(state.pates, seat)])
        return fields

    def _table(self) -> dict[str, str]:
        state = self.state
        starters = [card for card in self.zone(zones.BOX) if card < self.deck.unicorns]
        traps = []
        for at, card in enumerate(self.zone(zones.SET_TRAPS)):
            prize, side = divmod(state.spot(at), 2)
            traps.append(self._owned(card, state.set_seen(state.owner(card))) + f"/{prize + 1}{'ab'[side]}")
        stock = [code for code, left in zip(self.tokens, state.stock, strict=True) for _ in range(left)]
        return {
            "deck": self._cards(self.zone(zones.DRAW_DECK), NOBODY),
            "row": self._cards(self.zone(zones.ROW), EVERYONE),
            "gone": self._cards(self.zone(zones.GONE), EVERYONE),
            "starters": self._cards(starters, NOBODY),
            "set": listed(traps),
            "stock": listed(stock),
        }

    def _moment(self) -> dict[str, str]:
        state = self.state
        seats = {key: getattr(state, NAMES.get(key, key)) for key in SEATS}
        masks = {key: getattr(state, NAMES.get(key, key)) for key in MASKS}
        paid = [str(value) for at, value in enumerate(self.deck.hand_values) if state.paid >> at & 1]
        order = "".join(SEAT_LETTERS[seat] for seat in state.turn_order())
        return {
            "step": steps.STEP_NAMES[state.step],
            "round": str(state.round),
            "hunt": str(state.hunt + 1),
            "turns": str(state.turns),
            "needed": str(state.needed),
            **{key: SEAT_LETTERS[seat] if seat >= 0 else "-" for key, seat in seats.items()},
            **{key: letters_of(mask, state.seats) or "-" for key, mask in masks.items()},
            "order": order if state.profile.teams_by_lot else "-",
            "shown": actions.SIDES[state.shown] if state.shown >= 0 else "-",
            "buying": self.tokens[state.buying] if state.buying >= 0 else "-",
            "paid": "+".join(paid) or "-",
            "looted": "yes" if state.looted else "-",
            "end": "rainbow" if state.by_rainbow else "-",
            "n": str(state.n),
        }

    def _cards(self, cards: list[int], usual: int) -> str:
        return listed([self._card(card, usual) for card in cards])

    def _card(self, card: int, usual: int) -> str:
        code = self.deck.codes[self.deck.kinds[card]]
        seen = self.state.table.seen_by(card)
        if seen == usual:
            return code
        return f"{code}@{ALL if seen == EVERYONE else letters_of(seen, self.state.seats) or '-'}"

    def _owned(self, card: int, usual: int) -> str:
        return f"{SEAT_LETTERS[self.state.owner(card)]}.{self._card(card, usual)}"

    def _unicorn(self, card: int) -> str:
        state = self.state
        tokens = [self.tokens[token] for token in state.tokens_at(state.attached, card)]
        word = "+".join([self._card(card, EVERYONE), *tokens])
        at = state.pinned_on(card)
        return word if at < 0 else f"{word}~{self._owned(state.table.card(zones.PINNED, at), EVERYONE)}"
