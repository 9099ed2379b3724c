"""The cards of a pack as people and pages read them: what is on them, what they say, how we know it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from monoceros.core.game import Game
from monoceros.core.packs import Card, Pack
from monoceros.core.terminal import Text


def pack_note(pack: Pack[Any], text: Text) -> str:
    """What there is to say about a whole pack: ours in the reader's language, an owner's as they wrote it."""
    return pack.head.note if pack.head.extends else text(f"pack-note-{pack.head.id}")


def card_note(game: Game, card: Card, text: Text) -> str:
    """A remark on how a card is known; ours are keys of texts."""
    note = str(getattr(card, "note", ""))
    if not note or card.provenance.get("note") == "owner":
        return note
    return text(f"{game.id}-note-{note}")


def card_list(game: Game, pack: Pack[Any], texts: Mapping[str, Text]) -> list[dict[str, Any]]:
    """The cards of a pack with what they say in each of these languages as `text`, and all their marks.

    `provenance` marks every value by its field, names as `name.de`, and what a card says as `text`.
    """
    said = {language: game.card_texts(pack, text) for language, text in texts.items()}
    listed: list[dict[str, Any]] = []
    for card in pack.cards:
        told: dict[str, Any] = msgspec.to_builtins(card)
        told["provenance"] = game.marks(card, list(card.name))
        told["text"] = {language: said[language][card.id] for language in texts}
        if told.get("note"):
            told["note"] = {language: card_note(game, card, text) for language, text in texts.items()}
        else:
            told.pop("note", None)
        listed.append(told)
    return listed
