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
from monoceros.games.unstable_unicorns import cards
from monoceros.games.unstable_unicorns.actions import ACTION_COUNT, format_action, parse_action
from monoceros.games.unstable_unicorns.bot.evaluate import Evaluation
from monoceros.games.unstable_unicorns.bot.guide import UnicornGuide
from monoceros.games.unstable_unicorns.bot.odds import evaluation
from monoceros.games.unstable_unicorns.bot.policy import HeuristicBot
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.editions import PAIR, PARTY_NAMES, TARGETING_NAMES, Profile
from monoceros.games.unstable_unicorns.observation import unicorn_fields
from monoceros.games.unstable_unicorns.position import write_position
from monoceros.games.unstable_unicorns.position_reading import read_position
from monoceros.games.unstable_unicorns.rules import UnicornRules, run
from monoceros.games.unstable_unicorns.setup import Box, deal
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.games.unstable_unicorns.tally import UnicornTally
from monoceros.games.unstable_unicorns.terminal import UnicornTerminal
from monoceros.games.unstable_unicorns.vocabulary import TRIGGERS
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


RULES = UnicornRules("unstable-unicorns")
_boxes: dict[tuple[str, int, str, str, str, bool], Box] = {}


class UnstableUnicorns(Game):
    """Unstable Unicorns, second edition."""

    id = "unstable-unicorns"
    rules_version = 1
    editions = (Edition("pl", fewest=2, most=8, language="pl"),)
    options_type = UnicornOptions
    action_count = int(ACTION_COUNT)
    text_fields = ("type", "needs", *TRIGGERS, "static")
    card_fields = ("two_player",)

    def new(self, setup: Setup, rng: Rng) -> UnicornState:
        """A fresh match: the first player is settled, then the cards are dealt.

        We cannot see what people wear, so lots are drawn unless the host says who begins
        (unstable-unicorns.setup.start-player).
        """
        options = _options(setup)
        starter = SEAT_LETTERS.find(options.start)
        if starter < 0:
            starter = int(rng.below(setup.seats))
        state = deal(RULES, self._box(setup), rng, starter)
        run(state)
        return state

    def _box(self, setup: Setup) -> Box:
        """What all matches of a set-up share; made once."""
        options = _options(setup)
        names = (options.targeting, options.party, options.deck_language, options.adult)
        key = (setup.pack.digest, setup.seats, *names)
        if key not in _boxes:
            deck = self.deck(setup)
            targeting = TARGETING_NAMES.index(options.targeting)
            profile = Profile(setup.seats, targeting, PARTY_NAMES.index(options.party))
            _boxes[key] = Box(deck, profile, setup.seats, deck.names.index(cards.GIVEN))
        return _boxes[key]

    def deck(self, setup: Setup) -> UnicornDeck:
        """The cards of a set-up as the rules read them."""
        options = _options(setup)
        return cards.deck(
            setup.pack, small=setup.seats == PAIR, language=options.deck_language, printed=options.adult
        )

    def check_seats(self, setup: Setup) -> None:
        """Whoever begins must sit at the table; the party variants are for adults.

        See unstable-unicorns.party.adults.
        """
        options = _options(setup)
        if options.start != "random" and options.start not in SEAT_LETTERS[: setup.seats]:
            last = SEAT_LETTERS[setup.seats - 1]
            raise Mistake("option-seat", option="start", seat=options.start, last=last)
        if options.party != "off" and not options.adult:
            raise Mistake("unstable-unicorns-party", party=options.party)

    def adults_only(self, setup: Setup) -> bool:
        """Whether the host switched the 18+ names on."""
        return _options(setup).adult

    def rematch(self, setup: Setup, state: State) -> Setup:
        """The same options; the seat after the last starter begins."""
        assert isinstance(state, UnicornState)
        start = seat_letter((int(state.starter) + 1) % setup.seats)
        return msgspec.structs.replace(setup, options=msgspec.structs.replace(_options(setup), start=start))

    def position(self, state: State) -> str:
        """The whole situation in one line."""
        assert isinstance(state, UnicornState)
        return write_position(state)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> UnicornState:
        """The situation a text describes."""
        return read_position(text, RULES, self._box(setup), rng)

    def format(self, setup: Setup, seat: int, action: int) -> str:
        """An action as people write it."""
        return format_action(setup.seats, seat, action, self.deck(setup).names)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        """The action a text names."""
        return parse_action(setup.seats, seat, text, self.deck(setup).names)

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        """The shipped pack, or an owner's laid over it; there is one edition."""
        del edition
        return cards.load(own)

    def card_texts(self, pack: Pack[Any], text: Text) -> dict[str, str]:
        """What each card says, made from its program."""
        return card_texts(pack, text)

    def clauses(self) -> list[Clause]:
        """The rulebook, in reading order."""
        return load_clauses(Path(__file__).with_name("rulebook.toml"))

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know Unstable Unicorns."""
        return {"heuristic": lambda setup: HeuristicBot(self._evaluation(setup))}

    def guide(self, setup: Setup) -> UnicornGuide:
        """What a search should know about Unstable Unicorns."""
        return UnicornGuide(self._evaluation(setup), setup.seats)

    def _evaluation(self, setup: Setup) -> Evaluation:
        return evaluation(setup.pack, self.deck(setup), setup.seats)

    def tally(self, setup: Setup) -> UnicornTally:
        """Counts the cards of one match."""
        del setup
        return UnicornTally()

    def fields(self, setup: Setup) -> list[Field]:
        """The numbers of a row as `observation` writes it."""
        return unicorn_fields(setup.seats, int(self.deck(setup).size))

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> UnicornTerminal:
        """A window on a match of Unstable Unicorns."""
        return UnicornTerminal(setup.pack, text, names, printed=_options(setup).adult)


def _options(setup: Setup) -> UnicornOptions:
    assert isinstance(setup.options, UnicornOptions)
    return setup.options
