"""Chance: even, repeatable, and for the fair generator derivable by anybody."""

import hmac
from hashlib import sha256

import pytest

from monoceros.core.fair import combined_seed, commitment
from monoceros.core.rng import FairRng, Rng


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    def words(seed: int) -> list[int]:
        rng = Rng(seed)
        return [int(rng.word()) for _ in range(50)]

    assert words(1) == words(1)
    assert len({tuple(words(seed)) for seed in (0, 1, 2, 2**32, 2**63, 2**64 - 1)}) == 6


def test_the_generator_is_sfc32() -> None:
    """Written again here from its definition."""
    mask = 2**32 - 1
    a, b, c, counter = 42, 0, 0, 1
    rng = Rng(42)
    for turn in range(100):
        mixed = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b = b ^ (b >> 9), (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + mixed) & mask
        if turn >= 15:
            assert int(rng.word()) == mixed


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


@pytest.mark.parametrize("make", [lambda: Rng(5), lambda: FairRng(b"secret")])
def test_numbers_below_a_bound_are_even(make: type[Rng]) -> None:
    rng: Rng = make()  # type: ignore[call-arg]
    found = [int(rng.below(7)) for _ in range(7000)]
    assert set(found) == set(range(7))
    assert all(abs(found.count(number) - 1000) < 150 for number in range(7))


@pytest.mark.parametrize("make", [lambda: Rng(5), lambda: FairRng(b"secret")])
def test_shuffles_reach_every_order_evenly(make: type[Rng]) -> None:
    rng: Rng = make()  # type: ignore[call-arg]
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert all(abs(count - 100) < 50 for count in orders.values())


def test_copies_go_the_same_way_without_disturbing_each_other() -> None:
    for rng in (Rng(3), FairRng(b"x")):
        rng.word()
        twin = rng.copy()
        assert twin.mark() == rng.mark()
        ahead = [int(twin.word()) for _ in range(20)]
        assert twin.mark() != rng.mark()
        assert [int(rng.word()) for _ in range(20)] == ahead


def test_the_fair_stream_is_the_one_in_the_docs() -> None:
    seed = bytes(range(32))
    rng = FairRng(seed)
    blocks = b"".join(hmac.new(seed, at.to_bytes(8, "big"), sha256).digest() for at in range(4))
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 128, 4)]
    assert [int(rng.word()) for _ in range(32)] == expected


def test_the_fair_generator_traces_what_it_gave() -> None:
    rng = FairRng(b"seed")
    cards = ["a", "b", "c", "d", "e"]
    numbers = [0, 1, 2, 3, 4]
    rng.shuffle(numbers)
    one = int(rng.below(10))
    order, below = rng.trace
    assert below == f"below 10: {one}"
    assert order == "shuffle 5: " + " ".join(map(str, numbers))
    assert sorted(cards[place] for place in numbers) == cards


def test_every_seats_entropy_changes_the_seed() -> None:
    seeds = {
        combined_seed(b"s", entropy) for entropy in (["", ""], ["a", ""], ["", "a"], ["a", "a"], ["aa", ""])
    }
    assert len(seeds) == 5
    assert commitment(b"s") == sha256(b"s").hexdigest()


def test_a_fork_is_a_fast_generator_of_its_own() -> None:
    fair = FairRng(b"seed")
    fork = fair.fork()
    assert type(fork) is Rng
    assert fork.mark() != FairRng(b"seed").mark()
