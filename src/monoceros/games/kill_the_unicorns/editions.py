"""How the three rulebooks differ, as data: one profile for each table.

The rules read these fields and nothing else; no edition is ever asked for by name. Each field says which
clauses answer its question. What is set here is German; `editions.toml` has the rest.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns import kinds

NEED_TRAPS: Final[i64] = 1 << kinds.PRINCESS | 1 << kinds.SHAMAN
NEED_POWERS: Final[i64] = 1 << kinds.MERCHANT | 1 << kinds.THIEF | 1 << kinds.BLACK_MAGE


@dataclass
class Clauses:
    """The clauses that answer questions the editions answer differently, here as the German rules do."""

    characters: str = "kill-the-unicorns.cards.six-characters"
    row: str = "kill-the-unicorns.round.four-unicorns"
    trap_order: str = "kill-the-unicorns.trap.place-then-discard"
    trap_places: str = "kill-the-unicorns.trap.two-per-unicorn"
    which_trap: str = "kill-the-unicorns.reveal.one-of-two"
    other_trap: str = "kill-the-unicorns.reveal.other-trap"
    runaway_traps: str = "kill-the-unicorns.reveal.runaway-traps"
    first_passes: str = "kill-the-unicorns.hunt.marker-moves"
    trap_moment: str = "kill-the-unicorns.reveal.trap-after-winner"
    once_a_round: str = "kill-the-unicorns.power.once-a-round"
    princess_moment: str = "kill-the-unicorns.power.princess-until-laid"
    bard_moment: str = "kill-the-unicorns.power.bard-until-laid"
    lay_first: str = "kill-the-unicorns.hunt.open"
    lay_more: str = "kill-the-unicorns.hunt.same-number"
    passing: str = "kill-the-unicorns.hunt.pass"
    must_pass: str = "kill-the-unicorns.hunt.must-pass"
    passed: str = "kill-the-unicorns.hunt.passed"
    take: str = "kill-the-unicorns.reveal.take"
    winner_starts: str = "kill-the-unicorns.reveal.winner-starts"
    one_purchase: str = "kill-the-unicorns.market.one-purchase"


class Profile:
    """The rules of one table."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.clauses = Clauses()
        self.cast: i64 = 0
        """Who can be picked, as bits (`Clauses.characters`, kill-the-unicorns.cards.extra-characters)."""
        self.row_size: i64 = 4
        """Unicorns of each round, 0 for one for each player (`Clauses.row`)."""
        self.two_traps = True
        """Whether a unicorn has a trap place above as well as below (`Clauses.trap_places`)."""
        self.discard_first = False
        """Whether the other trap is laid off before one is set (`Clauses.trap_order`)."""
        self.trap_before_winner = False
        """Whether the trap is uncovered even when nobody is left to win (`Clauses.trap_moment`)."""
        self.other_trap_open = False
        """Whether the second trap is discarded face up (`Clauses.other_trap`)."""
        self.runaway_open = False
        """Whether a runaway's traps are discarded face up (`Clauses.runaway_traps`)."""
        self.trap_stays = True
        """Whether an uncovered trap lies at the prize until it is taken: kill-the-unicorns.reveal.discard."""
        self.own_traps_shown = True
        """Whether the table shows a set trap to its owner: kill-the-unicorns.trap.remembered,
        kill-the-unicorns.trap.not-shown."""
        self.marker_moves = True
        """Whether a first player who passes hands the marker on (`Clauses.first_passes`)."""
        self.marker_back = False
        """Whether it goes back to where the hunt began if nobody wins it:
        kill-the-unicorns.reveal.no-winner-stays, kill-the-unicorns.reveal.no-winner-back."""
        self.marker_to_winner = True
        """Whether a new round begins with whoever won a hunt last: kill-the-unicorns.round.marker-stays."""
        self.late_bard = False
        """Whether the bard may name a player after others have laid (`Clauses.bard_moment`)."""
        self.fewer_tokens: i64 = 0
        """How many pâtés, horns and soaps fewer than players lie on the market:
        kill-the-unicorns.setup.market, kill-the-unicorns.setup.market-prototype."""
        self.further_sets = False
        """Whether a new set begins after five of a colour: kill-the-unicorns.score.one-set-per-colour,
        kill-the-unicorns.score.new-set, kill-the-unicorns.score.new-set-prototype."""
        self.tie_cancels = True
        """Whether equal scores cancel each other, or the larger herd wins: kill-the-unicorns.end.tie-cancels,
        kill-the-unicorns.end.tie-unicorns."""
        self.rainbow_at_once = True
        """Whether a double rainbow wins before a hunt is over: kill-the-unicorns.end.double-rainbow."""
        self.final_bicorn_twice = True
        """Whether a bicorn may complete a double rainbow at the final count:
        kill-the-unicorns.end.final-bicorn-twice, kill-the-unicorns.end.final-bicorn-once."""
        self.teams = False
        """Whether two and two play together: kill-the-unicorns.team.two-teams."""
        self.teams_by_lot = False
        """Whether chance says who plays with whom, or seats do: kill-the-unicorns.team.seats."""
        self.expert = False
        """Whether discards lie face down: kill-the-unicorns.variant.expert."""
        self.owner_looks = True
        """Whether their owner may look through them all the same."""
        self.traps = True
        """Whether traps are played: kill-the-unicorns.variant.no-traps."""
        self.powers = True
        """Whether characters have powers: kill-the-unicorns.variant.no-powers."""

    @property
    def characters(self) -> list[int]:
        """Who can be picked."""
        return [one for one in range(kinds.CHARACTER_COUNT) if self.cast >> one & 1]
