"""How the three rulebooks differ, as data: one profile for each table.

The rules read these fields and nothing else; no edition is ever asked for by name. Each field says which
clauses answer the question it stands for.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns import kinds

PROTOTYPE_CHARACTERS: Final[i64] = (
    1 << kinds.PRINCESS | 1 << kinds.KNIGHT | 1 << kinds.WIZARD | 1 << kinds.SHAMAN
)
RETAIL_CHARACTERS: Final[i64] = PROTOTYPE_CHARACTERS | 1 << kinds.HUNTRESS | 1 << kinds.BARD
EXTRA_CHARACTERS: Final[i64] = 1 << kinds.MERCHANT | 1 << kinds.THIEF | 1 << kinds.BLACK_MAGE
NEED_TRAPS: Final[i64] = 1 << kinds.PRINCESS | 1 << kinds.SHAMAN
NEED_POWERS: Final[i64] = EXTRA_CHARACTERS


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

    def __init__(self, edition: str, clauses: Clauses) -> None:
        self.edition = edition
        self.clauses = clauses
        self.cast: i64 = RETAIL_CHARACTERS
        """Who can be picked, as bits: kill-the-unicorns.cards.six-characters,
        kill-the-unicorns.cards.four-characters, kill-the-unicorns.cards.extra-characters."""
        self.row_size: i64 = 4
        """Unicorns of each round, 0 for one for each player: kill-the-unicorns.round.four-unicorns,
        kill-the-unicorns.round.unicorn-each, kill-the-unicorns.team.three-unicorns."""
        self.two_traps = True
        """Whether a unicorn has a trap place above as well as below: kill-the-unicorns.trap.two-per-unicorn,
        kill-the-unicorns.trap.two-in-french, kill-the-unicorns.team.two-traps,
        kill-the-unicorns.trap.one-per-unicorn."""
        self.discard_first = False
        """Whether the other trap is laid off before one is set: kill-the-unicorns.trap.place-then-discard,
        kill-the-unicorns.trap.discard-then-place."""
        self.trap_before_winner = False
        """Whether the trap is uncovered even when nobody is left to win:
        kill-the-unicorns.reveal.trap-after-winner, kill-the-unicorns.reveal.trap-before-winner."""
        self.other_trap_open = False
        """Whether the second trap is discarded face up: kill-the-unicorns.reveal.other-trap,
        kill-the-unicorns.reveal.other-trap-french, kill-the-unicorns.team.other-trap."""
        self.runaway_open = False
        """Whether a runaway's traps are discarded face up: kill-the-unicorns.reveal.runaway-traps,
        kill-the-unicorns.reveal.runaway-traps-open, kill-the-unicorns.reveal.runaway-traps-french."""
        self.trap_stays = True
        """Whether an uncovered trap lies at the prize until it is taken: kill-the-unicorns.reveal.discard."""
        self.own_traps_shown = True
        """Whether the table shows a set trap to its owner: kill-the-unicorns.trap.remembered,
        kill-the-unicorns.trap.not-shown."""
        self.marker_moves = True
        """Whether a first player who passes hands the marker on: kill-the-unicorns.hunt.marker-moves,
        kill-the-unicorns.hunt.marker-moves-french, kill-the-unicorns.hunt.next-opens."""
        self.marker_back = False
        """Whether it goes back to where the hunt began if nobody wins it:
        kill-the-unicorns.reveal.no-winner-stays, kill-the-unicorns.reveal.no-winner-back."""
        self.marker_to_winner = True
        """Whether a new round begins with whoever won a hunt last: kill-the-unicorns.round.marker-stays."""
        self.late_bard = False
        """Whether the bard may name a player after others have laid:
        kill-the-unicorns.power.bard-until-laid, kill-the-unicorns.power.bard-laid-is-safe."""
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

    def without(self, beginner: str) -> None:
        """Leave out what a beginners' variant leaves out, and the characters that would miss it.

        Without traps but with powers there is nothing to do for princess and shaman; without
        powers the extra characters stay away, unless traps are left out too
        (kill-the-unicorns.variant.beginner).
        """
        self.traps = "no-traps" not in beginner
        self.powers = "no-powers" not in beginner
        if not self.traps and self.powers:
            self.cast &= ~NEED_TRAPS
        elif self.traps and not self.powers:
            self.cast &= ~NEED_POWERS

    @property
    def characters(self) -> list[int]:
        """Who can be picked."""
        return [one for one in range(kinds.CHARACTER_COUNT) if self.cast >> one & 1]


def german() -> Profile:
    """The German retail rules."""
    return Profile("de", Clauses())


def french() -> Profile:
    """The French retail rules: another bard, further sets, traps discarded face up."""
    clauses = Clauses(
        trap_places="kill-the-unicorns.trap.two-in-french",
        which_trap="kill-the-unicorns.reveal.winner-picks",
        other_trap="kill-the-unicorns.reveal.other-trap-french",
        runaway_traps="kill-the-unicorns.reveal.runaway-traps-french",
        first_passes="kill-the-unicorns.hunt.marker-moves-french",
        princess_moment="kill-the-unicorns.power.princess-until-opened",
        bard_moment="kill-the-unicorns.power.bard-laid-is-safe",
    )
    profile = Profile("fr", clauses)
    profile.other_trap_open = True
    profile.runaway_open = True
    profile.late_bard = True
    profile.further_sets = True
    return profile


def prototype() -> Profile:
    """The rules of the English prototype."""
    clauses = Clauses(
        characters="kill-the-unicorns.cards.four-characters",
        row="kill-the-unicorns.round.unicorn-each",
        trap_order="kill-the-unicorns.trap.discard-then-place",
        trap_places="kill-the-unicorns.trap.one-per-unicorn",
        which_trap="kill-the-unicorns.reveal.single-trap",
        other_trap="kill-the-unicorns.reveal.single-trap",
        first_passes="kill-the-unicorns.hunt.next-opens",
        trap_moment="kill-the-unicorns.reveal.trap-before-winner",
        once_a_round="kill-the-unicorns.power.once-a-round-prototype",
        princess_moment="kill-the-unicorns.power.princess-prototype",
        bard_moment="kill-the-unicorns.power.not-yours",
    )
    profile = Profile("en-prototype", clauses)
    profile.cast = PROTOTYPE_CHARACTERS
    profile.row_size = 0
    profile.two_traps = False
    profile.discard_first = True
    profile.trap_before_winner = True
    profile.marker_moves = False
    profile.fewer_tokens = 1
    profile.further_sets = True
    profile.tie_cancels = False
    return profile


def team_game() -> Profile:
    """The prototype's variant for two teams of two."""
    profile = prototype()
    clauses = profile.clauses
    clauses.row = "kill-the-unicorns.team.three-unicorns"
    clauses.trap_places = "kill-the-unicorns.team.two-traps"
    clauses.which_trap = "kill-the-unicorns.team.picks-trap"
    clauses.other_trap = "kill-the-unicorns.team.other-trap"
    clauses.trap_moment = "kill-the-unicorns.team.picks-trap"
    clauses.lay_first = "kill-the-unicorns.team.at-least-one"
    clauses.lay_more = "kill-the-unicorns.team.completes"
    clauses.passing = "kill-the-unicorns.team.stays-out"
    clauses.must_pass = "kill-the-unicorns.team.stays-out"
    clauses.passed = "kill-the-unicorns.team.stays-out"
    clauses.take = "kill-the-unicorns.team.shared-herd"
    clauses.winner_starts = "kill-the-unicorns.team.first-player"
    clauses.one_purchase = "kill-the-unicorns.team.market"
    profile.teams = True
    profile.row_size = 3
    profile.two_traps = True
    profile.trap_before_winner = False
    profile.other_trap_open = True
    return profile
