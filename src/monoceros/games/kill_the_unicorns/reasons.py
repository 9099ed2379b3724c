"""Why a move in Kill the Unicorns may be good, in one thought: for hints, from what the seat sees.

A reason names the feature of the heuristic that speaks loudest for the move; the search may have had more.
"""

from monoceros.core.guide import Reason
from monoceros.games.kill_the_unicorns.actions import (
    BUY,
    EXTRA,
    FETCH,
    LAY,
    MOST_PRIZES,
    PASS,
    PEEK,
    PICK,
    REVEAL,
    SET,
    SILENCE,
)
from monoceros.games.kill_the_unicorns.board import HIGHEST
from monoceros.games.kill_the_unicorns.bot import HeuristicBot
from monoceros.games.kill_the_unicorns.deck import LOWEST_WINS, SECOND_WINS
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView

GAME = "kill-the-unicorns-hint"
POOR = 1.0
"""Points below which a prize is not worth hunting for its own sake."""
LIKELY = 0.4
"""The least chance to win a hunt that is called a good one."""
LITTLE = 2
"""A bid of no more than this for each card is a low one."""
ALWAYS = {
    "character": "pick",
    "trap-discard": "lay-off",
    "lead": "lead",
    "choose-trap": "uncover",
    "trojan": "swap",
    "zombicorn": "lose",
    "bait": "drop",
    "target": "target",
}
"""Steps where one thought fits whatever is chosen."""
PASSING = {
    "before-lay": "keep-power",
    "announce": "save",
    "after-reveal": "leave",
    "trap-revealed": "let-trap",
    "after-hunt": "keep-power",
    "market": "no-buy",
}
DOING = {"announce": "announce", "trap-revealed": "cancel", "after-hunt": "recover"}


def reason(bot: HeuristicBot, view: KillTheUnicornsView, action: int) -> Reason:
    """What speaks for an action of the seat whose view this is."""
    step = view.step
    gain = bot.gains(view, [action])[0]
    if step in ALWAYS:
        return Reason(f"{GAME}-{ALWAYS[step]}", {})
    if step == "lay":
        return _skipping(bot, view) if action == PASS else _bidding(bot, view, action)
    if step == "trap" and action >= SET:
        return _setting(bot, view, action)
    if action == PASS and step in PASSING:
        return Reason(f"{GAME}-{PASSING[step]}", {})
    if step == "market" and action >= BUY:
        points = round(gain)
        return Reason(f"{GAME}-buy-points", {"points": points}) if points > 0 else Reason(f"{GAME}-buy", {})
    if step == "before-lay":
        return Reason(f"{GAME}-{_power(action)}", {})
    if step == "after-reveal":
        return Reason(f"{GAME}-{'overtake' if gain > POOR else 'take-back'}", {})
    return Reason(f"{GAME}-{DOING[step]}", {}) if step in DOING else Reason("hint-thought-through", {})


def _power(action: int) -> str:
    if PEEK <= action < REVEAL:
        return "peek"
    return "silence" if SILENCE <= action < PICK else "fetch" if FETCH <= action < SILENCE else "keep-power"


def _bidding(bot: HeuristicBot, view: KillTheUnicornsView, action: int) -> Reason:
    """The prize for one's own herd, or what others would make of it; or a trap one knows."""
    mask = (action - int(LAY)) % 256
    cards = int(bot.deck.sizes[mask])
    prize = view.row[max(1, view.hunt) - 1]
    traps = [trap for trap in (prize.above, prize.below) if trap is not None]
    if len(traps) == 1 and traps[0].card is not None and bot.deck.sums[mask] <= LITTLE * cards:
        effect = bot.deck.traps.effects[bot.trap_number[traps[0].card]]
        if effect == LOWEST_WINS:
            return Reason(f"{GAME}-bid-lowest", {})
        if effect == SECOND_WINS:
            return Reason(f"{GAME}-bid-second", {})
    own = bot.sense.prize_gain(bot.mine, prize.card or "")
    theirs = max(bot.sense.prize_gain(rival, prize.card or "") for rival in bot.rivals)
    if own < POOR and theirs > own:
        return Reason(f"{GAME}-bid-deny", {"cards": cards})
    if action >= EXTRA:
        return Reason(f"{GAME}-bid-extra", {})
    number = view.needed or cards
    if bot.sense.wins(view, bot.deck.sums[mask], number, HIGHEST) < LIKELY:
        return Reason(f"{GAME}-bid-cheap", {})
    points = round(own)
    if points < 1:
        return Reason(f"{GAME}-bid", {"cards": cards})
    return Reason(f"{GAME}-bid-points", {"cards": cards, "points": points})


def _skipping(bot: HeuristicBot, view: KillTheUnicornsView) -> Reason:
    """A poor prize, better ones to come, or a market for which cards are money."""
    at = max(1, view.hunt) - 1
    gains = [bot.sense.prize_gain(bot.mine, prize.card) if prize.card else 0.0 for prize in view.row]
    if gains[at] < POOR:
        return Reason(f"{GAME}-poor-prize", {})
    if max([0.0, *gains[at + 1 :]]) > gains[at]:
        return Reason(f"{GAME}-save", {})
    if any(stall.tokens for stall in view.market):
        return Reason(f"{GAME}-save-market", {})
    return Reason(f"{GAME}-too-dear", {})


def _setting(bot: HeuristicBot, view: KillTheUnicornsView, action: int) -> Reason:
    """A trap for a prize one wants oneself, or for one the others want."""
    place = action - int(SET)
    prize = view.row[place // 2 % int(MOST_PRIZES)].card or ""
    effect = bot.deck.traps.effects[place // 2 // int(MOST_PRIZES)]
    if effect == LOWEST_WINS or effect == SECOND_WINS:
        return Reason(f"{GAME}-trap-twist", {})
    own = bot.sense.prize_gain(bot.mine, prize)
    theirs = max(bot.sense.prize_gain(rival, prize) for rival in bot.rivals)
    return Reason(f"{GAME}-{'trap-own' if own >= theirs else 'trap-rival'}", {})
