"""A match being played or replayed: a state and the record it is the fold of."""

from array import array
from collections.abc import Sequence

from monoceros.core.contract import Event, Refusal, State, seat_letter
from monoceros.core.fair import combined_seed, commitment
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake, in_file, shortened
from monoceros.core.options import written_options
from monoceros.core.packs import OwnPack
from monoceros.core.record import UNFINISHED, Chance, Move, Record
from monoceros.core.rng import FairRng, Rng

UNDO_REASONS = ("", "others-asked", "turn-passed", "chance-spoke", "card-shown")
"""What an action may have brought about that cannot be taken back; the first means nothing of the kind."""


def generator(chance: Chance) -> Rng:
    """The generator a match was or will be dealt with."""
    if chance.fair:
        return FairRng(combined_seed(bytes.fromhex(chance.secret), chance.entropy))
    assert chance.seed is not None
    return Rng(chance.seed)


class Match:
    """A match from its beginning to now. `news` are the events of the last action."""

    def __init__(self, game: Game, setup: Setup, chance: Chance, players: list[str]) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.players = players
        # Seat and action in turns: a server keeps thousands of matches, and each grows with every move.
        self._actions = array("i")
        # For each action, by its number in UNDO_REASONS, why it could not be taken back.
        self._undo_reasons = bytearray()
        self._traced: list[int] = []
        self.state: State = game.new(setup, generator(chance))
        self._mark_trace()

    def __reduce__(self) -> tuple[object, ...]:
        # Its actions are all of a match; copies and other processes play them again.
        return _replayed, (self.game, self.setup, self.chance, self.players, list(self._actions))

    @property
    def news(self) -> list[Event]:
        """What the last action brought about."""
        return self.state.events or []

    @property
    def over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.state.to_act == 0

    @property
    def length(self) -> int:
        """How many actions have been played."""
        return len(self._actions) // 2

    @property
    def last_seat(self) -> int | None:
        """Who played the last action, or None before the first."""
        return self._actions[-2] if self._actions else None

    @property
    def moves(self) -> list[Move]:
        """All actions so far, as a record tells them."""
        return [self._move(number) for number in range(self.length)]

    @property
    def last_move(self) -> Move:
        """The last action; only when there was one."""
        return self._move(self.length - 1)

    def _move(self, number: int) -> Move:
        seat, action = self._actions[2 * number], self._actions[2 * number + 1]
        return Move(seat, self.game.format(self.setup, seat, action))

    def _mark_trace(self) -> None:
        rng = self.state.rng
        self._traced.append(len(rng.trace) if isinstance(rng, FairRng) else 0)

    def play(self, seat: int, action: int) -> None:
        """Play an action; a `Refusal` leaves everything as it was."""
        state = self.state
        heard, window, to_act = state.events, state.window, state.to_act
        mark, table = state.rng.mark(), state.table.copy()
        state.listen()
        try:
            state.play(seat, action)
        except Refusal:
            state.events = heard
            raise
        reason = ""
        if window:
            reason = "others-asked"
        elif state.to_act != to_act:
            reason = "turn-passed"
        elif state.rng.mark() != mark:
            reason = "chance-spoke"
        elif state.table.shows_more_than(table):
            reason = "card-shown"
        self._undo_reasons.append(UNDO_REASONS.index(reason))
        self._actions.extend((seat, action))
        self._mark_trace()

    def play_text(self, seat: int, text: str) -> None:
        """Play an action given in the game's notation."""
        self.play(seat, self.game.parse(self.setup, seat, text))

    def _rewound(self, length: int) -> "Match":
        return _replayed(self.game, self.setup, self.chance, self.players, self._actions[: 2 * length])

    def retell(self) -> list[list[Event]]:
        """The events of each action so far, by playing the whole match once more from its deal."""
        match = type(self)(self.game, self.setup, self.chance, self.players)
        told: list[list[Event]] = []
        for number in range(self.length):
            match.play(self._actions[2 * number], self._actions[2 * number + 1])
            told.append(match.news)
        return told

    def why_not_undo(self, seat: int) -> str:
        """Why this seat cannot take back the last action, or an empty string when it can.

        Only what changed nothing for anybody else may be taken back: never the turn of another, never
        after something hidden was shown, never after chance has spoken, never once several were asked
        together whether they step in. In such a window everybody is told the same, whoever acted last.
        """
        if not self._actions:
            return "nothing-played"
        if self.state.window:
            return "others-asked"
        if self.last_seat != seat:
            return "not-yours"
        return UNDO_REASONS[self._undo_reasons[-1]]

    def undo(self, seat: int) -> str:
        """Take back the last action; the reason why it cannot be, or an empty string when it was."""
        reason = self.why_not_undo(seat)
        if not reason:
            self.state = self._rewound(self.length - 1).state
            del self._actions[-2:]
            self._undo_reasons.pop()
            self._traced.pop()
        return reason

    def result(self) -> str:
        """Scores and winners as a record tells them."""
        outcome = self.state.outcome()
        if outcome is None:
            return UNFINISHED
        scores = [f"{seat_letter(score.seat)}={score.total}" for score in outcome.scores]
        winners = "".join(seat_letter(seat) for seat in outcome.winners)
        return " ".join([*scores, f"winners={winners}"])

    def record(self) -> Record:
        """The match as it can be written down, secret included: for its owner, or when it is over."""
        trace: dict[int, list[str]] = {}
        rng = self.state.rng
        if isinstance(rng, FairRng):
            start = 0
            for number, end in enumerate(self._traced):
                if end > start:
                    trace[number] = rng.trace[start:end]
                start = end
        return Record(
            game=self.game.id,
            edition=self.setup.edition.id,
            rules=self.game.rules_version,
            pack=self.setup.pack.label,
            seats=self.setup.seats,
            options=written_options(self.setup.options),
            players=self.players,
            chance=self.chance,
            moves=self.moves,
            trace=trace,
            result=self.result(),
        )


