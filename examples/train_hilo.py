"""Train a network for two-player HiLo in a few minutes on a processor, and save it as ONNX.

    pip install "monoceros[lab,train]"
    python examples/train_hilo.py --out hilo.onnx
    python examples/evaluate.py onnx:hilo.onnx casual --games 400

It learns what every legal action is worth to the `skilled` bot, in coins: first in matches that bot plays
with some slips, then in matches it plays itself, so that it knows its way out of its own mistakes. What it
sees are the fields of `Game.fields`, nothing else. Equal seeds and threads give equal networks.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from monoceros.core.rng import Rng
from monoceros.games.hilo.actions import ACTION_COUNT
from monoceros.games.hilo.bot.policy import HeuristicBot
from monoceros.games.hilo.state import START, HiloState
from monoceros.lab.vector import VectorEnv

SEATS = 2
ROWS, COLUMNS = 2, 6
PLACES = ROWS * COLUMNS
NEARBY = 6
"""Cards a place is looked at with: itself, left and right of it, and the three in the other row."""
WARMTH = 0.4
"""Coins of difference that make an action e times as likely in the teacher's eyes."""
MOST = 8.0
"""Gains beyond this many coins, such as those for winning at once, count as this many."""
SLIPS = 15
"""How many moves of a demonstration in a hundred are just anything."""


