"""HTTP: who asks, may they, what do they ask. A route says what it takes and gives, and openapi.py repeats it."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route as StarletteRoute

from ..core.errors import BadInput, Refused, ShoalError
from . import people, tallies, wire
from .accounts import Accounts
from .calling import Calling
from .hall import Hall
from .limits import Allowances, ConnectionLimit
from .lookback import Lookback
from .meeting import Meeting
from .people import Person
from .puzzles import Puzzles
from .reviews import Reviews
from .rounds import Rounds
from .settings import Settings
from .sockets import refusal
from .store import Conflict, Store, Unavailable
from .table import WORDS, refused
from .waiting import WaitingRoom

COOKIE = "shoal"
LINES = "application/x-ndjson"  # JSON, a line after the other
PROTOCOL, TOKEN = "shoal", "token."  # what the page calls its sockets, and the token of who shares a device
AGE = 400 * 86400  # seconds that a browser keeps the cookie, the most it does
SAFE = ("GET", "HEAD")
PAUSE = 0.2  # seconds before somebody hears that they ask too much: else refusing alone would keep the server busy

STATUS = {
    "unauthorised": HTTPStatus.UNAUTHORIZED,
    "wrong-password": HTTPStatus.UNAUTHORIZED,
    "wrong-recovery": HTTPStatus.UNAUTHORIZED,
    "wrong-passkey": HTTPStatus.UNAUTHORIZED,
    "passkey-needed": HTTPStatus.UNAUTHORIZED,
    "foreign": HTTPStatus.FORBIDDEN,
    "other-host": HTTPStatus.MISDIRECTED_REQUEST,
    "private": HTTPStatus.FORBIDDEN,
    "removed": HTTPStatus.FORBIDDEN,
    "banned": HTTPStatus.FORBIDDEN,
    "silenced": HTTPStatus.FORBIDDEN,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "only-the-host": HTTPStatus.FORBIDDEN,
    "only-the-clubs-host": HTTPStatus.FORBIDDEN,
    "no-seat": HTTPStatus.FORBIDDEN,
    "still-running": HTTPStatus.FORBIDDEN,
    "no-table": HTTPStatus.NOT_FOUND,
    "no-mail-link": HTTPStatus.NOT_FOUND,
    "no-session": HTTPStatus.NOT_FOUND,
    "no-code": HTTPStatus.NOT_FOUND,
    "no-profile": HTTPStatus.NOT_FOUND,
    "no-passkey": HTTPStatus.NOT_FOUND,
    "no-puzzle": HTTPStatus.NOT_FOUND,
    "no-club": HTTPStatus.NOT_FOUND,
    "no-club-code": HTTPStatus.NOT_FOUND,
    "no-tournament": HTTPStatus.NOT_FOUND,
    "no-page": HTTPStatus.NOT_FOUND,
    "too-large-body": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "no-json-body": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "no-message": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-query": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "our-fault": HTTPStatus.INTERNAL_SERVER_ERROR,
    "unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
}


HEADERS = {
    HTTPStatus.UNAUTHORIZED: {"WWW-Authenticate": "Bearer"},
    HTTPStatus.TOO_MANY_REQUESTS: {"Retry-After": "2"},
    HTTPStatus.SERVICE_UNAVAILABLE: {"Retry-After": "2"},
}


@dataclass
class Services:
    """All that the routes work with."""

    settings: Settings
    store: Store
    hall: Hall
    requests: Allowances  # any request, by address
    attempts: Allowances  # logins, new guests, codes: what might be guessed or flooded, by address
    files: Allowances  # of the page, by address
    connections: ConnectionLimit  # sockets and streams
    reviews: Reviews
    lines: ConnectionLimit  # all lines, whatever is said on them
    lookback: Lookback
    accounts: Accounts
    puzzles: Puzzles
    waiting: WaitingRoom
    rounds: Rounds
    meeting: Meeting
    calling: Calling


@dataclass
class Call:
    """A request whose sender is known and whose body is read."""

    services: Services
    request: Request
    known: Person | None
    body: Any
    query: Any

    @property
    def person(self) -> Person:
        if self.known is None:
            raise refused("unauthorised")
        return self.known

    @property
    def address(self) -> str:
        return address_of(self.request, self.services.settings)

    def path(self, name: str) -> str:
        return path_part(self.request, name)


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    handler: Callable[[Call], Awaitable[Any]]
    body: Any = None
    query: Any = None
    answer: Any = None
    status: int = HTTPStatus.OK
    private: bool = True  # only for who is known
    is_attempt: bool = False
    needs_body: bool = True
    media: str = "application/json"


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent: no other fields than those named."""


