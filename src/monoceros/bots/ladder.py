"""Which bots can take a seat, by name: the same ladder in every game.

    random     any legal action                                       microseconds a move
    novice     by eye, but every other move just anything             microseconds to a millisecond
    casual     by eye, and every fifth move just anything             microseconds to a millisecond
    skilled    by eye: the game's own heuristic                       microseconds to a millisecond
    expert     searches imagined worlds, `Guide.effort` iterations     hundredths of a second; 1.5 s at most
    master     searches on while its second lasts, and remembers       a second on each of two cores, at most

`docs/bots.md` tells how strong each of them is and what it costs. `heuristic` is another name for `skilled`.
Whoever runs a program may also name a network: the game's own, `network`, or one from a file, `onnx:FILE`
(`network_bot.py`); strangers at a server may not.
"""

from collections.abc import Callable

from monoceros.bots.network_bot import NetworkBot, is_network, network_file
from monoceros.bots.search_bot import MasterBot, SearchBot
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Guide
from monoceros.core.mistakes import Mistake, nearest
from monoceros.core.rng import Rng

HEURISTIC = "heuristic"
MASTER = "master"
NOVICE_SLIPS = 50
CASUAL_SLIPS = 20
"""How many moves in a hundred are just anything."""
EXPERT_SECONDS = 1.5
"""More than its iterations take on an idle machine; on a busy one nobody waits longer."""
MASTER_SECONDS = 1.0


class RandomBot(Bot):
    """Plays any legal action, each as likely: the floor every other bot is measured from."""

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """One of the legal actions, whatever the seat knows."""
        return int(known.pick(seat, rng))


class SlippingBot(Bot):
    """Plays like another one, but some moves in a hundred are just anything."""

    def __init__(self, bot: Bot, slips: int) -> None:
        self.bot = bot
        self.slips = slips

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """What the other bot would do, or any legal action."""
        if rng.below(100) < self.slips:
            return int(known.pick(seat, rng))
        return self.bot.choose(known, seat, rng)


def _by_eye(game: Game, setup: Setup) -> Bot:
    return game.bots()[HEURISTIC](setup)


def _master_effort(guide: Guide) -> int:
    return guide.mastery() * guide.effort()


LADDER: dict[str, Callable[[Game, Setup], Bot]] = {
    "random": lambda _game, _setup: RandomBot(),
    "novice": lambda game, setup: SlippingBot(_by_eye(game, setup), NOVICE_SLIPS),
    "casual": lambda game, setup: SlippingBot(_by_eye(game, setup), CASUAL_SLIPS),
    "skilled": _by_eye,
    "expert": lambda game, setup: SearchBot(
        game, setup, _by_eye(game, setup), game.guide(setup).effort(), EXPERT_SECONDS
    ),
    MASTER: lambda game, setup: MasterBot(
        game, setup, _by_eye(game, setup), _master_effort(game.guide(setup)), MASTER_SECONDS
    ),
}
"""The levels, weakest first."""


def bot_names(game: Game) -> list[str]:
    """The bots that can play this game, weakest first, then those of its own."""
    return [*LADDER, *(name for name in game.bots() if name != HEURISTIC)]


def check_bot(game: Game, name: str, *, files: bool = False) -> None:
    """A `Mistake` if there is no such bot tells which names there are.

    With `files` a network may be named too. Never allow that to strangers.
    """
    if files and is_network(name):
        network_file(game, name)
    elif name not in LADDER and name not in game.bots():
        raise Mistake("bot-unknown", bot=name, nearest=nearest(name, bot_names(game)))


def make_bot(game: Game, name: str, setup: Setup) -> Bot:
    """A fresh bot; a `Mistake` tells which names there are."""
    check_bot(game, name, files=True)
    if is_network(name):
        return NetworkBot(game, setup, network_file(game, name))
    return LADDER[name](game, setup) if name in LADDER else game.bots()[name](setup)
