"""By which name and which scheme a server is reached, and what it tells browsers of that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from shoal.server.settings import Settings

from .client import PATIENCE, Person, Seat
from .running import running
from .test_http import denied, key

pytestmark = pytest.mark.anyio

HTTPS = {"X-Forwarded-Proto": "https"}
HSTS = "strict-transport-security"


@pytest.fixture
def proxied(settings: Settings) -> Iterator[httpx.Client]:
    """To a server behind a proxy of ours, which says what we let it say."""
    with running(replace(settings, proxy=True)) as server, httpx.Client(base_url=server, timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize(
    ("told", "scheme", "is_own"),
    [
        ("https", "https", True),
        ("https", "http", False),
        ("http", "http", True),
        ("http", "https", False),
        ("wss", "https", True),
        ("https, http", "https", False),
        (None, "http", True),
        (None, "https", True),
        (None, "ftp", False),
    ],
)
def test_a_page_is_ours_by_the_scheme_that_our_proxy_tells(
    told: str | None, scheme: str, is_own: bool, proxied: httpx.Client
) -> None:
    headers = {"Origin": f"{scheme}://{proxied.base_url.netloc.decode()}"} | (
        {"X-Forwarded-Proto": told} if told else {}
    )
    answer = proxied.post("/api/guests", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == (201 if is_own else 403)


def test_who_comes_by_https_is_to_come_so_again(proxied: httpx.Client, settings: Settings) -> None:
    for path in ("/", "/health", "/api/me", "/nothing"):
        assert proxied.get(path, headers=HTTPS).headers[HSTS] == "max-age=31536000"
        assert HSTS not in proxied.get(path).headers
    with running(settings) as server:
        assert HSTS not in httpx.get(f"{server}/health", headers=HTTPS, timeout=PATIENCE).headers, (
            "anybody could say so"
        )


def test_nothing_from_elsewhere_gets_into_a_page(proxied: httpx.Client) -> None:
    policy = dict(part.split(maxsplit=1) for part in proxied.get("/").headers["content-security-policy"].split("; "))
    assert policy == {
        "default-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
        "object-src": "'none'",
    }


async def test_a_server_that_has_names_answers_to_no_other(settings: Settings) -> None:
    with running(replace(settings, hosts=("Fish.example", "::1"))) as server:
        async with httpx.AsyncClient(base_url=server, timeout=PATIENCE) as http:
            for name in ("fish.example", "fish.example:8000", "FISH.example", "[::1]:8000"):
                assert (await http.get("/api/games", headers={"Host": name})).status_code == 200
            for name in (
                "127.0.0.1",
                "evil.example",
                "fish.example.evil.example",
                "",
                "[",
                "fish.example@evil.example",
            ):
                assert key(await http.get("/api/games", headers={"Host": name})) == (421, "other-host")
            for path in ("/health", "/"):
                assert (await http.get(path, headers={"Host": "evil.example"})).status_code == 200
            me = (await http.post("/api/guests", json={"name": "Ada"}, headers={"Host": "fish.example"})).json()
        ada = Person(server, me)
        assert await denied(ada, "any") == (421, "other-host")


async def test_a_server_without_names_answers_to_any(server: str) -> None:
    ada = await Person.new(server)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert (await ada.ask("GET", "/api/me", headers={"Host": "whatever.example"})).status_code == 200
    async with ada.socket(table) as line:
        await Seat(line).receive("table")
