"""Routes of tables: finding them, making them, playing at them."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Literal

import msgspec
from starlette.responses import Response

from ...core.record import Result
from .. import rows, wire
from ..connections import given_up_by
from ..desk import Desk
from ..http import Body, Call, CountedStream
from ..people import GONE
from ..sockets import acted, stream
from ..table import refused, resized

log = logging.getLogger(__name__)


class Page(Body):
    page: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class NewTable(Body):
    plan: wire.Plan


class Seen(Body):
    seen: wire.Version | None = None


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


async def create(call: Call) -> wire.Table:
    async with call.services.hall.turn_of(call.person.id):
        await check_number(call)
        desk = await call.services.hall.create(call.person, call.body.plan)
    return info(call, desk)


async def check_number(call: Call) -> None:
    most = call.services.settings.tables_each
    if await call.services.store.read(rows.count_unfinished, call.person.id) >= most:
        raise refused("too-many-tables", most=most)


async def table(call: Call) -> wire.Table:
    desk = await call.services.hall.desk(call.path("table"))
    desk.table.check_may_see(call.person.id)
    return info(call, desk)


def info(call: Call, desk: Desk) -> wire.Table:
    call.services.hall.names.know(call.person.id, call.person.name)
    return desk.info(call.person.id)


async def by_code(call: Call) -> Found:
    found = await call.services.store.read(rows.find_code, call.path("code").upper())
    if found is None:
        raise refused("no-code")
    return Found(found)


async def open_tables(call: Call) -> list[Listed]:
    person = call.known.id if call.known else ""
    return listed(call, await call.services.store.read(rows.list_open, call.query.page, person))


async def my_tables(call: Call) -> list[Listed]:
    return listed(call, await call.services.store.read(rows.list_own, call.person.id, call.query.page))


async def put_away(call: Call) -> None:
    await call.services.hall.put_away(await call.services.hall.desk(call.path("table")), call.person)


def listed(call: Call, found: list[rows.Summary]) -> list[Listed]:
    person, shown = call.known.id if call.known else "", []
    for one in found:
        try:
            shown.append(listed_row(one, person))
        except (msgspec.MsgspecError, LookupError, ValueError):  # one broken row hides no others
            log.exception("a table can't be listed")
    return shown


def listed_row(found: rows.Summary, person: str) -> Listed:
    row = found.table
    plan = msgspec.json.decode(row.plan, type=wire.Plan)
    plan = resized(plan, row.players or len(plan.seats))
    names: list[str | None] = [None] * len(plan.seats)
    for sat in found.sitting:
        names[sat.seat] = sat.name or GONE
    own = next((sat.seat for sat in found.sitting if sat.person == person), None)
    free = [seat for seat in range(len(plan.seats)) if row.free >> seat & 1]
    turn = own is not None and bool(row.owing >> own & 1)
    result = msgspec.json.decode(row.record, type=Ended).result if row.record else None
    return Listed(row.id, row.code, row.game, row.status, names, plan, free, own, turn, row.touched, result)


async def act(call: Call) -> Response:
    """The same messages as over the socket, one at a time: for programs."""
    desk = await call.services.hall.desk(call.path("table"))
    reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def tell(frame: bytes) -> None:
        if not reply.done():
            reply.set_result(frame)

    await acted(call.services.hall, desk, call.person, call.body, tell)
    return Response(await reply, media_type="application/json")


async def follow(call: Call) -> Response:
    desk = await call.services.hall.desk(call.path("table"))
    desk.table.check_may_see(call.person.id)
    if not call.services.connections.enter(call.address):
        raise refused("too-many")
    give_up = given_up_by(call.request.scope)
    return CountedStream(call, stream(call.services.hall, desk, call.person, call.query.seen, give_up))
