"""What an operator watches, and nobody else: figures and health on a port of their own, or by a token."""

import asyncio
from collections.abc import Callable

import httpx
import pytest

from monoceros.core.mistakes import Mistake
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.watching import Watching
from tests.server.people import Person

Maker = Callable[..., Person]


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer wrong", "for-prometheus", "Basic for-prometheus"])
def test_figures_are_for_nobody_without_the_token(person: Maker, token: str) -> None:
    answer = person().http.get("/metrics", headers={"authorization": token})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_figures_are_for_whoever_has_the_token(person: Maker) -> None:
    answer = person().http.get("/metrics", headers={"authorization": "Bearer for-prometheus"})
    assert "monoceros_moves_total" in answer.text


def test_figures_and_health_on_a_port_of_their_own() -> None:
    async def story() -> None:
        well = True

        async def alive() -> None:
            if not well:
                raise TableProblem("storage")

        watching = Watching("127.0.0.1", 0, Metrics().page, alive)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{watching.port}", trust_env=False) as http:
            assert "monoceros_moves_total" in (await http.get("/metrics")).text
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/api/tables")).status_code == 404
            well = False
            assert (await http.get("/healthz")).status_code == 503
        with pytest.raises(Mistake, match="address-taken"):
            Watching("127.0.0.1", watching.port, Metrics().page, alive)
        await watching.close()

    asyncio.run(story())
