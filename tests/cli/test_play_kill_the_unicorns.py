"""Kill the Unicorns at the terminal, typed by a person."""

from itertools import combinations

import pytest

from monoceros.locales import LANGUAGES
from tests.cli.conftest import Monoceros

DROPS = [f"drop {value}" for value in range(5)]
ANSWERS = ["1", "2", "pass", "swap 1 1", *DROPS]
TO_THE_END = "\n".join(ANSWERS * 400)
"""What somebody types who tries everything in turn: whatever does not fit is refused and the next tried."""
GAME = ["play", "kill-the-unicorns", "--seed", "7"]


def test_a_stranger_can_finish_a_game(monoceros: Monoceros) -> None:
    said = monoceros(*GAME, "--seats", "4", typed=TO_THE_END)
    assert said.code == 0
    assert "Round 4 of 4" in said.out
    assert "Black market" in said.out
    assert "sets of one colour" in said.out
    assert "Traceback" not in said.out + said.err


@pytest.mark.parametrize(
    "options",
    [
        ["--edition", "fr", "--option", "extra_characters=on", "--seats", "6"],
        ["--edition", "en-prototype", "--seats", "3"],
        ["--option", "expert=on", "--seats", "3"],
        ["--option", "beginner=no-traps-no-powers", "--seats", "5"],
    ],
)
def test_every_edition_can_be_played_to_the_end(monoceros: Monoceros, options: list[str]) -> None:
    said = monoceros(*GAME, *options, "--bots", "random", typed=TO_THE_END)
    assert said.code == 0
    assert "stars" in said.out.split("Round 4 of 4")[-1]


def test_the_team_game_can_be_played_to_the_end(monoceros: Monoceros) -> None:
    hand = "43322110"
    lays = {" ".join(cards) for count in (1, 2, 3, 4) for cards in combinations(hand, count)}
    typed = "\n".join([*ANSWERS, *sorted(lays)] * 60)
    said = monoceros(*GAME, "--edition", "en-prototype", "--seats", "4", "--option", "teams=on", typed=typed)
    assert said.code == 0
    assert "stars" in said.out.split("Round 4 of 4")[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_played_in_every_language(monoceros: Monoceros, language: str) -> None:
    said = monoceros(*GAME, "--bots", "random", "--lang", language, typed=TO_THE_END)
    assert said.code == 0
    assert "kill-the-unicorns-" not in said.out.replace("play kill-the-unicorns", "")


def test_a_card_can_be_looked_at(monoceros: Monoceros) -> None:
    said = monoceros(*GAME, typed="? Smelly Unicorn\nq\n")
    assert "Points: -3" in said.out
