"""The words of the book in bold letters: draw, discard, sacrifice, destroy, steal - and what they set off."""

from collections.abc import Callable

from tests.referee.unstable_unicorns.asking import Move, Play, ask
from tests.referee.unstable_unicorns.cards import Card, is_unicorn_card, type_of
from tests.referee.unstable_unicorns.table import Table

# An enter effect gets: the table, the owner of the stable entered, the card, and the players named when it
# was played (None: nothing was named, choose freely; empty: it was decided not to use the effect).
EnterEffect = Callable[["Table", int, Card, tuple[int, ...] | None], Play[None]]
ENTER_EFFECTS: dict[str, EnterEffect] = {}  # filled by enter_effects.py


# ---- hands --------------------------------------------------------------------------------------


def draw(t: Table, seat: int, number: int) -> None:
    """Line 87; from an empty deck nothing can be drawn."""
    for _ in range(number):
        if t.deck:
            card = t.deck[0]
            t.to_hand(card, seat)
            t.note(f"seat {seat} draws {card}")


def discard_card(t: Table, seat: int, card: Card) -> None:
    """Line 85."""
    t.to_discard(card)
    t.note(f"seat {seat} discards {card}")
    if t.options.party == "stripping":
        t.count_party(seat, "takes off a piece")  # line 246


def discard_all(t: Table, seat: int, cards: list[Card]) -> int:
    gone = list(cards)
    for card in gone:
        discard_card(t, seat, card)
    return len(gone)


def discard_chosen(
    t: Table, seat: int, number: int, may: Callable[[Card], bool] | None = None, settled: bool = False
) -> Play[int]:
    """The player chooses the cards one by one; says how many were discarded."""

    def options() -> list[Move]:
        return [("discard", card) for card in t.hands[seat] if may is None or may(card)]

    done = 0
    while done < number:
        reason = "line 85: choose a card of your hand to discard"
        move = yield from ask(seat, options, reason, number - done, settled)
        if move is None:
            break
        discard_card(t, seat, move[1])
        done += 1
    return done


def can_discard(t: Table, seat: int, number: int) -> bool:
    """Line 200, and the reading of "discard 2" with one card."""
    if t.options.short_discard == "all or nothing":
        return len(t.hands[seat]) >= number
    return len(t.hands[seat]) >= 1


def discard_ordered(t: Table, seat: int, number: int) -> Play[int]:
    """Line 198: an order that cannot be followed is ignored."""
    if not can_discard(t, seat, number):
        return 0
    return (yield from discard_chosen(t, seat, number))


def pull(t: Table, seat: int, victim: int) -> bool:
    """Take a card at random from the hand of another player."""
    if not t.hands[victim]:
        return False
    card: Card = t.chance.drawn("pull", list(t.hands[victim]))
    t.to_hand(card, seat)
    t.note(f"seat {seat} pulls {card} from seat {victim}")
    return True


# ---- choosing -----------------------------------------------------------------------------------


def choose_card(
    t: Table, seat: int, cards: Callable[[], list[Card]], reason: str, optional: bool = False
) -> Play[Card | None]:
    """None if there is nothing to choose, or if the player does not want to."""

    def options() -> list[Move]:
        moves: list[Move] = [("choose-card", card) for card in cards()]
        if moves and optional:
            moves.append(("no",))
        return moves

    move = yield from ask(seat, options, reason)
    return None if move is None or move == ("no",) else move[1]


def choose_player(
    t: Table, seat: int, players: Callable[[], list[int]], reason: str, optional: bool = False
) -> Play[int | None]:
    def options() -> list[Move]:
        moves: list[Move] = [("choose-player", player) for player in players()]
        if moves and optional:
            moves.append(("no",))
        return moves

    move = yield from ask(seat, options, reason)
    return None if move is None or move == ("no",) else move[1]


def only_named(players: list[int], named: tuple[int, ...] | None, which: int = 0) -> list[int]:
    """The players that may be chosen if one had to be named beforehand (line 178)."""
    if named is None:
        return players
    if which >= len(named):
        return []
    return [player for player in players if player == named[which]]


# ---- stables ------------------------------------------------------------------------------------


