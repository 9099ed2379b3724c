"""Unstable Unicorns as the house knows it: options, how to begin, write down and sit down to a match."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from monoceros.core.contract import SEAT_LETTERS, Bot, State, seat_letter
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.network import Weights
from monoceros.core.observation import Field
from monoceros.core.options import PAST, READING, Options, past_choices
from monoceros.core.packs import Decks, OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.terminal import Text
from monoceros.games.unstable_unicorns import cards
from monoceros.games.unstable_unicorns.actions import ACTION_COUNT, format_action, parse_action
from monoceros.games.unstable_unicorns.bot.evaluate import Evaluation
from monoceros.games.unstable_unicorns.bot.guide import UnicornGuide
from monoceros.games.unstable_unicorns.bot.odds import as_fitted, evaluation
from monoceros.games.unstable_unicorns.bot.policy import HeuristicBot
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.editions import PAIR, PARTY_NAMES, TARGETING_NAMES, Profile, Readings
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

    The readings: where a sentence of the rulebook can be read in two ways, the first is the usual one. What
    is marked as past is how matches begun under earlier rules go on, and nothing a table may choose.
    """

    targeting: Literal["simple", "advanced"] = "simple"
    deck_language: Literal["pl", "en", "de", "fr"] = "pl"
    adult: bool = False
    party: Literal["off", "sips", "layers"] = "off"
    start: Annotated[str, msgspec.Meta(pattern="^(random|[A-H])$")] = "random"
    new_hand: Annotated[Literal["before-action", "when-asked"], msgspec.Meta(extra=READING)] = "before-action"
    winning: Annotated[Literal["settled", "at-once"], msgspec.Meta(extra=READING)] = "settled"
    pair_deck: Annotated[Literal["small", "whole"], msgspec.Meta(extra=READING)] = "small"
    stable_named: Annotated[Literal["when-played", "like-players"], msgspec.Meta(extra=READING)] = (
        "when-played"
    )
    enter_named: Annotated[Literal["when-played", "coming-in"], msgspec.Meta(extra=READING)] = "when-played"
    short_discard: Annotated[Literal["partly", "in-full"], msgspec.Meta(extra=READING)] = "partly"
    magic_discard: Annotated[Literal["at-once", "when-done"], msgspec.Meta(extra=PAST)] = "at-once"
    short_offer: Annotated[Literal["like-others", "in-full"], msgspec.Meta(extra=PAST)] = "like-others"
    shared_discard: Annotated[Literal["needs-card", "needs-none"], msgspec.Meta(extra=PAST)] = "needs-card"
    arrivals: Annotated[Literal["wait", "pay"], msgspec.Meta(extra=PAST)] = "wait"
    idle_questions: Annotated[Literal["skipped", "asked"], msgspec.Meta(extra=PAST)] = "skipped"


_prepared = Decks[tuple[UnicornRules, Box]]()


class UnstableUnicorns(Game):
    """Unstable Unicorns, second edition."""

    id = "unstable-unicorns"
    rules_version = 2
    earlier = {1: past_choices(UnicornOptions)}
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
        if (opened := self.opened(setup, rng, UnicornState)) is not None:
            return opened
        options = _options(setup)
        starter = SEAT_LETTERS.find(options.start)
        if starter < 0:
            starter = int(rng.below(setup.seats))
        state = deal(*self._prepared(setup), rng, starter)
        run(state)
        return state

    def _prepared(self, setup: Setup) -> tuple[UnicornRules, Box]:
        """What all matches of a set-up share; made once."""
        options = _options(setup)
        key = (setup.pack.digest, setup.seats, msgspec.structs.replace(options, start="random"))
        return _prepared.get(key, lambda: (self.bind(UnicornRules(self.id), setup), self._new_box(setup)))

    def _new_box(self, setup: Setup) -> Box:
        options = _options(setup)
        deck = self.deck(setup)
        targeting = TARGETING_NAMES.index(options.targeting)
        party = PARTY_NAMES.index(options.party)
        profile = Profile(setup.seats, targeting, party, _readings(options))
        given = deck.names.index(cards.GIVEN) if _is_small(setup) else -1
        return Box(deck, profile, setup.seats, given)

    def deck(self, setup: Setup) -> UnicornDeck:
        """The cards of a set-up as the rules read them."""
        options = _options(setup)
        return cards.deck(
            setup.pack, small=_is_small(setup), language=options.deck_language, printed=options.adult
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
        return read_position(text, *self._prepared(setup), rng)

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

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know Unstable Unicorns."""
        return {"heuristic": lambda setup: HeuristicBot(self._evaluation(setup))}

    def guide(self, setup: Setup) -> UnicornGuide:
        """What a search should know about Unstable Unicorns."""
        return UnicornGuide(self._evaluation(setup), setup.seats)

    def learned_values(self, setup: Setup) -> Weights | None:
        """For two players with the cards it was made for: elsewhere it has not been measured."""
        return super().learned_values(setup) if setup.seats == PAIR and as_fitted(setup.pack) else None

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


def _is_small(setup: Setup) -> bool:
    """Whether two play with the smaller deck, and a Neigh card each to begin with.

    A table of two may read the rulebook so that it advises the changes and does not order them
    (unstable-unicorns.two.whole).
    """
    return setup.seats == PAIR and _options(setup).pair_deck == "small"


def _readings(options: UnicornOptions) -> Readings:
    readings = Readings()
    readings.swap_when_asked = options.new_hand == "when-asked"
    readings.wins_at_once = options.winning == "at-once"
    readings.stable_after = options.stable_named == "like-players"
    readings.enter_after = options.enter_named == "coming-in"
    readings.discards_in_full = options.short_discard == "in-full"
    readings.magic_stays = options.magic_discard == "when-done"
    readings.offer_in_full = options.short_offer == "in-full"
    readings.empty_hand_will_do = options.shared_discard == "needs-none"
    readings.arrivals_pay = options.arrivals == "pay"
    readings.idle_questions = options.idle_questions == "asked"
    return readings


def _options(setup: Setup) -> UnicornOptions:
    assert isinstance(setup.options, UnicornOptions)
    return setup.options
