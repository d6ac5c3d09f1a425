"""What can be asked for over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, func, or_, select
from starlette.responses import Response, StreamingResponse

from .. import __version__
from ..bots.named import SECONDS
from ..core import record as records_of
from ..core.dealer import Shuffle, read_dealt, verify
from ..core.game import Game
from ..core.match import Match
from ..core.record import FORMAT, Result
from ..core.state import SPECTATOR
from ..games import all_games, game_of
from . import people, wire
from .analysis import Judged, judged
from .desk import Desk
from .http import COOKIE, Call, Route, with_cookie
from .lessons import Lesson, lesson_of
from .openapi import describe
from .schema import people as people_table
from .schema import records, seats, tables
from .sockets import stream
from .table import refused

PAGE = 50  # tables or records in one answer

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+" + wire.END)]
PageNumber = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


# -- What is sent and answered --


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent: no other fields than those named."""


class Guest(Body):
    name: wire.Name


class Account(Body):
    login: Login
    password: Password


class Passwords(Body):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Label(Body):
    label: wire.Name


class NewTable(Body):
    plan: wire.Plan


class GoOn(Body):
    """From which moment of a finished game to go on, so many entries from its beginning, and where."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: wire.Seat
    level: wire.Level = "medium"


class Me(msgspec.Struct):
    """Who somebody is. The token is only told once."""

    id: str
    name: str
    login: str | None
    token: str | None = None


class Hello(msgspec.Struct):
    """What a page wants to know first."""

    me: Me | None
    games: list[GameCard]


class Session(msgspec.Struct):
    id: str
    label: str
    since: float
    seen: float
    this: bool


class OptionCard(msgspec.Struct):
    name: str
    values: list[str]


class GameCard(msgspec.Struct):
    name: str
    title: str
    credit: str
    players: list[int]
    options: list[OptionCard]
    levels: list[str]


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    code: str | None
    game: str
    status: Literal["open", "running", "over"]
    names: list[str | None]  # of people, seat by seat
    plan: wire.Plan
    free: list[int]
    your_seat: int | None
    your_turn: bool
    touched: float
    result: Result | None  # of a game that is over


class Ended(msgspec.Struct):
    """All that a list wants to know of a record."""

    result: Result


class Found(msgspec.Struct):
    table: str


class Finished(msgspec.Struct):
    """A finished game in a list."""

    table: str
    game: str
    players: int
    at: float


class Step(msgspec.Struct):
    """A moment of a replay: the entry that led to it, what was told, who is to act, and how the table looks."""

    entry: dict[str, Any] | None
    events: list[wire.Told]
    to_act: list[int]
    picture: Any


class Replay(msgspec.Struct):
    seat: int | None
    steps: list[Step]


class Proof(msgspec.Struct):
    """All that is needed to check the shuffles of a finished game."""

    commitment: str
    seed: str
    nonces: list[str]
    shuffles: list[Shuffle]


class Health(msgspec.Struct):
    status: Literal["ok"]
    connections: int


class Page(Body):
    page: PageNumber = 0


class RecordPage(Page):
    game: Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[a-z-]*$")] = ""


class Whose(Body):
    seat: wire.Seat


class Eyes(Body):
    """Whose eyes: of a seat, of a spectator, or `all` seats' together."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    all: bool = False


class Seen(Body):
    seen: wire.Version | None = None


# -- People --


async def new_guest(call: Call) -> Response:
    person, token = await people.new_guest(call.house.store, call.body.name, label_of(call))
    return with_cookie(call, me_of(person, token), token, HTTPStatus.CREATED)


async def me(call: Call) -> Me:
    return me_of(call.person)


async def rename(call: Call) -> Me:
    await people.rename(call.house.store, call.person, call.body.name)
    call.house.hall.rename(call.person.id, call.body.name)
    return me_of(call.person._replace(name=call.body.name))


async def erase(call: Call) -> Response:
    await call.house.hall.forget(call.person)
    return logged_out()


async def register(call: Call) -> Me:
    await people.register(call.house.store, call.person, call.body.login, call.body.password)
    return me_of(call.person._replace(login=call.body.login))


