"""`games`, `rules`, `cards`: what there is to play."""

import json
from pathlib import Path

import pytest

from monoceros.core.card_lists import pack_note
from monoceros.core.clauses import Clause, differences
from monoceros.core.game import Edition, Game
from monoceros.core.packs import PackText
from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts
from tests.cli.conftest import Monoceros

BOXES = [(game, edition) for game in GAMES.values() for edition in game.editions]


def test_help_lists_every_command(monoceros: Monoceros) -> None:
    said = monoceros("--help")
    assert said.code == 0
    for command in ("play", "games", "rules", "cards", "simulate", "bench", "replay", "verify"):
        assert f"  {command} " in said.out
        assert monoceros(command, "--help").code == 0
    assert "not affiliated" in said.out


def test_the_version_says_which_engine_runs(monoceros: Monoceros) -> None:
    assert "engine" in monoceros("--version").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_speaks_every_language(monoceros: Monoceros, language: str) -> None:
    for command in (["games"], *([part, game] for part in ("rules", "cards") for game in GAMES)):
        said = monoceros(*command, "--lang", language)
        assert said.code == 0
        assert said.err == ""
        assert len(said.out) > 300


def test_games_for_programs(monoceros: Monoceros) -> None:
    (hilo,) = [game for game in json.loads(monoceros("games", "--json").out)["games"] if game["id"] == "hilo"]
    assert hilo["editions"][0]["fewest"] == 2
    assert hilo["editions"][0]["most"] == 4
    assert hilo["bots"] == ["random", "novice", "casual", "skilled", "expert", "master"]
    keys = {option["key"] for option in hilo["options"]}
    assert keys == {"start", "last_winners", "last_starter", "last_magician"}


def test_long_remarks_about_games_stay_set_in(monoceros: Monoceros) -> None:
    lines = monoceros("games").out.splitlines()
    flush = {line.split()[0] for line in lines if not line.startswith(" ")}
    assert flush == {"hilo", "kill-the-unicorns", "unstable-unicorns"}


def test_rules_for_programs_and_people(monoceros: Monoceros) -> None:
    clauses = json.loads(monoceros("rules", "hilo", "--json", "--lang", "fr").out)["clauses"]
    assert len(clauses) == 57
    assert {"id", "title", "text", "provenance", "heading", "source"} <= set(clauses[0])
    said = monoceros("rules", "hilo", "--edition", "de").out
    assert "hilo.magician.must-swap" in said
    assert "(our ruling R7)" in said
    flush = [line for line in said.splitlines() if line and not line.startswith(" ")]
    assert len(flush) == 1 + 13, "the game and its chapters: long rules stay set in"


def test_editions_are_compared_side_by_side(monoceros: Monoceros) -> None:
    said = monoceros("rules", "kill-the-unicorns", "--compare", "de,fr", "--lang", "en")
    assert said.code == 0
    assert "German edition" in said.out
    assert "What about more than five of a colour?" in said.out
    assert "not in this edition" in said.out
    assert "When is the other trap discarded?" not in said.out
    assert "When is the other trap discarded?" in monoceros("rules", "kill-the-unicorns", "--compare", "").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_for_programs(monoceros: Monoceros, language: str) -> None:
    command = ["rules", "kill-the-unicorns", "--compare", "fr, de", "--json", "--lang", language]
    said = json.loads(monoceros(*command).out)
    assert said["editions"] == ["fr", "de"]
    (sets,) = [found for found in said["differences"] if found["topic"] == "over-five"]
    assert [clause["id"] for clause in sets["answers"]["fr"]] == ["kill-the-unicorns.score.new-set"]
    assert {clause["provenance"]["de"] for clause in sets["answers"]["de"]} == {"rulebook", "ruling"}
    assert all(found["question"].rstrip().endswith("?") for found in said["differences"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("kill-the-unicorns", "--compare", "de,la"), "no edition"),
        (("kill-the-unicorns", "--compare", "de,de"), "at least two different editions"),
        (("hilo", "--compare", ""), "at least two different editions"),
    ],
)
def test_what_cannot_be_compared(monoceros: Monoceros, arguments: tuple[str, ...], told: str) -> None:
    said = monoceros("rules", *arguments, "--lang", "en")
    assert said.code == 2
    assert told in said.err


def test_each_edition_has_its_own_box(monoceros: Monoceros) -> None:
    assert "Unicorn Soap" not in monoceros("cards", "kill-the-unicorns", "--lang", "en").out
    said = monoceros("cards", "kill-the-unicorns", "--edition", "en-prototype", "--lang", "en")
    assert "Unicorn Soap" in said.out


def test_cards_show_how_they_are_known(monoceros: Monoceros) -> None:
    said = monoceros("cards", "hilo").out
    assert "reconstructed" in said
    assert "Unicorn Keeper" in said
    assert sum(card["copies"] for card in json.loads(monoceros("cards", "hilo", "--json").out)["cards"]) == 69


def test_names_for_adults_are_listed_only_when_asked_for(monoceros: Monoceros) -> None:
    printed = "Podwójny agentorożec"
    for form in ([], ["--json"], ["--template"]):
        asked = ["cards", "unstable-unicorns", "--lang", "pl", *form]
        assert printed not in monoceros(*asked).out
    for form in ([], ["--json"]):
        assert printed in monoceros("cards", "unstable-unicorns", "--lang", "pl", "--adult", *form).out
    assert "(18+)" not in monoceros("cards", "unstable-unicorns", "--lang", "en", "--adult").out


