"""Which part of the rulebook is asked now, and what comes after what.

A match is a loop: an action is carried out by the part it belongs to, which answers what comes next, and so
on until somebody owes a decision. No effect waits for another one, so the step is the whole stack.

    round - traps - for each prize of the row a hunt - the market - the next round, or the end
    hunt: for each seat a turn - all is revealed - the winner - the trap - the prize is taken, or runs away
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.contract import NO_PASS, Refusal, Rules, seat_letter
from monoceros.core.rng import Rng
from monoceros.core.wire import Choice, Outcome, Preview, Value
from monoceros.games.kill_the_unicorns import (
    actions,
    effects,
    hunt,
    kinds,
    market,
    observation,
    powers,
    previews,
    reveal,
    rounds,
    scoring,
    setup,
    steps,
    traps,
)
from monoceros.games.kill_the_unicorns.deck import HuntDeck
from monoceros.games.kill_the_unicorns.editions import Profile
from monoceros.games.kill_the_unicorns.sight import Sight, about
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView

ASKED: Final[list[tuple[str, int, int]]] = [
    ("kill-the-unicorns.setup.character", int(actions.PICK), int(actions.DROP)),
    ("kill-the-unicorns.trap.discard-then-place", int(actions.DISCARD), int(actions.SET)),
    ("kill-the-unicorns.trap.in-turn", int(actions.SET), int(actions.EXCHANGE)),
    ("kill-the-unicorns.team.first-player", int(actions.LEAD), int(actions.NUMBER)),
    ("kill-the-unicorns.power.right-moment", 0, 0),
    ("kill-the-unicorns.team.two-to-five", int(actions.NUMBER), int(actions.FETCH)),
    ("kill-the-unicorns.hunt.same-number", 0, 0),
    ("kill-the-unicorns.power.right-moment", 0, 0),
    ("kill-the-unicorns.reveal.effect-at-once", int(actions.REVEAL), int(actions.LEAD)),
    ("kill-the-unicorns.power.right-moment", 0, 0),
    ("kill-the-unicorns.traps.trojan-unicorn", int(actions.SWAP), int(actions.LAY)),
    ("kill-the-unicorns.traps.zombicorn", int(actions.LOSE), int(actions.BUY)),
    ("kill-the-unicorns.traps.costly-bait", int(actions.DROP), int(actions.RECOVER)),
    ("kill-the-unicorns.power.right-moment", 0, 0),
    ("kill-the-unicorns.market.order", int(actions.BUY), int(actions.DISCARD)),
    ("kill-the-unicorns.market.on-a-unicorn", int(actions.ON), int(actions.LOSE)),
    ("kill-the-unicorns.end.after-four-rounds", 0, 0),
]
"""The clause that asks for each step, which is why anything else is refused, and the actions it asks for,
from the first to before the last. Windows ask for powers; laying cards has several kinds of actions."""
FIRST: Final = vec[i64]([first for _, first, _ in ASKED])
END: Final = vec[i64]([end for _, _, end in ASKED])

TURN_OF: Final = {
    int(steps.PICKING): "kill-the-unicorns.setup.character-order",
    int(steps.LAYING_OFF): "kill-the-unicorns.trap.in-turn",
    int(steps.SETTING): "kill-the-unicorns.trap.in-turn",
    int(steps.LEADING): "kill-the-unicorns.team.first-player",
    int(steps.TROJAN): "kill-the-unicorns.reveal.effect-at-once",
    int(steps.ZOMBICORN): "kill-the-unicorns.reveal.effect-at-once",
    int(steps.BAIT): "kill-the-unicorns.reveal.effect-at-once",
    int(steps.MARKET): "kill-the-unicorns.market.order",
    int(steps.TARGET): "kill-the-unicorns.market.order",
}
"""The clause that lets somebody else decide, where it is not just the next seat's turn."""
SPOTS: Final[i64] = 2 * actions.MOST_PRIZES
EITHER: Final[i64] = 3
"""Any of the two of a team may lead."""


