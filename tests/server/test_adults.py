"""Tables for adults: switched on by the host, shown at the door, and nothing of it anywhere else."""

from collections.abc import Callable

from tests.server.people import Person

UNSTABLE = "unstable-unicorns"
PRINTED = "Podwójny agentorożec"
PARTY = {"adult": "yes", "party": "sips"}


def test_a_table_is_for_everybody_unless_its_host_says_so(person: Callable[..., Person]) -> None:
    host = person()
    table = host.opens(2, game=UNSTABLE)
    assert (table["adult"], table["forfeits"]) == (False, [])
    cards = host.get(f"/api/tables/{table['id']}/cards")
    assert PRINTED not in str(cards)


def test_printed_names_are_told_at_a_table_for_adults_alone(person: Callable[..., Person]) -> None:
    host = person()
    table = host.opens(2, game=UNSTABLE, options={"adult": "yes"})
    assert table["adult"]
    cards = host.get(f"/api/tables/{table['id']}/cards")["cards"]
    names = {card["id"]: card["name"] for card in cards}
    assert names["trick_or_treat"]["pl"] == PRINTED
    assert names["trick_or_treat"]["en"] == "Trick-or-Treat Unicorn"
    assert PRINTED not in str(host.get(f"/api/games/{UNSTABLE}/cards"))


def test_whoever_comes_is_told_at_the_door(person: Callable[..., Person]) -> None:
    table = person().opens(2, game=UNSTABLE, options=PARTY, public=True, forfeits=["Sing <b>loud</b>", "  "])
    at_the_door = person().get(f"/api/codes/{table['code']}")
    assert at_the_door["adult"]
    assert at_the_door["forfeits"] == ["Sing <b>loud</b>"]


def test_forfeits_and_party_variants_need_a_table_for_adults(person: Callable[..., Person]) -> None:
    host = person()
    wish = {"game": UNSTABLE, "seats": 2}
    assert host.post("/api/tables", {**wish, "forfeits": ["Sing"]}, 400)["code"] == "forfeits-adults"
    refused = host.post("/api/tables", {**wish, "options": {"party": "sips"}}, 400)
    assert refused["code"] == "unstable-unicorns-party"
    assert host.post("/api/tables", {**wish, "forfeits": ["Sing"] * 13}, 400)["code"] == "bad-request"
