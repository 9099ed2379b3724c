"""The magic cards: whom each may be aimed at (which also says whether it can be played), and what it does.

`..._targets` returns the ways to name players before the effect is used: a list of tuples of seats, `[()]` if
nobody has to be named, `[]` if the card cannot be played (lines 198-202, r27). `named` is None when nobody
was named beforehand (option 2 of the book, line 180).
"""

from collections.abc import Callable

from tests.referee.unstable_unicorns.asking import Move, Play, ask, ask_yes
from tests.referee.unstable_unicorns.cards import Card, is_unicorn_card, type_of
from tests.referee.unstable_unicorns.enter_effects import sacrifice_a_unicorn
from tests.referee.unstable_unicorns.steps import (
    choose_card,
    choose_player,
    destroy,
    discard_all,
    discard_chosen,
    discard_ordered,
    draw,
    enter,
    only_named,
    pull,
    sacrifice,
    unicorns_to_destroy,
)
from tests.referee.unstable_unicorns.table import Table

Named = tuple[int, ...] | None
Targets = list[tuple[int, ...]]


def _other_cards(t: Table, seat: int, card: Card) -> int:
    """How many cards the player has besides the one to be played."""
    return sum(1 for other in t.hands[seat] if other != card)


def _plain(possible: bool) -> Targets:
    return [()] if possible else []


def _each(players: list[int]) -> Targets:
    return [(player,) for player in players]


def start_over_targets(t: Table, seat: int, card: Card) -> Targets:
    """r28: an own card to sacrifice; and a card to discard unless the table reads otherwise."""
    has_hand = _other_cards(t, seat, card) >= 1 or t.options.discarding_for_all == "needs no card"
    return _plain(bool(t.stables[seat]) and has_hand)


def start_over(t: Table, seat: int, named: Named) -> Play[None]:
    """Each player must sacrifice 1 card and discard the whole hand; discard pile into deck; deal 5 each."""
    for player in t.from_seat(seat):
        yield from _sacrifice_a_card(t, player)
        if t.options.start_over == "player by player":
            discard_all(t, player, t.hands[player])
    for player in t.from_seat(seat):
        discard_all(t, player, t.hands[player])
    t.deck = t.chance.shuffled("start over", [*t.deck, *t.discard_pile])
    t.discard_pile = []
    for player in t.from_seat(seat):
        draw(t, player, 5)


def _sacrifice_a_card(t: Table, player: int) -> Play[None]:
    paid = yield from choose_card(t, player, lambda: t.stables[player], "line 79: sacrifice a card")
    if paid is not None:
        yield from sacrifice(t, player, paid)


def silent_alarm_targets(t: Table, seat: int, card: Card) -> Targets:
    return _each(t.others(seat))


def silent_alarm(t: Table, seat: int, named: Named) -> Play[None]:
    """Pick another player; that player skips the whole of their next turn (r23: skips add up)."""
    player = yield from _player(t, seat, lambda: t.others(seat), named)
    if player is not None:
        t.skipped_turns[player] += 1


def _player(t: Table, seat: int, players: Callable[[], list[int]], named: Named) -> Play[int | None]:
    """The player named before, or chosen now."""
    if named is not None:
        return named[0]
    return (yield from choose_player(t, seat, players, "line 180: choose the player now"))


def _can_lose(t: Table, player: int, hand: int) -> tuple[bool, bool]:
    """Can this player discard 3 (with so many cards), can they sacrifice a unicorn?"""
    needed = 3 if "all or nothing" in (t.options.short_discard, t.options.short_offer) else 1
    return hand >= needed, bool(t.unicorns(player))


def lose_lose_offer_targets(t: Table, seat: int, card: Card) -> Targets:
    """r33: a player able to do neither cannot be picked."""
    hands = {player: len(t.hands[player]) for player in t.from_seat(seat)}
    hands[seat] = _other_cards(t, seat, card)
    return _each([player for player in t.from_seat(seat) if any(_can_lose(t, player, hands[player]))])


