"""Options are declared once, as fields of a struct."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from monoceros.core.mistakes import Mistake
from monoceros.core.options import (
    PAST,
    READING,
    Options,
    declared_options,
    lasting_options,
    read_options,
    written_options,
)


class Some(Options, frozen=True):
    fast: bool = False
    answer: Literal["yes", "no", "maybe"] = "maybe"
    rounds: Annotated[int, Meta(ge=1, le=4)] = 4
    team: Annotated[Literal["on", "off"], Meta(extra={"editions": ["second"]})] = "off"
    last: Annotated[Literal["ends", "casts"], Meta(extra=READING)] = "ends"
    pile: Annotated[Literal["open", "closed"], Meta(extra=PAST)] = "open"


def test_a_form_can_be_made_from_the_declaration() -> None:
    found = {
        option.key: (option.default, option.choices, option.editions) for option in declared_options(Some)
    }
    assert found["fast"] == ("no", ["yes", "no"], [])
    assert found["rounds"] == ("4", ["1", "2", "3", "4"], [])
    assert found["team"][2] == ["second"]


def test_texts_become_options_and_back() -> None:
    given = {"fast": "yes", "answer": "yes", "rounds": "2", "team": "on"}
    chosen = read_options(Some, "second", given)
    assert chosen == Some(fast=True, answer="yes", rounds=2, team="on")
    assert written_options(chosen) == given
    assert written_options(Some()) == {}


def test_readings_and_what_was_mended_are_told_apart() -> None:
    found = {option.key: (option.reading, option.past) for option in declared_options(Some)}
    assert (found["team"], found["last"], found["pile"]) == ((False, False), (True, False), (False, True))


def test_the_next_match_keeps_its_readings_but_not_what_was_mended() -> None:
    chosen = read_options(Some, "first", {"last": "casts", "pile": "closed"})
    assert written_options(chosen) == {"last": "casts", "pile": "closed"}
    assert lasting_options(chosen) == {"last": "casts"}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"fats": "yes"}, "option-unknown"),
        ({"fast": "true"}, "option-value"),
        ({"rounds": "5"}, "option-value"),
        ({"team": "on"}, "option-edition"),
    ],
)
def test_what_cannot_be_used_is_told(given: dict[str, str], code: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_options(Some, "first", given)
    assert caught.value.code == code
