"""Tallies count what really happened: against the rules of each game, and against its own notation."""

from collections import Counter

import pytest

from monoceros.core.contract import State
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.core.tally import Met
from monoceros.games.registry import GAMES, find_game
from monoceros.locales import LANGUAGES, Texts


def met(game: str, seats: int, seed: int, options: dict[str, str] | None = None) -> tuple[list[Met], Match]:
    """A random match and what was counted in it."""
    found = find_game(game)
    setup = found.setup(seats, "", options)
    match = Match(found, setup, Chance(seed=seed), ["random"] * seats)
    tally = found.tally(setup)
    tally.begin(match.state)
    rng = Rng(seed)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, int(match.state.pick(seat, rng)))
        tally.hear(match.news)
    match.state.events = []
    return tally.end(match.state), match


def times(counted: list[Met], way: str, seat: int) -> Counter[str]:
    return Counter({one.card: one.times for one in counted if one.way == way and one.seat == seat})


@pytest.mark.parametrize("seed", range(3))
def test_hilo_draws_takes_and_places_as_its_notation_tells(seed: int) -> None:
    counted, match = met("hilo", 3, seed)
    verbs = Counter((move.seat, move.text.split()[0]) for move in match.moves)
    for seat in range(3):
        assert times(counted, "drawn", seat).total() == verbs[seat, "draw"]
        assert times(counted, "taken", seat).total() == verbs[seat, "take"]
        assert times(counted, "played", seat).total() == verbs[seat, "place"]
        assert times(counted, "dealt", seat).total() == times(counted, "held", seat).total() == 12


def test_unstable_unicorns_counts_plays_and_stables() -> None:
    counted, match = met("unstable-unicorns", 4, 2)
    verbs = Counter((move.seat, move.text.split()[0]) for move in match.moves)
    outcome = match.state.outcome()
    assert outcome is not None
    for seat in range(4):
        assert times(counted, "played", seat).total() == verbs[seat, "play"] + verbs[seat, "neigh"]
        assert times(counted, "drawn", seat).total() >= 5
        assert times(counted, "held", seat).total() >= outcome.scores[seat].total / 2


@pytest.mark.parametrize("characters", ["pick", "random"])
def test_kill_the_unicorns_counts_characters_traps_and_purchases(characters: str) -> None:
    counted, match = met("kill-the-unicorns", 4, 3, {"characters": characters})
    verbs = Counter((move.seat, move.text.split()[0]) for move in match.moves)
    ways = Counter[str]()
    for one in counted:
        ways[one.way] += one.times
    for seat in range(4):
        assert times(counted, "character", seat).total() == times(counted, "starter", seat).total() == 1
        own = set(times(counted, "character", seat))
        assert set(times(counted, "power", seat)) <= own
        assert times(counted, "bought", seat).total() == verbs[seat, "buy"]
        assert not times(counted, "sprung", seat) - times(counted, "set", seat)
    rounds = ways["set"] // 4
    assert 1 <= rounds <= 4
    assert ways["hit"] <= ways["sprung"] <= ways["set"] == 4 * rounds
    assert ways["held"] > 0


def test_the_same_match_counts_the_same_with_nobody_following(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events gathered over a whole match give what events heard one by one give."""
    counted, match = met("unstable-unicorns", 3, 9)
    found, setup = match.game, match.setup
    again = Match(found, setup, Chance(seed=9), ["random"] * 3)
    state: State = again.state
    tally = found.tally(setup)
    tally.begin(state)
    for move in match.moves:
        state.play(move.seat, found.parse(setup, move.seat, move.text))
    assert tally.end(state) == counted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_way_and_every_card_met_has_a_name(game, language: str) -> None:  # type: ignore[no-untyped-def]
    text = Texts(language)
    setup = game.setup(game.editions[0].fewest)
    ways = game.tally(setup).ways
    assert ways
    for way in ways:
        assert text.has(f"report-way-{way.key}")
        assert text.has(f"report-way-{way.key}.about")
        assert text.has(f"report-behind-{way.behind}")
        assert not way.within or text.has(f"report-within-{way.within}")
    counted, _ = met(game.id, setup.seats, 1)
    names = {card.id: card.name for card in setup.pack.cards}
    assert {one.way for one in counted} <= {way.key for way in ways}
    assert all(language in names[one.card] for one in counted)
