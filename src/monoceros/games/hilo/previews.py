"""What a choice would bring in coins, counted from what lies open and from the card in hand."""

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.core.wire import Preview
from monoceros.games.hilo.actions import place_name
from monoceros.games.hilo.deck import SIZE
from monoceros.games.hilo.scoring import layout_score, open_layout
from monoceros.games.hilo.state import CAST, DISCARD_PILE, DRAWN, HELD, LAYOUT, TAKEN, TURN, HiloState


def previews(state: HiloState, seat: i64) -> list[Preview]:
    """What changes for the seat whose turn it is; nothing is told of places where nothing does."""
    step = state.step
    table = state.table
    mine = open_layout(state, seat)
    now = layout_score(mine)
    if step == TURN:
        top = state.deck.face_of[table.card(DISCARD_PILE, table.top(DISCARD_PILE))]
        most = 0
        for place in range(SIZE):
            most = max(most, int(_with(mine, place, top) - now))
        return [Preview(["discard"], most, "hilo-preview-take", {"coins": most})] if most > 0 else []
    if step == TAKEN or step == DRAWN:
        held = state.deck.face_of[table.card(HELD, 0)]
        own = [(place_name(seat, place), int(_with(mine, place, held) - now)) for place in range(SIZE)]
        return [_here([name], coins) for name, coins in own if coins != 0]
    return _swaps(state, seat, mine, now) if step == CAST else []


def _swaps(state: HiloState, seat: i64, mine: vec[i64], now: i64) -> list[Preview]:
    """For open cards of others: what a hidden one brings nobody knows."""
    found: list[Preview] = []
    table = state.table
    for other in range(state.seats):
        if other == seat:
            continue
        for spot in range(SIZE):
            card = table.card(LAYOUT + other, spot)
            if table.seen_by(card) != EVERYONE:
                continue
            for place in range(SIZE):
                coins = int(_with(mine, place, state.deck.face_of[card]) - now)
                if coins != 0:
                    found.append(_here([place_name(seat, place), place_name(other, spot)], coins))
    return found


def _with(faces: vec[i64], place: i64, face: i64) -> i64:
    """How many coins a layout has with another card in a place."""
    before = faces[place]
    faces[place] = face
    coins = layout_score(faces)
    faces[place] = before
    return coins


def _here(about: list[str], coins: int) -> Preview:
    return Preview(
        about, coins, "hilo-preview-coins", {"coins": abs(coins), "way": "more" if coins > 0 else "less"}
    )
