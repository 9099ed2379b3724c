"""Which part of the rulebook is asked now: what may be done, why not, and what happens.

The parts do not know each other. What must be done next lies on the stack, and the loop in `run` goes there
until somebody has to decide.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from monoceros.core.contract import NO_PASS, Refusal, Rules
from monoceros.core.rng import Rng
from monoceros.core.wire import Choice, Outcome, Preview, Value
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import (
    effects,
    end,
    guards,
    party,
    plays,
    scoring,
    sight,
    stable_effects,
    start_effects,
    steps,
    turns,
)
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.cursor import step
from monoceros.games.unstable_unicorns.editions import PARTY_OFF
from monoceros.games.unstable_unicorns.observation import observe
from monoceros.games.unstable_unicorns.previews import previews
from monoceros.games.unstable_unicorns.state import (
    ASK_ACTION,
    ASK_CARD,
    ASK_EITHER,
    ASK_FOAL,
    ASK_FOUND,
    ASK_GUARD,
    ASK_HAND,
    ASK_LIMIT,
    ASK_MAY,
    ASK_NEIGH,
    ASK_NOTHING,
    ASK_OVER,
    ASK_PLAYER,
    ASK_USE,
    BATCH,
    CALL,
    EFFECT,
    GUARD,
    HAND,
    KIND,
    NOT_OVER,
    PLAY,
    SETUP,
    UnicornState,
    with_kind,
)
from monoceros.games.unstable_unicorns.view import UnicornView
from monoceros.games.unstable_unicorns.vocabulary import VERB


class UnicornRules(Rules[UnicornState]):
    """The rules of Unstable Unicorns."""

    def legal(self, state: UnicornState, seat: i64) -> list[int]:
        """The actions this seat may play now, ascending."""
        if seat < 0 or seat >= state.seats or state.to_act >> seat & 1 == 0:
            return []
        found = options(state, seat)
        return [int(found[at]) for at in range(len(found))]

    def pick(self, state: UnicornState, seat: i64, rng: Rng) -> i64:
        """A random legal action, each equally likely. Without a Neigh card one can only pass, as is usual."""
        swaps = _may_swap(state, seat)
        if state.ask == ASK_NEIGH and not swaps and not state.holds(HAND + seat, v.NEIGH):
            return a.PASS
        if state.ask == ASK_ACTION:
            return _pick_action(state, seat, rng)
        found = options(state, seat)
        return found[rng.below(len(found))]

    def why_not(self, state: UnicornState, seat: i64, action: i64) -> Refusal | None:
        """The clause that forbids this action now, or None."""
        if seat < 0 or seat >= state.seats:
            return Refusal("unstable-unicorns.players.seats", {"seats": int(state.seats)})
        if state.ask == ASK_OVER:
            return Refusal("unstable-unicorns.win.first", {})
        if state.to_act >> seat & 1 == 0:
            return Refusal(_why_not_now(state, seat), {})
        clause = why_not(state, seat, action)
        if not clause:
            return None
        params: dict[str, Value] = {}
        if action >= a.PLAY and (action - a.PLAY) % a.ROOM < state.deck.kind_count:
            params["card"] = state.deck.names[(action - a.PLAY) % a.ROOM]
        return Refusal(clause, params)

    def apply(self, state: UnicornState, seat: i64, action: i64) -> None:
        """Play a legal action, and go on until the next decision."""
        state.n += 1
        state.idle = 0
        if action == a.SWAP:
            party.swap(state, seat)
        elif state.ask == ASK_NEIGH:
            plays.neigh(state, seat, action)
        else:
            ask = state.ask
            state.ask = ASK_NOTHING
            state.to_act = 0
            answer(state, ask, seat, action)
        run(state)

    def choice(self, state: UnicornState, seat: i64, action: i64) -> Choice:
        """An action with the places of the table it is about."""
        return sight.choice(state, seat, action)

    def previews(self, state: UnicornState, seat: i64) -> list[Preview]:
        """How far unicorns of the hand would bring the stable."""
        return previews(state, seat)

    def view(self, state: UnicornState, viewer: int) -> UnicornView:
        """What this viewer may know."""
        return sight.view(state, viewer)

    def observe(self, state: UnicornState, seat: i64, out: vec[u8], at: i64) -> None:
        """Everything this seat may know, as numbers."""
        observe(state, seat, out, at)

    def scores(self, state: UnicornState) -> list[int]:
        """What each stable counts."""
        return scoring.scores(state)

    def winners(self, state: UnicornState) -> list[int]:
        """Whoever won, or nobody."""
        return scoring.winners(state)

    def outcome(self, state: UnicornState) -> Outcome | None:
        """How the match ended."""
        return scoring.outcome(state)

    def window_key(self, state: UnicornState) -> str:
        """The one window of the game."""
        return "neigh" if state.window else ""

    def pass_action(self, state: UnicornState) -> i64:
        """Letting the card go by."""
        return a.PASS if state.window else NO_PASS


def run(state: UnicornState) -> None:
    """Go on until somebody is asked or the match is over."""
    stack = state.stack
    while state.ask == ASK_NOTHING:
        if state.ending != NOT_OVER and (stack.depth() == 0 or stack.get(KIND) != CALL):
            end.finish(state)
            continue
        if stack.depth() == 0:
            if state.phase != SETUP and end.is_won(state):
                end.finish(state)
            else:
                turns.go_on(state)
            continue
        frame = stack.get(KIND)
        if frame == EFFECT:
            if steps.ready(state):
                _carry_out(state)
        elif frame == GUARD:
            guards.stand_by(state)
        elif frame == PLAY:
            plays.go_on(state)
        elif frame == BATCH:
            start_effects.go_through(state)
        else:
            party.ask_to_name(state)


def _carry_out(state: UnicornState) -> None:
    verb = step(state, VERB)
    if stable_effects.is_about_stables(verb):
        stable_effects.carry_out(state, verb)
    else:
        effects.carry_out(state, verb)


def options(state: UnicornState, seat: i64) -> vec[i64]:
    """The actions of a seat that is asked, ascending."""
    if state.ask == ASK_ACTION:
        return _action_options(state, seat)
    found = _answers(state, seat)
    return with_kind(found, a.SWAP) if _may_swap(state, seat) else found


def _may_swap(state: UnicornState, seat: i64) -> bool:
    """Whether a seat that is asked something may change its whole hand instead."""
    return state.profile.party != PARTY_OFF and not party.why_not_swap(state, seat)


def _answers(state: UnicornState, seat: i64) -> vec[i64]:
    """The answers to what a seat is asked."""
    ask = state.ask
    if ask == ASK_NEIGH:
        return plays.neigh_options(state, seat)
    if ask == ASK_USE:
        return start_effects.use_options(state, seat)
    if ask == ASK_MAY:
        return steps.may_options(state, seat)
    if ask == ASK_PLAYER:
        if state.stack.get(KIND) == PLAY:
            return plays.aim_options(state, seat)
        if stable_effects.awaits_home(state):
            return stable_effects.home_options(state, seat)
        return steps.target_options(state, seat)
    if ask == ASK_CARD:
        return stable_effects.pick_options(state)
    if ask == ASK_HAND:
        return effects.from_hand_options(state, seat)
    if ask == ASK_FOUND:
        return effects.found_options(state)
    if ask == ASK_EITHER:
        return steps.either_options()
    if ask == ASK_GUARD:
        return guards.guard_options(state)
    if ask == ASK_LIMIT:
        return turns.discard_down_options(state, seat)
    if ask == ASK_FOAL:
        return turns.foal_options(state)
    return party.name_options(state)


def why_not(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids an action to a seat that is asked, or an empty string."""
    ask = state.ask
    if action == a.SWAP:
        return party.why_not_swap(state, seat)
    if ask == ASK_NEIGH:
        return plays.why_not_neigh(state, seat, action)
    if ask == ASK_ACTION:
        return _why_not_action(state, seat, action)
    if ask == ASK_USE:
        return start_effects.why_not_use(state, seat, action)
    if ask == ASK_MAY:
        return steps.why_not_may(state, seat, action)
    if ask == ASK_PLAYER:
        if state.stack.get(KIND) == PLAY:
            return plays.why_not_aim(state, seat, action)
        if stable_effects.awaits_home(state):
            return stable_effects.why_not_home(state, seat, action)
        return steps.why_not_target(state, seat, action)
    if ask == ASK_CARD:
        return stable_effects.why_not_pick(state, action)
    if ask == ASK_HAND:
        return effects.why_not_from_hand(state, seat, action)
    if ask == ASK_FOUND:
        return effects.why_not_found(state, action)
    if ask == ASK_EITHER:
        return steps.why_not_either(action)
    if ask == ASK_GUARD:
        return guards.why_not_guard(state, action)
    if ask == ASK_LIMIT:
        return turns.why_not_discard_down(state, seat, action)
    if ask == ASK_FOAL:
        return turns.why_not_foal(state, action)
    return party.why_not_name(state, action)


