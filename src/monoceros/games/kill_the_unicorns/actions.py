"""The actions of Kill the Unicorns: small fixed numbers for machines, short words for people.

    pass                      lay nothing, buy nothing, or let a window go by
    pick knight               choose a character
    discard unicorn_pee       lay a drawn trap off (prototype)
    set smelly_unicorn 2 above    set a trap at the second prize
    lead self                 you, or your `mate`, open the hunt for the team
    number 3                  the teams lay three cards each
    lay 4 3                   lay hunt cards with these values
    lay 4 3 1 extra           the same, the knight's extra card included
    peek above                the princess looks at a trap of the prize being hunted
    silence B                 the bard makes seat B pass
    fetch 3                   the black mage brings the third prize forward
    exchange 1 4              the wizard takes a laid 1 back and lays a 4
    steal 1 B4                the thief swaps a laid 1 for a 4 laid by seat B
    cancel                    the shaman makes the trap void
    reveal above              uncover the trap above the prize
    swap 3 2                  the Trojan unicorn: your third unicorn for the winner's second
    lose 3                    the zombicorn takes your third unicorn
    drop 2                    the bait costs you a hunt card of value 2
    recover 3                 the huntress takes back a laid card of value 3
    buy dust_blue             choose a token at the market
    on 3                      lay it on your third unicorn (or butcher that one, or wash it)

What a choice is about (`Choice.about`), in the order of the notation:

    prize2                    the second place of the row; prize2-above and prize2-below its trap places
    hand3                     the third card of your hand as the view lists it, lowest first; of equal cards
                              the first ones are named, and any of them may stand for it
    trap1                     the first of your drawn traps as the view lists them
    A3                        the third unicorn of the herd of seat A (in a team game herds go by A and B)
    A                         the seat itself
    A-laid2                   the second card laid by seat A as the view lists it
    character-knight, token-dust_blue
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake, shortened
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, MASKS, HuntDeck
from monoceros.games.kill_the_unicorns.kinds import CHARACTER_COUNT

MOST_PRIZES: Final[i64] = 4
MOST_HERD: Final[i64] = 17
"""A starter and sixteen hunts won: no herd can be larger, for a swap gives one for one. Herds of teams
have two starters and twelve hunts."""
MOST_TRAPS: Final[i64] = 14
MOST_TOKENS: Final[i64] = 20
OTHERS: Final[i64] = 5
"""How many seats to the left another player may sit."""
SIZE: Final[i64] = 8
"""Cards of a hunt hand. Single cards go by their place in the sorted full hand, of equal cards the first."""
FEWEST_ANNOUNCED: Final[i64] = 2
MOST_ANNOUNCED: Final[i64] = 5
ABOVE: Final[i64] = 0
BELOW: Final[i64] = 1
SIDES: Final = ["above", "below"]

PASS: Final[i64] = 0
CANCEL: Final[i64] = 1
PEEK: Final[i64] = 2
REVEAL: Final[i64] = 4
LEAD: Final[i64] = 6
NUMBER: Final[i64] = 8
FETCH: Final[i64] = 12
SILENCE: Final[i64] = 16
PICK: Final[i64] = 21
DROP: Final[i64] = 30
RECOVER: Final[i64] = 38
ON: Final[i64] = 46
LOSE: Final[i64] = 63
BUY: Final[i64] = 80
DISCARD: Final[i64] = 100
SET: Final[i64] = 114
EXCHANGE: Final[i64] = 226
STEAL: Final[i64] = 290
SWAP: Final[i64] = 610
LAY: Final[i64] = 899
EXTRA: Final[i64] = 1155
ACTION_COUNT: Final[i64] = 1411
IDS: Final = list(range(ACTION_COUNT))
"""All actions as ready-made numbers, for lists of them."""

# An action is a verb and what it is about, counted as the digits of a number: each sort has its own base.
BASES: Final = {
    "side": 2,
    "mate": 2,
    "number": int(MOST_ANNOUNCED - FEWEST_ANNOUNCED + 1),
    "prize": int(MOST_PRIZES),
    "other": int(OTHERS),
    "character": int(CHARACTER_COUNT),
    "value": HAND_SIZE,
    "unicorn": int(MOST_HERD),
    "token": int(MOST_TOKENS),
    "trap": int(MOST_TRAPS),
    "cards": MASKS,
}
FORMS: Final[list[tuple[int, str, list[str]]]] = [
    (int(PASS), "pass", []),
    (int(CANCEL), "cancel", []),
    (int(PEEK), "peek", ["side"]),
    (int(REVEAL), "reveal", ["side"]),
    (int(LEAD), "lead", ["mate"]),
    (int(NUMBER), "number", ["number"]),
    (int(FETCH), "fetch", ["prize"]),
    (int(SILENCE), "silence", ["other"]),
    (int(PICK), "pick", ["character"]),
    (int(DROP), "drop", ["value"]),
    (int(RECOVER), "recover", ["value"]),
    (int(ON), "on", ["unicorn"]),
    (int(LOSE), "lose", ["unicorn"]),
    (int(BUY), "buy", ["token"]),
    (int(DISCARD), "discard", ["trap"]),
    (int(SET), "set", ["trap", "prize", "side"]),
    (int(EXCHANGE), "exchange", ["value", "value"]),
    (int(STEAL), "steal", ["value", "other", "value"]),
    (int(SWAP), "swap", ["unicorn", "unicorn"]),
    (int(LAY), "lay", ["cards"]),
    (int(EXTRA), "lay", ["cards"]),
]
FORM_OF: Final = [max([form for form in FORMS if form[0] <= action]) for action in range(ACTION_COUNT)]
MATES: Final = ["self", "mate"]
"""Who of a team opens, where chance says who plays with whom."""
VERBS: Final = list(dict.fromkeys([verb for _, verb, _ in FORMS]))


def list_bits(listed: list[int], first: i64, bits: i64) -> None:
    """List the actions whose bits are set, the lowest bit standing for the first of them."""
    while bits:
        if bits & 1:
            listed.append(IDS[first])
        bits >>= 1
        first += 1


def cards_of(hand: list[str], values: list[str]) -> tuple[int, str | None]:
    """The mask of the cards of a full hand with these values, and the first value there is no card for."""
    mask = 0
    for value in values:
        free = [at for at, known in enumerate(hand) if known == value and not mask >> at & 1]
        if not free:
            return mask, value
        mask |= 1 << free[0]
    return mask, None


def theft(place: i64) -> tuple[i64, i64, i64]:
    """What an action of the thief is about: the own card, how far to the left the other sits, their card."""
    return place // SIZE // OTHERS, place // SIZE % OTHERS + 1, place % SIZE


class Notation:
    """Actions as text at one table: its seats and its cards."""

    def __init__(self, deck: HuntDeck, seats: int, *, by_lot: bool) -> None:
        self.seats = seats
        self.by_lot = by_lot
        self.values: list[str] = [str(value) for value in deck.hand_values]
        self.names: dict[str, list[str]] = {
            "side": SIDES,
            "mate": MATES,
            "number": [str(number) for number in range(FEWEST_ANNOUNCED, MOST_ANNOUNCED + 1)],
            "prize": [str(prize + 1) for prize in range(MOST_PRIZES)],
            "character": deck.characters,
            "value": self.values,
            "unicorn": [str(place + 1) for place in range(MOST_HERD)],
            "token": deck.tokens.names,
            "trap": deck.traps.names,
        }
        self._texts: dict[tuple[int, int], str] = {}
        """What was written before: the same few actions are asked for again and again."""

    # Writing

    def format(self, seat: int, action: int) -> str:
        """An action in words; a ValueError for numbers that mean nothing at this table."""
        text = self._texts.get((seat, action))
        if text is None:
            if not 0 <= action < ACTION_COUNT:
                raise ValueError(f"there is no action {action}")
            start, verb, sorts = FORM_OF[action]
            rest = action - start
            words: list[str] = []
            for sort in reversed(sorts):
                rest, number = divmod(rest, BASES[sort])
                words.insert(0, self._word(seat, sort, number))
            if verb == "steal":
                words[1:] = [words[1] + words[2]]
            elif start == EXTRA:
                words.append("extra")
            text = self._texts[seat, action] = " ".join([verb, *[word for word in words if word]])
        return text

    def _word(self, seat: int, sort: str, number: int) -> str:
        if sort == "cards":
            return " ".join([self.values[at] for at in range(HAND_SIZE - 1, -1, -1) if number >> at & 1])
        if sort == "mate" and not self.by_lot:
            return SEAT_LETTERS[(seat + self.seats // 2 * number) % self.seats]
        if sort == "other":
            if number + 1 >= self.seats:
                raise ValueError(f"nobody sits {number + 1} places to the left at a table of {self.seats}")
            return SEAT_LETTERS[(seat + number + 1) % self.seats]
        names = self.names[sort]
        if number >= len(names):
            raise ValueError(f"there is no number {number} in {', '.join(names)}")
        return names[number]

    # Reading

    def parse(self, seat: int, text: str) -> int:
        """The action written in a text; a `Mistake` tells which word cannot be read."""
        words = text.split()
        name = words[0].lower() if words else ""
        if name not in VERBS:
            raise Mistake("notation-verb", text=shortened(text), known=", ".join(VERBS))
        try:
            return self._lay(words[1:]) if name == "lay" else self._read(seat, name, words[1:])
        except Mistake as mistake:
            mistake.params = {"text": shortened(text), **mistake.params}
            raise

    def _read(self, seat: int, name: str, words: list[str]) -> int:
        start, sorts = next((start, sorts) for start, verb, sorts in FORMS if verb == name)
        expected = 2 if name == "steal" else len(sorts)
        if len(words) != expected:
            raise Mistake("notation-words", expected=expected, found=len(words))
        if name == "steal":
            words = [words[0], words[1][:1], words[1][1:]]
        number = 0
        for sort, word in zip(sorts, words, strict=True):
            number = number * BASES[sort] + self._number(seat, sort, word)
        return start + number

    def _number(self, seat: int, sort: str, word: str) -> int:
        if sort == "other":
            return self._distance(seat, word) - 1
        if sort == "mate" and word.upper() == SEAT_LETTERS[seat]:
            return 0
        if sort == "mate" and not self.by_lot:
            if 2 * self._distance(seat, word) == self.seats:
                return 1
            mates = [self._word(seat, "mate", 0), self._word(seat, "mate", 1)]
            raise Mistake("notation-word", found=word, known=", ".join(mates))
        known = self.names[sort]
        if word.lower() not in known:
            raise Mistake("notation-word", found=shortened(word), known=", ".join(known))
        return known.index(word.lower())

    def _lay(self, words: list[str]) -> int:
        extra = bool(words) and words[-1].lower() == "extra"
        values = words[:-1] if extra else words
        if not values:
            raise Mistake("notation-words", expected=1, found=0)
        mask, missing = cards_of(self.values, values)
        if missing is not None:
            raise Mistake("notation-word", found=shortened(missing), known=", ".join(self.values))
        return int(EXTRA if extra else LAY) + mask

    def _distance(self, seat: int, letter: str) -> int:
        other = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        if not 0 <= other < self.seats:
            raise Mistake("notation-seat", seat=shortened(letter), last=SEAT_LETTERS[self.seats - 1])
        if other == seat:
            raise Mistake("notation-own-seat", seat=letter)
        return (other - seat) % self.seats