def test_cards_say_what_they_do(monoceros: Monoceros) -> None:
    listed = json.loads(monoceros("cards", "unstable-unicorns", "--json", "--lang", "de").out)["cards"]
    texts = {card["id"]: card["text"] for card in listed}
    assert texts["foal_sleepover"] == "Stiehl ein Fohlen."


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_marked_by_language(monoceros: Monoceros, language: str) -> None:
    """The German name of the Bicorn is printed, its English one is ours."""
    said = monoceros("cards", "kill-the-unicorns", "--lang", language).out
    assert ("Zweihorn*" in said, "Zweihorn " in said) == (False, language == "de")
    assert ("Bicorn*" in said) == (language == "en")


def test_powers_are_listed_with_how_they_are_known(monoceros: Monoceros) -> None:
    said = " ".join(monoceros("cards", "kill-the-unicorns", "--lang", "en").out.split())
    assert "Power: looks at a trap* Before hunt cards are laid" in said
    assert "Power: makes somebody pass Name a player" in said
    listed = json.loads(monoceros("cards", "kill-the-unicorns", "--json", "--lang", "en").out)
    princess = next(card for card in listed["cards"] if card["id"] == "princess")
    assert (princess["power"], princess["provenance"]["text"]) == ("peek", "reconstructed")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values())
def test_notes_are_shown_and_words_stay_whole(monoceros: Monoceros, game: Game, language: str) -> None:
    out = monoceros("cards", game.id, "--lang", language, columns=80).out
    assert max(len(line) for line in out.splitlines()) <= 80
    text = Texts(language)
    pack = game.load_pack(game.edition())
    shown = {word.rstrip("*~+") for word in out.split()}
    words = [pack_note(pack, text), *game.card_texts(pack, text).values()]
    words += [card.name[language] for card in pack.cards]
    assert {word for line in words for word in line.split()} <= shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values())
def test_rules_and_their_comparison_keep_words_whole(monoceros: Monoceros, game: Game, language: str) -> None:
    text = Texts(language)
    editions = [edition.id for edition in game.editions]
    here = [clause for clause in game.clauses() if editions[0] in clause.editions]
    asked: list[tuple[tuple[str, ...], list[Clause]]] = [((), here)]
    if len(editions) > 1:
        found = differences(game.clauses(), editions)
        told = [clause for one in found for clauses in one.answers.values() for clause in clauses]
        asked.append((("--compare", ",".join(editions)), told))
    for words, clauses in asked:
        out = monoceros("rules", game.id, "--lang", language, *words, columns=80).out
        assert max(len(line) for line in out.splitlines()) <= 80
        expected = {word for clause in clauses for word in text(clause.key + ".text").split()}
        assert expected <= set(out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), BOXES)
def test_a_template_loads_as_it_is_and_changes_nothing(
    monoceros: Monoceros, tmp_path: Path, game: Game, edition: Edition, language: str
) -> None:
    said = monoceros("cards", game.id, "--edition", edition.id, "--template", "--lang", language)
    assert said.code == 0
    mine = game.load_pack(edition, PackText(said.out))
    assert mine.cards == game.load_pack(edition).cards
    assert mine.head.id == "my-box"


def test_a_line_of_the_template_without_its_sign_is_a_correction(monoceros: Monoceros) -> None:
    game = GAMES["kill-the-unicorns"]
    text = monoceros("cards", game.id, "--template", "--lang", "en").out
    head, cards = text.split("[[card]]", 1)
    filled = game.load_pack(
        game.edition(), PackText(f"{head}[[card]]{cards}".replace("\n# copies", "\ncopies"))
    )
    assert {card.provenance["copies"] for card in filled.cards} == {"owner"}
    whole = head + "[[card]]" + "\n".join(line.removeprefix("# ") for line in cards.splitlines())
    for card in game.load_pack(game.edition(), PackText(whole)).cards:
        marks = game.marks(card, ["en"])
        assert {marks["name.en"], marks["text"], *card.provenance.values()} >= {"owner"}
        assert marks["text"] in ("owner", "attested")
    other = text.replace('# power = "peek"', 'power = "fetch"').replace('# power = "fetch"', 'power = "peek"')
    mine = game.load_pack(game.edition(), PackText(other))
    assert next(card.power for card in mine.cards if card.id == "princess") == "fetch"


def test_the_cards_two_players_leave_out_are_listed(monoceros: Monoceros) -> None:
    said = " ".join(monoceros("cards", "unstable-unicorns", "--lang", "en").out.split())
    assert "Not in the deck for two players (39 cards) 3 Monday Morning Unicorn, 3 Plain Toast" in said


def test_a_pack_of_ones_own_is_checked(monoceros: Monoceros, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[pack]\nid = "mine"\nextends = "hilo-de"\n[[card]]\nid = "king"\ncopies = 6\n')
    said = monoceros("cards", "hilo", "--check", str(mine))
    assert said.code == 0
    assert "is a good pack" in said.out
    mine.write_text('[pack]\nid = "mine"\nextends = "hilo-de"\n[[card]]\nid = "king"\ncopies = 9\n')
    said = monoceros("cards", "hilo", "--check", str(mine))
    assert said.code == 2
    assert "add up to 72, and the pack says 69" in said.err
