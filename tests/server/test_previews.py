"""What is shown of a link before anybody opens it, and links that lead nowhere."""

from collections.abc import Callable, Iterator
from html import unescape

import pytest

from monoceros.server.protocol.tokens import read_code
from monoceros.server.settings import Settings
from tests.server.people import Person
from tests.server.serving import ROOMY, Served

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <title>Monoceros</title>
  </head>
  <body></body>
</html>
"""
Make = Callable[..., Person]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a page that is built."""
    folder = tmp_path_factory.mktemp("house")
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    server = Served(Settings(database=str(folder / "t.db"), **ROOMY), static)  # type: ignore[arg-type]
    yield server
    server.stop()


def looked_at(house: Served, person: Make, path: str, language: str = "en") -> tuple[int, str]:
    """What a messenger reads at an address."""
    answer = person(language, house.address).http.get(path, headers={"accept": "text/html"})
    return answer.status_code, unescape(answer.text)


def test_an_invitation_names_the_game_in_the_readers_language(house: Served, person: Make) -> None:
    host = person(address=house.address)
    table = host.opens(3, nickname='Ada "<b>"', game="kill-the-unicorns")
    for path in (f"/t/{table['id']}", f"/r/{table['room']}", f"/join/{table['code']}"):
        status, page = looked_at(house, person, path)
        assert status == 200
        assert "<title>You are invited to Kill the Unicorns · Monoceros</title>" in page
        assert "2 seats are free." in page
        assert f'content="{house.address}/icon-512.png"' in page
    assert table["code"] not in page
    assert "<b>" not in host.http.get(f"/t/{table['id']}").text
    _, german = looked_at(house, person, f"/t/{table['id']}", "de")
    assert '<html lang="de">' in german
    assert "Du bist eingeladen: Kill the Unicorns" in german
    assert host.token not in page + german


def test_a_table_for_adults_says_so(house: Served, person: Make) -> None:
    host = person(address=house.address)
    table = host.opens(2, game="unstable-unicorns", options={"adult": "yes"}, forfeits=["Sing loud"])
    _, page = looked_at(house, person, f"/r/{table['room']}")
    assert "For adults (18+)." in page
    assert "Sing loud" not in page


def test_running_and_finished_matches(house: Served, person: Make) -> None:
    host = person(address=house.address)
    table = host.opens(2, bots=[None, "random"])["id"]
    assert "is being played" in looked_at(house, person, f"/t/{table}")[1]
    assert "to watch again" in looked_at(house, person, f"/replay/{table}")[1]
    assert "turned · Monoceros" in looked_at(house, person, f"/analysis/{table}")[1]


@pytest.mark.parametrize(
    "path", ["/t/abcdefghjkmn", "/r/abcdefghjkmn", "/join/abc234", "/replay/x", "/t/%00"]
)
def test_a_link_to_nothing_says_so(house: Served, person: Make, path: str) -> None:
    status, page = looked_at(house, person, path, "fr")
    assert status == 404
    assert "Ce lien ne mène plus nulle part" in page


@pytest.mark.parametrize("typed", ["abc234", "ABC234", " abc 234 ", "ABC-234", "a b c 2 3 4", "abc\u00a0234"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "abc234"


@pytest.mark.parametrize("typed", ["", "abc23", "abc2345", "abc23o", "abc23/", "äbc234"])
def test_what_is_no_code(typed: str) -> None:
    assert read_code(typed) is None
