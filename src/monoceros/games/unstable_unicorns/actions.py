"""The actions of Unstable Unicorns: small fixed numbers for machines, short words for people.

    draw                  draw a card as your action
    end                   no more start effects, or no second card
    pass                  let the card being played go by
    yes, no               do what a card says you may, or leave it
    nothing               what you looked through has no such card
    first, second         one of two things a card offers
    swap                  a whole new hand, once, in the party variants
    player B              choose a player
    play lucky_dip        play a card from your hand; also a Neigh card, in answer
    pick hay_catapult     choose a card: in a stable, a hand, the discard pile, the deck or the nursery
    use rocking_horse     use a start effect, or a guard

Players are counted by how many seats to the left they sit, cards by their kind, in the order of the pack.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake, nearest, shortened

DRAW: Final[i64] = 0
END: Final[i64] = 1
PASS: Final[i64] = 2
YES: Final[i64] = 3
NO: Final[i64] = 4
NOTHING: Final[i64] = 5
FIRST: Final[i64] = 6
SECOND: Final[i64] = 7
SWAP: Final[i64] = 8
PLAYER: Final[i64] = 9
PLAY: Final[i64] = 17
ROOM: Final[i64] = 96
"""How many kinds of cards there may be."""
PICK: Final[i64] = 113
USE: Final[i64] = 209
ACTION_COUNT: Final[i64] = 305

WORDS: Final = ("draw", "end", "pass", "yes", "no", "nothing", "first", "second", "swap")
BY_CARD: Final = ("play", "pick", "use")


def player_action(seats: i64, seat: i64, other: i64) -> i64:
    """The choice of a player, seen from a seat."""
    return PLAYER + (other - seat + seats) % seats


def player_seat(seats: i64, seat: i64, action: i64) -> i64:
    """Which player is chosen; -1 where the table has no such neighbour."""
    distance: i64 = action - PLAYER
    if distance >= seats:
        return -1
    return (seat + distance) % seats


def with_each(base: i64, kinds: vec[i64]) -> vec[i64]:
    """The actions of one sort with each of these kinds; the numbers given are used up for it."""
    at: i64 = 0
    while at < len(kinds):
        kinds[at] += base
        at += 1
    return kinds


def verb(action: int) -> str:
    """The word of an action, without what it is about."""
    if action < PLAYER:
        return WORDS[action]
    if action < PLAY:
        return "player"
    return BY_CARD[(action - PLAY) // ROOM]


def format_action(seats: int, seat: int, action: int, names: list[str]) -> str:
    """An action in words; `names` are the cards of the pack. Some numbers mean nothing at some tables."""
    if action < PLAYER:
        return WORDS[action]
    if action < PLAY:
        other = player_seat(seats, seat, action)
        if other < 0:
            raise ValueError(f"action {action} names nobody at a table of {seats}")
        return f"player {SEAT_LETTERS[other]}"
    kind = (action - PLAY) % ROOM
    if action >= ACTION_COUNT or kind >= len(names):
        raise ValueError(f"action {action} names no card")
    return f"{verb(action)} {names[kind]}"


def parse_action(seats: int, seat: int, text: str, names: list[str]) -> int:
    """The action written in a text; a `Mistake` tells which word cannot be read."""
    words = text.split()
    name = words[0].lower() if words else ""
    if name in WORDS:
        _expect(text, words, 1)
        return WORDS.index(name)
    if name == "player":
        _expect(text, words, 2)
        other = SEAT_LETTERS.find(words[1].upper())
        if len(words[1]) != 1 or other < 0 or other >= seats:
            last = SEAT_LETTERS[seats - 1]
            raise Mistake("notation-seat", text=shortened(text), seat=shortened(words[1]), last=last)
        return player_action(seats, seat, other)
    if name in BY_CARD:
        _expect(text, words, 2)
        card = words[1].lower()
        if card not in names:
            raise Mistake(
                "unstable-unicorns-notation-card",
                text=shortened(text),
                found=shortened(words[1]),
                nearest=nearest(card, names),
            )
        return int(PLAY) + BY_CARD.index(name) * int(ROOM) + names.index(card)
    raise Mistake("notation-verb", text=shortened(text), known=", ".join([*WORDS, "player", *BY_CARD]))


def _expect(text: str, words: list[str], count: int) -> None:
    if len(words) != count:
        raise Mistake(
            "unstable-unicorns-notation-words", text=shortened(text), expected=count - 1, found=len(words) - 1
        )
