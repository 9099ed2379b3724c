"""Bots that play from a trained network, saved as an ONNX file.

`onnx:FILE` names it; `examples/train_hilo.py` makes one. `network` is the one that comes with the game. A
network has one input, the features of an observation, and one output, a worth for every action. It sees what
its seat may know and nothing else: the bot is handed the known position.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng

PREFIX = "onnx:"
SHIPPED = "network"


class NetworkBot(Bot):
    """Plays the legal action its network thinks most of."""

    def __init__(self, game: Game, setup: Setup, file: Path) -> None:
        runtime = _needed("onnxruntime")
        features = _needed("monoceros.bots.features")
        self.game = game
        self.features = features.Features(game.fields(setup))
        self.row: vec[u8] = vec[u8](bytes(self.features.width))
        self.seen_row = features.viewed(self.row)
        self.network = _loaded(runtime, file)
        takes = self.network.get_inputs()
        self.input = takes[0].name if len(takes) == 1 else ""
        if not self._fits():
            raise Mistake("network-table", network=file.name, game=game.id, seats=setup.seats)

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The legal action of the greatest worth; the first of equal ones."""
        del rng
        legal = known.legal(seat)
        if len(legal) == 1:
            return legal[0]
        known.observe(seat, self.row, 0)
        worths = self._worths()[0]
        return max(legal, key=lambda action: float(worths[action]))

    def _worths(self) -> Any:
        """What the network makes of the row."""
        features = self.features.row(self.seen_row)[None, :]
        return self.network.run(None, {self.input: features})[0]

    def _fits(self) -> bool:
        """Whether it answers an empty row with a worth for every action: its own description may be vague."""
        try:
            shape: object = self._worths().shape
        # Whatever it would rather be handed, the runtime has an exception of its own for it.
        except Exception:
            return False
        return shape == (1, self.game.action_count)


def is_network(name: str) -> bool:
    """Whether a bot's name means a network."""
    return name == SHIPPED or name.startswith(PREFIX)


def network_file(game: Game, name: str) -> Path:
    """The file a bot's name means; a `Mistake` if there is none."""
    if name == SHIPPED:
        shipped = game.network()
        if shipped is None:
            raise Mistake("network-none", game=game.id)
        return shipped
    file = Path(name.removeprefix(PREFIX))
    if not file.is_file():
        raise Mistake("network-missing", file=str(file))
    return file


def _needed(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as missing:
        raise Mistake("network-extra", module=missing.name or module) from missing


def _loaded(runtime: Any, file: Path) -> Any:
    settings = runtime.SessionOptions()
    settings.intra_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        return runtime.InferenceSession(str(file), settings, providers=["CPUExecutionProvider"])
    # Whatever is wrong with somebody's file, the runtime has an exception of its own for it.
    except Exception as broken:
        reason = str(broken).partition("\n")[0]
        raise Mistake("network-broken", file=str(file), reason=reason) from broken
