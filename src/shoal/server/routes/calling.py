"""Routes of how people are called to tables at which their move is waited for."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .. import wire
from ..calling import Quiet
from ..http import Body, Call

Minute = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]
ADDRESS = (
    r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63}){1,8}"  # of e-mail, in ASCII
)
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1024, pattern=r"^[\x21-\x7e]+" + wire.END)]


class QuietHours(Body):
    """When you are told nothing, in minutes after midnight in a time zone such as Europe/Budapest."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+" + wire.END)]
    begins: Minute
    ends: Minute


class PushSubscription(Body):
    """Where this browser is told something: what it says of its subscription, keys in URL-safe base64."""

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}" + wire.END)]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}" + wire.END)]
    language: wire.Word = "en"


class Letterbox(Body):
    """Where you want to be written to."""

    address: Annotated[str, msgspec.Meta(max_length=254, pattern=ADDRESS + wire.END)]
    language: wire.Word = "en"


class MailLink(Body):
    """What stands after the question mark in a link of a letter."""

    token: Annotated[str, msgspec.Meta(max_length=128, pattern=r"^[A-Za-z0-9._-]+" + wire.END)]


class Mailed(msgspec.Struct):
    """Where you are written to, once you have opened the link that was sent there."""

    address: str  # empty: nowhere
    confirmed: bool


class Calls(msgspec.Struct):
    """How you are told that others wait for your move."""

    key: str | None  # the server's, with which a browser subscribes; None: it sends no web push
    here: bool  # whether this browser is told
    browsers: int  # how many are
    quiet: QuietHours | None
    mail: Mailed | None  # None: the server sends no e-mail


async def calls(call: Call) -> Calls:
    calling = call.services.calling
    sessions = await calling.browsers(call.person)
    quiet, box = await calling.quiet_hours(call.person.id), await calling.letters.letterbox(call.person)
    return Calls(
        await calling.public_key(),
        call.person.session in sessions,
        len(sessions),
        QuietHours(*quiet) if quiet else None,
        Mailed(*box) if box else None,
    )


async def subscribe(call: Call) -> None:
    body = call.body
    await call.services.calling.subscribe(call.person, body.endpoint, body.p256dh, body.auth, body.language)


async def unsubscribe(call: Call) -> None:
    await call.services.calling.unsubscribe(call.person)


async def call_me_now(call: Call) -> None:
    await call.services.calling.test(call.person)


async def be_quiet(call: Call) -> None:
    body = call.body
    await call.services.calling.be_quiet(call.person, Quiet(body.zone, body.begins, body.ends))


async def never_be_quiet(call: Call) -> None:
    await call.services.calling.never_be_quiet(call.person)


async def write_to_me(call: Call) -> None:
    await call.services.calling.letters.write_to(call.person, call.body.address, call.body.language)


async def write_no_more(call: Call) -> None:
    await call.services.calling.letters.write_no_more(call.person)


async def confirm_mail(call: Call) -> None:
    await call.services.calling.letters.confirm(call.body.token)


async def stop_mail(call: Call) -> None:
    await call.services.calling.letters.stop_writing(call.path("token"))
