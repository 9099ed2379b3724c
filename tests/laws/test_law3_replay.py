"""Law 3: a record gives the same match again, also after saving and loading at any action."""

import pytest
from hypothesis import given

from monoceros.core.contract import Event
from monoceros.core.fair import commitment
from monoceros.core.match import Match, begin_replay, replay, replay_move, verify
from monoceros.core.record import Chance, format_record, parse_record
from monoceros.core.rng import Rng
from monoceros.core.wire import News
from tests.laws.walk import PLAIN, SITTINGS, Sitting, Walk, games, lengths, seeds


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=8, every_option=True)
@given(seed=seeds, length=lengths)
def test_a_saved_match_goes_on_as_if_it_had_never_been_saved(
    sitting: Sitting, seed: int, length: int
) -> None:
    walk = Walk(sitting, seed, length)
    saved = format_record(walk.match.record())
    record = parse_record(saved)
    loaded = replay(sitting.game, record)
    assert format_record(loaded.record()) == saved
    for viewer in sitting.viewers:
        assert loaded.state.sent(viewer) == walk.state.sent(viewer)
    while walk.step():
        move = walk.match.last_move
        replay_move(loaded, move)
        assert [event.for_viewer(0) for event in loaded.news] == [
            event.for_viewer(0) for event in walk.match.news
        ]
    assert sitting.game.fingerprint(loaded.state) == sitting.game.fingerprint(walk.state)
    assert loaded.state.outcome() == walk.state.outcome()
    assert loaded.state.outcome() is not None


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=4)
@given(seed=seeds)
def test_every_step_of_a_replay_is_the_step_that_was_played(sitting: Sitting, seed: int) -> None:
    walk = Walk(sitting, seed, 0)
    states = [sitting.game.fingerprint(walk.state)]
    while walk.step():
        states.append(sitting.game.fingerprint(walk.state))
    record = parse_record(format_record(walk.match.record()))
    match = begin_replay(sitting.game, record)
    for move, expected in zip(record.moves, states[:-1], strict=True):
        assert sitting.game.fingerprint(match.state) == expected
        replay_move(match, move)
    assert sitting.game.fingerprint(match.state) == states[-1]


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=4)
@given(seed=seeds, length=lengths)
def test_what_is_retold_is_what_each_viewer_was_told(sitting: Sitting, seed: int, length: int) -> None:
    walk = Walk(sitting, seed, 0)
    told: list[list[list[News]]] = []
    while walk.match.length < length and walk.step():
        told.append([_for(viewer, walk.match.news) for viewer in sitting.viewers])
    retold = walk.match.retell()
    assert [[_for(viewer, events) for viewer in sitting.viewers] for events in retold] == told


def _for(viewer: int, events: list[Event]) -> list[News]:
    return [event.for_viewer(viewer) for event in events]


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=10)
@given(seed=seeds, length=lengths)
def test_a_position_text_builds_the_same_situation(sitting: Sitting, seed: int, length: int) -> None:
    state = Walk(sitting, seed, length).state
    text = sitting.game.position(state)
    twin = sitting.game.from_position(text, sitting.setup, Rng(0))
    assert sitting.game.position(twin) == text
    state.events = None
    for viewer in sitting.viewers:
        assert twin.sent(viewer) == state.sent(viewer)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=3)
@given(seed=seeds)
def test_a_fair_match_verifies(sitting: Sitting, seed: int) -> None:
    secret = seed.to_bytes(32, "big")
    entropy = [f"{seed:x}", *([""] * (sitting.seats - 1))]
    chance = Chance(commitment=commitment(secret), secret=secret.hex(), entropy=entropy)
    match = Match(sitting.game, sitting.setup, chance, [])
    rng = Rng(seed)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, int(match.state.pick(seat, rng)))
    record = parse_record(format_record(match.record()))
    assert verify(sitting.game, record).result() == match.result()
