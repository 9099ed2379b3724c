"""Records with a comment behind every action: what it brought about, in somebody's language."""

from pathlib import Path

from rich.text import Text as Styled

from monoceros.core.contract import seat_letter
from monoceros.core.game import Game
from monoceros.core.match import begin_replay, replay_move
from monoceros.core.record import Record, format_record
from monoceros.core.table import ONLOOKER
from monoceros.core.terminal import Text


def annotated(game: Game, record: Record, text: Text, own_pack: Path | None = None) -> str:
    """The record as text with comments telling what an onlooker saw."""
    match = begin_replay(game, record, own_pack)
    names = [seat_letter(seat) for seat in range(record.seats)]
    terminal = game.terminal(match.setup, text, names)
    notes = []
    for move in record.moves:
        replay_move(match, move)
        told = [terminal.tell(event.for_viewer(ONLOOKER), None) for event in match.news]
        notes.append(Styled.from_markup(" ".join(told)).plain)
    return format_record(record, notes)
