"""The route of what the server counts of itself: there if a setting says so, for who knows its token."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator

from starlette.responses import Response

from .. import tallies
from ..http import Call, Route, Services
from ..table import refused


async def metrics(call: Call) -> Response:
    told = call.request.headers.get("authorization", "").encode()
    if not secrets.compare_digest(told, f"Bearer {call.services.settings.metrics}".encode()):
        raise refused("unauthorised")
    return Response("".join(f"{line}\n" for line in lines_of(call.services)), media_type=METRICS.media)


METRICS = Route(
    "GET", "/metrics", "What the server counts of itself", metrics, private=False, media="text/plain; version=0.0.4"
)


def lines_of(services: Services) -> Iterator[str]:
    """All that is counted, with what it means."""
    hall = services.hall
    yield from tallies.number("shoal_connections", "Sockets and streams.", services.connections.inside)
    yield from tallies.number("shoal_lines", "Lines of any kind.", services.lines.inside)
    yield from tallies.number("shoal_tables", "Tables in memory.", hall.tables_in_memory)
    yield from tallies.number("shoal_tasks", "Tasks under way.", len(asyncio.all_tasks()))
    computers = hall.computers
    waiting = computers.questions_waiting
    yield from tallies.number("shoal_players_waiting", "Questions that wait for a computer player.", waiting)
    there = computers.elsewhere.number
    yield from tallies.number("shoal_thinkers", "Processes apart that think for this one.", there)
    yield from tallies.counted("shoal_moves_total", "Moves made.", "by", tallies.moves)
    yield from tallies.counted("shoal_acts_total", "What people have done at tables.", "type", tallies.acts)
    yield from tallies.counted("shoal_refusals_total", "What was refused.", "key", tallies.refusals)
    yield from tallies.counted("shoal_calls_total", "Messages to people who are elsewhere.", "what", tallies.calls)
    yield from tallies.took("shoal_call_seconds", "Until such a message was taken, or was not.", tallies.call_times)
    yield from tallies.took("shoal_act_seconds", "From a message to its answer.", tallies.waits)
    yield from tallies.took_by("shoal_route_seconds", "From a request to its answer.", "route", tallies.routes)
    yield from tallies.took("shoal_player_seconds", "From a question to a computer to its answer.", tallies.answers)
    yield from tallies.took("shoal_thought_seconds", "What of it was thought.", tallies.thoughts)
    yield from tallies.took("shoal_write_seconds", "Until the database has kept something.", tallies.writes)
    yield from tallies.took("shoal_read_seconds", "Until the database has answered.", tallies.reads)
    lags = tallies.clock_lags
    yield from tallies.took("shoal_clock_lag_seconds", "From when time was up until it was seen to.", lags)
    yield from tallies.took("shoal_loop_lag_seconds", "How late who waits for a second is woken.", tallies.loop_lags)
