"""The games for OpenSpiel: importing this module registers them.

    import pyspiel
    import monoceros.lab.openspiel

    game = pyspiel.load_game("monoceros_hilo(players=3)")

Parameters of every game: `players`, `edition`, `options` (as `start:A;expert:on`), `pack` (the file of a pack
of your own), `max_length`, `digest`. Needs the extra `lab`.

Chance is explicit and comes first: four chance nodes of 256 outcomes each name one of 2**32 deals, and all
later shuffles follow from it. Players see nothing of it. The small editions, `edition=small`, have one chance
node with every deal and its exact probability: their whole tree can be gone through. When several seats owe
a decision at one moment they are asked in the order of their seats; what those before have chosen secretly
or passed on is not in what the others see. Losers pay one each and winners share it; a match of more than
`max_length` actions is cut off and worth nothing. A small edition is cut off where it says, and then
whoever is ahead has won.

OpenSpiel's searches in C++ crash the interpreter with every game written in Python, its own included. Here
they are refused with a sentence; its Python searches and all its solvers work.
"""

import hashlib
from functools import wraps
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from monoceros.bots.features import Features, viewed
from monoceros.core.batch import payoffs
from monoceros.core.game import Game, Setup, SmallEdition
from monoceros.core.mistakes import Mistake, at_least_one
from monoceros.core.options import written_options
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import GAMES
from monoceros.lab.openspiel_match import SpielMatch
from monoceros.lab.small.chance import deals
from monoceros.lab.small.tree import standing

LONGEST = 10_000
"""Actions after which a match is cut off unless told otherwise; no random match has come near it."""
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
NODES = 4
OUTCOMES = 256
CHANCES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
COMPILED_SEARCHES = {
    "MCTSBot": ("step", "step_with_policy", "mcts_search"),
    "ISMCTSBot": ("step", "step_with_policy"),
}
CRASHES = (
    "OpenSpiel's {bot} is compiled and cannot play games written in Python: it would crash. "
    "Take the one in open_spiel.python.algorithms."
)
DIGEST = 8
"""Bytes that tell two information states with the same observation apart."""


def spiel_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return "monoceros_" + game.id.replace("-", "_")


def read_options(text: str) -> dict[str, str]:
    """Options as they stand in the name of a game: `start:A;expert:on`."""
    options: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        key, colon, value = part.partition(":")
        if not colon:
            raise Mistake("option-form", option=part)
        options[key.strip()] = value.strip()
    return options


