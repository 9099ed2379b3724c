"""How it ends, and who wins."""

import pytest

from tests.games.hilo.story import Kingdom

rule = pytest.mark.rule
NEARLY = "wolf wolf wolf wolf dragon dragon / bard bard bard bard bard ?king"


@rule("hilo.end.immediately")
@pytest.mark.parametrize("way", [("take", "place 12"), ("draw", "place 12"), ("draw", "discard", "flip 12")])
def test_a_layout_all_open_ends_the_game_at_once(court: Kingdom, way: tuple[str, ...]) -> None:
    court.layout("A", NEARLY).discard("unicorn").next_draws("unicorn").plays("A", *way)
    assert court.over
    assert court.state.deciders() == []
    assert court.refuses("B", "draw") == "hilo.end.immediately"
    assert court.refuses("A", "flip 1") == "hilo.end.immediately"
    assert court.outcome.reason == "hilo.end.immediately"


@rule("hilo.end.no-last-round")
def test_nobody_gets_another_turn(court: Kingdom) -> None:
    court.layout("B", NEARLY).discard("unicorn").turn("B").plays("B", "take", "place 12")
    assert court.over
    assert [news.key for news in court.told][-1] == "hilo-uncover-rest"


@rule("hilo.end.uncover-rest")
def test_the_others_uncover_the_rest_and_magicians_no_longer_cast(kingdom: Kingdom) -> None:
    kingdom.layout("A", NEARLY).layout("B", "?magician ?phoenix ? ? ? ? / ? ? ? ? ? ?").discard("unicorn")
    kingdom.plays("A", "take", "place 12")
    assert kingdom.over
    assert kingdom.hidden("B") == 0
    assert len(kingdom.events("uncover-rest")) == 12
    assert "B7" in kingdom.part("B", "void").places


@rule("hilo.end.by-magic")
def test_a_swap_that_opens_the_last_card_of_the_caster_ends_the_game(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician wolf wolf wolf wolf dragon / bard bard bard bard bard ?king")
    kingdom.layout("B", "phoenix ? ? ? ? ? / ? ? ? ? ? ?").step("cast").plays("A", "swap 12 B1")
    assert kingdom.over
    assert kingdom.events("end")[0].clause == "hilo.end.by-magic"
    assert kingdom.outcome.reason == "hilo.end.by-magic"


@rule("hilo.end.by-magic")
def test_a_swap_that_opens_another_players_last_card_ends_the_game_and_the_phoenix_lapses(
    kingdom: Kingdom,
) -> None:
    kingdom.layout("A", "magician phoenix ? ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", NEARLY).step("cast").plays("A", "swap 2 B12")
    assert kingdom.over
    assert kingdom.events("end")[0].params == {"seat": 1}


@rule("hilo.win.shared")
def test_two_equal_kingdoms_both_win(court: Kingdom) -> None:
    court.layout("A", "king wolf wolf dragon dragon ?bard / knight unicorn unicorn farmer farmer bard")
    court.layout("B", "king wolf wolf dragon dragon bard / knight unicorn unicorn farmer farmer ?bard")
    court.layout(
        "C",
        "magician magician magician magician magician ?magician / prince prince prince prince prince prince",
    )
    court.discard("bard").plays("A", "take", "place 6")
    a, b, c = [score.total for score in court.outcome.scores]
    assert a == b > c
    assert court.winners() == "AB"
