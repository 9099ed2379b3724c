"""Handing a message over: only to public addresses, within limits, and sealed as the standards say."""

import asyncio
import contextlib
import socket
import threading
import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from monoceros.server.push import delivery
from monoceros.server.push.delivery import Answer, Letter, deliver, is_public
from monoceros.server.push.encryption import DeviceKeys, sealed, to_base64, unbase64


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.5.5",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::1",
    ],
)
def test_addresses_nobody_writes_to(address: str) -> None:
    assert not is_public(address)


def test_addresses_anybody_may_be_asked_at() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    assert is_public("::ffff:93.184.215.14")


def letter(endpoint: str) -> Letter:
    return Letter(endpoint, "vapid t=a, k=b", "topic", b"body")


def test_a_name_that_leads_to_a_private_address_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def look_up(host: str, port: int) -> str:
        asked.append(host)
        return "127.0.0.1"

    async def post(*given: object) -> int:
        raise AssertionError("nobody may be asked there")

    monkeypatch.setattr(delivery, "_look_up", look_up)
    monkeypatch.setattr(delivery, "_post", post)
    answer = asyncio.run(deliver(letter("https://harmless.example.org/x"), anywhere=False))
    assert (answer, asked) == (Answer.FAILED, ["harmless.example.org"])


class Odd:
    """A server that says one thing to whoever comes first, or nothing."""

    def __init__(self, answer: bytes | None) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._answer = answer
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        line, _ = self._listener.accept()
        with line:
            if self._answer is not None:
                line.sendall(self._answer)
            # Until the other side has had enough.
            with contextlib.suppress(OSError):
                while line.recv(4096):
                    pass

    def close(self) -> None:
        self._thread.join(30)
        self._listener.close()


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 301 Moved\r\nLocation: http://127.0.0.1:1/\r\n\r\n",
        b"HTTP/1.1 429 Too Many\r\n\r\n",
        b"HTTP/1.1 500 Broken\r\n\r\n",
        b"nonsense\r\n",
        b"HTTP/1.1 abc\r\n",
        b"x" * 20_000,
    ],
)
def test_what_a_push_service_may_say_instead(answer: bytes) -> None:
    odd = Odd(answer)
    assert asyncio.run(deliver(letter(f"http://127.0.0.1:{odd.port}/x"), anywhere=True)) is Answer.FAILED
    odd.close()


def test_a_push_service_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "ANSWER_SECONDS", 0.3)
    odd = Odd(None)
    begin = time.monotonic()
    assert asyncio.run(deliver(letter(f"http://127.0.0.1:{odd.port}/x"), anywhere=True)) is Answer.FAILED
    assert time.monotonic() - begin < 5
    odd.close()
    assert asyncio.run(deliver(letter(f"http://127.0.0.1:{odd.port}/x"), anywhere=True)) is Answer.FAILED


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(unbase64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    keys = DeviceKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = sealed(b"When I grow up, I want to be a watermelon", keys, own, unbase64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
