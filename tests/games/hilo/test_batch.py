"""Many matches side by side with packs of one's own; the shipped one is under the laws."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.core.batch import MASK_IDLE, Batch
from monoceros.core.observation import row_size
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.hilo.batch import HiloBatch
from monoceros.games.registry import find_game

HILO = find_game("hilo")
HEAD = '[pack]\nid = "mine"\nextends = "hilo-de"\n'
TWO_MAGICIANS = PackText(HEAD + '[[card]]\nid = "bard"\nrole = "magician"\n')
MANY_KINGS = PackText(HEAD + 'total = 153\n[[card]]\nid = "king"\ncopies = 90\n')


def play(pack: PackText, seats: int) -> Batch:
    """Play some matches and compare every row and mask with what the state tells."""
    setup = HILO.setup(seats, own_pack=pack)
    width = row_size(HILO.fields(setup))
    batch = HILO.batch(setup, 3, 10_000, Rng(seats))
    rng = Rng(8)
    ended = 0
    while ended < 3:
        batch.step_random(rng)
        ended += sum(batch.dones)
        memory, idle = batch.memory()
        rows = memoryview(memory).tobytes()  # type: ignore[arg-type]
        masks = memoryview(batch.masks).tobytes()
        for match, state in enumerate(batch.states):
            seat = int(batch.actors[match])
            row = vec[u8](bytes(width))
            state.observe(seat, row, 0)
            first = len(rows) // 3 * match + idle
            assert list(rows[first : first + width]) == list(row)
            signs = masks[len(masks) // 3 * match + MASK_IDLE : len(masks) // 3 * (match + 1)]
            assert [action for action, sign in enumerate(signs) if sign] == state.legal(seat)
    return batch


@pytest.mark.parametrize("seats", [2, 4])
def test_every_kind_of_magician_is_kept_out_of_swaps(seats: int) -> None:
    assert isinstance(play(TWO_MAGICIANS, seats), HiloBatch)


def test_a_pack_too_large_for_words_is_played_all_the_same() -> None:
    assert not isinstance(play(MANY_KINGS, 2), HiloBatch)
