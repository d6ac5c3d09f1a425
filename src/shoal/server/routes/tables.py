"""Routes of tables: finding them, making them, playing at them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, func, or_, select
from starlette.responses import Response

from ...core.record import Result
from .. import wire
from ..desk import Desk
from ..http import Body, Call, Following
from ..people import GONE
from ..schema import people, records, seats, tables
from ..sockets import stream
from ..table import refused

PAGE = 50  # tables or records in one answer


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
    call.house.hall.names.know(call.person.id, call.person.name)
    return desk.info(call.person.id)


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
        sitting = select(seats.c.table, seats.c.seat, seats.c.person, people.c.name).join(
            people, people.c.id == seats.c.person, isouter=True
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
        names[found.seat] = found.name or GONE
    own = next((found.seat for found in sat if found.person == person), None)
    free = [seat for seat in range(len(plan.seats)) if row.free >> seat & 1]
    turn = own is not None and bool(row.owing >> own & 1)
    listed = Listed(row.id, row.code, row.game, row.status, names, plan, free, own, turn, row.touched, None)
    if end:
        listed.status, listed.result = "over", end.result  # the record is kept a moment before the status is
    return listed


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
