"""Law 1: what a viewer is sent does not depend on the cards that viewer cannot know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monoceros.core.contract import Refusal, State
from monoceros.core.knowledge import relabel
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from tests.laws.walk import PLAIN, SITTINGS, Sitting, Walk, games, lengths, seeds


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=12, every_option=True)
@given(seed=seeds, length=lengths, other=seeds)
def test_a_reimagined_world_looks_the_same(sitting: Sitting, seed: int, length: int, other: int) -> None:
    state = Walk(sitting, seed, length).state
    for viewer in sitting.viewers:
        world = state.determinize(viewer, Rng(other))
        world.events = state.events
        assert world.sent(viewer) == state.sent(viewer)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=6)
@given(seed=seeds, length=lengths, other=seeds)
def test_it_allows_and_refuses_the_same(sitting: Sitting, seed: int, length: int, other: int) -> None:
    state = Walk(sitting, seed, length).state
    for seat in range(sitting.seats):
        world = state.determinize(seat, Rng(other))
        assert world.legal(seat) == state.legal(seat)
        for action in range(-1, sitting.game.action_count + 1):
            assert _told(world.why_not(seat, action)) == _told(state.why_not(seat, action))


def _told(refusal: Refusal | None) -> str:
    return str(refusal)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=10)
@given(seed=seeds, length=lengths, other=seeds, data=st.data())
def test_a_whole_match_dealt_with_other_secrets_is_told_in_the_same_bytes(
    sitting: Sitting, seed: int, length: int, other: int, data: st.DataObject
) -> None:
    """Non-interference: exchange cards the viewer never saw, play the same actions, compare every message."""
    walk = Walk(sitting, seed, length)
    viewer = data.draw(st.sampled_from(sitting.viewers))
    back = data.draw(st.sampled_from(range(int(walk.state.table.cards.back_count))))
    never_seen = _never_seen(walk, viewer, back)
    Rng(other).shuffle(never_seen)
    swap = list(range(int(walk.state.table.cards.size)))
    for card, stand_in in zip(sorted(never_seen), never_seen, strict=True):
        swap[card] = stand_in
    twin = Match(sitting.game, sitting.setup, Chance(seed=seed), [])
    relabel(twin.state.table, swap)
    original = Match(sitting.game, sitting.setup, Chance(seed=seed), [])
    for move in walk.match.moves:
        assert twin.state.sent(viewer) == original.state.sent(viewer)
        action = sitting.game.parse(sitting.setup, move.seat, move.text)
        if twin.state.why_not(move.seat, action) is not None:
            return  # a secret choice of another player, which their exchanged cards do not allow
        twin.play(move.seat, action)
        original.play(move.seat, action)
        expected = [[swap[card] for card in zone] for zone in original.state.table.zones()]
        if twin.state.table.zones() != expected:
            return  # or one that took another of two equal cards out of their hand
    assert twin.state.sent(viewer) == original.state.sent(viewer)


def _never_seen(walk: Walk, viewer: int, back: int) -> list[int]:
    """The cards of a back the viewer has not known at any moment of the match."""
    sitting = walk.sitting
    match = Match(sitting.game, sitting.setup, walk.match.chance, [])
    hidden = set(_unknown(match.state, viewer))
    for move in walk.match.moves:
        match.play_text(move.seat, move.text)
        hidden &= set(_unknown(match.state, viewer))
    backs = match.state.table.cards.backs
    return sorted(card for card in hidden if backs[card] == back)


def _unknown(state: State, viewer: int) -> list[int]:
    return [card for card in range(state.table.cards.size) if not state.table.knows(viewer, card)]
