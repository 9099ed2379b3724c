"""A finished game to send: the page's preview and the picture say what happened, and nothing secret."""

import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from monoceros.bots.analysis import Analysis, Judged
from monoceros.server.http.result_routes import decisive_moment
from monoceros.server.settings import Settings
from monoceros.server.workers.result_pictures import HEIGHT, WIDTH, ResultTold, Standing, draw
from tests.server.people import Person
from tests.server.serving import ROOMY, Served, wait_until

ART = {"avatars": {}, "logo": "", "crown": "", "signs": {}, "fans": {}}
RUDE = '<b>"Ada" & co</b>'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a page as small as a page can be."""
    folder = tmp_path_factory.mktemp("results")
    static = folder / "static"
    (static / "result").mkdir(parents=True)
    (static / "index.html").write_text("<html><head><title>Monoceros</title></head></html>")
    (static / "result" / "art.json").write_text(json.dumps(ART))
    server = Served(Settings(database=str(folder / "tables.db"), **ROOMY), static)  # type: ignore[arg-type]
    yield server
    server.stop()


@pytest.fixture
def host(built: Served) -> Iterator[Person]:
    person = Person(built.address)
    yield person
    person.close()


def facts(page: str) -> dict[str, str]:
    """The Open Graph of a page."""
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)
    return {name: unescape(value) for name, value in found}


def finished(host: Person, game: str, seats: int, **wishes: object) -> str:
    """A game left to the bots right after the deal, and played to its end by them."""
    bots: list[str | None] = [None, *(["random"] * (seats - 1))]
    table = str(host.opens(seats, game=game, bots=bots, nickname=RUDE, **wishes)["id"])
    host.post(f"/api/tables/{table}/leave")
    wait_until(lambda: host.get(f"/api/tables/{table}")["status"] == "over")
    return table


def size(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize(("game", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 3)])
def test_a_link_to_a_result_says_what_happened(host: Person, built: Served, game: str, seats: int) -> None:
    table = finished(host, game, seats)
    page = host.http.get(f"/result/{table}?lang=en").text
    told = facts(page)
    seated = host.get(f"/api/tables/{table}")["seats"]
    assert RUDE not in page  # written as text, never as a tag
    for seat in seated:
        assert seat["nickname"] in told["og:description"]
    winners = [seat["nickname"] for seat in seated if seat["nickname"] in told["og:title"]]
    assert winners or told["og:title"].startswith("Nobody won")
    assert f"<title>{told['og:title']}" in unescape(page)
    assert told["og:url"] == f"{built.address}/result/{table}"
    assert told["og:image"] == f"{built.address}/result/{table}/picture.png?lang=en"
    picture = host.http.get(told["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert size(picture.content) == (WIDTH, HEIGHT)


def test_a_preview_speaks_the_language_of_whoever_sent_it(host: Person) -> None:
    table = finished(host, "hilo", 2)
    told = {lang: facts(host.http.get(f"/result/{table}?lang={lang}").text) for lang in ("de", "fr", "pl")}
    assert "bei HiLo" in told["de"]["og:title"]
    assert "Revois la partie" in told["fr"]["og:description"]
    assert "Obejrzyj" in told["pl"]["og:description"]
    assert facts(host.http.get(f"/result/{table}?lang=xx").text)["og:locale"] == "en"


def test_no_card_of_a_table_for_adults_is_named(host: Person) -> None:
    table = finished(host, "unstable-unicorns", 3, options={"adult": "yes"})
    cards = host.get(f"/api/tables/{table}/cards")["cards"]
    page = host.http.get(f"/result/{table}?lang=en").text
    said = " ".join(facts(page).values())
    assert len(cards) > 50
    assert [name for card in cards for name in card["name"].values() if name in said] == []


def test_a_game_that_goes_on_is_not_told(host: Person) -> None:
    table = str(host.opens(2, game="hilo", bots=[None, "random"])["id"])
    assert facts(host.http.get(f"/result/{table}").text) == {}
    assert host.get(f"/result/{table}/picture.png", 409)["code"] == "match-not-over"
    assert facts(host.http.get("/result/nowhere").text) == {}
    assert host.get("/result/nowhere/picture.png", 404)["code"] == "no-such-table"


def test_a_page_that_was_never_built_has_no_picture(served: Served) -> None:
    host = Person(served.address)
    table = finished(host, "hilo", 2)
    assert host.get(f"/result/{table}/picture.png", 404)["code"] == "no-such-page"
    assert host.http.get(f"/result/{table}").status_code == 200
    host.close()


def test_any_name_can_be_drawn(tmp_path: Path) -> None:
    (tmp_path / "art.json").write_text(json.dumps(ART))
    names = [RUDE, "Żółć " * 5, "猫🦄", "\u202eabc", "x" * 24, "", "'--&amp;", "]]>"]
    told = ResultTold(
        game="hilo",
        game_title="HiLo",
        title=f"{names[0]} won",
        standings=[
            Standing(name=name, avatar="star", total="-12", won=not at) for at, name in enumerate(names)
        ],
        decided="",
        foot="2026",
    )
    assert size(draw(told, str(tmp_path))) == (WIDTH, HEIGHT)


def test_the_decisive_moment_is_the_one_that_raised_a_winner_most() -> None:
    def analysis(*chances: list[float], turns: list[int]) -> Analysis:
        moves = [
            Judged(n=n, seat=0, text="", chances=after, swing=0.0, news=[])
            for n, after in enumerate(chances, 1)
        ]
        return Analysis("hilo", ["a", "b"], [0.5, 0.5], moves, turns, [], [])

    swinging = analysis([0.2, 0.8], [0.6, 0.4], [0.7, 0.3], turns=[1, 2, 3])
    assert decisive_moment(swinging, [0]) == 2
    assert decisive_moment(swinging, [1]) == 1
    assert decisive_moment(swinging, []) == 2
    assert decisive_moment(analysis([0.4, 0.6], turns=[1]), [0]) is None
    assert decisive_moment(analysis(turns=[]), [0]) is None
