"""A lesson as it is written down, and as the page shows it.

A lesson is a row of scenes. Each begins with a position and goes on by steps: the learner is told something,
or told to make one move, and the others make theirs. All of it is played by the engine when it is asked for,
so a lesson can never show anything that the rules do not allow.
"""

from pathlib import Path

import msgspec

from monoceros.core.contract import SEAT_LETTERS, State
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng
from monoceros.server.protocol.messages import Lesson, LessonFrame

LEARNER = 0
HERE = Path(__file__).parent


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is said (the end of a key), and the move that follows, of the learner unless told."""

    say: str = ""
    play: str = ""
    seat: str = SEAT_LETTERS[LEARNER]


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the steps that are made from it."""

    position: str
    steps: list[Step]
    seed: int = 0


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    seats: int
    scenes: list[Scene]
    edition: str = ""
    options: dict[str, str] = {}


def read_script(game: str) -> Script:
    """The lesson of a game as it is written down."""
    return msgspec.toml.decode((HERE / f"{game}.toml").read_bytes(), type=Script)


def make_lesson(game: Game) -> Lesson:
    """The lesson of a game as the learner sees it, frame by frame."""
    script = read_script(game.id)
    setup = game.setup(script.seats, script.edition, script.options)
    frames = [frame for scene in script.scenes for frame in _frames(game, setup, scene)]
    return Lesson(game=game.id, edition=setup.edition.id, seats=script.seats, frames=frames)


def _frames(game: Game, setup: Setup, scene: Scene) -> list[LessonFrame]:
    state = game.from_position(scene.position, setup, Rng(scene.seed))
    frames = []
    for nth, step in enumerate(scene.steps):
        frames.append(_frame(game, setup, state, step, first=nth == 0))
        if step.play:
            seat = SEAT_LETTERS.index(step.seat)
            state.listen()
            state.play(seat, game.parse(setup, seat, step.play))
    return frames


def _frame(game: Game, setup: Setup, state: State, step: Step, *, first: bool) -> LessonFrame:
    update = state.update(LEARNER)
    wanted = bool(step.play) and step.seat == SEAT_LETTERS[LEARNER]
    action = game.parse(setup, LEARNER, step.play) if wanted else None
    return LessonFrame(
        view=update.view,
        # What happened before a scene is nobody's news.
        news=[] if first else update.news,
        # Halves of a move are taught one by one.
        choices=[
            msgspec.structs.replace(choice, leads=[]) for choice in update.choices if choice.action == action
        ],
        say=f"lesson-{game.id}-{step.say}" if step.say else "",
        waits=step.play == "" or wanted,
        cut=first,
    )