class Policy(nn.Module):  # type: ignore[misc]  # the linters know no torch
    """What every action is worth in coins.

    The heart is a table for each place of a layout: what each kind of card would bring there, seen from its
    neighbours. One small network makes it for all places of both layouts. Placing looks the held card up in
    it, taking the open one; a swap is a card gained in one layout and one lost in the other.
    """

    def __init__(self, env: VectorEnv) -> None:
        super().__init__()
        sizes = {field.name.partition(":")[0]: field.size for field in env.fields}
        kinds = self.kinds = sizes["cards of each kind in the discard pile"]
        at = 0
        self.begins = {}
        for field in env.fields:
            self.begins[field.name.partition(":")[0]] = at
            at += field.size * (field.most + 1 if field.kind == "choice" else 1)
        about = (kinds + 1) + kinds + 2
        self.near = nn.Linear(NEARBY * (kinds + 1) + 1, 128)
        self.far = nn.Linear(about, 128)
        self.table = nn.Sequential(nn.ReLU(), nn.Linear(128, 96), nn.ReLU(), nn.Linear(96, kinds + 3))
        self.turn = nn.Sequential(nn.Linear(4 * kinds + 5, 64), nn.ReLU(), nn.Linear(64, 2))
        self.lay = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 1))
        self.swap = nn.Sequential(nn.Linear(8, 24), nn.ReLU(), nn.Linear(24, 1))
        self.spoil = nn.Parameter(torch.tensor(0.3))

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """The worth of every action; the caller leaves out those that are not legal."""
        kinds, begins = self.kinds, self.begins
        held = self._part(features, begins["held"] + 1, kinds)
        top = self._part(features, begins["top of the discard pile"] + 1, kinds)
        discards = self._part(features, begins["cards of each kind in the discard pile"], kinds)
        cards = features[:, begins["cards of each layout"] :].reshape(-1, SEATS, ROWS, COLUMNS, kinds + 1)
        own, other = cards[:, 0].reshape(-1, PLACES, kinds + 1), cards[:, 1].reshape(-1, PLACES, kinds + 1)
        counts = cards.sum((2, 3)) / 6.0
        seen = counts.sum(1)[:, 1:] + discards + held / 6.0
        hidden = counts[:, :, :1] * 6.0
        ending = torch.cat([torch.relu(2.0 - hidden), torch.relu(3.0 - hidden)], 2)
        table = self._tables(cards, counts, seen, ending)
        mine, theirs = table[:, 0], table[:, 1]
        lead = (mine[:, :, -1].sum(1) - theirs[:, :, -1].sum(1))[:, None]
        ends = torch.cat([lead, ending.reshape(-1, 2 * SEATS)], 1)

        best = mine[:, :, 1:-2].amax(1)
        taken = (mine[:, :, 1:-2] * top[:, None, :]).sum(2).amax(1, keepdim=True)
        drawn = (torch.relu(best) * torch.relu(1.0 - seen)).sum(1, keepdim=True)
        turn = self.turn(torch.cat([best, seen, top, discards, ends], 1)) + torch.cat([taken, drawn], 1)

        placed = (mine[:, :, 1:-2] * held[:, None, :]).sum(2, keepdim=True)
        phoenix = held[:, None, -1:].expand(-1, PLACES, -1)
        lay = torch.cat([placed, own[:, :, :1], phoenix, ends[:, None].expand(-1, PLACES, -1)], 2)
        place = (placed + self.lay(lay)).squeeze(2)
        nothing = torch.zeros_like(lead)
        discard = self.lay(torch.cat([nothing, nothing + 1.0, nothing, ends], 1))

        gained = mine[:, :, :-2] @ other.transpose(1, 2)
        lost = (theirs[:, :, :-2] @ own.transpose(1, 2)).transpose(1, 2)
        swapped = gained - self.spoil * lost
        given = own[:, :, :1].expand(-1, -1, PLACES)
        received = other[:, None, :, 0].expand(-1, PLACES, -1)
        pair = torch.stack([swapped, given, received], 3)
        pair = torch.cat([pair, ends[:, None, None].expand(-1, PLACES, PLACES, -1)], 3)
        swap = (swapped + self.swap(pair).squeeze(3)).reshape(-1, PLACES * PLACES)
        beyond = nothing.expand(-1, int(ACTION_COUNT) - 3 - 2 * PLACES - PLACES * PLACES)
        return torch.cat([turn, discard, place, mine[:, :, -2], swap, beyond], 1)

    def _part(self, features: torch.Tensor, begin: int, size: int) -> torch.Tensor:
        return features[:, begin : begin + size]

    def _tables(
        self, cards: torch.Tensor, counts: torch.Tensor, seen: torch.Tensor, ending: torch.Tensor
    ) -> torch.Tensor:
        """For each place of each layout: the gain of each card there and of uncovering, its share."""
        edge = torch.zeros_like(cards[:, :, :, :1])
        padded = torch.cat([edge, cards, edge], 3)
        around = torch.cat([padded[:, :, :, shift : shift + COLUMNS] for shift in range(3)], 4)
        upper = torch.zeros_like(around[:, :, :1, :, :1])
        row = torch.cat([upper, upper + 1.0], 2)
        near = self.near(torch.cat([around, around.flip(2), row], 4)).reshape(-1, SEATS, PLACES, 128)
        far = self.far(torch.cat([counts, seen[:, None].expand(-1, SEATS, -1), ending], 2))
        return self.table(near + far[:, :, None])


def lessons(
    env: VectorEnv, decisions: int, rng: Rng, policy: Policy | None = None
) -> tuple[np.ndarray, np.ndarray]:
    """What seats saw, and what each action was worth to the skilled bot; not a number where forbidden.

    The matches are played by the policy, or by that bot; some moves are just anything.
    """
    teacher = env.game.bots()["heuristic"](env.setup)
    assert isinstance(teacher, HeuristicBot)
    rows = np.empty((decisions, env.observations.shape[1]), np.uint8)
    gains = np.full((decisions, env.action_count), np.nan, np.float16)
    made = 0
    played = np.empty(env.size, np.int64)
    while made < decisions:
        if policy is not None:
            with torch.no_grad():
                worths = policy(torch.from_numpy(env.features.rows(env.observations)))
            own = worths.masked_fill(torch.from_numpy(env.masks == 0), -1e9).argmax(1).numpy()
        for match in range(env.size):
            state = env.state(match)
            seat = int(env.actors[match])
            legal = state.legal(seat)
            assert isinstance(state, HiloState)
            if len(legal) == 1 or state.step == START:
                played[match] = legal[int(rng.below(len(legal)))]
                continue
            told = teacher.gains(state, seat, legal)
            if rng.below(100) < SLIPS:
                played[match] = legal[int(rng.below(len(legal)))]
            elif policy is not None:
                played[match] = own[match]
            else:
                played[match] = legal[told.index(max(told))]
            if made < decisions:
                rows[made] = env.observations[match]
                gains[made, legal] = told
                made += 1
        env.step(played)
    return rows, gains


