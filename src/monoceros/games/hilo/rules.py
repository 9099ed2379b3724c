"""The rules of HiLo: which part of the rulebook is asked now, and where it goes on."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.action_set import ActionSet
from monoceros.core.contract import Refusal, Rules, seat_letter
from monoceros.core.rng import Rng
from monoceros.core.table import Table
from monoceros.core.wire import Choice, Outcome, Preview
from monoceros.games.hilo import end, magician, phoenix, setup, turns, uncover
from monoceros.games.hilo.actions import ACTION_IDS, DISCARD, FLIP, PLACE, TAKE, choice_of
from monoceros.games.hilo.deck import MAGICIAN, PHOENIX, SIZE, HiloDeck
from monoceros.games.hilo.observation import observe
from monoceros.games.hilo.previews import previews
from monoceros.games.hilo.scoring import layout_parts, open_layout, open_scores, winners_of
from monoceros.games.hilo.sight import view_of
from monoceros.games.hilo.state import (
    ASK,
    CAST,
    COMPLETE,
    DRAWN,
    FIRST_TURN,
    LANDED,
    NEXT_TURN,
    OVER,
    START,
    START_CARDS,
    TAKEN,
    TURN,
    HiloState,
)
from monoceros.games.hilo.view import HiloView


class HiloRules(Rules[HiloState]):
    """The rules at tables of so many seats with this deck."""

    def __init__(self, deck: HiloDeck, seats: int, *, last_magician_casts: bool) -> None:
        super().__init__("hilo")
        self.seen_by_cards = True
        self.deck = deck
        self.last_magician_casts = last_magician_casts
        """Of a magician as one's twelfth open card the rulebook says that he casts at once and that the match
        ends at once: a table chooses which of them comes first."""
        self.unopened: Table = setup.unopened(deck, seats)

    def deal(self, rng: Rng, starter: int) -> HiloState:
        """A fresh match, waiting for the start cards."""
        return setup.deal(self, self.deck, self.unopened.copy(), rng, starter)

    # What may be done.

    def legal(self, state: HiloState, seat: i64) -> list[int]:
        """The actions this seat may play now, ascending."""
        found = ActionSet()
        if seat >= 0 and seat < state.seats and state.to_act >> seat & 1:
            self.list_legal(state, seat, found)
        return found.numbers(ACTION_IDS)

    def list_legal(self, state: HiloState, seat: i64, found: ActionSet) -> None:
        """The actions of a seat that owes a decision."""
        step = state.step
        if step == TURN:
            turns.begin_options(found)
        elif step == TAKEN or step == DRAWN:
            turns.place_options(state, found)
        elif step == CAST:
            magician.swap_options(state, seat, found)
        else:
            uncover.uncover_options(state, seat, found)

    def why_not(self, state: HiloState, seat: i64, action: i64) -> Refusal | None:
        """The clause that forbids this action now, or None."""
        step = state.step
        if seat < 0 or seat >= state.seats:
            return Refusal("hilo.players", {"seats": int(state.seats)})
        if state.to_act >> seat & 1 == 0:
            if step == OVER:
                return Refusal("hilo.end.immediately", {})
            if step == START:
                return Refusal("hilo.setup.start-card", {"seat": seat_letter(seat)})
            return Refusal("hilo.turn.clockwise", {"seat": seat_letter(state.active)})
        if step == TURN:
            return turns.why_not_begin(action)
        if step == TAKEN or step == DRAWN:
            return turns.why_not_place(state, action)
        if step == CAST:
            return magician.why_not_swap(state, seat, action)
        return uncover.why_not_uncover(state, seat, action)

    def pick(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal action, found without listing the hundreds a magician has."""
        step = state.step
        if step == TURN:
            return rng.below(2)
        if step == TAKEN:
            return PLACE + rng.below(SIZE)
        if step == DRAWN:
            return DISCARD + rng.below(SIZE + 1)
        if step == CAST:
            return magician.pick_swap(state, seat, rng)
        return uncover.pick_uncover(state, seat, rng)

    # What it does.

    def apply(self, state: HiloState, seat: i64, action: i64) -> None:
        """Play a legal action, and whatever follows from it until somebody owes a decision."""
        state.n += 1
        step = state.step
        if step == TURN:
            then = turns.take(state, seat) if action == TAKE else turns.draw(state, seat)
        elif step == TAKEN or step == DRAWN:
            if action == DISCARD:
                then = turns.lay_off(state, seat)
            else:
                then = turns.place(state, seat, action - PLACE)
        elif step == CAST:
            then = magician.swap(state, seat, action)
        elif step == START:
            then = setup.choose(state, seat, action - FLIP)
        else:
            then = uncover.uncover(state, seat, action - FLIP)
        while then != ASK:
            then = self._go_on(state, then)

    def _go_on(self, state: HiloState, then: i64) -> i64:
        if then >= LANDED:
            return self._land(state, state.active, then - LANDED)
        if then == NEXT_TURN:
            return turns.begin_turn(state, (state.active + 1) % state.seats)
        if then == START_CARDS:
            return setup.uncover_start_cards(state)
        if then == FIRST_TURN:
            return turns.begin_turn(state, state.starter)
        return end.end(state)

    def _land(self, state: HiloState, seat: i64, place: i64) -> i64:
        """An open card has come to lie here: the end comes first, then its effect, then the next turn.

        The end comes before a phoenix burns (hilo.phoenix.last-card) and before a magician casts
        (hilo.magician.last-card), unless the table reads it the other way (hilo.magician.last-card-casts).
        What an effect brings may have an effect again (hilo.effects.chain), and turns go round clockwise
        from who had this one (hilo.turn.clockwise).
        """
        role = state.role(seat, place)
        if state.hidden(seat) == 0 and (role != MAGICIAN or not self.last_magician_casts):
            return COMPLETE
        if role == MAGICIAN:
            return magician.cast(state)
        if role == PHOENIX:
            return phoenix.burn(state)
        return NEXT_TURN

    # What is told of it.

    def choice(self, state: HiloState, seat: i64, action: i64) -> Choice:
        """An action with the places on the board it is about."""
        return choice_of(state.seats, seat, action)

    def previews(self, state: HiloState, seat: i64) -> list[Preview]:
        """Coins of the places that can be chosen."""
        return previews(state, seat)

    def view(self, state: HiloState, viewer: int) -> HiloView:
        """What this viewer may know."""
        return view_of(state, viewer)

    def observe(self, state: HiloState, seat: i64, out: vec[u8], at: i64) -> None:
        """What this seat knows, as a row of small numbers."""
        observe(state, seat, out, at)

    def scores(self, state: HiloState) -> list[int]:
        """The coins of what lies open in each layout."""
        return open_scores(state)

    def winners(self, state: HiloState) -> list[int]:
        """All who share the most coins."""
        return winners_of(state)

    def outcome(self, state: HiloState) -> Outcome | None:
        """The winners and where every coin came from."""
        if state.step != OVER:
            return None
        scores = [layout_parts(seat, open_layout(state, seat)) for seat in range(state.seats)]
        return Outcome(winners=winners_of(state), scores=scores, reason=end.clause_of(state))
