"""The server put together."""

from __future__ import annotations

import errno
import gc
import logging
import signal
import socket as network
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ..core.errors import BadInput, Refused
from . import anew, tallies
from .accounts import Accounts
from .calling import Calling
from .computers import Computers, elsewhere_of
from .conduct import heed_on
from .hall import Hall
from .headers import Headers
from .http import (
    PROTOCOL,
    Services,
    address_of,
    check_host,
    check_origin,
    mount,
    path_part,
    problem_response,
    sender,
)
from .limits import Allowance, Allowances, ConnectionLimit, burst
from .lines import BACKLOG, RequestLine, SocketLine, limit_of_lines, make_room
from .logs import configure
from .lookback import Lookback
from .mail import mail_server_of
from .meeting import Meeting
from .old_games import enter_on
from .page import page_routes
from .peers import peers_of
from .puzzles import Puzzles
from .retention import remove_on
from .reviews import Reviews
from .rounds import Rounds
from .routes import ROUTES
from .routes.metrics import METRICS
from .settings import Settings
from .sockets import serve_socket
from .store import Store, Unavailable, file_of, held, open_engine
from .table import refused
from .tasks import Tasks
from .use import Use
from .waiting import WaitingRoom
from .workers import Workers

VISITORS = 10  # seconds' worth of the page's files that may come at once: those of a class that opens it together
GOODBYE = 5  # seconds that connections have to end
GC_THRESHOLD = 10_000  # new objects until garbage is collected; with Python's 700 all wait often, for next to nothing

log = logging.getLogger(__name__)


def build(settings: Settings) -> Starlette:
    """The application; its database is opened when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        services = opened(settings)
        app.state.services = services
        pages = page_routes(lambda request: services.files.take(address_of(request, settings)))
        routes = [*ROUTES, METRICS] if settings.metrics else ROUTES
        app.router.routes.extend([*mount(services, routes), *pages])
        aside = Tasks()
        await meet_others(services, aside)
        services.hall.open()
        look_after(services, aside)
        try:
            yield
        finally:
            await close(services, aside)

    async def socket(socket: WebSocket) -> None:
        services: Services = socket.app.state.services
        address = address_of(socket, settings)
        if not services.requests.take(address) or not services.connections.enter(address):
            await socket.send_denial_response(problem_response(refused("too-many")))
            return
        try:
            check_host(socket, settings)
            check_origin(socket, settings)
            person = await sender(socket, services)
            if person is None:
                raise refused("unauthorised")
            if person.banned:
                raise refused("banned")
            person = person._replace(address=address)
            desk = await services.hall.desk(path_part(socket, "table"))
        except (Refused, Unavailable) as problem:
            await socket.send_denial_response(problem_response(problem))
        except Exception:
            log.exception("our fault", extra={"route": "a socket"})
            await socket.send_denial_response(problem_response(refused("our-fault")))
        else:
            log.debug("answered", extra={"route": "a socket", "status": 101})
            await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
            allowance = Allowance(settings.messages, burst(settings.messages))
            await serve_socket(socket, services.hall, desk, person, allowance)
        finally:
            services.connections.leave(address)

    app = Starlette(
        routes=[WebSocketRoute("/api/tables/{table}/socket", socket)],
        middleware=[Middleware(Headers, settings)],
        exception_handlers={HTTPException: not_found},
        lifespan=life,
    )
    app.router.redirect_slashes = False
    return app


def opened(settings: Settings) -> Services:
    """All that the routes work with, on an open database."""
    store = Store(open_engine(settings.database_url))
    hall = Hall(store, Computers(settings.player_processes, elsewhere=elsewhere_of(store)), peers_of(store))
    calling = Calling(store, settings)
    return Services(
        settings,
        store,
        hall,
        requests=Allowances(settings.requests, burst(settings.requests)),
        attempts=Allowances(settings.login_attempts, max(10.0, burst(settings.login_attempts))),
        files=Allowances(settings.files, VISITORS * settings.files),
        connections=ConnectionLimit(settings.connections, settings.connections_each),
        lines=limit_of_lines(settings),
        lookback=Lookback(),
        reviews=Reviews(store),
        accounts=Accounts(store),
        puzzles=Puzzles(store),
        waiting=WaitingRoom(hall),
        rounds=Rounds(hall),
        meeting=Meeting(hall, calling),
        calling=calling,
    )


def look_after(services: Services, aside: Tasks) -> None:
    """What goes on beside the tables as long as the server is there."""
    aside.begin(remove_on(services.store, services.hall, services.settings))
    aside.begin(heed_on(services.store, services.hall))
    aside.begin(enter_on(services.store))
    aside.begin(services.rounds.look_on())
    aside.begin(services.calling.call_on())
    if services.settings.metrics:
        aside.begin(tallies.watch_on())


async def close(services: Services, aside: Tasks) -> None:
    """End what is under way, and let go of the database."""
    await services.reviews.close()
    await services.waiting.close()
    services.lookback.close()
    await services.calling.close()
    await aside.end()
    await services.hall.close()
    services.store.close()


async def meet_others(services: Services, aside: Tasks) -> None:
    """The other processes of this server, if there are any: what is asked of all of them is limited together."""
    await services.hall.join_others()
    peers = services.hall.peers
    if peers.are_there:
        allowances = {"requests": services.requests, "attempts": services.attempts, "files": services.files}
        use = Use(peers, allowances, {"connections": services.connections, "lines": services.lines})
        services.hall.company.use = use
        aside.begin(use.tell_on())


async def not_found(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    response = problem_response(refused("no-page"))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response


class Server(uvicorn.Server):
    """Uvicorn's server, that says where it listens and, before it stops, goodbye."""

    def __init__(self, config: uvicorn.Config, app: Starlette, listening: Callable[[str], None]) -> None:
        super().__init__(config)
        self.app, self.listening = app, listening
        self.is_to_begin_anew = False

    def end_and_begin_anew(self) -> None:
        self.is_to_begin_anew = self.should_exit = True

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        if host in ("0.0.0.0", "::"):  # everywhere, so here, too
            host = "localhost"
        address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        log.info("listening", extra={"address": address})
        self.listening(address)

    async def shutdown(self, sockets: list[network.socket] | None = None) -> None:
        """Hang up first: a stream has no end of its own that could be waited for."""
        log.info("stopping")
        self.app.state.services.hall.say_goodbye()
        self.app.state.services.waiting.say_goodbye()
        await self.app.state.services.reviews.close()
        await super().shutdown(sockets)
        log.info("stopped")


