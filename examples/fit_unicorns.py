"""Fit how positions of Unstable Unicorns are evaluated to who won: makes `bot/odds.toml` of the game.

    pip install "monoceros[lab]"
    python examples/fit_unicorns.py --out odds.toml

`casual` and `skilled` bots play at tables of every size. At the beginning of every third turn the standing
and the cards of each seat are noted down (`bot/evaluate.py`), and in the end who won. The chance of a seat is
taken to grow exponentially with the sum of its parts; the parts are found by gradient descent on the
likelihood of what happened, held back from believing too much in cards that are rarely seen. Equal seeds,
equal odds.
"""

import argparse
from pathlib import Path

import numpy as np
import numpy.typing as npt

from monoceros.bots.ladder import make_bot
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.games.unstable_unicorns.bot.evaluate import STANDING, standing
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.game import UnstableUnicorns
from monoceros.games.unstable_unicorns.state import HAND, NOBODY, UnicornState

Numbers = npt.NDArray[np.float32]
LEVELS = ("casual", "skilled")
TABLES = range(2, 9)
USUAL = 4
"""The table whose strengths are taken as they are; others are scaled."""
NOTED = 3
"""One turn in so many is noted down: turns that follow each other say nearly the same."""
HOLD_BACK = 6e-5
"""What the square of a card's weight costs."""
RARE = 1e-2
"""Spreads are taken to be larger by this, so that a card hardly ever met is worth hardly anything."""
BATCH = 8192
FASTEST = 0.02


class Notes:
    """What was seen at tables of one size: `seen[position, seat]` are numbers, `winner[position]` a seat."""

    def __init__(self, seats: int, games: int, seed: int) -> None:
        game = find_game("unstable-unicorns")
        assert isinstance(game, UnstableUnicorns)
        setup = game.setup(seats)
        self.deck = game.deck(setup)
        bots = [make_bot(game, level, setup) for level in LEVELS]
        seen: list[Numbers] = []
        winner: list[int] = []
        for number in range(games):
            state = game.new(setup, Rng(derived_seed(seed, f"deal {seats}", number)))
            rng = Rng(derived_seed(seed, f"bots {seats}", number))
            noted = self._play(state, [bots[rng.below(len(bots))] for _ in range(seats)], rng)
            if state.winner != NOBODY:
                seen += noted
                winner += [int(state.winner)] * len(noted)
        self.seen = np.array(seen, np.float16)  # Small numbers and simple fractions, a great many of them.
        self.winner = np.array(winner)

    def _play(self, state: UnicornState, bots: list[Bot], rng: Rng) -> list[Numbers]:
        noted = []
        active, turn = -1, int(rng.below(NOTED))
        while state.to_act:
            if state.active != active:
                active, turn = int(state.active), turn + 1
                if turn % NOTED == 0:
                    noted.append(self._note(state))
            owing = state.deciders()
            seat = owing[rng.below(len(owing))]
            legal = state.legal(seat)
            one = len(legal) == 1
            state.apply(seat, legal[0] if one else bots[seat].choose(state.as_known(seat), seat, rng))
        return noted

    def _note(self, state: UnicornState) -> Numbers:
        kinds = int(self.deck.kind_count)
        cards = len(STANDING)
        note = np.zeros((int(state.seats), cards + 2 * kinds), np.float32)
        for seat in range(int(state.seats)):
            note[seat, :cards] = list(standing(state, seat))
            for card in state.table.cards_in(state.stable(seat)):
                note[seat, cards + self.deck.kinds[card]] += 1
            for card in state.table.cards_in(HAND + seat):
                note[seat, cards + kinds + self.deck.kinds[card]] += 1
        return note


