"""Many matches at once for learners: observations, masks, rewards and ends in NumPy arrays, without copies.

    from monoceros.lab.vector import VectorEnv

    env = VectorEnv("hilo", size=256, seats=2, seed=1)
    while training:
        actions = policy(env.observations, env.masks)      # one for each match
        env.step(actions)
        learn(env.rewards, env.dones, env.actors)

The arrays are the engine's own memory: every step writes into them, so look at them before the next one, or
have them written into arrays of your own: `env.step(actions, observations=mine, masks=ours)`. Needs the extra
`lab`.
"""

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from monoceros.bots.features import Features, viewed
from monoceros.core.contract import Refusal, State
from monoceros.core.mistakes import at_least_one
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game

LONGEST = 10_000
"""Actions after which a match is cut off unless told otherwise."""


TOLD = ("rewards", "dones", "cut", "lengths", "choices")
"""What the last step told; everything else follows from where the matches stand."""


class VectorEnv:
    """`size` matches of one game, stepped together. A finished one is followed by a fresh one at once.

    Row `i` of every array belongs to match `i`:

    - `actors`: whose decision it is, the first seat that owes one;
    - `observations`: what that seat knows, the small numbers `fields` names; `features` makes floats of them;
    - `masks`: a one for each action that is legal for it;
    - `rewards`: a number for each seat, zero but in the step that ended a match: losers pay one each, winners
      share it;
    - `dones`: 1 where the step ended a match; `cuts`: 1 where it was cut off after `longest` actions. The
      other arrays already tell of the next match.

    Equal seeds and equal actions give equal matches. The whole can be copied and pickled at any moment.
    """

    def __init__(
        self,
        name: str,
        *,
        size: int,
        seats: int | None = None,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        pack: Path | None = None,
        seed: int = 0,
        longest: int = LONGEST,
    ) -> None:
        self.game = find_game(name)
        seats = self.game.edition(edition).fewest if seats is None else seats
        self.setup = self.game.new_setup(seats, edition, dict(options or {}), pack)
        self.size = at_least_one("size", size)
        self.longest = at_least_one("longest", longest)
        self.seats = seats
        self.action_count = self.game.action_count
        self.fields = self.game.fields(self.setup)
        self.features = Features(self.fields)
        self._chance = Rng(seed)
        self._lots = self._chance.fork()
        self._batch = self.game.batch(self.setup, size, self.longest, self._chance)
        self._look_at_memory()

    def _look_at_memory(self) -> None:
        size, seats = self.size, self.seats
        self.observations: NDArray[np.uint8] = viewed(self._batch.observations).reshape(size, -1)
        self.masks: NDArray[np.uint8] = viewed(self._batch.masks).reshape(size, -1)
        self.rewards: NDArray[np.float64] = viewed(self._batch.rewards, np.float64).reshape(size, seats)
        self.dones: NDArray[np.uint8] = viewed(self._batch.dones)
        self.cuts: NDArray[np.uint8] = viewed(self._batch.cut)
        self.actors: NDArray[np.uint8] = viewed(self._batch.actors)
        self.lengths: NDArray[np.int64] = viewed(self._batch.lengths, np.int64)
        self.choices: NDArray[np.int64] = viewed(self._batch.choices, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """Where every match stands, and the chances ahead; the memory itself is made anew."""
        batch = self._batch
        return {
            "game": self.game,
            "setup": self.setup,
            "size": self.size,
            "longest": self.longest,
            "chance": self._chance,
            "lots": self._lots,
            "states": list(batch.states),
            "told": [list(getattr(batch, name)) for name in TOLD],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game, self.setup = kept["game"], kept["setup"]
        self.size, self.longest, self.seats = kept["size"], kept["longest"], self.setup.seats
        self.action_count = self.game.action_count
        self.fields = self.game.fields(self.setup)
        self.features = Features(self.fields)
        self._chance, self._lots = kept["chance"], kept["lots"]
        self._batch = self.game.batch(self.setup, self.size, self.longest, Rng(0))
        self._batch.go_on_with(kept["states"], lambda: self.game.new(self.setup, self._chance.fork()))
        self._look_at_memory()
        for name, values in zip(TOLD, kept["told"], strict=True):
            memory = getattr(self._batch, name)
            for at, value in enumerate(values):
                memory[at] = value

    def __copy__(self) -> "VectorEnv":
        # Two that step the same matches would make nonsense of both: a copy is always whole.
        return deepcopy(self)

    def step(
        self,
        actions: ArrayLike,
        *,
        observations: NDArray[Any] | None = None,
        masks: NDArray[Any] | None = None,
    ) -> None:
        """Play one action in every match.

        An action that is not legal raises the `Refusal` that names its clause, and no match has moved. Arrays
        given for observations and masks, of any kind of number, are filled with what this step brought.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise ValueError(f"there are {self.size} matches, but the actions have the shape {chosen.shape}")
        played = self._batch.choices if actions is self.choices else vec[i64](chosen.tolist())
        refused = int(self._batch.step(played))
        if refused >= 0:
            raise self._refusal(refused, int(chosen[refused]))
        if observations is not None:
            np.copyto(observations, self.observations)
        if masks is not None:
            np.copyto(masks, self.masks, casting="unsafe")  # to yes and no as well

    def sample(self) -> NDArray[np.int64]:
        """A random legal action of every match, each equally likely; in `choices` too."""
        self._batch.sample(self._lots)
        return self.choices

    def step_random(self) -> None:
        """Play a random legal action in every match; `choices` tells which."""
        self._batch.step_random(self._lots)

    def state(self, match: int) -> State:
        """The state of one match, for those who want to look closer. Playing it is not allowed."""
        return self._batch.states[match]

    def _refusal(self, match: int, action: int) -> Exception:
        refusal = self.state(match).why_not(int(self.actors[match]), action)
        assert isinstance(refusal, Refusal)
        return refusal
