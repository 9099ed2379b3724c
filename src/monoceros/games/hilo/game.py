"""HiLo as the house knows it: editions, options, how to begin, write down and sit down to a match."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from monoceros.core.contract import Bot, State
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.network import Weights
from monoceros.core.observation import Field
from monoceros.core.packs import Decks, OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.starting import check_starting, next_start, starters
from monoceros.core.terminal import Text
from monoceros.games.hilo import cards
from monoceros.games.hilo.actions import ACTION_COUNT, format_action, parse_action
from monoceros.games.hilo.bot.guide import PAIR, HiloGuide
from monoceros.games.hilo.bot.policy import HeuristicBot
from monoceros.games.hilo.editions import EDITIONS, HiloOptions
from monoceros.games.hilo.observation import hilo_fields
from monoceros.games.hilo.position import read_position, write_position
from monoceros.games.hilo.rules import HiloRules
from monoceros.games.hilo.state import HiloState
from monoceros.games.hilo.tally import HiloTally
from monoceros.games.hilo.terminal import HiloTerminal


class Hilo(Game):
    """HiLo - Dein Königreich."""

    id = "hilo"
    rules_version = 1
    editions = EDITIONS
    options_type = HiloOptions
    action_count = int(ACTION_COUNT)
    text_fields = ("role", "family")

    def __init__(self) -> None:
        self._rules = Decks[HiloRules]()

    def _rules_of(self, setup: Setup) -> HiloRules:
        """The rules for this pack, number of seats and reading; made once, since they never change."""
        assert isinstance(setup.options, HiloOptions)
        casts = setup.options.last_magician == "casts"
        key = (setup.pack.digest, setup.seats, casts)
        return self._rules.get(
            key,
            lambda: self.bind(
                HiloRules(cards.deck(setup.pack), setup.seats, last_magician_casts=casts), setup
            ),
        )

    def new(self, setup: Setup, rng: Rng) -> HiloState:
        """A fresh match: the start player is settled first, then the cards are dealt.

        (hilo.setup.start-player)
        """
        if (opened := self.opened(setup, rng, HiloState)) is not None:
            return opened
        assert isinstance(setup.options, HiloOptions)
        first = starters(setup.options, setup.seats)
        starter = first[int(rng.below(len(first)))] if len(first) > 1 else first[0]
        return self._rules_of(setup).deal(rng, starter)

    def check_seats(self, setup: Setup) -> None:
        """Options may only name seats that are at the table."""
        assert isinstance(setup.options, HiloOptions)
        check_starting(setup.options, setup.seats)

    def rematch(self, setup: Setup, state: State) -> Setup:
        """The same options, with this match as the last one."""
        assert isinstance(state, HiloState)
        assert isinstance(setup.options, HiloOptions)
        last = next_start(setup.options, state.outcome(), int(state.starter))
        return msgspec.structs.replace(setup, options=msgspec.structs.replace(setup.options, **last))

    def position(self, state: State) -> str:
        """The whole situation in one line."""
        assert isinstance(state, HiloState)
        return write_position(state)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> HiloState:
        """The situation a text describes."""
        return read_position(text, self._rules_of(setup), setup.seats, rng)

    def format(self, setup: Setup, seat: int, action: int) -> str:
        """An action as people write it."""
        return format_action(setup.seats, seat, action)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        """The action a text names."""
        return parse_action(setup.seats, seat, text)

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        """The shipped pack, or an owner's laid over it; there is one for all editions."""
        del edition
        return cards.load(own)

    def card_texts(self, pack: Pack[Any], text: Text) -> dict[str, str]:
        """What each card is good for, in the words of the rules."""
        return {card.id: text(f"{cards.CLAUSES[card.role]}.text") for card in pack.cards}

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know HiLo."""
        return {"heuristic": lambda setup: HeuristicBot(cards.deck(setup.pack))}

    def network(self) -> Path:
        """A network for two players, made by `examples/train_hilo.py`."""
        return Path(__file__).with_name("network.onnx")

    def guide(self, setup: Setup) -> HiloGuide:
        """What a search should know about HiLo."""
        return HiloGuide(cards.deck(setup.pack), setup.seats)

    def learned_values(self, setup: Setup) -> Weights | None:
        """With more than two players one that looks at layouts more closely, and takes longer for it."""
        return super().learned_values(setup) if setup.seats == PAIR else self._learned("crowd_values.json")

    def learned_policy(self, setup: Setup) -> Weights | None:
        """For two players: with more it has not been shown that it plays better."""
        return super().learned_policy(setup) if setup.seats == PAIR else None

    def tally(self, setup: Setup) -> HiloTally:
        """Counts the cards of one match."""
        del setup
        return HiloTally()

    def fields(self, setup: Setup) -> list[Field]:
        """The numbers of a row as `observation` writes it."""
        return hilo_fields(cards.deck(setup.pack), setup.seats)

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> HiloTerminal:
        """A window on a match of HiLo."""
        return HiloTerminal(setup.pack, text, names)
