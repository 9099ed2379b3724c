"""Which bots can take a seat, by name: the same ladder in every game.

    random     any legal action                                        microseconds a move
    novice     moves that look fair; forgets whatever is out of sight  microseconds to a millisecond
    casual     moves that look good; forgets half of that              microseconds to a millisecond
    skilled    by eye: the game's own heuristic                        microseconds to a millisecond
    expert     searches imagined worlds, `Guide.effort` iterations     hundredths of a second; 1.5 s at most
    master     searches on while its second lasts, and remembers       a second on each of two cores, at most

`docs/bots.md` tells how strong each of them is and what it costs. `heuristic` is another name for `skilled`.
Whoever runs a program may also name a network: the game's own, `network`, or one from a file, `onnx:FILE`
(`network_bot.py`); strangers at a server may not.
"""

from collections.abc import Callable

from monoceros.bots.network_bot import NetworkBot, is_network, network_file
from monoceros.bots.person_like import PersonLikeBot
from monoceros.bots.search_bot import MasterBot, SearchBot
from monoceros.core.contract import Bot, ByEye, State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Guide
from monoceros.core.mistakes import Mistake, nearest
from monoceros.core.rng import Rng

HEURISTIC = "heuristic"
MASTER = "master"
EXPERT_SECONDS = 1.5
"""More than its iterations take on an idle machine; on a busy one nobody waits longer."""
MASTER_SECONDS = 1.0


class RandomBot(Bot):
    """Plays any legal action, each as likely: the floor every other bot is measured from."""

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """One of the legal actions, whatever the seat knows."""
        return int(known.pick(seat, rng))


def _by_eye(game: Game, setup: Setup) -> ByEye:
    bot = game.bots()[HEURISTIC](setup)
    assert isinstance(bot, ByEye)
    return bot


def _master_effort(guide: Guide) -> int:
    return guide.mastery() * guide.effort()


LADDER: dict[str, Callable[[Game, Setup], Bot]] = {
    "random": lambda _game, _setup: RandomBot(),
    "novice": lambda game, setup: PersonLikeBot(
        _by_eye(game, setup), doubt=5.0, shame=8.0, sight=8, lapses=100
    ),
    "casual": lambda game, setup: PersonLikeBot(
        _by_eye(game, setup), doubt=2.0, shame=6.0, sight=5, lapses=50
    ),
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
