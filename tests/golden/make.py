"""Writes the golden matches anew: `python -m tests.golden.make`. Read the difference first.

They are annotated, so that a change of rules, of notation or of what is told shows in words.
"""

from pathlib import Path

from monoceros.bots.ladder import make_bot
from monoceros.core.annotate import annotated
from monoceros.core.game import Game
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.locales import Texts

FOLDER = Path(__file__).parent


VARIANTS = [("kill-the-unicorns", "en-prototype", 4, {"teams": "on"})]
"""Ways to play that are so different that they have a golden match of their own."""


def played(game: Game, edition: str, seats: int, options: dict[str, str] | None = None) -> Match:
    """A match between heuristic bots, always the same."""
    setup = game.setup(seats, edition, options)
    match = Match(game, setup, Chance(seed=seats), ["heuristic"] * seats)
    bot = make_bot(game, "heuristic", setup)
    rng = Rng(seats)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, bot.choose(match.state.as_known(seat), seat, rng))
    return match


if __name__ == "__main__":
    for game in GAMES.values():
        for edition in game.editions:
            for seats in range(edition.fewest, edition.most + 1):
                text = annotated(game, played(game, edition.id, seats).record(), Texts("en"))
                (FOLDER / f"{game.id}-{edition.id}-{seats}.txt").write_text(text, encoding="utf-8")
    for name, variant, seats, options in VARIANTS:
        record = played(GAMES[name], variant, seats, options).record()
        told = "-".join([name, variant, str(seats), *options])
        text = annotated(GAMES[name], record, Texts("en"))
        (FOLDER / f"{told}.txt").write_text(text, encoding="utf-8")
