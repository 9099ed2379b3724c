"""Bots with a network: fair, and clear about what they need."""

import sys
from pathlib import Path

import pytest

from examples import add_a_bot, evaluate
from monoceros.bots.ladder import check_bot, make_bot
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES

HILO = GAMES["hilo"]
TINY = f"onnx:{Path(__file__).with_name('tiny-hilo-2.onnx')}"
"""A network nobody has trained: small, and as good as any to see whether one is asked fairly."""


def test_strangers_cannot_name_networks() -> None:
    for name in (TINY, "network"):
        check_bot(HILO, name, files=True)
        with pytest.raises(Mistake, match="bot-unknown"):
            check_bot(HILO, name)


def test_a_missing_or_broken_network_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="network-missing"):
        make_bot(HILO, "onnx:nowhere.onnx", HILO.setup(2))
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"not a network")
    with pytest.raises(Mistake, match="network-broken"):
        make_bot(HILO, f"onnx:{broken}", HILO.setup(2))


def test_without_the_runtime_a_mistake_tells_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    for name in (TINY, "network"):
        with pytest.raises(Mistake, match="network-extra"):
            make_bot(HILO, name, HILO.setup(2))


def test_the_examples_run() -> None:
    share, error = evaluate.evaluate("hilo", "skilled", "random", 10)
    assert share > 0.5
    assert error < 0.5
    assert 0 <= add_a_bot.main(4) <= 4


def test_a_network_for_another_table_is_a_mistake() -> None:
    for name in (TINY, "network"):
        with pytest.raises(Mistake, match="network-table"):
            make_bot(HILO, name, HILO.setup(3))


def test_a_network_is_tried_before_it_plays(tmp_path: Path) -> None:
    """What it says of its sizes fits this table, but it only takes two rows at a time."""
    whole = Path(TINY.removeprefix("onnx:")).read_bytes()
    any_number, two = b"\x12\x07matches", b"\x08\x82" + b"\x80" * 6 + b"\x00"
    assert whole.count(any_number) == 2
    pairs = tmp_path / "pairs.onnx"
    pairs.write_bytes(whole.replace(any_number, two))
    with pytest.raises(Mistake, match="network-table"):
        make_bot(HILO, f"onnx:{pairs}", HILO.setup(2))


def test_a_game_may_have_no_network_of_its_own() -> None:
    with pytest.raises(Mistake, match="network-none"):
        check_bot(GAMES["unstable-unicorns"], "network", files=True)


def test_the_network_of_hilo_is_small_and_has_learned() -> None:
    file = HILO.network()
    assert file is not None
    assert file.stat().st_size < 1_000_000
    assert evaluate.evaluate("hilo", "network", "random", 20)[0] > 0.9
    assert evaluate.evaluate("hilo", "network", "casual", 60)[0] > 0.5


@pytest.mark.parametrize("name", [TINY, "network"])
def test_a_network_decides_the_same_in_worlds_its_seat_cannot_tell_apart(name: str) -> None:
    setup = HILO.setup(2)
    bot = make_bot(HILO, name, setup)
    state = HILO.new(setup, Rng(4))
    rng = Rng(4)
    while state.to_act:
        seat = int(state.decider())
        action = bot.choose(state.as_known(seat), seat, Rng(1))
        world = state.determinize(seat, rng)
        assert bot.choose(world.as_known(seat), seat, Rng(2)) == action
        state.play(seat, action if state.n < 200 else state.pick(seat, rng))
