"""Train the network that judges positions of a game, from matches of its bots: numpy is enough.

    pip install "monoceros[lab]"
    python examples/train_values.py hilo --out values.json
    python -m monoceros.lab.value_leaves hilo values.json --seats 2 --matches 400

One network serves tables of every size. Matches are kept in the folder `--work`, some hundred to a file, and
so is the state of the training: a run that was broken off goes on where it stopped. Equal seeds, equal
networks, on however many cores (`--jobs`) or machines of a Ray cluster (`--on ray://...`) matches are played.
`--from` goes on with a network that is there already, for example on matches of experts (`--level expert`).
"""

import argparse
from pathlib import Path

import msgspec
import numpy as np

from monoceros.core.network import load
from monoceros.games.registry import find_game
from monoceros.lab.skill import plan_for
from monoceros.lab.value_notes import notes
from monoceros.lab.value_training import Descent, Table, chances, descent_on, surprise

HELD_OUT = 10
"""One position in so many, the last ones, is not learnt from."""


def tables_of(asked: argparse.Namespace) -> dict[int, Table]:
    """The positions of tables of each size."""
    edition = find_game(asked.game).edition()
    sizes = [asked.seats] if asked.seats else list(range(edition.fewest, edition.most + 1))
    found = {}
    for seats in sizes:
        plan = plan_for(asked.game, [asked.level] * seats, asked.matches, asked.seed)
        found[seats] = notes(plan, asked.work / f"{asked.level}-{seats}", asked.jobs, asked.on)
        print(f"{seats} seats: {len(found[seats][1])} positions of {asked.matches} matches", flush=True)
    return found


def main() -> None:
    """Play, learn, save, and tell how true the network is on positions it has not learnt from."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="tables of this size only, not of every size")
    parser.add_argument("--level", default="skilled", help="who plays")
    parser.add_argument("--matches", type=int, default=20_000, help="matches at tables of each size")
    parser.add_argument("--hidden", type=int, default=16, help="hidden numbers of the network")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--pause", type=int, default=0, help="stop after so many epochs, to go on later")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--on", default="", help="`ray`, or the address of a Ray cluster: ray://...")
    parser.add_argument("--device", default="", help="learn with torch there, such as `cuda`; needs torch")
    parser.add_argument("--from", dest="begin", type=Path, help="a network to go on with")
    parser.add_argument("--work", type=Path, default=Path("value-training"))
    parser.add_argument("--out", type=Path, default=Path("values.json"))
    asked = parser.parse_args()
    tables = tables_of(asked)
    learnt = {seats: len(won) - len(won) // HELD_OUT for seats, (_, won) in tables.items()}
    game = find_game(asked.game)
    inputs = game.guide(game.setup(min(tables))).inputs()
    file = asked.work / f"training-{asked.level}.npz"
    begin = load(asked.begin) if asked.begin else None
    descent: Descent = descent_on(asked.device, inputs, asked.hidden, asked.seed, file, begin)
    before = [part.copy() for part in descent.weights]
    some = [(rows[: learnt[seats]], won[: learnt[seats]]) for seats, (rows, won) in tables.items()]
    descent.learn(some, asked.epochs, asked.pause)
    for seats, (rows, won) in tables.items():
        seen, came = rows[learnt[seats] :].astype(np.float32), won[learnt[seats] :]
        told = [surprise(chances(weights, seen), came) for weights in (descent.weights, before)]
        told.append(surprise(np.full_like(came, 1 / seats), came))
        now, first, even = (f"{loss:.4f} / {brier:.4f}" for loss, brier in told)
        print(f"{seats} seats, surprise / Brier score: {now}, before {first}, knowing nothing {even}")
    asked.out.write_bytes(msgspec.json.encode(descent.found()) + b"\n")
    print(f"wrote {asked.out}, {asked.out.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
