"""On Ray the results are those of this machine."""

import sys
from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from monoceros.core.mistakes import Mistake
from monoceros.lab.cluster import check_address
from monoceros.lab.extras import need
from monoceros.lab.results import simulated
from monoceros.lab.simulate import Plan

PLAN = Plan("hilo", "de", 2, {}, ["heuristic", "random"], 60, 7, unhurried=True)


@pytest.mark.filterwarnings("ignore:.*:ResourceWarning", "ignore:.*:FutureWarning")
def test_a_run_on_ray_keeps_what_a_run_here_keeps(tmp_path: Path) -> None:
    here = simulated(PLAN, tmp_path / "here")
    try:
        there = simulated(PLAN, tmp_path / "there", jobs=2, on="ray")
    except Mistake as mistake:
        if mistake.code != "ray-unreachable":
            raise
        pytest.skip(f"Ray itself does not start on this machine now: {mistake.params['problem']}")
    for table in ("games", "parts", "cards"):
        assert_frame_equal(here.table(table), there.table(table))


def test_only_ray_is_somewhere_to_run() -> None:
    check_address("")
    check_address("ray://head:10001")
    for on in ("spark", "ray:", "ray://"):
        with pytest.raises(Mistake) as caught:
            check_address(on)
        assert caught.value.code == "on-unknown"


def test_a_cluster_elsewhere_can_be_talked_to() -> None:
    """`ray://` is spoken by Ray's client, which plain Ray does not bring along."""
    need("grpc", "ray")


def test_what_is_not_installed_is_told_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake) as caught:
        need("ray", "ray")
    assert caught.value.params == {"module": "ray", "extra": "ray"}
