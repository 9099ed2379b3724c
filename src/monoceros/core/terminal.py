"""A match told and drawn in a terminal. Each game draws its own table; telling events is the same for all.

Parameters of events follow one convention, so that any client can tell any game: `seat` and `other` are
seats, the names in `CARD_PARAMS` hold card keys (None: face down), everything else is shown as it is.
"""

import unicodedata
from abc import ABC, abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from rich.markup import escape

from monoceros.core.packs import Pack
from monoceros.core.wire import Choice, News, View

LEAST_TO_GUESS = 3
"""Letters that have to be typed before a name is guessed."""
CARD_PARAMS = ("card", "out", "got", "given")
V = TypeVar("V", bound=View)


def plain(name: str) -> str:
    """A name as people type it in a hurry."""
    apart = unicodedata.normalize("NFKD", name.strip().casefold().replace("ł", "l").replace("’", "'"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class Text(Protocol):
    """Makes a text from a key and parameters, in the reader's language."""

    language: str

    def __call__(self, key: str, **params: object) -> str:
        """The text for a key."""


class Terminal(ABC, Generic[V]):
    """One reader's window on a match: their language and the names at the table. Texts are rich markup."""

    width = 40
    """How many columns the drawing needs."""
    columns = 80
    """How many columns there are."""

    def __init__(self, pack: Pack[Any], text: Text, names: list[str]) -> None:
        self.text = text
        self.names = [escape(name) for name in names]
        self.cards = {card.id: card for card in pack.cards}

    @abstractmethod
    def draw(self, view: V) -> str:
        """The table as this viewer sees it."""

    @abstractmethod
    def ask(self, view: V, choices: list[Choice]) -> str:
        """What the viewer is asked to do now, in one sentence."""

    @abstractmethod
    def menu(self, view: V, choices: list[Choice]) -> list[str]:
        """What can be typed and what it does; empty where the question says it all."""

    def label(self, choice: Choice, at: int) -> str:
        """What to type for a choice: its number in the list, unless the game has a better one."""
        del choice
        return str(at + 1)

    def entry(self, choice: Choice, at: int, told: str) -> str:
        """A line of the menu: what to type and what it does."""
        return f"[bold]{self.label(choice, at)}[/]: {told}"

    def card(self, key: str) -> str:
        """A card's name."""
        return escape(str(self.cards[key].name[self.text.language]))

    def find(self, word: str) -> str:
        """The key of the card of that name in any language, however it is spelled; empty if there is none."""
        wanted = plain(word)
        if not wanted:
            return ""
        for key, card in self.cards.items():
            if wanted in (key, plain(self.card(key)), *map(plain, card.name.values())):
                return str(key)
        return ""

    def look(self, word: str) -> str:
        """A card with what it does, by its name; an empty string if there is none."""
        key = self.find(word)
        return self.explained(key) if key else ""

    def guess(self, word: str) -> str:
        """The key of the only card with this in its name, as it is called here; empty if none or several."""
        wanted = plain(word)
        found = {self.card(key): key for key in self.cards if wanted in plain(self.card(key))}
        return next(iter(found.values())) if len(found) == 1 and len(wanted) >= LEAST_TO_GUESS else ""

    def at(self, view: V, place: str) -> str | None:
        """The key of the card that lies open at a place a choice is about, where the game has such places."""
        del view, place
        return None

    def concerned(self, view: V, choice: Choice) -> list[str]:
        """The keys of the cards a choice is about: those it names, and those that lie where it points to."""
        named = [word for word in choice.text.split() if word in self.cards]
        lying = [self.at(view, place) for place in choice.about]
        return list(dict.fromkeys(key for key in (*named, *lying) if key is not None))

    def explained(self, key: str) -> str:
        """A card with what it does; nothing where a game has nothing to say of it."""
        del key
        return ""

    def tell(self, news: News, viewer: int | None) -> str:
        """An event as a sentence, spoken to the viewer where it is about them."""
        params: dict[str, object] = {}
        for key, value in news.params.items():
            if key in CARD_PARAMS:
                name = self.card(str(value)) if value is not None else self.text("face-down")
                params[key] = f"[bold]{name}[/]"
            elif key in ("seat", "other") and isinstance(value, int):
                name_key = "name" if key == "seat" else "other-name"
                params[name_key] = f"[bold]{self.names[value]}[/]"
            else:
                params[key] = value
        params["you"] = "no"
        if viewer is not None:
            if news.params.get("seat") == viewer:
                params["you"] = "yes"
            elif news.params.get("other") == viewer:
                params["you"] = "target"
        return self.text(news.key, **params)