async def log_in(call: Call) -> Response:
    person, token = await people.log_in(call.house.store, call.body.login, call.body.password, label_of(call))
    return with_cookie(call, me_of(person, token), token, HTTPStatus.CREATED)


async def change_password(call: Call) -> None:
    before = await people.sessions_of(call.house.store, call.person)
    await people.change_password(call.house.store, call.person, call.body.old, call.body.new)
    for session in before:
        if session.id != call.person.session:
            call.house.hall.hang_up(session.id)


async def sessions(call: Call) -> list[Session]:
    found = await people.sessions_of(call.house.store, call.person)
    return [Session(row.id, row.label, row.since, row.seen, row.id == call.person.session) for row in found]


async def new_session(call: Call) -> Me:
    person, token = await people.new_session(call.house.store, call.person, call.body.label)
    return me_of(person, token)


async def revoke(call: Call) -> Response:
    session = call.path("session")
    await people.revoke(call.house.store, call.person, session)
    call.house.hall.hang_up(session)
    return logged_out() if session == call.person.session else Response(status_code=HTTPStatus.NO_CONTENT)


def logged_out() -> Response:
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return response


def me_of(person: people.Person, token: str | None = None) -> Me:
    return Me(person.id, person.name, person.login, token)


def label_of(call: Call) -> str:
    return call.request.headers.get("user-agent", "browser")[:64] or "browser"


# -- Tables --


async def hello(call: Call) -> Hello:
    return Hello(me_of(call.known) if call.known else None, await games(call))


async def games(call: Call) -> list[GameCard]:
    return [card_of(game) for game in all_games()]


async def lesson(call: Call) -> Lesson:
    game = call.path("game")
    if game not in {one.name for one in all_games()}:
        raise refused("no-page")
    return await asyncio.to_thread(lesson_of, game)


def card_of(game: Game) -> GameCard:
    options = [OptionCard(name, list(option.values)) for name, option in game.options.items()]
    return GameCard(game.name, game.title, game.credit, list(game.players), options, list(SECONDS))


async def create(call: Call) -> wire.Table:
    await check_number(call)
    desk = await call.house.hall.create(call.person, call.body.plan)
    return info(call, desk)


async def check_number(call: Call) -> None:
    asked = select(func.count()).where(tables.c.host == call.person.id, tables.c.status != "over")
    if await call.house.store.read(lambda found: found.execute(asked).scalar_one()) >= call.house.settings.tables_each:
        raise refused("too-many-tables", most=call.house.settings.tables_each)


async def table(call: Call) -> wire.Table:
    desk = await call.house.hall.desk(call.path("table"))
    if not desk.table.may_see(call.person.id):
        raise refused("private")
    return info(call, desk)


def info(call: Call, desk: Desk) -> wire.Table:
    call.house.hall.know(call.person.id, call.person.name)
    return desk.table.info(call.person.id, call.house.hall.name)


async def by_code(call: Call) -> Found:
    asked = select(tables.c.id).where(tables.c.code == call.path("code").upper())
    found = await call.house.store.read(lambda connection: connection.execute(asked).scalar())
    if found is None:
        raise refused("no-code")
    return Found(found)


async def open_tables(call: Call) -> list[Listed]:
    wanted = (tables.c.visibility == "open") & (tables.c.status != "over")
    return await listed(call, wanted, call.query.page)


async def my_tables(call: Call) -> list[Listed]:
    mine = select(seats.c.table).where(seats.c.person == call.person.id)
    return await listed(call, or_(tables.c.id.in_(mine), tables.c.host == call.person.id), call.query.page)


