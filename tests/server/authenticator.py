"""An authenticator in software, with the browser around it: it makes keys and signs with them, as WebAuthn has it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, ATTESTED = 0x01, 0x40  # flags: somebody has touched it; a new key is with it


def in_text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Authenticator:
    """One key, for the site that it is made for."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self._key = generate_private_key(SECP256R1())
        self.count = 0  # of its signatures; those that are kept in several places count nothing

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What a browser answers that was asked for a new key."""
        numbers = self._key.public_key().public_numbers()
        x, y = (part.to_bytes(32, "big") for part in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        about = self._about(options["rp"]["id"], PRESENT | ATTESTED) + made
        content = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        return self._answer("webauthn.create", options, origin, attestationObject=in_text(content))

    def show(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What a browser answers that was asked to show the key."""
        about = self._about(options["rpId"], PRESENT)
        told = hashlib.sha256(self._told("webauthn.get", options, origin)).digest()
        signed = self._key.sign(about + told, ECDSA(SHA256()))
        return self._answer(
            "webauthn.get", options, origin, authenticatorData=in_text(about), signature=in_text(signed)
        )

    def _about(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _told(self, kind: str, options: dict[str, Any], origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()

    def _answer(self, kind: str, options: dict[str, Any], origin: str, **more: str) -> dict[str, Any]:
        answer = {"clientDataJSON": in_text(self._told(kind, options, origin)), **more}
        number = in_text(self.id)
        return {"id": number, "rawId": number, "type": "public-key", "response": answer}
