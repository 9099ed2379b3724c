"""Which part of the rulebook is asked now, and what comes after what.

A match is a loop: an action is carried out by the part it belongs to, which answers what comes next, and so on
until somebody owes a decision. No effect waits for another one, so the step is the whole stack.

    round - traps - for each prize of the row a hunt - the market - the next round, or the end
    hunt: for each seat a turn - all is revealed - the winner - the trap - the prize is taken, or runs away
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.contract import NO_PASS, Refusal, Rules, seat_letter
from monoceros.core.rng import Rng
from monoceros.core.wire import Choice, Outcome, Value
from monoceros.games.kill_the_unicorns import (
    effects,
    hunt,
    market,
    observation,
    powers,
    reveal,
    rounds,
    scoring,
    setup,
    traps,
)
from monoceros.games.kill_the_unicorns.actions import (
    ACTION_COUNT,
    BUY,
    CANCEL,
    DISCARD,
    DROP,
    EXCHANGE,
    EXTRA,
    FETCH,
    FEWEST_ANNOUNCED,
    IDS,
    LAY,
    LEAD,
    LOSE,
    MOST_PRIZES,
    NUMBER,
    ON,
    PASS,
    PEEK,
    PICK,
    RECOVER,
    REVEAL,
    SET,
    SILENCE,
    STEAL,
    SWAP,
)
from monoceros.games.kill_the_unicorns.deck import (
    BARD,
    BLACK_MAGE,
    HUNTRESS,
    KNIGHT,
    MASKS,
    PRINCESS,
    SHAMAN,
    THIEF,
    WIZARD,
    HuntDeck,
)
from monoceros.games.kill_the_unicorns.editions import Profile
from monoceros.games.kill_the_unicorns.sight import Sight
from monoceros.games.kill_the_unicorns.state import (
    ALLOWED,
    ANNOUNCING,
    BAIT,
    CHOOSING,
    DECISION,
    LAYING,
    LAYING_OFF,
    LEADING,
    MARKET,
    NONE,
    OVER,
    PICKING,
    SETTING,
    TARGET,
    TO_CANCELLING,
    TO_EFFECT,
    TO_FLIGHT,
    TO_FORESTALLING,
    TO_HUNT,
    TO_LAYING,
    TO_MARKET,
    TO_NEXT_PRIZE,
    TO_PRIZE,
    TO_REACTIONS,
    TO_RECOVERY,
    TO_RETURN,
    TO_REVEAL,
    TO_ROUND,
    TO_ROUND_END,
    TO_SCORES,
    TO_SHOPPER,
    TO_TURN,
    TO_UNCOVERING,
    TO_WINNER,
    TROJAN,
    ZOMBICORN,
    HuntState,
)
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView

ASKED_BY: Final = [
    "kill-the-unicorns.setup.character",
    "kill-the-unicorns.trap.discard-then-place",
    "kill-the-unicorns.trap.in-turn",
    "kill-the-unicorns.team.first-player",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.team.two-to-five",
    "kill-the-unicorns.hunt.same-number",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.reveal.effect-at-once",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.traps.trojan-unicorn",
    "kill-the-unicorns.traps.zombicorn",
    "kill-the-unicorns.traps.costly-bait",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.market.order",
    "kill-the-unicorns.market.on-a-unicorn",
    "kill-the-unicorns.end.after-four-rounds",
]
"""The clause that asks for each step: why anything of another kind is refused."""

TURN_OF: Final = [
    "kill-the-unicorns.setup.character-order",
    "kill-the-unicorns.trap.in-turn",
    "kill-the-unicorns.trap.in-turn",
    "kill-the-unicorns.turn.clockwise",
    "kill-the-unicorns.power.asked-together",
    "kill-the-unicorns.turn.clockwise",
    "kill-the-unicorns.turn.clockwise",
    "kill-the-unicorns.power.asked-together",
    "kill-the-unicorns.reveal.effect-at-once",
    "kill-the-unicorns.power.asked-together",
    "kill-the-unicorns.reveal.effect-at-once",
    "kill-the-unicorns.reveal.effect-at-once",
    "kill-the-unicorns.reveal.effect-at-once",
    "kill-the-unicorns.power.asked-together",
    "kill-the-unicorns.market.order",
    "kill-the-unicorns.market.order",
    "kill-the-unicorns.end.after-four-rounds",
]
"""The clause that lets somebody else decide at each step."""

POWERS: Final[list[tuple[int, int, int]]] = [
    (int(CANCEL), int(PEEK), int(SHAMAN)),
    (int(PEEK), int(REVEAL), int(PRINCESS)),
    (int(FETCH), int(SILENCE), int(BLACK_MAGE)),
    (int(SILENCE), int(PICK), int(BARD)),
    (int(RECOVER), int(ON), int(HUNTRESS)),
    (int(EXCHANGE), int(STEAL), int(WIZARD)),
    (int(STEAL), int(SWAP), int(THIEF)),
    (int(EXTRA), int(ACTION_COUNT), int(KNIGHT)),
]
"""The actions that are a character's power."""
BOTH_MATES: Final[i64] = 3
"""Either of a team may lead."""