def lose_lose_offer(t: Table, seat: int, named: Named) -> Play[None]:
    """Pick any player; that player must pick one: discard 3, or sacrifice a unicorn."""

    def players() -> list[int]:
        return [p for p in t.from_seat(seat) if any(_can_lose(t, p, len(t.hands[p])))]

    victim = yield from _player(t, seat, players, named)
    if victim is None:
        return
    loser = victim

    def options() -> list[Move]:
        able = _can_lose(t, loser, len(t.hands[loser]))
        ways: list[Move] = [("choose", "discard"), ("choose", "sacrifice")]
        return [way for way, can in zip(ways, able, strict=True) if can]

    move = yield from ask(victim, options, "discard three cards or sacrifice a unicorn")
    discards, sacrifices = move == ("choose", "discard"), move == ("choose", "sacrifice")
    if discards:
        yield from discard_chosen(t, victim, 3)
    elif sacrifices:
        yield from sacrifice_a_unicorn(t, victim)


def _others_with_hand(t: Table, seat: int) -> list[int]:
    return [player for player in t.others(seat) if t.hands[player]]


def hand_targets(t: Table, seat: int, card: Card) -> Targets:
    """biscuit_tin_raid (r32) and take_your_pick: another player with at least one card."""
    return _each(_others_with_hand(t, seat))


def biscuit_tin_raid(t: Table, seat: int, named: Named) -> Play[None]:
    """Pull 2 from another player's hand (r32: what is there)."""
    victim = yield from _player(t, seat, lambda: _others_with_hand(t, seat), named)
    if victim is not None:
        pull(t, seat, victim)
        pull(t, seat, victim)


def take_your_pick(t: Table, seat: int, named: Named) -> Play[None]:
    """Peek at another player's hand, choose any card there and take it to own hand."""
    victim = yield from _player(t, seat, lambda: _others_with_hand(t, seat), named)
    if victim is None:
        return
    player = victim
    taken = yield from choose_card(t, seat, lambda: t.hands[player], "choose a card of that hand")
    if taken is not None:
        t.to_hand(taken, seat)


def _stealable_babies(t: Table, players: list[int]) -> list[Card]:
    return [baby for player in players for baby in t.babies(player) if t.can_enter(baby)]


def foal_sleepover_targets(t: Table, seat: int, card: Card) -> Targets:
    return _each([player for player in t.others(seat) if _stealable_babies(t, [player])])


def foal_sleepover(t: Table, seat: int, named: Named) -> Play[None]:
    """Steal a baby."""
    owners = only_named(t.others(seat), named)
    baby = yield from choose_card(t, seat, lambda: _stealable_babies(t, owners), "line 83: steal a baby")
    if baby is not None:
        yield from enter(t, seat, baby)


def encore_targets(t: Table, seat: int, card: Card) -> Targets:
    return _plain(_other_cards(t, seat, card) >= 2)  # r30


def encore(t: Table, seat: int, named: Named) -> Play[None]:
    """Discard 2, then draw 2 and take an extra turn after this one."""
    if len(t.hands[seat]) < 2:  # R75: an own price is paid in full or not at all
        return
    if (yield from discard_chosen(t, seat, 2)) == 2:
        draw(t, seat, 2)
        t.extra_turns += 1


def three_step_plan_targets(t: Table, seat: int, card: Card) -> Targets:
    """Who discards, who is given a card, whose unicorn is destroyed."""
    if _other_cards(t, seat, card) < 1:
        return []
    return [
        (first, second, third)
        for first in _others_with_hand(t, seat)
        for second in t.others(seat)
        for third in t.others(seat)
        if unicorns_to_destroy(t, seat, [third])
    ]


