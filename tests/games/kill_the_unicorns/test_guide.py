"""What a search is told of Kill the Unicorns: herds at a glance, nothing a hunter cannot know."""

from functools import cache
from statistics import fmean

import pytest

from monoceros.core.contract import State
from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.core.wire import encode
from monoceros.games.kill_the_unicorns import zones
from monoceros.games.kill_the_unicorns.bot.evaluate import with_unicorns
from monoceros.games.kill_the_unicorns.bot.guide import HuntGuide
from monoceros.games.kill_the_unicorns.game import KillTheUnicorns
from monoceros.games.kill_the_unicorns.scoring import Count, colour_counts
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.steps import LAYING
from tests.games.kill_the_unicorns.story import Hunt

GAME = KillTheUnicorns()
TABLES = [
    GAME.setup(3),
    GAME.setup(6),
    GAME.setup(4, "fr", {"extra_characters": "on"}),
    GAME.setup(5, "fr", {"expert": "on"}),
    GAME.setup(3, "en-prototype"),
    GAME.setup(4, "en-prototype", {"teams": "on"}),
]


@cache
def _guide(table: int) -> HuntGuide:
    return GAME.guide(TABLES[table])


def _somewhere(seed: int) -> tuple[HuntState, HuntGuide]:
    table = seed % len(TABLES)
    state = GAME.new(TABLES[table], Rng(seed))
    playout(state, Rng(seed), seed * 7 % 130)
    return state, _guide(table)


def test_a_herd_at_a_glance_has_the_points_the_rules_give_it() -> None:
    compared = 0
    for seed in range(240):
        state, guide = _somewhere(seed)
        if not state.to_act:
            continue
        look = guide.policy.look
        look.take_in(state)
        for herd in range(state.herd_count()):
            if max(colour_counts(state, herd, bicorns=True)) <= 7:
                assert float(look.points[herd]) + look.grouped[look.keys[herd]] == Count(state, herd).total()
                compared += 1
    assert compared > 500


def test_a_unicorn_taken_away_and_given_back_leaves_the_herd_as_it_was() -> None:
    key = with_unicorns(with_unicorns(0, 1, 2), 3, 1)
    assert with_unicorns(with_unicorns(key, 1, -1), 1, 1) == key
    assert with_unicorns(key, 4, 1) == key


def test_no_gain_and_no_quick_move_depends_on_cards_the_seat_cannot_see() -> None:
    steps = set()
    for seed in range(400):
        state, guide = _somewhere(seed)
        for seat in state.deciders():
            legal = state.legal(seat)
            world = state.determinize(seat, Rng(seed))
            assert isinstance(world, HuntState)
            assert guide.policy.gains(state, seat, legal) == guide.policy.gains(world, seat, legal)
            moves = []
            for table in (state, world):
                guide.policy.forget()
                moves.append(guide.policy.move(table, seat, Rng(seed)))
            assert moves[0] == moves[1]
            assert moves[0] in legal
            steps.add(int(state.step))
    assert len(steps) > 10


def test_a_playout_plays_the_round_to_its_end() -> None:
    for seed in range(60):
        state, guide = _somewhere(seed)
        if not state.to_act:
            continue
        before = state.round
        guide.playout(state, Rng(seed))
        assert state.round == max(1, before) + 1 or not state.to_act


@pytest.mark.parametrize(("seats", "wins"), [(3, 30), (4, 26)])
def test_playing_by_eye_beats_random_play(seats: int, wins: int) -> None:
    setup = GAME.setup(seats)
    guide = GAME.guide(setup)
    won = 0.0
    for seed in range(40):
        state = GAME.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = state.decider()
            guide.policy.forget()
            quick = seat == seed % seats
            state.apply(seat, guide.policy.move(state, seat, rng) if quick else state.pick(seat, rng))
        won += guide.values(state)[seed % seats]
    assert won >= wins


def _blind_bids(seed: int) -> HuntState | None:
    """A table at which somebody must bid while others' cards lie face down, if this match has come to one."""
    state, _ = _somewhere(seed)
    while state.to_act and not (state.step == LAYING and any(state.laid)):
        seat = state.decider()
        state.apply(seat, state.pick(seat, Rng(seed + int(state.n))))
    return state if state.to_act else None


def test_imagined_bids_tell_a_seat_nothing_it_does_not_know() -> None:
    looked = 0
    for seed in range(150):
        state = _blind_bids(seed)
        if state is None:
            continue
        seat = int(state.decider())
        known = state.as_known(seat)
        world = _guide(seed % len(TABLES)).imagine(known, seat, Rng(seed))
        assert encode(world.view(seat)) == encode(known.view(seat))
        assert world.information_key(seat) == known.information_key(seat)
        assert world.legal(seat) == known.legal(seat)
        assert [len(zone) for zone in world.table.zones()] == [len(zone) for zone in known.table.zones()]
        looked += 1
    assert looked > 100


def test_what_lies_face_down_is_mostly_what_its_hunter_likes() -> None:
    """For the last unicorn of a round, and a dear one, nobody lays a low card as gladly as a high one."""
    hunt = Hunt().herd("A", "pink 1", "pink 2").row("pink 3").lays("A", 4)
    state = hunt.state
    seat = int(state.decider())
    known = state.as_known(seat)

    def mean_laid(worlds: list[State]) -> float:
        return fmean(float(state.deck.values[world.table.top_card(zones.played(0))]) for world in worlds)

    imagined = mean_laid([_guide(0).imagine(known, seat, Rng(luck)) for luck in range(200)])
    by_lot = mean_laid([known.determinize(seat, Rng(luck)) for luck in range(200)])
    assert imagined > by_lot + 0.5
