"""What the cards say, made from their programs: a list for each language, for a native speaker to read."""

from pathlib import Path
from typing import Any

from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts

HOME = Path(__file__).parent / "cards"


def texts() -> dict[Path, str]:
    """What `make golden` writes: a list for each language of each game whose cards carry a text."""
    found = {
        HOME / f"{name}-{language}.txt": listed(name, language) for name in GAMES for language in LANGUAGES
    }
    return {path: text for path, text in found.items() if text}


def listed(name: str, language: str) -> str:
    """All cards of a game with what they say; empty if the fields of its cards say it all."""
    game = GAMES[name]
    shipped = game.load_pack(game.edition())
    said = game.card_texts(shipped, Texts(language))
    if not said:
        return ""
    return "\n".join(f"{card.name[language]} ({sort(card)})\n    {said[card.id]}\n" for card in shipped.cards)


def sort(card: Any) -> str:
    """What kind of card it is, as its game calls it."""
    return str(next(getattr(card, field) for field in ("type", "kind", "role") if hasattr(card, field)))
