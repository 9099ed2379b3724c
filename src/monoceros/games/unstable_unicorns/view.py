"""What a viewer may know of a match of Unstable Unicorns.

Places of the table go by these names, in `Choice.about` too:

    deck  discard  nursery            the piles
    A                                 seat A and its stable
    A/rocking_horse                   a card in A's stable
    hand/lucky_dip                    a card in your own hand
    hand-B/lucky_dip                  a card in B's hand that you are looking at
    discard/lucky_dip  nursery/baby_shadow  deck/tocking_twin   a card in a pile
"""

from typing import Literal

from monoceros.core.wire import Struct, View


class Played(Struct, frozen=True):
    """A card being played, or a Neigh card on top of it. `targets` are the seats named so far.

    For an upgrade or a downgrade the one target is the stable it is played into.
    """

    seat: int
    card: str
    targets: list[int]


class Prompt(Struct, frozen=True):
    """What is being asked for, of whom, and by which card.

    `key` is one of

    - `foal`: choose a foal to begin with
    - `use`: use a start effect, or end
    - `action`: play a card or draw (`end` after the first of two plays; `swap` in a party variant)
    - `neigh`: answer the card on top of the stack, or pass
    - `may`: yes or no to what the card offers
    - `player`: choose a player (`no` where the effect is optional and named in advance)
    - `card`: pick a card in the stable of `target`
    - `hand`: pick a card of your own hand to `do` something with
    - `found`: pick a card where `do` tells, or nothing
    - `either`: the first or the second of two steps of the card's program
    - `guard`: use a guard for `threatened`, or no
    - `limit`: discard down to the hand limit
    - `call`: name somebody, or no (party variants)
    - `over`: nothing any more

    `do` is the verb of the program's step (`discard`, `sacrifice`, `destroy`, ...), `step` its number in the
    program of `card` at the moment `trigger` (`play`, `enter`, `turn_start`, `instant`). `left` counts how
    many cards are still owed. Where no card's effect asks, `card` is None.
    """

    key: str
    card: str | None
    trigger: str
    step: int
    do: str
    target: int | None
    threatened: str | None
    left: int


class Loan(Struct, frozen=True):
    """A unicorn that is lent until the end of the turn."""

    card: str
    home: int
    borrower: int


class UnicornView(View, frozen=True):
    """A table of Unstable Unicorns as one viewer sees it. Cards are keys of the card pack, None is unknown.

    `phase` is setup, start, draw, action, end or over. Stables list their cards in the order they came,
    `unicorns` what they count against `goal`. Hands are sorted and tell nothing by their order. `deck` is how
    many cards are left, `top` what the viewer knows of them from the top down, cut off after the last known
    one. `discard` runs from bottom to top. `stack` is the card being played and the Neigh cards on it, bottom
    first. `waiting` are the start effects still to be used this turn. `plays` tells how many cards may still
    be played this turn and `played` how many have been, `skips` how many turns each seat will miss, `extra`
    how many extra turns follow for the active seat, `limits` the hand limits. `loan` is the lent unicorn that
    comes home first. `blank` and `cows` tell whose unicorns have no effect or are in costume, `strike`
    whether no foal can enter a stable. `swapped` tells who has used the party variant's new hand. `stock` is
    how many cards of each kind are in the game - public, it is printed in the rules.
    """

    game: Literal["unstable-unicorns"]
    phase: str
    active: int
    starter: int
    goal: int
    stables: list[list[str]]
    unicorns: list[int]
    hands: list[list[str | None]]
    deck: int
    top: list[str | None]
    discard: list[str]
    nursery: list[str]
    stack: list[Played]
    prompt: Prompt
    waiting: list[str]
    plays: int
    played: int
    skip_draw: bool
    skip_action: bool
    skips: list[int]
    extra: int
    limits: list[int]
    loan: Loan | None
    blank: list[bool]
    cows: list[bool]
    strike: bool
    swapped: list[bool]
    party: str
    targeting: str
    stock: dict[str, int]
