"""Clubs: people who play with each other again and again, with tables of their own and a ladder."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

import msgspec

from ..bots.ladder import Played
from ..bots.standings import Estimate, ratings
from ..core.record import Result
from . import club_rows as rows
from .club_rows import Club
from .naming import proper
from .people import Person, new_code, new_id
from .store import Store
from .table import refused

CODE_LENGTH = 10  # who guesses one is in: of 32 letters so many that nobody does
CLUBS_EACH = 20  # that somebody is a member of
REMEMBERED = 20_000  # games whose results are kept in memory
AT_ONCE = 20  # records that are read together
MEMBERS = 200  # of a club. People who join at the same moment may be a few more


# -- Coming and going --


async def make(store: Store, maker: Person, name: str) -> str:
    """A new club, whose maker is its host."""
    name = proper(name)
    await check_room(store, maker)
    club = new_id()
    await store.write(*rows.made(club, name, new_code(CODE_LENGTH), maker.id, time.time()))
    return club


async def check_room(store: Store, person: Person) -> None:
    if len(await store.read(rows.list_own, person.id)) >= CLUBS_EACH:
        raise refused("too-many-clubs", most=CLUBS_EACH)


async def of_code(store: Store, code: str) -> Club:
    """The club that a code leads to."""
    found = await store.read(rows.find_code, code.upper())
    club = await store.read(rows.read_club, found) if found else None
    if club is None:
        raise refused("no-club-code")
    return club


async def join(store: Store, person: Person, code: str) -> str:
    """Become a member, once."""
    club = await of_code(store, code)
    if all(member.person != person.id for member in club.members):
        await check_room(store, person)
        if len(club.members) >= MEMBERS:
            raise refused("club-full", most=MEMBERS)
        await store.write(rows.joined(club.row.id, person.id, time.time()))
    found: str = club.row.id
    return found


async def of_member(store: Store, club: str, person: Person) -> Club:
    """A club as a member may see it. Others don't hear whether there is one."""
    found = await store.read(rows.read_club, club)
    if found is None or all(member.person != person.id for member in found.members):
        raise refused("no-club")
    return found


async def of_host(store: Store, club: str, person: Person) -> Club:
    found = await of_member(store, club, person)
    if found.members[0].person != person.id:
        raise refused("only-the-clubs-host")
    return found


async def check_member(store: Store, club: str, person: Person) -> None:
    if not await store.read(rows.is_member, club, person.id):
        raise refused("no-club")


async def remove(store: Store, club: str, person: Person, member: str) -> None:
    """Leave a club, or remove somebody from one's own: then the link is another, since they know it."""
    if member == person.id:
        await of_member(store, club, person)
        await store.write(*rows.left(club, member))
        return
    found = await of_host(store, club, person)
    if all(one.person != member for one in found.members):
        raise refused("no-person")
    await store.write(*rows.sent_away(club, member, new_code(CODE_LENGTH)))


# -- What its host does --


async def rename(store: Store, club: str, person: Person, name: str) -> None:
    await of_host(store, club, person)
    await store.write(rows.renamed(club, proper(name)))


async def renew_code(store: Store, club: str, person: Person) -> None:
    """Another link; the one before leads nowhere any more."""
    await of_host(store, club, person)
    await store.write(rows.code_changed(club, new_code(CODE_LENGTH)))


async def hand_over(store: Store, club: str, person: Person, member: str) -> None:
    """Another member is host from now on."""
    found = await of_host(store, club, person)
    if all(one.person != member for one in found.members):
        raise refused("no-person")
    if member != person.id:
        await store.write(rows.handed_over(club, member, found.members[0].rank - 1))


async def close(store: Store, club: str, person: Person) -> None:
    await of_host(store, club, person)
    await store.write(rows.closed(club))


# -- The ladder --


class Standing(NamedTuple):
    """What a member has done in a club's games."""

    person: str
    games: int
    firsts: float  # a shared first place counts in parts
    place: float  # mean
    rating: Estimate


class Ended(msgspec.Struct, frozen=True):
    """What a ladder wants to know of a record, which never changes."""

    result: Result
    seats: list[str | None]  # levels; people have no names in it


remembered: dict[str, Ended] = {}  # by table, of games that were wanted so far


async def ladder(store: Store, club: str, game: str) -> list[Standing]:
    """How the members of a club stand after its finished games."""
    found = await store.read(rows.read_club, club)
    finished = await store.read(rows.list_finished, club, game)
    ended = await ends_of(store, list(finished))
    here = {member.person for member in found.members} if found else set()
    games = [played(table, ended[table], people) for table, people in finished.items() if table in ended]
    return await asyncio.to_thread(standings, games, here)


async def ends_of(store: Store, tables: list[str]) -> dict[str, Ended]:
    """How games ended. Each record is read once, since it is long, and a few at a time."""
    unknown = [table for table in tables if table not in remembered]
    known = {table: remembered[table] for table in tables if table in remembered}
    for some in (unknown[at : at + AT_ONCE] for at in range(0, len(unknown), AT_ONCE)):
        for table, record in (await store.read(rows.read_records, some)).items():
            known[table] = msgspec.json.decode(record, type=Ended)
    if len(remembered) > REMEMBERED:
        remembered.clear()
    remembered.update(known)
    return known


def standings(games: Sequence[Played], members: set[str]) -> list[Standing]:
    """Those of whom most is surely known to play well first: by the lower end of what their rating may be.

    Whoever else played is rated with them: other people, and computers by their levels. Who has taken their data away
    is not known any more, and counts in each game as somebody new.
    """
    rated = ratings(games)
    found = []
    for person in members & rated.keys():
        places = [(game.places, game.places[game.lineup.index(person)]) for game in games if person in game.lineup]
        firsts = sum(1 / all_places.count(1) for all_places, place in places if place == 1)
        mean = fmean(place for _, place in places)
        found.append(Standing(person, len(places), firsts, mean, rated[person]))
    return sorted(found, key=lambda one: (-one.rating.low, -one.games, one.person))


def played(table: str, ended: Ended, people: Mapping[int, str]) -> Played:
    """A game as ladders know games."""
    lineup = tuple(
        people.get(seat) or (f"computer {level}" if level else f"{table} {seat}")
        for seat, level in enumerate(ended.seats)
    )
    nothing = (0,) * len(lineup)
    return Played(0, lineup, tuple(ended.result.places), tuple(ended.result.scores), nothing, nothing, nothing)
