"""What unicorns do when they enter a stable; one function per card."""

from collections.abc import Callable

from tests.referee.unstable_unicorns.asking import Play, ask_yes
from tests.referee.unstable_unicorns.cards import Card, is_unicorn_card, type_of
from tests.referee.unstable_unicorns.steps import (
    ENTER_EFFECTS,
    bring_baby,
    choose_card,
    choose_player,
    discard_chosen,
    discard_ordered,
    only_named,
    sacrifice,
    search_deck,
)
from tests.referee.unstable_unicorns.table import Table

Named = tuple[int, ...] | None


# ---- whom an enter effect may be aimed at -------------------------------------------------------


def any_player_to_discard(t: Table, owner: int, played: Card | None = None, number: int = 1) -> list[int]:
    """ "Any player" is literally any player (line 172); `played` is the card not yet out of the hand."""
    players = t.from_seat(owner)
    if t.options.idle_targets == "allowed":
        return players
    needed = number if t.options.short_discard == "all or nothing" else 1
    return [p for p in players if sum(card != played for card in t.hands[p]) >= needed]


def any_player_to_discard_two(t: Table, owner: int, played: Card | None = None) -> list[int]:
    return any_player_to_discard(t, owner, played, 2)


def other_player_with_hand(t: Table, owner: int, played: Card | None = None) -> list[int]:
    players = t.others(owner)
    return players if t.options.idle_targets == "allowed" else [p for p in players if t.hands[p]]


def other_player_with_stable(t: Table, owner: int, played: Card | None = None) -> list[int]:
    return [player for player in t.others(owner) if t.stables[player]]


ENTER_TARGETS = {
    "homework_muncher": any_player_to_discard_two,
    "mosquito_flyer": any_player_to_discard,
    "return_to_sender": other_player_with_stable,
    "talent_scout": other_player_with_hand,
    "customs_desk": other_player_with_hand,
}


# ---- the cards ----------------------------------------------------------------------------------