class HuntRules(Rules[HuntState]):
    """The rules of one set-up: tables with this deck, this profile and so many seats."""

    def __init__(self, game: str, deck: HuntDeck, profile: Profile, seats: int) -> None:
        super().__init__(game)
        self.deck = deck
        self.profile = profile
        self.seats: i64 = seats
        self.sight = Sight(deck, seats, by_lot=profile.teams_by_lot)
        self._box = setup.full_box(deck, seats)

    def begin(self, rng: Rng, starter: int) -> HuntState:
        return setup.open_box(self, self._box, self.deck, self.profile, self.seats, rng, starter)

    # What may be done

    def legal(self, state: HuntState, seat: i64) -> list[int]:
        listed: list[int] = []
        if seat < 0 or seat >= state.seats or state.to_act >> seat & 1 == 0:
            return listed
        if state.step == steps.LAYING:
            hunt.lay_options(state, seat, listed)
        elif state.step == steps.SETTING:
            traps.set_options(state, seat, listed)
        elif state.step == steps.TROJAN:
            effects.swap_options(state, seat, listed)
        else:
            if may_pass(state):
                listed.append(actions.IDS[actions.PASS])
            if state.window and state.characters[seat] == kinds.THIEF:
                powers.steal_options(state, seat, listed)
            else:
                first, bits = options(state, seat)
                actions.list_bits(listed, first, bits)
        return listed

    def pick(self, state: HuntState, seat: i64, rng: Rng) -> i64:
        if state.step == steps.LAYING:
            return hunt.draw_laying(state, seat, rng)
        if state.step == steps.SETTING:
            return traps.draw_setting(state, seat, rng)
        if state.step == steps.TROJAN or (state.window and state.characters[seat] == kinds.THIEF):
            listed = self.legal(state, seat)
            return listed[rng.below(len(listed))]
        first, bits = options(state, seat)
        nth = rng.bit(bits << 1 | i64(may_pass(state)))
        return first + nth - 1 if nth > 0 else actions.PASS

    def why_not(self, state: HuntState, seat: i64, action: i64) -> Refusal | None:
        if int(action) in self.legal(state, seat):
            return None
        if seat < 0 or seat >= state.seats:
            return Refusal("kill-the-unicorns.players.at-the-table", {"seats": int(state.seats)})
        if state.step == steps.OVER:
            by_rainbow = "kill-the-unicorns.end.double-rainbow"
            return Refusal(by_rainbow if state.by_rainbow else ASKED[steps.OVER][0], {})
        owing = state.to_act >> seat & 1 != 0
        character = powers.power_of(action)
        if character < 0:
            return why_not_here(state, seat, action) if owing else why_not_now(state, seat)
        return Refusal(powers.why_not(state, seat, character, action - powers.FIRST[character]), {})

    # What happens

    def apply(self, state: HuntState, seat: i64, action: i64) -> None:
        state.n += 1
        go_on(state, act(state, seat, action))

    # What is told

    def choice(self, state: HuntState, seat: i64, action: i64) -> Choice:
        text = self.sight.notation.format(int(seat), int(action))
        buying = actions.BUY <= action < actions.DISCARD
        leads = previews.leads(state, seat, action - actions.BUY) if buying else []
        return Choice(int(action), text, actions.FORM_OF[action][1], about(state, seat, action), leads)

    def previews(self, state: HuntState, seat: i64) -> list[Preview]:
        return previews.previews(state, seat)

    def view(self, state: HuntState, viewer: int) -> KillTheUnicornsView:
        return self.sight.view(state, viewer)

    def observe(self, state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
        observation.observe(state, seat, out, at)

    def scores(self, state: HuntState) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: HuntState) -> list[int]:
        return scoring.winners(state)

    def outcome(self, state: HuntState) -> Outcome | None:
        return scoring.outcome(state)

    def window_key(self, state: HuntState) -> str:
        return steps.STEP_NAMES[state.step] if state.window else ""

    def pass_action(self, state: HuntState) -> i64:
        return actions.PASS if state.window else NO_PASS


