"""What people are shown of a match of Kill the Unicorns: views and choices, in the shapes of `view.py`."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.wire import Choice
from monoceros.games.kill_the_unicorns.actions import (
    BUY,
    DISCARD,
    DROP,
    EXCHANGE,
    FETCH,
    LAY,
    LEAD,
    MOST_HERD,
    MOST_PRIZES,
    NUMBER,
    ON,
    OTHERS,
    PEEK,
    PICK,
    RECOVER,
    SET,
    SIDES,
    SILENCE,
    SIZE,
    STEAL,
    SWAP,
    Notation,
    verb,
)
from monoceros.games.kill_the_unicorns.deck import (
    CHARACTER_NAMES,
    COLOUR_NAMES,
    COUNTS_TWICE,
    ITEM_NAMES,
    MASKS,
    NO_COLOUR,
    HuntDeck,
)
from monoceros.games.kill_the_unicorns.scoring import (
    RAINBOW,
    Count,
    pate_names,
    set_sizes,
    token_points,
    trap_points,
    unicorn_name,
)
from monoceros.games.kill_the_unicorns.state import (
    AFTER,
    DRAW_DECK,
    GONE,
    HAND,
    HERD,
    LEADING,
    PICKING,
    PLAYED,
    REVEALED,
    ROUNDS,
    ROW,
    SET_TRAPS,
    STEP_NAMES,
    TOKEN_BITS,
    TRAP_DISCARD,
    TRAP_PILE,
    ZONES_EACH,
    HuntState,
)
from monoceros.games.kill_the_unicorns.view import (
    KillTheUnicornsView,
    Prize,
    SetTrap,
    ShownTrap,
    Stall,
    Tally,
    Unicorn,
)

FULL_STALL: Final[i64] = 64
"""More than any stall has of one kind of token."""


class Sight:
    """Shows tables with one deck and so many seats. What looks the same every time is made once."""

    def __init__(self, deck: HuntDeck, seats: int) -> None:
        self.notation = Notation(deck, seats)
        self.names: list[str] = [deck.names[kind] for kind in deck.kinds]
        """Of each card."""
        self.plain: list[Unicorn] = [
            Unicorn(
                self.names[card], _colour_name(deck.colours[card]), int(deck.stars[card]), [], None, False
            )
            for card in range(deck.unicorns)
        ]
        """Of each unicorn with nothing on it."""
        self.stalls: list[tuple[str, list[int]]] = []
        """The items that are sold, and the tokens of each."""
        tokens = deck.tokens
        for item in range(len(ITEM_NAMES)):
            kinds = [token for token in range(len(tokens.names)) if tokens.items[token] == item]
            if kinds:
                self.stalls.append((ITEM_NAMES[item], kinds))
        self._filled: list[dict[i64, Stall]] = [{} for _ in self.stalls]
        """The stalls with what was left at them, whenever that was met before."""

    # The view

    def view(self, state: HuntState, viewer: int) -> KillTheUnicornsView:
        """What this viewer may know."""
        hands: list[list[str | None]] = []
        laid: list[list[str | None]] = []
        discards: list[list[str | None]] = []
        trap_hands: list[list[str | None]] = []
        trap_piles: list[int] = []
        trap_discards: list[list[str | None]] = []
        table = state.table
        for seat in range(state.seats):
            hands.append(self._hand(state, seat, viewer))
            played = PLAYED + ZONES_EACH * seat
            pile = TRAP_PILE + ZONES_EACH * seat
            discard = TRAP_DISCARD + ZONES_EACH * seat
            cut = table.size(played) - state.laid[seat]
            top = table.size(pile) - state.drawn(seat)
            laid.append(self._shown(state, played, cut, table.size(played), viewer))
            discards.append(self._shown(state, played, 0, cut, viewer))
            trap_hands.append(self._shown(state, pile, top, table.size(pile), viewer))
            trap_piles.append(int(top))
            trap_discards.append(self._shown(state, discard, 0, table.size(discard), viewer))
        herds: list[list[Unicorn]] = []
        pates: list[list[str]] = []
        tallies: list[Tally] = []
        for herd in range(state.herd_count()):
            herds.append(self._herd(state, herd))
            pates.append(pate_names(state, herd))
            tallies.append(_tally(state, herd))
        totals: list[int | None] = [None] * int(state.seats)
        tied: list[int] = []
        if REVEALED <= state.step <= AFTER:
            _add_totals(state, totals, tied)
        return KillTheUnicornsView(
            "kill-the-unicorns",
            int(state.seats),
            viewer if viewer < state.seats else None,
            state.told_n(viewer),
            state.asked(viewer),
            state.profile.edition,
            STEP_NAMES[state.step],
            int(state.round),
            int(ROUNDS),
            int(state.hunt) + 1 if LEADING <= state.step <= AFTER else 0,
            int(state.marker),
            int(state.active),
            [int(state.herd_of(seat)) for seat in range(state.seats)],
            [CHARACTER_NAMES[one] if one >= 0 else None for one in state.characters],
            [_power(state, seat) for seat in range(state.seats)],
            _free(state),
            self._row(state, viewer),
            int(table.size(DRAW_DECK)),
            self._shown(state, GONE, 0, table.size(GONE), viewer),
            hands,
            laid,
            discards,
            int(state.needed),
            _seats_in(state, state.passed),
            _seats_in(state, state.silenced),
            totals,
            tied,
            int(state.winner) if state.winner >= 0 else None,
            trap_hands,
            trap_piles,
            trap_discards,
            self._shown_trap(state),
            herds,
            pates,
            tallies,
            self._market(state),
            state.deck.tokens.names[state.buying] if state.buying >= 0 else None,
            _seats_in(state, state.shopped),
        )

    def _shown(self, state: HuntState, zone: i64, first: i64, end: i64, viewer: i64) -> list[str | None]:
        """Some cards of a zone, as far as the viewer knows them."""
        names: list[str | None] = []
        place = first
        while place < end:
            card = state.table.card(zone, place)
            names.append(self.names[card] if state.table.knows(viewer, card) else None)
            place += 1
        return names

    def _hand(self, state: HuntState, seat: i64, viewer: i64) -> list[str | None]:
        """A hunt hand, unknown cards first, then by value."""
        known: i64 = 0
        unknown = 0
        base = state.deck.hunt_base
        zone = HAND + ZONES_EACH * seat
        place: i64 = 0
        while place < state.table.size(zone):
            card = state.table.card(zone, place)
            if state.table.knows(viewer, card):
                known |= state.deck.bits[card]
            else:
                unknown += 1
            place += 1
        names: list[str | None] = [None] * unknown
        at: i64 = 0
        while known >> at:
            if known >> at & 1:
                names.append(self.names[base + at])
            at += 1
        return names

    def _row(self, state: HuntState, viewer: i64) -> list[Prize]:
        row: list[Prize] = []
        if state.round == 0:
            return row
        table = state.table
        gone = state.row_size - table.size(ROW)
        prize: i64 = 0
        while prize < state.row_size:
            card = self.names[table.card(ROW, prize - gone)] if prize >= gone else None
            row.append(Prize(card, self._trap(state, prize, 0, viewer), self._trap(state, prize, 1, viewer)))
            prize += 1
        return row

    def _trap(self, state: HuntState, prize: i64, side: i64, viewer: i64) -> SetTrap | None:
        at = state.trap_at(prize, side)
        if at < 0:
            return None
        card = state.table.card(SET_TRAPS, at)
        return SetTrap(int(state.owner(card)), self.names[card] if state.table.knows(viewer, card) else None)

    def _shown_trap(self, state: HuntState) -> ShownTrap | None:
        if state.shown < 0:
            return None
        card = state.table.card(SET_TRAPS, state.trap_at(state.hunt, state.shown))
        return ShownTrap(int(state.owner(card)), self.names[card], SIDES[state.shown])

    def _herd(self, state: HuntState, herd: i64) -> list[Unicorn]:
        unicorns: list[Unicorn] = []
        plain = len(state.attached) == 0 and len(state.bearers) == 0
        zone = HERD + ZONES_EACH * herd
        place: i64 = 0
        while place < state.table.size(zone):
            card = state.table.card(zone, place)
            unicorns.append(self.plain[card] if plain else self._unicorn(state, card))
            place += 1
        return unicorns

    def _unicorn(self, state: HuntState, card: i64) -> Unicorn:
        deck = state.deck
        trap = state.pinned_trap(card)
        tokens = [one % TOKEN_BITS for one in state.attached if one // TOKEN_BITS == card]
        if trap < 0 and not tokens:
            return self.plain[card]
        return Unicorn(
            self.names[card],
            _colour_name(state.colours[card]),
            int(deck.stars[card] + token_points(state, card) + trap_points(state, card)),
            [deck.tokens.names[token] for token in tokens],
            deck.traps.names[trap] if trap >= 0 else None,
            trap >= 0 and deck.traps.effects[trap] == COUNTS_TWICE,
        )

    def _market(self, state: HuntState) -> list[Stall]:
        stalls: list[Stall] = []
        for at in range(len(self.stalls)):
            key: i64 = 0
            for token in self.stalls[at][1]:
                key = key * FULL_STALL + state.stock[token]
            stall = self._filled[at].get(key)
            if stall is None:
                stall = self._stall(state, at)
                self._filled[at][key] = stall
            stalls.append(stall)
        return stalls

    def _stall(self, state: HuntState, at: int) -> Stall:
        item, kinds = self.stalls[at]
        left = [token for token in kinds for _ in range(state.stock[token])]
        tokens = state.deck.tokens
        return Stall(
            item, [tokens.names[token] for token in left], [int(tokens.prices[token]) for token in left]
        )

    # Choices

    def choice(self, state: HuntState, seat: i64, action: i64) -> Choice:
        """An action with the places it is about."""
        text = self.notation.format(int(seat), int(action))
        return Choice(int(action), text, verb(int(action)), _about(state, seat, action))


def _colour_name(colour: i64) -> str | None:
    return COLOUR_NAMES[colour] if colour != NO_COLOUR else None


def _seats_in(state: HuntState, mask: i64) -> list[int]:
    return [seat for seat in range(state.seats) if mask >> seat & 1]


def _free(state: HuntState) -> list[str]:
    """The characters still to be picked."""
    if state.step != PICKING:
        return []
    return [CHARACTER_NAMES[one] for one in state.profile.characters if state.seat_of[one] < 0]


def _power(state: HuntState, seat: i64) -> str:
    if not state.profile.powers:
        return "off"
    return "used" if state.used >> seat & 1 else "ready"


def _add_totals(state: HuntState, totals: list[int | None], tied: list[int]) -> None:
    """What open cards add up to, and who has the same as somebody else."""
    laid = [int(state.total(herd)) for herd in range(state.herd_count())]
    for seat in range(state.seats):
        total = laid[state.herd_of(seat)]
        if total >= 0:
            totals[seat] = total
            if laid.count(total) > 1:
                tied.append(int(seat))


def _tally(state: HuntState, herd: i64) -> Tally:
    count = Count(state, herd)
    rainbows = int(RAINBOW * count.rainbows)
    return Tally(
        int(count.stars),
        int(count.tokens),
        int(count.pates),
        int(count.traps),
        int(count.grouped) - rainbows,
        rainbows,
        int(count.total()),
        int(count.rainbows),
        set_sizes(count),
    )


# What an action is about


def _about(state: HuntState, seat: i64, action: i64) -> list[str]:
    if action >= LAY:
        return _hand_places(state, seat, (action - LAY) % MASKS)
    if action < PEEK or NUMBER <= action < FETCH:
        return []
    if action < LEAD:
        return [f"prize{state.hunt + 1}-{SIDES[action % 2]}"]
    if action < NUMBER:
        return [seat_letter(int(seat if action == LEAD else state.mate(seat)))]
    if action < SILENCE:
        return [f"prize{action - FETCH + 1}"]
    if action < PICK:
        return [seat_letter(int((seat + action - SILENCE + 1) % state.seats))]
    if action < DROP:
        return [f"character-{CHARACTER_NAMES[action - PICK]}"]
    if action < RECOVER:
        return _hand_places(state, seat, 1 << (action - DROP))
    if action < ON:
        return [_laid_name(state, seat, action - RECOVER)]
    if action < BUY:
        return [unicorn_name(state.herd_of(seat), (action - ON) % MOST_HERD)]
    if action < DISCARD:
        return [f"token-{state.deck.tokens.names[action - BUY]}"]
    if action < SET:
        return [_trap_name(state, seat, action - DISCARD)]
    if action < EXCHANGE:
        place = action - SET
        trap = _trap_name(state, seat, place // 2 // MOST_PRIZES)
        return [trap, f"prize{place // 2 % MOST_PRIZES + 1}-{SIDES[place % 2]}"]
    if action < STEAL:
        own = _laid_name(state, seat, (action - EXCHANGE) // SIZE)
        return [own, *_hand_places(state, seat, 1 << ((action - EXCHANGE) % SIZE))]
    if action < SWAP:
        place = action - STEAL
        other = (seat + place // SIZE % OTHERS + 1) % state.seats
        own = _laid_name(state, seat, place // SIZE // OTHERS)
        return [own, _laid_name(state, other, place % SIZE)]
    own = unicorn_name(state.herd_of(seat), (action - SWAP) // MOST_HERD)
    return [own, unicorn_name(state.winner, (action - SWAP) % MOST_HERD)]


def _hand_places(state: HuntState, seat: i64, mask: i64) -> list[str]:
    """Cards of a canonical mask as places of the hand the owner sees."""
    hand = state.hand_mask(seat)
    places: list[str] = []
    shown: i64 = 0
    at: i64 = 0
    while at < SIZE:
        if hand >> at & 1:
            shown += 1
            if mask >> at & 1:
                places.append(f"hand{shown}")
        at += 1
    return places


def _laid_name(state: HuntState, seat: i64, at: i64) -> str:
    first = state.table.size(PLAYED + ZONES_EACH * seat) - state.laid[seat]
    return f"{seat_letter(int(seat))}-laid{state.laid_place(seat, at) - first + 1}"


def _trap_name(state: HuntState, seat: i64, trap: i64) -> str:
    first = state.table.size(TRAP_PILE + ZONES_EACH * seat) - state.drawn(seat)
    return f"trap{state.drawn_place(seat, trap) - first + 1}"
