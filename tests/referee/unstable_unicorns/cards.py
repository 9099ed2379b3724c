"""The 13 babies and the 114 cards of the deck: type, copies, and whether two players keep them."""

from typing import NamedTuple


class Card(NamedTuple):
    """One card of the box; copies with the same id are told apart by a number from 0."""

    kind: str
    copy: int


# id: (type, copies, kept in the deck for two players: lines 208-226)
CARDS: dict[str, tuple[str, int, bool]] = {
    "baby_sleepyhead": ("baby", 1, True),
    "baby_hiccups": ("baby", 1, True),
    "baby_wobbly_legs": ("baby", 1, True),
    "baby_porridge": ("baby", 1, True),
    "baby_puddles": ("baby", 1, True),
    "baby_questions": ("baby", 1, True),
    "baby_peekaboo": ("baby", 1, True),
    "baby_blanket": ("baby", 1, True),
    "baby_horn_loading": ("baby", 1, True),
    "baby_odd_socks": ("baby", 1, True),
    "baby_bubbles": ("baby", 1, True),
    "baby_shadow": ("baby", 1, True),
    "baby_prodigy": ("baby", 1, True),
    "basic_monday": ("basic", 3, False),
    "basic_toast": ("basic", 3, False),
    "basic_queue": ("basic", 3, False),
    "basic_spreadsheet": ("basic", 3, False),
    "basic_sandals": ("basic", 3, False),
    "basic_cardigan": ("basic", 3, False),
    "basic_always_late": ("basic", 3, False),
    "trick_or_treat": ("magical", 1, False),
    "stork_express": ("magical", 1, False),
    "rocking_horse": ("magical", 1, True),
    "homework_muncher": ("magical", 1, True),
    "king_size_sceptic": ("magical", 1, True),
    "spoiler_seeker": ("magical", 1, True),
    "ticking_twin": ("magical", 1, True),
    "tocking_twin": ("magical", 1, True),
    "flea_market": ("magical", 1, True),
    "bodyguard": ("magical", 1, True),
    "all_in": ("magical", 1, True),
    "deep_pockets": ("magical", 1, True),
    "library_loan": ("magical", 1, True),
    "mosquito_flyer": ("magical", 1, True),
    "exchange_student": ("magical", 1, True),
    "surprise_egg": ("magical", 1, True),
    "return_to_sender": ("magical", 1, True),
    "talent_scout": ("magical", 1, False),
    "x_ray": ("magical", 1, True),
    "nursery_strike": ("magical", 1, False),
    "homing_pigeon_flyer": ("magical", 1, True),
    "customs_desk": ("magical", 1, True),
    "musical_chairs": ("magical", 1, True),
    "auction_bidder": ("magical", 1, True),
    "search_party": ("magical", 1, True),
    "revolving_door": ("magical", 1, True),
    "bubble_bath": ("magical", 1, True),
    "vip_guest": ("magical", 1, False),
    "daycare_manager": ("magical", 1, True),
    "sneezing_fit": ("magical", 1, True),
    "grumbler": ("magical", 1, False),
    "hay_catapult": ("upgrade", 2, True),
    "second_breakfast": ("upgrade", 1, False),
    "light_fingered_hooves": ("upgrade", 2, True),
    "carrot_on_a_stick": ("upgrade", 1, True),
    "turbo_oats": ("upgrade", 2, False),
    "removals_van": ("upgrade", 1, False),
    "bring_a_friend_pass": ("upgrade", 1, False),
    "cardboard_double": ("upgrade", 2, True),
    "bubble_wrap": ("upgrade", 1, True),
    "some_assembly_required": ("upgrade", 2, True),
    "double_booked": ("downgrade", 1, True),
    "grey_uniforms": ("downgrade", 1, False),
    "frozen_budget": ("downgrade", 1, True),
    "hole_in_the_saddlebag": ("downgrade", 1, False),
    "gate_left_open": ("downgrade", 1, False),
    "pocketless_trousers": ("downgrade", 1, False),
    "cow_costumes": ("downgrade", 1, True),
    "start_over": ("magic", 1, True),
    "silent_alarm": ("magic", 1, False),
    "lose_lose_offer": ("magic", 1, True),
    "biscuit_tin_raid": ("magic", 2, True),
    "foal_sleepover": ("magic", 2, True),
    "encore": ("magic", 1, True),
    "three_step_plan": ("magic", 2, True),
    "full_scrub": ("magic", 1, True),
    "fix_or_break": ("magic", 3, True),
    "lucky_dip": ("magic", 1, True),
    "bedtime": ("magic", 1, True),
    "fresh_hands": ("magic", 1, True),
    "smashed_china": ("magic", 2, True),
    "standing_ovation": ("magic", 1, True),
    "group_discount": ("magic", 2, False),
    "take_your_pick": ("magic", 2, True),
    "warranty_expired": ("magic", 1, True),
    "neigh_polite": ("instant", 5, True),
    "neigh_protest": ("instant", 3, True),
    "neigh_not_again": ("instant", 3, True),
    "neigh_surcharge": ("instant", 3, True),
    "neigh_final": ("instant", 1, True),
}

UNICORN_TYPES = ("baby", "basic", "magical")  # lines 97-109


def type_of(card: Card) -> str:
    return CARDS[card.kind][0]


def is_unicorn_card(card: Card) -> bool:
    return type_of(card) in UNICORN_TYPES


def all_babies() -> list[Card]:
    return [Card(kind, 0) for kind, (type_, _, _) in CARDS.items() if type_ == "baby"]


def whole_deck() -> list[Card]:
    return [
        Card(kind, copy)
        for kind, (type_, copies, _) in CARDS.items()
        if type_ != "baby"
        for copy in range(copies)
    ]


def kept_for_two(card: Card) -> bool:
    return CARDS[card.kind][2]
