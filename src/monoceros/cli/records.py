"""Match records: step through one, or check its promise."""

import json
from pathlib import Path

import click
import msgspec
from rich.console import Console

from monoceros.cli.library import json_option
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.contract import seat_letter
from monoceros.core.match import Match, begin_replay, check_result, replay_move
from monoceros.core.match import verify as verify_record
from monoceros.core.mistakes import in_file
from monoceros.core.record import Record, read_record
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import find_game

file_argument = click.argument("file", type=click.Path(path_type=Path))
pack_option = click.option(
    "--pack", type=click.Path(path_type=Path), help="The card pack of your own it was played with."
)


@click.command()
@file_argument
@pack_option
@click.option("--step", is_flag=True, help="Wait for the Enter key after each action and draw the table.")
@json_option
@language_option
def replay(file: Path, pack: Path | None, step: bool, as_json: bool, lang: str | None) -> None:  # noqa: FBT001
    """Show the match in FILE, action by action."""
    text = checked_texts(lang)
    record = read_record(file)
    with in_file(str(file)):
        game = find_game(record.game)
    match = begin_replay(game, record, pack, str(file))
    if as_json:
        click.echo(json.dumps(_frames(match, record, str(file)), ensure_ascii=False, indent=1))
        return
    names = [f"{seat_letter(seat)}" for seat in range(record.seats)]
    if len(record.players) == record.seats:
        names = [f"{name} ({player})" for name, player in zip(names, record.players, strict=True)]
    terminal = game.terminal(match.setup, text, names)
    console = Console(highlight=False)
    for number, move in enumerate(record.moves, start=1):
        replay_move(match, move, str(file))
        console.print(f"[dim]{number:>4} {seat_letter(move.seat)} {move.text}[/]")
        for event in match.news:
            console.print("     " + terminal.tell(event.for_viewer(ONLOOKER), None))
        if step:
            console.print(terminal.draw(match.state.view(ONLOOKER)))
            if click.prompt(text("replay-next"), default="", show_default=False).strip() == "q":
                return
    console.print(terminal.draw(match.state.view(ONLOOKER)))
    console.print(text("replay-result", result=match.result()))
    check_result(match, record, str(file))


def _frames(match: Match, record: Record, file: str) -> dict[str, object]:
    """Every action with what it brought about and what an onlooker then saw."""
    frames = []
    for move in record.moves:
        replay_move(match, move, file)
        frames.append(
            {
                "seat": seat_letter(move.seat),
                "text": move.text,
                "news": msgspec.to_builtins([event.for_viewer(ONLOOKER) for event in match.news]),
                "view": msgspec.to_builtins(match.state.view(ONLOOKER)),
            }
        )
    check_result(match, record, file)
    outcome = msgspec.to_builtins(match.state.outcome())
    return {"game": record.game, "frames": frames, "outcome": outcome, "result": match.result()}


@click.command(short_help="Check every action and shuffle of the match in FILE.")
@file_argument
@pack_option
@json_option
@language_option
def verify(file: Path, pack: Path | None, as_json: bool, lang: str | None) -> None:  # noqa: FBT001
    """Check the match in FILE: every action, the result, and every shuffle.

    For a fair match the commitment made before the deal is checked too: docs/fairness.md tells how.
    """
    text = checked_texts(lang)
    record = read_record(file)
    with in_file(str(file)):
        game = find_game(record.game)
    match = verify_record(game, record, pack, str(file))
    shuffles = sum(len(lines) for lines in match.record().trace.values())
    if as_json:
        proof = {
            "fair": record.chance.fair,
            "commitment": record.chance.commitment,
            "actions": len(record.moves),
            "chances": shuffles,
        }
        click.echo(json.dumps({"ok": True, **proof, "result": match.result()}))
    elif record.chance.fair:
        click.echo(text("verify-fair", actions=len(record.moves), chances=shuffles))
        click.echo(text("verify-compare", hash=record.chance.commitment))
    else:
        click.echo(text("verify-seeded", actions=len(record.moves), seed=str(record.chance.seed)))
