"""The base of both kinds of environments: a match, what its agents may see and do, and its pictures."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from monoceros.bots.features import Features, viewed
from monoceros.core.batch import margins, payoffs
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import find_game
from monoceros.lab.pettingzoo.rendering import as_image, as_text
from monoceros.locales import Texts

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["human", "ansi", "rgb_array"]
SEEDS = 1 << 63
KEPT_MASKS = 1000
Reward = Literal["win", "margin"]
REWARDS = {"win": payoffs, "margin": margins}
"""What a finished match is worth to each seat."""


class EnvMatch:
    """A match with PettingZoo's names for things: agents are called player_0, player_1 ... by their seats.

    An observation is `{"observation": ..., "action_mask": ...}`: the fields of `Game.fields` as numbers
    between 0 and 1, and a one for each action that is legal now. It holds nothing the seat cannot know.
    """

    def __init__(
        self,
        name: str,
        seats: int | None,
        edition: str,
        options: Mapping[str, str] | None,
        pack: Path | None = None,
        reward: str = "win",
    ) -> None:
        if reward not in REWARDS:
            raise Mistake("option-value", option="reward", value=reward, known=", ".join(REWARDS))
        game = find_game(name)
        seats = game.edition(edition).fewest if seats is None else seats
        self._prepare(game, game.new_setup(seats, edition, dict(options or {}), pack), reward)
        self._chance = Rng(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        self.state: State = self.game.new(self.setup, self._chance.fork())

    def _prepare(self, game: Game, setup: Setup, reward: str) -> None:
        """Everything that follows from the set-up."""
        self.game = game
        self.setup = setup
        self.reward = reward
        self.agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.features = Features(self.game.fields(self.setup))
        self._row: vec[u8] = vec[u8](bytes(self.features.width))
        self._seen = viewed(self._row)
        self._actions = self.game.action_count
        self._masks: dict[tuple[int, ...], NDArray[np.int8]] = {}
        box = spaces.Box(0.0, 1.0, (self.features.size,), np.float32)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(self._actions)})
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.agents}

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.setup, self.reward, self._chance, self.state

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self._prepare(*kept[:3])
        self._chance, self.state = kept[3:]

    def deal(self, seed: int | None) -> None:
        """A fresh match: the same one for the same seed, and the same ones after it."""
        if seed is not None:
            self._chance = Rng(seed % SEEDS)
        self.state = self.game.new(self.setup, self._chance.fork())

    def worth(self) -> list[float]:
        """What the finished match is worth to each seat."""
        return REWARDS[self.reward](self.state)

    def observed(self, seat: int) -> Observation:
        """What a seat sees, and what it may do."""
        state = self.state
        state.observe(seat, self._row, 0)
        return {"observation": self.features.row(self._seen), "action_mask": self._mask(state.legal(seat))}

    def _mask(self, legal: list[int]) -> NDArray[np.int8]:
        """The mask of a list of actions; those that come again and again are kept and copied."""
        key = tuple(legal)
        known = self._masks.get(key)
        if known is None:
            known = np.zeros(self._actions, np.int8)
            known[legal] = 1
            if len(self._masks) < KEPT_MASKS:
                self._masks[key] = known
        return known.copy()

    def rendered(self, mode: str | None) -> Any:
        """The table as an onlooker sees it, in one of `RENDER_MODES`."""
        if mode == "rgb_array":
            return self.picture()
        if mode == "ansi":
            return self.text()
        if mode == "human":
            print(self.text())  # noqa: T201 - this mode means to print
        return None

    def text(self) -> str:
        """The table as an onlooker sees it, in plain text."""
        return as_text(self._drawing())

    def picture(self) -> NDArray[np.uint8]:
        """The table as an onlooker sees it, as an image of height x width x 3."""
        return as_image(self._drawing())

    def _drawing(self) -> str:
        terminal = self.game.terminal(self.setup, Texts("en"), self.agents)
        return terminal.draw(self.state.view(ONLOOKER))


class BaseEnv:
    """The attributes and methods PettingZoo expects of every environment: agents, spaces, rendering."""

    parallelizable: bool
    """Whether PettingZoo may turn it into the other kind."""

    def __init__(self, match: EnvMatch, name: str, render_mode: str | None) -> None:
        super().__init__()
        self.match = match
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": RENDER_MODES,
            "is_parallelizable": self.parallelizable,
            "render_fps": 1,
        }
        self.possible_agents = match.agents[:]
        self.observation_spaces = match.observation_spaces
        self.action_spaces = match.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent, always the same object."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as an onlooker sees it: printed, as text or as an image, by `render_mode`."""
        return self.match.rendered(self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds no files or windows open."""
