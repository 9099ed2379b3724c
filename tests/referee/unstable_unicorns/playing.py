"""Playing a card from the hand: what may be played, the neighs against it, and what becomes of it."""

from tests.referee.unstable_unicorns.asking import Ask, Move, Options_, Play
from tests.referee.unstable_unicorns.cards import Card, is_unicorn_card, type_of
from tests.referee.unstable_unicorns.enter_effects import ENTER_TARGETS
from tests.referee.unstable_unicorns.magic import MAGIC
from tests.referee.unstable_unicorns.steps import choose_player, discard_ordered, enter
from tests.referee.unstable_unicorns.table import Table

NEEDS_A_BASIC = ("grumbler", "turbo_oats", "bring_a_friend_pass")


# ---- what may be played -------------------------------------------------------------------------


def play_moves(t: Table, seat: int) -> list[Move]:
    """Lines 57-62: every card of the hand, with every way to name what must be named."""
    moves: list[Move] = []
    for card in t.hands[seat]:
        moves += [("play", card, *named) for named in ways_to_play(t, seat, card)]
    return moves


def ways_to_play(t: Table, seat: int, card: Card) -> list[tuple[int, ...]]:
    if not may_play(t, seat, card):
        return []
    if type_of(card) in ("upgrade", "downgrade"):  # lines 117, 121, r51
        return [(player,) for player in t.from_seat(seat)] if stable_named_first(t) else [()]
    if type_of(card) == "magic":
        targets = MAGIC[card.kind][0](t, seat, card)
        if not targets:
            return []
        return targets if t.options.targets == "before" else [()]
    if enter_target_named_first(t, seat, card):
        return [(), *((player,) for player in ENTER_TARGETS[card.kind](t, seat, card))]
    return [()]  # r52: into the own stable


def may_play(t: Table, seat: int, card: Card) -> bool:
    """Bans and requirements of cards."""
    type_ = type_of(card)
    if type_ == "instant":  # lines 57-62: no action of one's own turn
        return False
    if type_ == "magic" and t.has_working(seat, "king_size_sceptic"):
        return False
    if type_ == "basic" and t.has_working(seat, "vip_guest"):
        return False
    if type_ == "upgrade" and t.has(seat, "frozen_budget"):
        return False
    return not (card.kind in NEEDS_A_BASIC and not t.basics(seat))


def stable_named_first(t: Table) -> bool:
    return t.options.targets == "before" or t.options.stable_named == "when played"


def enter_target_named_first(t: Table, seat: int, card: Card) -> bool:
    return (
        t.options.targets == "before"
        and t.options.enter_targets_named
        and card.kind in ENTER_TARGETS
        and t.works(seat, card)
    )


# ---- playing ------------------------------------------------------------------------------------


def play_card(t: Table, seat: int, card: Card, named: tuple[int, ...]) -> Play[None]:
    t.lift(card)
    t.stack = [(card, seat)]
    stands = yield from neigh_stack(t)
    if not stands:  # r07: the action is used up
        return
    type_ = type_of(card)
    if is_unicorn_card(card):
        known = named if enter_target_named_first(t, seat, card) else None
        yield from enter(t, seat, card, known)
    elif type_ in ("upgrade", "downgrade"):
        host: int | None = named[0] if named else None
        if host is None:
            host = yield from choose_player(t, seat, lambda: t.from_seat(seat), "line 180: choose the stable")
        yield from enter(t, seat if host is None else host, card)
    else:
        yield from resolve_magic(t, seat, card, named if t.options.targets == "before" else None)


def resolve_magic(t: Table, seat: int, card: Card, named: tuple[int, ...] | None) -> Play[None]:
    """Line 113: a magic card is discarded at once; r48: start_over only when it is done."""
    at_once = t.options.magic_discarded == "at once" and card.kind != "start_over"
    if at_once:
        t.to_discard(card)
    yield from MAGIC[card.kind][1](t, seat, named)
    if not at_once:
        t.to_discard(card)


def neigh_stack(t: Table) -> Play[bool]:
    """Line 125, 165-167, r01-r06: True if the card at the bottom of the stack may take effect."""
    bottom, player = t.stack[0]
    winner = player
    while t.stack:
        top, top_player = t.stack[-1]
        answer = None
        if top.kind != "neigh_final":  # it cannot be cancelled, but what it uncovers can (r06)
            answer = yield from ask_everybody(t, top_player)
        if answer is not None:
            neigh, neigh_player = answer
            t.lift(neigh)
            t.stack.append((neigh, neigh_player))
            t.neighs_this_turn += 1
            continue
        if len(t.stack) == 1:
            break  # everybody passed: the card takes effect
        yield from cancel(t)
        winner = top_player
    stands = bool(t.stack)
    if stands:
        winner = player
    t.note(f"{bottom} {'stands' if stands else 'is cancelled'}")
    yield from toast(t, winner)
    return stands


def ask_everybody(t: Table, top_player: int) -> Play[tuple[Card, int] | None]:
    """r04: all other players may answer or pass, in any order; None if all have passed."""
    waiting = t.others(top_player)
    while waiting:
        options: dict[int, Options_] = {seat: _answers(t, seat) for seat in waiting}
        seat, move = yield Ask(options, "line 125: a neigh may answer a card of another player, or pass")
        if move is not None and move[0] == "neigh":
            return move[1], seat
        waiting = [other for other in waiting if other != seat]
    return None


def _answers(t: Table, seat: int) -> Options_:
    def options() -> list[Move]:
        neighs = [card for card in t.hands[seat] if type_of(card) == "instant"]
        return [("pass",), *(("neigh", card) for card in neighs)]

    return options


def cancel(t: Table) -> Play[None]:
    """The topmost neigh cancels the card beneath it; both go to the discard pile."""
    neigh, _ = t.stack[-1]
    cancelled, victim = t.stack[-2]
    t.to_discard(cancelled)
    t.to_discard(neigh)
    t.note(f"{neigh} cancels {cancelled}")
    if neigh.kind == "neigh_surcharge":  # r10
        yield from discard_ordered(t, victim, 1)


def toast(t: Table, winner: int) -> Play[None]:
    """Line 238: three neighs in one turn - whoever's card won may choose who drinks."""
    if t.options.party != "drinking" or t.neighs_this_turn < 3 or t.toast_given:
        return
    t.toast_given = True
    drinker = yield from choose_player(
        t, winner, lambda: t.from_seat(winner), "line 238: choose who drinks", optional=True
    )
    if drinker is not None:
        t.count_party(drinker, "drinks")
