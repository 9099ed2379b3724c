"""Bots at a table have names of their own and a pace that goes with them."""

from monoceros.bots.names import TEMPO, free_name, tempo
from monoceros.core.table import MOST_SEATS


def test_every_seat_of_the_largest_table_gets_a_name_of_its_own() -> None:
    called = ["vega", "Ada"]
    for _ in range(MOST_SEATS):
        name = free_name(called)
        assert name.casefold() not in {other.casefold() for other in called}
        called.append(name)


def test_nobody_is_much_slower_or_quicker_than_the_table() -> None:
    assert all(0.7 <= share <= 1.3 for share in TEMPO.values())
    assert len(set(TEMPO.values())) > 5
    assert tempo("Ada") == 1.0


def test_names_are_short_and_plain() -> None:
    """They stand in records, which separate players with commas, and in the heads of small seats."""
    assert all(name.isascii() and name.isalpha() and len(name) <= 10 for name in TEMPO)
