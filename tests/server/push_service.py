"""A push service of our own, and devices that use it: it checks who writes, and reads what only a device can.

Nothing here is shared with the server: the message is opened by RFC 8291 from the device's side, and the
signature checked by RFC 8292 with the key the browser was told.
"""

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import Person
from tests.server.serving import wait_until


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def _hmac(key: bytes, message: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(message)
    return made.finalize()


class Device:
    """A browser's end: its keys, and what it was sent."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen letters!"
        self.endpoint = f"{service.address}/to/{name}"
        self.got: list[dict[str, Any]] = []
        self.heads: list[dict[str, str]] = []
        self.status = 201
        """What the push service answers to messages for this device."""

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": {"p256dh": text(self.point), "auth": text(self.secret)}}

    def read(self, body: bytes) -> dict[str, Any]:
        """Open a message (RFC 8291, section 3; RFC 8188, section 2)."""
        salt, length, theirs = body[:16], body[20], body[21:86]
        assert length == 65
        assert int.from_bytes(body[16:20], "big") >= len(body) - 86
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        first = _hmac(self.secret, self.key.exchange(ec.ECDH(), sender))
        material = _hmac(first, b"WebPush: info\0" + self.point + theirs + b"\x01")
        second = _hmac(salt, material)
        key = _hmac(second, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, body[86:], None).rstrip(b"\0")
        assert plain[-1:] == b"\x02"
        return dict(json.loads(plain[:-1]))

    def waits_for(self, count: int) -> dict[str, Any]:
        """The last of so many messages."""
        wait_until(lambda: len(self.got) >= count)
        return self.got[-1]


def signed_by(key: str, authorization: str, audience: str) -> dict[str, Any]:
    """The claims of an Authorization header, if they are signed with a key and meant for us (RFC 8292)."""
    scheme, _, words = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(word.strip().split("=", 1) for word in words.split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = data(signature)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = dict(json.loads(data(claims)))
    assert told["aud"] == audience
    assert time.time() < told["exp"] < time.time() + 86_400
    return told


class PushService:
    """A push service on a port of this machine."""

    def __init__(self) -> None:
        self.devices: dict[str, Device] = {}
        self.troubles: list[BaseException] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.take(self.path, dict(self.headers), body))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def device(self, name: str) -> Device:
        self.devices[f"/to/{name}"] = Device(self, name)
        return self.devices[f"/to/{name}"]

    def subscribes(self, person: Person, name: str) -> Device:
        """Let somebody's browser ask for messages to a new device."""
        device = self.device(name)
        answer = person.http.put("/api/me/notices/device", json=device.subscription)
        assert answer.status_code == 200, answer.text
        assert answer.json()["here"] is True
        return device

    def take(self, path: str, head: dict[str, str], body: bytes) -> int:
        device = self.devices.get(path)
        if device is None:
            return 404
        try:
            assert head["Content-Encoding"] == "aes128gcm"
            assert int(head["TTL"]) > 0
            device.heads.append(head)
            device.got.append(device.read(body))
        except BaseException as trouble:
            self.troubles.append(trouble)
            return 400
        return device.status

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
        assert self.troubles == []
