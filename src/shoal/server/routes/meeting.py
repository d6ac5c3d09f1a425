"""Routes of friends, invitations and those whom people keep away from."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .. import wire
from ..http import Body, Call
from ..meeting import Circle, News

Who = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=wire.SEEN + wire.END)]


class Asked(Body):
    """An id, a login, or a name that only one person has."""

    who: Who


class Invited(Body):
    person: wire.PersonId


class Hidden(Body):
    hidden: bool


class Looking(Body):
    """Whether somebody looks at the page that asks: then they are there."""

    looking: bool = True


class Known(msgspec.Struct):
    """Somebody by the link that they have given you."""

    id: str
    name: str


async def news(call: Call) -> News:
    """Nothing for nobody: a page goes on asking when its session has ended elsewhere."""
    if call.known is None:
        return News([], [], 0)
    return await call.services.meeting.news(call.person, looking=call.query.looking)


async def friends(call: Call) -> Circle:
    return await call.services.meeting.circle(call.person)


async def ask_friend(call: Call) -> None:
    await call.services.meeting.ask(call.person, call.body.who)


async def part(call: Call) -> None:
    await call.services.meeting.part(call.person, call.path("person"))


async def known(call: Call) -> Known:
    found = await call.services.meeting.find(call.path("person"))
    return Known(found.id, found.name)


async def hide(call: Call) -> None:
    await call.services.meeting.hide(call.person, on=call.body.hidden)


async def block(call: Call) -> None:
    await call.services.meeting.block(call.person, call.path("person"), on=True)


async def unblock(call: Call) -> None:
    await call.services.meeting.block(call.person, call.path("person"), on=False)


async def unmute(call: Call) -> None:
    await call.services.meeting.unmute(call.person, call.path("person"))


async def invite(call: Call) -> None:
    desk = await call.services.hall.desk(call.path("table"))
    await call.services.meeting.invite(call.person, desk, call.body.person)


async def decline(call: Call) -> None:
    await call.services.meeting.decline(call.person, call.path("table"))