def answer(state: UnicornState, ask: i64, seat: i64, action: i64) -> None:
    """The answer to a question that only one seat was asked."""
    if ask == ASK_ACTION:
        _act(state, seat, action)
    elif ask == ASK_USE:
        start_effects.use(state, action)
    elif ask == ASK_MAY:
        steps.answer_may(state, action)
    elif ask == ASK_PLAYER:
        if state.stack.get(KIND) == PLAY:
            plays.aim(state, seat, action)
        elif stable_effects.awaits_home(state):
            stable_effects.choose_home(state, seat, action)
        else:
            steps.choose_target(state, seat, action)
    elif ask == ASK_CARD:
        stable_effects.pick(state, action)
    elif ask == ASK_HAND:
        effects.choose_from_hand(state, seat, action)
    elif ask == ASK_FOUND:
        effects.choose_found(state, action)
    elif ask == ASK_EITHER:
        if state.stack.get(KIND) == PLAY:
            plays.name_step(state, action)
        else:
            steps.choose_step(state, action)
    elif ask == ASK_GUARD:
        guards.guard(state, action)
    elif ask == ASK_LIMIT:
        turns.discard_down(state, seat, action)
    elif ask == ASK_FOAL:
        turns.choose_foal(state, seat, action)
    else:
        party.name(state, seat, action)