def stork_express(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May bring a baby from the nursery to own stable."""
    yield from bring_baby(t, owner, optional=True)


def homework_muncher(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May pick any player; that player must discard 2 of own choice."""
    yield from _picked_player_discards(t, owner, named, 2)


def mosquito_flyer(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May pick any player; that player must discard 1 of own choice."""
    yield from _picked_player_discards(t, owner, named, 1)


def _picked_player_discards(t: Table, owner: int, named: Named, number: int) -> Play[None]:
    def players() -> list[int]:
        return only_named(any_player_to_discard(t, owner, number=number), named)

    victim = yield from _aimed_at(t, owner, players, named, "line 172: any player")
    if victim is not None:
        yield from discard_ordered(t, victim, number)


def _aimed_at(
    t: Table, owner: int, players: Callable[[], list[int]], named: Named, reason: str
) -> Play[int | None]:
    """The player of an optional effect: chosen now, or the one named when the card was played (R72)."""
    if named is None:
        return (yield from choose_player(t, owner, players, reason, optional=True))
    return players()[0] if players() else None


def spoiler_seeker(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May peek at the top 3 of the deck; their order stays unchanged."""
    if t.deck and (yield from ask_yes(owner, "look at the top three cards of the deck?")):
        t.note(f"seat {owner} looks at {t.deck[:3]}")


def ticking_twin(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May search the deck for tocking_twin, reveal it, take it to hand; shuffle the deck."""
    if t.deck and (yield from ask_yes(owner, "line 186: search the deck?")):
        yield from search_deck(t, owner, lambda found: found.kind == "tocking_twin")


def tocking_twin(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May search the deck for ticking_twin, reveal it, take it to hand; shuffle the deck."""
    if t.deck and (yield from ask_yes(owner, "line 186: search the deck?")):
        yield from search_deck(t, owner, lambda found: found.kind == "ticking_twin")


def search_party(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May search the deck for any unicorn, reveal it, take it to hand; shuffle the deck."""
    if t.deck and (yield from ask_yes(owner, "line 186: search the deck?")):
        yield from search_deck(t, owner, is_unicorn_card)


def flea_market(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May choose any card in the discard pile and take it to hand."""
    found = yield from choose_card(
        t, owner, lambda: list(t.discard_pile), "choose a card of the discard pile", optional=True
    )
    if found is not None:
        t.to_hand(found, owner)


def homing_pigeon_flyer(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May choose a neigh card in the discard pile and take it to hand (r09: all instants)."""

    def neighs() -> list[Card]:
        return [found for found in t.discard_pile if type_of(found) == "instant"]

    found = yield from choose_card(t, owner, neighs, "choose a neigh of the discard pile", optional=True)
    if found is not None:
        t.to_hand(found, owner)


def surprise_egg(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May discard 1, then bring a baby from the nursery to own stable."""
    wants = bool(t.hands[owner]) and (yield from ask_yes(owner, "discard a card?"))
    if wants and (yield from discard_chosen(t, owner, 1)) == 1:
        yield from bring_baby(t, owner, optional=False)


def return_to_sender(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May bounce one card of another player's stable to that player's hand."""

    def cards() -> list[Card]:
        return [
            found
            for player in only_named(other_player_with_stable(t, owner), named)
            for found in t.stables[player]
        ]

    optional = named is None  # R72: whoever named a player means to use the effect
    found = yield from choose_card(t, owner, cards, "choose a card of another stable", optional)
    host = None if found is None else t.stable_of(found)
    if found is not None and host is not None:
        t.note(f"{found} goes back to the hand of seat {host}")
        t.to_hand(found, host)


def talent_scout(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May peek at another player's hand, choose a unicorn there and take it to own hand."""
    found = yield from _unicorn_of_a_hand(t, owner, named)
    if found is not None:
        t.to_hand(found, owner)


def customs_desk(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """May peek at another player's hand and choose a unicorn there; it goes to the discard pile."""
    found = yield from _unicorn_of_a_hand(t, owner, named)
    if found is not None:
        t.to_discard(found)


def _unicorn_of_a_hand(t: Table, owner: int, named: Named) -> Play[Card | None]:
    def players() -> list[int]:
        return only_named(other_player_with_hand(t, owner), named)

    victim = yield from _aimed_at(t, owner, players, named, "line 173: another player")
    if victim is None:
        return None
    player = victim

    def unicorns() -> list[Card]:
        return [found for found in t.hands[player] if is_unicorn_card(found)]

    return (yield from choose_card(t, owner, unicorns, "choose a unicorn of that hand"))


def x_ray(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """Must peek at the hand of each other player; no card moves."""
    for player in t.others(owner):
        t.note(f"seat {owner} looks at the hand of seat {player}")
    yield from ()


def musical_chairs(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """Each player must sacrifice one unicorn (this one is a legal pick)."""
    for player in t.from_seat(owner):
        yield from sacrifice_a_unicorn(t, player)


def sacrifice_a_unicorn(t: Table, player: int) -> Play[None]:
    found = yield from choose_card(t, player, lambda: t.unicorns(player), "line 79: sacrifice a unicorn")
    if found is not None:
        yield from sacrifice(t, player, found)


def bubble_bath(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """Must sacrifice every downgrade in own stable."""
    for downgrade in t.downgrades(owner):
        yield from sacrifice(t, owner, downgrade)


def sneezing_fit(t: Table, owner: int, card: Card, named: Named) -> Play[None]:
    """Each other player must discard 1 of own choice."""
    for player in t.others(owner):
        yield from discard_ordered(t, player, 1)


ENTER_EFFECTS.update(
    {
        "stork_express": stork_express,
        "homework_muncher": homework_muncher,
        "mosquito_flyer": mosquito_flyer,
        "spoiler_seeker": spoiler_seeker,
        "ticking_twin": ticking_twin,
        "tocking_twin": tocking_twin,
        "search_party": search_party,
        "flea_market": flea_market,
        "homing_pigeon_flyer": homing_pigeon_flyer,
        "surprise_egg": surprise_egg,
        "return_to_sender": return_to_sender,
        "talent_scout": talent_scout,
        "customs_desk": customs_desk,
        "x_ray": x_ray,
        "musical_chairs": musical_chairs,
        "bubble_bath": bubble_bath,
        "sneezing_fit": sneezing_fit,
    }
)
