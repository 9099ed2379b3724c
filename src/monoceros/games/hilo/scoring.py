"""What a layout is worth: joined half coins, whole coins, kept animals; what magicians spoil.

Works on any mix of open and hidden cards: a hidden card is `UNKNOWN` and counts for nothing, so the same
rules give the running score of what lies open and the final one.
"""

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.table import UNKNOWN
from monoceros.core.wire import Part, Score
from monoceros.games.hilo.deck import (
    ANIMAL,
    ANIMALS,
    BOTTOM_HALF,
    COINS,
    COLUMNS,
    FAMILY_COUNT,
    KEEPER,
    KEEPERS,
    LAYOUT_SIZE,
    LEFT_HALF,
    MAGIC,
    MAGICIAN,
    PER_FAMILY,
    RIGHT_HALF,
    TOP_HALF,
    HiloDeck,
)

FAMILY_KEYS = ("keeper-dragon", "keeper-unicorn", "keeper-wolf")


def without_void(deck: HiloDeck, kinds: list[int]) -> list[int]:
    """The layout as it is scored: the card above or below a magician is turned over.

    Two magicians in one column turn each other over (hilo.score.two-magicians).
    """
    scored = kinds[:]
    column: i64 = 0
    while column < COLUMNS:
        upper = kinds[column]
        lower = kinds[column + COLUMNS]
        if upper != UNKNOWN and deck.roles[upper] == MAGICIAN:
            scored[column + COLUMNS] = UNKNOWN
        if lower != UNKNOWN and deck.roles[lower] == MAGICIAN:
            scored[column] = UNKNOWN
        column += 1
    return scored


def joins_right(deck: HiloDeck, kinds: list[int], place: i64) -> bool:
    """Whether this card's right half coin meets a left half coin (hilo.score.joints)."""
    if place % COLUMNS == COLUMNS - 1:
        return False
    card = kinds[place]
    neighbour = kinds[place + 1]
    return card != UNKNOWN and neighbour != UNKNOWN and deck.right[card] == 1 and deck.left[neighbour] == 1


def joins_down(deck: HiloDeck, kinds: list[int], place: i64) -> bool:
    """Whether this card's bottom half coin meets a top half coin (hilo.score.joints)."""
    if place >= COLUMNS:
        return False
    card = kinds[place]
    neighbour = kinds[place + COLUMNS]
    return card != UNKNOWN and neighbour != UNKNOWN and deck.bottom[card] == 1 and deck.top[neighbour] == 1


def kept_coins(keepers: i64, animals: i64) -> i64:
    """Two coins for each animal, at most two animals for each keeper (hilo.score.keepers)."""
    return 2 * min(animals, 2 * keepers)


def layout_score(deck: HiloDeck, kinds: list[int]) -> int:
    """The coins of a layout: the sum of `layout_parts`, reckoned a column at a time."""
    faces = deck.faces
    joints: i64 = 0
    counted: i64 = 0
    left_upper: i64 = 0
    left_lower: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        upper: i64 = faces[kinds[column]]
        lower: i64 = faces[kinds[column + COLUMNS]]
        if (upper | lower) >> MAGIC & 1:
            # A magician turns over what lies above or below, another magician too.
            turned = upper
            if lower >> MAGIC & 1:
                upper = 0
            if turned >> MAGIC & 1:
                lower = 0
        joints += left_upper >> RIGHT_HALF & upper >> LEFT_HALF & 1
        joints += left_lower >> RIGHT_HALF & lower >> LEFT_HALF & 1
        joints += upper >> BOTTOM_HALF & lower >> TOP_HALF & 1
        counted += (upper >> COINS) + (lower >> COINS)
        left_upper = upper
        left_lower = lower
        column += 1
    total: i64 = joints + (counted & (1 << (KEEPERS - COINS)) - 1)
    family: i64 = 0
    while family < FAMILY_COUNT:
        keepers: i64 = counted >> (KEEPERS - COINS + PER_FAMILY * family) & (1 << PER_FAMILY) - 1
        animals: i64 = counted >> (ANIMALS - COINS + PER_FAMILY * family) & (1 << PER_FAMILY) - 1
        total += kept_coins(keepers, animals)
        family += 1
    return int(total)


def layout_parts(deck: HiloDeck, seat: int, kinds: list[int]) -> Score:
    """The coins of a layout and where every one of them lies."""
    scored = without_void(deck, kinds)
    letter = seat_letter(seat)

    def name(place: int) -> str:
        return f"{letter}{place + 1}"

    joints: list[str] = []
    whole: list[str] = []
    coins = 0
    for place in range(LAYOUT_SIZE):
        kind = scored[place]
        if kind != UNKNOWN and deck.coins[kind]:
            coins += deck.coins[kind]
            whole.append(name(place))
        if joins_right(deck, scored, place):
            joints.append(f"{name(place)}-{name(place + 1)}")
        if joins_down(deck, scored, place):
            joints.append(f"{name(place)}-{name(place + int(COLUMNS))}")
    parts = [
        Part(key="joints", points=len(joints), places=joints),
        Part(key="full-coins", points=coins, places=whole),
    ]
    for family in range(FAMILY_COUNT):
        keepers = [p for p in range(LAYOUT_SIZE) if _is(deck, scored[p], KEEPER, family)]
        animals = [p for p in range(LAYOUT_SIZE) if _is(deck, scored[p], ANIMAL, family)]
        parts.append(
            Part(
                key=FAMILY_KEYS[family],
                points=int(kept_coins(len(keepers), len(animals))),
                places=[name(place) for place in keepers + animals],
                params={"keepers": len(keepers), "animals": len(animals)},
            )
        )
    void = [
        name(place) for place in range(LAYOUT_SIZE) if scored[place] == UNKNOWN and kinds[place] != UNKNOWN
    ]
    parts.append(Part(key="void", points=0, places=void))
    return Score(seat=seat, total=sum(part.points for part in parts), parts=parts)


def _is(deck: HiloDeck, kind: int, role: int, family: int) -> bool:
    return kind != UNKNOWN and deck.roles[kind] == role and deck.families[kind] == family
