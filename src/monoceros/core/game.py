"""What a game offers besides the rules of play: how to begin it, write it down, and sit down to it."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from monoceros.core.batch import Batch
from monoceros.core.clauses import Clause, load_clauses
from monoceros.core.contract import Bot, Rules, State
from monoceros.core.guide import Guide
from monoceros.core.mistakes import Mistake, nearest, wrong_seats
from monoceros.core.network import Weights, load
from monoceros.core.observation import Field, row_size
from monoceros.core.options import Option, Options, check_offered, declared_options, read_options
from monoceros.core.packs import Card, Decks, OwnPack, Pack, Provenance, mark, weakest
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.tally import Tally
from monoceros.core.terminal import Terminal, Text

FEWEST_COMPARED = 2
R = TypeVar("R", bound=Rules[Any])
S = TypeVar("S", bound=State)
_openings = Decks[State]()
"""The positions small editions begin with, as they were read."""


class Edition(msgspec.Struct, frozen=True):
    """One edition of a rulebook: for how many players it is, and the language it was printed in."""

    id: str
    fewest: int
    most: int
    language: str

    @property
    def book(self) -> str:
        """The edition whose rulebook and cards it is played by."""
        return self.id


class SmallEdition(Edition, frozen=True):
    """The last moves of a match as a game of its own, whose whole tree can be enumerated.

    `of` is the printed edition it is played by, `opening` the position it begins with: what nobody at the
    table can know of it is dealt anew for each match, and `options` are its usual ones. After `longest`
    actions its tree is cut off; 0 means that it ends by itself.
    """

    of: str
    opening: str
    longest: int = 0
    options: tuple[tuple[str, str], ...] = ()

    @property
    def book(self) -> str:
        """The printed edition."""
        return self.of


class Setup(msgspec.Struct, frozen=True):
    """Everything that is decided before the first card is dealt, checked."""

    edition: Edition
    seats: int
    options: Options
    pack: Pack[Any]


class Game(ABC):
    """A game the house knows. One instance each, in `games/registry.py`."""

    id: str
    rules_version: int
    """Raised whenever a change makes old records replay differently."""
    earlier: dict[int, dict[str, str]] = {}
    """How earlier versions of the rules played, as options: a version is a set of readings."""
    editions: tuple[Edition, ...]
    options_type: type[Options]
    action_count: int
    card_fields: tuple[str, ...] | None = None
    """The fields of a card that lists show; all that are the game's own if None."""
    text_fields: tuple[str, ...] = ()
    """The fields of a card its text is made from: it is as sure as the least sure of them."""
    study_options: dict[str, str] = {}
    """Options for studies of the cards: what is compared should come by chance, not by taste."""

    def __reduce__(self) -> tuple[type["Game"], tuple[()]]:
        """Sent to another process a game is made anew there; what it keeps at hand, often compiled, stays."""
        return type(self), ()

    @abstractmethod
    def new(self, setup: Setup, rng: Rng) -> State:
        """A fresh match, dealt with this generator; a small edition's begins with `opened`."""

    def opened(self, setup: Setup, rng: Rng, kind: type[S]) -> S | None:
        """A fresh match of a small edition; None for all others, which are dealt from their beginning."""
        edition = setup.edition
        if not isinstance(edition, SmallEdition):
            return None
        key = (self.id, edition, setup.pack.digest, setup.options)
        opening = _openings.get(key, lambda: self.from_position(edition.opening, setup, Rng(0)))
        world = opening.determinize(ONLOOKER, rng)
        assert isinstance(world, kind)
        return world

    def bind(self, rules: R, setup: Setup) -> R:
        """Rules made for a set-up, so that their states can be pickled."""
        rules.origin = (self, setup)
        return rules

    @abstractmethod
    def position(self, state: State) -> str:
        """The whole situation, hidden cards included, as one line of text. Never for a viewer."""

    @abstractmethod
    def from_position(self, text: str, setup: Setup, rng: Rng) -> State:
        """The situation a position text describes; what it leaves open is filled in at random."""

    @abstractmethod
    def format(self, setup: Setup, seat: int, action: int) -> str:
        """An action as people write it."""

    @abstractmethod
    def parse(self, setup: Setup, seat: int, text: str) -> int:
        """The action a text names; a `Mistake` when it names none."""

    @abstractmethod
    def load_pack(self, edition: Edition, own: OwnPack | None = None) -> Pack[Any]:
        """The card pack of an edition, or an owner's pack laid over it."""

    def clauses(self) -> list[Clause]:
        """The rulebook, in reading order; it lies beside the module of the game."""
        return load_clauses(Path(getfile(type(self))).with_name("rulebook.toml"))

    @abstractmethod
    def bots(self) -> dict[str, Callable[[Setup], Bot]]:
        """The bots that know this game, by name; `heuristic` is always among them."""

    def network(self) -> Path | None:
        """The file of the trained network that comes with this game, if there is one."""
        return None

    @abstractmethod
    def terminal(self, setup: Setup, text: Text, names: list[str]) -> Terminal[Any]:
        """A window on a match for somebody at a terminal."""

    @abstractmethod
    def fields(self, setup: Setup) -> list[Field]:
        """What the numbers mean that `State.observe` writes at such a table, in their order."""

    @abstractmethod
    def check_seats(self, setup: Setup) -> None:
        """Raise a `Mistake` where an option does not fit the number of seats."""

    def batch(self, setup: Setup, size: int, most: int, chance: Rng) -> Batch:
        """So many matches side by side, for learners, each cut off after `most` actions."""
        width = row_size(self.fields(setup))

        def deal() -> State:
            return self.new(setup, chance.fork())

        return Batch(size, setup.seats, width, self.action_count, most, deal)

    def fingerprint(self, state: State) -> str:
        """Equal for two states exactly when situation and chances ahead are the same."""
        return f"{state.rng.mark()} {self.position(state)}"

    def known(self, state: State, viewer: int) -> str:
        """`State.as_known` as a text, for bots in another process.

        What the viewer cannot know is made up. `from_position` builds a world from it that the viewer
        cannot tell from the real one, and whose `determinize` gives all the others.
        """
        return self.position(state.as_known(viewer))

    def guide(self, setup: Setup) -> Guide:
        """What a search should know about this game to think well; nothing is a fine answer."""
        del setup
        return Guide()

    def learned_values(self, setup: Setup) -> Weights | None:
        """The network by which whoever thinks ahead judges positions, if one is shipped for such tables."""
        del setup
        return self._learned("values.json")

    def learned_policy(self, setup: Setup) -> Weights | None:
        """The network that shows whoever thinks ahead which moves look promising, if one is shipped."""
        del setup
        return self._learned("policy.json")

    def _learned(self, name: str) -> Weights | None:
        file = Path(getfile(type(self))).parent / "bot" / name
        return load(file) if file.is_file() else None

    def tally(self, setup: Setup) -> Tally[Any]:
        """Something that counts one match for a study; nothing to count is a fine answer."""
        del setup
        return Tally()

    def teams(self, state: State) -> list[int]:
        """The team of each seat; everybody for themselves unless a variant says otherwise."""
        return list(range(int(state.seats)))

    def card_texts(self, pack: Pack[Any], text: Text) -> dict[str, str]:
        """What each card says, by its id, in the reader's language; empty where the fields say it all."""
        del pack, text
        return {}

    def marks(self, card: Card, languages: Iterable[str]) -> dict[str, Provenance]:
        """How everything about a card is known: its values, its name in each language, and its `text`."""
        own = {field: known for field, known in card.provenance.items() if field != "name"}
        names = {f"name.{one}": known for one in languages if (known := mark(card, "name", one))}
        text = weakest(own[field] for field in self.text_fields if field in own)
        return {**own, **names, "text": text}

    def adults_only(self, setup: Setup) -> bool:
        """Whether this set-up shows or asks for things that are for adults."""
        del setup
        return False

    def rematch(self, setup: Setup, state: State) -> Setup:
        """The set-up of the next match between the same people."""
        del state
        return setup

    def options(self) -> list[Option]:
        """The options of this game, in the order a form shows them."""
        return declared_options(self.options_type)

    def options_under(self, rules: int, given: dict[str, str]) -> dict[str, str]:
        """The options that play today what these played under a version of the rules.

        A `Mistake` where that version is not known here.
        """
        if rules == self.rules_version:
            return given
        if rules not in self.earlier:
            raise Mistake("record-rules", found=rules, expected=self.rules_version)
        return {**self.earlier[rules], **given}

    def small_editions(self) -> tuple[SmallEdition, ...]:
        """The small games for research, played by the same rules; they lie beside the module of the game."""
        return _read_small(Path(getfile(type(self))).with_name("small.toml"))

    def edition(self, name: str = "") -> Edition:
        """An edition by its id, printed or small; the first one if none is named."""
        known: dict[str, Edition] = {edition.id: edition for edition in self.editions}
        if not name:
            return self.editions[0]
        known.update({edition.id: edition for edition in self.small_editions()})
        if name not in known:
            raise Mistake("edition-unknown", edition=name, nearest=nearest(name, list(known)))
        return known[name]

    def printed(self, name: str = "") -> Edition:
        """An edition people play, by its id: small ones are only the end of a match, for research."""
        chosen = self.edition(name)
        if isinstance(chosen, SmallEdition):
            raise Mistake("edition-unknown", edition=name, nearest=chosen.of)
        return chosen

    def compared(self, names: str) -> list[Edition]:
        """The editions to be compared, from their ids with commas between them; all if none is named."""
        wanted = (
            [name.strip() for name in names.split(",")]
            if names.strip()
            else [one.id for one in self.editions]
        )
        chosen = [self.printed(name) for name in dict.fromkeys(wanted) if name]
        if len(chosen) < FEWEST_COMPARED:
            known = ", ".join(edition.id for edition in self.editions)
            raise Mistake("compare-count", game=self.id, known=known)
        return chosen

    def setup(
        self,
        seats: int,
        edition: str = "",
        given: dict[str, str] | None = None,
        own_pack: OwnPack | None = None,
    ) -> Setup:
        """A checked set-up; a `Mistake` names the part that cannot be used."""
        chosen = self.edition(edition)
        if not chosen.fewest <= seats <= chosen.most:
            raise wrong_seats(self.id, seats, chosen.fewest, chosen.most)
        usual = dict(chosen.options) if isinstance(chosen, SmallEdition) else {}
        given = {**usual, **(given or {})}
        chosen_options = read_options(self.options_type, chosen.book, given)
        setup = Setup(chosen, seats, chosen_options, self.load_pack(chosen, own_pack))
        self.check_seats(setup)
        return setup

    def new_setup(
        self,
        seats: int,
        edition: str = "",
        given: dict[str, str] | None = None,
        own_pack: OwnPack | None = None,
    ) -> Setup:
        """The same for a match that is to begin now, which is played by the rules of today."""
        check_offered(self.options_type, given or {})
        return self.setup(seats, edition, given, own_pack)


@cache
def _read_small(path: Path) -> tuple[SmallEdition, ...]:
    if not path.exists():
        # A game of one's own need not have any.
        return ()
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["edition"]
    return tuple(msgspec.convert(entry, SmallEdition) for entry in entries)
