"""HiLo as the house knows it: editions, options, how to begin, write down and sit down to a match."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from monoceros.core.batch import Batch
from monoceros.core.clauses import Clause, load_clauses
from monoceros.core.contract import SEAT_LETTERS, Bot, State, seat_letter
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.observation import Field
from monoceros.core.options import Options
from monoceros.core.packs import OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.terminal import Text
from monoceros.games.hilo import pack as hilo_pack
from monoceros.games.hilo.actions import ACTION_COUNT, format_action, parse_action
from monoceros.games.hilo.batch import HiloBatch, fits
from monoceros.games.hilo.bot import HeuristicBot
from monoceros.games.hilo.dealing import deal
from monoceros.games.hilo.guide import HiloGuide
from monoceros.games.hilo.observing import hilo_fields
from monoceros.games.hilo.position import read_position, write_position
from monoceros.games.hilo.state import HiloState
from monoceros.games.hilo.tally import HiloTally
from monoceros.games.hilo.terminal import HiloTerminal

Seats = Annotated[str, msgspec.Meta(pattern="^[A-D]*$")]


class HiloOptions(Options, frozen=True):
    """The options of HiLo.

    `start`: who begins - drawn by lot, a given seat, the winner of the last match, or the next seat
    after the one that began it (hilo.setup.start-player). The other two tell about that last match.
    """

    start: Literal["random", "A", "B", "C", "D", "winner", "next"] = "random"
    last_winners: Seats = ""
    last_starter: Literal["", "A", "B", "C", "D"] = ""


class Hilo(Game):
    """HiLo - Dein Königreich."""

    id = "hilo"
    rules_version = 1
    editions = (Edition("de", fewest=2, most=4, language="de"),)
    options_type = HiloOptions
    action_count = int(ACTION_COUNT)

    def new(self, setup: Setup, rng: Rng) -> HiloState:
        """A fresh match: the start player is settled first, then the cards are dealt."""
        starters = self._starters(setup)
        starter = starters[int(rng.below(len(starters)))] if len(starters) > 1 else starters[0]
        return deal(hilo_pack.deck(setup.pack), setup.seats, rng, starter)

    def _starters(self, setup: Setup) -> list[int]:
        """The seats of which one begins, each equally likely."""
        rules = setup.options
        assert isinstance(rules, HiloOptions)
        if rules.start == "next" and rules.last_starter:
            return [(SEAT_LETTERS.index(rules.last_starter) + 1) % setup.seats]
        pool = SEAT_LETTERS[: setup.seats]
        if rules.start == "winner" and rules.last_winners:
            pool = rules.last_winners
        elif rules.start in pool:
            pool = rules.start
        return [SEAT_LETTERS.index(letter) for letter in pool]

    def check_seats(self, setup: Setup) -> None:
        """Options may only name seats that are at the table."""
        rules = setup.options
        assert isinstance(rules, HiloOptions)
        named = {
            "start": rules.start if len(rules.start) == 1 else "",
            "last_winners": rules.last_winners,
            "last_starter": rules.last_starter,
        }
        for option, letters in named.items():
            for letter in letters:
                if letter not in SEAT_LETTERS[: setup.seats]:
                    last = SEAT_LETTERS[setup.seats - 1]
                    raise Mistake("option-seat", option=option, seat=letter, last=last)

    def rematch(self, setup: Setup, state: State) -> Setup:
        """The same options with this match as the last one; the start goes round (ruling R24).

        Only a start by the last winner stays as it was chosen.
        """
        assert isinstance(state, HiloState)
        outcome = state.outcome()
        winners = "".join(seat_letter(seat) for seat in outcome.winners) if outcome else ""
        assert isinstance(setup.options, HiloOptions)
        rules = msgspec.structs.replace(
            setup.options,
            start=setup.options.start if setup.options.start == "winner" else "next",
            last_winners=winners,
            last_starter=seat_letter(int(state.starter)),
        )
        return msgspec.structs.replace(setup, rules=rules)

    def position(self, state: State) -> str:
        """The whole situation in one line."""
        assert isinstance(state, HiloState)
        return write_position(state)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> HiloState:
        """The situation a text describes."""
        return read_position(text, setup.seats, hilo_pack.deck(setup.pack), rng)

    def format(self, setup: Setup, seat: int, action: int) -> str:
        """An action as people write it."""
        return format_action(setup.seats, seat, action)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        """The action a text names."""
        return parse_action(setup.seats, seat, text)

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        """The shipped pack, or an owner's laid over it; there is one for all editions."""
        del edition
        return hilo_pack.load(own)

    def clauses(self) -> list[Clause]:
        """The rulebook, in reading order."""
        return load_clauses(Path(__file__).with_name("rulebook.toml"))

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know HiLo."""
        return {"heuristic": lambda setup: HeuristicBot(hilo_pack.deck(setup.pack))}

    def network(self) -> Path:
        """A network for two players, made by `examples/train_hilo.py`."""
        return Path(__file__).with_name("network.onnx")

    def guide(self, setup: Setup) -> HiloGuide:
        """What a search should know about HiLo."""
        return HiloGuide(hilo_pack.deck(setup.pack))

    def tally(self, setup: Setup) -> HiloTally:
        """Counts the cards of one match."""
        del setup
        return HiloTally()

    def fields(self, setup: Setup) -> list[Field]:
        """The numbers of a row as `observing` writes it."""
        return hilo_fields(hilo_pack.deck(setup.pack), setup.seats)

    def batch(self, setup: Setup, size: int, most: int, chance: Rng) -> Batch:
        """Matches whose rows and masks follow every action, unless an own pack is too large for that."""
        deck = hilo_pack.deck(setup.pack)
        if not fits(deck, setup.seats):
            return super().batch(setup, size, most, chance)
        starters = self._starters(setup)
        return HiloBatch(size, setup.seats, most, deck, starters, lambda: self.new(setup, chance.fork()))

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> HiloTerminal:
        """A window on a match of HiLo."""
        return HiloTerminal(setup.pack, text, names)
