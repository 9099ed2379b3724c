"""Playthroughs as OpenSpiel keeps them: one random match of each game, every value it shows, line by line."""

import re
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import monoceros.lab.openspiel  # noqa: F401 - registers the games
from monoceros.games.registry import GAMES

HOME = Path(__file__).parent / "playthroughs"
SEED = 20
NAMES = [f"monoceros_{name.replace('-', '_')}" for name in GAMES]
LONG = 400
LENGTH = 12
"""Actions after which the match is cut off; the rest repeats itself."""
LONG_LISTS = re.compile(r"^(ChanceOutcomes|LegalActions|StringLegalActions)\(\) = \[\(?\"?(deal )?0.*")


def texts() -> dict[Path, str]:
    """What `make golden` writes."""
    return {HOME / f"{name}.txt": playthrough(name) for name in NAMES}


def playthrough(name: str) -> str:
    """One match, cut short; chance outcomes are 256 equal ones each time."""
    told = playthrough_lines(f"{name}(max_length={LENGTH})", seed=SEED)
    dealt = told.index("# State 4")
    kept = [LONG_LISTS.sub(r"\1() = 256 equal ones", line) for line in told[:dealt]] + told[dealt:]
    return "\n".join(_shortened(line) for line in kept) + "\n"


def _shortened(line: str) -> str:
    """A long line by its beginning and a digest of the whole."""
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]}... ({len(line)} characters, {sha256(line.encode()).hexdigest()[:16]})"
