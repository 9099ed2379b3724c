"""Jobs on whole records, for a worker process: checking one, and showing one frame by frame."""

import gzip

from monoceros.core.contract import SEAT_LETTERS, Event
from monoceros.core.match import Match, begin_replay, replay_move
from monoceros.core.match import verify as verify_match
from monoceros.core.packs import PackText
from monoceros.core.record import parse_record
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import News, View, encode
from monoceros.games.registry import find_game
from monoceros.server.protocol.messages import Frame, Replay, ReplayMove, Verified
from monoceros.server.protocol.problems import TableProblem

ALL = -1
"""The viewer of a finished match who is shown every card."""


def verify(text: str, pack: PackText | None) -> Verified:
    """Check a record somebody sent, and with it the pack of their own it was played with, if any.

    A problem or mistake tells the first thing that does not hold.
    """
    try:
        record = parse_record(text)
        match = verify_match(find_game(record.game), record, pack)
    except (ValueError, OverflowError) as error:
        # Numbers no table has: too many digits to read, or too large for the engine.
        raise TableProblem("record-unusable") from error
    return Verified(
        ok=True,
        fair=record.chance.fair,
        actions=len(record.moves),
        chances=sum(len(lines) for lines in match.record().trace.values()),
        result=match.result(),
    )


def read_viewer(text: str, seats: int) -> int | None:
    """The viewer a replay is asked for: a seat's letter, `onlooker`, or `all`; None for anything else."""
    if text in ("all", "onlooker"):
        return ALL if text == "all" else ONLOOKER
    return SEAT_LETTERS.index(text) if len(text) == 1 and text in SEAT_LETTERS[:seats] else None


def replay(text: str, viewer: int, pack: PackText | None) -> bytes:
    """A finished match as one viewer saw it, or with every card shown, as JSON, compressed."""
    record = parse_record(text)
    match = begin_replay(find_game(record.game), record, pack)
    frames = [_frame(match, None, viewer)]
    for move in record.moves:
        replay_move(match, move)
        frames.append(_frame(match, ReplayMove(move.seat, move.text), viewer))
    own = pack.text if pack else ""
    whole = encode(Replay(frames=frames, outcome=match.state.outcome(), record=text, pack=own))
    return gzip.compress(whole, 5, mtime=0)


def _frame(match: Match, move: ReplayMove | None, viewer: int) -> Frame:
    news = [] if move is None else [_news(event, viewer) for event in match.news]
    return Frame(n=int(match.state.n), move=move, view=_view(match, viewer), news=news)


def _view(match: Match, viewer: int) -> View:
    if viewer != ALL:
        return match.state.view(viewer)
    shown = match.state.copy()
    shown.table.reveal_all()
    return shown.view(ONLOOKER)


def _news(event: Event, viewer: int) -> News:
    return event.opened() if viewer == ALL else event.for_viewer(viewer)
