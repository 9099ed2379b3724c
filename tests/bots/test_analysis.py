"""Analysis: chances that add up, costs only where something better was known, luck as the rest."""

import pytest

from monoceros.bots.analysis import Analysis, Analyst
from monoceros.bots.verdicts import _imagined, shown, tempered
from monoceros.core.match import Match
from monoceros.core.record import Chance, Record
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import GAMES

GAME = GAMES["hilo"]


def _record(seed: int = 3) -> Record:
    match = Match(GAME, GAME.setup(2), Chance(seed=seed), ["careful", "careless"])
    rng = Rng(seed)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, int(match.state.pick(seat, rng)))
    return match.record()


def _analysed(record: Record, jobs: int = 1) -> Analysis:
    analyst = Analyst(GAME, record, iterations=24, jobs=jobs)
    assert len(list(analyst.judge())) == len(record.moves)
    return analyst.analysis()


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return _analysed(_record())


def test_chances_add_up_and_end_with_the_result(analysis: Analysis) -> None:
    assert sum(analysis.start) == pytest.approx(1.0)
    for move in analysis.moves:
        assert sum(move.chances) == pytest.approx(1.0)
    assert analysis.moves[-1].chances == [share.result for share in analysis.shares]


def test_turning_points_are_the_greatest_swings(analysis: Analysis) -> None:
    swings = {move.n: move.swing for move in analysis.moves}
    least = min(swings[n] for n in analysis.turning_points)
    assert sum(swing > least for swing in swings.values()) < len(analysis.turning_points)


def test_random_play_gives_something_away_and_the_best_move_never_does(analysis: Analysis) -> None:
    judged = [move for move in analysis.moves if move.cost is not None]
    assert judged
    assert all(move.cost == 0.0 for move in judged if move.best == move.text)
    assert all(0.0 <= (move.cost or 0.0) <= 1.0 for move in judged)
    assert sum(share.given_away for share in analysis.shares) > 0.1


def test_luck_and_skill_make_the_result(analysis: Analysis) -> None:
    for share in analysis.shares:
        assert 0.5 + share.skill + share.luck == pytest.approx(share.result)
    assert sum(share.skill for share in analysis.shares) == pytest.approx(0.0)


def test_what_a_partner_did_is_nobodys_skill() -> None:
    game = GAMES["kill-the-unicorns"]
    match = Match(game, game.setup(4, "en-prototype", {"teams": "on"}), Chance(seed=1), list("ABCD"))
    rng = Rng(1)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, int(match.state.pick(seat, rng)))
    analyst = Analyst(game, match.record(), iterations=16)
    for _ in analyst.judge():
        pass
    shares = analyst.analysis().shares
    merits = analyst.merits
    assert len(set(merits)) == 4, "nobody differs from their partner: choose another seed"
    for seat, share in enumerate(shares):
        opponents = merits[(seat + 1) % 4], merits[(seat + 3) % 4]
        assert share.skill == pytest.approx(merits[seat] - sum(opponents) / 2)
    assert sum(share.skill for share in shares) == pytest.approx(0.0)


def test_the_same_record_is_judged_the_same_again(analysis: Analysis) -> None:
    assert _analysed(_record()) == analysis


def test_however_many_share_the_work_the_answer_is_the_same(analysis: Analysis) -> None:
    assert _analysed(_record(), jobs=2) == analysis


def test_chances_of_a_playout_are_shown_as_they_hold() -> None:
    assert shown([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])
    assert shown([0.8, 0.2], 0.5) == pytest.approx([2 / 3, 1 / 3])
    assert shown([0.25] * 4, 0.6) == pytest.approx([0.25] * 4)
    assert tempered(0.8, 0.5) == pytest.approx(2 / 3)
    assert tempered(0.0, 0.5) == 0.0


def test_an_onlooker_imagines_only_hands_that_can_give_what_is_asked_for() -> None:
    game = GAMES["unstable-unicorns"]
    state = game.new(game.setup(4), Rng(11))
    chance, dreams = Rng(7), Rng(1)
    unfit = 0
    for _ in range(120):
        plain = [state.determinize(ONLOOKER, dreams) for _ in range(5)]
        if any(not world.legal(seat) for world in plain for seat in world.deciders()):
            unfit += 1
            imagined = _imagined(state, dreams)
            assert imagined is not None
            assert all(imagined.legal(seat) for seat in imagined.deciders())
        seat = int(state.decider())
        state.apply(seat, int(state.pick(seat, chance)))
    assert unfit, "no card wants something of a hidden hand in this match: choose another seed"
