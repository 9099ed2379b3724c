"""The cards of a pack as pages read them: what is printed on them, and what they say in every language."""

from typing import Any

import msgspec

from monoceros.core.game import Game
from monoceros.core.packs import Pack
from monoceros.core.wire import encode
from monoceros.games.registry import find_game
from monoceros.locales import LANGUAGES
from monoceros.server.protocol.messages import CardList, PackToCheck
from monoceros.server.protocol.pack_upload import own_pack
from monoceros.server.protocol.problems import texts_for


def card_list(game: Game, pack: Pack[Any], *, adult: bool = False) -> CardList:
    """The cards of a pack. Names that are not for everybody are told only at a table for adults."""
    listed: list[dict[str, Any]] = msgspec.to_builtins(pack.cards)
    texts = {language: game.card_texts(pack, texts_for(language)) for language in LANGUAGES}
    for card in listed:
        printed = card.pop("printed", {})
        if adult:
            card["name"] = {**card["name"], **printed}
        if card["id"] in texts["en"]:
            card["text"] = {language: texts[language][card["id"]] for language in LANGUAGES}
    return CardList(pack=pack.label, cards=listed)


def own_cards_list(game: str, given: PackToCheck) -> bytes:
    """The answer to a pack somebody sent. Runs in a worker."""
    found = find_game(game)
    return encode(card_list(found, found.load_pack(found.edition(given.edition), own_pack(given.pack))))
