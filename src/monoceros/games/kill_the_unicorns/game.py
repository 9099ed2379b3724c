"""Kill the Unicorns as the house knows it: editions, options, how to begin, write down and sit down to it."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from monoceros.core.contract import Bot, State
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.mistakes import Mistake, wrong_seats
from monoceros.core.observation import Field
from monoceros.core.options import PAST, READING, Options, past_choices
from monoceros.core.packs import Decks, OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.starting import check_starting, next_start, starters
from monoceros.core.terminal import Text
from monoceros.games.kill_the_unicorns import actions, cards, editions, wording
from monoceros.games.kill_the_unicorns.bot.guide import HuntGuide
from monoceros.games.kill_the_unicorns.bot.policy import HeuristicBot
from monoceros.games.kill_the_unicorns.deck import HuntDeck
from monoceros.games.kill_the_unicorns.observation import hunt_fields
from monoceros.games.kill_the_unicorns.position import write_position
from monoceros.games.kill_the_unicorns.position_reading import read_position
from monoceros.games.kill_the_unicorns.rules import HuntRules, go_on
from monoceros.games.kill_the_unicorns.setup import deal_characters
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.tally import HuntTally
from monoceros.games.kill_the_unicorns.terminal import HuntTerminal

Seats = Annotated[str, Meta(pattern="^[A-F]*$")]
RETAIL: dict[str, Any] = {"editions": ["de", "fr"]}
NOT_FRENCH: dict[str, Any] = {"editions": ["de", "en-prototype"]}
"""The French rulebook says how all traps are discarded (kill-the-unicorns.reveal.runaway-traps-french)."""
BEGINNERS = {"de": ("off", "no-traps", "no-traps-no-powers")}
"""The beginners' variants an edition has, where it does not have all (kill-the-unicorns.variant.beginner)."""
TEAM_SEATS = 4
RULEBOOKS: dict[str, Any] = msgspec.toml.decode(Path(__file__).with_name("editions.toml").read_bytes())


class KillTheUnicornsOptions(Options, frozen=True):
    """The options of Kill the Unicorns.

    `characters`: picked in turn or dealt by lot. `extra_characters`: merchant, thief and black mage too.
    `expert`: discards face down. `beginner`: what is left out. `teams`: two against two. `start`: who has the
    first-player marker - by lot, a seat, the winner of the last match, or the seat after the one that
    began it; the other two tell about that match.

    Readings: `no_winner_marker`, where the marker is after a hunt nobody won; `runaway_traps`, how they are
    discarded; `own_traps`, whether the table shows them; `final_bicorn`, how often it counts for a double
    rainbow at the end. Past readings: how the first version of the rules played what has been mended.
    """

    characters: Literal["pick", "random"] = "pick"
    extra_characters: Annotated[Literal["off", "on"], Meta(extra={"editions": ["fr"]})] = "off"
    expert: Annotated[Literal["off", "on"], Meta(extra=RETAIL)] = "off"
    beginner: Annotated[Literal["off", "no-traps", "no-powers", "no-traps-no-powers"], Meta(extra=RETAIL)] = (
        "off"
    )
    teams: Annotated[Literal["off", "on"], Meta(extra={"editions": ["en-prototype"]})] = "off"
    start: Literal["random", "A", "B", "C", "D", "E", "F", "winner", "next"] = "random"
    last_winners: Seats = ""
    last_starter: Literal["", "A", "B", "C", "D", "E", "F"] = ""
    no_winner_marker: Annotated[Literal["stays", "back"], Meta(extra=RETAIL | READING)] = "stays"
    runaway_traps: Annotated[Literal["hidden", "open"], Meta(extra=NOT_FRENCH | READING)] = "hidden"
    own_traps: Annotated[Literal["shown", "remembered"], Meta(extra=READING)] = "shown"
    final_bicorn: Annotated[Literal["twice", "once"], Meta(extra=READING)] = "twice"
    round_marker: Annotated[Literal["winner", "stays"], Meta(extra=PAST)] = "winner"
    french_traps: Annotated[Literal["open", "hidden"], Meta(extra=PAST)] = "open"
    rainbow_check: Annotated[Literal["at-once", "after-hunt"], Meta(extra=PAST)] = "at-once"
    expert_discards: Annotated[Literal["owner", "nobody"], Meta(extra=PAST)] = "owner"
    uncovered_trap: Annotated[Literal["stays", "leaves"], Meta(extra=PAST)] = "stays"
    team_draw: Annotated[Literal["lot", "seats"], Meta(extra=PAST)] = "lot"