async def listed(call: Call, wanted: Any, page: int) -> list[Listed]:
    """Tables, those touched last first."""

    def read(connection: Connection) -> list[Listed]:
        asked = select(tables).where(wanted).order_by(tables.c.touched.desc(), tables.c.id)
        rows = list(connection.execute(asked.limit(PAGE).offset(page * PAGE)))
        sitting = select(seats.c.table, seats.c.seat, seats.c.person, people_table.c.name).join(
            people_table, people_table.c.id == seats.c.person, isouter=True
        )
        sat = list(connection.execute(sitting.where(seats.c.table.in_([row.id for row in rows]))))
        kept = select(records.c.table, records.c.record).where(records.c.table.in_([row.id for row in rows]))
        ends = {found.table: msgspec.json.decode(found.record, type=Ended) for found in connection.execute(kept)}
        person = call.known.id if call.known else ""
        return [
            listed_row(row, [found for found in sat if found.table == row.id], ends.get(row.id), person) for row in rows
        ]

    return await call.house.store.read(read)


def listed_row(row: Any, sat: list[Any], end: Ended | None, person: str) -> Listed:
    plan = msgspec.json.decode(row.plan, type=wire.Plan)
    names: list[str | None] = [None] * len(plan.seats)
    for found in sat:
        names[found.seat] = found.name or people.GONE
    own = next((found.seat for found in sat if found.person == person), None)
    free = [seat for seat in range(len(plan.seats)) if row.free >> seat & 1]
    turn = own is not None and bool(row.owing >> own & 1)
    result = end.result if end else None
    return Listed(row.id, row.code, row.game, row.status, names, plan, free, own, turn, row.touched, result)


async def act(call: Call) -> Response:
    """The same messages as over the socket, one at a time: for programs."""
    desk = await call.house.hall.desk(call.path("table"))
    reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def tell(frame: bytes) -> None:
        if not reply.done():
            reply.set_result(frame)

    await call.house.hall.act(desk, call.person, call.body, tell)
    return Response(await reply, media_type="application/json")


async def follow(call: Call) -> Response:
    desk = await call.house.hall.desk(call.path("table"))
    if not desk.table.may_see(call.person.id):
        raise refused("private")
    if not call.house.room.enter(call.address):
        raise refused("too-many")
    return Following(call, stream(call.house.hall, desk, call.person, call.query.seen))


class Following(StreamingResponse):
    """A stream, which counts as a connection while it lasts."""

    def __init__(self, call: Call, frames: AsyncIterator[bytes]) -> None:
        super().__init__(frames, media_type="application/x-ndjson")
        self.call = call

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.call.house.room.leave(self.call.address)


# -- Finished games --


async def finished(call: Call) -> list[Finished]:
    asked = select(records.c.table, records.c.game, records.c.players, records.c.at).where(
        records.c.visibility == "open"
    )
    if call.query.game:
        asked = asked.where(records.c.game == call.query.game)
    asked = asked.order_by(records.c.at.desc(), records.c.table).limit(PAGE).offset(call.query.page * PAGE)
    return await call.house.store.read(lambda found: [Finished(*row) for row in found.execute(asked)])


async def finished_desk(call: Call) -> Desk:
    desk = await call.house.hall.desk(call.path("table"))
    if not desk.table.may_see(call.person.id):
        raise refused("private")
    if desk.table.status != "over":
        raise refused("still-running")
    return desk


async def record(call: Call) -> Response:
    desk = await finished_desk(call)
    text = records_of.write(desk.table.record(call.house.hall.name))
    name = f"{desk.table.game.name}-{desk.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/json")


async def analysis(call: Call) -> Response:
    """What a strong player thinks of somebody's moves, a line each, as it looks at them."""
    desk = await finished_desk(call)
    if call.query.seat >= desk.table.players:
        raise refused("no-such-seat-here", last=desk.table.players - 1)
    if not call.house.room.enter(call.address):
        raise refused("too-many")
    moves = judged(desk.table.record(call.house.hall.name), call.query.seat, call.house.hall.computers)
    return Following(call, (msgspec.json.encode(found) + b"\n" async for found in moves))


async def go_on(call: Call) -> wire.Table:
    await check_number(call)
    old = (await finished_desk(call)).table
    if call.body.seat >= old.players:
        raise refused("no-such-seat-here", last=old.players - 1)
    desk = await call.house.hall.go_on(call.person, old, call.body.step, call.body.seat, call.body.level)
    return info(call, desk)


