"""The gnomes' black market: after the hunts everybody may buy one token with the cards left in hand."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns import kinds, steps, zones
from monoceros.games.kill_the_unicorns.state import NONE, TOKEN_BITS, HuntState

DISCOUNT: Final[i64] = 2
"""What the merchant saves (kill-the-unicorns.power.merchant)."""
BOUGHT: Final = [
    "kill-the-unicorns.market.false-horn",
    "kill-the-unicorns.market.fairy-dust",
    "kill-the-unicorns.market.cotton-candy",
]


# Whose turn it is


def begin_market(state: HuntState) -> i64:
    """Clockwise from the first player (kill-the-unicorns.market.order)."""
    state.tell_plain("market", "kill-the-unicorns.market.order")
    state.turns = 0
    state.passed = 0
    state.silenced = 0
    state.active = state.marker
    return steps.TO_SHOPPER


def next_shopper(state: HuntState) -> i64:
    """On to the next seat that might buy something as far as everybody can see.

    Team mates shop each (kill-the-unicorns.team.market).
    """
    while state.turns < state.seats:
        seat = state.active
        can_pay = state.hand_count(seat) > 0 or state.ready(kinds.MERCHANT) == seat
        if can_pay and state.herd_size(state.herd_of(seat)) > 0:
            return state.ask(steps.MARKET, seat)
        done_shopping(state)
    return steps.TO_ROUND_END


def done_shopping(state: HuntState) -> i64:
    """One purchase in a round (kill-the-unicorns.market.one-purchase)."""
    state.shopped |= 1 << state.active
    state.go_round()
    return steps.TO_SHOPPER


# Buying


def price(state: HuntState, seat: i64, token: i64) -> i64:
    """What a token costs this seat: the merchant pays less once a round.

    A token has the price of its stall (kill-the-unicorns.market.price, kill-the-unicorns.market.prices,
    kill-the-unicorns.market.prices-prototype), a soap its own (kill-the-unicorns.market.soap-price).
    """
    asked = state.deck.tokens.prices[token]
    return max(0, asked - DISCOUNT) if state.ready(kinds.MERCHANT) == seat else asked


def buy_options(state: HuntState, seat: i64) -> i64:
    """Every token that is left, that there is a unicorn for, and that the hand can pay, as bits.

    Also of pâtés one has the choice (kill-the-unicorns.market.pate-choice).
    """
    bits: i64 = 0
    tokens = state.deck.tokens
    money = state.deck.sums[state.hand_mask(seat)]
    if state.ready(kinds.MERCHANT) == seat:
        money += DISCOUNT
    stock = state.stock
    prices = tokens.prices
    for token in range(tokens.count):
        if stock[token] > 0 and prices[token] <= money:
            bits |= 1 << token
    if bits & tokens.soaps and washable(state, state.herd_of(seat)) == 0:
        bits &= ~tokens.soaps
    return bits


def why_not_buy(state: HuntState, seat: i64, token: i64) -> str:
    """Which of these conditions a token fails that is not among `buy_options`."""
    tokens = state.deck.tokens
    if token >= tokens.count or state.stock[token] == 0:
        return "kill-the-unicorns.market.sold-out"
    if tokens.items[token] == kinds.SOAP and washable(state, state.herd_of(seat)) == 0:
        return "kill-the-unicorns.market.soap-needs-smell"
    return "kill-the-unicorns.market.cannot-pay"


def washable(state: HuntState, herd: i64) -> i64:
    """The unicorns of a herd that soap helps, as bits (kill-the-unicorns.market.soap-needs-smell).

    A trap that smells is pinned to them.
    """
    bits: i64 = 0
    for at in range(len(state.bearers)):
        if state.deck.traps.washable[state.deck.trap_of[state.table.card(zones.PINNED, at)]]:
            place = state.table.place_of(zones.herd(herd), state.bearers[at])
            if place >= 0:
                bits |= 1 << place
    return bits


def buy_nothing(state: HuntState, seat: i64) -> i64:
    """Nobody has to."""
    state.tell_seat("buy-nothing", "kill-the-unicorns.market.buy-nothing", seat)
    return done_shopping(state)


def buy(state: HuntState, seat: i64, token: i64) -> i64:
    """The token is paid for at once: later nothing depends on a hand the others cannot see."""
    asked = price(state, seat, token)
    state.paid = _pay(state, seat, asked)
    state.buying = token
    if asked < state.deck.tokens.prices[token]:
        state.used |= 1 << seat
        state.tell_seat("bargain", "kill-the-unicorns.power.merchant", seat)
    return state.ask(steps.TARGET, seat)


def _pay(state: HuntState, seat: i64, asked: i64) -> i64:
    """The smallest overpayment is laid open (kill-the-unicorns.market.payment).

    Experts then turn it down (kill-the-unicorns.variant.expert-paid).
    """
    if asked == 0:
        return 0
    spent = state.table.size(zones.played(seat))
    mask = state.deck.payment(state.hand_mask(seat), asked)
    state.play_cards(seat, mask, EVERYONE)
    state.turn_down(seat, spent, state.table.size(zones.played(seat)))
    return mask


# What was bought goes to a unicorn


def use_options(state: HuntState, seat: i64) -> i64:
    """Any of one's own herd (kill-the-unicorns.market.on-a-unicorn), for soap those that smell, as bits."""
    herd = state.herd_of(seat)
    if state.deck.tokens.items[state.buying] == kinds.SOAP:
        return washable(state, herd)
    return (1 << state.herd_size(herd)) - 1


def use_token(state: HuntState, seat: i64, place: i64) -> i64:
    """A butchered unicorn becomes a pâté of the token's value, soap takes a trap off, all else stays.

    (kill-the-unicorns.market.butchery, kill-the-unicorns.market.pate-value, kill-the-unicorns.market.soap,
    kill-the-unicorns.market.yours-to-keep). A unicorn may have several tokens, also of its own colour; the
    last colour counts (kill-the-unicorns.market.several-tokens, kill-the-unicorns.market.same-colour).
    """
    token = state.buying
    item = state.deck.tokens.items[token]
    herd = state.herd_of(seat)
    unicorn = state.unicorn(herd, place)
    if state.events is not None:
        _tell_purchase(state, seat, unicorn, state.deck.sum_text(state.paid) or "0")
    state.stock = state.stock[:]
    state.stock[token] -= 1
    state.buying = NONE
    state.paid = 0
    if item == kinds.BUTCHERY:
        state.discard_unicorn(herd, place)
        state.pates = append(state.pates[:], herd * TOKEN_BITS + token)
    elif item == kinds.SOAP:
        state.unpin(unicorn)
    else:
        state.attach(unicorn, token)
    return steps.TO_SCORES


def _tell_purchase(state: HuntState, seat: i64, unicorn: i64, paid: str) -> None:
    item = state.deck.tokens.items[state.buying]
    told: dict[str, Value] = {"seat": int(seat), "card": state.deck.tokens.names[state.buying], "paid": paid}
    name = state.card_name(unicorn)
    if item == kinds.BUTCHERY:
        state.tell("butcher", "kill-the-unicorns.market.butchery", {**told, "out": name})
    elif item == kinds.SOAP:
        trap = state.deck.traps.names[state.pinned_trap(unicorn)]
        state.tell("wash", "kill-the-unicorns.market.soap", {**told, "out": trap, "got": name})
    else:
        state.tell("buy", BOUGHT[item - kinds.FALSE_HORN], {**told, "got": name})
