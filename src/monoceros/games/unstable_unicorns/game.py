"""Unstable Unicorns as the house knows it: options, how to begin, write down and sit down to a match."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from monoceros.core.clauses import Clause, load_clauses
from monoceros.core.contract import SEAT_LETTERS, Bot, State, seat_letter
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.observation import Field
from monoceros.core.options import Options
from monoceros.core.packs import OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.terminal import Text
from monoceros.games.unstable_unicorns import pack as unicorn_pack
from monoceros.games.unstable_unicorns.actions import ACTION_COUNT, format_action, parse_action
from monoceros.games.unstable_unicorns.board import PARTY_NAMES, TARGETING_NAMES
from monoceros.games.unstable_unicorns.bot import HeuristicBot
from monoceros.games.unstable_unicorns.dealing import PAIR, deal
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.guide import UnicornGuide
from monoceros.games.unstable_unicorns.observing import unicorn_fields
from monoceros.games.unstable_unicorns.odds import judge
from monoceros.games.unstable_unicorns.position import read_position, write_position
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.games.unstable_unicorns.tally import UnicornTally
from monoceros.games.unstable_unicorns.terminal import UnicornTerminal
from monoceros.games.unstable_unicorns.wording import card_texts


class UnicornOptions(Options, frozen=True):
    """The options of Unstable Unicorns.

    `targeting`: whether players are named before (simple) or after (advanced) the Neigh cards.
    `deck_language`: in which language names are counted in the tie-break; `adult`: the 18+ switch, with
    the names printed in the rulebook; `party`: one of the rulebook's two party variants, adults only.
    `start`: who begins, `random` or the letter of a seat.
    """

    targeting: Literal["simple", "advanced"] = "simple"
    deck_language: Literal["pl", "en", "de", "fr"] = "pl"
    adult: bool = False
    party: Literal["off", "sips", "layers"] = "off"
    start: Annotated[str, msgspec.Meta(pattern="^(random|[A-H])$")] = "random"


class UnstableUnicorns(Game):
    """Unstable Unicorns, second edition."""

    id = "unstable-unicorns"
    rules_version = 1
    editions = (Edition("pl", fewest=2, most=8, language="pl"),)
    options_type = UnicornOptions
    action_count = int(ACTION_COUNT)
    card_fields = ("type",)

    def new(self, setup: Setup, rng: Rng) -> UnicornState:
        """A fresh match: the first player is settled, then the cards are dealt."""
        rules = _rules(setup)
        starter = SEAT_LETTERS.find(rules.start)
        if starter < 0:
            starter = int(rng.below(setup.seats))
        return deal(
            self.deck(setup),
            setup.seats,
            rng,
            starter,
            TARGETING_NAMES.index(rules.targeting),
            PARTY_NAMES.index(rules.party),
            unicorn_pack.GIVEN,
        )

    def deck(self, setup: Setup) -> UnicornDeck:
        """The cards of a set-up as the rules read them."""
        rules = _rules(setup)
        return unicorn_pack.deck(
            setup.pack, small=setup.seats == PAIR, language=rules.deck_language, printed=rules.adult
        )

    def check_seats(self, setup: Setup) -> None:
        """Whoever begins must sit at the table; the party variants are for adults."""
        rules = _rules(setup)
        if rules.start != "random" and rules.start not in SEAT_LETTERS[: setup.seats]:
            last = SEAT_LETTERS[setup.seats - 1]
            raise Mistake("option-seat", option="start", seat=rules.start, last=last)
        if rules.party != "off" and not rules.adult:
            raise Mistake("unstable-unicorns-party", party=rules.party)

    def adults_only(self, setup: Setup) -> bool:
        """Whether the host switched the 18+ names on."""
        return _rules(setup).adult

    def rematch(self, setup: Setup, state: State) -> Setup:
        """The same options; the seat after the last starter begins."""
        assert isinstance(state, UnicornState)
        start = seat_letter((int(state.starter) + 1) % setup.seats)
        return msgspec.structs.replace(setup, rules=msgspec.structs.replace(_rules(setup), start=start))

    def position(self, state: State) -> str:
        """The whole situation in one line."""
        assert isinstance(state, UnicornState)
        return write_position(state)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> UnicornState:
        """The situation a text describes."""
        rules = _rules(setup)
        return read_position(
            text,
            setup.seats,
            self.deck(setup),
            rng,
            TARGETING_NAMES.index(rules.targeting),
            PARTY_NAMES.index(rules.party),
        )

    def format(self, setup: Setup, seat: int, action: int) -> str:
        """An action as people write it."""
        return format_action(setup.seats, seat, action, self.deck(setup).names)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        """The action a text names."""
        return parse_action(setup.seats, seat, text, self.deck(setup).names)

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        """The shipped pack, or an owner's laid over it; there is one edition."""
        del edition
        return unicorn_pack.load(own)

    def card_texts(self, pack: Pack[Any], text: Text) -> dict[str, str]:
        """What each card says, made from its program."""
        return card_texts(pack, text)

    def clauses(self) -> list[Clause]:
        """The rulebook, in reading order."""
        return load_clauses(Path(__file__).with_name("rulebook.toml"))

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know Unstable Unicorns."""
        return {"heuristic": lambda setup: HeuristicBot(self.deck(setup))}

    def guide(self, setup: Setup) -> UnicornGuide:
        """What a search should know about Unstable Unicorns."""
        deck = self.deck(setup)
        return UnicornGuide(deck, setup.seats, judge(setup.pack, deck, setup.seats))

    def tally(self, setup: Setup) -> UnicornTally:
        """Counts the cards of one match."""
        del setup
        return UnicornTally()

    def fields(self, setup: Setup) -> list[Field]:
        """The numbers of a row as `observing` writes it."""
        return unicorn_fields(setup.seats, len(self.deck(setup).kinds))

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> UnicornTerminal:
        """A window on a match of Unstable Unicorns."""
        return UnicornTerminal(setup.pack, text, names, printed=_rules(setup).adult)


def _rules(setup: Setup) -> UnicornOptions:
    assert isinstance(setup.options, UnicornOptions)
    return setup.options
