"""What is built once for several viewers is, byte for byte, what each would be told alone."""

from random import Random

import pytest

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode
from monoceros.games.registry import GAMES
from monoceros.server.live import updates
from monoceros.server.live.lobby import new_table
from monoceros.server.live.match_log import MatchLog
from monoceros.server.live.updates import Updates, update
from monoceros.server.protocol.messages import OpenTable
from monoceros.server.store.stored_table import UNDO, LogEntry, StoredTable

STEPS = 60
SEATS = 4


def table(game: str) -> StoredTable:
    stored = new_table(OpenTable(game=game, seats=SEATS))
    stored.secret, stored.commitment, stored.began = "00" * 32, "x", 1
    return stored


@pytest.mark.parametrize("game", sorted(GAMES))
def test_shared_bytes_are_those_of_each_viewer_alone(game: str) -> None:
    stored = table(game)
    match_log = MatchLog(stored, stored.setup())
    everybody = [*range(len(stored.chairs)), ONLOOKER]
    random = Random(game)
    for step in range(STEPS):
        told = Updates(stored, match_log, None)
        for eyes in random.sample(everybody, len(everybody)):
            assert told.told_to(eyes) == encode(update(stored, match_log, eyes, None))
        if not match_log.state.to_act:
            break
        last = match_log.last
        if last is not None and not step % 5 and not match_log.match.why_not_undo(last.seat):
            match_log.add(LogEntry(last.seat, UNDO, "person", step))
            continue
        seat = random.choice(match_log.state.deciders())
        match_log.add(LogEntry(seat, random.choice(match_log.state.legal(seat)), "person", step))


def test_where_nobody_holds_cards_two_updates_are_enough_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = table("hilo")
    match_log = MatchLog(stored, stored.setup())
    random = Random(1)
    while len(match_log.state.deciders()) != 1:
        seat = match_log.state.deciders()[0]
        match_log.add(LogEntry(seat, random.choice(match_log.state.legal(seat)), "person", 1))
    built: list[int] = []

    def counted(*given: object, **named: object) -> object:
        built.append(1)
        return update(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(updates, "update", counted)
    told = Updates(stored, match_log, None)
    for eyes in [*range(SEATS), ONLOOKER]:
        told.told_to(eyes)
    assert len(built) == 2
