"""Tournaments: everybody meets everybody, in every seat, and ratings say how sure they are."""

from xml.etree import ElementTree

from monoceros.lab.simulate import Result
from monoceros.lab.tournament import Tournament, meetings, places, play, standings
from monoceros.lab.tournament_plot import intervals


def held(**changes: object) -> Tournament:
    usual = {"game": "hilo", "edition": "de", "seats": 2, "options": {}, "games": 6, "seed": 3}
    return Tournament(**{**usual, "bots": ["random", "novice", "skilled"], **changes})  # type: ignore[arg-type]


def test_everybody_meets_everybody_in_whole_rounds() -> None:
    plans = held(games=7).plans()
    assert [plan.bots for plan in plans] == [
        ["random", "novice"],
        ["random", "skilled"],
        ["novice", "skilled"],
    ]
    assert all(plan.games == 4 and plan.unhurried for plan in plans)


def test_a_list_as_long_as_the_table_is_the_line_up() -> None:
    (plan,) = held(seats=4, bots=["skilled", "random", "random", "random"], games=10).plans()
    assert plan.games == 12
    assert sorted(plan.seating(1)) == ["random", "random", "random", "skilled"]
    assert [plan.seating(number).index("skilled") for number in range(4)] == [0, 3, 2, 1]


def test_winners_come_first_and_equals_share_a_place() -> None:
    assert places(Result(0, ["a", "b", "c", "d"], [5, 9, 5, 9], [1], 10)) == [2, 0, 2, 1]


def test_the_better_bot_is_rated_higher_and_more_matches_make_it_surer() -> None:
    few = [Result(n, ["a", "b"], [9, 4] if n % 4 else [3, 8], [0] if n % 4 else [1], 30) for n in range(8)]
    table = standings(few)
    assert [row.bot for row in table] == ["a", "b"]
    assert (table[0].wins, table[0].win_rate) == (6, 0.75)
    many = standings(few * 20)
    assert many[0].rating_high - many[0].rating_low < table[0].rating_high - table[0].rating_low
    assert many[0].rating > many[1].rating


def test_several_seats_of_one_bot_make_one_standing() -> None:
    results = [Result(n, ["a", "b", "b"], [9, 4, 2], [0], 30) for n in range(10)]
    table = standings(results)
    assert [(row.bot, row.games) for row in table] == [("a", 10), ("b", 20)]
    ahead = {(pair.bot, pair.other): pair.rate for pair in meetings(results)}
    assert ahead == {("a", "b"): 1.0, ("b", "a"): 0.0}


def test_a_real_one_is_the_same_again() -> None:
    def played() -> list[Result]:
        return [result for plan in held().plans() for chunk in play(plan, 1) for result in chunk]

    first = played()
    assert standings(first) == standings(played())
    assert {row.bot for row in standings(first)} == {"random", "novice", "skilled"}


def test_the_drawing_is_a_drawing() -> None:
    root = ElementTree.fromstring(intervals("T <1>", "rating", [("a", 2.0, 1.0, 3.0), ("b", 1.0, 0.0, 2.0)]))
    assert root.tag.endswith("svg")
    assert len(root.findall("{*}circle")) == 2
