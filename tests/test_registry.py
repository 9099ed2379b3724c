"""Every registered game is complete: nothing a newcomer would look for is missing."""

import re
from pathlib import Path

import pytest

from monoceros.bots.ladder import bot_names, make_bot
from monoceros.bots.search_bot import SearchBot
from monoceros.core.game import Game
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts

TESTS = Path(__file__).parent
FEW = 20
"""Iterations of a thinking bot in these tests: they ask whether it plays, not how well."""
MARK = re.compile(r'rule\("([a-z0-9.-]+)"\)')


def named_in_tests(game: Game) -> set[str]:
    """The clauses the game's tests name."""
    folder = TESTS / "games" / game.id.replace("-", "_")
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("test_*.py")]
    return {clause for text in texts for clause in MARK.findall(text)}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_clause_has_a_test_that_names_it(game: Game) -> None:
    clauses = {clause.id for clause in game.clauses()}
    assert clauses - named_in_tests(game) == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_no_test_names_a_clause_that_does_not_exist(game: Game) -> None:
    assert named_in_tests(game) - {clause.id for clause in game.clauses()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_clause_is_told_in_every_language(game: Game, language: str) -> None:
    text = Texts(language)
    clauses = game.clauses()
    assert len({clause.id for clause in clauses}) == len(clauses)
    told = []
    for clause in clauses:
        assert text.has(clause.key), clause.id
        assert text.has(clause.key + ".text"), clause.id
        assert text.has(f"{game.id}-section-{clause.id.split('.')[1]}"), clause.id
        told.append(text(clause.key + ".text"))
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_difference_between_editions_is_a_topic_with_a_question(game: Game, language: str) -> None:
    text = Texts(language)
    editions = [edition.id for edition in game.editions]
    for clause in game.clauses():
        assert set(clause.editions) <= set(editions), clause.id
        if set(clause.editions) != set(editions):
            assert clause.topic, clause.id
        if clause.topic:
            assert text.has(f"{game.id}-topic-{clause.topic}"), clause.id
    if len(editions) > 1:
        for edition in editions:
            assert text.has(f"{game.id}-edition-{edition}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_title_options_and_cards_are_told_in_every_language(game: Game, language: str) -> None:
    text = Texts(language)
    assert text.has(f"{game.id}-title")
    assert text.has(f"{game.id}-summary")
    for option in game.options():
        # What only earlier rules knew is offered nowhere.
        assert option.past or text.has(f"{game.id}-option-{option.key}.text")
    for edition in game.editions:
        for card in game.load_pack(edition).cards:
            assert card.name[language]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_bot_plays_a_whole_match_from_what_its_seat_knows(game: Game) -> None:
    assert bot_names(game)[:6] == ["random", "novice", "casual", "skilled", "expert", "master"]
    assert "heuristic" in game.bots()
    for edition in game.editions:
        setup = game.setup(edition.most, edition.id)
        for name in bot_names(game):
            state = game.new(setup, Rng(1))
            bot = make_bot(game, name, setup)
            if isinstance(bot, SearchBot):
                bot.iterations, bot.seconds = FEW, 0.0
            rng = Rng(2)
            while state.to_act:
                seat = int(state.decider())
                legal = state.legal(seat)
                action = bot.choose(state.as_known(seat), seat, rng)
                assert action in legal
                state.play(seat, action)
            assert state.outcome() is not None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_bots_among_themselves_always_come_to_an_end(game: Game) -> None:
    """They must not undo each other's moves for ever."""
    for edition in game.editions:
        for seats in range(edition.fewest, edition.most + 1):
            setup = game.setup(seats, edition.id)
            bot = make_bot(game, "heuristic", setup)
            for seed in range(150):
                state = game.new(setup, Rng(seed))
                rng = Rng(seed)
                while state.to_act:
                    seat = int(state.decider())
                    state.play(seat, bot.choose(state.as_known(seat), seat, rng))
                    assert state.n < 3000, f"{edition.id}, {seats} seats, seed {seed}"
