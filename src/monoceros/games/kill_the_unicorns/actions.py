"""The actions of Kill the Unicorns: small fixed numbers for machines, short words for people.

    pass                      lay nothing, buy nothing, or let a window go by
    pick knight               choose a character
    discard unicorn_pee       lay a drawn trap off (prototype)
    set smelly_unicorn 2 above    set a trap at the second prize
    lead A                    seat A opens the hunt for the team
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
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, HuntDeck
from monoceros.games.kill_the_unicorns.kinds import CHARACTER_NAMES

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

STARTS: Final[list[tuple[int, str]]] = [
    (int(PASS), "pass"),
    (int(CANCEL), "cancel"),
    (int(PEEK), "peek"),
    (int(REVEAL), "reveal"),
    (int(LEAD), "lead"),
    (int(NUMBER), "number"),
    (int(FETCH), "fetch"),
    (int(SILENCE), "silence"),
    (int(PICK), "pick"),
    (int(DROP), "drop"),
    (int(RECOVER), "recover"),
    (int(ON), "on"),
    (int(LOSE), "lose"),
    (int(BUY), "buy"),
    (int(DISCARD), "discard"),
    (int(SET), "set"),
    (int(EXCHANGE), "exchange"),
    (int(STEAL), "steal"),
    (int(SWAP), "swap"),
    (int(LAY), "lay"),
    (int(EXTRA), "lay"),
]
VERB_OF: Final = [
    max([(start, name) for start, name in STARTS if start <= action])[1] for action in range(ACTION_COUNT)
]
VERBS: Final = list(dict.fromkeys([name for _, name in STARTS]))
WORD_COUNTS: Final = {"pass": 0, "cancel": 0, "set": 3, "swap": 2, "exchange": 2, "steal": 2}
"""How many words follow a verb, where it is not one."""
NUMBERS: Final = {
    "number": (int(FEWEST_ANNOUNCED), int(MOST_ANNOUNCED)),
    "fetch": (1, int(MOST_PRIZES)),
    "on": (1, int(MOST_HERD)),
    "lose": (1, int(MOST_HERD)),
}
"""The verbs that are followed by a number, with the least and the greatest."""


def set_action(trap: i64, prize: i64, side: i64) -> i64:
    """Set a trap, by its number among the traps of the pack, at a place of the row."""
    return SET + (trap * MOST_PRIZES + prize) * 2 + side


def steal_action(own: i64, distance: i64, theirs: i64) -> i64:
    """Swap an own laid card for one of the seat that many places to the left."""
    return STEAL + (own * OTHERS + distance - 1) * SIZE + theirs


def swap_action(own: i64, theirs: i64) -> i64:
    """Swap a unicorn of the trap owner's herd for one of the winner's."""
    return SWAP + own * MOST_HERD + theirs


def verb(action: int) -> str:
    """The word of an action."""
    return VERB_OF[action]


class Notation:
    """Actions as text at one table: its seats and its cards."""

    def __init__(self, deck: HuntDeck, seats: int) -> None:
        self.deck = deck
        self.seats = seats

    # Writing

    def format(self, seat: int, action: int) -> str:
        """An action in words; a ValueError for numbers that mean nothing at this table."""
        if not 0 <= action < ACTION_COUNT:
            raise ValueError(f"there is no action {action}")
        name = verb(action)
        words = self._words(seat, action)
        return " ".join([name, *words])

    def _words(self, seat: int, action: int) -> list[str]:
        deck = self.deck
        if action < PEEK:
            return []
        if action < LEAD:
            return [SIDES[action % 2]]
        if action < NUMBER:
            return [SEAT_LETTERS[(seat + self.seats // 2 * (action - int(LEAD))) % self.seats]]
        if action < FETCH:
            return [str(action - int(NUMBER) + int(FEWEST_ANNOUNCED))]
        if action < SILENCE:
            return [str(action - int(FETCH) + 1)]
        if action < PICK:
            return [self._other(seat, action - int(SILENCE) + 1)]
        if action < DROP:
            return [CHARACTER_NAMES[action - int(PICK)]]
        if action < ON:
            return [str(deck.hand_values[(action - int(DROP)) % HAND_SIZE])]
        if action < BUY:
            return [str((action - int(ON)) % int(MOST_HERD) + 1)]
        if action < DISCARD:
            return [self._named(deck.tokens.names, action - int(BUY))]
        if action < SET:
            return [self._named(deck.traps.names, action - int(DISCARD))]
        if action < EXCHANGE:
            return self._setting(action - int(SET))
        if action < STEAL:
            own, other = divmod(action - int(EXCHANGE), HAND_SIZE)
            return [str(deck.hand_values[own]), str(deck.hand_values[other])]
        if action < SWAP:
            rest, theirs = divmod(action - int(STEAL), HAND_SIZE)
            own, distance = divmod(rest, int(OTHERS))
            letter = self._other(seat, distance + 1)
            return [str(deck.hand_values[own]), f"{letter}{deck.hand_values[theirs]}"]
        if action < LAY:
            mine, other = divmod(action - int(SWAP), int(MOST_HERD))
            return [str(mine + 1), str(other + 1)]
        mask = (action - int(LAY)) % (1 << HAND_SIZE)
        values = [deck.hand_values[at] for at in range(HAND_SIZE) if mask >> at & 1]
        cards = [str(value) for value in reversed(values)]
        return cards if action < EXTRA else [*cards, "extra"]

    def _other(self, seat: int, distance: int) -> str:
        if distance >= self.seats:
            raise ValueError(f"nobody sits {distance} places to the left at a table of {self.seats}")
        return SEAT_LETTERS[(seat + distance) % self.seats]

    def _named(self, names: list[str], number: int) -> str:
        if number >= len(names):
            raise ValueError(f"there is no number {number} in {', '.join(names)}")
        return names[number]

    def _setting(self, number: int) -> list[str]:
        rest, side = divmod(number, 2)
        trap, prize = divmod(rest, int(MOST_PRIZES))
        return [self._named(self.deck.traps.names, trap), str(prize + 1), SIDES[side]]

    # Reading

    def parse(self, seat: int, text: str) -> int:
        """The action written in a text; a `Mistake` tells which word cannot be read."""
        words = text.split()
        name = words[0].lower() if words else ""
        if name not in VERBS:
            raise Mistake("notation-verb", text=shortened(text), known=", ".join(VERBS))
        return _Reader(self, seat, text, words[1:]).read(name)


class _Reader:
    """One action text being read."""

    def __init__(self, notation: Notation, seat: int, text: str, words: list[str]) -> None:
        self.deck = notation.deck
        self.seats = notation.seats
        self.seat = seat
        self.text = text
        self.words = words

    def read(self, name: str) -> int:
        start = next(number for number, known in STARTS if known == name)
        if name == "lay":
            return self._lay()
        expected = WORD_COUNTS.get(name, 1)
        if len(self.words) != expected:
            found = len(self.words)
            raise Mistake("notation-words", text=shortened(self.text), expected=expected, found=found)
        if expected == 0:
            return start
        if expected > 1:
            return self._pair(name)
        word = self.words[0]
        if name in NUMBERS:
            least, most = NUMBERS[name]
            return start + self._number(word, least, most) - least
        if name in ("drop", "recover"):
            return start + self._value(word)
        if name == "lead":
            return start + self._mate(word)
        if name == "silence":
            return start + self._distance(word) - 1
        if name == "pick":
            return start + self._one_of(word, CHARACTER_NAMES)
        if name == "buy":
            return start + self._one_of(word, self.deck.tokens.names)
        return start + self._one_of(word, self.deck.traps.names if name == "discard" else SIDES)

    def _pair(self, name: str) -> int:
        """The actions about more than one thing."""
        if name == "set":
            trap = self._one_of(self.words[0], self.deck.traps.names)
            prize = self._number(self.words[1], 1, int(MOST_PRIZES)) - 1
            return int(set_action(trap, prize, self._one_of(self.words[2], SIDES)))
        first, second = self.words
        if name == "swap":
            own = self._number(first, 1, int(MOST_HERD)) - 1
            return int(swap_action(own, self._number(second, 1, int(MOST_HERD)) - 1))
        own = self._value(first)
        if name == "exchange":
            return int(EXCHANGE) + own * HAND_SIZE + self._value(second)
        return int(steal_action(own, self._distance(second[:1]), self._value(second[1:])))

    def _lay(self) -> int:
        words = self.words
        start = int(LAY)
        if words and words[-1].lower() == "extra":
            start = int(EXTRA)
            words = words[:-1]
        if not words:
            raise Mistake("notation-words", text=shortened(self.text), expected=1, found=0)
        mask = 0
        for word in words:
            at = self._value(word)
            while at < HAND_SIZE and mask >> at & 1:
                at += 1
            if at == HAND_SIZE or str(self.deck.hand_values[at]) != word:
                raise self._no_card(word)
            mask |= 1 << at
        return start + mask

    def _one_of(self, word: str, known: list[str]) -> int:
        if word.lower() not in known:
            raise Mistake(
                "notation-word", text=shortened(self.text), found=shortened(word), known=", ".join(known)
            )
        return known.index(word.lower())

    def _number(self, word: str, least: int, most: int) -> int:
        known = [str(number) for number in range(least, most + 1)]
        return least + self._one_of(word, known)

    def _value(self, word: str) -> int:
        values = [str(value) for value in self.deck.hand_values]
        if word not in values:
            raise self._no_card(word)
        return values.index(word)

    def _no_card(self, word: str) -> Mistake:
        known = ", ".join(str(value) for value in self.deck.hand_values)
        return Mistake("notation-word", text=shortened(self.text), found=shortened(word), known=known)

    def _distance(self, letter: str) -> int:
        other = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        if not 0 <= other < self.seats:
            last = SEAT_LETTERS[self.seats - 1]
            raise Mistake("notation-seat", text=shortened(self.text), seat=shortened(letter), last=last)
        if other == self.seat:
            raise Mistake("notation-own-seat", text=shortened(self.text), seat=letter)
        return (other - self.seat) % self.seats

    def _mate(self, letter: str) -> int:
        if letter.upper() == SEAT_LETTERS[self.seat]:
            return 0
        distance = self._distance(letter)
        if 2 * distance != self.seats:
            mates = SEAT_LETTERS[self.seat] + SEAT_LETTERS[(self.seat + self.seats // 2) % self.seats]
            raise Mistake("notation-word", text=shortened(self.text), found=letter, known=", ".join(mates))
        return 1
