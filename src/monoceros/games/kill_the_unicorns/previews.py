"""What a choice would bring one's herd, tried out on a copy: herds, row and market lie open.

Traps that lie at a prize are left out, known or not.
"""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.core.wire import Preview, Value
from monoceros.games.kill_the_unicorns import actions, effects, market, steps, zones
from monoceros.games.kill_the_unicorns.scoring import Count
from monoceros.games.kill_the_unicorns.sight import about
from monoceros.games.kill_the_unicorns.state import HuntState

KEY = "kill-the-unicorns-preview"


def previews(state: HuntState, seat: i64) -> list[Preview]:
    """At the market for every token and unicorn, before a hunt for every prize, wherever a unicorn goes."""
    step = state.step
    before = Count(state, state.herd_of(seat))
    if step == steps.MARKET:
        return _purchases(state, seat, before)
    if step == steps.TARGET or step == steps.ZOMBICORN or step == steps.TROJAN:
        return _decided(state, seat, before, [], {})
    if step == steps.SETTING or steps.BEFORE <= step <= steps.LAYING:
        return _prizes(state, state.herd_of(seat), before)
    return []


def leads(state: HuntState, seat: i64, token: i64) -> list[str]:
    """The unicorns a token may be for: paid for at once, it cannot be given back."""
    world = state.copy()
    market.buy(world, seat, token)
    return [about(world, seat, action)[0] for action in world.legal(seat)]


def _purchases(state: HuntState, seat: i64, before: Count) -> list[Preview]:
    found: list[Preview] = []
    for action in state.legal(seat):
        if action != actions.PASS:
            token: i64 = action - actions.BUY
            world = state.copy()
            market.buy(world, seat, token)
            price = int(market.price(state, seat, token))
            costs: dict[str, Value] = {"price": price, "paid": int(state.deck.sums[world.paid])}
            found += _decided(world, seat, before, about(state, seat, action), costs)
    return found


def _decided(
    state: HuntState, seat: i64, before: Count, places: list[str], costs: dict[str, Value]
) -> list[Preview]:
    """Whatever may be chosen now, after these places, where nothing but herds changes."""
    found: list[Preview] = []
    for action in state.legal(seat):
        world = state.copy()
        if state.step == steps.TARGET:
            market.use_token(world, seat, action - actions.ON)
        elif state.step == steps.ZOMBICORN:
            effects.lose(world, seat, action - actions.LOSE)
        else:
            effects.swap(world, seat, action - actions.SWAP)
        after = Count(world, state.herd_of(seat))
        found.append(_told([*places, *about(state, seat, action)], before, after, costs))
    return found


def _prizes(state: HuntState, herd: i64, before: Count) -> list[Preview]:
    """The unicorns of the row as they lie."""
    size = state.table.size(zones.ROW)
    found: list[Preview] = []
    for at in range(size):
        world = state.copy()
        world.table.move(zones.ROW, at, zones.herd(herd), EVERYONE)
        found.append(_told([f"prize{state.row_size - size + at + 1}"], before, Count(world, herd), {}))
    return found


def _told(places: list[str], before: Count, after: Count, costs: dict[str, Value]) -> Preview:
    """The difference, and whether it is a set or a rainbow that makes it."""
    points = int(after.total() - before.total())
    bonus = int(after.grouped - before.grouped)
    kind = "points" if bonus == 0 else "breaks"
    if bonus > 0:
        kind = "rainbow" if after.rainbows > before.rainbows else "set"
    way = "more" if points >= 0 else "less"
    params: dict[str, Value] = {"points": abs(points), "bonus": abs(bonus), "way": way, **costs}
    return Preview(places, points, f"{KEY}-{kind}", params)
