"""Random packs of somebody's own: other numbers of cards, and for Unstable Unicorns other programs.

What a game refuses is left out. The words come from the vocabulary itself, so a new verb is drawn as well.
"""

from typing import Any

import msgspec
from hypothesis import assume
from hypothesis import strategies as st

from monoceros.core.game import Game, Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.packs import Card, Pack, PackText
from monoceros.games.unstable_unicorns.program import ANY_CARD, STATICS, VERBS

MOST_CHANGED = 14
MOMENTS = {
    "magical": ("enter", "turn_start"),
    "upgrade": ("turn_start",),
    "downgrade": ("turn_start",),
    "magic": ("play",),
    "instant": ("instant",),
}
NUMBERS = ("stars", "value", "points", "price", "full_coins")
"""What is printed on cards of the other games."""
WITHOUT = ("cancel",)
"""Verbs of instants, which all begin with it."""


@st.composite
def steps(draw: st.DrawFn, cards: list[str]) -> str:
    """One step of a program, without what joins it to others."""
    name = draw(st.sampled_from([verb for verb in VERBS if verb not in WITHOUT]))
    verb = VERBS[name]
    who = draw(st.sampled_from([found for found in verb.who if found != "its-player"]))
    shape = draw(st.sampled_from(verb.shapes))
    number = draw(st.sampled_from(["1", "1", "1", "2", "3", "9"]))
    words = shape.replace("#", number).replace(ANY_CARD, draw(st.sampled_from(cards)))
    return " ".join(word for word in ("" if who == "you" else who, name, words) if word)


@st.composite
def programs(draw: st.DrawFn, cards: list[str]) -> str:
    """A program: a few steps that hang on each other, or one of two."""
    first = draw(steps(cards))
    may = draw(st.sampled_from(["", "", "may "]))
    if draw(st.integers(0, 5)) == 0:
        who, _, rest = first.partition(" ") if first.split()[0] not in VERBS else ("", "", first)
        second = draw(steps(cards))
        return f"{may}{who} either {rest} or {second}"
    joined = may + first
    for _ in range(draw(st.integers(0, 3))):
        link = draw(st.sampled_from(["and", "and", "then", "if-so"]))
        joined += f" {link} {draw(st.sampled_from(['', '', 'may ']))}{draw(steps(cards))}"
    return joined


def _changes(game: Game, card: Card, ids: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """What may be different about a card."""
    change: dict[str, st.SearchStrategy[Any]] = {"copies": st.just(card.copies)}
    if game.id != "kill-the-unicorns":  # whose characters share their cards evenly
        change["copies"] = st.sampled_from([card.copies, card.copies, 0, 2, 5, 12, 40])
    for number in NUMBERS:
        if getattr(card, number, None) is not None:
            change[number] = st.integers(0, 9)
    if game.id == "unstable-unicorns":
        for moment in MOMENTS.get(str(getattr(card, "type", "")), ()):
            own = programs(ids)
            change[moment] = own.map(lambda text: f"cancel then {text}") if moment == "instant" else own
        change["static"] = st.lists(st.sampled_from([*STATICS, "counts 2", "limit -4"]), max_size=2)
    return st.fixed_dictionaries(change)


@st.composite
def own_packs(draw: st.DrawFn, game: Game, edition: str) -> PackText:
    """A pack of somebody's own for an edition, as text."""
    shipped: Pack[Any] = game.load_pack(game.edition(edition))
    ids = [card.id for card in shipped.cards]
    chosen = draw(
        st.lists(
            st.sampled_from(shipped.cards), min_size=1, max_size=MOST_CHANGED, unique_by=lambda card: card.id
        )
    )
    total = sum(card.copies for card in shipped.cards)
    entries = []
    for card in chosen:
        change = draw(_changes(game, card, ids))
        total += change["copies"] - card.copies
        entries.append({"id": card.id, **change})
    head = {"id": "random", "extends": shipped.head.id, "total": total}
    return PackText("[pack]\n" + _lines(head) + "".join("[[card]]\n" + _lines(entry) for entry in entries))


def _lines(values: dict[str, Any]) -> str:
    """Values as TOML: texts, numbers and lists of them look as in JSON."""
    return "".join(f"{key} = {msgspec.json.encode(value).decode()}\n" for key, value in values.items())


@st.composite
def own_setups(draw: st.DrawFn, game: Game) -> Setup:
    """A table that plays with a pack of somebody's own."""
    edition = draw(st.sampled_from(game.editions))
    seats = draw(st.integers(edition.fewest, edition.most))
    try:
        return game.setup(seats, edition.id, own_pack=draw(own_packs(game, edition.id)))
    except Mistake:
        assume(False)
        raise
