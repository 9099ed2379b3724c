"""The command line: `monoceros COMMAND`. One module for each group of commands."""

import json
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from monoceros import ENGINE, __version__
from monoceros.cli.speech import explain, texts_for
from monoceros.core.installation import compile_command
from monoceros.core.mistakes import Mistake, nearest

COMMANDS = {
    "play": "play",
    "serve": "serve",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
    "doctor": "doctor",
    "games": "library",
    "rules": "library",
    "cards": "cards",
    "simulate": "simulate",
    "report": "report",
    "balance": "report",
    "compare": "compare",
    "tournament": "tournament",
    "solve": "solve",
    "bench": "bench",
    "replay": "records",
    "verify": "records",
    "analyse": "analyse",
}
"""Each command and the module it lives in, in the order `--help` lists them."""

BAD_INPUT = 2


class _Commands(click.Group):
    """Imports a command's module only when it is asked for, so that the program starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"monoceros.cli.{COMMANDS[cmd_name]}")
        command = getattr(module, cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise Mistake("command-unknown", command=args[0], nearest=nearest(args[0], list(COMMANDS)))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. Whoever names no game is told which there are."""
        try:
            return super().invoke(ctx)
        except click.MissingParameter as missing:
            if missing.param is None or missing.param.name != "game":
                raise
            known = import_module("monoceros.games.registry").GAMES
            command = missing.ctx.command_path if missing.ctx else ctx.command_path
            raise Mistake("game-missing", command=command, games=", ".join(known)) from None


def engine_line() -> str:
    """Version and engine in one line."""
    if ENGINE.name == "compiled":
        return f"monoceros {__version__} ({texts_for(None)('engine-compiled')})"
    return f"monoceros {__version__} ({texts_for(None)('engine-interpreted', reason=_why_interpreted())})"


def _why_interpreted() -> str:
    """Why the engine is not compiled, with what to do about it for those who installed it this way."""
    return texts_for(None)(f"engine-{ENGINE.reason}", command=compile_command())


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:  # noqa: FBT001
    del param
    if value:
        click.echo(engine_line())
        ctx.exit()


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="An unofficial fan project, not affiliated with the publishers of the games.",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and which engine runs, and exit.",
)
@click.pass_context
def program(ctx: click.Context) -> None:
    """Play, simulate and check three unicorn card games by their real rulebooks."""
    if ENGINE.name == "interpreted" and ENGINE.reason != "asked-for" and not ctx.resilient_parsing:
        click.echo(texts_for(None)("engine-notice", reason=_why_interpreted()), err=True)


def main() -> None:
    """Run the program. Bad input gets one clear message and exit code 2, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign shows a question mark instead.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    as_json = "--json" in sys.argv
    try:
        sys.exit(program(prog_name="monoceros", standalone_mode=not as_json))
    except Mistake as mistake:
        told = explain(mistake, texts_for(_asked_language()))
        if as_json:
            _fail_as_json(mistake.code, told, mistake.params)
        else:
            click.echo(told, err=True)
        sys.exit(BAD_INPUT)
    except click.ClickException as error:
        _fail_as_json("usage", error.format_message(), {})
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit(1)
    except OSError as error:
        problem = error.strerror or str(error)
        click.echo(texts_for(_asked_language())("output-failed", problem=problem), err=True)
        # Whatever is still waiting to be written would only fail again.
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        sys.exit(1)


def _fail_as_json(code: str, message: str, params: dict[str, str | int]) -> None:
    """Programs that asked for JSON get it whatever happens, where they look for it."""
    click.echo(json.dumps({"ok": False, "code": code, "message": message, "params": params}))


def _asked_language() -> str | None:
    """The language asked for on the command line, for messages from before it was read."""
    words = sys.argv
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
    return None
