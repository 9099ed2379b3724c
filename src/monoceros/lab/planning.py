"""A simulation as somebody asks for it, with every mistake found before the first match is played."""

from monoceros.core.game import Edition, Game
from monoceros.core.mistakes import Mistake
from monoceros.core.packs import OwnPack, PackText
from monoceros.games.registry import find_game
from monoceros.lab.simulate import Plan, Worker

MOST_GAMES = 1_000_000_000
MOST_JOBS = 256


def make_plan(
    game: str,
    bots: list[str],
    seats: int | None,
    games: int,
    seed: int,
    edition: str = "",
    options: dict[str, str] | None = None,
    pack: OwnPack | None = None,
) -> Plan:
    """A plan for so many matches, at tables as small as the edition allows unless told otherwise."""
    found = find_game(game)
    chosen = found.edition(edition)
    name, text = pack_given(found, chosen, pack)
    return Plan(
        game=found.id,
        edition=chosen.id,
        seats=chosen.fewest if seats is None else seats,
        options=options or {},
        bots=bots,
        games=games,
        seed=seed,
        pack=name,
        pack_text=text,
        unhurried=True,
    )


def pack_given(game: Game, edition: Edition, pack: OwnPack | None) -> tuple[str, str]:
    """The name and the text of a pack of one's own, checked; empty where none is given."""
    if pack is None:
        return "", ""
    game.load_pack(edition, pack)
    return pack.name, pack.text if isinstance(pack, PackText) else pack.read_text(encoding="utf-8-sig")


def check_plan(plan: Plan, workers: int) -> None:
    """Find every mistake here, before workers could trip over it."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise Mistake("games-count", games=plan.games, most=MOST_GAMES)
    if not 1 <= workers <= MOST_JOBS:
        raise Mistake("jobs-count", jobs=workers, most=MOST_JOBS)
    if plan.seed < 0 or plan.seed >> 64:
        raise Mistake("seed-range", seed=str(plan.seed))
    if not plan.bots or len(plan.bots) > plan.seats:
        raise Mistake("bots-count", found=len(plan.bots), most=plan.seats)
    Worker(plan)
