"""What the three rulebooks say differently, and the readings a table may choose."""

from __future__ import annotations

from dataclasses import dataclass, field

from .material import ABOVE, BELOW, Material

ROUNDS = 4
SIX = ("princess", "knight", "wizard", "shaman", "huntress", "bard")
FOUR = ("princess", "knight", "wizard", "shaman")
EXTRA = ("merchant", "thief", "black_mage")


@dataclass(frozen=True)
class Edition:
    id: str
    characters: tuple[str, ...]
    prototype: bool = False
    unicorns_per_round: int | None = 4  # None: one per player
    sides: tuple[str, ...] = (ABOVE, BELOW)  # where a trap may lie at a unicorn
    discards_trap_first: bool = False  # K5
    trap_before_winner: bool = False  # K7
    passing_moves_marker: bool = True  # K11
    bard_stops_at_first_cards: bool = True  # K15
    new_set_after_five: bool = False  # K10
    tied_scores_cancel: bool = True  # K9
    runaway_traps: str = "down"  # K30
    second_trap: str = "down"  # K6


EDITIONS: dict[str, Edition] = {
    "de": Edition("de", SIX),
    "fr": Edition(
        "fr",
        SIX,
        bard_stops_at_first_cards=False,
        new_set_after_five=True,
        runaway_traps="up",  # fr 122: all traps of the round are discarded face up before their owners
        second_trap="up",
    ),
    "en-prototype": Edition(
        "en-prototype",
        FOUR,
        prototype=True,
        unicorns_per_round=None,
        sides=(BELOW,),
        discards_trap_first=True,
        trap_before_winner=True,
        passing_moves_marker=False,
        new_set_after_five=True,
        tied_scores_cancel=False,
        second_trap="up",
    ),
}


@dataclass(frozen=True)
class Options:
    """Variants of the books first, then readings, then how the referee asks."""

    # Variants
    teams: bool = False  # prototype, four players
    expert: bool = False  # de, fr: discards face down
    traps: bool = True  # beginners may leave the traps out
    powers: bool = True  # beginners may leave the powers out
    extra_characters: bool = False  # fr: merchant, thief, black mage
    # "chosen": each seat says ("choose-character", name), in any order; "lot"; or the characters by seat
    characters: str | tuple[str, ...] = "chosen"

    # Readings
    marker_after_no_winner: str = "stays"  # or "back": to whoever held it before this hunt
    marker_next_round: str = "last winner"  # or "stays": where it lies
    runaway_traps: str | None = (
        None  # "up", "down", "under" (down, under the pile); None: as the edition says
    )
    second_trap: str | None = None  # "up" (on top) or "down" (under the pile); None: as the edition says
    own_trap: str = "remembered"  # or "looked up": the owner may look at a trap already set
    double_rainbow: str = "at once"  # or "after hunt": a Trojan swap counts only when the hunt is over
    bicorn_doubles_rainbow_at_end: bool = True  # a bicorn counts twice for a double rainbow after round 4
    revealed_trap: str = "with the hunt cards"  # or "at once": discarded before its effect is carried out
    # Team game: who of the winning team has the marker where it did not say so
    team_marker: str = "went first"  # or "laid first": who laid first for the team in the hunt it won
    # Team game: before which phases the first team says who of them goes first
    team_chooses_first: tuple[str, ...] = ("traps", "hunts", "market")

    # How the referee asks
    powers_wait: bool = True  # False: a power may be used while the player at turn thinks; nobody declines
    forced_moves: str = "automatic"  # or "said": the only possible move must still be said

    material: Material = field(default_factory=Material)


def playable_characters(edition: Edition, options: Options) -> tuple[str, ...]:
    """de 389-390, fr 273-282: which characters may take part (K27, K28)."""
    names = edition.characters
    if options.extra_characters:
        names = names + EXTRA
    if options.powers and not options.traps:
        names = tuple(name for name in names if name not in ("princess", "shaman"))
    if options.traps and not options.powers:
        names = tuple(name for name in names if name not in EXTRA)
    return names


def seat_counts(edition: Edition, options: Options) -> range:
    """No book prints a range: at least two, at most one per starting unicorn and character."""
    if options.teams:
        return range(4, 5)
    starters = len(options.material.starters(edition.prototype))
    return range(2, min(starters, len(playable_characters(edition, options))) + 1)


def check(edition: Edition, seats: int, options: Options) -> None:
    if options.teams and not edition.prototype:
        raise ValueError("the team game stands in the prototype's rules only")
    if edition.prototype and (options.expert or not options.traps or not options.powers):
        raise ValueError("the prototype's rules have neither an expert nor a beginner variant (K26, K27)")
    if options.traps and not options.powers and edition.id != "fr":
        raise ValueError("traps without powers: only the French rules offer this (K27)")
    if options.extra_characters and edition.id != "fr":
        raise ValueError("merchant, thief and black mage are named in the French rules only (K28)")
    if seats not in seat_counts(edition, options):
        raise ValueError(f"{seats} players cannot play this")
    for value, allowed in (
        (options.marker_after_no_winner, ("stays", "back")),
        (options.marker_next_round, ("last winner", "stays")),
        (options.runaway_traps, (None, "up", "down", "under")),
        (options.second_trap, (None, "up", "down")),
        (options.own_trap, ("remembered", "looked up")),
        (options.double_rainbow, ("at once", "after hunt")),
        (options.revealed_trap, ("with the hunt cards", "at once")),
        (options.team_marker, ("went first", "laid first")),
        (options.forced_moves, ("automatic", "said")),
    ):
        if value not in allowed:
            raise ValueError(f"{value!r} is none of {allowed}")
    if not isinstance(options.characters, str):
        chosen = options.characters
        if len(chosen) != seats or len(set(chosen)) != seats:
            raise ValueError("each seat needs a character of its own")
        if not set(chosen) <= set(playable_characters(edition, options)):
            raise ValueError(f"only {playable_characters(edition, options)} may take part")
    elif options.characters not in ("chosen", "lot"):
        raise ValueError("characters are chosen, drawn by lot, or given")
