"""Unstable Unicorns twice: the engine and a referee written from the rulebook alone play the same matches.

After every action they must agree on who may act, what is legal, where every card lies, what every stable
counts, hand limits, whose turn it is, what the party variants call out, the end, the letters that broke a tie
and the winner. `referee/unstable_unicorns/adaptor.py` tells at which grain.

Where the rulebook can be read in two ways the referee has an option; `_readings` takes what the table chose
or, where there is nothing to choose, the engine's ruling. There are no known differences.
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
from tests.referee.unstable_unicorns.names import NAMES
from tests.referee.unstable_unicorns.options import Options

UNICORNS = GAMES["unstable-unicorns"]
SEATS = range(2, 9)
FIRST_VERSION = {
    key: value for key, value in UNICORNS.earlier[1].items() if key not in ("arrivals", "idle_questions")
}
"""As the first version of the rules played, but for two mistakes that are no reading of anything: what came
during start effects could pay, and questions were asked in vain. `tests/golden/earlier/` holds those."""
GROUPS: tuple[dict[str, str], ...] = (
    {},
    {"targeting": "advanced", "deck_language": "en"},
    {"party": "sips", "adult": "yes"},
    {"party": "layers", "adult": "yes", "deck_language": "de", "start": "B"},
    {"targeting": "advanced", "party": "sips", "adult": "yes", "deck_language": "fr"},
    {"targeting": "advanced", "party": "layers", "adult": "yes"},
    {"winning": "at-once", "enter_named": "coming-in", "pair_deck": "whole"},
    {"targeting": "advanced", "stable_named": "like-players", "short_discard": "in-full"},
    {"party": "layers", "adult": "yes", "new_hand": "when-asked", "short_discard": "in-full"},
    {
        "targeting": "advanced",
        "party": "sips",
        "adult": "yes",
        "new_hand": "when-asked",
        "stable_named": "like-players",
        "winning": "at-once",
    },
    FIRST_VERSION,
    {"targeting": "advanced", **FIRST_VERSION},
)
SAMPLE = 2
LONGEST = 5000
"""Actions after which a match is left."""

TARGETS = {"simple": "before", "advanced": "after"}
PARTIES = {"off": "none", "sips": "drinking", "layers": "stripping"}

NEW_HANDS = {"before-action": "before action", "when-asked": "when asked"}
WINNING = {"settled": "settled", "at-once": "at once"}
PAIR_DECKS = {"small": "book", "whole": "whole deck"}
STABLES = {"when-played": "when played", "like-players": "as targets"}
SHORT_DISCARDS = {"partly": "what is there", "in-full": "all or nothing"}
SHORT_OFFERS = {"like-others": "like others", "in-full": "all or nothing"}
MAGIC_DISCARDS = {"at-once": "at once", "when-done": "after"}
SHARED_DISCARDS = {"needs-card": "needs a card", "needs-none": "needs no card"}


def _readings(given: dict[str, str], setup: Setup) -> Options:
    """The referee's options that say what the engine's rulings say."""
    language = given.get("deck_language", "pl")
    names = NAMES[language]
    if given.get("adult") == "yes":  # R58, R62: the printed names are shown, so their letters count
        names = {card.id: card.printed.get(language, card.name[language]) for card in setup.pack.cards}
    return Options(
        targets=TARGETS[given.get("targeting", "simple")],  # R11
        enter_targets_named=given.get("enter_named", "when-played") == "when-played",  # R72
        stable_named=STABLES[given.get("stable_named", "when-played")],  # R71
        two_players=PAIR_DECKS[given.get("pair_deck", "small")],  # R76
        short_discard=SHORT_DISCARDS[given.get("short_discard", "partly")],  # R75
        winning=WINNING[given.get("winning", "settled")],  # R53
        short_offer=SHORT_OFFERS[given.get("short_offer", "like-others")],  # R33
        magic_discarded=MAGIC_DISCARDS[given.get("magic_discard", "at-once")],
        discarding_for_all=SHARED_DISCARDS[given.get("shared_discard", "needs-card")],
        start_over="part by part",  # the card's words in their order; neither is ruled out
        party=PARTIES[given.get("party", "off")],
        new_hand=NEW_HANDS[given.get("new_hand", "before-action")],  # R70
        idle_targets="barred",  # unstable-unicorns.target.fits
        names=names,
    )


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
    """One match; what was compared."""
    setup = UNICORNS.setup(seats, "", given)
    rng = Random(seed)
    choose = _sensible if sensible else _random
    told: Counter[str] = Counter({"matches": 1})
    engine = Match(UNICORNS, setup, Chance(seed=seed), [])
    try:
        pair = Pair(engine, _readings(given, setup))
        assert "start" not in given or pair.view().starter == SEAT_LETTERS.index(given["start"])
        while not pair.over and engine.length < LONGEST:
            seat = rng.choice(sorted(pair.answers))
            pair.play(seat, choose(pair, seat, sorted(pair.answers[seat]), rng))
        told["ended"] += pair.over
        told["actions"] += engine.length
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
