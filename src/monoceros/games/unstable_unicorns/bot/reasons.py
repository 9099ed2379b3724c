"""Why a move in Unstable Unicorns may be good, in one thought: for hints, from what the seat may know.

A reason names what speaks loudest for the move in the evaluation; the search may have had more.
"""

from monoceros.core.guide import Reason
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.bot.evaluate import is_favour
from monoceros.games.unstable_unicorns.cursor import step
from monoceros.games.unstable_unicorns.stable_effects import stable_asked
from monoceros.games.unstable_unicorns.state import ASK_NAMES, PLAYED, UnicornState

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
    (a.NOTHING, "found"): "nothing",
    (a.NOTHING, "hand"): "nothing",
    (a.FIRST, "either"): "either",
    (a.SECOND, "either"): "either",
}
"""Actions about nothing on the table, by what is asked."""


def reason(state: UnicornState, seat: int, action: int) -> Reason:
    """What speaks for an action of a seat that is asked."""
    key = ASK_NAMES[state.ask]
    if action == a.SWAP:
        thought = "swap"
    elif key == "neigh":
        thought = _neigh(state, seat, action)
    elif (action, key) in WORDS:
        thought = WORDS[action, key]
    elif key == "player" or key == "call":
        thought = _player(state, seat, action)
    elif key == "use" or key == "guard":
        thought = key
    elif a.PLAY <= action < a.PICK:
        thought = _play(state, seat, action - int(a.PLAY))
    elif key == "card":
        own = stable_asked(state) == seat
        thought = ("bounce" if step(state, v.VERB) == v.BOUNCE else "give-up") if own else "theirs"
    elif key == "hand" or key == "limit":
        thought = "bring" if key == "hand" and step(state, v.VERB) == v.BRING else "discard"
    elif key == "found":
        thought = "found"
    else:
        return Reason("hint-all-alike" if key == "foal" else "hint-thought-through", {})
    return Reason(f"{GAME}-{thought}", {})


def _would_win(state: UnicornState, seat: int, kind: int) -> bool:
    """Whether a unicorn more would be enough."""
    return bool(state.unicorns(seat) + state.deck.counts[kind] >= state.profile.goal)


def _neigh(state: UnicornState, seat: int, action: int) -> str:
    """Stopping a card, saving one's own, or keeping a Neigh for later."""
    player = int(state.callers[0])
    if action == a.PASS:
        return "own-card" if state.callers[len(state.callers) - 1] == seat else "keep-neigh"
    if player == seat:
        return "neigh-back"
    kind = int(state.table.kind(PLAYED, 0))
    near = _would_win(state, player, kind)
    return "neigh-win" if near and state.deck.unicorn[kind] else "neigh"


def _player(state: UnicornState, seat: int, action: int) -> str:
    """Favours for the weakest, everything else for whoever is closest to winning."""
    chosen = int(a.player_seat(state.seats, seat, action))
    if chosen == seat:
        return "player-self"
    others = [int(state.unicorns(other)) for other in range(int(state.seats)) if other != seat]
    found = int(state.unicorns(chosen))
    if ASK_NAMES[state.ask] == "player" and is_favour(state):
        return "player-weak" if found == min(others) else "player-favour"
    return "player-leader" if found == max(others) else "player"


def _play(state: UnicornState, seat: int, kind: int) -> str:
    """What a card does when it is played as one's action."""
    if state.deck.unicorn[kind]:
        if _would_win(state, seat, kind) and not state.in_costume(seat):
            return "win"
        if state.deck.acts_at(kind, v.ON_ENTER):
            return "unicorn-enters"
        return "unicorn-stays" if state.deck.acts_at(kind, v.ON_TURN_START) else "unicorn"
    if state.deck.types[kind] == v.TYPE_DOWNGRADE:
        return "hinder"
    return "upgrade" if state.deck.types[kind] == v.TYPE_UPGRADE else "effect"