def may_pass(state: HuntState) -> bool:
    """Whether a decision is one to let go by; laying cards has its own rule for that."""
    return state.window != 0 or state.step == steps.MARKET or state.step == steps.ANNOUNCING


def options(state: HuntState, seat: i64) -> tuple[i64, i64]:
    """What a seat may do besides passing: the first action of its kind, and as bits what is allowed."""
    if not state.window:
        return FIRST[state.step], asked_options(state, seat)
    character = state.characters[seat]
    return powers.FIRST[character], powers.usable(state, seat, character)


def asked_options(state: HuntState, seat: i64) -> i64:
    """What may be done outside of windows at a step that has few enough choices, as bits."""
    step = state.step
    if step == steps.MARKET:
        return market.buy_options(state, seat)
    if step == steps.TARGET:
        return market.use_options(state, seat)
    if step == steps.CHOOSING:
        return reveal.choose_options(state)
    if step == steps.PICKING:
        return setup.pick_options(state)
    if step == steps.ZOMBICORN:
        return effects.lose_options(state)
    if step == steps.BAIT:
        return effects.drop_options(state, seat)
    if step == steps.LAYING_OFF:
        return state.drawn_traps(seat)
    return hunt.announce_options(state, seat) if step == steps.ANNOUNCING else EITHER


def why_not_now(state: HuntState, seat: i64) -> Refusal:
    """This seat owes no decision: it is somebody else's turn."""
    step = state.step
    if state.window:
        return Refusal("kill-the-unicorns.power.asked-together", {})
    if state.shopped >> seat & 1 and (step == steps.MARKET or step == steps.TARGET):
        return Refusal(state.profile.clauses.one_purchase, {})
    if state.passed >> seat & 1 and (step == steps.LAYING or step == steps.ANNOUNCING):
        return Refusal(state.profile.clauses.passed, {})
    clause = TURN_OF.get(int(step), "kill-the-unicorns.turn.clockwise")
    clause = asked_by(state) if step == steps.CHOOSING else clause
    return Refusal(clause, {"seat": seat_letter(int(state.active))})


def why_not_here(state: HuntState, seat: i64, action: i64) -> Refusal:
    """Why a seat may not settle the decision it owes with this action, which is nobody's power."""
    step = state.step
    if state.window:
        return Refusal(powers.CLAUSES[state.characters[seat]], {})
    if step == steps.LAYING:
        return hunt.why_not_lay(state, seat, action)
    at = action - FIRST[step]
    if at < 0 or action >= END[step]:
        return Refusal(asked_by(state), {})
    clause = why_not_at(state, seat, at)
    return Refusal(clause, facts(state, seat, at, clause))


