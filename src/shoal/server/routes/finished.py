"""Routes of finished games: finding them, looking back at them, going on from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from starlette.responses import Response

from ...bots.levels import USUAL
from ...core import record as records_of
from ...core.state import SPECTATOR
from .. import rows, wire
from ..analysis import judged
from ..desk import Desk
from ..http import LINES, Body, Call, CountedStream
from ..replay import points_of, proven, replayed
from ..shown import record_of
from ..table import Table, refused
from .tables import Page, check_number, info


class RecordPage(Page):
    game: Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[a-z-]*$")] = ""


class Whose(Body):
    seat: wire.Seat


class Eyes(Body):
    """Whose eyes: of a seat, of a spectator, or `all` seats' together."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    all: bool = False


class GoOn(Body):
    """From which moment of a finished game to go on, so many entries from its beginning, and where."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: wire.Seat
    level: wire.Level = USUAL


class Finished(msgspec.Struct):
    """A finished game in a list."""

    table: str
    game: str
    players: int
    at: float


async def finished(call: Call) -> list[Finished]:
    found = await call.services.store.read(rows.read_finished, call.query.game, call.query.page)
    return [Finished(*row) for row in found]


async def looked_back(call: Call, table: Table, work: Callable[..., bytes], *about: Any) -> Response:
    """What is found by looking back at the game of a table."""
    key = (table.id, table.version, work, *map(str, about))
    written = record_of(table, call.services.hall.names.of)
    found = await call.services.lookback.ask(call.person.id, call.address, key, work, written, *about)
    return Response(found, media_type="application/json")


async def finished_desk(call: Call) -> Desk:
    desk = await call.services.hall.desk(call.path("table"))
    desk.table.check_may_see(call.person.id)
    if desk.table.status != "over":
        raise refused("still-running")
    if desk.table.sealed:
        raise refused("sealed")
    return desk


async def record(call: Call) -> Response:
    desk = await finished_desk(call)
    text = records_of.write(record_of(desk.table, call.services.hall.names.of))
    name = f"{desk.table.game.name}-{desk.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/json")


async def analysis(call: Call) -> Response:
    """What a strong player thinks of somebody's moves, a line each, as it looks at them."""
    desk = await finished_desk(call)
    if call.query.seat >= desk.table.players:
        raise refused("no-such-seat-here", last=desk.table.players - 1)
    hall, person = call.services.hall, call.person.id
    if not hall.analyses.enter(person):
        raise refused("too-many")
    if not call.services.connections.enter(call.address):
        hall.analyses.leave(person)
        raise refused("too-many")
    moves = judged(record_of(desk.table, hall.names.of), call.query.seat, hall.computers, person)
    return AnalysisStream(call, (msgspec.json.encode(found) + b"\n" async for found in moves))


class AnalysisStream(CountedStream):
    """A stream, which counts as an analysis, too, while it lasts."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.call.services.hall.analyses.leave(self.call.person.id)


async def review(call: Call) -> Response:
    """Luck and play of the game: how far it is, a line each second, and at last all of it."""
    table = (await finished_desk(call)).table
    reviews = call.services.reviews
    if line := await reviews.kept(table.id):
        return Response(line, media_type=LINES)
    reviews.check(table.id, call.person.id)
    if not call.services.connections.enter(call.address):
        raise refused("too-many")
    written = record_of(table, call.services.hall.names.of)
    return CountedStream(call, reviews.follow(table.id, call.person.id, written))


async def go_on(call: Call) -> wire.Table:
    old = (await finished_desk(call)).table
    if call.body.seat >= old.players:
        raise refused("no-such-seat-here", last=old.players - 1)
    async with call.services.hall.turn_of(call.person.id):
        await check_number(call)
        desk = await call.services.hall.go_on(call.person, old, call.body.step, call.body.seat, call.body.level)
    return info(call, desk)


async def proof(call: Call) -> Response:
    table = (await finished_desk(call)).table
    if table.is_branched:
        raise refused("no-proof")
    return await looked_back(call, table, proven)


async def replay(call: Call) -> Response:
    """The game step by step: of the own seat or as a spectator sees it, of every seat or all once it is over."""
    desk = await call.services.hall.desk(call.path("table"))
    table, seat = desk.table, call.query.seat
    is_over = table.status == "over" and not table.sealed
    table.check_may_see(call.person.id)
    if table.match is None:
        raise refused("not-begun")
    if seat is not None and seat >= table.players:
        raise refused("no-such-seat-here", last=table.players - 1)
    if not is_over and (call.query.all or seat not in (None, table.seat_of(call.person.id))):
        raise refused("sealed" if table.sealed else "still-running")
    eyes = [SPECTATOR, *range(table.players)] if call.query.all else [SPECTATOR if seat is None else seat]
    shown = None if call.query.all else seat
    return await looked_back(call, table, replayed, shown, eyes, table.plan.memory or is_over)


async def points(call: Call) -> Response:
    return await looked_back(call, (await finished_desk(call)).table, points_of)