def game_type(game: Game) -> Any:
    """What OpenSpiel must know of a game before it is set up."""
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=f"Monoceros: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(edition.most for edition in game.editions),
        min_num_players=min(edition.fewest for edition in game.editions),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.edition().fewest,
            "edition": game.edition().id,
            "options": "",
            "pack": "",
            "max_length": LONGEST,
            "digest": False,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is compiled and has no types
    """One of our games at one kind of table."""

    our_game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.our_game)
        given = {**kind.parameter_specification, **(params or {})}
        seats = int(given["players"])
        own = Path(str(given["pack"])) if given["pack"] else None
        self.setup = self.our_game.new_setup(
            seats, str(given["edition"]), read_options(str(given["options"])), own
        )
        self.max_length = at_least_one("max_length", int(given["max_length"]))
        self.digest = bool(given["digest"])
        small = self.setup.edition if isinstance(self.setup.edition, SmallEdition) else None
        self.deals = deals(self.our_game, self.setup) if small else []
        """Every deal, for a small edition."""
        self.cut_standing = bool(small and small.longest)
        if small and small.longest:
            self.max_length = min(self.max_length, small.longest)
        self.features = Features(self.our_game.fields(self.setup))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.our_game.action_count,
            max_chance_outcomes=len(self.deals) or OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(seats - 1),
            utility_sum=0.0,
            max_game_length=self.max_length,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """A match about to be dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer of matches of this game, as OpenSpiel asks for it."""
        if params:
            raise ValueError(f"observers take no parameters, but were given {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is compiled and has no types
    """A match as OpenSpiel steps through it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._words: list[int] = []
        self._next = CHANCE
        self.match: SpielMatch | None = None

    def current_player(self) -> int:
        """The player to decide, or one of OpenSpiel's numbers for chance and the end."""
        return self._next

    def is_terminal(self) -> bool:
        """Whether the match is over or was cut off."""
        return self._next == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal of a small edition.

        Else 256 equally likely outcomes: each chance node gives eight bits of the number of the deal.
        """
        dealt = self._game.deals
        return [(at, float(deal.likelihood)) for at, deal in enumerate(dealt)] if dealt else CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return self.match.state.legal(player)

    def _apply_action(self, action: int) -> None:
        game = self._game
        if self.match is None and game.deals:
            self._words.append(action)
            self._enter(SpielMatch.laid(game.our_game, game.setup, game.deals[action].state))
            return
        if self.match is None:
            self._words.append(action)
            if len(self._words) == NODES:
                self._enter(SpielMatch.dealt(game.our_game, game.setup, int.from_bytes(self._words)))
            return
        self.match.play(self._next, action)
        self._ask()

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def enter(self, match: SpielMatch, seat: int) -> None:
        """Go on from a match as one of those who owe a decision knows it."""
        self.match = match
        self._next = seat

    def _enter(self, match: SpielMatch) -> None:
        self.match = match
        self._ask()

    def _ask(self) -> None:
        assert self.match is not None
        state = self.match.state
        if state.to_act == 0 or state.n >= self._game.max_length:
            self._next = TERMINAL
        else:
            self._next = int(state.decider())

    def returns(self) -> list[float]:
        """What the match is worth to each player; nothing while it goes on."""
        if self.match is None or self._next != TERMINAL:
            return [0.0] * self.num_players()
        if self.match.state.to_act != 0:
            return standing(self.match.state) if self._game.cut_standing else [0.0] * self.num_players()
        return payoffs(self.match.state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return self._game.our_game.format(self._game.setup, player, action)

    def __str__(self) -> str:
        """The whole situation, hidden cards included."""
        if self.match is None:
            return " ".join(["dealing", *map(str, self._words)])
        return self._game.our_game.position(self.match.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """Another match this player cannot tell from the real one.

        Its history holds a deal of its own and none of the actions so far: those would tell what others
        have chosen secretly.
        """
        assert self.match is not None
        other = self._game.new_initial_state()
        for _ in range(1 if self._game.deals else NODES):
            other.apply_action(int(probability_sampler() * (len(self._game.deals) or OUTCOMES)))
        rng = Rng(int(probability_sampler() * (1 << 32)) << 32 | int(probability_sampler() * (1 << 32)))
        world = self.match.determinized(player_id, rng)
        if self._next == player_id:
            other.enter(world, player_id)
        else:
            other._enter(world)
        return other


class SpielObserver:
    """Tells a match to a player as OpenSpiel's observers do.

    The tensor of an observation is the game's fields as numbers between 0 and 1, and so is that of an
    information state: what a player has seen and can no longer see is in the text of it, not in the tensor.
    With the game's parameter `digest` it has 64 more, ones and zeros by chance: a digest of everything the
    player was ever told, for methods that only need to tell states with the same observation apart. What is
    public has a text and no tensor.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._features = game.features
        self._recalls = kind.perfect_recall
        self._digests = kind.perfect_recall and game.digest
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._row: vec[u8] = vec[u8](bytes(game.features.width))
        self._seen = viewed(self._row)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            size = game.features.size
            self.tensor = np.zeros(size + 8 * DIGEST * self._digests, np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._digests:
                self.dict["told"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor; all zeros before the deal."""
        if self.tensor is None:
            return
        if state.match is None:
            self.tensor.fill(0.0)
            return
        state.match.state.observe(player, self._row, 0)
        self.dict["observation"][:] = self._features.row(self._seen)
        if self._digests:
            text = state.match.information(player).encode()
            digest = hashlib.blake2b(text, digest_size=DIGEST).digest()
            self.dict["told"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text; empty before the deal."""
        match = state.match
        if match is None:
            return ""
        if not self._private:
            return match.observation(ONLOOKER) if self._public else ""
        if not self._public:
            return match.private(player)
        return match.information(player) if self._recalls else match.observation(player)


def register(our_game: Game) -> None:
    """Make a game known to OpenSpiel."""
    pyspiel.register_game(
        game_type(our_game), type(f"Spiel{type(our_game).__name__}", (SpielGame,), {"our_game": our_game})
    )


def refuse_compiled_searches() -> None:
    """Let OpenSpiel's searches in C++ say what is wrong instead of crashing: they cannot call Python."""
    for bot, names in COMPILED_SEARCHES.items():
        for name in names:
            _refuse(getattr(pyspiel, bot), name)


def _refuse(bot: Any, name: str) -> None:
    original = getattr(bot, name)

    @wraps(original)
    def asked(self: Any, state: Any, *others: Any) -> Any:
        if isinstance(state, SpielState):
            raise NotImplementedError(CRASHES.format(bot=bot.__name__))
        return original(self, state, *others)

    setattr(bot, name, asked)


def load(our_game: Game, setup: Setup) -> SpielGame:
    """A game at a kind of table we have set up ourselves, as OpenSpiel knows it."""
    options = ";".join(f"{key}:{value}" for key, value in written_options(setup.options).items())
    table = {"players": setup.seats, "edition": setup.edition.id, "options": options}
    found: SpielGame = pyspiel.load_game(spiel_name(our_game), table)
    return found


refuse_compiled_searches()
for _game in GAMES.values():
    if spiel_name(_game) not in pyspiel.registered_names():
        register(_game)
