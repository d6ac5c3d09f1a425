"""The server put together."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import __version__
from ..core.errors import Refused
from .computers import Computers
from .hall import Hall
from .http import House, address_of, check_origin, mount, problem_response, sender
from .limits import Allowance, Allowances
from .logs import configure
from .openapi import describe
from .routes import ROUTES
from .settings import Settings
from .sockets import serve_socket
from .store import Store, Unavailable, open_engine
from .table import refused

BURST = 4.0  # seconds' worth that may come at once
GOODBYE = 5  # seconds that connections have to end

SAFETY = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

log = logging.getLogger(__name__)


def build(settings: Settings) -> Starlette:
    """The application; its database is opened when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = Store(open_engine(settings.database_url))
        hall = Hall(store, Computers(settings.lanes))
        house = House(
            settings,
            store,
            hall,
            Allowances(settings.requests, settings.requests * BURST),
            Allowances(settings.knocks, max(10.0, settings.knocks * BURST)),
        )
        app.state.house = house
        app.router.routes.extend(mount(house, ROUTES))
        hall.open()
        try:
            yield
        finally:
            await hall.close()
            store.close()

    connected: Counter[str] = Counter()

    async def socket(socket: WebSocket) -> None:
        house: House = socket.app.state.house
        address = address_of(socket, settings)
        full = connected.total() >= settings.connections or connected[address] >= settings.connections_each
        connected[address] += 1
        try:
            if full:
                raise refused("too-many")
            check_origin(socket, settings)
            person = await sender(socket, house)
            if person is None:
                raise refused("unauthorised")
            desk = await house.hall.desk(socket.path_params["table"])
        except (Refused, Unavailable) as problem:
            await socket.send_denial_response(problem_response(problem))
            return
        else:
            await socket.accept()
            allowance = Allowance(settings.messages, settings.messages * BURST)
            await serve_socket(socket, house.hall, desk, person, allowance)
        finally:
            connected[address] -= 1
            if connected[address] == 0:
                del connected[address]

    document = describe(ROUTES, __version__)

    async def openapi(request: Request) -> Response:
        return JSONResponse(document)

    return Starlette(
        routes=[
            Route("/api/openapi.json", openapi),
            WebSocketRoute("/api/tables/{table}/socket", socket),
        ],
        middleware=[Middleware(Safe)],
        exception_handlers={HTTPException: not_found, Exception: our_fault},
        lifespan=life,
    )


class Safe:
    """Every answer forbids what no page of ours needs."""

    def __init__(self, app: Callable[..., Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def safer(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(name.lower().encode(), value.encode()) for name, value in SAFETY.items()]
            await send(message)

        await self.app(scope, receive, safer)


async def not_found(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    response = problem_response(refused("no-page"))
    response.status_code = problem.status_code
    return response


async def our_fault(request: Request, problem: Exception) -> Response:
    log.exception("our fault", exc_info=problem)
    response = problem_response(refused("our-fault"))
    response.status_code = 500
    return response


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    settings.data.mkdir(parents=True, exist_ok=True)
    configure()
    uvicorn.run(
        build(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
        access_log=False,
        server_header=False,
        date_header=False,
        log_config=None,
        lifespan="on",
    )
