"""Records: readable, exact, and honest about what is wrong with them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monoceros.core.fair import commitment
from monoceros.core.match import Match, replay, verify
from monoceros.core.mistakes import Mistake
from monoceros.core.record import Chance, format_record, parse_record
from monoceros.core.rng import Rng
from monoceros.games.hilo.game import Hilo

GAME = Hilo()


def finished(chance: Chance) -> Match:
    match = Match(GAME, GAME.setup(2), chance, ["person", "heuristic"])
    rng = Rng(4)
    while match.state.to_act:
        seat = int(match.state.decider())
        match.play(seat, int(match.state.pick(seat, rng)))
    return match


SEEDED = format_record(finished(Chance(seed=9)).record())
SECRET = bytes(range(32))
FAIR = format_record(
    finished(Chance(commitment=commitment(SECRET), secret=SECRET.hex(), entropy=["abc", ""])).record()
)


def broken(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        verify(GAME, parse_record(text))
    return caught.value


def test_a_record_reads_back_as_it_was_written() -> None:
    for text in (SEEDED, FAIR):
        assert format_record(parse_record(text)) == text
        assert format_record(replay(GAME, parse_record(text)).record()) == text


class LaterHilo(Hilo):
    """HiLo after its rules were mended once: version 1 let the last magician cast."""

    rules_version = 2
    earlier = {1: {"last_magician": "casts"}}


def test_a_version_of_the_rules_is_a_set_of_readings() -> None:
    casting = GAME.setup(2, given={"last_magician": "casts"})
    played = Match(GAME, casting, Chance(seed=5), [])
    rng = Rng(5)
    while played.state.to_act:
        seat = int(played.state.decider())
        played.play(seat, int(played.state.pick(seat, rng)))
    old = format_record(played.record()).replace("options: last_magician=casts\n", "")
    again = replay(LaterHilo(), parse_record(old))
    assert again.result() == played.result()
    assert "rules: 2\n" in format_record(again.record())
    assert "options: last_magician=casts\n" in format_record(again.record())
    with pytest.raises(Mistake, match="record-rules"):
        replay(LaterHilo(), parse_record(old.replace("rules: 1", "rules: 0")))


def test_comments_blank_lines_and_extra_blanks_do_not_matter() -> None:
    loose = SEEDED.replace("\n1 A", "\n\n# the first action\n  1 A", 1).replace("result:", "result:  ")
    assert format_record(parse_record(loose)) == SEEDED


def test_the_fair_deal_is_proven() -> None:
    assert verify(GAME, parse_record(FAIR)).result() in FAIR
    assert "~ shuffle 69:" in FAIR


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("monoceros record 1", "chess record 1", "record-first-line"),
        ("game: hilo\n", "", "record-missing"),
        ("seats: 2", "seats: two", "record-number-field"),
        ("seats: 2", "seats: 7", "seats-count"),
        ("edition: de", "edition: xx", "edition-unknown"),
        ("edition: de", "edition: de\nedition: de", "record-twice"),
        ("rules: 1", "rules: 99", "record-rules"),
        ("pack: hilo-de ", "pack: hilo-de 0", "record-pack"),
        ("seats: 2", "seats: 2\noptions: start", "record-option"),
        ("seats: 2", "seats: 2\noptions: colour=red", "option-unknown"),
        ("seed: 9", f"seed: {2**64}", "seed-range"),
        ("seed: 9", "seed: x", "record-number-field"),
        ("seed: 9", "seed: 10", ""),
        ("seed: 9", "colour: red", "record-line"),
        ("\n2 B", "\n3 B", "record-number"),
        ("\n2 B flip", "\n2 B jump", "notation-verb"),
        ("\n2 B flip", "\n2 flip", "record-move"),
        ("\n2 B flip", "\n2 A flip", "record-refused"),
        ("winners=", "winners=AB", "record-result"),
        ("result:", "# result:", "record-cut-short"),
        ("seats: 2", "seats: " + "9" * 5000, "record-number-large"),
        ("\n1 A", "\n" + "1" * 5000 + " A", "record-move"),
        ("\n1 A flip ", "\n1 A flip " + "1" * 5000, "notation-card"),
        ("\n2 B", "\n~ below 3: 1\n2 B", "verify-trace"),
    ],
)
def test_an_edited_record_is_found_out(old: str, new: str, code: str) -> None:
    assert old in SEEDED
    mistake = broken(SEEDED.replace(old, new, 1))
    if code:
        assert mistake.code == code
    else:
        assert mistake.code in ("record-refused", "record-result")


def test_a_forbidden_action_is_named_with_its_line_and_clause() -> None:
    lines = SEEDED.split("\n")
    at = next(number for number, line in enumerate(lines) if re.match(r"\d+ [AB] (take|draw)", line))
    lines[at] = re.sub(r"(take|draw)$", "flip 1", lines[at])
    mistake = broken("\n".join(lines))
    assert mistake.code == "record-refused"
    assert mistake.params["line"] == at + 1
    assert mistake.params["clause"] == "hilo.turn.two-actions"


def test_words_after_the_result_are_found() -> None:
    assert broken(SEEDED + "4 A draw\n").code == "record-after-result"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (SECRET.hex(), bytes(32).hex(), "verify-commitment"),
        (SECRET.hex(), "zz", "record-secret"),
        (f"secret: {SECRET.hex()}\n", "", "record-no-secret"),
        ("entropy: abc", "entropy: abd", ""),
        ("~ shuffle 69: ", "~ shuffle 69: 1 ", "verify-trace"),
        ("entropy: abc -", "entropy: abc - - - - - - - -", "record-entropy"),
    ],
)
def test_a_fair_record_that_was_tampered_with_does_not_verify(old: str, new: str, code: str) -> None:
    assert old in FAIR
    mistake = broken(FAIR.replace(old, new, 1))
    if code:
        assert mistake.code == code


@given(cut=st.integers(min_value=0, max_value=len(SEEDED) - 2))
def test_a_file_cut_anywhere_gives_a_clear_mistake(cut: int) -> None:
    with pytest.raises(Mistake):
        verify(GAME, parse_record(SEEDED[:cut]))


@given(text=st.text(alphabet=st.sampled_from("monoceros record 1\n:=#~0123ABflip9*\x00é"), max_size=200))
def test_no_text_can_do_more_than_make_a_mistake(text: str) -> None:
    for candidate in (text, "monoceros record 1\n" + text, SEEDED[:200] + text):
        try:
            verify(GAME, parse_record(candidate))
        except Mistake:
            pass
        else:
            raise AssertionError("nonsense was accepted")
