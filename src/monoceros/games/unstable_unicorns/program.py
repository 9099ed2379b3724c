"""What cards do, read from the words in `cards.toml` and checked one by one.

    may sacrifice basic then pull 1 from each-other-player
    any-player either discard 3 or sacrifice unicorn
    discard 2 then draw 2 and add turn

A program is a list of steps. A step is `[who] verb [amount] [what] [from|to place]`; who is left out where
the card's owner acts. Steps are joined by `and` (do both), `then` (only if everything before was done),
`if-so` (only if the owner chose to), or `either ... or` (one of the two; whoever acts picks). `may` makes a
step optional, and as the first word the whole program. Both the numbers the engine runs on and the text a
reader sees come from the steps.
"""

from typing import NamedTuple

import msgspec

from monoceros.core.mistakes import Mistake, nearest
from monoceros.games.unstable_unicorns import vocabulary as v

LINKS = {"": v.BEGIN, "and": v.AND, "then": v.THEN, "if-so": v.IF_SO, "or": v.OR}
WHO = {
    "you": v.YOU,
    "any-player": v.ANY_PLAYER,
    "another-player": v.ANOTHER_PLAYER,
    "each-player": v.EACH_PLAYER,
    "each-other-player": v.EACH_OTHER_PLAYER,
    "its-player": v.ITS_PLAYER,
}
AMOUNTS = {"all": v.ALL, "per-basic": v.PER_BASIC}
WHATS = {
    "card": v.CARD,
    "unicorn": v.UNICORN,
    "basic": v.BASIC,
    "baby": v.BABY,
    "upgrade": v.UPGRADE,
    "downgrade": v.DOWNGRADE,
    "neigh": v.NEIGH,
    "this": v.THIS,
    "hand": v.HAND,
    "draw": v.DRAW_PHASE,
    "action": v.ACTION_PHASE,
    "turn": v.TURN,
    "discard": v.DISCARD_PILE,
}
PLACES = {
    "": v.NOWHERE,
    "from nursery": v.FROM_NURSERY,
    "from hand": v.FROM_HAND,
    "from discard": v.FROM_DISCARD,
    "from deck": v.FROM_DECK,
    "from there": v.FROM_THERE,
    "from another-player": v.FROM_ANOTHER,
    "from each-other-player": v.FROM_EACH_OTHER,
    "to another-player": v.TO_ANOTHER,
    "to other-stable": v.TO_OTHER_STABLE,
}
ANY_CARD = "<card>"
"""In the shapes below: the id of some card."""
MOST = 9
"""No step moves more cards one by one."""
MOST_STEPS = 12
"""No program is longer: three times as long as any of the shipped cards."""
SURE = ("skip", "add", "play", "draw")
"""Verbs of steps that happen whatever the table looks like."""


class Step(msgspec.Struct, frozen=True):
    """One thing a card does, in the words of `cards.toml`. `amount` is a number, `all` or `per-basic`."""

    link: str
    may: bool
    who: str
    verb: str
    amount: int | str
    what: str
    place: str

    @property
    def names_player(self) -> bool:
        """Whether the owner names a player for it."""
        if self.who in ("any-player", "another-player"):
            return True
        if self.place in ("from another-player", "to another-player", "to other-stable"):
            return True
        return self.verb in ("destroy", "steal") and not self.place


def unusable(card: str, word: str, known: list[str]) -> Mistake:
    """A word that cannot stand where it does: what comes nearest, and all that can."""
    allowed = ", ".join(known).replace("#", f"1-{MOST}")
    close = nearest(word, known).replace("#", f"1-{MOST}")
    return Mistake("unstable-unicorns-program", card=card, word=word or "-", nearest=close, known=allowed)


class Program(msgspec.Struct, frozen=True):
    """What a card does at one moment. `either`: only one of its two steps, as whoever acts picks."""

    steps: list[Step]
    either: bool

    @property
    def optional(self) -> bool:
        """Whether the owner may leave the whole program out."""
        return self.steps[0].may

    def check_references(self, card: str) -> None:
        """A `Mistake` where a step points back to a player whom the step before does not name."""
        before: Step | None = None
        for step in self.steps:
            word, known = "", ""
            if step.place == "from there" and (
                before is None or step.link == "or" or not before.names_player
            ):
                word, known = "from there", "move this to another-player then steal unicorn from there"
            if step.who == "its-player" and (before is None or before.verb != "cancel"):
                word, known = "its-player", "cancel then its-player discard 1"
            if word:
                raise unusable(card, word, [known])
            before = step

    def unavoidable(self) -> list[Step]:
        """The steps nobody can keep from happening: not chosen, and hanging on nothing that may fail."""
        found: list[Step] = []
        for step in [] if self.either else self.steps:
            sure = all(before.verb in SURE for before in found)
            if step.may or (step.link in ("then", "if-so") and not sure):
                break
            found.append(step)
        return found


