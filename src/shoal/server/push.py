"""Web push: what is sent to a browser's push service so that nobody but the browser can read it.

The service forwards bytes that are encrypted for the browser (RFC 8291, as one record of RFC 8188), and knows by a
signature that they come from the server to which the browser has subscribed (RFC 8292, VAPID). The curves, the cipher
and the hashes are those of `cryptography`; what the RFCs make of them is here.
"""

from __future__ import annotations

import base64
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
RECORD = 4096  # bytes of a record, of which there is one
MOST = 3000  # bytes of a message, which fit into one with whatever goes round it
VALID = 12 * 3600  # seconds that a signature holds; a day is the most
END_OF_LAST = b"\x02"


def in_text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def in_bytes(text: str) -> bytes:
    """What such a text stands for; ValueError if for nothing."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """The private half of a key for a server."""
    return generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def key_of(private: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(private, "big"), CURVE)


def check_point(public: bytes) -> None:
    """ValueError if that is no public key."""
    EllipticCurvePublicKey.from_encoded_point(CURVE, public)


def encrypted(
    content: bytes, public: bytes, secret: bytes, key: EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """What only the browser with this public key and this secret can read (RFC 8291)."""
    assert len(content) <= MOST
    key, salt = key or generate_private_key(CURVE), salt or secrets.token_bytes(16)
    ours = point_of(key)
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    known_to_both = derived(shared, secret, b"WebPush: info\0" + public + ours, 32)
    cipher = AESGCM(derived(known_to_both, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(known_to_both, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, content + END_OF_LAST, None)


def derived(known: bytes, salt: bytes, what_for: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, what_for).derive(known)


class Signer:
    """The server as push services know it."""

    def __init__(self, private: bytes, contact: str) -> None:
        self._key, self._contact = key_of(private), contact
        self.public = in_text(point_of(self._key))

    def authorization(self, endpoint: str, at: float) -> str:
        """That a message comes from us, whom a service may ask at our contact, for a header (RFC 8292)."""
        where = urlsplit(endpoint)
        said: dict[str, Any] = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(at) + VALID}
        if self._contact:
            said["sub"] = self._contact
        text = ".".join(in_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, said))
        halves = decode_dss_signature(self._key.sign(text.encode(), ECDSA(SHA256())))
        signature = b"".join(half.to_bytes(32, "big") for half in halves)
        return f"vapid t={text}.{in_text(signature)}, k={self.public}"
