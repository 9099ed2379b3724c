"""Play at a terminal of forty columns, and what `?` tells there about anything that is shown."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from monoceros import all_games
from monoceros.core.contract import seat_letter
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.locales import LANGUAGES, Texts
from tests.cli.conftest import Monoceros

NARROW = 40
GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_into_forty_columns(monoceros: Monoceros, game: str, language: str) -> None:
    typed = "\n".join(["?", "? 1", "", "1", "2", "pass", "0", "zzz"] * 40)
    said = monoceros(
        "play", game, "--seats", "3", "--seed", "7", "--lang", language, typed=typed, columns=NARROW
    ).out
    shown = [line for line in said.splitlines() if not line.startswith(">")]
    assert len(shown) > 200
    prompts = re.compile(r"[?:] $|> ")
    too_long = [line for line in shown if cell_len(line.rstrip()) > NARROW and not prompts.search(line)]
    # Questions about files are asked by the shell's own prompt, which wraps by itself.
    asked = {Texts(language)("play-save-unfinished"), Texts(language)("play-again")}
    assert [line for line in too_long if not any(line.startswith(words[:20]) for words in asked)] == []


def positions(game: str) -> Iterator[tuple[Match, int]]:
    """Moments of a match in which somebody decides, played by lot."""
    found = next(one for one in all_games() if one.id == game)
    setup = found.new_setup(3, "", {})
    rng = Rng(5)
    match = Match(found, setup, Chance(seed=5), ["person"] * 3)
    while not match.over and match.length < 300:
        seat = int(match.state.decider())
        yield match, seat
        legal = match.state.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_about_cards_can_be_asked_about(game: str) -> None:
    """Whatever a choice names, and whatever lies open where it points to, has a text of its own."""
    explained = set()
    for match, seat in positions(game):
        names = [seat_letter(at) for at in range(3)]
        terminal = match.game.terminal(match.setup, Texts("en"), names)
        terminal.columns = NARROW
        update = match.state.update(seat)
        for choice in update.choices:
            for key in terminal.concerned(update.view, choice):
                explained.add(key)
                assert terminal.card(key) in terminal.explained(key)
    assert len(explained) > 8


def test_a_question_mark_takes_a_number_a_part_of_a_name_or_a_word_of_the_rules(monoceros: Monoceros) -> None:
    typed = "1\n? 1\n? smelly\n? black market\n? zzz\n? xyzzy!\nq\n"
    game = [
        "play",
        "kill-the-unicorns",
        "--seats",
        "3",
        "--seed",
        "5",
        "--option",
        "start=A",
        "--bots=random",
    ]
    said = " ".join(monoceros(*game, typed=typed, columns=NARROW).out.split())
    assert "1: set bicorn 1 above" in said
    assert "in the final count this unicorn is two of its colour" in said
    assert "A green unicorn, worth 2 points." in said
    assert "kill-the-unicorns.trap.in-turn" in said
    assert "The unicorn is worth 3 points less at the end." in said
    assert "kill-the-unicorns.market" in said
    assert "I know no card, rule or action “zzz”." in said
    assert "does not begin with an action" in said


@pytest.mark.parametrize("game", GAMES)
def test_short_mistakes_get_short_answers(monoceros: Monoceros, game: str) -> None:
    said = monoceros("play", game, "--seed", "5", typed="xx\n99\nq\n").out
    for word in ("xx", "99"):
        assert f"There is no “{word}” here." in said
