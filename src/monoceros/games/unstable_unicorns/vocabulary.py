"""The words of the cards as small numbers: what `program.py` reads and the engine carries out.

A program is a run of steps, each `WIDTH` numbers in one flat list: what is done, whether it may be left out,
by whom, how often, to what, from or to where, and how it hangs on the step before it.
"""

from typing import Final

from mypy_extensions import i64

# The numbers of a step.
WIDTH: Final[i64] = 7
VERB: Final[i64] = 0
MAY: Final[i64] = 1
WHO: Final[i64] = 2
AMOUNT: Final[i64] = 3
WHAT: Final[i64] = 4
PLACE: Final[i64] = 5
LINK: Final[i64] = 6

# Verbs.
DISCARD: Final[i64] = 0
DRAW: Final[i64] = 1
REDRAW: Final[i64] = 2
SACRIFICE: Final[i64] = 3
DESTROY: Final[i64] = 4
STEAL: Final[i64] = 5
MOVE: Final[i64] = 6
LEND: Final[i64] = 7
BRING: Final[i64] = 8
BOUNCE: Final[i64] = 9
RETURN: Final[i64] = 10
PULL: Final[i64] = 11
TAKE: Final[i64] = 12
SCRAP: Final[i64] = 13
GIVE: Final[i64] = 14
SEARCH: Final[i64] = 15
PEEK: Final[i64] = 16
REVEAL: Final[i64] = 17
SKIP: Final[i64] = 18
ADD: Final[i64] = 19
PLAY_MORE: Final[i64] = 20
RESHUFFLE: Final[i64] = 21
CANCEL: Final[i64] = 22
VERB_NAMES: Final = (
    "discard",
    "draw",
    "redraw",
    "sacrifice",
    "destroy",
    "steal",
    "move",
    "lend",
    "bring",
    "bounce",
    "return",
    "pull",
    "take",
    "scrap",
    "give",
    "search",
    "peek",
    "reveal",
    "skip",
    "add",
    "play",
    "reshuffle",
    "cancel",
)

# Who does it; `ITS_PLAYER` is whose card was cancelled.
YOU: Final[i64] = 0
ANY_PLAYER: Final[i64] = 1
ANOTHER_PLAYER: Final[i64] = 2
EACH_PLAYER: Final[i64] = 3
EACH_OTHER_PLAYER: Final[i64] = 4
ITS_PLAYER: Final[i64] = 5

# How often, where it is no number of cards.
ALL: Final[i64] = -1
PER_BASIC: Final[i64] = -2

# To what. `NAMED` + kind is one certain card.
CARD: Final[i64] = 0
UNICORN: Final[i64] = 1
BASIC: Final[i64] = 2
BABY: Final[i64] = 3
UPGRADE: Final[i64] = 4
DOWNGRADE: Final[i64] = 5
NEIGH: Final[i64] = 6
THIS: Final[i64] = 7
HAND: Final[i64] = 8
DRAW_PHASE: Final[i64] = 9
ACTION_PHASE: Final[i64] = 10
TURN: Final[i64] = 11
DISCARD_PILE: Final[i64] = 12
NAMED: Final[i64] = 16

# From where or to where.
NOWHERE: Final[i64] = 0
FROM_NURSERY: Final[i64] = 1
FROM_HAND: Final[i64] = 2
FROM_DISCARD: Final[i64] = 3
FROM_DECK: Final[i64] = 4
FROM_THERE: Final[i64] = 5
FROM_ANOTHER: Final[i64] = 6
FROM_EACH_OTHER: Final[i64] = 7
TO_ANOTHER: Final[i64] = 8
TO_OTHER_STABLE: Final[i64] = 9

# How a step hangs on the one before it.
BEGIN: Final[i64] = 0
AND: Final[i64] = 1
THEN: Final[i64] = 2
IF_SO: Final[i64] = 3
OR: Final[i64] = 4

# When a program runs.
ON_PLAY: Final[i64] = 0
ON_ENTER: Final[i64] = 1
ON_TURN_START: Final[i64] = 2
ON_INSTANT: Final[i64] = 3
TRIGGER_COUNT: Final[i64] = 4
TRIGGERS: Final = ("play", "enter", "turn_start", "instant")

# Types of cards; the first three are unicorns.
TYPE_BABY: Final[i64] = 0
TYPE_BASIC: Final[i64] = 1
TYPE_MAGICAL: Final[i64] = 2
TYPE_MAGIC: Final[i64] = 3
TYPE_UPGRADE: Final[i64] = 4
TYPE_DOWNGRADE: Final[i64] = 5
TYPE_INSTANT: Final[i64] = 6
TYPES: Final = ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")

# What a card does all the while, as bits.
FORBIDS_MAGIC: Final[i64] = 1
FORBIDS_BASIC: Final[i64] = 2
FORBIDS_UPGRADE: Final[i64] = 4
GUARDS_DESTROY: Final[i64] = 8
GUARDS_ANY: Final[i64] = 16
UNBREAKABLE: Final[i64] = 32
STRIKE: Final[i64] = 64
BLANK: Final[i64] = 128
COWS: Final[i64] = 256
FLIES_HOME: Final[i64] = 512
NURSERY_HOME: Final[i64] = 1024
SHUTS: Final[i64] = 2048
FINAL_WORD: Final[i64] = 4096
