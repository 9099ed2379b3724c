"""Which bots can take a seat, by name."""

from monoceros.core.contract import Bot
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake, nearest
from monoceros.core.rng import Rng
from monoceros.core.wire import View


class RandomBot(Bot):
    """Plays any legal action, each as likely: the floor every other bot is measured from."""

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """One of the legal actions, whatever the view shows."""
        del view
        return legal[int(rng.below(len(legal)))]


def bot_names(game: Game) -> list[str]:
    """The bots that can play this game, weakest first."""
    return ["random", *game.bots()]


def make_bot(game: Game, name: str, setup: Setup) -> Bot:
    """A fresh bot; a `Mistake` tells which names there are."""
    if name == "random":
        return RandomBot()
    known = game.bots()
    if name not in known:
        raise Mistake("bot-unknown", bot=name, nearest=nearest(name, bot_names(game)))
    return known[name](setup)
