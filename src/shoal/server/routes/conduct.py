"""The route of what people report of each other."""

from __future__ import annotations

from .. import wire
from ..conduct import Reason, Words
from ..conduct import report as kept
from ..http import Body, Call


class Report(Body):
    """What somebody did, for the server's host to look at."""

    person: wire.PersonId
    reason: Reason
    words: Words = ""


async def report(call: Call) -> None:
    desk = await call.services.hall.desk(call.path("table"))
    desk.table.check_may_see(call.person.id)
    await kept(call.services.store, desk, call.person, call.body.person, call.body.reason, call.body.words)
