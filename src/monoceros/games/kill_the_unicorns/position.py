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
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.state import TOKEN_BITS, HuntState

ALL = "*"


def write_position(state: HuntState) -> str:
    """The whole situation, hidden cards included."""
    return " ".join(_Writer(state).words())


class _Writer:
    def __init__(self, state: HuntState) -> None:
        self.state = state
        self.deck = state.deck

    def words(self) -> list[str]:
        state = self.state
        words = []
        for seat in range(int(state.seats)):
            letter = SEAT_LETTERS[seat]
            if state.characters[seat] >= 0:
                words.append(f"{letter}.character={kinds.CHARACTER_NAMES[state.characters[seat]]}")
                words += [f"{letter}.{key}={value}" for key, value in self._seat(seat).items()]
        words += [f"{key}={value}" for key, value in self._table().items()]
        words += [f"{key}={value}" for key, value in self._moment().items()]
        return words

    def _seat(self, seat: int) -> dict[str, str]:
        state = self.state
        own = 1 << seat
        played = self._zone(zones.played(seat))
        pile = self._zone(zones.trap_pile(seat))
        cut = len(played) - state.laid[seat]
        top = len(pile) - int(state.drawn(seat))
        spent = int(state.discard_seen(seat))
        fields = {
            "hand": self._cards(self._zone(zones.hand(seat)), own),
            "laid": ",".join(self._laid(card, seat) for card in played[cut:]) or "-",
            "spent": self._cards(played[:cut], spent),
            "pile": self._cards(pile[:top], NOBODY),
            "drawn": self._cards(pile[top:], own),
            "traps": self._cards(self._zone(zones.trap_discard(seat)), spent),
        }
        if seat < state.herd_count():
            fields["herd"] = ",".join(self._unicorn(card) for card in state.herd(seat)) or "-"
            pates = [one % int(TOKEN_BITS) for one in state.pates if one // int(TOKEN_BITS) == seat]
            fields["pates"] = ",".join(self.deck.tokens.codes[token] for token in pates) or "-"
        return fields

    def _zone(self, zone: int) -> list[int]:
        return self.state.table.cards_in(zone)

    def _table(self) -> dict[str, str]:
        state = self.state
        starters = [card for card in self._zone(zones.BOX) if card < self.deck.unicorns]
        return {
            "deck": self._cards(self._zone(zones.DRAW_DECK), NOBODY),
            "row": self._cards(self._zone(zones.ROW), EVERYONE),
            "gone": self._cards(self._zone(zones.GONE), EVERYONE),
            "starters": self._cards(starters, NOBODY),
            "set": ",".join(
                f"{self._trap(card)}/{state.spot(at) // 2 + 1}{'ab'[state.spot(at) % 2]}"
                for at, card in enumerate(self._zone(zones.SET_TRAPS))
            )
            or "-",
            "stock": ",".join(
                code
                for code, count in zip(self.deck.tokens.codes, state.stock, strict=True)
                for _ in range(count)
            )
            or "-",
        }

    def _moment(self) -> dict[str, str]:
        state = self.state
        moment = {
            "step": steps.STEP_NAMES[state.step],
            "round": str(state.round),
            "hunt": str(state.hunt + 1),
            "turns": str(state.turns),
            "needed": str(state.needed),
            "active": self._letter(int(state.active)),
            "marker": self._letter(int(state.marker)),
            "held": self._letter(int(state.held)) if state.held != state.marker else "-",
            "victor": self._letter(int(state.victor)),
            "start": self._letter(int(state.starter)),
            "order": self._order(),
            "opener": self._letter(int(state.opener)),
            "extra": self._letter(int(state.extra)),
            "winner": self._letter(int(state.winner)),
            "passed": self._letters(int(state.passed)),
            "silenced": self._letters(int(state.silenced)),
            "used": self._letters(int(state.used)),
            "shopped": self._letters(int(state.shopped)),
            "window": self._letters(int(state.window)),
            "act": self._letters(int(state.to_act)),
            "shown": actions.SIDES[state.shown] if state.shown >= 0 else "-",
            "buying": self.deck.tokens.codes[state.buying] if state.buying >= 0 else "-",
            "paid": self._values(int(state.paid)),
            "looted": "yes" if state.looted else "-",
            "end": "rainbow" if state.by_rainbow else "-",
        }
        return {**{key: value for key, value in moment.items() if value != "-"}, "n": str(state.n)}

    def _values(self, mask: int) -> str:
        held = [value for at, value in enumerate(self.deck.hand_values) if mask >> at & 1]
        return "+".join(map(str, held)) or "-"

    def _order(self) -> str:
        """Who sits where, where chance has placed the teams."""
        order = "".join(map(self._letter, self.state.turn_order()))
        return order if self.state.profile.teams_by_lot else "-"

    def _letter(self, seat: int) -> str:
        return SEAT_LETTERS[seat] if seat >= 0 else "-"

    def _letters(self, mask: int) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in range(int(self.state.seats)) if mask >> seat & 1) or "-"

    def _cards(self, cards: list[int], usual: int) -> str:
        return ",".join(self._card(card, usual) for card in cards) or "-"

    def _card(self, card: int, usual: int) -> str:
        code = self.deck.codes[self.deck.kinds[card]]
        seen = int(self.state.table.seen_by(card))
        if seen == usual:
            return code
        return f"{code}@{ALL if seen == EVERYONE else self._letters(seen)}"

    def _laid(self, card: int, seat: int) -> str:
        """A laid hunt card, with its owner where the thief has moved it."""
        owner = int(self.state.owner(card))
        word = self._card(card, 1 << seat)
        return word if owner == seat else f"{SEAT_LETTERS[owner]}.{word}"

    def _trap(self, card: int) -> str:
        owner = int(self.state.owner(card))
        return f"{SEAT_LETTERS[owner]}.{self._card(card, int(self.state.set_seen(owner)))}"

    def _unicorn(self, card: int) -> str:
        state = self.state
        word = self.deck.codes[self.deck.kinds[card]]
        for one in state.attached:
            if one // int(TOKEN_BITS) == card:
                word += "+" + self.deck.tokens.codes[one % int(TOKEN_BITS)]
        at = int(state.pinned_on(card))
        if at >= 0:
            trap = int(state.table.card(zones.PINNED, at))
            code = self.deck.codes[self.deck.kinds[trap]]
            word += f"~{SEAT_LETTERS[int(state.owner(trap))]}.{code}"
        return word
