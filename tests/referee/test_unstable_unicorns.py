"""Unstable Unicorns twice: the engine and a referee written from the rulebook alone play the same matches.

After every action they must agree on who may act, what is legal, where every card lies, what every stable
counts, hand limits, whose turn it is, what the party variants call out, the end, the letters that broke a tie
and the winner. `referee/unstable_unicorns/adaptor.py` tells at which grain.

Where the rulebook can be read in two ways the referee has an option; `_readings` takes the engine's ruling.
Three of them are not rulings but what the engine does today against its own clauses, and go when it is mended
(`_TODAY`). What no option covers is a known difference, one class below for each, with its clause.
"""

from collections import Counter
from random import Random

import pytest

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.game import Setup
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.games.registry import GAMES
from tests.referee.runs import seeds, tell
from tests.referee.unstable_unicorns.adaptor import Pair
from tests.referee.unstable_unicorns.cards import CARDS
from tests.referee.unstable_unicorns.chances import Disagreement
from tests.referee.unstable_unicorns.known import Known, Parted
from tests.referee.unstable_unicorns.names import NAMES
from tests.referee.unstable_unicorns.options import Options
from tests.referee.unstable_unicorns.table import Place

UNICORNS = GAMES["unstable-unicorns"]
SEATS = range(2, 9)
GROUPS: tuple[dict[str, str], ...] = (
    {},
    {"targeting": "advanced", "deck_language": "en"},
    {"party": "sips", "adult": "yes"},
    {"party": "layers", "adult": "yes", "deck_language": "de", "start": "B"},
    {"targeting": "advanced", "party": "sips", "adult": "yes", "deck_language": "fr"},
    {"targeting": "advanced", "party": "layers", "adult": "yes"},
)
SAMPLE = 2
LONGEST = 5000
"""Actions after which a match is left."""

TARGETS = {"simple": "before", "advanced": "after"}
PARTIES = {"off": "none", "sips": "drinking", "layers": "stripping"}

_TODAY = {
    # unstable-unicorns.cards.magic, line 113: a magic card goes to the discard pile at once, before what it
    # sets off looks there. The engine lays it off when it is done.
    "magic_discarded": "after",
    # unstable-unicorns.impossible.partly (R75): what others order is done as far as it goes. The engine lets
    # nobody choose to discard for Lose-Lose Offer with fewer than three cards.
    "short_offer": "all or nothing",
    # unstable-unicorns.impossible.each-player: a card that makes everyone discard needs another card in one's
    # hand. The engine lets Fresh Hands and Everyone Start Over be played as the only card.
    "discarding_for_all": "needs no card",
}


def _readings(given: dict[str, str], setup: Setup) -> Options:
    """The referee's options that say what the engine's rulings say."""
    language = given.get("deck_language", "pl")
    names = NAMES[language]
    if given.get("adult") == "yes":  # R58, R62: the printed names are shown, so their letters count
        names = {card.id: card.printed.get(language, card.name[language]) for card in setup.pack.cards}
    return Options(
        targets=TARGETS[given.get("targeting", "simple")],  # R11
        enter_targets_named=True,  # R72
        stable_named="when played",  # R71
        start_over="part by part",  # the card's words in their order; neither is ruled out
        party=PARTIES[given.get("party", "off")],
        new_hand="before action",  # R70
        idle_targets="barred",  # unstable-unicorns.target.fits
        names=names,
        **_TODAY,
    )


class Arrivals(Known):
    """What came into a hand or a stable during the start effects pays for another of them, or is chosen."""

    def _explained(self, pair: Pair, text: str) -> bool:
        word, _, what = text.partition(" ")
        prompt, active = pair.prompt, pair.view().active
        if word == "use":
            return any(pair.arrived(place) for place in self._places(pair, active))
        if word == "player":
            return bool(pair.arrived(("stable", SEAT_LETTERS.index(what))))
        place = ("hand", active) if prompt.key == "hand" else ("stable", prompt.target)
        return word == "pick" and what in pair.arrived(place)

    def _places(self, pair: Pair, active: int) -> list[Place]:
        return [("hand", active), *(("stable", seat) for seat in range(pair.seats))]

    def explains(self, pair: Pair, engine: set[str], referee: set[str]) -> bool:
        prompt = pair.prompt
        if pair.view().phase != "start" or (prompt.key != "use" and prompt.trigger != "turn_start"):
            return False
        return not referee and all(self._explained(pair, text) for text in engine)

    def idle(self, pair: Pair, answers: list[str]) -> str:
        """Only what arrived makes a start effect possible at all: the engine asks, the referee does not."""
        if pair.prompt.key != "use" or "end" not in answers:
            return ""
        return "end" if all(self._explained(pair, text) for text in answers if text != "end") else ""

    def avoids(self, pair: Pair, text: str) -> bool:
        """The whole hand goes, with what came into it meanwhile."""
        return text == "use all_in" and bool(pair.arrived(("hand", pair.view().active)))

    def parts(self, pair: Pair) -> bool:
        """The unicorn an open gate sent to an empty hand falls through the hole in the saddlebag."""
        active = pair.view().active
        began = pair.referee.table.began[active]
        stabled = {card.kind for card, place in began.items() if place == ("stable", active)}
        return {"gate_left_open", "hole_in_the_saddlebag"} <= stabled and (
            "hand",
            active,
        ) not in began.values()


