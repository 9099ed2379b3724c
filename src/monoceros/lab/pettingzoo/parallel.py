"""The games in rounds: a parallel environment, in which everybody is asked at once."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from monoceros.core.contract import Refusal
from monoceros.lab.pettingzoo.base import BaseEnv, EnvMatch, Observation


class MonocerosParallelEnv(BaseEnv, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """In every round all agents hand in an action, and those who owe a decision play theirs.

    They play in the order of their seats. An action the rules forbid changes nothing, and `infos` names the
    clause that refused it. Nor does one that answers a window somebody before has closed by reacting: `infos`
    says it was late, and whoever is asked again answers in the next round. After `max_cycles` rounds the
    match is cut off.
    """

    parallelizable = True

    def __init__(self, match: EnvMatch, name: str, render_mode: str | None, max_cycles: int) -> None:
        super().__init__(match, name, render_mode)
        self.max_cycles = max_cycles
        self.rounds = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a match. The options of the game were given when the environment was made."""
        del options
        self.match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rounds = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int | np.integer[Any]]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Play a round: one action of every agent."""
        state = self.match.state
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        closed = False
        for seat in state.deciders():
            agent = self.possible_agents[seat]
            if closed:
                infos[agent] = {"late": True}
                continue
            action = int(actions[agent])
            closes = state.window != 0 and action != state.pass_action()
            try:
                state.play(seat, action)
                closed = closes
            except Refusal as refusal:
                infos[agent] = {"refused": refusal.clause}
        self.rounds += 1
        over = state.to_act == 0
        cut = not over and self.rounds >= self.max_cycles
        worth = self.match.worth() if over else [0.0] * len(self.possible_agents)
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, worth, strict=True))
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.match.observed(seat) for seat, agent in enumerate(self.possible_agents)}
