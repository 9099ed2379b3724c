"""Starting a server: which addresses are told to whom."""

from collections.abc import Callable
from socket import socket

import pytest

from monoceros.server.settings import Settings
from tests.cli.conftest import Monoceros


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is ready at once, and closed again."""

    def run(settings: Settings, listener: socket, level: str, ready: Callable[[], None]) -> None:
        del settings, level
        ready()
        listener.close()

    monkeypatch.setattr("monoceros.server.run.run", run)


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("network", ["192.168.1.7", None])
def test_an_open_house_tells_the_address_for_others(
    monoceros: Monoceros, monkeypatch: pytest.MonkeyPatch, network: str | None
) -> None:
    monkeypatch.setattr("monoceros.cli.serve._network_address", lambda: network)
    first, *more = monoceros("serve", "--no-open", "--host", "0.0.0.0", "--port", "0").out.splitlines()
    assert first.startswith("Monoceros is ready: http://localhost:")
    port = first.rpartition(":")[2]
    assert more == ([f"For others on your network: http://{network}:{port}"] if network else [])


@pytest.mark.usefixtures("ready")
def test_a_server_for_this_machine_tells_one_address(monoceros: Monoceros) -> None:
    assert len(monoceros("serve", "--no-open", "--port", "0").out.splitlines()) == 1
