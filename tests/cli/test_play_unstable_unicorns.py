"""A match of Unstable Unicorns at the terminal, typed by a person."""

from tests.cli.conftest import Monoceros


def test_a_stranger_can_play_to_the_end_by_typing_what_is_offered(monoceros: Monoceros) -> None:
    """Always the first choice, in the shortest way; whatever is asked in between has one too."""
    said = monoceros("play", "unstable-unicorns", "--seats", "3", "--seed", "4", typed="1\n" * 400)
    assert said.code == 0
    assert "👑" in said.out
    assert "Traceback" not in said.out + said.err


def test_actions_can_be_typed_in_words_and_are_refused_with_their_rule(monoceros: Monoceros) -> None:
    option = ["--option", "start=A"]
    typed = "pick baby_shadow\nplay neigh_final\n? play neigh_final\n? encore\nq\n"
    said = monoceros("play", "unstable-unicorns", "--seats", "3", "--seed", "4", *option, typed=typed)
    assert "You choose Foal and Its Shadow" in said.out
    assert "unstable-unicorns.action.in-hand" in said.out
    assert "Encore, Encore" in said.out
