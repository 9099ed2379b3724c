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

from monoceros.core.contract import Bot
from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.core.wire import Seen, View

PREFIX = "onnx:"
SHIPPED = "network"


class LearnedBot(Bot):
    """Plays the legal action its network thinks most of."""

    def __init__(self, game: Game, setup: Setup, by_eye: Bot, file: Path) -> None:
        runtime = _needed("onnxruntime")
        features = _needed("monoceros.bots.features")
        self.game = game
        self.setup = setup
        self.by_eye = by_eye
        self.features = features.Features(game.fields(setup))
        self.row: vec[u8] = vec[u8](bytes(self.features.width))
        self.seen_row = features.viewed(self.row)
        self.network = _loaded(runtime, file)
        takes = self.network.get_inputs()
        self.input = takes[0].name if len(takes) == 1 else ""
        if not self._fits():
            raise Mistake("network-table", network=file.name, game=game.id, seats=setup.seats)

    def thinks_ahead(self) -> bool:
        """It wants the known position, to see it as numbers."""
        return True

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """Without a known position it can only play by eye."""
        return self.by_eye.choose(view, legal, rng)

    def decide(self, seen: Seen, rng: Rng) -> int:
        """The legal action of the greatest worth; the first of equal ones."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        seat = seen.view.you
        assert seat is not None
        self.game.from_position(seen.known, self.setup, rng.fork()).observe(seat, self.row, 0)
        worths = self._worths()[0]
        return max(seen.legal, key=lambda action: float(worths[action]))

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
