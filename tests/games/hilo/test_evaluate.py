"""What cards are worth: reckoned card by card, and the same as counting whole layouts."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.actions import FLIP, PLACE
from monoceros.games.hilo.bot.evaluate import Evaluation, held
from monoceros.games.hilo.bot.layouts import BOTTOM as BELOW
from monoceros.games.hilo.bot.layouts import COIN, FACE, LEFT, RIGHT, TOP, Layout, Prices
from monoceros.games.hilo.cards import deck, load
from monoceros.games.hilo.deck import COLUMNS, FAMILY_COUNT, SIZE
from monoceros.games.hilo.state import DRAWN, TAKEN, HiloState
from tests.games.hilo.story import GAME, Kingdom

DECK = deck(load())
KINDS = len(DECK.names)
MAGICIAN = DECK.names.index("magician")
ROW = int(COLUMNS)


def prices(seed: int) -> Prices:
    rng = Rng(seed)
    unseen = [int(rng.below(copies + 1)) for copies in DECK.copies]
    return Prices(DECK, vec[i64](unseen), float(seed % 40))


def cards(rng: Rng) -> list[int]:
    return [int(rng.below(KINDS)) if rng.below(3) else UNKNOWN for _ in range(SIZE)]


def layout_of(prices: Prices, kinds: list[int]) -> Layout:
    layout = Layout(prices)
    for place, kind in enumerate(kinds):
        layout.put(place, kind)
    layout.reckon()
    return layout


def counted(prices: Prices, kinds: list[int]) -> float:
    """The coins of a layout by going over all of it, as one would on paper."""
    known = [kind if kind != UNKNOWN else int(prices.hidden) for kind in kinds]
    void = [kinds[(place + ROW) % len(kinds)] == MAGICIAN for place in range(len(kinds))]

    def side(place: int, number: int) -> float:
        return 0.0 if void[place] else prices.faces[known[place] * FACE + number]

    total = sum(side(place, COIN) for place in range(len(kinds)))
    for column in range(ROW):
        total += side(column, BELOW) * side(column + ROW, TOP)
        for place in (column, column + ROW):
            if column < ROW - 1:
                total += side(place, RIGHT) * side(place + 1, LEFT)
    slots = [int(prices.families[known[place]]) for place in range(len(kinds)) if not void[place]]
    for family in range(FAMILY_COUNT):
        keepers, animals = slots.count(family), slots.count(FAMILY_COUNT + family)
        total += prices.kept[(family * 13 + keepers) * 13 + animals]
    return total


@pytest.mark.parametrize("seed", range(20))
def test_what_a_card_brings_is_the_difference_of_two_whole_layouts(seed: int) -> None:
    told = prices(seed)
    rng = Rng(seed)
    kinds = cards(rng)
    layout = layout_of(told, kinds)
    for _ in range(30):
        now = counted(told, kinds)
        assert layout.worth() == pytest.approx(now)
        kind = int(rng.below(KINDS))
        gains = []
        for place in range(len(kinds)):
            after = [*kinds[:place], kind, *kinds[place + 1 :]]
            magic = told.spell if kind == MAGICIAN != kinds[place] else 0.0
            gains.append(counted(told, after) - now + magic)
            assert layout.gain(place, kind) == pytest.approx(gains[-1])
        found = int(layout.best_place(kind))
        assert layout.best == pytest.approx(max(gains))
        assert gains[found] == pytest.approx(max(gains))
        place = int(rng.below(SIZE))
        kinds[place] = kind
        layout.lay(place, kind)


def test_a_hidden_card_can_come_to_lie_where_an_open_one_was() -> None:
    """A magician may bring one, even in his own column."""
    told = prices(3)
    kinds = cards(Rng(3))
    layout = layout_of(told, kinds)
    for place, kind in (
        (2, MAGICIAN),
        (8, UNKNOWN),
        (2, UNKNOWN),
        (8, MAGICIAN),
        (2, MAGICIAN),
        (8, UNKNOWN),
    ):
        kinds[place] = kind
        layout.lay(place, kind)
        assert layout.worth() == pytest.approx(counted(told, kinds))
        assert layout.is_hidden(8) == (kinds[8] == UNKNOWN)
        assert layout.is_spoiled(8) == (kinds[2] == MAGICIAN)


def test_where_everything_is_open_the_best_open_place_is_the_best() -> None:
    rng = Rng(5)
    layout = layout_of(prices(5), [int(rng.below(KINDS)) for _ in range(SIZE)])
    for kind in range(KINDS):
        best = layout.best_place(kind)
        assert layout.gain(layout.best_open_place(kind), kind) == pytest.approx(layout.gain(best, kind))


def test_drawing_brings_what_the_best_places_of_all_unseen_cards_bring_on_average() -> None:
    told = prices(7)
    layout = layout_of(told, cards(Rng(7)))
    total = 0.0
    for kind in range(KINDS):
        layout.best_place(kind)
        total += max(layout.best, 0.0) * int(told.unseen[kind])
    assert layout.draw_gain() == pytest.approx(total / int(sum(told.unseen)))


def test_what_drawing_brings_is_remembered_for_the_layout_it_was_reckoned_for() -> None:
    rng = Rng(8)
    told = prices(8)
    kinds = cards(rng)
    layout = layout_of(told, kinds)
    met: list[tuple[float, float]] = []
    for step in range(60):
        place = step % SIZE
        kinds[place] = UNKNOWN if rng.below(4) == 0 else int(rng.below(KINDS))
        layout.lay(place, kinds[place])
        fresh = layout_of(told, kinds).drawing()
        for _ in range(2):
            met.append((layout.drawing().gain, layout.drawing().square))
            assert met[-1] == pytest.approx((fresh.gain, fresh.square))
    assert len(set(met)) > 30


def test_layouts_are_followed_through_whole_matches() -> None:
    compared = 0
    for seed in range(40):
        state = GAME.new(GAME.setup(2 + seed % 3), Rng(seed))
        rng = Rng(seed)
        playout(state, rng, int(state.seats))
        followed, fresh = Evaluation(DECK), Evaluation(DECK)
        followed.look(state, 0)
        fresh.look(state, 0)
        while state.to_act:
            seat = int(state.active)
            action = int(state.pick(seat, rng))
            state.apply(seat, action)
            if state.to_act:
                followed.follow(state, seat, action)
                fresh.read(state)
                assert followed.worths(state) == pytest.approx(fresh.worths(state))
                compared += 1
    assert compared > 1000


def test_no_gain_depends_on_cards_the_seat_cannot_see() -> None:
    for seed in range(60):
        state = GAME.new(GAME.setup(2 + seed % 3), Rng(seed))
        playout(state, Rng(seed), 10 + seed % 40)
        if not state.to_act:
            continue
        seat = int(state.decider())
        legal = state.legal(seat)
        told = []
        for world in (state, state.determinize(seat, Rng(seed))):
            assert isinstance(world, HiloState)
            evaluation = Evaluation(DECK)
            evaluation.look(world, seat)
            told.append(
                [
                    evaluation.gains(world, seat, legal),
                    [evaluation.ends(world, seat, action) for action in legal],
                    [evaluation.is_ahead_after(world, seat, action) for action in legal],
                ]
            )
        assert told[0] == told[1]


def test_the_gain_of_placing_a_held_card_is_that_of_its_place() -> None:
    compared = 0
    for seed in range(100):
        state = GAME.new(GAME.setup(2 + seed % 3), Rng(seed))
        playout(state, Rng(seed), 10 + seed % 40)
        if state.step not in (TAKEN, DRAWN):
            continue
        seat = int(state.decider())
        evaluation = Evaluation(DECK)
        evaluation.look(state, seat)
        for action in state.legal(seat):
            if PLACE <= action < FLIP:
                gain = evaluation.layouts[seat].gain(action - PLACE, held(state))
                assert evaluation.gain(state, seat, action) == gain
                compared += 1
    assert compared > 200


LATE = "king wolf wolf dragon dragon ?bard / knight unicorn unicorn farmer farmer bard"


@pytest.mark.parametrize(
    ("hidden", "card", "action", "ends"),
    [
        (1, "king", "place 6", True),
        (1, "king", "place 1", False),
        (1, "king", "discard", True),
        (1, "phoenix", "place 1", True),
        (2, "phoenix", "place 1", False),
        (2, "phoenix", "place 6", True),
        (2, "king", "place 6", False),
        (2, "king", "discard", False),
    ],
)
def test_what_ends_the_match_is_foreseen(
    kingdom: Kingdom, hidden: int, card: str, action: str, ends: bool
) -> None:
    mine = LATE if hidden == 1 else LATE.replace(" bard", " ?bard")
    kingdom.layout("A", mine).next_draws(card).plays("A", "draw")
    evaluation = Evaluation(DECK)
    evaluation.look(kingdom.state, 0)
    assert evaluation.ends(kingdom.state, 0, GAME.parse(kingdom.setup, 0, action)) == ends


@pytest.mark.parametrize(
    ("theirs", "action", "ends"),
    [
        ("? ? ? ? ? ? / ? ? ? ? ? wolf", "swap 6 B12", True),
        ("? ? ? ? ? ? / ? ? ? ? ? wolf", "swap 6 B1", False),
        ("? ? ? ? ? ? / ? ? ? ? ? wolf", "swap 1 B1", False),
        ("? king king king king king / wolf wolf wolf wolf bard bard", "swap 2 B1", True),
        ("? king king king king king / wolf wolf wolf wolf bard bard", "swap 6 B1", False),
    ],
)
def test_a_swap_that_ends_the_match_is_foreseen(
    kingdom: Kingdom, theirs: str, action: str, ends: bool
) -> None:
    mine = "farmer dragon dragon dragon knight ?bard / magician unicorn unicorn farmer farmer bard"
    kingdom.layout("A", mine).layout("B", theirs).step("cast")
    evaluation = Evaluation(DECK)
    evaluation.look(kingdom.state, 0)
    assert evaluation.ends(kingdom.state, 0, GAME.parse(kingdom.setup, 0, action)) == ends
    kingdom.plays("A", action)
    assert kingdom.over == ends