async def proof(call: Call) -> Proof:
    desk = await finished_desk(call)
    if desk.table.branched:
        raise refused("no-proof")
    record, found = read_dealt(desk.table.record(call.house.hall.name))
    shuffles = await asyncio.to_thread(verify, desk.table.game, record, found)
    return Proof(found.commitment, found.seed, found.nonces, shuffles)


async def replay(call: Call) -> Replay:
    """The game step by step: of the own seat or as a spectator sees it, of every seat or all once it is over."""
    desk = await call.house.hall.desk(call.path("table"))
    table, seat, is_over = desk.table, call.query.seat, desk.table.status == "over"
    if not table.may_see(call.person.id):
        raise refused("private")
    if table.match is None:
        raise refused("not-begun")
    if seat is not None and seat >= table.players:
        raise refused("no-such-seat-here", last=table.players - 1)
    if not is_over and (call.query.all or seat not in (None, table.seat_of(call.person.id))):
        raise refused("still-running")
    eyes = [SPECTATOR, *range(table.players)] if call.query.all else [SPECTATOR if seat is None else seat]
    written = table.record(call.house.hall.name)
    steps = await asyncio.to_thread(steps_of, written, eyes, memory=table.plan.memory or is_over)
    return Replay(None if call.query.all else seat, steps)


async def points(call: Call) -> list[list[int]]:
    """The true points of all seats at each step of a finished game."""
    desk = await finished_desk(call)
    written = desk.table.record(call.house.hall.name)
    return await asyncio.to_thread(lambda: [match.scores for match, _ in moments(written)])


def moments(written: dict[str, Any]) -> Iterator[tuple[Match, dict[str, Any] | None]]:
    """The match of a record before its first entry and after each, with that entry."""
    record = records_of.read({key: value for key, value in written.items() if key != "result"})
    match = Match.begin(game_of(record), record)
    yield match, None
    for number, entry in enumerate(record.moves, 1):
        match.replay(number, entry)
        yield match, entry


def steps_of(written: dict[str, Any], eyes: list[int], *, memory: bool) -> list[Step]:
    """All moments of a record in somebody's eyes. Of a secret move by others only that it happened."""
    read, steps = 0, []
    for match, entry in moments(written):
        news = match.news(read)
        read += len(news)
        told = [wire.Told(event.key, dict(event.args)) for audience, event in news if hear(eyes, audience)]
        known = None if entry is None else public_entry(entry, eyes)
        steps.append(Step(known, told, match.to_act, picture_in(eyes, match, memory)))
    return steps


def picture_in(eyes: list[int], match: Match, memory: bool) -> Any:
    picture = match.game.file("picture").picture
    pictures = [picture(match.view(one, memory=memory), one) for one in eyes]
    return pictures[0] if len(pictures) == 1 else together(msgspec.to_builtins(pictures))


def together(pictures: list[Any]) -> Any:
    """What all of them show together: where one shows nothing, the next that does."""
    shown = [found for found in pictures if found is not None]
    if not shown:
        return None
    first = shown[0]
    if isinstance(first, dict):
        return {key: together([found[key] for found in shown]) for key in first}
    if isinstance(first, list) and all(len(found) == len(first) for found in shown):
        return [together(list(found)) for found in zip(*shown, strict=True)]
    return first


def hear(eyes: list[int], audience: list[int]) -> bool:
    """Whether somebody is told what an audience hears. All together leave out what one of them was told better."""
    if len(eyes) == 1:
        return eyes[0] in audience
    return SPECTATOR not in audience or set(eyes) <= set(audience)


def public_entry(entry: dict[str, Any], eyes: list[int]) -> dict[str, Any]:
    """What somebody may know of an entry: the own moves; of others and of chance, the events tell."""
    return entry if entry.get("seat") in eyes and "move" in entry else {"seat": entry.get("seat")}


async def openapi(call: Call) -> dict[str, Any]:
    return document()


@cache
def document() -> dict[str, Any]:
    return describe(ROUTES, __version__)


