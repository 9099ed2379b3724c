"""A match in progress: what can be taken back, and what cannot."""

from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.games.hilo.game import Hilo

GAME = Hilo()


def match() -> Match:
    begun = Match(GAME, GAME.setup(2, given={"start": "A"}), Chance(seed=3), [])
    begun.play_text(0, "flip 1")
    begun.play_text(1, "flip 1")
    return begun


def test_taking_the_open_discard_can_be_taken_back() -> None:
    played = match()
    before = GAME.fingerprint(played.state)
    played.play_text(0, "take")
    assert played.undo(0) == ""
    assert GAME.fingerprint(played.state) == before
    assert played.length == 2


def test_what_showed_a_card_stays() -> None:
    played = match()
    played.play_text(0, "draw")
    assert played.undo(0) == "card-shown"
    assert played.length == 3


def test_what_passed_the_turn_stays() -> None:
    played = match()
    played.play_text(0, "take")
    played.play_text(0, "place 1")
    assert played.undo(0) == "turn-passed"


def test_nobody_takes_back_for_another() -> None:
    played = match()
    played.play_text(0, "take")
    assert played.undo(1) == "not-yours"
    assert Match(GAME, GAME.setup(2), Chance(seed=2), []).undo(0) == "nothing-played"


def test_what_chance_has_answered_stays() -> None:
    """The last start card lets start magicians be shuffled; find a deal where one was."""
    for seed in range(200):
        played = Match(GAME, GAME.setup(2, given={"start": "B"}), Chance(seed=seed), [])
        played.play_text(0, "flip 1")
        before = played.state.rng.mark()
        played.play_text(1, "flip 1")
        if played.state.rng.mark() != before:
            assert played.undo(1) in ("chance-spoke", "turn-passed")
            assert played.length == 2
            return
    raise AssertionError("no start magician in 200 deals")
