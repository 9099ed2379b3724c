"""What cards in a stable do at the beginning of their owner's turn; one pair of functions per card.

`can_...` says whether the first thing the card orders can be done at all, the other function does it.
Choosing the effect is the "may" of the card, so inside nothing can be declined any more.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tests.referee.unstable_unicorns.asking import Move, Play, ask
from tests.referee.unstable_unicorns.cards import Card, type_of
from tests.referee.unstable_unicorns.enter_effects import other_player_with_hand
from tests.referee.unstable_unicorns.steps import (
    bring_baby,
    cards_to_destroy,
    choose_card,
    choose_player,
    destroy,
    discard_all,
    discard_chosen,
    discard_ordered,
    draw,
    enter,
    pull,
    sacrifice,
    unicorns_to_destroy,
    unicorns_to_steal,
)
from tests.referee.unstable_unicorns.table import Place, Table


class Batch:
    """The effects of one beginning of a turn.

    Simultaneous (line 163, r20): only cards that still lie where they lay when the turn began pay, take part
    or can be chosen, and none is chosen twice. One after another: everything goes.
    """

    def __init__(self, t: Table, began: dict[Card, Place]) -> None:
        self.t = t
        self.simultaneous = t.options.start_of_turn == "simultaneous"
        self.began = began
        self.chosen: set[Card] = set()

    def allows(self, card: Card) -> bool:
        if not self.simultaneous:
            return True
        return card not in self.chosen and self.t.place_of(card) == self.began[card]

    def of(self, cards: list[Card]) -> list[Card]:
        return [card for card in cards if self.allows(card)]

    def choose(self, seat: int, cards: Callable[[], list[Card]], reason: str) -> Play[Card | None]:
        card = yield from choose_card(self.t, seat, lambda: self.of(cards()), reason)
        if card is not None:
            self.chosen.add(card)
        return card

    def hand(self, seat: int) -> list[Card]:
        return self.of(self.t.hands[seat])


def _destroy_a_unicorn(t: Table, owner: int, batch: Batch) -> Play[None]:
    target = yield from batch.choose(owner, lambda: unicorns_to_destroy(t, owner), "destroy a unicorn")
    if target is not None:
        yield from destroy(t, target)


def _steal_a_unicorn(t: Table, owner: int, batch: Batch) -> Play[None]:
    target = yield from batch.choose(owner, lambda: unicorns_to_steal(t, owner), "steal a unicorn")
    if target is not None:
        yield from enter(t, owner, target)


def _sacrifice_any(t: Table, owner: int, batch: Batch) -> Play[bool]:
    paid = yield from batch.choose(
        owner, lambda: t.stables[owner], "line 79: sacrifice a card of your stable"
    )
    if paid is None:
        return False
    yield from sacrifice(t, owner, paid)
    return True


# ---- unicorns -----------------------------------------------------------------------------------


def can_trick_or_treat(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(batch.of(t.basics(owner)))


def trick_or_treat(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May sacrifice a basic unicorn of own stable, then pull 1 from the hand of each other player."""
    paid = yield from batch.choose(owner, lambda: t.basics(owner), "sacrifice a basic unicorn")
    if paid is not None:
        yield from sacrifice(t, owner, paid)
        for player in t.others(owner):
            pull(t, owner, player)


