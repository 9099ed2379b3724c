"""Train a small network that says who will win, from matches of bots that play by eye: numpy is enough.

    pip install "monoceros[lab]"
    python examples/train_values.py hilo --seats 2 --out hilo-2.npz
    python -m monoceros.lab.value_leaves hilo hilo-2.npz --seats 2 --matches 200

Matches are kept in the folder `--work`, some hundred to a file, and so is the state of the training: a run
that was broken off goes on where it stopped. Equal seeds, equal networks.
"""

import argparse
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.bots.features import Features, viewed
from monoceros.bots.ladder import make_bot
from monoceros.bots.seeds import derived_seed
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.lab.value_network import Numbers, ValueNetwork

IN_FILE = 500
"""Matches in a file."""
NOTED = 10
"""One decision in so many is noted down: those that follow each other say nearly the same."""
SLIPS = 10
"""How many moves in a hundred are just anything, so that more kinds of positions are met."""
BATCH = 512
FASTEST = 0.002
HOLD_BACK = 1e-6


class Notes:
    """Rows of what seats knew, and what each of them had of the victory in the end."""

    def __init__(self, game: Game, setup: Setup, seed: int, work: Path) -> None:
        self.game, self.setup, self.seed, self.work = game, setup, seed, work
        self.features = Features(game.fields(setup))
        self.bot = make_bot(game, "skilled", setup)

    def part(self, number: int) -> tuple[np.ndarray, Numbers]:
        """The rows of some matches: from their file, or played now."""
        file = self.work / f"matches-{number}.npz"
        if not file.exists():
            rows, won = self._play(number)
            begun = file.with_suffix(".part.npz")
            np.savez_compressed(begun, rows=rows, won=won)
            begun.replace(file)
        with np.load(file) as kept:
            return kept["rows"], kept["won"]

    def _play(self, number: int) -> tuple[np.ndarray, Numbers]:
        seats, width = self.setup.seats, self.features.width
        row: vec[u8] = vec[u8](bytes(width))
        seen = viewed(row)
        rows: list[np.ndarray] = []
        won: list[float] = []
        for match in range(number * IN_FILE, (number + 1) * IN_FILE):
            state = self.game.new(self.setup, Rng(derived_seed(self.seed, "deal", match)))
            rng = Rng(derived_seed(self.seed, "bots", match))
            noted = 0
            while state.to_act:
                if rng.below(NOTED) == 0:
                    for seat in range(seats):
                        state.observe(seat, row, 0)
                        rows.append(seen.copy())
                    noted += 1
                owing = state.deciders()
                seat = owing[int(rng.below(len(owing)))]
                if len(state.legal(seat)) == 1 or rng.below(100) < SLIPS:
                    state.apply(seat, state.pick(seat, rng))
                else:
                    state.apply(seat, self.bot.choose(state.as_known(seat), seat, rng))
            winners = state.winners()
            won += [(seat in winners) / max(1, len(winners)) for seat in range(seats)] * noted
        return np.array(rows, np.uint8), np.array(won, np.float32)


class Training:
    """Gradient descent on the likelihood of who won, with Adam; what it remembers is kept in a file."""

    def __init__(self, features: Features, hidden: int, seed: int, file: Path) -> None:
        self.features, self.seed, self.file = features, seed, file
        network = ValueNetwork.fresh(features.size, hidden, np.random.default_rng(seed))
        self.weights = network.weights
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.step = self.epoch = 0
        if file.exists():
            with np.load(file) as kept:
                self.step, self.epoch = int(kept["step"]), int(kept["epoch"])
                for at in range(len(self.weights)):
                    self.weights[at] = kept[f"weights{at}"]
                    self.means[at], self.squares[at] = kept[f"means{at}"], kept[f"squares{at}"]

    def keep(self) -> None:
        """Write down how far it has come."""
        kept: dict[str, np.ndarray] = {"step": np.array(self.step), "epoch": np.array(self.epoch)}
        for at, parts in enumerate(zip(self.weights, self.means, self.squares, strict=True)):
            kept |= {
                f"{name}{at}": part for name, part in zip(("weights", "means", "squares"), parts, strict=True)
            }
        begun = self.file.with_suffix(".part.npz")
        np.savez(begun, **kept)  # type: ignore[arg-type]
        begun.replace(self.file)

    def learn(self, rows: np.ndarray, won: Numbers, epochs: int, pause: int = 0) -> None:
        """All rows once for each epoch, in an order of its own, ever slower, up to a pause if wanted."""
        whole = epochs * -(-len(rows) // BATCH)
        while self.epoch < (pause or epochs):
            order = np.random.default_rng([self.seed, self.epoch]).permutation(len(rows))
            for begin in range(0, len(rows), BATCH):
                batch = order[begin : begin + BATCH]
                self._walk(self._slopes(self.features.rows(rows[batch]), won[batch]), whole)
            self.epoch += 1
            self.keep()

    def _slopes(self, seen: Numbers, won: Numbers) -> list[Numbers]:
        into, lean, out, rest = self.weights
        hidden = np.maximum(seen @ into + lean, 0.0)
        surprise = (1.0 / (1.0 + np.exp(-(hidden @ out + rest))) - won) / len(won)
        back = np.outer(surprise, out) * (hidden > 0.0)
        return [
            seen.T @ back + HOLD_BACK * into,
            back.sum(0),
            hidden.T @ surprise,
            surprise.sum(keepdims=True),
        ]

    def _walk(self, slopes: list[Numbers], whole: int) -> None:
        self.step += 1
        pace = FASTEST * (1.0 - self.step / (whole + 1))
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope
            mean = self.means[at] / (1 - 0.9**self.step)
            square = self.squares[at] / (1 - 0.999**self.step)
            self.weights[at] = np.asarray(
                self.weights[at] - pace * mean / (np.sqrt(square) + 1e-8), np.float32
            )


def main() -> None:
    """Play, learn, save, and tell how true the network is on matches it has not learnt from."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=10_000, help="matches to learn from, in five hundreds")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--pause", type=int, default=0, help="stop after so many epochs, to go on later")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=Path("value-training"))
    parser.add_argument("--out", type=Path, default=Path("values.npz"))
    asked = parser.parse_args()
    game = find_game(asked.game)
    setup = game.setup(asked.seats)
    asked.work.mkdir(parents=True, exist_ok=True)
    notes = Notes(game, setup, asked.seed, asked.work)
    parts = -(-asked.matches // IN_FILE)
    noted = [notes.part(number) for number in range(parts + 1)]
    rows = np.concatenate([part[0] for part in noted[:-1]])
    won = np.concatenate([part[1] for part in noted[:-1]])
    print(f"{len(rows)} rows of {parts * IN_FILE} matches, {notes.features.size} features")
    training = Training(notes.features, asked.hidden, asked.seed, asked.work / "training.npz")
    training.learn(rows, won, asked.epochs, asked.pause)
    network = ValueNetwork(training.weights)
    network.save(asked.out)
    found = network.chances(notes.features.rows(noted[-1][0]))
    brier = float(((found - noted[-1][1]) ** 2).mean())
    even = float(((1 / asked.seats - noted[-1][1]) ** 2).mean())
    print(f"Brier score {brier:.4f} on other matches, knowing nothing {even:.4f}")
    print(f"wrote {asked.out}, {asked.out.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