def enter(t: Table, seat: int, card: Card, named: tuple[int, ...] | None = None) -> Play[None]:
    """Lines 149 and 153, r13, r14: played, brought, stolen or moved - a card enters a stable."""
    if not t.can_enter(card):
        return
    t.to_stable(card, seat)
    t.note(f"{card} enters the stable of seat {seat}")
    if t.options.party == "stripping" and type_of(card) == "downgrade":
        t.count_party(seat, "takes off a piece")  # line 247
    if t.options.party == "stripping" and type_of(card) == "upgrade":
        t.count_party(seat, "puts on a piece")  # line 248
    if t.options.winning == "at once" and is_unicorn_card(card) and t.count(seat) >= t.needed():
        t.win({seat}, f"{card} was the winning unicorn")
    if t.stable_of(card) != seat or not t.works(seat, card):
        return
    if card.kind in ENTER_EFFECTS:
        yield from ENTER_EFFECTS[card.kind](t, seat, card, named)


def put_away(t: Table, owner: int, card: Card) -> None:
    """A sacrificed or destroyed card leaves its stable."""
    if t.options.party == "drinking" and is_unicorn_card(card):
        t.count_party(owner, "drinks")  # line 236
    flies_home = card.kind in ("mosquito_flyer", "homing_pigeon_flyer") and t.works(owner, card)
    if flies_home:  # r16
        t.to_hand(card, owner)
    else:
        t.to_discard(card)


def replaced(t: Table, owner: int, card: Card, destroyed: bool) -> Play[bool]:
    """bodyguard and cardboard_double: another card is sacrificed in place of a unicorn (r37, r44, r45)."""
    if card not in t.unicorns(owner):
        return False

    def options() -> list[Move]:
        doubles = [other for other in t.stables[owner] if other.kind == "cardboard_double"]
        guards = [other for other in t.stables[owner] if other.kind == "bodyguard" and other != card]
        saviours = list(doubles)
        if destroyed:
            saviours += [guard for guard in guards if t.works(owner, guard)]
        return [*(("instead", saviour) for saviour in saviours), ("no",)] if saviours else []

    move = yield from ask(owner, options, f"save {card} by sacrificing another card?")
    if move is None or move == ("no",):
        return False
    yield from sacrifice(t, owner, move[1])
    return True


def sacrifice(t: Table, owner: int, card: Card) -> Play[None]:
    """Line 79."""
    if (yield from replaced(t, owner, card, destroyed=False)):
        return
    t.note(f"seat {owner} sacrifices {card}")
    put_away(t, owner, card)


def destroy(t: Table, card: Card) -> Play[None]:
    """Line 81."""
    owner = t.stable_of(card)
    if owner is None:
        return
    if (yield from replaced(t, owner, card, destroyed=True)):
        return
    t.note(f"{card} of seat {owner} is destroyed")
    put_away(t, owner, card)


def protected(t: Table, owner: int, card: Card) -> bool:
    """bubble_wrap: unicorns of this stable cannot be destroyed; cows can (r37, r44)."""
    return t.has(owner, "bubble_wrap") and card in t.unicorns(owner)


def unicorns_to_destroy(t: Table, seat: int, owners: list[int] | None = None) -> list[Card]:
    return [
        card
        for owner in (t.others(seat) if owners is None else owners)
        for card in t.unicorns(owner)
        if not protected(t, owner, card)
    ]


def cards_to_destroy(t: Table, seat: int) -> list[Card]:
    return [card for owner in t.others(seat) for card in t.stables[owner] if not protected(t, owner, card)]


def unicorns_to_steal(t: Table, seat: int, owners: list[int] | None = None) -> list[Card]:
    """r42: under nursery_strike no baby."""
    return [
        card
        for owner in (t.others(seat) if owners is None else owners)
        for card in t.unicorns(owner)
        if t.can_enter(card)
    ]


def search_deck(t: Table, seat: int, wanted: Callable[[Card], bool]) -> Play[None]:
    """Line 186, r49, r50: show the card found, take it, shuffle in any case."""

    def found() -> list[Card]:
        return [card for card in t.deck if wanted(card)]

    card = yield from choose_card(t, seat, found, "line 186: choose a fitting card of the deck")
    if card is not None:
        t.note(f"seat {seat} shows {card}")
        t.to_hand(card, seat)
    t.deck = t.chance.shuffled("search", list(t.deck))


def bring_baby(t: Table, seat: int, optional: bool) -> Play[None]:
    def babies() -> list[Card]:
        return [baby for baby in t.nursery if t.can_enter(baby)]

    baby = yield from choose_card(t, seat, babies, "line 101: choose a baby of the nursery", optional)
    if baby is not None:
        yield from enter(t, seat, baby)
