"""The games one decision at a time: an AEC environment."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from monoceros.lab.pettingzoo.base import BaseEnv, Observation


class MonocerosAECEnv(BaseEnv, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Selects whoever owes a decision, and nobody else.

    When several do at one moment - secret choices, reaction windows - they are asked in the order of their
    seats, from player_0 on; in a window the first who reacts closes it, as at a table where the lower seat
    was quicker. What the others have passed on or chosen is not shown to those asked after them.

    Rewards come when a match is over: losers pay one each, winners share it, or with `reward="margin"` the
    difference to the mean score of the others. An action the rules forbid raises `Refusal`, naming the
    clause, and changes nothing.
    """

    parallelizable = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match. The options of the game were given when the environment was made."""
        del options
        self.match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._paid = False
        self._seat = int(self.match.state.decider())
        self.agent_selection = self.agents[self._seat]

    def observe(self, agent: str) -> Observation:
        """What this agent may know, whoever is asked now."""
        return self.match.observed(self.possible_agents.index(agent))

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play the selected agent's action; `None` for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.match.state
        state.play(self._seat, int(action))  # type: ignore[arg-type]  # None is for finished matches
        self._cumulative_rewards[agent] = 0.0
        if state.to_act == 0:
            self._end()
        else:
            self._seat = int(state.decider())
            self.agent_selection = self.possible_agents[self._seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        for agent, worth in zip(self.possible_agents, self.match.worth(), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()
