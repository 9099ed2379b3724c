"""What a viewer may know of a match of Kill the Unicorns.

Cards, characters and tokens are keys of the card pack (`blue_unicorn_2`, `hunt_3`, `smelly_unicorn`,
`knight`, `pate_4`); None is a card that lies face down for this viewer. Lists by seat begin with seat A,
lists by herd with the first team. Places that choices are about are named in `actions.py`.
"""

from typing import Literal

from monoceros.core.wire import Struct, View


class SetTrap(Struct, frozen=True):
    """A trap lying face down at a prize: who set it, and which it is for those who know."""

    seat: int
    card: str | None


class Prize(Struct, frozen=True):
    """A place of the row. `card` is None once its unicorn was caught or has run away.

    `above` and `below` are the two trap places; an edition with one trap for each unicorn uses `below`.
    """

    card: str | None
    above: SetTrap | None
    below: SetTrap | None


class Unicorn(Struct, frozen=True):
    """A unicorn of a herd and all that is attached to it.

    `colour` is the colour it counts as now, None for none; `points` are its stars with its tokens and its
    trap; `tokens` are in the order they were laid; `trap` is the trap pinned to it.
    """

    card: str
    colour: str | None
    points: int
    tokens: list[str]
    trap: str | None
    twice: bool


class Tally(Struct, frozen=True):
    """What a herd is worth as it lies: the lines of the score, and how its unicorns are best grouped.

    `sets` and `rainbows` are points, `rainbow_count` the number of rainbows, `set_sizes` how many unicorns of
    each colour are counted outside rainbows. The lines add up to `total`.
    """

    stars: int
    tokens: int
    pates: int
    traps: int
    sets: int
    rainbows: int
    total: int
    rainbow_count: int
    set_sizes: dict[str, int]


class Stall(Struct, frozen=True):
    """A stall of the black market: the tokens left on it and what they cost, in the same order.

    A token that is there more than once is listed as often.
    """

    item: str
    tokens: list[str]
    prices: list[int]


class ShownTrap(Struct, frozen=True):
    """The trap the winner has uncovered and whose effect is being carried out."""

    seat: int
    card: str
    side: str


class KillTheUnicornsView(View, frozen=True):
    """A table of Kill the Unicorns as one viewer sees it.

    `step` says what is asked for:
    `character` pick a character · `trap-discard` lay one drawn trap off (prototype) · `trap` set a trap ·
    `lead` which of the team opens · `before-lay` window before hunt cards are laid (princess, bard, black
    mage) · `announce` how many cards the teams lay · `lay` lay hunt cards or pass · `after-reveal` window
    before ties are struck out (wizard, thief) · `choose-trap` which of two traps to uncover ·
    `trap-revealed` window before the effect (shaman) · `trojan` choose the two unicorns to swap ·
    `zombicorn` choose the unicorn to lose · `bait` choose the hunt card to lose · `after-hunt` window
    (huntress) · `market` buy or pass · `target` choose the unicorn for what is being bought · `over`.

    `round` counts from 1 and is 0 while characters are picked; `hunt` is the prize being hunted, from 1, and
    0 outside hunts. `marker` holds the first-player marker, `active` is whose turn it is: in a window the
    seat whose turn comes next, for the team decisions any of the two.

    `teams` gives the herd of each seat: everybody their own, or two for each team; `order` are the seats in
    the order of turns, which teams drawn by lot take alternately. `powers` is `ready`,
    `used` (this round) or `off` for each seat; `edition` the rules that are played.

    `hands`, `laid` and `discards` are hunt cards: held, laid for the prize being hunted, and spent this
    round. `totals` are what the hunters' open cards add up to, None for who lays nothing or still
    hidden; in the team game both of a team have the team's total. `tied` are hunters whose total is void.
    `needed` is how many cards have to be laid, 0 before somebody has opened. `passed` and
    `silenced` (by the bard) are seats. `winner` is the herd the prize goes to as things stand.

    `trap_hands` are the traps drawn and not yet set, `trap_piles` counts what is still to be drawn,
    `trap_discards` run from bottom to top. `gone` are the unicorns discarded, `draw` the size of the deck.

    `market` is what is for sale, `buying` the token somebody is about to lay on a unicorn, `shopped` the
    seats that have had their turn at the market in this round, `pates` the pâtés of each herd.
    `free` are the characters still to be picked.
    """

    game: Literal["kill-the-unicorns"]
    edition: str
    step: str
    round: int
    rounds: int
    hunt: int
    marker: int
    active: int
    teams: list[int]
    order: list[int]
    characters: list[str | None]
    powers: list[str]
    free: list[str]
    row: list[Prize]
    draw: int
    gone: list[str | None]
    hands: list[list[str | None]]
    laid: list[list[str | None]]
    discards: list[list[str | None]]
    needed: int
    passed: list[int]
    silenced: list[int]
    totals: list[int | None]
    tied: list[int]
    winner: int | None
    trap_hands: list[list[str | None]]
    trap_piles: list[int]
    trap_discards: list[list[str | None]]
    shown_trap: ShownTrap | None
    herds: list[list[Unicorn]]
    pates: list[list[str]]
    tallies: list[Tally]
    market: list[Stall]
    buying: str | None
    shopped: list[int]
