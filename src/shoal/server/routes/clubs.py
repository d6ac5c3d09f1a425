"""Routes of clubs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .. import club_rows as rows
from .. import clubs, wire
from ..http import Body, Call
from .tables import Listed, Page, listed

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=r"^[^\x00]*$")]


class NewClub(Body):
    name: wire.Name


class Invitation(Body):
    """With which somebody becomes a member."""

    code: Code


class ClubChange(Body):
    """Another name of a club, or another host: what is given."""

    name: wire.Name | None = None
    host: wire.PersonId | None = None


class ClubPage(Page):
    over: bool = False  # whether finished games are wanted, or tables where they are not over


class LadderPage(Body):
    game: Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[a-z-]*$")] = ""


class Member(msgspec.Struct):
    person: str
    name: str
    since: float


class Club(msgspec.Struct):
    """A club as its members see it. The first of them is its host; the code is what leads others in."""

    id: str
    name: str
    code: str
    members: list[Member]
    you: str  # your id


class ClubInvited(msgspec.Struct):
    """A club as who has its code sees it."""

    club: str
    name: str
    host: str  # the name
    members: int
    member: bool  # whether you are one


class OwnClub(msgspec.Struct):
    """A club in a list."""

    id: str
    name: str
    members: int
    tables: int  # where the game is not over


class ClubStanding(msgspec.Struct):
    """A member's line of the ladder. The rating is openskill's, with its 95 % interval."""

    person: str
    name: str
    games: int
    firsts: float  # first places; a shared one counts in parts
    place: float  # mean
    rating: float
    low: float
    high: float


async def make(call: Call) -> Club:
    async with call.services.hall.turn_of(call.person.id):
        return await shown(call, await clubs.make(call.services.store, call.person, call.body.name))


async def shown(call: Call, club: str) -> Club:
    found = await clubs.of_member(call.services.store, club, call.person)
    members = [Member(member.person, member.name, member.since) for member in found.members]
    return Club(club, found.row.name, found.row.code, members, call.person.id)


async def club(call: Call) -> Club:
    return await shown(call, call.path("club"))


async def own(call: Call) -> list[OwnClub]:
    found = await call.services.store.read(rows.list_own, call.person.id)
    return [OwnClub(*row) for row in found]


async def invited(call: Call) -> ClubInvited:
    found = await clubs.of_code(call.services.store, call.path("code"))
    is_one = bool(call.known) and any(member.person == call.person.id for member in found.members)
    return ClubInvited(found.row.id, found.row.name, found.members[0].name, len(found.members), is_one)


async def join(call: Call) -> Club:
    async with call.services.hall.turn_of(call.person.id):
        return await shown(call, await clubs.join(call.services.store, call.person, call.body.code))


async def change(call: Call) -> Club:
    if call.body.name is not None:
        await clubs.rename(call.services.store, call.path("club"), call.person, call.body.name)
    if call.body.host is not None:
        await clubs.hand_over(call.services.store, call.path("club"), call.person, call.body.host)
    return await club(call)


async def renew_code(call: Call) -> Club:
    await clubs.renew_code(call.services.store, call.path("club"), call.person)
    return await club(call)


async def close(call: Call) -> None:
    await clubs.close(call.services.store, call.path("club"), call.person)


async def remove(call: Call) -> None:
    await clubs.remove(call.services.store, call.path("club"), call.person, call.path("person"))


async def tables(call: Call) -> list[Listed]:
    store, of, query = call.services.store, call.path("club"), call.query
    await clubs.check_member(store, of, call.person)
    return listed(call, await store.read(rows.list_of_club, of, call.person.id, query.page, over=query.over))


async def ladder(call: Call) -> list[ClubStanding]:
    found = await clubs.of_member(call.services.store, call.path("club"), call.person)
    names = {member.person: member.name for member in found.members}
    standings = await clubs.ladder(call.services.store, found.row.id, call.query.game)
    return [
        ClubStanding(
            one.person, names[one.person], one.games, one.firsts, one.place,
            one.rating.value, one.rating.low, one.rating.high,
        )
        for one in standings
        if one.person in names
    ]  # fmt: skip