def loss_of(worths: torch.Tensor, gains: torch.Tensor) -> torch.Tensor:
    """How far off the worths are, in coins and in which action they would choose."""
    legal = ~gains.isnan()
    wanted = torch.softmax(gains.masked_fill(~legal, -1e9) / WARMTH, 1)
    chances = torch.log_softmax(worths.masked_fill(~legal, -1e9) / WARMTH, 1)
    choice = -(wanted * chances).sum(1).mean()
    off = nn.functional.smooth_l1_loss(worths, gains.nan_to_num().clamp(-MOST, MOST), reduction="none")
    return choice + ((off * legal).sum(1) / legal.sum(1)).mean()


def learn(
    policy: Policy, env: VectorEnv, rows: np.ndarray, gains: np.ndarray, epochs: int, seed: int
) -> None:
    """Go through the lessons some times, more and more carefully."""
    learner = torch.optim.Adam(policy.parameters(), lr=3e-3)
    batches = max(1, len(rows) // 512)
    pace = torch.optim.lr_scheduler.OneCycleLR(learner, 3e-3, total_steps=epochs * batches)
    shuffled = np.random.default_rng(seed)
    begun = time.monotonic()
    for epoch in range(epochs):
        right = 0.0
        for part in np.array_split(shuffled.permutation(len(rows)), batches):
            worths = policy(torch.from_numpy(env.features.rows(rows[part])))
            told = torch.from_numpy(gains[part].astype(np.float32))
            loss = loss_of(worths, told)
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            learner.step()
            pace.step()
            legal = ~told.isnan()
            chosen = worths.detach().masked_fill(~legal, -1e9).argmax(1, keepdim=True)
            best = told.nan_to_num(-1e9).amax(1, keepdim=True)
            right += float((told.gather(1, chosen) >= best - 1e-3).sum())
        spent = time.monotonic() - begun
        print(f"epoch {epoch + 1}: {right / len(rows):.1%} like skilled, {spent:.0f} s", flush=True)


def save(policy: Policy, env: VectorEnv, out: Path) -> None:
    """Save as ONNX: one input `features`, one output `worths`."""
    torch.onnx.export(
        policy,
        (torch.zeros(1, env.features.size),),
        str(out),
        input_names=["features"],
        output_names=["worths"],
        dynamic_axes={"features": {0: "matches"}, "worths": {0: "matches"}},
        dynamo=False,
    )


def main() -> None:
    """Train and save."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--out", type=Path, default=Path("hilo.onnx"))
    options.add_argument("--decisions", type=int, default=60_000, help="in matches of the skilled bot")
    options.add_argument("--own", type=int, default=40_000, help="decisions in matches of its own")
    options.add_argument("--epochs", type=int, default=8, help="of each of the two parts")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--threads", type=int, default=1, help="more only help on idle cores")
    given = options.parse_args()
    begun = time.monotonic()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    rng = Rng(given.seed)
    env = VectorEnv("hilo", size=128, seats=SEATS, seed=given.seed)
    policy = Policy(env)
    rows, gains = lessons(env, given.decisions, rng)
    print(f"{given.decisions} decisions of the skilled bot, {time.monotonic() - begun:.0f} s", flush=True)
    learn(policy, env, rows, gains, given.epochs, given.seed)
    save(policy, env, given.out)
    if given.own:
        more_rows, more_gains = lessons(env, given.own, rng, policy)
        rows, gains = np.concatenate([rows, more_rows]), np.concatenate([gains, more_gains])
        learn(policy, env, rows, gains, given.epochs, given.seed + 1)
        save(policy, env, given.out)
    size, spent = given.out.stat().st_size // 1024, time.monotonic() - begun
    print(f"saved {given.out}, {size} KB, after {spent:.0f} s")


if __name__ == "__main__":
    main()
