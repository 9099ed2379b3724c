"""The golden matches: one for each game, edition and number of players.

They are annotated, so that a change of rules, of notation or of what is told shows in words. A kept match
that still replays is told again, action by action; one that is missing or no longer replays is played afresh.
So a bot that plays better than before changes no golden match.
"""

from pathlib import Path
from typing import NamedTuple

from monoceros.bots.ladder import make_bot
from monoceros.core.annotate import annotated
from monoceros.core.game import Game
from monoceros.core.match import Match, verify
from monoceros.core.mistakes import Mistake
from monoceros.core.record import Chance, read_record
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES, find_game
from monoceros.locales import Texts

HOME = Path(__file__).parent
VARIANTS = [("kill-the-unicorns", "en-prototype", 4, {"teams": "on"})]
"""Ways to play that are so different that they have a golden match of their own."""


class Table(NamedTuple):
    """What a golden match is played at."""

    game: Game
    edition: str
    seats: int
    options: dict[str, str]


def expected() -> dict[Path, Table]:
    """The golden matches there have to be; more may have been added by hand."""
    tables = [
        Table(game, edition.id, seats, {})
        for game in GAMES.values()
        for edition in game.editions
        for seats in range(edition.fewest, edition.most + 1)
    ]
    tables += [Table(GAMES[name], edition, seats, options) for name, edition, seats, options in VARIANTS]
    return {
        HOME / ("-".join([table.game.id, table.edition, str(table.seats), *table.options]) + ".txt"): table
        for table in tables
    }


def texts() -> dict[Path, str]:
    """What `make golden` writes."""
    kept = {path: told_again(path) for path in sorted(HOME.glob("*.txt"))}
    wanted = expected()
    if lost := [path.name for path, text in kept.items() if not text and path not in wanted]:
        raise SystemExit(f"these were added by hand and no longer replay: {', '.join(lost)}")
    return kept | {path: kept.get(path) or told(played(table)) for path, table in wanted.items()}


def told_again(path: Path) -> str:
    """A kept match as it is told today; empty if it cannot be replayed to its end."""
    try:
        record = read_record(path)
        match = verify(find_game(record.game), record, file=path.name)
    except Mistake:
        return ""
    return "" if match.state.to_act else told(match)


def told(match: Match) -> str:
    """A match as the golden files have it."""
    return annotated(match.game, match.record(), Texts("en"))


def played(table: Table) -> Match:
    """A match between heuristic bots, always the same."""
    setup = table.game.setup(table.seats, table.edition, table.options)
    match = Match(table.game, setup, Chance(seed=table.seats), ["heuristic"] * table.seats)
    bot = make_bot(table.game, "heuristic", setup)
    rng = Rng(table.seats)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, bot.choose(match.state.as_known(seat), seat, rng))
    return match
