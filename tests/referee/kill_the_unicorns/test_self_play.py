"""Random matches over all editions, variants, readings and seat counts: each ends, no card is lost."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from . import EDITIONS, Lots, Match, Options, Place, seat_counts
from .material import Card

VARIANTS: dict[str, list[Options]] = {
    "de": [
        Options(),
        Options(expert=True),
        Options(traps=False),
        Options(traps=False, powers=False),
    ],
    "fr": [
        Options(),
        Options(extra_characters=True),
        Options(expert=True, extra_characters=True),
        Options(traps=False),
        Options(traps=False, extra_characters=True),
        Options(traps=False, powers=False, extra_characters=True),
        Options(powers=False),
    ],
    "en-prototype": [Options(), Options(teams=True)],
}

TABLES = [
    (edition, seats, variant)
    for edition, variants in VARIANTS.items()
    for variant in variants
    for seats in seat_counts(EDITIONS[edition], variant)
]


def any_readings(options: Options, dice: random.Random) -> Options:
    """The same variant with readings drawn at random."""
    return replace(
        options,
        characters=dice.choice(["chosen", "lot"]),
        marker_after_no_winner=dice.choice(["stays", "back"]),
        marker_next_round=dice.choice(["last winner", "stays"]),
        runaway_traps=dice.choice([None, "up", "down", "under"]),
        second_trap=dice.choice([None, "up", "down"]),
        own_trap=dice.choice(["remembered", "looked up"]),
        double_rainbow=dice.choice(["at once", "after hunt"]),
        bicorn_doubles_rainbow_at_end=dice.choice([True, False]),
        revealed_trap=dice.choice(["with the hunt cards", "at once"]),
        team_marker=dice.choice(["went first", "laid first"]),
        team_chooses_first=dice.choice([("traps", "hunts", "market"), ("hunts",), ()]),
        powers_wait=dice.choice([True, False]),
        forced_moves=dice.choice(["automatic", "said"]),
    )


def play_one(match: Match, dice: random.Random) -> set[str]:
    """Plays to the end; the kinds of moves made."""
    kinds: set[str] = set()
    cards: set[Card] | None = None
    for _ in range(3000):
        if match.over:
            break
        may = match.who_may_act()
        assert may
        seat = dice.choice(sorted(may))
        move = dice.choice(sorted(match.legal(seat), key=repr))
        kinds.add(str(move[0]))
        match.play(seat, move)
        if match.table.phase != "set-up":
            now = set(match.where())
            cards = cards or now
            assert now == cards, "a card came or went"
    assert match.over
    assert match.who_may_act() == set()
    return kinds


def expected_cards(match: Match) -> int:
    """Hunt cards and traps of those who play, all unicorns, all tokens of the edition."""
    material, prototype = match.options.material, match.edition.prototype
    number = match.seats * (8 + (8 if match.options.traps else 0))
    number += len(material.unicorn_deck(prototype)) + len(material.starters(prototype))
    number += len(material.pates()) + len(material.false_horns()) + len(material.colouring())
    return number + (len(material.soaps()) if prototype else 0)


@pytest.mark.parametrize(("edition", "seats", "variant"), TABLES)
def test_every_match_ends_with_every_card_in_one_place(edition: str, seats: int, variant: Options) -> None:
    for seed in range(3):
        dice = random.Random(f"{edition} {seats} {variant} {seed}")
        match = Match(edition, seats, any_readings(variant, dice), Lots(seed))
        play_one(match, dice)
        assert len(match.where()) == expected_cards(match)
        points = match.points()
        for items in points.values():
            assert items["total"] == sum(items[name] for name in items if name != "total")
        if match.edition.prototype:
            assert match.winners()


def test_over_many_matches_every_kind_of_move_is_made() -> None:
    made: set[str] = set()
    tables = [("fr", 6, VARIANTS["fr"][1]), ("de", 6, Options()), ("en-prototype", 4, Options(teams=True))]
    for seed in range(36):
        dice = random.Random(seed)
        edition, seats, variant = tables[seed % 3]
        match = Match(edition, seats, any_readings(variant, dice), Lots(seed))
        made |= play_one(match, dice)
    assert made >= {
        "announce",
        "announce-with-knight",
        "bait",
        "buy",
        "buy-nothing",
        "buy-with-merchant",
        "cancel",
        "choose-character",
        "decline",
        "discard-trap",
        "discard-unicorn",
        "exchange",
        "force",
        "go-first",
        "lay",
        "lay-with-knight",
        "pass",
        "peek",
        "reveal",
        "set-trap",
        "swap",
        "switch",
        "take-back",
        "trojan",
    }


def test_a_copy_goes_its_own_way() -> None:
    dice = random.Random(3)
    match = Match("de", 3, Options(), Lots(3))
    for _ in range(12):
        seat = min(match.who_may_act())
        match.play(seat, dice.choice(sorted(match.legal(seat), key=repr)))
    twin = match.copy()
    before: dict[Card, Place] = match.where()
    assert twin.where() == before
    seat = min(twin.who_may_act())
    twin.play(seat, min(twin.legal(seat), key=repr))
    assert match.where() == before
    assert len(twin.history) == len(match.history) + 1
