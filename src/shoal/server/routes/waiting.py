"""Routes of those who look for others to play with."""

from __future__ import annotations

from starlette.responses import Response

from ..http import Call, CountedStream
from ..table import refused
from .tables import check_number


async def wait(call: Call) -> Response:
    """A line whenever something changes; whoever hangs up waits no more."""
    await check_number(call)
    if not call.services.connections.enter(call.address):
        raise refused("too-many")
    try:
        found = await call.services.waiting.come(call.person, call.body)
    except BaseException:
        call.services.connections.leave(call.address)
        raise
    return CountedStream(call, call.services.waiting.lines(found))
