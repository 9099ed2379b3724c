"""What the cards say: made from their programs. What all of them say is kept in `tests/golden/cards/`."""

from itertools import product

import pytest

from monoceros.games.unstable_unicorns import cards
from monoceros.games.unstable_unicorns.program import STATICS, VERBS, read_program
from monoceros.games.unstable_unicorns.wording import MOMENTS, Wording
from monoceros.locales import LANGUAGES, Texts

IDS = ["ticking_twin", "tocking_twin"]


def wording(language: str) -> Wording:
    return Wording(Texts(language), {card.id: card.name[language] for card in cards.load().cards})


def told(words: str, moment: str = "play", language: str = "en") -> str:
    return wording(language).program(moment, read_program(words, "a card", IDS))


def everything_sayable() -> list[str]:
    """Every step the vocabulary allows, optional and not, with each number form Polish tells apart."""
    steps = []
    for verb, rules in VERBS.items():
        for shape, who, may, number in product(rules.shapes, rules.who, ("", "may "), ("1", "2", "5")):
            if number != "1" and "#" not in shape:
                continue
            what = shape.replace("#", number).replace("<card>", "ticking_twin")
            steps.append(f"{may}{who} {verb} {what}".strip())
    return steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_a_pack_of_your_own_makes_cards_do_can_be_said(moment: str, language: str) -> None:
    for words in everything_sayable():
        said = told(words, moment, language)
        assert said[0].isupper(), words
        assert said.endswith("."), words
        assert "  " not in said, words
        assert "{" not in said, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_steps_of_any_kind_can_be_joined(language: str) -> None:
    for first, second, link in product(
        ("discard 2", "may draw 1", "each-player discard hand", "may any-player discard 1"),
        ("draw 2", "may steal unicorn", "each-player sacrifice card", "another-player skip turn"),
        ("and", "then", "if-so"),
    ):
        said = told(f"{first} {link} {second}", "turn_start", language)
        assert said[0].isupper()
        assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lasting_effect_has_its_sentence(language: str) -> None:
    words = [*STATICS, "counts 2", "limit +1", "limit -4"]
    said = [wording(language).static(word) for word in words]
    assert len(set(said)) == len(words)


def test_the_same_player_is_not_named_twice() -> None:
    said = told("each-player sacrifice card and each-player discard hand")
    assert said == "Each player sacrifices a card and discards their whole hand."


def test_what_only_follows_from_a_choice_is_a_sentence_of_its_own() -> None:
    said = told("may pull 1 from another-player if-so skip draw", "turn_start")
    assert said == (
        "At the start of your turn, you may take 1 card at random from another player’s hand. "
        "If you do, you must skip your draw phase."
    )


def test_german_puts_the_verb_where_it_belongs() -> None:
    words = "may discard 2 then steal unicorn"
    assert told(words, language="de") == "Du darfst 2 Karten abwerfen und dann ein Einhorn stehlen."
    assert told(words, "turn_start", "de").startswith("Zu Beginn deines Zuges darfst du 2 Karten abwerfen")
    assert told("discard 2 then draw 2", language="de") == "Wirf 2 Karten ab, dann zieh 2 Karten."


def test_polish_counts_in_its_own_way() -> None:
    forms = [told(f"draw {number}", language="pl").split()[-1] for number in (1, 2, 5)]
    assert forms == ["kartę.", "karty.", "kart."]
    assert told("each-player draw 1", language="pl") == "Wszyscy dobierają po 1 karcie."


def test_a_card_that_names_another_names_it_in_the_readers_language() -> None:
    words = "may search tocking_twin from deck"
    assert "Tocking Unicorn" in told(words)
    assert "„Tack-Einhorn“" in told(words, language="de")