def why_not_at(state: HuntState, seat: i64, at: i64) -> str:
    """The same for an action of the kind the step asks for, counted from the first of these."""
    step = state.step
    if step == steps.SETTING:
        return traps.why_not_set(state, seat, at // SPOTS, at % SPOTS)
    if step == steps.MARKET:
        return market.why_not_buy(state, seat, at)
    if step == steps.PICKING:
        return setup.why_not_pick(state, at)
    if step == steps.LAYING_OFF:
        return "kill-the-unicorns.trap.draw-two"
    if step == steps.TARGET and state.deck.tokens.items[state.buying] == kinds.SOAP:
        return "kill-the-unicorns.market.soap-needs-smell"
    return asked_by(state)


def asked_by(state: HuntState) -> str:
    """The clause that asks for this step."""
    return state.profile.clauses.which_trap if state.step == steps.CHOOSING else ASKED[state.step][0]


def facts(state: HuntState, seat: i64, at: i64, clause: str) -> dict[str, Value]:
    """What a refusal tells besides its clause: a price, who has a character, which prize has no room."""
    if clause == "kill-the-unicorns.market.cannot-pay":
        return {"price": int(market.price(state, seat, at))}
    if clause == "kill-the-unicorns.setup.character-taken":
        return {"seat": seat_letter(int(state.seat_of[at]))}
    if clause == state.profile.clauses.trap_places:
        return {"prize": int(at % SPOTS) // 2 + 1}
    return {}


def act(state: HuntState, seat: i64, action: i64) -> i64:
    """Carry a legal action out; answers what comes next."""
    step = state.step
    if state.window:
        return powers.let_go(state, seat) if action == actions.PASS else powers.use(state, seat, action)
    if action == actions.PASS:
        return market.buy_nothing(state, seat) if step == steps.MARKET else hunt.pass_by(state, seat)
    if step == steps.LAYING:
        return hunt.lay(state, seat, action - actions.LAY)
    at = action - FIRST[step]
    if step == steps.SETTING:
        return traps.set_trap(state, seat, at // SPOTS, at % SPOTS)
    if step == steps.MARKET:
        return market.buy(state, seat, at)
    if step == steps.TARGET:
        return market.use_token(state, seat, at)
    if step == steps.CHOOSING:
        return reveal.choose_trap(state, at)
    if step == steps.TROJAN:
        return effects.swap(state, seat, at)
    if step == steps.ZOMBICORN:
        return effects.lose(state, seat, at)
    if step == steps.BAIT:
        return effects.drop(state, seat, at)
    if step == steps.LAYING_OFF:
        return traps.lay_off(state, seat, at)
    if step == steps.PICKING:
        return setup.pick_character(state, seat, at)
    if step == steps.LEADING:
        return hunt.lead(state, seat if action == actions.LEAD else state.mate(seat))
    return hunt.announce(state, seat, at + actions.FEWEST_ANNOUNCED)


def go_on(state: HuntState, stage: i64) -> None:
    """From one part of the rulebook to the next, until somebody owes a decision or the match is over."""
    while stage != steps.DECISION:
        if stage == steps.TO_TURN:
            stage = hunt.next_turn(state)
        elif stage == steps.TO_FORESTALLING:
            stage = powers.open_window(state, steps.BEFORE)
        elif stage == steps.TO_LAYING:
            stage = hunt.ask_to_lay(state)
        elif stage == steps.TO_REVEAL:
            stage = reveal.reveal(state)
        elif stage == steps.TO_REACTIONS:
            stage = powers.open_window(state, steps.REVEALED)
        elif stage == steps.TO_WINNER:
            stage = reveal.find_winner(state)
        elif stage == steps.TO_UNCOVERING:
            stage = reveal.uncover(state)
        elif stage == steps.TO_CANCELLING:
            stage = powers.open_window(state, steps.UNCOVERED)
        elif stage == steps.TO_EFFECT:
            stage = effects.take_effect(state)
        elif stage == steps.SWAPPED:
            stage = rounds.after_change(state, steps.TO_PRIZE)
        elif stage == steps.TO_PRIZE:
            stage = reveal.take_prize(state)
        elif stage == steps.CAUGHT:
            stage = rounds.after_change(state, steps.TO_RETURN)
        elif stage == steps.TO_FLIGHT:
            stage = reveal.run_away(state, "kill-the-unicorns.traps.clanking-armour")
        elif stage == steps.TO_RETURN:
            stage = powers.return_loot(state)
        elif stage == steps.TO_RECOVERY:
            over = not state.profile.rainbow_at_once and rounds.ends_by_rainbow(state)
            stage = steps.DECISION if over else powers.open_window(state, steps.AFTER)
        elif stage == steps.TO_NEXT_PRIZE:
            stage = hunt.close_hunt(state)
        elif stage == steps.TO_HUNT:
            stage = hunt.begin_hunt(state)
        elif stage == steps.TO_SHOPPER:
            stage = market.next_shopper(state)
        elif stage == steps.TO_SCORES:
            stage = steps.DECISION if rounds.ends_by_rainbow(state) else market.done_shopping(state)
        elif stage == steps.TO_MARKET:
            stage = market.begin_market(state)
        elif stage == steps.TO_ROUND_END:
            stage = rounds.end_round(state)
        else:
            assert stage == steps.TO_ROUND
            stage = rounds.begin_round(state)