def three_step_plan(t: Table, seat: int, named: Named) -> Play[None]:
    """In this order: another player must discard 1; give 1 own hand card to another player;
    then destroy a unicorn."""

    def able() -> list[int]:
        return only_named(_others_with_hand(t, seat), named, 0)

    if named is not None:
        first: int | None = named[0]
    else:
        first = yield from choose_player(t, seat, able, "another player discards a card")
    discarded = 0 if first is None else (yield from discard_ordered(t, first, 1))
    gift: Card | None = None
    if t.hands[seat]:
        second = named[1] if named is not None else (yield from _receiver(t, seat))
        gift = yield from choose_card(t, seat, lambda: t.hands[seat], "choose a card to give away")
        if gift is not None and second is not None:
            t.to_hand(gift, second)
            t.note(f"seat {seat} gives {gift} to seat {second}")
    if discarded == 1 and gift is not None:  # line 194: "then"
        yield from _destroy_a_unicorn(t, seat, only_named(t.others(seat), named, 2))


def _receiver(t: Table, seat: int) -> Play[int | None]:
    return (yield from choose_player(t, seat, lambda: t.others(seat), "line 173: give it to another player"))


def _destroy_a_unicorn(t: Table, seat: int, owners: list[int]) -> Play[None]:
    target = yield from choose_card(
        t, seat, lambda: unicorns_to_destroy(t, seat, owners), "line 81: destroy a unicorn"
    )
    if target is not None:
        yield from destroy(t, target)


def full_scrub_targets(t: Table, seat: int, card: Card) -> Targets:
    return _plain(bool(t.downgrades(seat)))


def full_scrub(t: Table, seat: int, named: Named) -> Play[None]:
    """Sacrifice every downgrade in own stable."""
    for downgrade in t.downgrades(seat):
        yield from sacrifice(t, seat, downgrade)


def _fix_or_break_cards(t: Table, seat: int, players: list[int]) -> list[Card]:
    cards: list[Card] = []
    for player in players:
        cards += t.downgrades(player) if player == seat else t.upgrades(player)
    return cards


def fix_or_break_targets(t: Table, seat: int, card: Card) -> Targets:
    """Naming oneself means: sacrifice a downgrade."""
    return _each([player for player in t.from_seat(seat) if _fix_or_break_cards(t, seat, [player])])


def fix_or_break(t: Table, seat: int, named: Named) -> Play[None]:
    """Pick one: destroy an upgrade, or sacrifice a downgrade."""
    players = only_named(t.from_seat(seat), named)
    found = yield from choose_card(
        t, seat, lambda: _fix_or_break_cards(t, seat, players), "an upgrade of others or an own downgrade"
    )
    if found is None:
        return
    if type_of(found) == "upgrade":
        yield from destroy(t, found)
    else:
        yield from sacrifice(t, seat, found)


def lucky_dip_targets(t: Table, seat: int, card: Card) -> Targets:
    return _plain(bool(t.deck))


def lucky_dip(t: Table, seat: int, named: Named) -> Play[None]:
    """Reveal the top card of the deck: a unicorn, bring it to own stable; any other type, take it to hand."""
    if not t.deck:
        return
    top = t.deck[0]
    t.note(f"seat {seat} reveals {top}")
    if is_unicorn_card(top):
        yield from enter(t, seat, top)
    else:
        t.to_hand(top, seat)


def bedtime_targets(t: Table, seat: int, card: Card) -> Targets:
    return _plain(bool(t.babies(seat)))  # r28


def bedtime(t: Table, seat: int, named: Named) -> Play[None]:
    """Each player must return one own baby to the nursery."""
    for player in t.from_seat(seat):
        yield from _send_to_bed(t, player)


def _send_to_bed(t: Table, player: int) -> Play[None]:
    baby = yield from choose_card(t, player, lambda: t.babies(player), "return one own baby")
    if baby is not None:
        t.note(f"{baby} of seat {player} returns to the nursery")
        t.to_hand(baby, player)  # line 33: the nursery