def _replayed(game: Game, setup: Setup, chance: Chance, players: list[str], actions: Sequence[int]) -> Match:
    """A match after these actions: seat and action in turns."""
    match = Match(game, setup, chance, players)
    for seat, action in zip(actions[::2], actions[1::2], strict=True):
        match.play(seat, action)
    return match


def begin_replay(game: Game, record: Record, own_pack: OwnPack | None = None, file: str = "record") -> Match:
    """The match of a record before its first action, or a `Mistake` why it cannot be played here."""
    if record.chance.fair and not record.chance.secret:
        raise Mistake("record-no-secret", file=file)
    with in_file(file):
        options = game.options_under(record.rules, record.options)
        setup = game.setup(record.seats, record.edition, options, own_pack)
    if record.chance.fair and len(record.chance.entropy) != record.seats:
        raise Mistake("record-entropy", file=file, found=len(record.chance.entropy), expected=record.seats)
    if len(record.players) not in (0, record.seats):
        raise Mistake("record-players", file=file, found=len(record.players), expected=record.seats)
    if not setup.pack.answers_to(record.pack):
        if own_pack is not None and record.pack.startswith(f"{setup.pack.head.id} "):
            raise Mistake("record-own-pack", file=file, found=record.pack, expected=setup.pack.label)
        raise Mistake("record-pack", file=file, found=record.pack, expected=setup.pack.label)
    return Match(game, setup, record.chance, record.players)


def replay_move(match: Match, move: Move, file: str = "record") -> None:
    """Play the next action of a record; a `Mistake` names the line the rules do not allow."""
    try:
        match.play_text(move.seat, move.text)
    except Refusal as refusal:
        told = ", ".join(f"{key} {value}" for key, value in refusal.params.items())
        raise Mistake(
            "record-refused",
            file=file,
            line=move.line,
            text=f"{seat_letter(move.seat)} {move.text}",
            clause=refusal.clause,
            params=told or "-",
        ) from refusal
    except Mistake as mistake:
        mistake.params = {**mistake.params, "file": file, "line": move.line}
        raise


def replay(game: Game, record: Record, own_pack: OwnPack | None = None, file: str = "record") -> Match:
    """The match at the end of a record, with its result checked."""
    match = begin_replay(game, record, own_pack, file)
    for move in record.moves:
        replay_move(match, move, file)
    check_result(match, record, file)
    return match


def check_result(match: Match, record: Record, file: str = "record") -> None:
    """A `Mistake` if the match played to its end does not have the result its record claims."""
    if match.result() != record.result:
        raise Mistake("record-result", file=file, found=shortened(record.result), expected=match.result())


def verify(game: Game, record: Record, own_pack: OwnPack | None = None, file: str = "record") -> Match:
    """Replay a record and check its promise: the commitment, and every number chance gave.

    A `Mistake` names the first thing that does not hold.
    """
    chance = record.chance
    if chance.fair:
        if not chance.secret:
            raise Mistake("record-no-secret", file=file)
        if commitment(bytes.fromhex(chance.secret)) != chance.commitment:
            raise Mistake("verify-commitment", file=file)
    match = replay(game, record, own_pack, file)
    derived = match.record().trace
    if derived != record.trace:
        for number in sorted(set(derived) | set(record.trace)):
            found, expected = record.trace.get(number, []), derived.get(number, [])
            if found != expected:
                raise Mistake(
                    "verify-trace",
                    file=file,
                    number=number,
                    found=shortened("; ".join(found) or "-"),
                    expected=shortened("; ".join(expected) or "-"),
                )
    return match
