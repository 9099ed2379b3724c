"""How far a unicorn from one's hand would bring one's own stable, if nobody neighs."""

from mypy_extensions import i64

from monoceros.core.wire import Preview
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns.state import ASK_ACTION, UnicornState


def previews(state: UnicornState, seat: i64) -> list[Preview]:
    """For every unicorn that may be played now; what cards do when they come in is left out."""
    if state.ask != ASK_ACTION or state.in_costume(seat):
        return []
    found: list[Preview] = []
    goal = int(state.profile.goal)
    for action in state.legal(seat):
        kind = action - int(a.PLAY)
        if not (a.PLAY <= action < a.PICK and state.deck.unicorn[kind]):
            continue
        # Blank unicorns count one each (unstable-unicorns.uniforms.blank).
        worth = 1 if state.is_blank(seat) else int(state.deck.counts[kind])
        unicorns = int(state.unicorns(seat)) + worth
        key = "win" if unicorns >= goal else "unicorns"
        found.append(
            Preview(
                state.choice(seat, action).about,
                worth,
                f"unstable-unicorns-preview-{key}",
                {"unicorns": unicorns, "goal": goal},
            )
        )
    return found
