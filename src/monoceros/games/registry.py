"""The games the house knows: one line each."""

from monoceros.core.game import Game
from monoceros.core.mistakes import Mistake, nearest
from monoceros.games.hilo.game import Hilo
from monoceros.games.kill_the_unicorns.game import KillTheUnicorns
from monoceros.games.unstable_unicorns.game import UnstableUnicorns

GAMES: dict[str, Game] = {game.id: game for game in (Hilo(), KillTheUnicorns(), UnstableUnicorns())}


def find_game(name: str) -> Game:
    """A game by its id; a `Mistake` tells which ones there are."""
    if name not in GAMES:
        raise Mistake("game-unknown", game=name, nearest=nearest(name, list(GAMES)))
    return GAMES[name]