class _Verb(NamedTuple):
    """What may stand with a verb: `shapes` lists amount, what and place as they are written together."""

    number: int
    who: tuple[str, ...]
    shapes: tuple[str, ...]


_ANYBODY = tuple(WHO)
_YOU = ("you",)
_EACH = ("each-player",)
VERBS = {
    "discard": _Verb(v.DISCARD, _ANYBODY, ("#", "hand")),
    "draw": _Verb(v.DRAW, ("you", "each-player"), ("#", "per-basic")),
    "redraw": _Verb(v.REDRAW, _EACH, ("hand",)),
    "sacrifice": _Verb(
        v.SACRIFICE,
        ("you", "any-player", "each-player"),
        ("card", "unicorn", "basic", "downgrade", "all downgrade"),
    ),
    "destroy": _Verb(
        v.DESTROY, _YOU, ("card", "unicorn", "upgrade", "downgrade", "all upgrade from another-player")
    ),
    "steal": _Verb(v.STEAL, _YOU, ("unicorn", "baby", "unicorn from there")),
    "move": _Verb(v.MOVE, _YOU, ("this to another-player", "unicorn to other-stable")),
    "lend": _Verb(v.LEND, _YOU, ("unicorn to another-player",)),
    "bring": _Verb(v.BRING, _YOU, ("baby from nursery", "basic from hand", "upgrade from hand")),
    "bounce": _Verb(v.BOUNCE, _YOU, ("unicorn", "card from another-player", "unicorn from another-player")),
    "return": _Verb(v.RETURN, _EACH, ("baby",)),
    "pull": _Verb(v.PULL, _YOU, ("# from another-player", "# from each-other-player")),
    "take": _Verb(
        v.TAKE,
        _YOU,
        (
            "card from another-player",
            "unicorn from another-player",
            "card from discard",
            "neigh from discard",
        ),
    ),
    "scrap": _Verb(v.SCRAP, _YOU, ("card from another-player", "unicorn from another-player")),
    "give": _Verb(v.GIVE, _YOU, ("# to another-player",)),
    "search": _Verb(v.SEARCH, _YOU, (f"{ANY_CARD} from deck", "unicorn from deck", "downgrade from deck")),
    "peek": _Verb(v.PEEK, _YOU, ("# from deck", "hand from each-other-player")),
    "reveal": _Verb(v.REVEAL, _YOU, ("1 from deck",)),
    "skip": _Verb(v.SKIP, ("you", "another-player"), ("draw", "action", "turn")),
    "add": _Verb(v.ADD, _YOU, ("turn",)),
    "play": _Verb(v.PLAY_MORE, _YOU, ("#",)),
    "reshuffle": _Verb(v.RESHUFFLE, _YOU, ("discard",)),
    "cancel": _Verb(v.CANCEL, _YOU, ("",)),
}

STATICS = {
    "forbids magic": v.FORBIDS_MAGIC,
    "forbids basic": v.FORBIDS_BASIC,
    "forbids upgrade": v.FORBIDS_UPGRADE,
    "guards destroy": v.GUARDS_DESTROY,
    "guards any": v.GUARDS_ANY,
    "unbreakable": v.UNBREAKABLE,
    "strike": v.STRIKE,
    "blank": v.BLANK,
    "cows": v.COWS,
    "flies-home": v.FLIES_HOME,
    "nursery-home": v.NURSERY_HOME,
    "shuts": v.SHUTS,
    "final": v.FINAL_WORD,
}
"""What a card does all the while it lies in a stable, besides `counts N` and `limit +N` or `limit -N`."""


def read_program(text: str, card: str, cards: list[str]) -> Program:
    """The program a text describes; a `Mistake` names the card and the word that cannot be used."""
    return _Reader(text, card, cards).read()


