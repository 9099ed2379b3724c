"""What the commands that train networks have in common: options, the descent, and how true it has become."""

import argparse
from pathlib import Path

import click
import msgspec
import numpy as np

from monoceros.core.network import load
from monoceros.games.registry import find_game
from monoceros.lab.noted import Numbers
from monoceros.lab.value_training import Descent, Table, as_arrays, chances, descent_on, knowing, surprise

HELD_OUT = 10
"""One position in so many, the last ones, is not learnt from."""


def training_options(about: str, out: str, work: str) -> argparse.ArgumentParser:
    """The options of every such command."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game")
    parser.add_argument("--seats", default="", help="tables of these sizes only, such as 2 or 2,3,4")
    parser.add_argument("--level", default="skilled", help="who plays")
    parser.add_argument("--hidden", type=int, default=16, help="hidden numbers of the network")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--pause", type=int, default=0, help="stop after so many epochs, to go on later")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--on", default="", help="`ray`, or the address of a Ray cluster: ray://...")
    parser.add_argument("--device", default="", help="learn with torch there, such as `cuda`; needs torch")
    parser.add_argument("--from", dest="begin", type=Path, help="a network to go on with")
    parser.add_argument("--work", type=Path, default=Path(work))
    parser.add_argument("--out", type=Path, default=Path(out))
    return parser


def sizes(asked: argparse.Namespace) -> list[int]:
    """How many play at the tables asked for."""
    edition = find_game(asked.game).edition()
    if asked.seats:
        return [int(seats) for seats in asked.seats.split(",")]
    return list(range(edition.fewest, edition.most + 1))


def learnt_of(positions: int) -> int:
    """How many of so many positions are learnt from."""
    return positions - positions // HELD_OUT


def train(
    asked: argparse.Namespace,
    inputs: list[str],
    learnt: list[Table],
    held_out: dict[int, list[Table]],
    batch: int,
    players: str,
) -> None:
    """Learn, save, and tell how true the network is on positions it has not learnt from.

    The state of the training goes by who played.
    """
    file = asked.work / f"training-{players}.npz"
    begin = load(asked.begin) if asked.begin else None
    descent: Descent = descent_on(asked.device, inputs, asked.hidden, asked.seed, file, begin)
    before = as_arrays(begin, inputs) if begin else knowing(inputs)
    descent.learn(learnt, asked.epochs, asked.pause, batch)
    for seats, tables in held_out.items():
        now, first = (_told(weights, tables) for weights in (descent.weights, before))
        even, sure = _told(None, tables), _told(None, tables, sure=True)
        click.echo(
            f"{seats} seats, surprise / Brier score: {now}, before {first},"
            f" knowing nothing {even}, knowing all {sure}"
        )
    asked.out.write_bytes(msgspec.json.encode(descent.found()) + b"\n")
    click.echo(f"wrote {asked.out}, {asked.out.stat().st_size / 1000:.0f} KB")


def _told(weights: list[Numbers] | None, tables: list[Table], *, sure: bool = False) -> str:
    """Surprise and Brier score over all tables: of weights, or else of even chances or of the truth."""
    loss = brier = 0.0
    positions = sum(len(came) for _, came in tables)
    for rows, came in tables:
        if weights is not None:
            found = chances(weights, rows.astype(np.float32))
        else:
            found = came if sure else np.full_like(came, 1 / came.shape[1])
        part, score = surprise(found, came)
        loss += part * len(came) / positions
        brier += score * len(came) / positions
    return f"{loss:.4f} / {brier:.4f}"