def fresh_hands_targets(t: Table, seat: int, card: Card) -> Targets:
    has_hand = _other_cards(t, seat, card) >= 1 or t.options.discarding_for_all == "needs no card"
    return _plain(has_hand)


def fresh_hands(t: Table, seat: int, named: Named) -> Play[None]:
    """Each player must discard the whole hand and draw that many; owner may draw 2 more."""
    for player in t.from_seat(seat):
        draw(t, player, discard_all(t, player, t.hands[player]))
    if t.deck and (yield from ask_yes(seat, "draw two more cards?")):
        draw(t, seat, 2)


def smashed_china_targets(t: Table, seat: int, card: Card) -> Targets:
    """r28: a unicorn to destroy and another card to discard."""
    if _other_cards(t, seat, card) < 1:
        return []
    return _each([player for player in t.others(seat) if unicorns_to_destroy(t, seat, [player])])


def smashed_china(t: Table, seat: int, named: Named) -> Play[None]:
    """Destroy a unicorn; each player must discard 1."""
    yield from _destroy_a_unicorn(t, seat, only_named(t.others(seat), named))
    for player in t.from_seat(seat):
        yield from discard_ordered(t, player, 1)


def standing_ovation_targets(t: Table, seat: int, card: Card) -> Targets:
    return _plain(_other_cards(t, seat, card) >= 1)  # r29


def standing_ovation(t: Table, seat: int, named: Named) -> Play[None]:
    """Discard the whole hand (at least 1 card), then draw 3 and take an extra turn after this one."""
    if discard_all(t, seat, t.hands[seat]) >= 1:
        draw(t, seat, 3)
        t.extra_turns += 1
    yield from ()


def group_discount_targets(t: Table, seat: int, card: Card) -> Targets:
    return _plain(bool(t.basics(seat)))  # r31


def group_discount(t: Table, seat: int, named: Named) -> Play[None]:
    """Draw 1 per basic unicorn card in own stable."""
    draw(t, seat, len(t.basics(seat)))
    yield from ()


def warranty_expired_targets(t: Table, seat: int, card: Card) -> Targets:
    return _each([player for player in t.others(seat) if t.upgrades(player)])


def warranty_expired(t: Table, seat: int, named: Named) -> Play[None]:
    """Destroy every upgrade in one other player's stable."""
    victim = yield from _player(t, seat, lambda: [p for p in t.others(seat) if t.upgrades(p)], named)
    if victim is not None:
        for upgrade in t.upgrades(victim):
            yield from destroy(t, upgrade)


MagicTargets = Callable[[Table, int, Card], Targets]
MagicEffect = Callable[[Table, int, Named], Play[None]]

MAGIC: dict[str, tuple[MagicTargets, MagicEffect]] = {
    "start_over": (start_over_targets, start_over),
    "silent_alarm": (silent_alarm_targets, silent_alarm),
    "lose_lose_offer": (lose_lose_offer_targets, lose_lose_offer),
    "biscuit_tin_raid": (hand_targets, biscuit_tin_raid),
    "foal_sleepover": (foal_sleepover_targets, foal_sleepover),
    "encore": (encore_targets, encore),
    "three_step_plan": (three_step_plan_targets, three_step_plan),
    "full_scrub": (full_scrub_targets, full_scrub),
    "fix_or_break": (fix_or_break_targets, fix_or_break),
    "lucky_dip": (lucky_dip_targets, lucky_dip),
    "bedtime": (bedtime_targets, bedtime),
    "fresh_hands": (fresh_hands_targets, fresh_hands),
    "smashed_china": (smashed_china_targets, smashed_china),
    "standing_ovation": (standing_ovation_targets, standing_ovation),
    "group_discount": (group_discount_targets, group_discount),
    "take_your_pick": (hand_targets, take_your_pick),
    "warranty_expired": (warranty_expired_targets, warranty_expired),
}
