"""Small stories from the book of HiLo, each naming its line or ruling."""

import random

import pytest

from tests.referee.hilo import Card, IllegalMove, Match, Options, score
from tests.referee.hilo.cards import whole_deck


class Stacked:
    """Chance that deals the kinds asked for first and keeps the order of every later shuffle."""

    def __init__(self, wanted: dict[int, str], start: int = 0) -> None:
        self.wanted = wanted
        self.start = start

    def shuffled(self, label: str, items: list[Card]) -> list[Card]:
        if label != "deck":
            return list(items)
        rest = [card for card in items if card.kind not in ("magician", "phoenix")]
        rest += [card for card in items if card.kind in ("magician", "phoenix")]
        result: list[Card | None] = [None] * len(items)
        for position, kind in self.wanted.items():
            card = next(card for card in rest if card.kind == kind)
            rest.remove(card)
            result[position] = card
        return [card if card is not None else rest.pop(0) for card in result]

    def drawn(self, label: str, items: list[int]) -> int:
        return self.start


class Dice:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def shuffled(self, label: str, items: list[Card]) -> list[Card]:
        return self.random.sample(items, len(items))

    def drawn(self, label: str, items: list[int]) -> int:
        return self.random.choice(items)


def begun(wanted: dict[int, str], options: Options | None = None) -> Match:
    """Two players, start cards in slot 0; position 24 is the first discard, 25 the top of the pile."""
    match = Match(2, options or Options(), Stacked(wanted))
    match.play(0, ("start", 0))
    match.play(1, ("start", 0))
    return match


def all_open_but(match: Match, seat: int, *slots: int) -> None:
    match.is_open[seat] = [slot not in slots for slot in range(12)]


def cards(*kinds: str) -> list[Card]:
    return [Card(kind, number) for number, kind in enumerate(kinds)]


def test_deck_has_69_cards_line_37() -> None:
    assert len(set(whole_deck())) == 69


def test_scoring_example_is_worth_11_lines_142_to_150() -> None:
    layout = cards("dragon_keeper", "prince", "knight", "princess", "farmer", "phoenix")
    layout += cards("knight", "bard", "king", "bard", "magician", "dragon")
    points = score(layout)
    assert (points.joints, points.full_coins, points.keepers["dragon"], points.total) == (7, 2, 2, 11)
    assert points.void == (4,)


@pytest.mark.parametrize(
    ("keepers", "animals", "coins"), [(1, 1, 2), (1, 2, 4), (1, 3, 4), (2, 3, 6), (2, 1, 2), (0, 3, 0)]
)
def test_keepers_lines_95_to_101_and_138(keepers: int, animals: int, coins: int) -> None:
    kinds = ["wolf_keeper"] * keepers + ["wolf"] * animals
    kinds += ["dragon"] * (12 - len(kinds))
    assert score(cards(*kinds)).total == coins


def test_two_magicians_above_each_other_void_each_other_r19() -> None:
    points = score(cards(*(["magician"] + ["dragon"] * 5) * 2))
    assert points.void == (0, 6)
    assert points.total == 0


def test_start_magician_goes_back_into_the_pile_line_58() -> None:
    match = begun({0: "magician", 25: "phoenix"})
    assert match.layouts[0][0].kind == "phoenix"  # and line 60: nobody uncovers a second card
    assert sum(match.is_open[0]) == 1
    assert match.draw_pile[-1].kind == "magician"
    assert match.legal(0) == {("take",), ("draw",)}


def test_a_taken_card_must_be_exchanged_line_66() -> None:
    match = begun({})
    top = match.discard_pile[0]
    match.play(0, ("take",))
    with pytest.raises(IllegalMove, match="line 66"):
        match.play(0, ("discard",))
    old = match.layouts[0][7]
    match.play(0, ("place", 7))
    assert match.where()[top] == ("layout", 0, 7, "open")
    assert match.where()[old] == ("discard pile", 0)
    assert match.who_may_act() == {1}


def test_a_discarded_draw_forces_a_flip_line_77() -> None:
    match = begun({25: "magician"})
    match.play(0, ("draw",))
    match.play(0, ("discard",))  # R12: the magician does not cast
    assert match.legal(0) == {("flip", slot) for slot in range(1, 12)}
    match.play(0, ("flip", 3))
    assert match.who_may_act() == {1}


