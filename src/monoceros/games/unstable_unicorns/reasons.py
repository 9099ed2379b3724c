"""Why a move in Unstable Unicorns may be good, in one thought: for hints, from what the seat sees.

A reason names the feature of the heuristic that speaks loudest for the move; the search may have had more.
"""

from monoceros.core.guide import Reason
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.bot import HELPFUL, HeuristicBot
from monoceros.games.unstable_unicorns.view import UnicornView

GAME = "unstable-unicorns-hint"
WORDS = {
    (a.YES, "may"): "may",
    (a.NO, "may"): "may-not",
    (a.NO, "guard"): "no-guard",
    (a.NO, "player"): "may-not",
    (a.NO, "call"): "may-not",
    (a.END, "use"): "no-use",
    (a.END, "action"): "stop",
    (a.DRAW, "action"): "draw",
    (a.SWAP, "action"): "swap",
    (a.NOTHING, "found"): "nothing",
    (a.FIRST, "either"): "either",
    (a.SECOND, "either"): "either",
}
"""Actions about nothing on the table, by what is asked."""


def reason(bot: HeuristicBot, view: UnicornView, action: int) -> Reason:
    """What speaks for an action of the seat whose view this is."""
    key = view.prompt.key
    if key == "neigh":
        thought = _neigh(bot, view, action)
    elif (action, key) in WORDS:
        thought = WORDS[action, key]
    elif key == "player" or key == "call":
        thought = _player(view, action)
    elif key == "use" or key == "guard":
        thought = key
    elif a.PLAY <= action < a.PICK:
        thought = _play(bot, view, action - int(a.PLAY))
    elif key == "card":
        own = view.prompt.target is None or view.prompt.target == view.you
        thought = ("bounce" if view.prompt.do == "bounce" else "give-up") if own else "theirs"
    elif key == "hand" or key == "limit":
        thought = "bring" if view.prompt.do == "bring" else "discard"
    elif key == "found":
        thought = "found"
    else:
        return Reason("hint-all-alike" if key == "foal" else "hint-thought-through", {})
    return Reason(f"{GAME}-{thought}", {})


def _neigh(bot: HeuristicBot, view: UnicornView, action: int) -> str:
    """Stopping a card, saving one's own, or keeping a Neigh for later."""
    top, bottom = view.stack[-1], view.stack[0]
    if action == a.PASS:
        return "own-card" if top.seat == view.you else "keep-neigh"
    if bottom.seat == view.you:
        return "neigh-back"
    kind = bot.kind_of[bottom.card]
    near = view.unicorns[bottom.seat] + bot.deck.counts[kind] >= view.goal
    return "neigh-win" if near and bot.deck.unicorn[kind] else "neigh"


def _player(view: UnicornView, action: int) -> str:
    """Favours for the weakest, everything else for whoever is closest to winning."""
    you = view.you or 0
    seat = int(a.player_seat(view.seats, you, action))
    if seat == you:
        return "player-self"
    others = [view.unicorns[other] for other in range(view.seats) if other != you]
    if view.prompt.do in HELPFUL:
        return "player-weak" if view.unicorns[seat] == min(others) else "player-favour"
    return "player-leader" if view.unicorns[seat] == max(others) else "player"


def _play(bot: HeuristicBot, view: UnicornView, kind: int) -> str:
    """What a card does when it is played as one's action."""
    you = view.you or 0
    if bot.deck.unicorn[kind]:
        wins = view.unicorns[you] + bot.deck.counts[kind] >= view.goal and not view.cows[you]
        return "win" if wins else "unicorn"
    if bot.deck.types[kind] == v.TYPE_DOWNGRADE:
        return "hinder"
    return "upgrade" if bot.deck.types[kind] == v.TYPE_UPGRADE else "effect"
