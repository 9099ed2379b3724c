"""A match begun under earlier rules goes on after an upgrade, by the rules it was begun under."""

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from monoceros.core.match import replay
from monoceros.core.record import parse_record
from monoceros.games.registry import GAMES, find_game
from monoceros.server.settings import Settings
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person, play_to_the_end
from tests.server.serving import ROOMY, Served

EARLIER = [(game.id, version) for game in GAMES.values() for version in game.earlier]


@pytest.mark.parametrize(("game", "version"), EARLIER)
def test_a_match_of_earlier_rules_goes_on(game: str, version: int, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    settings = Settings(database=str(file), **ROOMY)  # type: ignore[arg-type]
    seats = 3

    def serve(*people: Person) -> Served:
        server = Served(settings, NOT_BUILT)
        for person in people:
            person.address = server.address
            person.http.base_url = server.address
        return server

    server = serve()
    people = [Person(server.address) for _ in range(seats)]
    table = people[0].opens(seats, game=game)["id"]
    for person in people[1:-1]:
        person.joins(table)
    server.stop()

    # As the server of an earlier release left it.
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = :version"), {"version": version})
    engine.dispose()

    server = serve(*people)
    people[-1].joins(table)
    with people[0].looks(table) as one, people[1].looks(table) as two, people[2].looks(table) as three:
        play_to_the_end([one, two, three], Random(1), moves=20)
        reached = max(int(socket.view["n"]) for socket in (one, two, three))
    server.stop()

    server = serve(*people)
    with people[0].looks(table) as one, people[1].looks(table) as two, people[2].looks(table) as three:
        for socket in (one, two, three):
            assert socket.seen(reached)["n"] == reached
        play_to_the_end([one, two, three], Random(2))
    record = parse_record(people[0].http.get(f"/api/tables/{table}/record").text)
    server.stop()
    for person in people:
        person.close()
    readings = find_game(game).earlier[version]
    assert readings.items() <= record.options.items()
    assert replay(find_game(game), record).state.to_act == 0
