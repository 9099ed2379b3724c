"""Colours, collections, points, winners (de 294-367, 411-413; fr 190-241, 286-288; en 47, 79-115)."""

from __future__ import annotations

from .editions import Edition
from .material import COLOURS, NO_COLOUR, TRAPS, Material
from .table import InstantWinError, Owned, Table


def colour_of(owned: Owned) -> str:
    """de 278, 288, 429: the token laid last decides; de 361: only tokens colour the colourless."""
    for token in reversed(owned.tokens):
        if token.kind in ("fairy_dust", "cotton_candy"):
            return str(token.mark)
    if owned.trap is not None and owned.unicorn.colour != NO_COLOUR:
        return TRAPS[owned.trap.id].colour or owned.unicorn.colour
    return owned.unicorn.colour


def colours(herd: list[Owned], bicorn_twice: bool) -> dict[str, int]:
    """How many of each colour; de 465: a bicorn stands for two of its colour in the final scoring."""
    counts = dict.fromkeys(COLOURS, 0)
    for owned in herd:
        colour = colour_of(owned)
        if colour == NO_COLOUR:
            continue
        counts[colour] += 1
        if bicorn_twice and owned.trap is not None and owned.trap.id == "bicorn":
            counts[colour] += 1
    return counts


def sets_of_one_colour(edition: Edition, material: Material, count: int) -> int:
    """de 304-336: one set, nothing for a sixth; fr 210, en 103: a new collection begins after five."""
    if count > 5 and edition.new_set_after_five:
        return material.same_colour[5] + sets_of_one_colour(edition, material, count - 5)
    return material.same_colour.get(min(count, 5), 0)


def collections(edition: Edition, material: Material, counts: dict[str, int]) -> int:
    """de 338, fr 213, en 105: each card in a rainbow or in a set; K24: the best way to share them out."""
    best = 0
    for rainbows in range(min(counts.values()) + 1):
        points = rainbows * material.rainbow
        for count in counts.values():
            points += sets_of_one_colour(edition, material, count - rainbows)
        best = max(best, points)
    return best


def points_of(table: Table, party: int) -> dict[str, int]:
    material = table.material
    herd = table.herd.get(party, [])
    bonus = {"false_horn": material.horn_bonus, "fairy_dust": material.dust_bonus}
    items = {
        "stars": sum(owned.unicorn.stars for owned in herd),
        "tokens": sum(bonus.get(token.kind, 0) for owned in herd for token in owned.tokens),
        "pates": sum(int(t.mark or 0) for seat in table.members(party) for t in table.pates.get(seat, [])),
        "traps": sum(TRAPS[owned.trap.id].points for owned in herd if owned.trap is not None),
        "collections": collections(table.edition, material, colours(herd, bicorn_twice=True)),
    }
    items["total"] = sum(items.values())
    return items


def has_double_rainbow(herd: list[Owned], bicorn_twice: bool) -> bool:
    return all(count >= 2 for count in colours(herd, bicorn_twice).values())


def check_double_rainbow(table: Table) -> None:
    """de 346-350, fr 217-224, en 114: instant victory (K23: a bicorn counts once as long as play goes on)."""
    winners = {party for party in table.parties if has_double_rainbow(table.herd[party], False)}
    if winners:
        table.instant_winners = winners
        table.say(f"double rainbow: party {sorted(winners)} wins at once")
        raise InstantWinError


def winning_parties(table: Table) -> set[int]:
    if not table.over:
        return set()
    if table.instant_winners:
        return set(table.instant_winners)
    if table.options.bicorn_doubles_rainbow_at_end:
        rainbows = {party for party in table.parties if has_double_rainbow(table.herd[party], True)}
        if rainbows:
            return rainbows
    totals = {party: points_of(table, party)["total"] for party in table.parties}
    if table.edition.tied_scores_cancel:
        # de 413, fr 287: ties cancel each other, the next lower score wins (K9: all tied, nobody wins)
        alone = {party for party in totals if list(totals.values()).count(totals[party]) == 1}
        return {max(alone, key=lambda party: totals[party])} if alone else set()
    # en 47: most points, then most unicorns (K9: then shared)
    most = {party for party in totals if totals[party] == max(totals.values())}
    unicorns = max(len(table.herd[party]) for party in most)
    return {party for party in most if len(table.herd[party]) == unicorns}
