"""The four phases of a turn (lines 43-67) and the order of turns."""

from tests.referee.unstable_unicorns.asking import Ask, Move, Play, ask
from tests.referee.unstable_unicorns.cards import Card
from tests.referee.unstable_unicorns.playing import play_card, play_moves
from tests.referee.unstable_unicorns.start_effects import START_EFFECTS, Batch
from tests.referee.unstable_unicorns.steps import discard_chosen, draw, enter
from tests.referee.unstable_unicorns.table import Table


def turns(t: Table, first: int) -> Play[None]:
    """Line 45: clockwise; r23: skipped turns have no phases; r26: extra turns."""
    seat = first
    while True:
        t.active = seat
        if t.skipped_turns[seat]:
            t.skipped_turns[seat] -= 1
            t.note(f"seat {seat} skips a turn")
        else:
            yield from turn(t, seat)
        if t.extra_turns:
            t.extra_turns -= 1
        else:
            seat = (seat + 1) % t.seats


def turn(t: Table, seat: int) -> Play[None]:
    t.note(f"turn of seat {seat}")
    t.skip_draw = False
    t.skip_action = False
    t.two_plays = False
    t.neighs_this_turn = 0
    t.toast_given = False
    t.began[seat] = t.where()
    yield from start_of_turn(t, seat)
    t.check_end()  # r53: at the end of each phase
    if not t.skip_draw:
        draw(t, seat, 1)  # line 53
        t.check_end()
    if not t.skip_action:
        yield from action_phase(t, seat)
        t.check_end()
    yield from end_of_turn(t, seat)
    t.check_end()


def start_of_turn(t: Table, seat: int) -> Play[None]:
    """Lines 49 and 161-163, r19, r20: the cards present and working when the turn began."""
    waiting = [card for card in t.stables[seat] if card.kind in START_EFFECTS and t.works(seat, card)]
    batch = Batch(t, t.began[seat])

    def ready(card: Card) -> bool:
        if not batch.simultaneous and not (card in t.stables[seat] and t.works(seat, card)):
            return False  # one after another: what is gone fires no more; at the same time: it does (r20)
        return START_EFFECTS[card.kind].can(t, seat, card, batch)

    def options() -> list[Move]:
        must = [card for card in waiting if START_EFFECTS[card.kind].must and ready(card)]
        may = [card for card in waiting if not START_EFFECTS[card.kind].must and ready(card)]
        if must and batch.simultaneous:
            return [("effect", card) for card in must]  # r20: the mandatory ones first
        if must:
            return [("effect", card) for card in [*must, *may]]
        if may:
            return [*(("effect", card) for card in may), ("done",)]
        return []

    while True:
        if batch.simultaneous and not any(START_EFFECTS[c.kind].must and ready(c) for c in waiting):
            # R74: an order that cannot be followed now does not come back
            waiting = [card for card in waiting if not START_EFFECTS[card.kind].must]
        move = yield from ask(
            seat, options, "lines 49 and 157: use the effects of your stable; orders must be"
        )
        if move is None or move == ("done",):
            return
        card = move[1]
        waiting.remove(card)
        yield from START_EFFECTS[card.kind].do(t, seat, card, batch)


def action_phase(t: Table, seat: int) -> Play[None]:
    """Lines 55-63: play one card or draw; second_breakfast: up to two plays, no mixing (r25)."""
    plays = 0

    def options() -> list[Move]:
        moves = play_moves(t, seat)
        moves.append(("draw",) if plays == 0 else ("end",))
        return moves

    while plays < (2 if t.two_plays else 1):
        _, move = yield Ask({seat: options}, "lines 57-63 and 198: one action that can be done", True)
        if move is None or move == ("end",):
            return
        if move == ("draw",):
            draw(t, seat, 1)
            return
        plays += 1
        yield from play_card(t, seat, move[1], move[2:])
        t.check_end()  # r53: no effect is pending


def end_of_turn(t: Table, seat: int) -> Play[None]:
    """r24: effects of the end first, then the hand limit (line 67), looked at anew after each card."""
    lent, t.lent = t.lent, []
    for card, home, host in lent:
        if t.stable_of(card) == host:  # r43, r46
            yield from enter(t, home, card)
    t.check_end()  # r53: no effect is pending; the hand limit is none
    while len(t.hands[seat]) > t.hand_limit(seat):
        yield from discard_chosen(t, seat, 1, settled=True)
