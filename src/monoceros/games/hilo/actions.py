"""The actions of HiLo: small fixed numbers for machines, short words for people.

    take              take the top card of the discard pile
    draw              draw the top card of the draw pile
    discard           lay the drawn card off
    place 3           put the held card in place of your third card
    flip 3            uncover your third card
    swap 3 B5         the magician trades your third card for the fifth card of seat B

Cards of a layout are numbered 1-6 in the upper row and 7-12 in the lower one.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import SEAT_LETTERS, seat_letter
from monoceros.core.mistakes import Mistake, shortened
from monoceros.core.table import MOST_SEATS
from monoceros.core.wire import Choice
from monoceros.games.hilo.deck import SIZE

TAKE: Final[i64] = 0
DRAW: Final[i64] = 1
DISCARD: Final[i64] = 2
PLACE: Final[i64] = 3
FLIP: Final[i64] = 15
SWAP: Final[i64] = 27
ACTION_COUNT: Final[i64] = 459
"""Swaps are counted by how many seats to the left the other player sits: 3 x 12 x 12 of them."""
ACTION_IDS: Final = list(range(ACTION_COUNT))
"""All actions as ready-made numbers: slices of it are much cheaper than making hundreds anew."""


def swap_action(seats: i64, seat: i64, place: i64, other: i64, spot: i64) -> i64:
    """The swap of this seat's card for one of another seat's."""
    distance: i64 = (other - seat + seats) % seats
    return SWAP + ((distance - 1) * SIZE + place) * SIZE + spot


def swap_place(action: i64) -> i64:
    """Which of the caster's own cards a swap gives away."""
    return (action - SWAP) // SIZE % SIZE


def swap_spot(action: i64) -> i64:
    """Which of the other player's cards a swap takes."""
    return (action - SWAP) % SIZE


def swap_seat(seats: i64, seat: i64, action: i64) -> i64:
    """Whose card a swap takes; the caster's own seat where the table has no such neighbour."""
    distance: i64 = (action - SWAP) // (SIZE * SIZE) + 1
    if distance >= seats:
        return seat
    return (seat + distance) % seats


def place_name(seat: i64, place: i64) -> str:
    """How a place of a layout is called: A3 is the third card of seat A."""
    return f"{seat_letter(seat)}{place + 1}"


_choices: Final[dict[int, Choice]] = {}
"""Every choice that was ever told: a few thousand at most, and some are told hundreds of times a match."""


def choice_of(seats: i64, seat: i64, action: i64) -> Choice:
    """An action with the places on the board it is about."""
    key = int((seats * MOST_SEATS + seat) * ACTION_COUNT + action)
    known = _choices.get(key)
    if known is None:
        known = _choices[key] = _new_choice(seats, seat, action)
    return known


def _new_choice(seats: i64, seat: i64, action: i64) -> Choice:
    if action == TAKE:
        about = ["discard"]
    elif action == DRAW:
        about = ["draw"]
    elif action == DISCARD:
        about = ["held", "discard"]
    elif action < FLIP:
        about = ["held", place_name(seat, action - PLACE)]
    elif action < SWAP:
        about = [place_name(seat, action - FLIP)]
    else:
        other = swap_seat(seats, seat, action)
        about = [place_name(seat, swap_place(action)), place_name(other, swap_spot(action))]
    text = format_action(int(seats), int(seat), int(action))
    return Choice(action=int(action), text=text, verb=verb(int(action)), about=about)


def verb(action: int) -> str:
    """The word of an action, without its places."""
    if action < PLACE:
        return ("take", "draw", "discard")[action]
    if action < FLIP:
        return "place"
    return "flip" if action < SWAP else "swap"


def format_action(seats: int, seat: int, action: int) -> str:
    """An action in words. Swaps beyond the seats of this table have none."""
    if action < PLACE:
        return verb(action)
    if action < FLIP:
        return f"place {action - PLACE + 1}"
    if action < SWAP:
        return f"flip {action - FLIP + 1}"
    other = swap_seat(seats, seat, action)
    if action >= ACTION_COUNT or other == seat:
        raise ValueError(f"action {action} names nobody at a table of {seats}")
    return f"swap {swap_place(action) + 1} {SEAT_LETTERS[other]}{swap_spot(action) + 1}"


def parse_action(seats: int, seat: int, text: str) -> int:
    """The action written in a text; a `Mistake` tells which word cannot be read."""
    words = text.split()
    name = words[0].lower() if words else ""
    if name in ("take", "draw", "discard"):
        _expect(text, words, 1)
        return ("take", "draw", "discard").index(name)
    if name in ("place", "flip"):
        _expect(text, words, 2)
        return (PLACE if name == "place" else FLIP) + _card(text, words[1])
    if name == "swap":
        _expect(text, words, 3)
        letter = words[2][0].upper()
        other = SEAT_LETTERS.find(letter)
        if other < 0 or other >= seats:
            raise Mistake("notation-seat", text=shortened(text), seat=letter, last=SEAT_LETTERS[seats - 1])
        if other == seat:
            raise Mistake("notation-own-seat", text=shortened(text), seat=letter)
        return swap_action(seats, seat, _card(text, words[1]), other, _card(text, words[2][1:]))
    raise Mistake("notation-verb", text=shortened(text), known="take, draw, discard, place, flip, swap")


def _expect(text: str, words: list[str], count: int) -> None:
    if len(words) != count:
        raise Mistake("notation-words", text=shortened(text), expected=count - 1, found=len(words) - 1)


def is_place(number: str) -> bool:
    """Whether a text is the number of a card of a layout."""
    short = len(number) <= len(str(int(SIZE)))
    return short and number.isascii() and number.isdecimal() and 1 <= int(number) <= SIZE


def _card(text: str, number: str) -> int:
    if not is_place(number):
        raise Mistake("notation-card", text=shortened(text), found=shortened(number), last=int(SIZE))
    return int(number) - 1
