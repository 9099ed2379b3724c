"""What there is to play, and the service pages."""

from collections.abc import Callable

import pytest

from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts
from monoceros.server.protocol.problems import STATUS
from tests.server.people import Person

Maker = Callable[..., Person]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_with_rules_and_cards(person: Maker, game: str) -> None:
    one = person()
    listed = next(found for found in one.get("/api/games")["games"] if found["id"] == game)
    assert {"random", "novice", "casual", "skilled", "expert", "master"} <= set(listed["bots"])
    for edition in listed["editions"]:
        book = one.get(f"/api/games/{game}/rules?edition={edition['id']}")
        assert book["edition"] == edition["id"]
        for clause in book["clauses"]:
            for key in (clause["key"], clause["key"] + ".text", clause["chapter"]):
                assert Texts("en").has(key)
    cards = one.get(f"/api/games/{game}/cards")
    assert cards["pack"].startswith(game)
    assert all(set(LANGUAGES) <= set(card["name"]) for card in cards["cards"])
    assert set(cards["note"]) == set(LANGUAGES)
    assert {"copies"} < {field["name"] for field in cards["fields"]}
    for card in cards["cards"]:
        assert set(card["text"]) == set(LANGUAGES)
        marked = {"text", "copies", *(f"name.{language}" for language in LANGUAGES)}
        assert marked <= set(card["provenance"])


def test_cards_that_say_something_say_it_in_every_language(person: Maker) -> None:
    cards = {card["id"]: card for card in person().get("/api/games/unstable-unicorns/cards")["cards"]}
    said = cards["foal_sleepover"]["text"]
    assert said == {
        "en": "Steal a foal.",
        "de": "Stiehl ein Fohlen.",
        "fr": "Vole un poulain.",
        "pl": "Ukradnij jednorożka.",
    }
    assert all(set(LANGUAGES) == set(card["text"]) for card in cards.values())


def test_editions_side_by_side(person: Maker) -> None:
    one = person()
    found = one.get("/api/games/kill-the-unicorns/rules/compare?editions=de,fr")
    assert found["editions"] == ["de", "fr"]
    for difference in found["differences"]:
        assert Texts("en").has(difference["key"])
        german, french = difference["answers"]
        assert (german["edition"], french["edition"]) == ("de", "fr")
        assert german["clauses"] != french["clauses"]
        assert all("de" in clause["editions"] for clause in german["clauses"])
    everything = one.get("/api/games/kill-the-unicorns/rules/compare")
    assert everything["editions"] == ["de", "fr", "en-prototype"]
    assert len(everything["differences"]) > len(found["differences"]) > 0
    assert (
        one.get("/api/games/kill-the-unicorns/rules/compare?editions=de,la", 400)["code"] == "edition-unknown"
    )
    assert one.get("/api/games/kill-the-unicorns/rules/compare?editions=fr", 400)["code"] == "compare-count"
    assert one.get("/api/games/hilo/rules/compare", 400)["code"] == "compare-count"


def test_each_edition_has_its_own_box(person: Maker) -> None:
    one = person()
    retail, prototype = (
        {card["id"] for card in one.get(f"/api/games/kill-the-unicorns/cards?edition={edition}")["cards"]}
        for edition in ("fr", "en-prototype")
    )
    assert "soap" in prototype - retail
    assert "huntress" in retail - prototype


def test_what_there_is_not(person: Maker) -> None:
    one = person()
    assert one.get("/api/games/chess/rules", 404)["code"] == "game-unknown"
    assert one.get("/api/games/hilo/rules?edition=la", 400)["code"] == "edition-unknown"
    assert one.get("/api/games/hilo/rules?edition=small", 400)["code"] == "edition-unknown"
    assert one.get("/api/texts/la", 404)["code"] == "no-such-page"
    assert one.get("/api/texts/en?part=chess", 404)["code"] == "no-such-page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_language_in_one_file(person: Maker, language: str) -> None:
    one = person()
    answer = one.http.get(f"/api/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nproblem-table-full = " in answer.text
    assert "\nhilo-title = " in answer.text
    again = one.http.get(f"/api/texts/{language}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert answer.headers["content-encoding"] == "gzip"
    page = one.http.get(f"/api/texts/{language}?part=page").text
    rules = one.http.get(f"/api/texts/{language}?part=hilo").text
    assert "\nweb-home = " in page
    assert "\nhilo-title = " in page
    assert "\nhilo-turn-take = " in rules
    assert len(page) + len(rules) < len(answer.text)
    assert not any(clause.key in page for clause in GAMES["hilo"].clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    text = Texts(language)
    assert [code for code in STATUS if not text.has(f"problem-{code}")] == []


def test_health_and_figures(person: Maker) -> None:
    one = person()
    assert one.get("/healthz") == {"ok": True}
    figures = one.http.get("/metrics", headers={"authorization": "Bearer for-prometheus"}).text
    assert "monoceros_moves_total" in figures
    assert "monoceros_sockets" in figures


def test_the_schema_tells_every_route(person: Maker) -> None:
    one = person()
    schema = one.get("/schema")
    assert schema == one.get("/schema/openapi.json")
    assert "/api/tables/{table_id}/join" in schema["paths"]
    assert "TableInfo" in str(schema["components"]["schemas"].keys())
