"""The one contract between games and everything that plays, serves or studies them.

A `Game` is a set of rules and a way to begin; a `State` is one match in progress: plain data that copies
in about a microsecond, no I/O, no clock, no randomness but its own generator. A seat is a small number
from 0; the viewer `ONLOOKER` watches without one.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, ONLOOKER, Table
from monoceros.core.wire import Choice, News, Outcome, Problem, Seen, Update, Value, View, Window, encode

SEAT_LETTERS: Final = "ABCDEFGH"
NO_PASS: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """An action the rules forbid: which clause forbids it, and what a sentence about it needs."""

    def __init__(self, clause: str, params: Mapping[str, Value]) -> None:
        super().__init__(clause, params)
        self.clause = clause
        self.params = params

    def problem(self) -> Problem:
        """The refusal as a client is told."""
        return Problem(code="refused", clause=self.clause, params=self.params)

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.clause} ({told})" if told else self.clause


class Event:
    """Something that happened: `params` for everyone, `secret` only for the viewers in `seen`."""

    def __init__(
        self,
        key: str,
        clause: str,
        params: dict[str, Value],
        secret: dict[str, Value] | None = None,
        seen: int = EVERYONE,
    ) -> None:
        self.key = key
        self.clause = clause
        self.params = params
        self.secret = secret
        self.seen = seen

    def for_viewer(self, viewer: int) -> News:
        """The event as far as this viewer may know it."""
        params = {**self.params}
        if self.secret is not None and self.seen >> viewer & 1:
            params.update(self.secret)
        return News(key=self.key, clause=self.clause, params=params)

    def opened(self) -> News:
        """The event with all its cards shown: for matches that are over."""
        return News(key=self.key, clause=self.clause, params={**self.params, **(self.secret or {})})


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One match in progress.

    Callers may rely on: `to_act` is a mask of the seats that owe a decision, empty exactly when the
    match is over; each of them has at least one legal action; seats in the mask may act in any order.
    An optional reaction is a decision with a pass among its actions. A decision in the middle of an
    effect is a frame on `stack`, never a closure, so states copy, serialise and search.

    While a reaction window is open, `window` is the mask of all seats that were asked together, whether
    or not they have something to react with; the first to react closes it, and so does the last pass.
    Who has passed already is nobody else's business: views tell `asked` and `told_n`, not `to_act` and `n`.
    """

    def __init__(self, seats: i64, table: Table, rng: Rng) -> None:
        self.seats: i64 = seats
        self.table = table
        self.rng = rng
        self.to_act: i64 = 0
        self.window: i64 = 0
        self.n: i64 = 0
        self.events: list[Event] | None = None

    # What each game must provide.

    def legal(self, seat: i64) -> list[int]:
        """The action ids this seat may play now, ascending; empty when it owes no decision."""
        raise NotImplementedError

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The reason this seat may not play this action now, or None if it may."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal. Strangers' actions go through `play`."""
        raise NotImplementedError

    def choice(self, seat: i64, action: i64) -> Choice:
        """An action as something on the board, for pages and people."""
        raise NotImplementedError

    def view(self, viewer: int) -> View:
        """What this viewer may know, built by whitelist."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat as the table lies; final once the match is over."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent match in the same situation, with the same future chances. Keeps no events."""
        raise NotImplementedError

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what this seat knows as small numbers into `out`, from place `at` on.

        All numbers of the row are written, as many as the fields of `Game.fields` have together.
        """
        raise NotImplementedError

    def rush(self, rng: Rng) -> bool:  # noqa: ARG002 - for games
        """Play on to the very end with the actions `playout` would choose, where a game has a quicker way.

        Afterwards the match is over and tells its `winners`, but the table is left behind as it lay: for
        worlds nobody looks at again. The other games do nothing and answer no.
        """
        return False

    def winners(self) -> list[int]:
        """The seats that won; only when the match is over. Games may tell without counting every point."""
        outcome = self.outcome()
        assert outcome is not None
        return outcome.winners

    # What a game with reaction windows provides.

    def window_key(self) -> str:
        """What the open window is about, such as `veto`: the name of its timer and its switches."""
        return ""

    def pass_action(self) -> i64:
        """The action that lets the open window go by; `NO_PASS` when none is open."""
        return NO_PASS

    # What follows for every game.

    def play(self, seat: i64, action: i64) -> None:
        """Play an action, or raise the `Refusal` that tells why not and leave everything as it was."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise refusal
        self.apply(seat, action)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely. Games may do it without listing them."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def glimpse(self, viewer: i64) -> i64:
        """A number for what this viewer knows of the cards, by which searches tell situations apart.

        As `Table.glimpse`; games may leave out what follows from the rest.
        """
        return self.table.glimpse(viewer)

    def reimagine(self, seat: int, rng: Rng) -> "State":
        """Another match this viewer cannot tell from the real one: other hidden cards, other chances."""
        world = self.copy()
        world.table.reimagine(seat, rng)
        world.rng = rng.fork()
        return world

    def as_known(self, viewer: int) -> "State":
        """The one world that stands for everything this viewer knows, and for nothing else.

        All worlds this viewer cannot tell apart give the very same one: what others have passed on is
        forgotten, hands are put in an order of the viewer's knowledge, hidden cards are dealt from a
        fixed chance. Whoever is handed it, however written, is handed no secret.
        """
        world = self.copy()
        world.n = self.told_n(viewer)
        if world.window != 0:
            world.to_act = 0
            for seat in self.asked(viewer):
                world.to_act |= 1 << seat
        world.table.straighten(viewer)
        return world.reimagine(viewer, Rng(0))

    def decider(self) -> i64:
        """The first seat that owes a decision; only while the match goes on."""
        seat: i64 = 0
        while self.to_act >> seat & 1 == 0:
            seat += 1
        return seat

    def deciders(self) -> list[int]:
        """The seats that owe a decision now, ascending."""
        return [seat for seat in range(self.seats) if self.to_act >> seat & 1]

    def asked(self, viewer: int) -> list[int]:
        """The seats that owe a decision as far as this viewer may know: in a window, who was asked."""
        if self.window == 0:
            return self.deciders()
        mask = self.window
        if viewer != ONLOOKER and self.to_act >> viewer & 1 == 0:
            mask &= ~(1 << viewer)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def told_n(self, viewer: int) -> int:
        """How many actions this viewer knows of: in a window, the passes of others are not counted."""
        passed = self.window & ~self.to_act
        if viewer != ONLOOKER:
            passed &= ~(1 << viewer)
        n = int(self.n)
        for seat in range(self.seats):
            n -= int(passed >> seat & 1)
        return n

    def update(self, viewer: int) -> Update:
        """All this viewer may be told now: view, events since the last `listen`, choices, end."""
        choices: list[Choice] = []
        if viewer != ONLOOKER:
            choices = [self.choice(viewer, action) for action in self.legal(viewer)]
        return Update(
            view=self.view(viewer),
            news=[event.for_viewer(viewer) for event in self.events or []],
            choices=choices,
            outcome=self.outcome(),
            window=self._open_window(),
        )

    def _open_window(self) -> Window | None:
        if self.window == 0:
            return None
        asked = [seat for seat in range(self.seats) if self.window >> seat & 1]
        return Window(key=self.window_key(), asked=asked, passing=int(self.pass_action()))

    def sent(self, viewer: int) -> bytes:
        """The very bytes this viewer would be sent now."""
        return encode(self.update(viewer))

    def listen(self) -> None:
        """Start a fresh list of events. A state nobody listens to keeps none, which is faster."""
        self.events = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat from what that seat may know: it is handed views, never a state.

    A bot that looks at the table implements `choose`. One that thinks ahead overrides `decide` and
    `thinks_ahead`: it is also handed the known position, from which it may build worlds of its own.
    """

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """One of the legal actions, which are never none."""
        raise NotImplementedError

    def decide(self, seen: Seen, rng: Rng) -> int:
        """One of the legal actions, from all this seat may know."""
        return self.choose(seen.view, seen.legal, rng)

    def thinks_ahead(self) -> bool:
        """Whether `decide` wants the known position; others may be handed an empty one, which is faster."""
        return False


def seat_letter(seat: int) -> str:
    """The letter a seat goes by in notation: A for the first."""
    return SEAT_LETTERS[seat]
