"""A match as outside searches step through it: copied cheaply, saved, and told as each seat was told it."""

from typing import Any, NamedTuple

import msgspec

from monoceros.core.contract import Event, State, seat_letter
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode


class Transcript(NamedTuple):
    """What every seat has been told up to some action: never changed, so that copies share it."""

    upto: int
    state: State
    texts: tuple[str, ...]


class Origin(NamedTuple):
    """Where a match begins, as it can be saved: a seed, and a position if it was not dealt from it.

    Without texts everybody has seen the beginning and nothing else.
    """

    seed: int
    position: str
    texts: tuple[str, ...]


class SpielMatch:
    """A match that is cheap to copy: only its state and the list of its actions."""

    def __init__(self, game: Game, setup: Setup, origin: Origin) -> None:
        self.game = game
        self.setup = setup
        self.origin = origin
        self.moves: list[tuple[int, int]] = []
        rng = Rng(origin.seed)
        if origin.position:
            self.state = game.from_position(origin.position, setup, rng)
        else:
            self.state = game.new(setup, rng)
        self._transcript: Transcript | None = None
        self._start = self.state.copy()

    @classmethod
    def dealt(cls, game: Game, setup: Setup, seed: int) -> "SpielMatch":
        """A match dealt from a seed."""
        return cls(game, setup, Origin(seed, "", ()))

    @classmethod
    def laid(cls, game: Game, setup: Setup, state: State) -> "SpielMatch":
        """A match that begins with a table as it lies."""
        return cls(game, setup, Origin(0, game.position(state), ()))

    def play(self, seat: int, action: int) -> None:
        """Play an action; a `Refusal` leaves everything as it was."""
        self.state.play(seat, action)
        self.moves.append((seat, action))

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielMatch":
        """An independent match in the same situation; what never changes is shared."""
        twin = SpielMatch.__new__(SpielMatch)
        twin.game = self.game
        twin.setup = self.setup
        twin.origin = self.origin
        twin.moves = self.moves[:]
        twin.state = self.state.copy()
        twin._transcript = self._transcript
        twin._start = self._start
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its origin and its actions, which are played again when it is loaded."""
        return _again, (self.game, self.setup, tuple(self.origin), self.moves)

    def determinized(self, seat: int, rng: Rng) -> "SpielMatch":
        """The match in another world this seat cannot tell from the real one.

        It begins now: of what was before, it keeps what this seat was told; the others are told what they
        would see now.
        """
        seed = int(rng.word())
        world = self.state.determinize(seat, rng)
        world.rng = Rng(seed)
        texts = [_seen(world, other) for other in range(self.setup.seats)]
        texts[seat] = self._retell().texts[seat]
        return SpielMatch(self.game, self.setup, Origin(seed, self.game.position(world), tuple(texts)))

    def observation(self, viewer: int) -> str:
        """What a viewer sees now, as JSON."""
        return encode(self.state.view(viewer)).decode()

    def private(self, seat: int) -> str:
        """What a seat sees that onlookers do not, as JSON."""
        mine = msgspec.to_builtins(self.state.view(seat))
        theirs = msgspec.to_builtins(self.state.view(ONLOOKER))
        own = {key: value for key, value in mine.items() if value != theirs[key]}
        return msgspec.json.encode(own, order="deterministic").decode()

    def information(self, seat: int) -> str:
        """All a seat has seen, done and been told since the beginning, and what it sees now."""
        return f"{self._retell().texts[seat]}{self.observation(seat)}"

    def _retell(self) -> Transcript:
        transcript = self._transcript
        if transcript is None:
            texts = self.origin.texts or tuple(_seen(self._start, seat) for seat in range(self.setup.seats))
            transcript = Transcript(0, self._start, texts)
        if transcript.upto < len(self.moves):
            state = transcript.state.copy()
            lines = list(transcript.texts)
            for seat, action in self.moves[transcript.upto :]:
                state.listen()
                state.apply(seat, action)
                for viewer in range(self.setup.seats):
                    lines[viewer] += self._line(viewer, seat, action, state.events or [])
            transcript = Transcript(len(self.moves), state, tuple(lines))
        self._transcript = transcript
        return transcript

    def _line(self, viewer: int, seat: int, action: int, events: list[Event]) -> str:
        """One action as a viewer learns of it: nothing at all where it is nobody else's business."""
        own = f"{seat_letter(seat)} {self.game.format(self.setup, seat, action)}: " if viewer == seat else ""
        news = " ".join(encode(event.for_viewer(viewer)).decode() for event in events)
        return f"{own}{news}\n" if own or news else ""


def _seen(state: State, seat: int) -> str:
    return encode(state.view(seat)).decode() + "\n"


def _again(
    game: Game,
    setup: Setup,
    origin: tuple[int, str, tuple[str, ...]],
    moves: list[tuple[int, int]],
) -> SpielMatch:
    match = SpielMatch(game, setup, Origin(*origin))
    for seat, action in moves:
        match.play(seat, action)
    return match
