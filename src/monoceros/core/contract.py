"""The one contract between games and everything that plays, serves or studies them.

A `State` is one match in progress: plain data that copies in less than a microsecond, no I/O, no clock, no
randomness but its own generator. `Rules` are what a game does with it: functions on that data, one object for
all matches of a set-up. A seat is a small number from 0; the viewer `ONLOOKER` watches without one.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from monoceros.core import knowledge
from monoceros.core.action_set import ActionSet
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, ONLOOKER, Table
from monoceros.core.wire import Choice, News, Outcome, Preview, Problem, Update, Value, View, Window, encode

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
    """One match in progress, as data. Each game adds fields of its own; its `rules` know what to do.

    Callers may rely on: `to_act` is a mask of the seats that owe a decision, empty exactly when the
    match is over; each of them has at least one legal action; seats in the mask may act in any order.
    An optional reaction is a decision with a pass among its actions. A decision in the middle of an
    effect is plain data too, never a closure, so states copy, serialise and search.

    While a reaction window is open, `window` is the mask of all seats that were asked together, whether
    or not they have something to react with; the first to react closes it, and so does the last pass.
    Who has passed already is nobody else's business: views tell `asked` and `told_n`, not `to_act` and `n`.
    """

    def __init__(self, rules: "Rules[Any]", seats: i64, table: Table, rng: Rng) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.table = table
        self.rng = rng
        self.to_act: i64 = 0
        self.window: i64 = 0
        self.n: i64 = 0
        self.events: list[Event] | None = None

    # What each game must provide.

    def copy(self) -> "State":
        """An independent match in the same situation, with the same future chances. Keeps no events."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # As a position: what is written down holds for compiled and interpreted engines alike.
        game, setup = self.rules.origin
        return restored, (game, setup, game.position(self), self.rng)

    # What the rules of the game say.

    def legal(self, seat: i64) -> list[int]:
        """The action ids this seat may play now, ascending; empty when it owes no decision."""
        return self.rules.legal(self, seat)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The reason this seat may not play this action now, or None if it may."""
        return self.rules.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal. Strangers' actions go through `play`."""
        self.rules.apply(self, seat, action)

    def play(self, seat: i64, action: i64) -> None:
        """Play an action, or raise the `Refusal` that tells why not and leave everything as it was."""
        refusal = self.rules.why_not(self, seat, action)
        if refusal is not None:
            raise refusal
        self.rules.apply(self, seat, action)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely."""
        return self.rules.pick(self, seat, rng)

    def choice(self, seat: i64, action: i64) -> Choice:
        """An action as something on the board, for pages and people."""
        return self.rules.choice(self, seat, action)

    def view(self, viewer: int) -> View:
        """What this viewer may know, built by whitelist."""
        return self.rules.view(self, viewer)

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what this seat knows as small numbers into `out`, from place `at` on.

        All numbers of the row are written, as many as the fields of `Game.fields` have together.
        """
        self.rules.observe(self, seat, out, at)

    def scores(self) -> list[int]:
        """The score of each seat as the table lies; final once the match is over."""
        return self.rules.scores(self)

    def winners(self) -> list[int]:
        """The seats that won; only when the match is over."""
        return self.rules.winners(self)

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.rules.outcome(self)

    # Who is asked.

    def decider(self) -> i64:
        """The first seat that owes a decision; only while the match goes on."""
        seat: i64 = 0
        while self.to_act >> seat & 1 == 0:
            seat += 1
        return seat

    def deciders(self) -> list[int]:
        """The seats that owe a decision now, ascending."""
        return self.seats_in(self.to_act)

    def seats_in(self, mask: i64) -> list[int]:
        """The seats of a mask, ascending."""
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def asked(self, viewer: int) -> list[int]:
        """The seats that owe a decision as far as this viewer may know: in a window, who was asked."""
        if self.window == 0:
            return self.deciders()
        mask = self.window
        if viewer != ONLOOKER and self.to_act >> viewer & 1 == 0:
            mask &= ~(1 << viewer)
        return self.seats_in(mask)

    def told_n(self, viewer: int) -> int:
        """How many actions this viewer knows of: in a window, the passes of others are not counted."""
        passed = self.window & ~self.to_act
        if viewer != ONLOOKER:
            passed &= ~(1 << viewer)
        n = int(self.n)
        for seat in range(self.seats):
            n -= int(passed >> seat & 1)
        return n

    # What a viewer may imagine.

    def information_key(self, viewer: i64) -> i64:
        """A number for what this viewer knows of the cards, by which searches tell situations apart.

        As `knowledge.information_key`; a game may leave out a zone that follows from the rest.
        """
        return knowledge.information_key(self.table, viewer)

    def determinize(self, viewer: int, rng: Rng) -> "State":
        """Another match this viewer cannot tell from the real one: other hidden cards, other chances."""
        world = self.copy()
        knowledge.determinize(world.table, viewer, rng)
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
        knowledge.straighten(world.table, viewer)
        return world.determinize(viewer, Rng(0))

    # What a viewer is told.

    def listen(self) -> None:
        """Start a fresh list of events. A state nobody listens to keeps none, which is faster."""
        self.events = []

    def tell(
        self,
        key: str,
        clause: str,
        params: dict[str, Value],
        secret: dict[str, Value] | None = None,
        seen: i64 = EVERYONE,
    ) -> None:
        """Something happened. Whoever is in a hurry asks first whether anybody listens to `events`."""
        if self.events is not None:
            self.events.append(Event(f"{self.rules.game}-{key}", clause, params, secret, int(seen)))

    def tell_plain(self, key: str, clause: str) -> None:
        """Something about nobody in particular; costs nothing when nobody listens."""
        if self.events is not None:
            self.tell(key, clause, {})

    def tell_seat(self, key: str, clause: str, seat: i64) -> None:
        """Something about one seat and no card; costs nothing when nobody listens."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat)})

    def tell_card(self, key: str, clause: str, seat: i64, card: i64) -> None:
        """Something a seat does with an open card."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "card": self.card_name(card)})

    def tell_if_open(self, key: str, clause: str, seat: i64, card: i64) -> None:
        """Something a seat has done with a card, which is named if everybody may know it now."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "card": self.open_name(card)})

    def tell_trade(self, key: str, clause: str, seat: i64, other: i64, given: i64, got: i64) -> None:
        """Two players have traded open cards."""
        if self.events is not None:
            told: dict[str, Value] = {"seat": int(seat), "other": int(other)}
            self.tell(key, clause, {**told, "given": self.card_name(given), "got": self.card_name(got)})

    def card_name(self, card: i64) -> str:
        """What a card is called in the pack."""
        return self.table.cards.names[self.table.cards.kinds[card]]

    def open_name(self, card: i64) -> str | None:
        """The name of a card everybody may know, None for one that lies face down."""
        return self.card_name(card) if self.table.seen_by(card) == EVERYONE else None

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
            previews=self.rules.previews(self, viewer) if choices else [],
        )

    def sees_like(self, viewer: int, other: int) -> bool:
        """Whether two viewers would be told the very same by `update`, but for `you`; False where in doubt.

        Asked about one and the same viewer it says whether others may be told the same as this one at all.
        """
        if self.window != 0 or not self.rules.seen_by_cards:
            return False
        if (self.to_act >> viewer | self.to_act >> other) & 1:
            return False
        for event in self.events or []:
            if event.secret is not None and (event.seen >> viewer ^ event.seen >> other) & 1:
                return False
        return self.table.seen_alike(viewer, other)

    def _open_window(self) -> Window | None:
        if self.window == 0:
            return None
        asked = self.seats_in(self.window)
        return Window(key=self.rules.window_key(self), asked=asked, passing=int(self.rules.pass_action(self)))

    def pass_action(self) -> i64:
        """The action that lets the open window go by; `NO_PASS` when none is open."""
        return self.rules.pass_action(self)

    def window_key(self) -> str:
        """What the open window is about, such as `veto`: the name of its timer and its switches."""
        return self.rules.window_key(self)

    def sent(self, viewer: int) -> bytes:
        """The very bytes this viewer would be sent now."""
        return encode(self.update(viewer))


def restored(game: Any, setup: Any, position: str, rng: Rng) -> State:
    """A state that was pickled. Its position leaves nothing open, so no chance is needed to build it."""
    state: State = game.from_position(position, setup, Rng(0))
    state.rng = rng
    return state


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """What a game does with its state. Holds nothing that changes: all matches of a set-up share one.

    `game` is the game's id, by which its events are called; `origin` are the game and the set-up these
    rules are for, by which a state is written down and built again (`Game.bind`). `seen_by_cards` says that
    the view of whoever is asked nothing depends on which cards they know, and on nothing else about them.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.origin: Any = None
        self.seen_by_cards = False

    def legal(self, state: S, seat: i64) -> list[int]:
        """See `State.legal`."""
        raise NotImplementedError

    def list_legal(self, state: S, seat: i64, found: ActionSet) -> None:
        """Add what `legal` lists to an empty set. Games with many actions do it without a list."""
        for action in self.legal(state, seat):
            found.add(action)

    def why_not(self, state: S, seat: i64, action: i64) -> Refusal | None:
        """See `State.why_not`."""
        raise NotImplementedError

    def apply(self, state: S, seat: i64, action: i64) -> None:
        """See `State.apply`."""
        raise NotImplementedError

    def pick(self, state: S, seat: i64, rng: Rng) -> i64:
        """See `State.pick`. Games may do it without listing the legal actions."""
        actions = self.legal(state, seat)
        return actions[rng.below(len(actions))]

    def choice(self, state: S, seat: i64, action: i64) -> Choice:
        """See `State.choice`."""
        raise NotImplementedError

    def previews(self, state: S, seat: i64) -> list[Preview]:  # noqa: ARG002 - for games
        """What the choices of a seat that is asked would bring it, as far as it knows."""
        return []

    def view(self, state: S, viewer: int) -> View:
        """See `State.view`."""
        raise NotImplementedError

    def observe(self, state: S, seat: i64, out: vec[u8], at: i64) -> None:
        """See `State.observe`."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """See `State.scores`."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """See `State.outcome`."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """See `State.winners`. Games may tell without counting every point."""
        outcome = self.outcome(state)
        assert outcome is not None
        return outcome.winners

    # What a game with reaction windows provides.

    def window_key(self, state: S) -> str:  # noqa: ARG002 - for games
        """See `State.window_key`."""
        return ""

    def pass_action(self, state: S) -> i64:  # noqa: ARG002 - for games
        """See `State.pass_action`."""
        return NO_PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat from what that seat may know."""

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """One of the legal actions of this seat, which are never none.

        `known` is `State.as_known`: the same state in every world the seat cannot tell apart. Whatever a bot
        reads from it is fair - its view, its legal actions, worlds it imagines by `determinize`.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ByEye(Bot):
    """A bot that weighs each move at a glance, and can tell how."""

    def unit(self) -> float:
        """A difference in gain that somebody who knows the game just notices."""
        raise NotImplementedError

    def gains(self, known: State, seat: i64, legal: list[int]) -> list[float]:
        """What each legal action promises this seat, which has more than one."""
        raise NotImplementedError

    def forgettable(self, known: State, seat: i64) -> list[int]:
        """Cards the seat knows only because it remembers them: they no longer lie in sight."""
        del known, seat
        return []


def seat_letter(seat: int) -> str:
    """The letter a seat goes by in notation: A for the first."""
    return SEAT_LETTERS[seat]