def open_port(host: str, port: int) -> network.socket:
    """Where to listen, or BadInput that says what to do."""
    if found := anew.handed_on():
        return found
    try:
        family, *_, address = network.getaddrinfo(host, port, type=network.SOCK_STREAM, flags=network.AI_PASSIVE)[0]
        # Asked anew the socket knows that it is one of TCP, and only then asyncio sets TCP_NODELAY where it is wanted.
        return network.socket(fileno=network.create_server(address, family=family).detach())
    except (OSError, UnicodeError) as problem:
        where = {"host": host, "port": str(port)}
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            raise BadInput("port-in-use", **where) from None
        told = getattr(problem, "strerror", None) or str(problem)
        raise BadInput("no-listening", problem=told.partition(" (")[0], **where) from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)  # who reads the seeds knows all cards
    except OSError as problem:
        raise BadInput("bad-data-folder", folder=str(folder), problem=problem.strerror) from None


def serve(settings: Settings, listening: Callable[[str], None]) -> None:
    """Run until told to stop; `listening` is told the address."""
    make_room(settings)
    with ExitStack() as closing:
        port = closing.enter_context(open_port(settings.host, settings.port))
        if not settings.database:
            make_folder(settings.data)
        if file := file_of(settings.database_url):
            closing.enter_context(held(file))
        if settings.workers > 1 and file_of(settings.database_url):
            raise BadInput("workers-need-postgresql")
        mail_server_of(settings)
        open_engine(settings.database_url).dispose()  # here what is wrong with it can be said in one line
        configure()
        if settings.workers > 1:
            Workers(settings, port, listening).run()
        elif run_on(settings, port, listening):
            log.info("starting anew")
            anew.begin_anew(port)


def run_on(settings: Settings, port: network.socket, listening: Callable[[str], None]) -> bool:
    """Serve on a port in this process. Whether it is to be started anew."""
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(GC_THRESHOLD)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as good as Ctrl-C
    app = build(settings)
    server = Server(configuration(app, settings), app, listening)
    if settings.workers == 1:  # several are replaced by who looks after them
        anew.heed(server.end_and_begin_anew)
    with suppress(KeyboardInterrupt):  # which uvicorn raises once more when all is done
        server.run([port.dup()])  # which it closes in the end
        return server.is_to_begin_anew
    return False


def configuration(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        port=0,  # used where no socket is handed over
        http=RequestLine,
        ws=SocketLine,
        backlog=BACKLOG,
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
        proxy_headers=False,  # whom to believe is ours to say: http.address_of
        access_log=False,
        server_header=False,
        date_header=False,
        log_config=None,
        lifespan="on",
    )
