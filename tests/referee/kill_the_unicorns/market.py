"""Phase 4: the black market (de 244-288 and 427-437, fr 133-177 and 303-317, en 73-75; K3, K18-K21)."""

from __future__ import annotations

from itertools import combinations

from .asking import ask
from .material import DIRT, Hunt, Token, Unicorn
from .scoring import check_double_rainbow
from .table import Move, Owned, Script, Table
from .teams import team_says_who_goes_first

NOTHING: Move = ("buy-nothing",)
MERCHANT_REBATE = 2


def lay_out_market(table: Table, pates: list[Token], soaps: list[Token]) -> None:
    """de 99, fr 50-53: pates and horns one per player; en 35: one fewer, soap too; all dust and candy."""
    players = len(table.order)
    material = table.material
    number = players - 1 if table.edition.prototype else players
    kinds = [pates, material.false_horns()]
    if table.edition.prototype:
        kinds.append(soaps)
    for tokens in kinds:
        table.market += tokens[:number]
        table.box += tokens[number:]
    table.market += material.colouring()


def go_to_market(table: Table) -> Script[None]:
    """de 246, fr 135: beginning with the first player everybody may buy one thing."""
    table.phase = "market"
    yield from team_says_who_goes_first(table, "market")
    for seat in table.clockwise_from(table.marker):
        _, move = yield from ask(table, "market", {seat: buying_moves(table, seat)})
        match move:
            case ("buy" | "buy-with-merchant" as how, str(kind), mark, Unicorn() as unicorn):
                buy(table, seat, kind, mark, unicorn, how == "buy-with-merchant")
                check_double_rainbow(table)
            case _:
                assert move == NOTHING


def price_of(table: Table, token: Token) -> int:
    """en 75: a soap's price stands on it; the others' on the stall."""
    if token.kind == "soap":
        assert isinstance(token.mark, int)
        return token.mark
    return table.material.prices[token.kind]


def buying_moves(table: Table, seat: int) -> set[Move]:
    moves: set[Move] = {NOTHING}
    purse = sum(card.value for card in table.hand[seat])
    for token in table.market:
        price = price_of(table, token)
        for owned in table.herd[table.party(seat)]:
            if not fits(token, owned):
                continue
            if purse >= price:
                moves.add(("buy", token.kind, token.mark, owned.unicorn))
            if table.has_power(seat, "merchant") and purse >= max(0, price - MERCHANT_REBATE):
                moves.add(("buy-with-merchant", token.kind, token.mark, owned.unicorn))
    return moves


def fits(token: Token, owned: Owned) -> bool:
    """Everything but soap goes with any unicorn; soap needs something to wash off."""
    return token.kind != "soap" or (owned.trap is not None and owned.trap.id in DIRT)


def payment(hand: list[Hunt], price: int) -> tuple[int, ...]:
    """K18: the smallest overpayment. Of equal ones the fewest cards, then the lowest (see README.md)."""
    values = sorted(card.value for card in hand)
    ways = [way for number in range(len(values) + 1) for way in combinations(values, number)]
    return min((way for way in ways if sum(way) >= price), key=lambda way: (sum(way), len(way), way))


def buy(table: Table, seat: int, kind: str, mark: object, unicorn: Unicorn, as_merchant: bool) -> None:
    token = next(token for token in table.market if token.kind == kind and token.mark == mark)
    price = price_of(table, token)
    if as_merchant:
        table.use_power(seat)
        price = max(0, price - MERCHANT_REBATE)
    table.paid[seat] += table.take_hunt_cards(seat, payment(table.hand[seat], price))
    table.market.remove(token)
    party = table.party(seat)
    if kind == "pate":
        # de 258-260: a unicorn is given away, the pate lies before the player
        table.discard_owned(party, unicorn)
        table.pates[seat].append(token)
    elif kind == "soap":
        # card list: one Unicorn Pee or Smelly Unicorn is discarded, the soap is used up
        owned = table.owned(party, unicorn)
        assert owned.trap is not None
        table.discard_trap(owned.trap)
        owned.trap = None
        table.gone.append(token)
    else:
        table.owned(party, unicorn).tokens.append(token)


def take_hands_back(table: Table) -> None:
    """de 290, fr 181, en 75: everybody takes all hunt cards back."""
    for seat in table.order:
        table.hand[seat] = sorted(table.material.hunt_hand(seat))
        table.hunt_discard[seat] = []
        table.paid[seat] = []