async def health(call: Call) -> Health:
    await call.house.store.read(lambda connection: connection.execute(select(1)))
    return Health("ok", call.house.hall.people_connected)


ROUTES = [
    Route("GET", "/health", "Whether the server and its database are well", health, answer=Health, private=False),
    Route("GET", "/api/openapi.json", "This description", openapi, answer=dict[str, Any], private=False),
    Route("GET", "/api/hello", "What a page wants to know first: who you are, if anybody, and the games", hello,
          answer=Hello, private=False),
    Route("GET", "/api/games", "The games, their options and the levels of the computer players", games,
          answer=list[GameCard], private=False),
    Route("GET", "/api/games/{game}/lesson", "A first game, to be read and played along", lesson, answer=Lesson,
          private=False),
    Route("POST", "/api/guests", "Become known as a guest", new_guest, body=Guest, answer=Me,
          status=HTTPStatus.CREATED, private=False, knocks=True),
    Route("POST", "/api/logins", "Log in to an account", log_in, body=Account, answer=Me,
          status=HTTPStatus.CREATED, private=False, knocks=True),
    Route("GET", "/api/me", "Who you are", me, answer=Me),
    Route("PATCH", "/api/me", "Take another name", rename, body=Guest, answer=Me),
    Route("DELETE", "/api/me", "Take all your data away; what you played stays, by someone", erase,
          status=HTTPStatus.NO_CONTENT),
    Route("PUT", "/api/me/account", "Make your guest's place an account", register, body=Account, answer=Me,
          knocks=True),
    Route("PUT", "/api/me/password", "Change the password; other sessions end", change_password, body=Passwords,
          status=HTTPStatus.NO_CONTENT, knocks=True),
    Route("GET", "/api/me/sessions", "Your sessions", sessions, answer=list[Session]),
    Route("POST", "/api/me/sessions", "A token for a program that plays in your name", new_session, body=Label,
          answer=Me, status=HTTPStatus.CREATED, knocks=True),
    Route("DELETE", "/api/me/sessions/{session}", "End a session", revoke, status=HTTPStatus.NO_CONTENT),
    Route("GET", "/api/me/tables", "Your tables", my_tables, query=Page, answer=list[Listed]),
    Route("GET", "/api/tables", "Open tables", open_tables, query=Page, answer=list[Listed], private=False),
    Route("POST", "/api/tables", "Make a table", create, body=NewTable, answer=wire.Table, status=HTTPStatus.CREATED),
    Route("GET", "/api/tables/{table}", "A table", table, answer=wire.Table),
    Route("GET", "/api/codes/{code}", "The table of a short code", by_code, answer=Found, knocks=True),
    Route("POST", "/api/tables/{table}/acts", "Do something at a table", act, body=wire.Act,
          answer=wire.Ack | wire.Hinted | wire.Explained | wire.Next),
    Route("GET", "/api/tables/{table}/stream", "All that a socket would be told, a line each", follow, query=Seen,
          answer=str, media="application/x-ndjson"),
    Route("GET", "/api/tables/{table}/replay", "A game step by step, in somebody's eyes", replay, query=Eyes,
          answer=Replay),
    Route("GET", "/api/tables/{table}/points", "The points of all seats at each step of a finished game", points,
          answer=list[list[int]]),
    Route("GET", "/api/tables/{table}/analysis", "What `hard` thinks of a seat's moves in a finished game, a line each",
          analysis, query=Whose, answer=Judged, media="application/x-ndjson", knocks=True),
    Route("POST", "/api/tables/{table}/branches", "Go on from a moment of a finished game, against computers", go_on,
          body=GoOn, answer=wire.Table, status=HTTPStatus.CREATED),
    Route("GET", "/api/tables/{table}/record", f"A finished game as {FORMAT}", record, answer=dict[str, Any]),
    Route("GET", "/api/tables/{table}/proof", "How the shuffles of a finished game came about", proof, answer=Proof),
    Route("GET", "/api/records", "Finished games of open tables", finished, query=RecordPage, answer=list[Finished]),
]  # fmt: skip
