"""Every value, name, text and power of every card says how it is known, and says it honestly."""

from itertools import chain

import pytest

from monoceros.core.game import Edition, Game
from monoceros.core.packs import Card, mark
from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts

SHELF = [
    pytest.param(game, one, id=f"{game.id}-{one.id}") for game in GAMES.values() for one in game.editions
]
UNMARKED = ("id", "code", "provenance", "note", "name")


@pytest.mark.parametrize(("game", "edition"), SHELF)
def test_each_value_says_how_it_is_known(game: Game, edition: Edition) -> None:
    for card in game.load_pack(edition).cards:
        for field in card.__struct_fields__:
            if field not in UNMARKED and getattr(card, field) not in (None, "", {}, []):
                assert mark(card, field) in ("attested", "inferred", "reconstructed"), (card.id, field)


@pytest.mark.parametrize(("game", "edition"), SHELF)
def test_each_name_says_how_it_is_known_in_each_language(game: Game, edition: Edition) -> None:
    for card in game.load_pack(edition).cards:
        for language in LANGUAGES:
            assert mark(card, "name", language) in ("attested", "inferred", "reconstructed"), card.id


@pytest.mark.parametrize(("game", "edition"), SHELF)
def test_each_text_is_there_and_as_sure_as_what_it_is_made_of(game: Game, edition: Edition) -> None:
    pack = game.load_pack(edition)
    for language in LANGUAGES:
        texts = game.card_texts(pack, Texts(language))
        assert set(texts) == {card.id for card in pack.cards}
    for card in pack.cards:
        marks = game.marks(card, LANGUAGES)
        assert marks["text"] in ("attested", "inferred", "reconstructed")
        assert {f"name.{language}" for language in LANGUAGES} < set(marks)


def test_a_mark_belongs_to_something_the_card_has() -> None:
    packs = chain.from_iterable([game.load_pack(one) for one in game.editions] for game in GAMES.values())
    for pack in packs:
        for card in pack.cards:
            fields = {field.partition(".")[0] for field in card.provenance}
            # A legend is attested to have no colour at all.
            assert fields <= set(card.__struct_fields__) - {"id", "code", "provenance"}, card.id


def known(game: str, card: str) -> Card:
    found = GAMES[game]
    cards: list[Card] = found.load_pack(found.edition()).cards
    return next(one for one in cards if one.id == card)


def test_powers_say_how_they_are_known() -> None:
    """The bard's is printed, what the knight may do follows from the book, the others are our proposals."""
    marks = {name: mark(known("kill-the-unicorns", name), "power") for name in ("bard", "knight", "princess")}
    assert marks == {"bard": "attested", "knight": "inferred", "princess": "reconstructed"}


def test_a_text_rests_on_its_least_sure_value() -> None:
    smelly = GAMES["kill-the-unicorns"].marks(known("kill-the-unicorns", "smelly_unicorn"), LANGUAGES)
    assert (smelly["effect"], smelly["points"], smelly["text"]) == (
        "inferred",
        "reconstructed",
        "reconstructed",
    )
    assert (smelly["name.en"], smelly["name.de"]) == ("attested", "reconstructed")