class Fit:
    """Weights of all numbers, and how sure they make at tables of each size; found with Adam."""

    def __init__(self, notes: dict[int, Notes]) -> None:
        self.notes = notes
        spreads = [table.seen.std((0, 1), dtype=np.float32) for table in notes.values()]
        self.spread = np.mean(spreads, 0) + RARE
        self.sizes = list(notes)
        # One vector: a weight for each number in units of its spread, then the logarithms of the sureness.
        self.found = np.zeros(len(self.spread) + len(notes), np.float32)

    def weights(self) -> Numbers:
        """What each number of a note is worth, for one of it."""
        return np.asarray(self.found[: len(self.spread)] / self.spread, np.float32)

    def sureness(self, seats: int) -> float:
        """How much a strength says at a table, against the usual one."""
        logs = self.found[len(self.spread) :]
        return float(np.exp(logs[self.sizes.index(seats)] - logs[self.sizes.index(USUAL)]))

    def learn(self, steps: int, rng: np.random.Generator) -> None:
        """Walk down the slope, slower and slower."""
        mean, square = np.zeros_like(self.found), np.zeros_like(self.found)
        for step in range(1, steps + 1):
            slope = self._slope(self.sizes[step % len(self.sizes)], rng)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            pace = FASTEST * (1.0 - step / (steps + 1))
            self.found -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)

    def _slope(self, seats: int, rng: np.random.Generator) -> Numbers:
        table = self.notes[seats]
        batch = rng.integers(0, len(table.winner), BATCH)
        seen, scale = table.seen[batch] / self.spread, self.sureness(seats)
        strength = seen @ self.found[: len(self.spread)]
        surprise = _chances(scale * strength)
        surprise[np.arange(BATCH), table.winner[batch]] -= 1.0
        slope = np.zeros_like(self.found)
        slope[: len(self.spread)] = scale * np.einsum("ps,psn->n", surprise, seen) / BATCH
        cards = slice(len(STANDING), len(self.spread))
        slope[cards] += 2 * HOLD_BACK * self.found[cards]
        if seats != USUAL:
            at = len(self.spread) + self.sizes.index(seats)
            slope[at] = scale * float((surprise * strength).sum()) / BATCH
        return slope

    def surprise(self, seats: int) -> float:
        """How surprising the winners were on average: the lower the better."""
        table = self.notes[seats]
        chances = _chances(self.sureness(seats) * (table.seen.astype(np.float32) @ self.weights()))
        return float(-np.log(chances[np.arange(len(chances)), table.winner]).mean())


def _chances(strength: Numbers) -> Numbers:
    grown = np.exp(strength - strength.max(1, keepdims=True))
    shares: Numbers = grown / grown.sum(1, keepdims=True)
    return shares


def write(fit: Fit, deck: UnicornDeck) -> str:
    """The odds as `odds.py` reads them; cards never met in a place are left out of it."""
    weights = fit.weights()
    met = fit.spread > RARE
    lines = ["# Parts of the logarithm of a chance to win, fitted to who won (examples/fit_unicorns.py)."]
    lines += ["", "[sureness]"]
    lines += [f"{seats} = {fit.sureness(seats):.3f}" for seats in fit.sizes]
    lines += ["", "[standing]", *(f"{name} = {weights[at]:.3f}" for at, name in enumerate(STANDING))]
    for part, place in enumerate(("stable", "hand")):
        first = len(STANDING) + part * len(deck.names)
        lines += ["", f"[{place}]"]
        for at, name in enumerate(deck.names, first):
            if met[at]:
                lines.append(f"{name} = {weights[at]:.3f}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=6000, help="matches at each size of table")
    parser.add_argument("--steps", type=int, default=2800, help="steps of the descent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("odds.toml"))
    asked = parser.parse_args()
    notes = {}
    for seats in TABLES:
        notes[seats] = Notes(seats, asked.games, asked.seed)
        print(f"{seats} seats: {len(notes[seats].winner)} positions")
    fit = Fit(notes)
    fit.learn(asked.steps, np.random.default_rng(asked.seed))
    for seats in TABLES:
        print(f"{seats} seats: surprise {fit.surprise(seats):.4f}, knowing nothing {np.log(seats):.4f}")
    asked.out.write_text(write(fit, notes[USUAL].deck), encoding="utf-8")
    print(f"wrote {asked.out}")


if __name__ == "__main__":
    main()