class KillTheUnicorns(Game):
    """Kill the Unicorns in three editions."""

    id = "kill-the-unicorns"
    rules_version = 2
    earlier = {1: past_choices(KillTheUnicornsOptions)}
    # kill-the-unicorns.players.three-to-six, kill-the-unicorns.players.three-or-four
    editions = (
        Edition("de", fewest=3, most=6, language="de"),
        Edition("fr", fewest=3, most=6, language="fr"),
        Edition("en-prototype", fewest=3, most=4, language="en"),
    )
    options_type = KillTheUnicornsOptions
    action_count = int(actions.ACTION_COUNT)
    text_fields = wording.TEXT_FIELDS
    study_options = {"characters": "random"}

    def __init__(self) -> None:
        self._rules = Decks[HuntRules]()
        self._latest: tuple[Setup, HuntRules, list[int]] | None = None
        """Matches are dealt by the thousand for one set-up: it is not looked up again each time."""

    def new(self, setup: Setup, rng: Rng) -> HuntState:
        """Who begins is settled first (kill-the-unicorns.setup.start-player), then the box is opened."""
        if (opened := self.opened(setup, rng, HuntState)) is not None:
            return opened
        rules, first = self._prepared(setup)
        state = rules.begin(rng, first[rng.below(len(first))] if len(first) > 1 else first[0])
        if _options(setup).characters == "random":
            go_on(state, deal_characters(state))
        return state

    def rules(self, setup: Setup) -> HuntRules:
        return self._prepared(setup)[0]

    def _prepared(self, setup: Setup) -> tuple[HuntRules, list[int]]:
        """The rules of a set-up, and the seats of which one begins."""
        if self._latest is None or self._latest[0] is not setup:
            options = _options(setup)
            # How characters are dealt and who begins is settled before the rules are asked.
            way = msgspec.structs.replace(
                options, characters="pick", start="random", last_winners="", last_starter=""
            )
            key = (setup.edition.book, setup.pack.digest, setup.seats, way)
            deck = cards.deck(setup.pack, extra=options.extra_characters == "on")
            profile = _profile(setup.edition.book, options, deck)
            rules = self._rules.get(
                key, lambda: self.bind(HuntRules(self.id, deck, profile, setup.seats), setup)
            )
            self._latest = (setup, rules, starters(options, setup.seats))
        return self._latest[1:]

    def check_seats(self, setup: Setup) -> None:
        """Options must fit edition and table: enough characters, four for two teams, seats that are there."""
        options = _options(setup)
        known = BEGINNERS.get(setup.edition.book)
        if known is not None and options.beginner not in known:
            raise Mistake("option-value", option="beginner", value=options.beginner, known=", ".join(known))
        if options.teams == "on" and setup.seats != TEAM_SEATS:
            raise wrong_seats(self.id, setup.seats, TEAM_SEATS, TEAM_SEATS)
        most = len(self.rules(setup).profile.characters)
        if setup.seats > most:
            raise wrong_seats(self.id, setup.seats, setup.edition.fewest, most)
        check_starting(options, setup.seats)

    def teams(self, state: State) -> list[int]:
        """The herds of seats: chance or seats say who shares one (kill-the-unicorns.team.shared-herd)."""
        assert isinstance(state, HuntState)
        return [int(state.herd_of(seat)) for seat in range(state.seats)]

    def rematch(self, setup: Setup, state: State) -> Setup:
        assert isinstance(state, HuntState)
        last = next_start(_options(setup), state.outcome(), int(state.starter))
        return msgspec.structs.replace(setup, options=msgspec.structs.replace(_options(setup), **last))

    def position(self, state: State) -> str:
        assert isinstance(state, HuntState)
        return write_position(state)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> HuntState:
        return read_position(text, self.rules(setup), rng)

    def format(self, setup: Setup, seat: int, action: int) -> str:
        return self.rules(setup).sight.notation.format(seat, action)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        return self.rules(setup).sight.notation.parse(seat, text)

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        return cards.load(edition.book, own)

    def card_texts(self, pack: Pack[Any], text: Text) -> dict[str, str]:
        return {card.id: wording.card_text(card, text) for card in pack.cards}

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        return {"heuristic": lambda setup: HeuristicBot(self.rules(setup))}

    def guide(self, setup: Setup) -> HuntGuide:
        return HuntGuide(self.rules(setup))

    def tally(self, setup: Setup) -> HuntTally:
        return HuntTally(dealt_characters=_options(setup).characters == "random")

    def fields(self, setup: Setup) -> list[Field]:
        return hunt_fields(setup.seats)

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> HuntTerminal:
        return HuntTerminal(setup.pack, text, names)


def _options(setup: Setup) -> KillTheUnicornsOptions:
    assert isinstance(setup.options, KillTheUnicornsOptions)
    return setup.options


def _profile(edition: str, options: KillTheUnicornsOptions, deck: HuntDeck) -> editions.Profile:
    """What the edition changes about the German rules, then what the table has chosen."""
    book = RULEBOOKS[edition]
    profile = editions.Profile(edition)
    changes = [book]
    chosen = msgspec.structs.asdict(options).items()
    for choices in (book.get("choices", {}), RULEBOOKS["choices"]):
        changes += [choices.get(option, {}).get(value, {}) for option, value in chosen]
    for change in changes:
        for field, value in change.get("profile", {}).items():
            setattr(profile, field, value)
        for field, clause in change.get("clauses", {}).items():
            setattr(profile.clauses, field, clause)
    # Without powers the extra characters stay away, unless traps are left out too; without traps but with
    # powers there is nothing to do for princess and shaman (kill-the-unicorns.variant.beginner).
    extra = options.extra_characters == "on" and (profile.powers or not profile.traps)
    names = book["cast"] + (book["extra"] if extra else [])
    profile.cast = sum(1 << deck.characters.index(name) for name in names)
    if profile.powers and not profile.traps:
        profile.cast &= ~editions.NEED_TRAPS
    return profile
