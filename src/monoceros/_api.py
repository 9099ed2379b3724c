"""What `import monoceros` offers. These names are kept stable; `docs/api.md` tells about them as a story.

Everything else in the package serves these and may change with any release. Bad input is a `Mistake`, a move
the rules forbid is a `Refusal`; both name what was wrong.
"""

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from monoceros.bots.ladder import bot_names, make_bot
from monoceros.core.contract import Bot, Refusal, State
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.match import Match
from monoceros.core.match import replay as replay_record
from monoceros.core.match import verify as verify_record
from monoceros.core.mistakes import Mistake
from monoceros.core.options import Option
from monoceros.core.packs import OwnPack, Pack, PackText
from monoceros.core.record import Chance, Move, Record, format_record, parse_record, read_record
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import Choice, News, Outcome, Score, Update, View
from monoceros.games.registry import GAMES, find_game
from monoceros.lab.planning import check_plan, make_plan
from monoceros.lab.simulate import BotSummary, Count, play_on, unhurried
from monoceros.lab.simulate import simulate as play_plan

__all__ = [
    "ONLOOKER",
    "Bot",
    "BotSummary",
    "Choice",
    "Edition",
    "Game",
    "Match",
    "Mistake",
    "Move",
    "News",
    "Option",
    "Outcome",
    "Pack",
    "PackText",
    "Record",
    "Refusal",
    "Rng",
    "Score",
    "Setup",
    "Simulation",
    "State",
    "Update",
    "View",
    "all_games",
    "bot_names",
    "find_game",
    "format_record",
    "from_position",
    "new_bot",
    "new_match",
    "new_setup",
    "parse_record",
    "play_out",
    "position",
    "read_record",
    "replay",
    "simulate",
    "verify",
]


def all_games() -> list[Game]:
    """All games, each with its editions, options, bots and rules."""
    return list(GAMES.values())


def new_setup(
    game: str,
    *,
    seats: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    pack: OwnPack | None = None,
) -> Setup:
    """Everything that is decided before the first card is dealt, checked.

    `seats` are as few as the edition allows unless given, `edition` the game's first. `options` are those
    `monoceros games` lists. `pack` is a pack of your own: a file, or its text as `PackText`.
    """
    found = find_game(game)
    count = found.edition(edition).fewest if seats is None else seats
    return found.new_setup(count, edition, dict(options or {}), pack)


def new_match(
    game: str,
    *,
    seats: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    pack: OwnPack | None = None,
    seed: int | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A match, dealt and ready to play. Equal seeds give equal deals; without one a fresh one is drawn.

    The other arguments are those of `new_setup`; `players` are names for the record, one for each seat.
    """
    setup = new_setup(game, seats=seats, edition=edition, options=options, pack=pack)
    if len(players) not in (0, setup.seats):
        raise Mistake("record-players", file="players", found=len(players), expected=setup.seats)
    chance = Chance(seed=secrets.randbits(64) if seed is None else _checked(seed))
    return Match(find_game(game), setup, chance, list(players))


def new_bot(match: Match, name: str) -> Bot:
    """A bot of a level, such as `expert`, for the game and the table of a match; `bot_names` lists them.

    A bot is handed what its seat knows, never the state: `bot.choose(state.as_known(seat), seat, rng)`.
    """
    return make_bot(match.game, name, match.setup)


def play_out(match: Match, bots: Sequence[str | Bot], *, seed: int = 0) -> Outcome:
    """Let bots play a match from where it stands to its end: one for each seat, by name or your own.

    Bots named here think to the end of their iterations, whatever the clock says: equal seeds, equal matches.
    """
    if len(bots) != match.setup.seats:
        raise Mistake("bots-count", found=len(bots), most=match.setup.seats)
    seated = [unhurried(new_bot(match, bot)) if isinstance(bot, str) else bot for bot in bots]
    return play_on(match, seated, Rng(_checked(seed)))


def position(match: Match) -> str:
    """The whole situation of a match, hidden cards included, as one line of text."""
    return match.game.position(match.state)


def from_position(
    game: str,
    text: str,
    *,
    seats: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    pack: OwnPack | None = None,
    seed: int = 0,
) -> State:
    """The situation a position describes; what it leaves open is filled in by the seed."""
    setup = new_setup(game, seats=seats, edition=edition, options=options, pack=pack)
    return find_game(game).from_position(text, setup, Rng(_checked(seed)))


def replay(record: Record, *, pack: OwnPack | None = None) -> Match:
    """The match at the end of a record, with every move and the result checked."""
    return replay_record(find_game(record.game), record, pack)


def verify(record: Record, *, pack: OwnPack | None = None) -> Match:
    """The same, with the promise of a fair deal checked as well: every number chance gave."""
    return verify_record(find_game(record.game), record, pack)


class Simulation(msgspec.Struct, frozen=True):
    """What came of many matches: each bot, best first, and how often each seat won, whoever sat there."""

    games: int
    steps: int
    bots: list[BotSummary]
    seat_rates: list[float]


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    games: int = 1000,
    seats: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    pack: OwnPack | None = None,
    seed: int = 1,
    jobs: int = 1,
) -> Simulation:
    """Let bots play many matches; equal seeds give equal results, whatever the number of worker processes.

    Each deal is played once for each rotation of the bots round the table, so that luck and seats weigh
    on all of them alike. Win rates come with 95 % intervals. A script that asks for several jobs starts with
    `if __name__ == "__main__":`, as everything does that uses `multiprocessing`.
    """
    plan = make_plan(game, list(bots), seats, games, seed, edition, dict(options or {}), pack)
    check_plan(plan, jobs)
    whole = Count()
    for results in play_plan(plan, jobs):
        for result in results:
            whole.add(result)
    return Simulation(whole.games, whole.steps, whole.bots(), whole.seat_rates(plan.seats))


def _checked(seed: int) -> int:
    if seed < 0 or seed >> 64:
        raise Mistake("seed-range", seed=str(seed))
    return seed
