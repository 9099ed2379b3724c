"""How many cards of each kind every edition has: a card that is added or lost shows here."""

from collections import Counter
from pathlib import Path

from monoceros.core.game import Edition, Game
from monoceros.games.registry import GAMES

HOME = Path(__file__).parent / "counts.toml"


def texts() -> dict[Path, str]:
    """What `make golden` writes."""
    tables = [table(game, edition) for game in GAMES.values() for edition in game.editions]
    return {HOME: "\n".join(tables)}


def table(game: Game, edition: Edition) -> str:
    """The counts of one edition, as a table of TOML."""
    pack = game.load_pack(edition)
    copies: Counter[str] = Counter()
    for card in pack.cards:
        copies[getattr(card, "type", None) or getattr(card, "kind", None) or "card"] += card.copies
    lines = [f"{kind} = {number}" for kind, number in sorted(copies.items())]
    head = f"[{game.id}.{edition.id}]\ndifferent = {len(pack.cards)}\ntotal = {copies.total()}\n"
    return head + "\n".join(lines) + "\n"