def can_rocking_horse(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(batch.of(t.stables[owner]))


def rocking_horse(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May sacrifice any card of own stable, then destroy a unicorn."""
    if (yield from _sacrifice_any(t, owner, batch)):
        yield from _destroy_a_unicorn(t, owner, batch)


def can_all_in(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(batch.hand(owner))  # r29


def all_in(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May discard the whole hand (at least 1 card), then destroy a unicorn."""
    discard_all(t, owner, batch.hand(owner))
    yield from _destroy_a_unicorn(t, owner, batch)


def can_library_loan(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(_lendable(t, owner, batch))


def _lendable(t: Table, owner: int, batch: Batch) -> list[Card]:
    return batch.of([unicorn for unicorn in t.unicorns(owner) if t.can_enter(unicorn)])


def library_loan(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """Must move one unicorn of own stable to another player's stable; back at the end of the turn."""
    host = yield from choose_player(t, owner, lambda: t.others(owner), "line 173: another player")
    unicorn = yield from batch.choose(owner, lambda: _lendable(t, owner, batch), "choose a unicorn to lend")
    if host is not None and unicorn is not None:
        t.lent.append((unicorn, owner, host))
        yield from enter(t, host, unicorn)


def can_exchange_student(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return card in t.stables[owner] and batch.allows(card)


def exchange_student(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May move this to another player's stable, then steal a unicorn from that same stable."""
    batch.chosen.add(card)
    host = yield from choose_player(t, owner, lambda: t.others(owner), "line 173: another player")
    if host is None:
        return
    player = host
    yield from enter(t, player, card)

    def stealable() -> list[Card]:
        unicorns = unicorns_to_steal(t, owner, [player])
        return [unicorn for unicorn in unicorns if unicorn == card or batch.allows(unicorn)]  # r47

    target = yield from choose_card(t, owner, stealable, "steal a unicorn from that stable")
    if target is not None:
        batch.chosen.add(target)
        yield from enter(t, owner, target)


def can_auction_bidder(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return len(batch.hand(owner)) >= 3


def auction_bidder(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May discard 3, then steal a unicorn."""
    if (yield from discard_chosen(t, owner, 3, batch.allows)) == 3:
        yield from _steal_a_unicorn(t, owner, batch)


def can_revolving_door(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(t.deck)


def revolving_door(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May draw 1 and discard 1. The card just drawn is part of the same effect and may go."""
    drawn = t.deck[0]
    draw(t, owner, 1)
    yield from discard_chosen(t, owner, 1, lambda paid: paid == drawn or batch.allows(paid))


def can_daycare_manager(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return len(batch.hand(owner)) >= 2


def daycare_manager(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May discard 2, then bring a baby from the nursery to own stable."""
    if (yield from discard_chosen(t, owner, 2, batch.allows)) == 2:
        yield from bring_baby(t, owner, optional=False)


def can_grumbler(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(other_player_with_hand(t, owner))


def grumbler(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May pick another player; that player must discard 1 of own choice."""
    victim = yield from choose_player(
        t, owner, lambda: other_player_with_hand(t, owner), "line 173: another player"
    )
    if victim is not None:
        yield from discard_ordered(t, victim, 1)


# ---- upgrades -----------------------------------------------------------------------------------


def can_hay_catapult(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(batch.of(t.stables[owner]))


def hay_catapult(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May sacrifice any card of own stable, then destroy any card."""
    if (yield from _sacrifice_any(t, owner, batch)):
        target = yield from batch.choose(owner, lambda: cards_to_destroy(t, owner), "destroy a card")
        if target is not None:
            yield from destroy(t, target)


def can_always(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return True


def second_breakfast(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May make 2 card plays instead of 1 in this turn's action phase."""
    t.two_plays = True
    yield from ()


def can_light_fingered_hooves(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return any(t.hands[player] for player in t.others(owner))


def light_fingered_hooves(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May pull 1 from another player's hand; if done, skip own draw phase this turn."""

    def players() -> list[int]:
        return [player for player in t.others(owner) if t.hands[player]]

    victim = yield from choose_player(t, owner, players, "line 173: another player with cards")
    if victim is not None and pull(t, owner, victim):
        t.skip_draw = True


def can_carrot_on_a_stick(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return len(batch.hand(owner)) >= 2


def carrot_on_a_stick(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May discard 2, then steal a unicorn."""
    if (yield from discard_chosen(t, owner, 2, batch.allows)) == 2:
        yield from _steal_a_unicorn(t, owner, batch)


def can_turbo_oats(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(t.deck)


def turbo_oats(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May draw 1."""
    draw(t, owner, 1)
    yield from ()


def can_removals_van(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(_movable(t, owner, batch))


def _destinations(t: Table, owner: int, unicorn: Card) -> list[int]:
    return [player for player in t.others(owner) if player != t.stable_of(unicorn)]


def _movable(t: Table, owner: int, batch: Batch) -> list[Card]:
    cards = [card for player in t.from_seat(owner) for card in t.unicorns(player) if t.can_enter(card)]
    return batch.of([card for card in cards if _destinations(t, owner, card)])


def removals_van(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May move a unicorn from any player's stable to a different player's stable, never into own stable."""
    unicorn = yield from batch.choose(owner, lambda: _movable(t, owner, batch), "choose a unicorn to move")
    if unicorn is None:
        return
    moved = unicorn
    host = yield from choose_player(
        t, owner, lambda: _destinations(t, owner, moved), "a different player's stable, not your own"
    )
    if host is not None:
        yield from enter(t, host, moved)


def can_bring_a_friend_pass(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(_hand_of_type(t, owner, "basic", batch))


def _hand_of_type(t: Table, owner: int, type_: str, batch: Batch) -> list[Card]:
    return [card for card in batch.hand(owner) if type_of(card) == type_]


def bring_a_friend_pass(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May bring a basic unicorn from hand to own stable (r34: no ban on playing stops it)."""
    friend = yield from batch.choose(
        owner, lambda: _hand_of_type(t, owner, "basic", batch), "bring a basic unicorn"
    )
    if friend is not None:
        yield from enter(t, owner, friend)


def can_some_assembly_required(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(_hand_of_type(t, owner, "upgrade", batch))


def some_assembly_required(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """May bring an upgrade from hand to own stable (r34)."""
    upgrade = yield from batch.choose(
        owner, lambda: _hand_of_type(t, owner, "upgrade", batch), "bring an upgrade"
    )
    if upgrade is not None:
        yield from enter(t, owner, upgrade)


# ---- downgrades ---------------------------------------------------------------------------------


def double_booked(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """Must choose own draw phase or own action phase and skip it this turn."""

    def options() -> list[Move]:
        return [("choose", "draw phase"), ("choose", "action phase")]

    move = yield from ask(owner, options, "choose the phase to skip")
    if move == ("choose", "draw phase"):
        t.skip_draw = True
    else:
        t.skip_action = True


def can_hole_in_the_saddlebag(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(batch.hand(owner))


def hole_in_the_saddlebag(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """Must discard 1."""
    yield from discard_chosen(t, owner, 1, batch.allows)


def can_gate_left_open(t: Table, owner: int, card: Card, batch: Batch) -> bool:
    return bool(batch.of(t.unicorns(owner)))


def gate_left_open(t: Table, owner: int, card: Card, batch: Batch) -> Play[None]:
    """Must bounce one unicorn of own stable to own hand."""
    unicorn = yield from batch.choose(owner, lambda: t.unicorns(owner), "a unicorn back to your hand")
    if unicorn is not None:
        t.note(f"{unicorn} goes back to the hand of seat {owner}")
        t.to_hand(unicorn, owner)


@dataclass(frozen=True)
class StartEffect:
    must: bool
    can: Callable[[Table, int, Card, Batch], bool]
    do: Callable[[Table, int, Card, Batch], Play[None]]


START_EFFECTS: dict[str, StartEffect] = {
    "trick_or_treat": StartEffect(False, can_trick_or_treat, trick_or_treat),
    "rocking_horse": StartEffect(False, can_rocking_horse, rocking_horse),
    "all_in": StartEffect(False, can_all_in, all_in),
    "library_loan": StartEffect(True, can_library_loan, library_loan),
    "exchange_student": StartEffect(False, can_exchange_student, exchange_student),
    "auction_bidder": StartEffect(False, can_auction_bidder, auction_bidder),
    "revolving_door": StartEffect(False, can_revolving_door, revolving_door),
    "daycare_manager": StartEffect(False, can_daycare_manager, daycare_manager),
    "grumbler": StartEffect(False, can_grumbler, grumbler),
    "hay_catapult": StartEffect(False, can_hay_catapult, hay_catapult),
    "second_breakfast": StartEffect(False, can_always, second_breakfast),
    "light_fingered_hooves": StartEffect(False, can_light_fingered_hooves, light_fingered_hooves),
    "carrot_on_a_stick": StartEffect(False, can_carrot_on_a_stick, carrot_on_a_stick),
    "turbo_oats": StartEffect(False, can_turbo_oats, turbo_oats),
    "removals_van": StartEffect(False, can_removals_van, removals_van),
    "bring_a_friend_pass": StartEffect(False, can_bring_a_friend_pass, bring_a_friend_pass),
    "some_assembly_required": StartEffect(False, can_some_assembly_required, some_assembly_required),
    "double_booked": StartEffect(True, can_always, double_booked),
    "hole_in_the_saddlebag": StartEffect(True, can_hole_in_the_saddlebag, hole_in_the_saddlebag),
    "gate_left_open": StartEffect(True, can_gate_left_open, gate_left_open),
}