# The action of a turn: drawing, a new hand, or a card; each is a rule of its own.


def _action_options(state: UnicornState, seat: i64) -> vec[i64]:
    found = append(vec[i64](), turns.draw_option(state))
    if not party.why_not_swap(state, seat):
        found = append(found, a.SWAP)
    playable = plays.play_options(state, seat)
    at: i64 = 0
    while at < len(playable):
        found = append(found, playable[at])
        at += 1
    return found


def _why_not_action(state: UnicornState, seat: i64, action: i64) -> str:
    if a.PLAY <= action < a.PICK:
        return plays.why_not_play(state, seat, action - a.PLAY)
    if action == a.PASS:
        return "unstable-unicorns.neigh.closed"
    return turns.why_not_draw(state, action)


def _pick_action(state: UnicornState, seat: i64, rng: Rng) -> i64:
    """Draw lots until one may be done: far cheaper than asking of every card whether it may be played."""
    held = state.kinds_in(HAND + seat, v.CARD)
    others: i64 = 1 if party.why_not_swap(state, seat) else 2
    while True:
        at = rng.below(len(held) + others)
        if at == 0:
            return turns.draw_option(state)
        if at < others:
            return a.SWAP
        if not plays.why_not_play(state, seat, held[at - others]):
            return a.PLAY + held[at - others]


def _act(state: UnicornState, seat: i64, action: i64) -> None:
    if action >= a.PLAY:
        plays.play(state, seat, action - a.PLAY)
    else:
        turns.draw_or_end(state, seat, action)


def _why_not_now(state: UnicornState, seat: i64) -> str:
    """The clause that keeps a seat from acting at all: somebody else is asked."""
    if state.window:
        passed = state.window >> seat & 1
        return "unstable-unicorns.neigh.closed" if passed else "unstable-unicorns.neigh.another-player"
    if state.ask == ASK_FOAL:
        return "unstable-unicorns.setup.foal-order"
    if seat == state.active:
        return "unstable-unicorns.effects.one-at-a-time"
    return "unstable-unicorns.turn.clockwise"
