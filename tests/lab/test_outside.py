"""Bots from elsewhere at a table of a real server: ours, and OpenSpiel's own search against ours."""

import threading
from collections.abc import Iterator
from random import Random

import pytest

from monoceros.bots.ladder import make_bot
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.games.registry import find_game
from monoceros.lab.openspiel_player import Duel, SpielBot
from monoceros.lab.outside import Maker, Outsider
from monoceros.server.settings import Settings
from tests.server.people import PATIENCE, Person, play_to_the_end
from tests.server.serving import ROOMY, Served


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder = tmp_path_factory.mktemp("outside")
    settings = Settings(database=str(folder / "tables.db"), **ROOMY)  # type: ignore[arg-type]
    server = Served(settings, folder / "no-client-here")
    person = Person(server.address)
    yield person
    person.close()
    server.stop()


def hosted(host: Person, game: str, seats: int, bots: list[str | None], make: Maker) -> Outsider:
    """A match of the host, bots of the server, and a bot from elsewhere, to its end."""
    table = host.opens(game=game, seats=seats, bots=bots)["id"]
    seat = host.post(f"/api/tables/{table}/seats/1/program", {"name": "Visitor"}, 201)
    outsider = Outsider(host.address, table, seat["token"], make)
    won: list[list[int]] = []
    playing = threading.Thread(target=lambda: won.append(outsider.play()))
    playing.start()
    with host.looks(table) as own:
        play_to_the_end([own], Random(2))
        winners = own.view["outcome"]["winners"]
    playing.join(PATIENCE)
    assert won == [winners]
    shown = host.get(f"/api/tables/{table}")["seats"][1]
    assert (shown["bot"], shown["stand_in"]) == ("program", False)
    return outsider


def _openspiel(game: Game, setup: Setup) -> SpielBot:
    return SpielBot(game, setup, simulations=3)


def test_openspiels_search_plays_against_ours_over_the_socket(host: Person) -> None:
    outsider = hosted(host, "hilo", 3, [None, None, "expert"], _openspiel)
    assert outsider.moves > 5


@pytest.mark.parametrize(("game", "seats"), [("kill-the-unicorns", 3), ("unstable-unicorns", 3)])
def test_bots_of_ours_play_from_elsewhere(host: Person, game: str, seats: int) -> None:
    outsider = hosted(
        host, game, seats, [None, None, "skilled"], lambda *at: make_bot(at[0], "skilled", at[1])
    )
    assert outsider.moves > 3


def test_a_wrong_token_is_a_mistake(host: Person) -> None:
    table = host.opens()["id"]
    with pytest.raises(Mistake) as found:
        Outsider(host.address, table, "guessed", _openspiel).play()
    assert (found.value.code, found.value.params["reason"]) == ("table-refused", "wrong-token")


@pytest.mark.parametrize("game", ["hilo", "unstable-unicorns"])
def test_a_duel_at_equal_time_is_counted(game: str) -> None:
    duel = Duel(find_game(game), "skilled")
    result = duel.play(2)
    assert (result.games, result.level) == (2, "skilled")
    assert 0.0 <= result.low <= result.rate <= result.high <= 1.0
    assert duel.rival.decisions > 0
    assert result.simulations >= 2