Endpoint = Callable[[Request], Awaitable[Response]]

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


def mount(services: Services, routes: list[Route]) -> list[StarletteRoute]:
    endpoints: dict[str, dict[str, Endpoint]] = {}
    for route in routes:
        endpoints.setdefault(route.path, {})[route.method] = endpoint(services, route)
    return [StarletteRoute(path, by_method(found), methods=list(found)) for path, found in endpoints.items()]


def by_method(endpoints: dict[str, Endpoint]) -> Endpoint:
    async def answer(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return answer


def endpoint(services: Services, route: Route) -> Endpoint:
    name = f"{route.method} {route.path}"

    async def answer(request: Request) -> Response:
        try:
            with tallies.routes[name].timed():
                response = response_of(route, await route.handler(await call(services, route, request)))
        except ClientDisconnect:
            response = Response()  # which nobody hears
        except (ShoalError, Unavailable, Conflict) as problem:
            response = problem_response(problem)
        except Exception:
            log.exception("our fault", extra={"route": name})
            response = problem_response(refused("our-fault"))
        response.headers["Cache-Control"] = "no-store"
        log.debug("answered", extra={"route": name, "status": response.status_code})
        return response

    return answer


def response_of(route: Route, found: Any) -> Response:
    if isinstance(found, Response):
        return found
    content = b"" if found is None else encode(found)
    return Response(content, route.status, media_type=route.media if content else None)


async def call(services: Services, route: Route, request: Request) -> Call:
    """Check who asks, whether they may ask so often and from there, and read what they ask."""
    address = address_of(request, services.settings)
    if not services.requests.take(address) or (route.is_attempt and not services.attempts.take(address)):
        await asyncio.sleep(PAUSE)
        raise refused("too-many")
    check_host(request, services.settings)
    check_origin(request, services.settings)
    known = await sender(request, services)
    if known and known.banned:
        if route.private or route.is_attempt:  # nor do they come as somebody else from the same browser
            raise refused("banned")
        known = None
    if route.private and known is None:
        raise refused("unauthorised")
    known = known and known._replace(address=address)
    query = read_query(request, route.query) if route.query else None
    has_body = route.body is not None and (route.needs_body or "content-type" in request.headers)
    body = await read_body(request, route.body, services.settings) if has_body else None
    return Call(services, request, known, body, query)


def address_of(request: Any, settings: Settings) -> str:
    """The address a request comes from; behind our own proxy, the last one in X-Forwarded-For."""
    told = last_told(request, settings, "x-forwarded-for")
    found = without_port(told) if told else None
    return limited_as(found or (request.client.host if request.client else "?"))


def last_told(request: Any, settings: Settings, header: str) -> str:
    """The last entry of a list of our own proxy, which may be in several lines: what is before it anybody can say."""
    told: list[str] = request.headers.getlist(header) if settings.proxy else []
    return ",".join(told).rpartition(",")[2].strip()


def without_port(told: str) -> str | None:
    """The address in `192.0.2.7:4711`, `[2001:db8::7]:4711` or as it is; None if that is none."""
    bracketed = re.fullmatch(r"\[(.+)](:\d+)?", told)
    address = bracketed[1] if bracketed else told.partition(":")[0] if told.count(":") == 1 else told
    try:
        return str(ipaddress.ip_address(address.partition("%")[0]))
    except ValueError:
        return None


def limited_as(address: str) -> str:
    """What limits count as one address: with IPv6 a /64 network, since everybody has one of those."""
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))


