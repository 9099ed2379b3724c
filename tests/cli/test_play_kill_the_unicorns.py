"""Kill the Unicorns at the terminal, typed by a person."""

from itertools import combinations

import pytest

from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts
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
    assert "The unicorn is worth 3 points less at the end." in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "card"), [("PRINCESS", "princess"), ("zweihorn", "bicorn"), ("Ksiezniczka", "princess")]
)
def test_a_card_is_explained_by_its_name_in_any_language(
    monoceros: Monoceros, asked: str, card: str, language: str
) -> None:
    game = GAMES["kill-the-unicorns"]
    text = Texts(language)
    said = monoceros(*GAME, "--lang", language, typed=f"? {asked}\nq\n").out
    told = " ".join(said.split())
    assert " ".join(game.card_texts(game.load_pack(game.edition()), text)[card].split()) in told
    assert text("provenance-reconstructed" if card == "princess" else "provenance-inferred") in told


def test_characters_are_chosen_with_their_powers_and_the_market_in_sight(monoceros: Monoceros) -> None:
    said = " ".join(
        monoceros("play", "kill-the-unicorns", "--seed", "5", "--option", "start=A", typed="q\n").out.split()
    )
    assert "play Knight. When you lay hunt cards, you may add one card more than the hunt asks for." in said
    assert "Fairy Dust: Lay fairy dust on one of your unicorns" in said
    assert "It costs 6." in said


def test_without_powers_none_is_told(monoceros: Monoceros) -> None:
    words = ("--edition", "fr", "--option", "beginner=no-powers", "--option", "start=A")
    said = monoceros("play", "kill-the-unicorns", "--seed", "5", *words, typed="q\n").out
    assert "play Knight" in said
    assert "add one card more" not in said
