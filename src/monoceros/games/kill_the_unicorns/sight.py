"""What people are shown of a match of Kill the Unicorns: views and choices, in the shapes of `view.py`."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.games.kill_the_unicorns import actions, kinds, scoring, steps, zones
from monoceros.games.kill_the_unicorns.actions import FORM_OF, Notation
from monoceros.games.kill_the_unicorns.deck import HuntDeck
from monoceros.games.kill_the_unicorns.state import ROUNDS, HuntState
from monoceros.games.kill_the_unicorns.totals import herd_totals
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView as View
from monoceros.games.kill_the_unicorns.view import Prize, SetTrap, ShownTrap, Stall, Tally, Unicorn

ALL: Final[i64] = -1
MOST_KEPT: Final = 4096
MANY: Final[i64] = 64
"""More than any stall has of one kind of token, and any hand of cards."""
NOTHING: Final[list[str | None]] = []
"""Of a zone with no cards to show: nobody changes a view."""


class Sight:
    """Shows tables with one deck and so many seats. What looks the same every time is made once."""

    def __init__(self, deck: HuntDeck, seats: int, *, by_lot: bool) -> None:
        self.notation = Notation(deck, seats, by_lot=by_lot)
        self.names: list[str] = [deck.names[kind] for kind in deck.kinds]
        """Of each card."""
        self.plain: list[Unicorn] = [
            Unicorn(name, _colour_name(deck.colours[card]), int(deck.stars[card]), [], None, twice=False)
            for card, name in enumerate(self.names[: deck.unicorns])
        ]
        """Of each unicorn with nothing on it."""
        self._hidden = [SetTrap(seat, None) for seat in range(seats)]
        """Of each seat a trap nobody else knows."""
        sold = [list(dict.fromkeys([int(token) for token in pool])) for pool in deck.tokens.pools]
        self.stalls = [stall for stall in zip(kinds.ITEM_NAMES, sold, strict=True) if stall[1]]
        """The items that are sold, and the tokens of each."""
        self._filled: list[dict[i64, Stall]] = [{} for _ in self.stalls]
        """The stalls with what was left at them, whenever that was met before."""
        self._tallies: dict[i64, Tally] = {}
        """Herds as they were counted lately."""
        self._hands: dict[i64, list[str | None]] = {}
        """Hunt hands as they were seen lately."""

    # The view

    def view(self, state: HuntState, viewer: int) -> View:
        """What this viewer may know."""
        seats = range(int(state.seats))
        herds = range(int(state.herd_count()))
        totals: list[int | None] = [None for _ in seats]
        tied: list[int] = []
        if steps.REVEALED <= state.step <= steps.AFTER:
            laid = herd_totals(state)
            for seat in seats:
                total = laid[state.herd_of(seat)]
                totals[seat] = total if total >= 0 else None
                if total >= 0 and laid.count(total) > 1:
                    tied.append(seat)
        free = state.profile.characters if state.step == steps.PICKING else []
        return View(
            "kill-the-unicorns",
            int(state.seats),
            viewer if viewer < state.seats else None,
            state.told_n(viewer),
            state.asked(viewer),
            state.profile.edition,
            steps.STEP_NAMES[state.step],
            int(state.round),
            int(ROUNDS),
            int(state.hunt) + 1 if steps.LEADING <= state.step <= steps.AFTER else 0,
            int(state.marker),
            int(state.active),
            [int(state.herd_of(seat)) for seat in seats],
            state.turn_order(),
            [state.deck.characters[one] if one >= 0 else None for one in state.characters],
            [_power(state, seat) for seat in seats],
            [state.deck.characters[one] for one in free if state.seat_of[one] < 0],
            self._row(state, viewer),
            int(state.table.size(zones.DRAW_DECK)),
            self._seen(state, zones.GONE, 0, viewer),
            [self._hand(state, seat, viewer) for seat in seats],
            [self._seen(state, zones.played(seat), state.spent(seat), viewer) for seat in seats],
            [self._seen(state, zones.played(seat), 0, viewer, state.spent(seat)) for seat in seats],
            int(state.needed),
            state.seats_in(state.passed),
            state.seats_in(state.silenced),
            totals,
            tied,
            int(state.winner) if state.winner >= 0 else None,
            [self._seen(state, zones.trap_pile(seat), state.undrawn(seat), viewer) for seat in seats],
            [int(state.undrawn(seat)) for seat in seats],
            [self._seen(state, zones.trap_discard(seat), 0, viewer) for seat in seats],
            self._shown_trap(state),
            [[self._unicorn(state, card) for card in state.herd(herd)] for herd in herds],
            [scoring.pate_names(state, herd) for herd in herds],
            [self._tally(state, herd) for herd in herds],
            self._market(state),
            state.deck.tokens.names[state.buying] if state.buying >= 0 else None,
            state.seats_in(state.shopped),
        )

    def _seen(self, state: HuntState, zone: i64, first: i64, viewer: i64, end: i64 = ALL) -> list[str | None]:
        """The cards of a zone from the first up to the end, as far as the viewer knows them."""
        table = state.table
        if end == ALL:
            end = table.size(zone)
        if first == end:
            return NOTHING
        names: list[str | None] = []
        for place in range(first, end):
            card = table.card(zone, place)
            names.append(self.names[card] if table.knows(viewer, card) else None)
        return names

    def _hand(self, state: HuntState, seat: i64, viewer: i64) -> list[str | None]:
        """A hunt hand, unknown cards first, then by value."""
        held = state.hand_count(seat)
        known = state.known_cards(zones.hand(seat), 0, held, viewer)
        hand = self._hands.get(known * MANY + held)
        if hand is None:
            hidden: list[str | None] = [None] * int(held - state.deck.sizes[known])
            first = state.deck.hunt_base
            hand = hidden + [self.names[first + at] for at in range(actions.SIZE) if known >> at & 1]
            self._hands[known * MANY + held] = hand
        return hand

    def _row(self, state: HuntState, viewer: i64) -> list[Prize]:
        row: list[Prize] = []
        for prize in range(state.row_size if state.round else 0):
            card = state.prize(prize)
            name = self.names[card] if card >= 0 else None
            row.append(Prize(name, self._trap(state, prize, 0, viewer), self._trap(state, prize, 1, viewer)))
        return row

    def _trap(self, state: HuntState, prize: i64, side: i64, viewer: i64) -> SetTrap | None:
        at = state.trap_at(prize, side)
        if at < 0:
            return None
        card = state.table.card(zones.SET_TRAPS, at)
        owner = state.owner(card)
        known = state.table.knows(viewer, card)
        return SetTrap(int(owner), self.names[card]) if known else self._hidden[owner]

    def _shown_trap(self, state: HuntState) -> ShownTrap | None:
        card = state.shown_trap()
        if card < 0:
            return None
        return ShownTrap(int(state.owner(card)), self.names[card], actions.SIDES[state.shown])

    def _unicorn(self, state: HuntState, card: i64) -> Unicorn:
        deck = state.deck
        trap = state.pinned_trap(card)
        tokens = state.tokens_at(state.attached, card)
        if trap < 0 and not tokens:
            return self.plain[card]
        return Unicorn(
            self.names[card],
            _colour_name(state.colours[card]),
            int(scoring.unicorn_points(state, card)),
            [deck.tokens.names[token] for token in tokens],
            deck.traps.names[trap] if trap >= 0 else None,
            trap >= 0 and deck.traps.effects[trap] == kinds.COUNTS_TWICE,
        )

    def _tally(self, state: HuntState, herd: i64) -> Tally:
        count = scoring.Count(state, herd)
        key = count.key()
        tally = self._tallies.get(key)
        if tally is None:
            if len(self._tallies) == MOST_KEPT:
                self._tallies.clear()
            rainbows = int(scoring.RAINBOW * count.rainbows)
            tally = Tally(
                int(count.stars),
                int(count.tokens),
                int(count.pates),
                int(count.traps),
                int(count.grouped) - rainbows,
                rainbows,
                int(count.total()),
                int(count.rainbows),
                scoring.set_sizes(count),
            )
            self._tallies[key] = tally
        return tally

    def _market(self, state: HuntState) -> list[Stall]:
        tokens = state.deck.tokens
        stalls: list[Stall] = []
        for at in range(len(self.stalls)):
            key: i64 = 0
            for token in self.stalls[at][1]:
                key = key * MANY + state.stock[token]
            stall = self._filled[at].get(key)
            if stall is None:
                item, sold = self.stalls[at]
                left = [token for token in sold for _ in range(state.stock[token])]
                prices = [int(tokens.prices[token]) for token in left]
                stall = Stall(item, [tokens.names[token] for token in left], prices)
                self._filled[at][key] = stall
            stalls.append(stall)
        return stalls


def _colour_name(colour: i64) -> str | None:
    return kinds.COLOUR_NAMES[colour] if colour != kinds.NO_COLOUR else None


def _power(state: HuntState, seat: i64) -> str:
    if not state.profile.powers:
        return "off"
    return "used" if state.used >> seat & 1 else "ready"


def about(state: HuntState, seat: i64, action: i64) -> list[str]:
    """The places an action is about (`Choice.about`)."""
    at: i64 = action - FORM_OF[action][0]
    if action >= actions.LAY:
        return _hand_places(state, seat, at)
    if action < actions.PEEK or actions.NUMBER <= action < actions.FETCH:
        return []
    if action < actions.LEAD:
        return [f"prize{state.hunt + 1}-{actions.SIDES[at]}"]
    if action < actions.NUMBER:
        return [seat_letter(int(seat if at == 0 else state.mate(seat)))]
    if action < actions.SILENCE:
        return [f"prize{at + 1}"]
    if action < actions.PICK:
        return [seat_letter(int((seat + at + 1) % state.seats))]
    if action < actions.DROP:
        return [f"character-{state.deck.characters[at]}"]
    if action < actions.RECOVER:
        return _hand_places(state, seat, 1 << at)
    if action < actions.ON:
        return [_laid_name(state, seat, at)]
    if action < actions.BUY:
        return [scoring.unicorn_name(state.herd_of(seat), at)]
    if action < actions.DISCARD:
        return [f"token-{state.deck.tokens.names[at]}"]
    if action < actions.SET:
        return [_trap_name(state, seat, at)]
    if action < actions.EXCHANGE:
        trap = _trap_name(state, seat, at // 2 // actions.MOST_PRIZES)
        return [trap, f"prize{at // 2 % actions.MOST_PRIZES + 1}-{actions.SIDES[at % 2]}"]
    if action < actions.STEAL:
        own = _laid_name(state, seat, at // actions.SIZE)
        return [own, *_hand_places(state, seat, 1 << at % actions.SIZE)]
    if action < actions.SWAP:
        given, distance, wanted = actions.theft(at)
        return [_laid_name(state, seat, given), _laid_name(state, (seat + distance) % state.seats, wanted)]
    own = scoring.unicorn_name(state.herd_of(seat), at // actions.MOST_HERD)
    return [own, scoring.unicorn_name(state.winner, at % actions.MOST_HERD)]


def _hand_places(state: HuntState, seat: i64, mask: i64) -> list[str]:
    """Cards of a canonical mask as places of the hand the owner sees."""
    hand = state.hand_mask(seat)
    places: list[str] = []
    shown: i64 = 0
    for at in range(actions.SIZE):
        if hand >> at & 1:
            shown += 1
            if mask >> at & 1:
                places.append(f"hand{shown}")
    return places


def _laid_name(state: HuntState, seat: i64, at: i64) -> str:
    return f"{seat_letter(int(seat))}-laid{state.laid_place(seat, at) - state.spent(seat) + 1}"


def _trap_name(state: HuntState, seat: i64, trap: i64) -> str:
    return f"trap{state.drawn_place(seat, trap) - state.undrawn(seat) + 1}"
