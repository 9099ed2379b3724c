"""What a layout is worth: joined half coins, whole coins, kept animals; what magicians spoil.

Works on any mix of open and hidden cards: a hidden card counts for nothing, so the same rules give the
running score of what lies open and the final one. All coins count, however many chips the box has
(hilo.score.no-cap).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.core.wire import Part, Score
from monoceros.games.hilo.actions import place_name
from monoceros.games.hilo.deck import (
    ANIMALS,
    BLANK,
    BOTTOM_HALF,
    COINS,
    COLUMNS,
    COUNTED,
    FAMILY_COUNT,
    KEEPERS,
    LEFT_HALF,
    MAGIC,
    PER_FAMILY,
    RIGHT_HALF,
    SIZE,
    TOP_HALF,
)
from monoceros.games.hilo.state import LAYOUT, HiloState

FAMILY_KEYS: Final = ("keeper-dragon", "keeper-unicorn", "keeper-wolf")


def open_layout(state: HiloState, seat: i64) -> vec[i64]:
    """The faces of a layout, `BLANK` for hidden cards."""
    faces: vec[i64] = vec[i64]([0] * SIZE)
    table = state.table
    place: i64 = 0
    while place < SIZE:
        card = table.card(LAYOUT + seat, place)
        if table.seen_by(card) == EVERYONE:
            faces[place] = state.deck.face_of[card]
        place += 1
    return faces


def spoiled(faces: vec[i64]) -> vec[i64]:
    """A layout with the card above or below each magician turned over: it is blank from then on.

    See hilo.score.magician-voids and hilo.score.void-is-blank. Two magicians in one column turn each other
    over (hilo.score.two-magicians). The coins of a magician alone in his column count, if he has any
    (hilo.score.magicians-own-coins).
    """
    scored = faces[:]
    column: i64 = 0
    while column < COLUMNS:
        if faces[column] >> MAGIC & 1:
            scored[column + COLUMNS] = BLANK
        if faces[column + COLUMNS] >> MAGIC & 1:
            scored[column] = BLANK
        column += 1
    return scored


def joins_right(scored: vec[i64], place: i64) -> i64:
    """1 if this card's right half coin meets a left half coin, else 0 (hilo.score.joints)."""
    if place == COLUMNS - 1 or place == SIZE - 1:
        return 0
    return scored[place] >> RIGHT_HALF & scored[place + 1] >> LEFT_HALF & 1


def joins_down(scored: vec[i64], place: i64) -> i64:
    """1 if this card's bottom half coin meets a top half coin, else 0 (hilo.score.joints)."""
    if place >= COLUMNS:
        return 0
    return scored[place] >> BOTTOM_HALF & scored[place + COLUMNS] >> TOP_HALF & 1


def whole_coins(counted: i64) -> i64:
    """The whole coins of a card, or of several added up (hilo.score.full-coins)."""
    return counted >> COINS & (1 << (KEEPERS - COINS)) - 1


def keepers_of(counted: i64, family: i64) -> i64:
    """How many keepers of a family a card is, or several together."""
    return counted >> (KEEPERS + PER_FAMILY * family) & (1 << PER_FAMILY) - 1


def animals_of(counted: i64, family: i64) -> i64:
    """How many animals of a family a card is, or several together."""
    return counted >> (ANIMALS + PER_FAMILY * family) & (1 << PER_FAMILY) - 1


def kept_coins(keepers: i64, animals: i64) -> i64:
    """Two coins for each animal with a keeper, at most two animals for each keeper.

    See hilo.score.keepers and hilo.score.keeper-limit.
    """
    return 2 * min(animals, 2 * keepers)


def layout_score(faces: vec[i64]) -> i64:
    """The coins of a layout: the sum of `layout_parts`."""
    scored = spoiled(faces)
    total: i64 = 0
    counted: i64 = 0
    place: i64 = 0
    while place < SIZE:
        counted += scored[place] & COUNTED
        total += joins_right(scored, place) + joins_down(scored, place)
        place += 1
    total += whole_coins(counted)
    family: i64 = 0
    while family < FAMILY_COUNT:
        total += kept_coins(keepers_of(counted, family), animals_of(counted, family))
        family += 1
    return total


def layout_parts(seat: i64, faces: vec[i64]) -> Score:
    """The coins of a layout and where every one of them lies."""
    scored = spoiled(faces)
    names = [place_name(seat, place) for place in range(SIZE)]
    joints: list[str] = []
    whole: list[str] = []
    coins: i64 = 0
    for place in range(SIZE):
        if whole_coins(scored[place]) != 0:
            coins += whole_coins(scored[place])
            whole.append(names[place])
        if joins_right(scored, place) == 1:
            joints.append(f"{names[place]}-{names[place + 1]}")
        if joins_down(scored, place) == 1:
            joints.append(f"{names[place]}-{names[place + COLUMNS]}")
    parts = [
        Part(key="joints", points=len(joints), places=joints),
        Part(key="full-coins", points=int(coins), places=whole),
    ]
    for family in range(FAMILY_COUNT):
        keepers = [names[place] for place in range(SIZE) if keepers_of(scored[place], family) == 1]
        animals = [names[place] for place in range(SIZE) if animals_of(scored[place], family) == 1]
        parts.append(
            Part(
                key=FAMILY_KEYS[family],
                points=int(kept_coins(len(keepers), len(animals))),
                places=keepers + animals,
                params={"keepers": len(keepers), "animals": len(animals)},
            )
        )
    void = [names[place] for place in range(SIZE) if scored[place] != faces[place]]
    parts.append(Part(key="void", points=0, places=void))
    return Score(seat=int(seat), total=sum([part.points for part in parts]), parts=parts)


def open_score(state: HiloState, seat: i64) -> i64:
    """The coins of what lies open in a layout."""
    return layout_score(open_layout(state, seat))


def open_scores(state: HiloState) -> list[int]:
    """The same of every layout."""
    return [int(open_score(state, seat)) for seat in range(state.seats)]


def winners_of(state: HiloState) -> list[int]:
    """All who have the most coins, alone or together (hilo.win.most-coins, hilo.win.shared)."""
    winners: list[int] = []
    most: i64 = -1
    seat: i64 = 0
    while seat < state.seats:
        coins = open_score(state, seat)
        if coins > most:
            most = coins
            winners = [int(seat)]
        elif coins == most:
            winners.append(int(seat))
        seat += 1
    return winners
