"""Previews: the same for a seat whatever it cannot know, and true where the choice settles the matter."""

import pytest
from hypothesis import given

from monoceros.core.contract import State
from monoceros.core.rng import Rng
from monoceros.core.wire import Choice
from tests.laws.walk import SITTINGS, Sitting, Walk, games, lengths, seeds


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=12, every_option=True)
@given(seed=seeds, length=lengths, other=seeds)
def test_a_preview_tells_nothing_its_seat_does_not_know(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    for seat in state.deciders():
        told = state.update(seat)
        world = state.determinize(seat, Rng(other))
        assert world.update(seat).previews == told.previews
        assert world.update(seat).choices == told.choices
        assert all(len(preview.about) == len(set(preview.about)) for preview in told.previews)
    for viewer in sitting.viewers:
        if viewer not in state.deciders():
            assert state.update(viewer).previews == []


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=12, every_option=True)
@given(seed=seeds, length=lengths)
def test_a_preview_keeps_its_word(sitting: Sitting, seed: int, length: int) -> None:
    """Whoever does what a preview is about has just so many points more, and may always do it."""
    state = Walk(sitting, seed, length).state
    for seat in state.deciders():
        update = state.update(seat)
        for preview in update.previews:
            places = preview.about
            for choice in update.choices:
                if (state.rules.game, choice.verb) in GOES_ON or not settled(choice, places):
                    continue
                world = played(state, seat, choice, places)
                assert world.scores()[seat] - state.scores()[seat] == preview.points


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=12, every_option=True)
@given(seed=seeds, length=lengths)
def test_a_choice_leads_to_what_is_asked_next(sitting: Sitting, seed: int, length: int) -> None:
    """Half a move is followed by its other half: the very places it leads to, for the same seat."""
    state = Walk(sitting, seed, length).state
    for seat in state.deciders():
        for choice in state.update(seat).choices:
            if choice.leads:
                world = state.copy()
                world.play(seat, choice.action)
                assert world.deciders() == [seat]
                assert [other.about for other in world.update(seat).choices] == [
                    [lead] for lead in choice.leads
                ]


GOES_ON = {
    ("hilo", "take"),
    ("kill-the-unicorns", "fetch"),
    ("kill-the-unicorns", "lose"),
    ("kill-the-unicorns", "swap"),
    ("unstable-unicorns", "play"),
}
"""More happens before the points can be counted: a taken card is laid, a played one may be neighed, and the
prize of a hunt comes home."""


def settled(choice: Choice, places: list[str]) -> bool:
    """Whether a choice, with what it leads to, is just what a preview is about."""
    about = [place for place in choice.about if place != "held"]
    halves = len(places) == 2 and about == places[:1] and places[1] in choice.leads
    return about == places or halves


def played(state: State, seat: int, choice: Choice, places: list[str]) -> State:
    world = state.copy()
    world.play(seat, choice.action)
    if choice.leads:
        (then,) = [other for other in world.update(seat).choices if other.about == places[1:]]
        world.play(seat, then.action)
    return world