class HuntRules(Rules[HuntState]):
    """The rules of one set-up: tables with this deck, this profile and so many seats."""

    def __init__(self, game: str, deck: HuntDeck, profile: Profile, seats: int) -> None:
        super().__init__(game)
        self.deck = deck
        self.profile = profile
        self.seats: i64 = seats
        self.sight = Sight(deck, seats)
        self._box = setup.full_box(deck, seats)

    def begin(self, rng: Rng, starter: int) -> HuntState:
        """A fresh match: the first player is to pick a character."""
        return setup.open_box(self, self._box, self.deck, self.profile, self.seats, rng, starter)

    # What may be done

    def legal(self, state: HuntState, seat: i64) -> list[int]:
        """The actions this seat may play now, ascending."""
        actions: list[int] = []
        if seat < 0 or seat >= state.seats or state.to_act >> seat & 1 == 0:
            return actions
        if state.step == LAYING:
            hunt.lay_options(state, seat, actions)
        elif state.step == SETTING:
            traps.set_options(state, seat, actions)
        elif state.step == TROJAN:
            effects.swap_options(state, seat, actions)
        else:
            if may_pass(state):
                actions.append(IDS[PASS])
            if state.window and state.characters[seat] == THIEF:
                powers.steal_options(state, seat, actions)
            else:
                action, bits = options(state, seat)
                while bits:
                    if bits & 1:
                        actions.append(IDS[action])
                    bits >>= 1
                    action += 1
        return actions

    def pick(self, state: HuntState, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal action, as a rule without listing them all."""
        if state.step == LAYING:
            return hunt.draw_laying(state, seat, rng)
        if state.step == SETTING:
            return traps.draw_setting(state, seat, rng)
        if state.step == TROJAN or (state.window and state.characters[seat] == THIEF):
            actions = self.legal(state, seat)
            return actions[rng.below(len(actions))]
        action, bits = options(state, seat)
        passing: i64 = 1 if may_pass(state) else 0
        nth = rng.below(count_bits(bits) + passing) - passing
        return PASS if nth < 0 else action + place_of_bit(bits, nth)

    def why_not(self, state: HuntState, seat: i64, action: i64) -> Refusal | None:
        """The clause that forbids this action now, or None."""
        if seat < 0 or seat >= state.seats:
            return Refusal("kill-the-unicorns.players.at-the-table", {"seats": int(state.seats)})
        if state.step == OVER:
            by_rainbow = "kill-the-unicorns.end.double-rainbow"
            return Refusal(by_rainbow if state.by_rainbow else ASKED_BY[OVER], {})
        owing = state.to_act >> seat & 1 != 0
        character = power_of(action)
        if character >= 0:
            if character == KNIGHT and owing and state.step == LAYING:
                clause = powers.why_not_ready(state, seat, KNIGHT)
                return refused(clause or hunt.why_not_lay(state, seat, action - EXTRA, 1), {})
            return refused(powers.why_not(state, seat, character, action), {})
        if not owing:
            return why_not_now(state, seat)
        return why_not_here(state, seat, action)

    # What happens

    def apply(self, state: HuntState, seat: i64, action: i64) -> None:
        """Play a legal action, and everything that follows from it."""
        state.n += 1
        go_on(state, act(state, seat, action))

    # What is told

    def choice(self, state: HuntState, seat: i64, action: i64) -> Choice:
        """An action with the places it is about."""
        return self.sight.choice(state, seat, action)

    def view(self, state: HuntState, viewer: int) -> KillTheUnicornsView:
        """What this viewer may know."""
        return self.sight.view(state, viewer)

    def observe(self, state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
        """What this seat knows, as numbers."""
        observation.observe(state, seat, out, at)

    def scores(self, state: HuntState) -> list[int]:
        """What each seat has as the table lies."""
        return scoring.scores(state)

    def winners(self, state: HuntState) -> list[int]:
        """Everybody whose herd wins."""
        return scoring.winners(state)

    def outcome(self, state: HuntState) -> Outcome | None:
        """The winners, and where every point came from."""
        return scoring.outcome(state)

    def window_key(self, state: HuntState) -> str:
        """The moment the open window is about; its switches go by this name."""
        return powers.WINDOW_KEYS[int(state.step)] if state.window else ""

    def pass_action(self, state: HuntState) -> i64:
        """Letting the window go by."""
        return PASS if state.window else NO_PASS


def may_pass(state: HuntState) -> bool:
    """Whether a decision is one to let go by; laying cards has its own rule for that."""
    return state.window != 0 or state.step == MARKET or state.step == ANNOUNCING


def options(state: HuntState, seat: i64) -> tuple[i64, i64]:
    """What a seat may do besides passing: the first action of its kind, and as bits those that are allowed."""
    step = state.step
    if state.window:
        return powers.options(state, seat)
    if step == MARKET:
        return BUY, market.buy_options(state, seat)
    if step == TARGET:
        return ON, market.use_options(state, seat)
    if step == CHOOSING:
        return REVEAL, reveal.choose_options(state)
    if step == ZOMBICORN:
        return LOSE, effects.lose_options(state)
    if step == BAIT:
        return DROP, effects.drop_options(state, seat)
    if step == PICKING:
        return PICK, setup.pick_options(state)
    if step == LAYING_OFF:
        return DISCARD, traps.lay_off_options(state, seat)
    if step == ANNOUNCING:
        return NUMBER, hunt.announce_options(state, seat)
    return LEAD, BOTH_MATES


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def place_of_bit(bits: i64, nth: i64) -> i64:
    """Where the bit lies that has `nth` others below it."""
    while nth > 0:
        bits &= bits - 1
        nth -= 1
    place: i64 = 0
    while bits >> place & 1 == 0:
        place += 1
    return place


def power_of(action: i64) -> i64:
    """The character whose power an action is, or `NONE`."""
    for first, end, character in POWERS:
        if first <= action < end:
            return character
    return NONE


def refused(clause: str, facts: dict[str, Value]) -> Refusal | None:
    """A refusal, if there is a clause for it."""
    return Refusal(clause, facts) if clause else None


def why_not_now(state: HuntState, seat: i64) -> Refusal:
    """This seat owes no decision: it is somebody else's turn."""
    step = state.step
    if state.window:
        return Refusal(TURN_OF[step], {})
    if state.shopped >> seat & 1 and (step == MARKET or step == TARGET):
        return Refusal("kill-the-unicorns.market.one-purchase", {})
    if state.passed >> seat & 1 and (step == LAYING or step == ANNOUNCING):
        return Refusal("kill-the-unicorns.hunt.passed", {})
    return Refusal(TURN_OF[step], {"seat": seat_letter(int(state.active))})


def why_not_here(state: HuntState, seat: i64, action: i64) -> Refusal | None:
    """Why a seat may not settle the decision it owes with this action, which is nobody's power."""
    step = state.step
    if step == LAYING:
        if action == PASS or action >= LAY:
            clause = hunt.why_not_pass(state, seat)
            if action >= ACTION_COUNT:
                clause = "kill-the-unicorns.hunt.from-hand"
            elif action != PASS:
                clause = hunt.why_not_lay(state, seat, (action - LAY) % MASKS, 0)
            return refused(clause, hunt.lay_facts(state, seat, clause)) if clause else None
        if state.needed == 0:
            return Refusal("kill-the-unicorns.hunt.open", {})
    elif state.window:
        return None if action == PASS else Refusal(powers.CLAUSES[state.characters[seat]], {})
    elif step == SETTING and SET <= action < EXCHANGE:
        trap = (action - SET) // 2 // MOST_PRIZES
        prize = (action - SET) // 2 % MOST_PRIZES
        clause = traps.why_not_set(state, seat, trap, prize, (action - SET) % 2)
        return refused(clause, traps.set_facts(state, prize, clause)) if clause else None
    elif step == MARKET and BUY <= action < DISCARD:
        clause = market.why_not_buy(state, seat, action - BUY, market.purse(state, seat))
        return refused(clause, market.buy_facts(state, seat, action - BUY, clause)) if clause else None
    elif step == PICKING and PICK <= action < DROP:
        return refused(setup.why_not_pick(state, action - PICK), setup.pick_facts(state, action - PICK))
    elif action == PASS and (step == MARKET or step == ANNOUNCING):
        return None
    return refused(_why_not_plain(state, seat, action), {})


def _why_not_plain(state: HuntState, seat: i64, action: i64) -> str:
    """The same where a clause says it all."""
    step = state.step
    if step == TARGET and ON <= action < LOSE:
        return market.why_not_use(state, seat, action - ON)
    if step == CHOOSING:
        if REVEAL <= action < LEAD:
            return reveal.why_not_choose(state, action - REVEAL)
        return state.profile.clauses.which_trap
    if step == TROJAN and SWAP <= action < LAY:
        return effects.why_not_swap(state, seat, action - SWAP)
    if step == ZOMBICORN and LOSE <= action < BUY:
        return effects.why_not_lose(state, action - LOSE)
    if step == BAIT and DROP <= action < RECOVER:
        return effects.why_not_drop(state, seat, action - DROP)
    if step == LAYING_OFF and DISCARD <= action < SET:
        return traps.why_not_lay_off(state, seat, action - DISCARD)
    if step == ANNOUNCING and NUMBER <= action < FETCH:
        return hunt.why_not_announce(state, seat, action - NUMBER + FEWEST_ANNOUNCED)
    if step == LEADING and LEAD <= action < NUMBER:
        return ALLOWED
    return ASKED_BY[step]


def act(state: HuntState, seat: i64, action: i64) -> i64:
    """Carry a legal action out; answers what comes next."""
    step = state.step
    if step == LAYING:
        if action == PASS:
            return hunt.pass_by(state, seat)
        return hunt.lay(state, seat, (action - LAY) % MASKS, 1 if action >= EXTRA else 0)
    if step == SETTING:
        trap = (action - SET) // 2 // MOST_PRIZES
        return traps.set_trap(state, seat, trap, (action - SET) // 2 % MOST_PRIZES, (action - SET) % 2)
    if state.window:
        return powers.let_go(state, seat) if action == PASS else powers.use(state, seat, action)
    if step == MARKET:
        if action == PASS:
            return market.buy_nothing(state, seat)
        return market.buy(state, seat, action - BUY)
    if step == TARGET:
        return market.use_token(state, seat, action - ON)
    if step == CHOOSING:
        return reveal.choose_trap(state, action - REVEAL)
    if step == TROJAN:
        return effects.swap(state, seat, action - SWAP)
    if step == ZOMBICORN:
        return effects.lose(state, seat, action - LOSE)
    if step == BAIT:
        return effects.drop(state, seat, action - DROP)
    if step == LAYING_OFF:
        return traps.lay_off(state, seat, action - DISCARD)
    if step == PICKING:
        return setup.pick_character(state, seat, action - PICK)
    if step == LEADING:
        return hunt.lead(state, seat if action == LEAD else state.mate(seat))
    if action == PASS:
        return hunt.pass_by(state, seat)
    return hunt.announce(state, seat, action - NUMBER + FEWEST_ANNOUNCED)


def go_on(state: HuntState, stage: i64) -> None:
    """From one part of the rulebook to the next, until somebody owes a decision or the match is over."""
    while stage != DECISION:
        if stage == TO_TURN:
            stage = hunt.next_turn(state)
        elif stage == TO_FORESTALLING:
            stage = powers.open_before_laying(state)
        elif stage == TO_LAYING:
            stage = hunt.ask_to_lay(state)
        elif stage == TO_REVEAL:
            stage = reveal.reveal(state)
        elif stage == TO_REACTIONS:
            stage = powers.open_after_reveal(state)
        elif stage == TO_WINNER:
            stage = reveal.find_winner(state)
        elif stage == TO_UNCOVERING:
            stage = reveal.uncover(state)
        elif stage == TO_CANCELLING:
            stage = powers.open_uncovered(state)
        elif stage == TO_EFFECT:
            stage = effects.take_effect(state)
        elif stage == TO_PRIZE:
            stage = reveal.take_prize(state)
        elif stage == TO_FLIGHT:
            stage = reveal.run_away(state, "kill-the-unicorns.traps.clanking-armour")
        elif stage == TO_RETURN:
            stage = powers.return_loot(state)
        elif stage == TO_RECOVERY:
            stage = DECISION if rounds.ends_by_rainbow(state) else powers.open_after_hunt(state)
        elif stage == TO_NEXT_PRIZE:
            stage = hunt.close_hunt(state)
        elif stage == TO_HUNT:
            stage = hunt.begin_hunt(state)
        elif stage == TO_SHOPPER:
            stage = market.next_shopper(state)
        elif stage == TO_SCORES:
            stage = DECISION if rounds.ends_by_rainbow(state) else market.done_shopping(state)
        elif stage == TO_MARKET:
            stage = market.begin_market(state)
        elif stage == TO_ROUND_END:
            stage = rounds.end_round(state)
        else:
            assert stage == TO_ROUND
            stage = rounds.begin_round(state)
