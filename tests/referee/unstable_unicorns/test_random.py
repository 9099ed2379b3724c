"""Random matches over all options and numbers of players end, and no card is ever lost."""

import random

import pytest

from tests.referee.unstable_unicorns import CHOICES, Match, Options
from tests.referee.unstable_unicorns.cards import all_babies, is_unicorn_card, type_of, whole_deck
from tests.referee.unstable_unicorns.stories import Dice

BOX = {*whole_deck(), *all_babies()}


def play_out(match: Match, dice: random.Random) -> int:
    steps = 0
    while not match.over:
        seat = dice.choice(sorted(match.who_may_act()))
        match.play(seat, dice.choice(sorted(match.legal(seat), key=repr)))
        check(match)
        steps += 1
        assert steps < 20000
    return steps


def check(match: Match) -> None:
    t = match.table
    places = match.where()
    assert set(places) == BOX
    piles = [t.deck, t.discard_pile, t.nursery, t.box, *t.hands, *t.stables]
    assert sum(len(pile) for pile in piles) + len(t.stack) == len(BOX)
    assert bool(match.who_must_act()) != match.over
    for found, place in places.items():
        if type_of(found) == "baby":
            assert place[0] in ("stable", "nursery")
        if place[0] == "stable":
            assert is_unicorn_card(found) or type_of(found) in ("upgrade", "downgrade")
    if match.over:
        assert match.winners() or not t.deck


def options_of(dice: random.Random) -> Options:
    return Options(**{name: dice.choice(values) for name, values in CHOICES.items()})  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", range(2, 9))
def test_random_options(seats: int) -> None:
    for seed in range(12):
        chance = Dice(1000 * seats + seed)
        match = Match(seats, options_of(chance.random), chance)
        play_out(match, chance.random)


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_each_value_of_each_option(name: str) -> None:
    for value in CHOICES[name]:
        for seats in (2, 4, 7):
            options: dict[str, object] = {name: value}
            if name == "new_hand":
                options["party"] = "drinking"
            if name in ("stable_named", "idle_targets"):
                options["targets"] = "after"
            chance = Dice(seats)
            play_out(Match(seats, Options(**options), chance), chance.random)  # type: ignore[arg-type]
