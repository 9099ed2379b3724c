"""One seat against bots, as a Gymnasium environment: `monoceros/Hilo-v1` and its like.

    import gymnasium
    import monoceros.lab.gymnasium                # registers them

    env = gymnasium.make("monoceros/Hilo-v1", opponents="casual", seats=3)
    seen, info = env.reset(seed=1)
    seen, reward, over, cut, info = env.step(env.action_space.sample(seen["action_mask"]))

Needs the extra `lab`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from monoceros.bots.ladder import make_bot
from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.lab.pettingzoo.base import RENDER_MODES, SEEDS, EnvMatch, Observation
from monoceros.lab.simulate import decide, unhurried

LONGEST = 5000
"""Own decisions after which a match is cut off; no sensible match comes near it."""


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """You hold a seat, drawn anew for every match unless `seat` is given; bots hold the others.

    An observation is `{"observation": ..., "action_mask": ...}`: what your seat knows, and a one for each
    legal action. In a reaction window you are asked before the bots. The reward comes in the end: winning or
    losing the match, or with `reward="margin"` the difference to the mean score of the others. An action the
    rules forbid raises `Refusal`, naming the clause. Equal seeds and equal actions give equal matches.
    """

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "skilled",
        seat: int | None = None,
        seats: int | None = None,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        pack: Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.match = EnvMatch(game, seats, edition, options, pack, reward)
        agent = self.match.agents[0 if seat is None else seat]
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = self.match.observation_spaces[agent]
        self.action_space = self.match.action_spaces[agent]
        self.opponents = opponents
        self.seat = seat
        self.mine = 0 if seat is None else seat
        self._bot = self._new_bot()
        self._lots = Rng(0)
        self._decided = 0

    def _new_bot(self) -> Bot:
        return unhurried(make_bot(self.match.game, self.opponents, self.match.setup))

    def __getstate__(self) -> dict[str, Any]:
        return {key: kept for key, kept in self.__dict__.items() if key != "_bot"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bot = self._new_bot()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match, and let the bots play until you are asked."""
        super().reset(seed=seed)
        del options
        self.match.deal(seed)
        self._lots = Rng(int(self.np_random.integers(SEEDS)))
        if self.seat is None:
            self.mine = int(self._lots.below(self.match.setup.seats))
        self._decided = 0
        self._others_play()
        return self.match.observed(self.mine), {"seat": self.mine}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play your action, and let the bots play until you are asked again or the match is over."""
        state = self.match.state
        state.play(self.mine, int(action))
        self._decided += 1
        self._others_play()
        over = state.to_act == 0
        worth = self.match.worth()[self.mine] if over else 0.0
        if self.render_mode == "human":
            self.render()
        cut = not over and self._decided >= LONGEST
        return self.match.observed(self.mine), worth, over, cut, {"seat": self.mine}

    def _others_play(self) -> None:
        """Others who owe a decision are asked first, unless you may react: their choices are not shown."""
        state = self.match.state
        while (owing := [seat for seat in state.deciders() if seat != self.mine]) and (
            state.to_act >> self.mine & 1 == 0 or state.window == 0
        ):
            seat = owing[int(self._lots.below(len(owing)))]
            state.play(seat, decide(self._bot, state, seat, self._lots))

    def action_masks(self) -> NDArray[np.bool_]:
        """A yes for each action that is legal for you now, by the name sb3-contrib's MaskablePPO calls."""
        return self.match.observed(self.mine)["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """The table as an onlooker sees it: printed, as text or as an image, by `render_mode`."""
        return self.match.rendered(self.render_mode)


for _game in GAMES:
    gymnasium.register(
        f"monoceros/{_game.title().replace('-', '')}-v1",
        "monoceros.lab.gymnasium:SeatEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )
