"""On Ray the results are those of this machine."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import grpc
import pytest
from polars.testing import assert_frame_equal

from monoceros.core.installation import need
from monoceros.core.mistakes import Mistake
from monoceros.lab.cluster import check_address, over_ray
from monoceros.lab.results import simulated
from monoceros.lab.simulate import Plan, Worker
from tests.lab.on_ray import on_ray

PLAN = Plan("hilo", "de", 2, {}, ["heuristic", "random"], 60, 7, unhurried=True)


@pytest.mark.filterwarnings("ignore:.*:ResourceWarning", "ignore:.*:FutureWarning")
def test_a_run_on_ray_keeps_what_a_run_here_keeps(tmp_path: Path) -> None:
    here = simulated(PLAN, tmp_path / "here")
    there = on_ray(lambda: simulated(PLAN, tmp_path / "there", jobs=2, on="ray"))
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
    assert caught.value.params == {"module": "ray", "extra": "ray", "command": "make setup"}


class Doorkeeper(grpc.GenericRpcHandler):  # type: ignore[misc]  # grpc has no types
    """Answers everything as a cluster does that wants a token."""

    def service(self, handler_call_details: Any) -> Any:
        del handler_call_details

        def refuse(request: bytes, context: Any) -> bytes:
            del request
            context.abort(grpc.StatusCode.UNAUTHENTICATED, "Invalid or missing authentication token")
            return b""

        return grpc.unary_unary_rpc_method_handler(refuse)


@pytest.mark.filterwarnings("ignore:Ray Client connection timed out")
def test_a_cluster_that_refuses_is_told_from_one_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("INITIAL_TIMEOUT_SEC", "MAX_TIMEOUT_SEC"):
        monkeypatch.setattr(f"ray.util.client.worker.{name}", 0.1)
    with ThreadPoolExecutor(2) as threads:
        server = grpc.server(threads)
        server.add_generic_rpc_handlers((Doorkeeper(),))
        port = server.add_insecure_port("127.0.0.1:0")
        server.start()
        try:
            assert failure(f"ray://127.0.0.1:{port}") == "ray-refused"
        finally:
            server.stop(None).wait()
    assert failure(f"ray://127.0.0.1:{port}") == "ray-unreachable"


def failure(on: str) -> str:
    """The code of what goes wrong when a run is sent there."""
    with pytest.raises(Mistake) as caught:
        list(over_ray(PLAN, Worker.play_some, PLAN.chunks(30), on, 1))
    return caught.value.code
