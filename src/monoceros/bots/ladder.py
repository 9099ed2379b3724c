"""Which bots can take a seat, by name: the same ladder in every game.

    random     any legal action                                        microseconds a move
    novice     moves that look fair; forgets whatever is out of sight  microseconds to a millisecond
    casual     moves that look good; forgets half of that              microseconds to a millisecond
    skilled    by eye: the game's own heuristic                        microseconds to a millisecond
    expert     searches imagined worlds, `Guide.effort` iterations     hundredths of a second; 1.5 s at most
    master     searches on while its second lasts, and remembers       a second on each of two cores, at most

`docs/bots.md` tells how strong each of them is and what it costs. `heuristic` is another name for `skilled`.
From `skilled` on a style may follow the level: `expert-sly` (`styles.py`).
Whoever runs a program may also name a network: the game's own, `network`, or one from a file, `onnx:FILE`
(`network_bot.py`); strangers at a server may not.
"""

from collections.abc import Callable
from typing import NamedTuple

from monoceros.bots.network_bot import NetworkBot, is_network, network_file
from monoceros.bots.person_like import PersonLikeBot
from monoceros.bots.search_bot import MasterBot, SearchBot
from monoceros.bots.styles import Style, StyledByEye, style_names
from monoceros.core.contract import Bot, ByEye, State
from monoceros.core.game import Game, Setup
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


LADDER: dict[str, Callable[[Game, Setup], Bot]] = {
    "random": lambda _game, _setup: RandomBot(),
    "novice": lambda game, setup: PersonLikeBot(
        _by_eye(game, setup), doubt=5.0, shame=8.0, sight=8, lapses=100
    ),
    "casual": lambda game, setup: PersonLikeBot(
        _by_eye(game, setup), doubt=1.5, shame=6.0, sight=5, lapses=50
    ),
    "skilled": _by_eye,
    "expert": lambda game, setup: SearchBot(
        game, setup, _by_eye(game, setup), game.guide(setup).effort(), EXPERT_SECONDS, confident=True
    ),
    MASTER: lambda game, setup: MasterBot(
        game, setup, _by_eye(game, setup), game.guide(setup).mastery(), MASTER_SECONDS, confident=True
    ),
}
"""The levels, weakest first."""


STYLED = ("skilled", "expert", MASTER)
"""The levels that are sure enough of themselves for a style."""


class BotName(NamedTuple):
    """A bot's level and its style, which is empty for most."""

    level: str
    style: str


def bot_names(game: Game) -> list[str]:
    """The bots that can play this game, weakest first, then those of its own."""
    return [*LADDER, *(name for name in game.bots() if name != HEURISTIC)]


def styled_names() -> list[str]:
    """The levels with a style, in every combination."""
    return [f"{level}-{style}" for level in STYLED for style in style_names()]


def parted(name: str) -> BotName:
    """A bot's name in its two parts."""
    level, _, style = name.rpartition("-")
    return BotName(level, style) if level in STYLED and style in style_names() else BotName(name, "")


def is_master(name: str) -> bool:
    """Whether a bot is a master, of whatever style."""
    return parted(name).level == MASTER


def check_bot(game: Game, name: str, *, files: bool = False) -> None:
    """A `Mistake` if there is no such bot tells which names there are.

    With `files` a network may be named too. Never allow that to strangers.
    """
    if files and is_network(name):
        network_file(game, name)
    elif name not in game.bots() and parted(name).level not in LADDER:
        raise Mistake("bot-unknown", bot=name, nearest=nearest(name, [*bot_names(game), *styled_names()]))


def make_bot(game: Game, name: str, setup: Setup) -> Bot:
    """A fresh bot; a `Mistake` tells which names there are."""
    check_bot(game, name, files=True)
    if is_network(name):
        return NetworkBot(game, setup, network_file(game, name))
    level, style = parted(name)
    if level not in LADDER:
        return game.bots()[name](setup)
    bot = LADDER[level](game, setup)
    return _with_style(bot, Style(game, setup, style)) if style else bot


def _with_style(bot: Bot, style: Style) -> Bot:
    if isinstance(bot, SearchBot):
        bot.style = style
        return bot
    assert isinstance(bot, ByEye)
    return StyledByEye(bot, style)
