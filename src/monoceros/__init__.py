"""Monoceros: three unicorn card games by their real rulebooks.

    import monoceros

    match = monoceros.new_match("hilo", seats=3, seed=42)
    outcome = monoceros.play_out(match, ["expert", "casual", "random"])
    print(match.result())

What stands in `__all__` is stable by semantic versioning, and so are `monoceros.lab.pettingzoo`,
`monoceros.lab.vector` and `monoceros.lab.openspiel`. Everything else may change with any release.
"""

from typing import TYPE_CHECKING

from monoceros import _engine

if TYPE_CHECKING:
    from monoceros._api import (
        ONLOOKER,
        Bot,
        BotSummary,
        Choice,
        Edition,
        Game,
        Match,
        Mistake,
        Move,
        News,
        Option,
        Outcome,
        Pack,
        PackText,
        Record,
        Refusal,
        Rng,
        Score,
        Setup,
        Simulation,
        State,
        Update,
        View,
        all_games,
        bot_names,
        find_game,
        format_record,
        from_position,
        new_bot,
        new_match,
        new_setup,
        parse_record,
        play_out,
        position,
        read_record,
        replay,
        simulate,
        verify,
    )

__version__ = "1.0.0"
"""The only place where the version stands: the package and the server read it from here."""

ENGINE = _engine.start()
"""Whether the rules run compiled or interpreted in this process, and why."""


__all__ = [
    "ENGINE",
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
    "__version__",
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


def __getattr__(name: str) -> object:
    # The rules are imported when somebody asks for them: `monoceros --help` and the build need none.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from monoceros import _api

    return getattr(_api, name)


def __dir__() -> list[str]:
    return __all__
