"""The cards of a pack as pages read them, with the form in which an owner may correct them."""

from typing import Any

from monoceros.core.card_lists import card_list as listed_cards
from monoceros.core.card_lists import pack_note
from monoceros.core.game import Game
from monoceros.core.pack_fields import pack_fields
from monoceros.core.pack_template import UNOFFERED
from monoceros.core.packs import Pack
from monoceros.core.wire import encode
from monoceros.games.registry import find_game
from monoceros.locales import LANGUAGES
from monoceros.server.protocol.messages import CardList, PackToCheck
from monoceros.server.protocol.pack_upload import own_pack
from monoceros.server.protocol.problems import texts_for


def card_list(game: Game, pack: Pack[Any], *, adult: bool = False) -> CardList:
    """The cards of a pack. Names that are not for everybody are told only at a table for adults."""
    texts = {language: texts_for(language) for language in LANGUAGES}
    listed = listed_cards(game, pack, texts)
    for card in listed:
        printed = card.pop("printed", {})
        if adult:
            card["name"] = {**card["name"], **printed}
    return CardList(
        pack=pack.label,
        note={language: note for language, text in texts.items() if (note := pack_note(pack, text))},
        extends=pack.head.extends or pack.head.id,
        total=pack.head.total,
        fields=[
            field
            for field in pack_fields(type(pack.cards[0]))
            if field.name not in (*UNOFFERED, "name", "printed")
        ],
        cards=listed,
    )


def own_cards_list(game: str, given: PackToCheck) -> bytes:
    """The answer to a pack somebody sent. Runs in a worker."""
    found = find_game(game)
    return encode(card_list(found, found.load_pack(found.printed(given.edition), own_pack(given.pack))))
