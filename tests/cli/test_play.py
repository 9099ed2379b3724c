"""A match at the terminal, typed by a person."""

import re
import shlex
from pathlib import Path

import pytest

from monoceros.core.record import read_record
from monoceros.locales import LANGUAGES
from tests.cli.conftest import Monoceros

SWAPS = [f"swap {mine} B{theirs}" for mine in range(1, 13) for theirs in (mine, 13 - mine)]
ROUND = ["draw", "discard", "0", "take", *map(str, range(1, 13)), *SWAPS]
TO_THE_END = "\n".join(["1", *ROUND * 60])
"""What somebody types who tries everything in turn: whatever does not fit is refused and the next tried."""


def test_a_stranger_can_finish_a_game(monoceros: Monoceros) -> None:
    said = monoceros("play", "hilo", "--seats", "2", "--seed", "7", typed=TO_THE_END)
    assert said.code == 0
    assert "the game is over at once" in said.out
    assert "👑" in said.out
    assert "joined half coins" in said.out
    assert "Traceback" not in said.out + said.err


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_every_table_size_can_be_played_to_the_end(monoceros: Monoceros, seats: str) -> None:
    said = monoceros("play", "hilo", "--seats", seats, "--bots", "random", "--seed", "3", typed=TO_THE_END)
    assert said.code == 0
    assert "👑" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_played_in_every_language(monoceros: Monoceros, language: str) -> None:
    said = monoceros("play", "hilo", "--seed", "5", "--lang", language, typed=TO_THE_END)
    assert said.code == 0
    assert "👑" in said.out


def test_nonsense_is_answered_kindly(monoceros: Monoceros) -> None:
    said = monoceros("play", "hilo", "--seed", "5", typed="abracadabra\n\n99\nplace 99\nswap\n💥\n[bold]\n")
    assert said.code == 0
    assert "does not begin with an action" in said.out
    assert "There is no “99” here." in said.out
    assert said.out.count("Pick the card you want to start with") == 2, "Enter repeats the question"
    assert '"99" is not a card of a layout' in said.out
    assert "[bold]" in said.out
    assert "Goodbye" in said.out


def test_a_question_mark_tells_the_rule_of_the_moment(monoceros: Monoceros) -> None:
    said = monoceros("play", "hilo", "--seed", "5", typed="?\n? flip 3\n? swap 1 B1\n? dance!\nq\n")
    assert "hilo.setup.start-card" in said.out
    assert '"flip 3" is allowed' in said.out
    assert "does not begin with an action" in said.out


def test_taking_back_follows_the_rules_of_undo(monoceros: Monoceros) -> None:
    option = ["--option", "start=A"]
    said = monoceros("play", "hilo", "--seed", "5", *option, typed="u\n1\ntake\nu\ntake\n2\nu\nq\n")
    assert "nothing to take back" in said.out
    assert "Taken back." in said.out


def test_a_match_can_be_saved_resumed_and_verified(monoceros: Monoceros, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    said = monoceros("play", "hilo", "--seats", "2", typed=f"1\nq\n{file}\n")
    assert f"Saved: {file}" in said.out
    assert re.search(r"Commitment: [0-9a-f]{64}", said.out)
    assert read_record(file).result == "*"
    assert f"monoceros play hilo --resume {file}" in said.out
    whole = tmp_path / "whole.txt"
    again = monoceros("play", "hilo", "--resume", str(file), typed=TO_THE_END + f"\ns\n{whole}\nq\n" * 3)
    assert "👑" in again.out
    file = whole
    record = read_record(file)
    assert record.chance.fair
    assert record.players == ["person", "skilled"]
    said = monoceros("verify", str(file))
    assert said.code == 0
    assert "All true" in said.out
    assert record.chance.commitment in said.out
    assert monoceros("play", "hilo", "--resume", str(file)).code == 2


def test_a_bare_number_never_casts_a_spell(monoceros: Monoceros, tmp_path: Path) -> None:
    """Swaps are too many to list, so none has a number one could type by mistake."""
    file = tmp_path / "cast.txt"
    for seed in range(40):
        said = monoceros(
            "play", "hilo", "--seats", "2", "--seed", str(seed), typed="1\ntake\n1\n5\nq\n" + f"{file}\n"
        )
        if "The magician casts" in said.out:
            assert "Magic!" not in said.out.split("The magician casts")[-1]
            return
        file.unlink(missing_ok=True)
    raise AssertionError("no first discard was a magician in forty deals")


def test_a_card_can_be_looked_at(monoceros: Monoceros) -> None:
    said = monoceros("play", "hilo", "--seed", "5", typed="? Phoenix\n? phoenix\nq\n")
    assert said.out.count("│Phoenix") >= 2


def test_odd_file_names_do_no_harm(monoceros: Monoceros) -> None:
    said = monoceros("play", "hilo", "--seed", "5", typed="q\n/nope[/a]/x\n")
    assert said.code == 0
    assert "/nope[/a]/x could not be written" in said.out


def test_a_saved_match_is_never_overwritten(monoceros: Monoceros, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    said = monoceros("play", "hilo", "--seed", "5", typed=f"q\n{file}\n\n")
    assert "is already there" in said.out
    assert file.read_text() == "precious"


def test_the_command_to_go_on_names_the_pack_and_can_be_pasted(monoceros: Monoceros, tmp_path: Path) -> None:
    pack, file = tmp_path / "my box.toml", tmp_path / "my match.txt"
    king = '[[card]]\nid = "king"\nname = {en = "Old King"}\n'
    pack.write_text(f'[pack]\nid = "my-box"\nextends = "hilo-de"\n{king}', encoding="utf-8")
    said = monoceros("play", "hilo", "--seats", "2", "--pack", str(pack), typed=f"1\nq\n{file}\n")
    command = said.out.partition("Go on later with: ")[2].splitlines()[0]
    again = monoceros(*shlex.split(command)[1:], typed="q\n\n")
    assert again.code == 0
    assert "Goodbye" in again.out


def test_a_resumed_match_goes_on_with_its_own_bots_and_can_be_played_again(
    monoceros: Monoceros, tmp_path: Path
) -> None:
    file = tmp_path / "mine.txt"
    monoceros("play", "hilo", "--seats", "2", "--bots", "random", typed=f"1\nq\n{file}\n")
    after = tmp_path / "after.txt"
    said = monoceros("play", "hilo", "--resume", str(file), typed=TO_THE_END + f"\ns\n{after}\nr\n1\nq\n\n")
    assert read_record(after).players == ["person", "random"]
    assert said.out.count("Pick the card you want to start with") >= 1


def test_a_golden_match_of_bots_has_no_seat_to_resume(monoceros: Monoceros, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "hilo-de-2.txt"
    cut = tmp_path / "cut.txt"
    text = golden.read_text(encoding="utf-8")
    cut.write_text(text[: text.index("\n9 B")] + "\nresult: *\n", encoding="utf-8")
    assert "[resume-players]" in monoceros("play", "hilo", "--resume", str(cut)).err


def test_a_file_that_cannot_be_written_is_told(monoceros: Monoceros) -> None:
    said = monoceros("play", "hilo", "--seed", "5", typed="q\n/nowhere/at/all.txt\n")
    assert said.code == 0
    assert "could not be written" in said.out


def test_a_rematch_goes_round(monoceros: Monoceros) -> None:
    said = monoceros(
        "play", "hilo", "--seats", "2", "--seed", "7", typed=TO_THE_END + "\nr\n" * 40 + TO_THE_END
    )
    assert said.out.count("👑") >= 2
