"""Counting the coins of one layout at the end (book lines 83-101 and 130-150)."""

from dataclasses import dataclass

from tests.referee.hilo.cards import KEEPERS, Card, has_half, whole_coins


@dataclass(frozen=True)
class Points:
    """The coins of one layout, item by item."""

    joints: int
    full_coins: int
    keepers: dict[str, int]  # animal: coins lying on its keepers
    void: tuple[int, ...]  # slots turned over because of a magician
    total: int


def score(layout: list[Card] | list[Card | None]) -> Points:
    """Twelve cards: slots 0-5 are the upper row, 6-11 the lower row, left to right.

    None is a card that is not looked at, such as a hidden one before the end: it counts for nothing.
    """

    def kind(slot: int) -> str:
        card = layout[slot]
        return "" if card is None else card.kind

    # Line 132: the card above or below a magician is turned over and not scored. A magician below
    # another magician is turned over too (R19), and turns over the other one all the same.
    void = tuple(
        slot for slot in range(12) if layout[slot] is not None and kind((slot + 6) % 12) == "magician"
    )

    def counts(slot: int) -> bool:
        return slot not in void and layout[slot] is not None

    # Lines 83-89 and R16: two halves that meet between neighbours make one coin.
    def half(slot: int, edge: str) -> bool:
        card = layout[slot]
        return counts(slot) and card is not None and has_half(card, edge)

    joints = 0
    for row in (0, 6):
        for slot in range(row, row + 5):
            if half(slot, "right") and half(slot + 1, "left"):
                joints += 1
    for slot in range(6):
        if half(slot, "bottom") and half(slot + 6, "top"):
            joints += 1

    full_coins = sum(
        whole_coins(card) for slot, card in enumerate(layout) if card is not None and counts(slot)
    )

    # Lines 95-101, 136-138 and R26: two coins per animal, two animals at most per keeper.
    keepers: dict[str, int] = {}
    for keeper, animal in KEEPERS.items():
        number_of_keepers = sum(1 for slot in range(12) if counts(slot) and kind(slot) == keeper)
        number_of_animals = sum(1 for slot in range(12) if counts(slot) and kind(slot) == animal)
        keepers[animal] = 2 * min(number_of_animals, 2 * number_of_keepers)

    total = joints + full_coins + sum(keepers.values())
    return Points(joints, full_coins, keepers, void, total)
