"""Why a move in Kill the Unicorns may be good, in one thought: for hints, from what the seat knows.

A reason names what speaks loudest for the move when it is seen by eye; the search may have had more.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.guide import Reason
from monoceros.games.kill_the_unicorns import actions, kinds, steps
from monoceros.games.kill_the_unicorns.bot.policy import Policy
from monoceros.games.kill_the_unicorns.deck import MASKS
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.totals import HIGHEST, LOWEST

GAME: Final = "kill-the-unicorns-hint"
POOR: Final = 1.0
"""Points below which a prize is not worth hunting for its own sake."""
LIKELY: Final = 0.4
"""The least chance to win a hunt that is called a good one."""
LITTLE: Final[i64] = 2
"""A bid of no more than this for each card is a low one."""
ALWAYS: Final = {
    int(steps.PICKING): "pick",
    int(steps.LAYING_OFF): "lay-off",
    int(steps.LEADING): "lead",
    int(steps.CHOOSING): "uncover",
    int(steps.TROJAN): "swap",
    int(steps.ZOMBICORN): "lose",
    int(steps.BAIT): "drop",
    int(steps.TARGET): "target",
}
"""Steps where one thought fits whatever is chosen."""
PASSING: Final = {
    int(steps.BEFORE): "keep-power",
    int(steps.ANNOUNCING): "save",
    int(steps.REVEALED): "leave",
    int(steps.UNCOVERED): "let-trap",
    int(steps.AFTER): "keep-power",
    int(steps.MARKET): "no-buy",
}


def reason(policy: Policy, state: HuntState, seat: i64, action: i64) -> Reason:
    """What speaks for an action of a seat that owes a decision."""
    step = int(state.step)
    if step in ALWAYS:
        return _thought(ALWAYS[step])
    gain = policy.gains(state, seat, [int(action)])[0]
    if step == steps.LAYING:
        if action == actions.PASS:
            return _skipping(policy, state, seat)
        return _bidding(policy, state, seat, action)
    if step == steps.SETTING:
        return _setting(policy, state, seat, action - actions.SET)
    if action == actions.PASS:
        return _thought(PASSING[step])
    if step == steps.MARKET:
        points = round(gain)
        return Reason(f"{GAME}-buy-points", {"points": points}) if points > 0 else _thought("buy")
    if step == steps.REVEALED:
        return _thought("overtake" if gain > POOR else "take-back")
    # Powers are told by their own verbs.
    return _thought("announce" if step == steps.ANNOUNCING else actions.FORM_OF[action][1])


def _thought(key: str) -> Reason:
    return Reason(f"{GAME}-{key}", {})


def _bidding(policy: Policy, state: HuntState, seat: i64, action: i64) -> Reason:
    """The prize for one's own herd, or what others would make of it; or a trap one knows."""
    look = policy.look
    mask = (action - actions.LAY) % MASKS
    cards = int(state.deck.sizes[mask])
    total = state.deck.sums[mask]
    if look.mode != HIGHEST and total <= LITTLE * cards:
        return _thought("bid-lowest" if look.mode == LOWEST else "bid-second")
    herd = state.herd_of(seat)
    own = look.gain_of[herd * actions.MOST_PRIZES + state.hunt]
    if own < POOR and look.keenest(state.herd_count(), herd, state.hunt) > own:
        return Reason(f"{GAME}-bid-deny", {"cards": cards})
    if action >= actions.EXTRA:
        return _thought("bid-extra")
    look.mode = HIGHEST
    look.expect(state.needed if state.needed > 0 else cards)
    if look.chance(total) < LIKELY:
        return _thought("bid-cheap")
    points = round(own)
    if points < 1:
        return Reason(f"{GAME}-bid", {"cards": cards})
    return Reason(f"{GAME}-bid-points", {"cards": cards, "points": points})


def _skipping(policy: Policy, state: HuntState, seat: i64) -> Reason:
    """A poor prize, better ones to come, or a market for which cards are money."""
    first = state.herd_of(seat) * actions.MOST_PRIZES
    now = policy.look.gain_of[first + state.hunt]
    if now < POOR:
        return _thought("poor-prize")
    for prize in range(state.hunt + 1, state.row_size):
        if policy.look.gain_of[first + prize] > now:
            return _thought("save")
    return _thought("save-market" if policy.shopping(state) > 0.0 else "too-dear")


def _setting(policy: Policy, state: HuntState, seat: i64, place: i64) -> Reason:
    """A trap for a prize one wants oneself, or for one the others want."""
    effect = state.deck.traps.effects[place // 2 // actions.MOST_PRIZES]
    if effect == kinds.LOWEST_WINS or effect == kinds.SECOND_WINS:
        return _thought("trap-twist")
    herd = state.herd_of(seat)
    prize = place // 2 % actions.MOST_PRIZES
    own = policy.look.gain_of[herd * actions.MOST_PRIZES + prize]
    theirs = policy.look.keenest(state.herd_count(), herd, prize)
    return _thought("trap-own" if own >= theirs else "trap-rival")
