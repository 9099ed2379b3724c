"""Writes everything in this folder that is generated: `make golden`. Read the difference afterwards."""

from pathlib import Path

from tests.golden import card_texts, counts, matches, pack_words, playthroughs

HOME = Path(__file__).parent
EARLIER = HOME / "earlier"
"""Matches of earlier rules: kept as they were written, never renewed."""


def texts() -> dict[Path, str]:
    """Every generated file of this folder, and of the docs, with what belongs in it."""
    made = (matches, playthroughs, card_texts, counts, pack_words)
    return {path: text for part in made for path, text in part.texts().items()}


if __name__ == "__main__":
    wanted = texts()
    for path in {*HOME.rglob("*.txt"), *HOME.glob("*.toml")} - wanted.keys() - {*EARLIER.glob("*.txt")}:
        path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
