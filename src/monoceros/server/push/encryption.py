"""A message only one device can read (RFC 8291), and the signature that says whose it is (RFC 8292).

A push service carries messages between strangers: it sees to whom and how long one is, and nothing else. The
cryptography is all `cryptography`'s; what stands here is the order in which the two standards ask for it.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES = 65
SECRET_BYTES = 16
RECORD_BYTES = 4096
"""The length of a record; a message is one, and shorter."""
LAST_RECORD = b"\x02"
JWT_HEAD = {"typ": "JWT", "alg": "ES256"}


class DeviceKeys(NamedTuple):
    """What a browser gave us to write to it: its public key and a secret, both base64url."""

    p256dh: str
    auth: str


class ServerKey:
    """The key pair by which push services know this server."""

    def __init__(self, kept: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(unbase64(kept)), CURVE)
        self.public = to_base64(_point(self._private.public_key()))
        """What a browser is told, so that nobody else may write to it."""

    def authorization(self, audience: str, contact: str, until: int) -> str:
        """The header that says to the push service at an origin whose message this is, until a second."""
        claims = {"aud": audience, "exp": until, "sub": contact}
        signed = ".".join(to_base64(msgspec.json.encode(part)) for part in (JWT_HEAD, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_server_key() -> str:
    """A fresh private key, as it is kept."""
    return to_base64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def readable_keys(keys: DeviceKeys) -> bool:
    """Whether these can be the keys of a device: a point on the curve, and a secret of the right length."""
    try:
        _public(keys.p256dh)
        return len(unbase64(keys.auth)) == SECRET_BYTES
    except ValueError:
        return False


def encrypt(message: bytes, keys: DeviceKeys) -> bytes:
    """The body of a request that carries a message to a device."""
    return sealed(message, keys, ec.generate_private_key(CURVE), os.urandom(16))


def sealed(message: bytes, keys: DeviceKeys, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The same, with a key and a salt that must never be used again."""
    device = _public(keys.p256dh)
    ours, theirs = _point(own.public_key()), _point(device)
    shared = own.exchange(ec.ECDH(), device)
    secret = _derived(shared, unbase64(keys.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public(text: str) -> ec.EllipticCurvePublicKey:
    point = unbase64(text)
    if len(point) != POINT_BYTES:
        raise ValueError("not a point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(data: bytes) -> str:
    """Bytes as base64url without padding, as everything of web push is written."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    """The bytes of such a text; a `ValueError` where it is none."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