def test_a_magician_laid_must_cast_line_105() -> None:
    match = begun({24: "magician"})
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    moves = match.legal(0)
    assert len(moves) == 11 * 12
    assert not any(move[1] == 4 for move in moves)  # line 112
    mine, yours = match.layouts[0][0], match.layouts[1][5]
    match.play(0, ("swap", 0, 1, 5))
    assert match.where()[mine] == ("layout", 1, 5, "open")  # line 108
    assert match.where()[yours] == ("layout", 0, 0, "hidden")
    assert match.who_may_act() == {1}


def test_hidden_magicians_may_be_moved_r9() -> None:
    match = begun({24: "magician", 13: "magician"})
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("swap", 1, 1, 1))
    assert match.layouts[0][1].kind == "magician"
    assert match.who_may_act() == {1}


def test_an_open_phoenix_won_by_magic_uncovers_line_118() -> None:
    match = begun({24: "magician", 12: "phoenix"})
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("swap", 0, 1, 0))
    assert match.legal(0) == {("flip", slot) for slot in range(12) if slot not in (0, 4)}


def test_a_hidden_phoenix_won_by_magic_rests_r2() -> None:
    match = begun({24: "magician", 13: "phoenix"})
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("swap", 1, 1, 1))
    assert match.who_may_act() == {1}


def test_an_open_phoenix_handed_over_does_nothing_r3() -> None:
    match = begun({24: "magician", 0: "phoenix"})
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("swap", 0, 1, 1))
    assert match.who_may_act() == {1}
    assert match.legal(1) == {("take",), ("draw",)}


def test_phoenix_uncovers_magician_r4() -> None:
    match = begun({24: "phoenix", 1: "magician"})
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("flip", 1))
    assert {move[0] for move in match.legal(0)} == {"swap"}


def test_phoenix_as_last_card_does_nothing_line_122() -> None:
    match = begun({24: "phoenix"})
    all_open_but(match, 0, 4)
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    assert match.over
    assert all(all(faces) for faces in match.is_open)  # line 130
    assert match.winners()


def test_magician_as_last_card_end_first_r7() -> None:
    match = begun({24: "magician"})
    all_open_but(match, 0, 4)
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    assert match.over


def test_magician_as_last_card_cast_first_r7() -> None:
    match = begun({24: "magician"}, Options(magician_last="cast first"))
    all_open_but(match, 0, 4)
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("swap", 0, 1, 7))  # an open card for a hidden one: not complete any more
    assert match.who_may_act() == {1}


def test_a_spell_may_complete_another_players_layout_r8() -> None:
    match = begun({24: "magician"})
    all_open_but(match, 1, 7)
    match.play(0, ("take",))
    match.play(0, ("place", 4))
    match.play(0, ("swap", 0, 1, 7))
    assert match.over


def test_the_last_draw_turns_the_discard_pile_over_line_126() -> None:
    match = begun({})
    match.discard_pile += match.draw_pile[1:]
    del match.draw_pile[1:]
    match.play(0, ("draw",))
    assert match.discard_pile == []
    assert len(match.draw_pile) == 44
    match.play(0, ("discard",))
    assert len(match.discard_pile) == 1


def test_start_cards_together() -> None:
    match = Match(3, Options(start="together"), Stacked({0: "magician"}, start=2))
    assert match.who_may_act() == {0, 1, 2}
    for seat in (1, 0, 2):
        match.play(seat, ("start", 0))
    assert match.who_may_act() == {2}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("magician_last", ["end first", "cast first"])
@pytest.mark.parametrize("start", ["clockwise", "together"])
def test_random_matches_end_and_keep_every_card(seats: int, magician_last: str, start: str) -> None:
    box = set(whole_deck())
    for seed in range(40):
        chance = Dice(seed)
        match = Match(seats, Options(magician_last, start), chance)
        steps = 0
        while not match.over:
            seat = chance.random.choice(sorted(match.who_may_act()))
            match.play(seat, chance.random.choice(sorted(match.legal(seat))))
            places = match.where()
            assert set(places) == box
            assert len(set(places.values())) == 69
            assert bool(match.who_may_act()) != match.over
            steps += 1
            assert steps < 5000
        assert match.winners()
