"""Kill the Unicorns as the house knows it: editions, options, how to begin, write down and sit down to it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from monoceros.core.clauses import Clause, load_clauses
from monoceros.core.contract import SEAT_LETTERS, Bot, State, seat_letter
from monoceros.core.game import Edition, Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.observation import Field
from monoceros.core.options import Options
from monoceros.core.packs import OwnPack, Pack
from monoceros.core.rng import Rng
from monoceros.core.terminal import Text
from monoceros.games.kill_the_unicorns import box, pack
from monoceros.games.kill_the_unicorns.actions import ACTION_COUNT, Notation
from monoceros.games.kill_the_unicorns.bot import HeuristicBot
from monoceros.games.kill_the_unicorns.dealing import deal_characters, open_box
from monoceros.games.kill_the_unicorns.deck import HuntDeck
from monoceros.games.kill_the_unicorns.guide import HuntGuide
from monoceros.games.kill_the_unicorns.observing import hunt_fields
from monoceros.games.kill_the_unicorns.position import write_position
from monoceros.games.kill_the_unicorns.profile import (
    EXTRA_CHARACTERS,
    Profile,
    french,
    german,
    prototype,
    team_game,
)
from monoceros.games.kill_the_unicorns.reading import read_position
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.tally import HuntTally
from monoceros.games.kill_the_unicorns.terminal import HuntTerminal

Seats = Annotated[str, Meta(pattern="^[A-F]*$")]
RETAIL = {"editions": ["de", "fr"]}
BEGINNERS = {"de": ("off", "no-traps", "no-traps-no-powers")}
"""The beginners' variants an edition has, where it does not have all (kill-the-unicorns.variant.beginner)."""
TEAM_SEATS = 4