def scheme_of(request: Any, settings: Settings) -> str:
    """`http` or `https`, as our own proxy says; empty if nobody does."""
    told = last_told(request, settings, "x-forwarded-proto").lower()
    return {"ws": "http", "wss": "https"}.get(told, told)


def path_part(request: Any, name: str) -> str:
    """An id in the path. One with a NUL is in no database, and PostgreSQL would not even look for it."""
    found: str = request.path_params[name]
    if "\0" in found:
        raise refused("no-page")
    return found


def check_origin(request: Any, settings: Settings) -> None:
    """A page from elsewhere may not act in the name of somebody who is logged in here.

    Browsers name the origin with whatever can change something. Programs send none, and no cookie either.
    """
    unsafe = request.scope["type"] == "websocket" or request.method not in SAFE
    origin = request.headers.get("origin")
    if not unsafe or (origin is None and COOKIE not in request.cookies):
        return
    if origin is None or not is_own(origin, request, settings):
        raise refused("foreign")


def is_own(origin: str, request: Any, settings: Settings) -> bool:
    """Whether a page is ours: from the same host, and by the same scheme where our proxy says which one that is."""
    if settings.origins:
        return origin in settings.origins
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    schemes = (scheme_of(request, settings),) if scheme_of(request, settings) else ("http", "https")
    return found.scheme in schemes and found.netloc == request.headers.get("host")


def check_host(request: Any, settings: Settings) -> None:
    """Some pages from elsewhere let their own name lead to us, to be taken for ours: `hosts` are the right ones."""
    if not settings.hosts or not request.url.path.startswith("/api/"):
        return
    try:
        name = urlsplit("//" + request.headers.get("host", "")).hostname
    except ValueError:
        name = None
    if name not in map(str.lower, settings.hosts):
        raise refused("other-host")


async def sender(request: Any, services: Services) -> Person | None:
    """Who asks, by the token in the Authorization header, among the protocols of a socket, or in the cookie.

    A browser can't send that header with a socket, and has one cookie for all who share a device.
    """
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = token_among(request.scope.get("subprotocols", ())) or request.cookies.get(COOKIE, "")
    if not re.fullmatch(r"[A-Za-z0-9_-]{43}", token):
        return None
    return await people.person_of(services.store, token)


def token_among(protocols: Iterable[str]) -> str:
    """The token that a page offers beside the protocol's own name."""
    offered = [name.removeprefix(TOKEN) for name in protocols if name.startswith(TOKEN)]
    return offered[0] if offered and PROTOCOL in protocols else ""


def read_query(request: Request, kind: Any) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("bad-query", WORDS, problem=str(problem)) from None


async def read_body(request: Request, kind: Any, settings: Settings) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refused("no-json-body")
    content = b""
    async for part in request.stream():
        content += part
        if len(content) > settings.body_limit:
            raise refused("too-large-body", most=settings.body_limit)
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("no-message", WORDS, problem=str(problem)) from None


def problem_response(problem: ShoalError | Unavailable | Conflict) -> Response:
    if isinstance(problem, Conflict):
        problem = refused("conflict")
    told: wire.Refusal = refusal(problem, None)
    usual = HTTPStatus.UNPROCESSABLE_ENTITY if isinstance(problem, BadInput) else HTTPStatus.CONFLICT
    status = STATUS.get(told.key, usual)
    return Response(encode(told), status, HEADERS.get(status), "application/json")


def with_cookie(call: Call, content: Any, token: str, status: int) -> Response:
    """An answer that makes the browser remember who it is."""
    response = Response(encode(content), status, media_type="application/json")
    secure = scheme_of(call.request, call.services.settings) == "https"
    response.set_cookie(COOKIE, token, max_age=AGE, httponly=True, secure=secure, samesite="strict", path="/")
    return response


class CountedStream(StreamingResponse):
    """A stream, which counts as a connection while it lasts."""

    def __init__(self, call: Call, frames: AsyncIterator[bytes]) -> None:
        super().__init__(frames, media_type=LINES)
        self.call = call

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.call.services.connections.leave(self.call.address)
