"""A push service on this machine, and browsers that it delivers to: what is sent is checked and read as they do it."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from shoal.server import calling

from .client import Person, Seat

DAY = 86400
ADDRESS = "https://shoal.example.org"  # at which the server says it is reached
ROUNDS = 6  # looks in which nothing more may be sent


def in_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def in_text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def decrypted(body: bytes, key: EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """RFC 8188 and 8291 from the other end."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert 18 <= len(record) <= size <= 4096, "one record"
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))

    def derived(known: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(known)

    both = derived(shared, secret, b"WebPush: info\0" + point(key) + sender, 32)
    cipher = AESGCM(derived(both, salt, b"Content-Encoding: aes128gcm\0", 16))
    padded = cipher.decrypt(derived(both, salt, b"Content-Encoding: nonce\0", 12), record, None)
    content, end, padding = padded.rpartition(b"\x02")
    assert end and not padding.strip(b"\0")
    return content


def signed(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself, and its key, once its signature is found right (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(one.strip().split("=", 1) for one in rest.split(","))
    assert scheme == "vapid" and fields.keys() == {"t", "k"}
    said, _, signature = fields["t"].rpartition(".")
    head, content = (json.loads(in_bytes(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    halves = in_bytes(signature)
    assert len(halves) == 64
    found = encode_dss_signature(int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big"))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), in_bytes(fields["k"]))
    key.verify(found, said.encode(), ECDSA(SHA256()))
    return content, fields["k"]


class Got(NamedTuple):
    """What the service was sent."""

    browser: str
    headers: dict[str, str]
    said: dict[str, Any]  # by the server, of itself
    body: bytes


class Service:
    """Takes messages for browsers, and answers as a test wants it."""

    def __init__(self) -> None:
        self.url = "http://127.0.0.1:9"  # until it is there
        self.got: list[Got] = []
        self.asked = 0
        self.key: str | None = None  # by which its one server is known
        self.answers: dict[str, int | None] = {}  # by browser; None: not at all
        self.let_go = threading.Event()

    def hear(self, browser: str, headers: dict[str, str], body: bytes) -> int | None:
        self.asked += 1
        said, key = signed(headers["authorization"])
        assert said["aud"] == self.url and time.time() < said["exp"] < time.time() + DAY
        assert self.key in (None, key), "all processes of a server are one"
        self.key = key
        answer = self.answers.get(browser, 201)
        if answer == 201:
            self.got.append(Got(browser, headers, said, body))
        return answer


class Receiver(BaseHTTPRequestHandler):
    service: Service
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        body = self.rfile.read(int(headers["content-length"]))
        answer = self.service.hear(urlsplit(self.path).path.removeprefix("/push/"), headers, body)
        if answer is None:
            self.service.let_go.wait()
            self.close_connection = True
            return
        self.send_response(answer)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()
    kind = type("Here", (Receiver,), {"service": service})
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        server.daemon_threads = True
        service.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service.let_go.set()
            server.shutdown()
            thread.join()


class Browser:
    """One that has subscribed at the service."""

    def __init__(self, service: Service) -> None:
        self._key, self._secret = generate_private_key(SECP256R1()), secrets.token_bytes(16)
        self._service, self.name = service, secrets.token_hex(8)

    @property
    def subscription(self) -> dict[str, str]:
        """As it is told to the server."""
        keys = {"p256dh": in_text(point(self._key)), "auth": in_text(self._secret)}
        return {"endpoint": f"{self._service.url}/push/{self.name}?of=test", **keys}

    async def subscribe(self, person: Person, language: str = "en") -> None:
        answer = await person.ask("PUT", "/api/me/calls/push", self.subscription | {"language": language})
        assert answer.status_code == 204, answer.text

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All that was delivered."""
        return [json.loads(self.read(one)) for one in self._service.got if one.browser == self.name]

    def read(self, got: Got) -> bytes:
        return decrypted(got.body, self._key, self._secret)


async def called(person: Person, service: Service, language: str = "en") -> Browser:
    """A browser of somebody, who wants to be called."""
    browser = Browser(service)
    await browser.subscribe(person, language)
    return browser


async def quietly() -> None:
    """As long as it takes to be called once more, were there a reason."""
    await asyncio.sleep(ROUNDS * calling.LOOK)


async def version(person: Person, table: str) -> int:
    return int((await view_of(person, table))["version"])


async def view_of(person: Person, table: str) -> Any:
    """How a table stands for somebody."""
    async with person.socket(table) as line:
        return await Seat(line).receive("view")
