"""What the traps do: to the unicorn they are pinned to, to the hunt, or to the winner's herd and hand."""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.state import NONE, HuntState
from monoceros.games.kill_the_unicorns.totals import LOWEST, SECOND, best, herd_totals

# Every trap has a clause of its own name. Those that are pinned to the prize:
# kill-the-unicorns.traps.athletic-unicorn, kill-the-unicorns.traps.smelly-unicorn,
# kill-the-unicorns.traps.unicorn-pee, kill-the-unicorns.traps.bicorn, kill-the-unicorns.traps.pink-ribbon,
# kill-the-unicorns.traps.blue-spell, kill-the-unicorns.traps.green-brew,
# kill-the-unicorns.traps.golden-ballad.


def take_effect(state: HuntState) -> i64:
    """The uncovered trap works at once, in vain if nobody wins (kill-the-unicorns.reveal.effect-at-once)."""
    at = state.trap_at(state.hunt, state.shown)
    card = state.table.card(zones.SET_TRAPS, at)
    traps = state.deck.traps
    trap = state.deck.trap_of[card]
    if state.winner >= 0 and traps.pinned[trap]:
        return _pin(state, at, trap)
    owner = state.owner(card)
    if not state.profile.trap_stays:
        state.discard_shown()
    if state.winner < 0:
        return steps.TO_PRIZE
    effect = traps.effects[trap]
    if effect == kinds.LOWEST_WINS:
        return _new_winner(state, LOWEST, "kill-the-unicorns.traps.size-doesnt-matter")
    if effect == kinds.SECOND_WINS:
        return _new_winner(state, SECOND, "kill-the-unicorns.traps.no-use-running")
    if effect == kinds.SCARE:
        state.winner = NONE
        return steps.TO_FLIGHT
    if effect == kinds.SWAP_UNICORNS:
        return begin_swap(state, owner)
    if effect == kinds.LOSE_ONE:
        return begin_loss(state)
    return begin_bait(state) if effect == kinds.LOSE_HUNT_CARD else steps.TO_PRIZE


def _pin(state: HuntState, at: i64, trap: i64) -> i64:
    """The trap stays with the prize to the end of the game (kill-the-unicorns.reveal.pinned)."""
    unicorn = state.table.card(zones.ROW, 0)
    state.pin(at, unicorn)
    state.shown = NONE
    if state.events is not None:
        name = state.deck.traps.names[trap]
        clause = f"{state.rules.game}.traps.{name.replace('_', '-')}"
        state.tell("pinned", clause, {"card": name, "got": state.card_name(unicorn)})
    return steps.TO_PRIZE


def _new_winner(state: HuntState, wanted: i64, clause: str) -> i64:
    """Another total wins (kill-the-unicorns.reveal.new-winner)."""
    before = state.winner
    state.winner = best(state, wanted)
    if state.events is not None:
        key = "same-winner" if state.winner == before else "new-winner"
        state.tell(key, clause, {"seat": int(state.speaker()), "total": herd_totals(state)[state.winner]})
    return steps.TO_PRIZE


# The Trojan unicorn


def begin_swap(state: HuntState, owner: i64) -> i64:
    """Its owner swaps a unicorn for one of the winner's, unless that is the same herd or has none."""
    own = state.herd_of(owner)
    if own == state.winner or state.herd_size(own) == 0 or state.herd_size(state.winner) == 0:
        state.tell_seat("trojan-nothing", "kill-the-unicorns.traps.trojan-nothing", owner)
        return steps.TO_PRIZE
    return state.ask(steps.TROJAN, owner)


def swap_options(state: HuntState, seat: i64, listed: list[int]) -> None:
    """One of one's own herd for one of the winner's, the prize not among them yet."""
    for own in range(state.herd_size(state.herd_of(seat))):
        first = actions.SWAP + own * actions.MOST_HERD
        listed.extend(actions.IDS[first : first + state.herd_size(state.winner)])


def swap(state: HuntState, seat: i64, pair: i64) -> i64:
    """Both take along whatever is attached to them (kill-the-unicorns.traps.trojan-luggage)."""
    own = state.herd_of(seat)
    place = pair // actions.MOST_HERD
    spot = pair % actions.MOST_HERD
    state.table.exchange(zones.herd(own), place, zones.herd(state.winner), spot)
    given = state.unicorn(state.winner, spot)
    got = state.unicorn(own, place)
    state.tell_trade("swap", "kill-the-unicorns.traps.trojan-luggage", seat, state.speaker(), given, got)
    return steps.SWAPPED


# The zombicorn


def begin_loss(state: HuntState) -> i64:
    """The winner loses a unicorn, if there is one."""
    if state.herd_size(state.winner) > 0:
        return state.ask_any(steps.ZOMBICORN, state.members(state.winner))
    state.tell_seat("zombicorn-nothing", "kill-the-unicorns.traps.zombicorn-nothing", state.speaker())
    return steps.TO_PRIZE


def lose_options(state: HuntState) -> i64:
    """Any of the herd, the prize not among it yet, as bits."""
    return (1 << state.herd_size(state.winner)) - 1


def lose(state: HuntState, seat: i64, place: i64) -> i64:
    """It leaves with everything on it."""
    state.tell_card("lose", "kill-the-unicorns.traps.zombicorn", seat, state.unicorn(state.winner, place))
    state.discard_unicorn(state.winner, place)
    return steps.TO_PRIZE


# The costly bait


def begin_bait(state: HuntState) -> i64:
    """The winner loses a hunt card, if there is one in hand; of a team whoever answers first."""
    mask = state.members(state.winner)
    for seat in range(state.seats):
        if state.hand_count(seat) == 0:
            mask &= ~(1 << seat)
    if mask:
        return state.ask_any(steps.BAIT, mask)
    state.tell_seat("bait-nothing", "kill-the-unicorns.traps.costly-bait", state.speaker())
    return steps.TO_PRIZE


def drop_options(state: HuntState, seat: i64) -> i64:
    """Any card in hand, of equal ones one, as bits."""
    return state.hand_mask(seat) & state.deck.firsts


def drop(state: HuntState, seat: i64, at: i64) -> i64:
    """A hunt card goes to the discard, below the cards laid for this hunt."""
    hand = zones.hand(seat)
    played = zones.played(seat)
    under = state.spent(seat)
    place = state.hand_place(seat, at)
    card = state.table.card(hand, place)
    state.table.put(hand, place, played, under, 1 << seat if state.profile.expert else EVERYONE)
    state.turn_down(seat, under, under + 1)
    state.tell_if_open("drop", "kill-the-unicorns.traps.costly-bait", seat, card)
    return steps.TO_PRIZE