class _Reader:
    def __init__(self, text: str, card: str, cards: list[str]) -> None:
        self.words = text.split()
        self.at = 0
        self.card = card
        self.cards = cards
        self.either = False

    def read(self) -> Program:
        steps = [self._step("", "you")]
        while self.at < len(self.words):
            link = self._next()
            if link not in LINKS or not link or (link == "or") != self.either:
                raise self._mistake(link, ["or"] if self.either else ["and", "then", "if-so"])
            steps.append(self._step(link, steps[0].who if self.either else "you"))
            if len(steps) > MOST_STEPS:
                raise Mistake("unstable-unicorns-program-long", card=self.card, most=MOST_STEPS)
        if self.either and len(steps) != 2:
            raise self._mistake("either", ["either ... or ..."])
        return Program(steps, self.either)

    def _next(self) -> str:
        word = self.words[self.at] if self.at < len(self.words) else ""
        self.at += 1
        return word

    def _peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def _step(self, link: str, who: str) -> Step:
        may = self._peek() == "may"
        if may:
            self._next()
        if self._peek() in WHO:
            who = self._next()
        if self._peek() == "either":
            self._next()
            self.either = True
        name = self._next()
        if name not in VERBS:
            raise self._mistake(name, list(VERBS))
        verb = VERBS[name]
        if who not in verb.who:
            raise self._mistake(f"{who} {name}", [f"{known} {name}" for known in verb.who])
        amount, what, place = self._object(name, verb)
        return Step(link, may, who, name, amount, what, place)

    def _object(self, name: str, verb: _Verb) -> tuple[int | str, str, str]:
        words: list[str] = []
        while self._peek() and self._peek() not in LINKS:
            words.append(self._next())
        written = " ".join(words)
        number = next((word for word in words if word.isdecimal()), "")
        if number and not 1 <= int(number) <= MOST:
            raise self._mistake(number, [f"1 ... {MOST}"])
        named = [word for word in words if word in self.cards]
        shape = " ".join(ANY_CARD if word in named else "#" if word.isdecimal() else word for word in words)
        if shape not in verb.shapes and written not in verb.shapes:
            raise self._mistake(f"{name} {written}", [f"{name} {known}" for known in verb.shapes])
        amount = next((word for word in words if word in AMOUNTS), "")
        what = next((word for word in words if word in WHATS or word in named), "")
        place = next((known for known in PLACES if known and written.endswith(known)), "")
        if place and what and place.endswith(what):
            what = next((word for word in words[:-2] if word in WHATS or word in named), "")
        return int(number) if number else amount or 1, what, place

    def _mistake(self, word: str, known: list[str]) -> Mistake:
        return unusable(self.card, word, known)


def encode_program(program: Program, cards: list[str]) -> list[int]:
    """The program as the numbers the engine runs on."""
    numbers: list[int] = []
    for step in program.steps:
        amount = step.amount if isinstance(step.amount, int) else AMOUNTS[step.amount]
        if step.what == "hand" and step.verb == "discard":
            amount = v.ALL
        what = v.NAMED + cards.index(step.what) if step.what in cards else WHATS.get(step.what, v.CARD)
        numbers += [
            VERBS[step.verb].number,
            int(step.may),
            WHO[step.who],
            amount,
            what,
            PLACES[step.place],
            LINKS[step.link],
        ]
    return numbers


class Static(NamedTuple):
    """What a card does all the while: bits of `vocabulary`, what it counts, how it changes the hand limit."""

    bits: int
    counts: int
    limit: int


def read_static(words: list[str], card: str) -> Static:
    """The lasting effects of a card; a `Mistake` names the one that cannot be used."""
    bits, counts, limit = 0, 1, 0
    for text in words:
        name, _, number = text.partition(" ")
        if name == "counts" and number.isdecimal() and 0 <= int(number) <= MOST:
            counts = int(number)
        elif (
            name == "limit"
            and number[:1] in ("+", "-")
            and number[1:].isdecimal()
            and int(number[1:]) <= MOST
        ):
            limit = int(number)
        elif text in STATICS:
            bits |= int(STATICS[text])
        else:
            known = [*STATICS, "counts 2", "limit +1"]
            raise unusable(card, text, known)
    return Static(bits, counts, limit)
