"""How the three rulebooks differ, as data: one profile for each table.

The rules read these fields and nothing else; no edition is ever asked for by name. Each field says which
clauses answer the question it stands for.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns.deck import (
    BARD,
    BLACK_MAGE,
    CHARACTER_COUNT,
    HUNTRESS,
    KNIGHT,
    MERCHANT,
    PRINCESS,
    SHAMAN,
    THIEF,
    WIZARD,
)

PROTOTYPE_CHARACTERS: Final[i64] = 1 << PRINCESS | 1 << KNIGHT | 1 << WIZARD | 1 << SHAMAN
RETAIL_CHARACTERS: Final[i64] = PROTOTYPE_CHARACTERS | 1 << HUNTRESS | 1 << BARD
EXTRA_CHARACTERS: Final[i64] = 1 << MERCHANT | 1 << THIEF | 1 << BLACK_MAGE
NEED_TRAPS: Final[i64] = 1 << PRINCESS | 1 << SHAMAN
NEED_POWERS: Final[i64] = EXTRA_CHARACTERS


class Clauses:
    """The clauses of an edition that answer questions its sisters answer otherwise."""

    def __init__(
        self,
        characters: str,
        row: str,
        trap_order: str,
        trap_places: str,
        which_trap: str,
        other_trap: str,
        first_passes: str,
        trap_moment: str,
        once_a_round: str,
        princess_moment: str,
        bard_moment: str,
    ) -> None:
        self.characters = characters
        self.row = row
        self.trap_order = trap_order
        self.trap_places = trap_places
        self.which_trap = which_trap
        self.other_trap = other_trap
        self.first_passes = first_passes
        self.trap_moment = trap_moment
        self.once_a_round = once_a_round
        self.princess_moment = princess_moment
        self.bard_moment = bard_moment


class Profile:
    """The rules of one table."""

    def __init__(self, edition: str, clauses: Clauses) -> None:
        self.edition = edition
        self.clauses = clauses
        self.cast: i64 = RETAIL_CHARACTERS
        """Who can be picked, as bits: kill-the-unicorns.cards.six-characters, kill-the-unicorns.cards.four-characters,
        kill-the-unicorns.cards.extra-characters."""
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
        self.marker_moves = True
        """Whether a first player who passes hands the marker on: kill-the-unicorns.hunt.marker-moves,
        kill-the-unicorns.hunt.marker-moves-french, kill-the-unicorns.hunt.next-opens."""
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
        self.teams = False
        """Whether two and two play together: kill-the-unicorns.team.two-teams."""
        self.expert = False
        """Whether discards lie face down: kill-the-unicorns.variant.expert."""
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
        return [one for one in range(CHARACTER_COUNT) if self.cast >> one & 1]


def german() -> Profile:
    """The German retail rules."""
    return Profile(
        "de",
        Clauses(
            characters="kill-the-unicorns.cards.six-characters",
            row="kill-the-unicorns.round.four-unicorns",
            trap_order="kill-the-unicorns.trap.place-then-discard",
            trap_places="kill-the-unicorns.trap.two-per-unicorn",
            which_trap="kill-the-unicorns.reveal.one-of-two",
            other_trap="kill-the-unicorns.reveal.other-trap",
            first_passes="kill-the-unicorns.hunt.marker-moves",
            trap_moment="kill-the-unicorns.reveal.trap-after-winner",
            once_a_round="kill-the-unicorns.power.once-a-round",
            princess_moment="kill-the-unicorns.power.princess-until-laid",
            bard_moment="kill-the-unicorns.power.bard-until-laid",
        ),
    )


def french() -> Profile:
    """The French retail rules: another bard, further sets."""
    profile = Profile(
        "fr",
        Clauses(
            characters="kill-the-unicorns.cards.six-characters",
            row="kill-the-unicorns.round.four-unicorns",
            trap_order="kill-the-unicorns.trap.place-then-discard",
            trap_places="kill-the-unicorns.trap.two-in-french",
            which_trap="kill-the-unicorns.reveal.winner-picks",
            other_trap="kill-the-unicorns.reveal.other-trap-french",
            first_passes="kill-the-unicorns.hunt.marker-moves-french",
            trap_moment="kill-the-unicorns.reveal.trap-after-winner",
            once_a_round="kill-the-unicorns.power.once-a-round",
            princess_moment="kill-the-unicorns.power.princess-until-opened",
            bard_moment="kill-the-unicorns.power.bard-laid-is-safe",
        ),
    )
    profile.late_bard = True
    profile.further_sets = True
    return profile


def prototype() -> Profile:
    """The rules of the English prototype."""
    profile = Profile(
        "en-prototype",
        Clauses(
            characters="kill-the-unicorns.cards.four-characters",
            row="kill-the-unicorns.round.unicorn-each",
            trap_order="kill-the-unicorns.trap.discard-then-place",
            trap_places="kill-the-unicorns.trap.one-per-unicorn",
            which_trap="kill-the-unicorns.reveal.single-trap",
            other_trap="kill-the-unicorns.reveal.runaway-traps",
            first_passes="kill-the-unicorns.hunt.next-opens",
            trap_moment="kill-the-unicorns.reveal.trap-before-winner",
            once_a_round="kill-the-unicorns.power.once-a-round-prototype",
            princess_moment="kill-the-unicorns.power.princess-prototype",
            bard_moment="kill-the-unicorns.power.not-yours",
        ),
    )
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
    profile.teams = True
    profile.row_size = 3
    profile.two_traps = True
    profile.trap_before_winner = False
    profile.other_trap_open = True
    return profile
