"""A ledger knows after every card what counting the whole layout anew would tell."""

import pytest

from monoceros.core.rng import Rng
from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.actions import SIZE
from monoceros.games.hilo.appraisal import Appraisal
from monoceros.games.hilo.guide import HiloGuide
from monoceros.games.hilo.ledger import Ledger, Prices
from monoceros.games.registry import GAMES


def _appraisal(seed: int) -> Appraisal:
    game = GAMES["hilo"]
    guide = game.guide(game.setup(2))
    assert isinstance(guide, HiloGuide)
    rng = Rng(seed)
    unseen = [int(rng.below(copies + 1)) for copies in guide.appraisal.unseen]
    return Appraisal(guide.deck, unseen, float(seed % 40))


def _layout(rng: Rng, kinds: int) -> list[int]:
    return [int(rng.below(kinds)) if rng.below(3) else UNKNOWN for _ in range(SIZE)]


@pytest.mark.parametrize("seed", range(20))
def test_what_a_card_brings_is_the_difference_of_two_whole_layouts(seed: int) -> None:
    appraisal = _appraisal(seed)
    rng = Rng(seed)
    kinds = len(appraisal.deck.names)
    layout = _layout(rng, kinds)
    ledger = Ledger(Prices(appraisal), layout)
    for _ in range(30):
        now = appraisal.worth(layout)
        assert ledger.worth() == pytest.approx(now)
        kind, place = int(rng.below(kinds)), int(rng.below(SIZE))
        best, _ = appraisal.best_place(layout, kind, now)
        found = ledger.best_place(kind)
        assert ledger.best == pytest.approx(best)
        assert ledger.gain(found, kind) == pytest.approx(best)
        layout[place] = kind
        ledger.lay(place, kind)


def test_a_hidden_card_can_come_to_lie_where_an_open_one_was() -> None:
    """A magician may bring one, even in his own column."""
    appraisal = _appraisal(3)
    rng = Rng(3)
    layout = _layout(rng, len(appraisal.deck.names))
    magician = appraisal.deck.names.index("magician")
    ledger = Ledger(Prices(appraisal), layout)
    for place, kind in (
        (2, magician),
        (8, UNKNOWN),
        (2, UNKNOWN),
        (8, magician),
        (2, magician),
        (8, UNKNOWN),
    ):
        layout[place] = kind
        ledger.lay(place, kind)
        assert ledger.worth() == pytest.approx(appraisal.worth(layout))
        assert ledger.is_hidden(8) == (layout[8] == UNKNOWN)
        assert ledger.spoiled(8) == (layout[2] == magician)


def test_where_everything_is_open_the_best_open_place_is_the_best() -> None:
    appraisal = _appraisal(5)
    rng = Rng(5)
    kinds = len(appraisal.deck.names)
    ledger = Ledger(Prices(appraisal), [int(rng.below(kinds)) for _ in range(SIZE)])
    for kind in range(kinds):
        best = ledger.best_place(kind)
        assert ledger.gain(ledger.best_open_place(kind), kind) == pytest.approx(ledger.gain(best, kind))