class KillTheUnicornsOptions(Options, frozen=True):
    """The options of Kill the Unicorns.

    `characters`: picked in turn or dealt by lot. `extra_characters`: merchant, thief and black mage too.
    `expert`: discards face down. `beginner`: what is left out. `teams`: two against two. `start`: who has the
    first-player marker - by lot, a seat, the winner of the last match, or the seat after the one that
    began it; the other two tell about that match.
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


class KillTheUnicorns(Game):
    """Kill the Unicorns in three editions."""

    id = "kill-the-unicorns"
    rules_version = 1
    editions = (
        Edition("de", fewest=3, most=6, language="de"),
        Edition("fr", fewest=3, most=6, language="fr"),
        Edition("en-prototype", fewest=3, most=4, language="en"),
    )
    options_type = KillTheUnicornsOptions
    action_count = int(ACTION_COUNT)
    study_options = {"characters": "random"}

    def __init__(self) -> None:
        self._profiles: dict[tuple[str, str], Profile] = {}

    def new(self, setup: Setup, rng: Rng) -> HuntState:
        """A fresh match: who begins is settled first, then the box is opened."""
        starter = self._starter(setup, rng)
        state = open_box(self._deck(setup), self.profile(setup), setup.seats, rng, starter)
        if _rules(setup).characters == "random":
            deal_characters(state)
        return state

    def profile(self, setup: Setup) -> Profile:
        """The rules of a table; made once for each way to play."""
        rules = _rules(setup)
        way = f"{rules.extra_characters} {rules.expert} {rules.beginner} {rules.teams}"
        key = (setup.edition.id, way)
        if key not in self._profiles:
            self._profiles[key] = _profile(setup.edition.id, rules)
        return self._profiles[key]

    def _deck(self, setup: Setup) -> HuntDeck:
        return box.deck(setup.pack, extra=_rules(setup).extra_characters == "on")

    def _starter(self, setup: Setup, rng: Rng) -> int:
        rules = _rules(setup)
        if rules.start == "next" and rules.last_starter:
            return (SEAT_LETTERS.index(rules.last_starter) + 1) % setup.seats
        pool = SEAT_LETTERS[: setup.seats]
        if rules.start == "winner" and rules.last_winners:
            pool = rules.last_winners
        elif rules.start in pool:
            pool = rules.start
        return SEAT_LETTERS.index(pool[int(rng.below(len(pool)))] if len(pool) > 1 else pool)

    def check_seats(self, setup: Setup) -> None:
        """Options must fit edition and table: enough characters, four for two teams, seats that are there."""
        rules = _rules(setup)
        known = BEGINNERS.get(setup.edition.id)
        if known is not None and rules.beginner not in known:
            raise Mistake("option-value", option="beginner", value=rules.beginner, known=", ".join(known))
        if rules.teams == "on" and setup.seats != TEAM_SEATS:
            raise Mistake("seats-count", game=self.id, seats=setup.seats, fewest=TEAM_SEATS, most=TEAM_SEATS)
        most = len(self.profile(setup).characters)
        if setup.seats > most:
            fewest = setup.edition.fewest
            raise Mistake("seats-count", game=self.id, seats=setup.seats, fewest=fewest, most=most)
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

    def teams(self, setup: Setup) -> list[int]:
        """Seats across the table play together in the team game (kill-the-unicorns.team.two-teams)."""
        return (
            [seat % 2 for seat in range(setup.seats)] if _rules(setup).teams == "on" else super().teams(setup)
        )

    def rematch(self, setup: Setup, state: State) -> Setup:
        """The same options with this match as the last one; the start goes round.

        Only a start by the last winner stays as it was chosen.
        """
        assert isinstance(state, HuntState)
        outcome = state.outcome()
        winners = "".join(seat_letter(seat) for seat in outcome.winners) if outcome else ""
        rules = msgspec.structs.replace(
            _rules(setup),
            start="winner" if _rules(setup).start == "winner" else "next",
            last_winners=winners,
            last_starter=seat_letter(int(state.starter)),
        )
        return msgspec.structs.replace(setup, rules=rules)

    def position(self, state: State) -> str:
        """The whole situation in one line."""
        assert isinstance(state, HuntState)
        return write_position(state)

    def from_position(self, text: str, setup: Setup, rng: Rng) -> HuntState:
        """The situation a text describes."""
        return read_position(text, self._deck(setup), self.profile(setup), setup.seats, rng)

    def format(self, setup: Setup, seat: int, action: int) -> str:
        """An action as people write it."""
        return Notation(self._deck(setup), setup.seats).format(seat, action)

    def parse(self, setup: Setup, seat: int, text: str) -> int:
        """The action a text names."""
        return Notation(self._deck(setup), setup.seats).parse(seat, text)

    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        """The shipped pack of the edition's box, or an owner's laid over it."""
        return pack.load(edition.id, own) if own is not None else _shipped(edition.id)

    def clauses(self) -> list[Clause]:
        """The rulebooks, in reading order."""
        return load_clauses(Path(__file__).with_name("rulebook.toml"))

    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know Kill the Unicorns."""
        return {"heuristic": lambda setup: HeuristicBot(self._deck(setup), self.profile(setup))}

    def guide(self, setup: Setup) -> HuntGuide:
        """What a search should know about Kill the Unicorns."""
        return HuntGuide(self._deck(setup), self.profile(setup))

    def tally(self, setup: Setup) -> HuntTally:
        """Counts the cards of one match."""
        return HuntTally(dealt_characters=_rules(setup).characters == "random")

    def fields(self, setup: Setup) -> list[Field]:
        """The numbers of a row as `observing` writes it."""
        return hunt_fields(setup.seats)

    def terminal(self, setup: Setup, text: Text, names: list[str]) -> HuntTerminal:
        """A window on a match."""
        return HuntTerminal(setup.pack, text, names)


@cache
def _shipped(edition: str) -> Pack[Any]:
    """A pack that never changes is read once."""
    return pack.load(edition)


def _rules(setup: Setup) -> KillTheUnicornsOptions:
    assert isinstance(setup.options, KillTheUnicornsOptions)
    return setup.options


def _profile(edition: str, rules: KillTheUnicornsOptions) -> Profile:
    if edition == "de":
        profile = german()
    elif edition == "fr":
        profile = french()
    else:
        profile = team_game() if rules.teams == "on" else prototype()
    if rules.extra_characters == "on":
        profile.characters = profile.characters + EXTRA_CHARACTERS
    profile.expert = rules.expert == "on"
    profile.without(rules.beginner)
    return profile