class EmptyDeck(Known):
    """An offer to draw, look or search where no card is left."""

    def idle(self, pair: Pair, answers: list[str]) -> str:
        prompt = pair.prompt
        offered = prompt.key == "may" and prompt.do in ("draw", "search", "peek")
        return "no" if offered and pair.view().deck == 0 and "no" in answers else ""

    def explains(self, pair: Pair, engine: set[str], referee: set[str]) -> bool:
        drawing = {"use turbo_oats", "use revolving_door"}
        return not referee and engine <= drawing and pair.view().deck == 0


class EmptyGift(Known):
    """The question whom to give a card to, without a card to give."""

    def idle(self, pair: Pair, answers: list[str]) -> str:
        prompt, active = pair.prompt, pair.view().active
        gift = prompt.key == "player" and prompt.do == "give" and prompt.trigger == "play"
        return answers[0] if gift and not pair.view().hands[active] else ""


class NewHandUncalled(Known):
    """The cards laid off for a new hand are discarded too."""

    def excuses(self, pair: Pair, what: str, engine: object, referee: object) -> bool:
        if what != "what is called out" or pair.referee.options.party != "stripping":
            return False
        called = [told + Counter({"layer-off": pair.new_hands[seat]}) for seat, told in enumerate(pair.told)]
        return called == referee


KNOWN: list[Known] = [
    EmptyDeck(
        "empty-deck",
        "unstable-unicorns.impossible.skipped",
        "The engine asks whether to draw, look at or search a deck with no card left. It changes nothing.",
    ),
    EmptyGift(
        "empty-gift",
        "unstable-unicorns.impossible.skipped",
        "With players named after the Neigh cards, the engine asks whom Three-Step Plan gives a card to even "
        "if its player has none left. It changes nothing: nobody gets a card, nothing is destroyed.",
    ),
    Arrivals(
        "start-arrivals",
        "unstable-unicorns.start.batch",
        "Line 163 and R20: a card that arrives during the start effects pays for none of them. The engine "
        "bars what a start effect chose or brought, but not what was drawn, pulled or returned to the hand, "
        "nor what an enter effect brought.",
    ),
    NewHandUncalled(
        "new-hand-uncalled",
        "unstable-unicorns.party.layer-discard",
        "Line 246: something off each time one discards a card, and line 249 discards the whole hand. The "
        "engine calls out every discard but these.",
    ),
]


# ---- players ------------------------------------------------------------------------------------


def _sensible(pair: Pair, seat: int, answers: list[str], rng: Random) -> str:
    """Tiny and greedy: unicorns first, good cards for oneself, bad ones for the leader, few Neigh cards."""
    return max(answers, key=lambda text: _appeal(pair, seat, text) + rng.random())


def _appeal(pair: Pair, seat: int, text: str) -> float:
    view = pair.view()
    word, _, what = text.partition(" ")
    if view.prompt.key == "neigh":
        leader = max(view.unicorns[player.seat] for player in view.stack)
        return 0.6 if word == "pass" else leader / view.goal
    if word == "play":
        return {"basic": 1.5, "magical": 1.6, "upgrade": 1.1, "magic": 1.0}.get(CARDS[what][0], 0.8)
    if word == "player":
        player = SEAT_LETTERS.index(what)
        helps = bool(view.prompt.card) and CARDS[view.prompt.card or ""][0] == "upgrade"
        if helps:
            return 1.5 if player == seat else 0
        return 0 if player == seat else 0.5 + view.unicorns[player] / view.goal
    return {"draw": 0.2, "swap": -0.5, "yes": 0.7, "use": 0.6, "end": 0.4}.get(word, 0.3)


def _random(pair: Pair, seat: int, answers: list[str], rng: Random) -> str:
    return rng.choice(answers)


def _play(seats: int, given: dict[str, str], seed: int, sensible: bool) -> Counter[str]:
    """One match; what was compared, and how often which known difference showed."""
    setup = UNICORNS.setup(seats, "", given)
    rng = Random(seed)
    choose = _sensible if sensible else _random
    told: Counter[str] = Counter({"matches": 1})
    engine = Match(UNICORNS, setup, Chance(seed=seed), [])
    try:
        pair = Pair(engine, _readings(given, setup), KNOWN)
        assert "start" not in given or pair.view().starter == SEAT_LETTERS.index(given["start"])
        try:
            while not pair.over and engine.length < LONGEST:
                seat = rng.choice(sorted(pair.answers))
                pair.play(seat, choose(pair, seat, sorted(pair.answers[seat]), rng))
            told["ended"] += pair.over
        except Parted as parted:
            told[f"parted by {parted.known.name}"] += 1
        told["actions"] += engine.length
        told.update(pair.differences)
    except Disagreement as wrong:
        moves = [f"{SEAT_LETTERS[move.seat]} {move.text}" for move in engine.moves]
        where = f"{seats} seats, {given}, seed {seed}, sensible {sensible}"
        raise Disagreement(f"{where}: {wrong}\n  " + ", ".join(moves[-30:])) from wrong
    return told


@pytest.mark.parametrize("given", GROUPS, ids=lambda given: "-".join(given.values()) or "usual")
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_agree(
    seats: int, given: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    group = f"unstable-unicorns {seats} {given}"
    told: Counter[str] = Counter()
    for number, seed in enumerate(seeds(group, SAMPLE)):
        told += _play(seats, given, seed, sensible=number % 2 == 0)
    tell(capfd, f"{group}: {dict(told)}")
    assert told["ended"] > 0


def test_known_differences_name_clauses_of_the_rulebook() -> None:
    clauses = {clause.id for clause in UNICORNS.clauses()}
    assert {known.clause for known in KNOWN} <= clauses
