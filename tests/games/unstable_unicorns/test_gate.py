"""The gate that falls off an empty stable."""

import pytest

from tests.games.unstable_unicorns.story import Herd


@pytest.mark.rule("unstable-unicorns.special.gate")
def test_the_gate_falls_off_at_once_in_anybodys_turn(herd: Herd) -> None:
    herd.stable("A", "gate_left_open basic_toast").stable("B", "rocking_horse").turn("B")
    herd.uses("B", "rocking_horse")
    assert herd.in_stable("A") == []
    assert herd.discarded()[-1] == "gate_left_open"
    (shut,) = herd.events("shut")
    assert shut.params["seat"] == 0
    assert shut.clause == "unstable-unicorns.special.gate"
