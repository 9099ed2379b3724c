"""Writes everything in this folder that is generated: `make golden`. Read the difference afterwards."""

from pathlib import Path

from tests.golden import card_texts, counts, matches, playthroughs

HOME = Path(__file__).parent
EARLIER = HOME / "earlier"
"""Matches of earlier rules: kept as they were written, never renewed."""


def texts() -> dict[Path, str]:
    """Every generated file of this folder with what belongs in it."""
    return matches.texts() | playthroughs.texts() | card_texts.texts() | counts.texts()


if __name__ == "__main__":
    wanted = texts()
    for path in {*HOME.rglob("*.txt"), *HOME.glob("*.toml")} - wanted.keys() - {*EARLIER.glob("*.txt")}:
        path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
