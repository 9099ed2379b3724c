"""Statistics: the right figures, honest intervals, and no alarm where there is nothing."""

from pathlib import Path

import pytest

from monoceros.core.rng import Rng
from monoceros.core.tally import Way
from monoceros.lab.report.statistics import Statistics, compute_statistics, holm
from monoceros.lab.result_tables import COLUMNS, Chunk, Keep, parquet_bytes
from monoceros.lab.results import Results, begin_results
from monoceros.lab.simulate import Count, Plan

SEATS = 2
Rows = list[dict[str, object]]


def made_up(
    folder: Path, games: int, winners: list[list[int]], cards: Rows, bots: int = 1, *, longer: int = 0
) -> Results:
    """Made-up matches of HiLo: who won each, which cards were met, and how much longer they took."""
    plan = Plan("hilo", "de", SEATS, {}, ["random", "heuristic"][:bots], games, 1)
    plan_chunk = plan.chunk()
    results = begin_results(folder, plan, Keep(tables=True, cards=True))
    for first, last in plan.chunks(plan_chunk):
        rows: dict[str, Rows] = {"games": [], "parts": [], "cards": []}
        for match in range(first, last):
            rows["games"].append(
                {
                    "match": match,
                    "deal": plan.deal(match),
                    "seed": match,
                    "starter": match % SEATS,
                    "steps": 40 + match % 11 + longer,
                    "ended": "hilo.end.immediately",
                    "winners": winners[match],
                    "bots": plan.seating(match),
                    "scores": [10, 8],
                }
            )
            rows["parts"] += [
                {"match": match, "seat": seat, "part": "joints", "points": 9 if seat in winners[match] else 4}
                for seat in range(SEATS)
            ]
        rows["cards"] = [card for card in cards if first <= int(str(card["match"])) < last]
        tables = {
            name: parquet_bytes(
                name, {column: [row[column] for row in rows[name]] for column in COLUMNS[name]}
            )
            for name in rows
        }
        results.write(Chunk(first, Count(), tables, {}))
    return results


def statistics(folder: Path, games: int, winners: list[list[int]], cards: Rows, bots: int = 1) -> Statistics:
    """What is found in such matches."""
    return compute_statistics(made_up(folder, games, winners, cards, bots))


def met(match: int, seat: int, card: str, way: str = "drawn") -> dict[str, object]:
    return {"match": match, "seat": seat, "way": way, "card": card, "times": 1}


def test_a_card_is_compared_within_its_table(tmp_path: Path) -> None:
    """Seat A has the king in every match and wins three of four; where both have it nothing is learnt."""
    winners = [[0] if match % 4 else [1] for match in range(400)]
    cards = [met(match, 0, "king") for match in range(400)]
    cards += [met(match, seat, "bard") for match in range(400) for seat in range(2)]
    found = statistics(tmp_path, 400, winners, cards)
    (king,) = found.effects
    assert (king.card, king.won.rate, king.won.times) == ("king", 0.75, 400)
    assert king.more.points == pytest.approx(0.5)
    # Each match tells +1 or -1: a standard deviation of 0.866 over the root of 400 matches.
    assert king.more.high - king.more.points == pytest.approx(1.96 * 0.866 / 20, rel=1e-3)
    assert king.telling


def test_what_a_character_wins_anyway_is_not_put_down_to_its_traps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The knight wins three of four. One trap he sets half the time, come what may; one he always sets."""
    ways = (Way("character", "luck"), Way("set", "choice", within="character"))
    monkeypatch.setattr("monoceros.games.hilo.tally.HiloTally.ways", ways)
    winners = [[0] if match % 4 else [1] for match in range(400)]
    cards = [met(match, 0, "knight", "character") for match in range(400)]
    cards += [met(match, 1, "bard", "character") for match in range(400)]
    cards += [met(match, 0, "armour", "set") for match in range(400) if match // 4 % 2]
    cards += [met(match, 0, "habit", "set") for match in range(400)]
    found = {one.card: one for one in statistics(tmp_path, 400, winners, cards).effects}
    assert found["knight"].more.points == pytest.approx(0.5)
    assert found["armour"].more.points == pytest.approx(0.0)
    assert not found["armour"].telling
    assert "habit" not in found  # nobody can tell it from the knight himself


def test_seats_order_parts_and_length(tmp_path: Path) -> None:
    winners = [[0] for _ in range(300)] + [[0, 1] for _ in range(100)]
    found = statistics(tmp_path, 400, winners, [])
    assert [round(place.won.rate, 3) for place in found.seats] == [0.875, 0.125]
    assert [place.telling for place in found.seats] == [True, True]
    assert [round(place.won.rate, 3) for place in found.order] == [0.5, 0.5]
    assert [place.telling for place in found.order] == [False, False]
    (part,) = found.parts
    assert (part.winners, part.others) == (9.0, 4.0)
    assert (found.length.median, sum(found.length.bins)) == (45, 400)
    assert found.endings[0].share.rate == 1.0


def test_chance_alone_raises_no_alarm(tmp_path: Path) -> None:
    """Forty cards that mean nothing: some look remarkable one by one, none does among all."""
    rng = Rng(11)
    winners = [[int(rng.below(2))] for _ in range(600)]
    names = [f"card{number}" for number in range(40)]
    cards = [
        met(match, seat, name)
        for match in range(600)
        for seat in range(2)
        for name in names
        if rng.below(2) == 0
    ]
    found = statistics(tmp_path, 600, winners, cards)
    assert len(found.effects) == 40
    assert min(one.more.chance for one in found.effects) < 0.05
    assert found.telling == 0


def test_matches_of_one_deal_are_not_counted_twice(tmp_path: Path) -> None:
    """Two rotations of one deal that always end alike say no more than one match does."""
    rng = Rng(3)
    deals = [int(rng.below(2)) for _ in range(200)]
    alone = statistics(tmp_path / "alone", 200, [[seat] for seat in deals], [])
    twice = statistics(tmp_path / "twice", 400, [[seat] for seat in deals for _ in range(2)], [], bots=2)
    one, two = alone.seats[0].more, twice.seats[0].more
    assert two.points == pytest.approx(one.points)
    assert two.high - two.low == pytest.approx(one.high - one.low)


def test_holm_steps_down_and_stops_at_the_first_that_does_not_hold() -> None:
    assert holm([0.01, 0.04, 0.03]) == [True, False, False]
    assert holm([0.001, 0.02, 0.012]) == [True, True, True]
    assert holm([]) == []


def test_no_interval_has_no_width(tmp_path: Path) -> None:
    """A few deals that all end alike are no certainty."""
    found = statistics(tmp_path, 2, [[0], [0]], [])
    for place in (*found.seats, *found.order):
        assert place.more.high - place.more.low > 0.5
        assert not place.telling
