"""Routes of the tournaments of clubs."""

from __future__ import annotations

import msgspec

from ...core.commit import commitment
from .. import tournament_rows as rows
from .. import tournaments, wire
from ..clubs import check_member, of_member
from ..http import Body, Call
from ..people import GONE
from ..tournaments import Announced, Game, Round, Status, is_out


class NewTournament(Body):
    name: wire.Name
    announced: Announced


class Entering(Body):
    """The nonce goes into the shuffles of the tournament."""

    nonce: wire.Nonce = ""


class OfClub(msgspec.Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    status: Status
    entrants: int
    entered: bool  # whether you take part
    round: int  # 0: none has begun
    rounds: int


class Entrant(msgspec.Struct):
    """Who takes part. Out: they are in no round to come."""

    number: int
    person: str | None  # None: they have taken their data away
    name: str
    out: bool


class RoundTable(msgspec.Struct):
    """A table of a round: who sits where, by their numbers (None is a computer), and what came of it.

    Where others still play with the same cards nobody is told yet.
    """

    table: str
    lineup: list[int | None]
    over: bool
    scores: list[int] | None
    places: list[int] | None
    left: list[int]  # seats whose players had gone when it ended: they are behind all others


class TournamentRound(msgspec.Struct):
    number: int
    begun: float
    tables: list[RoundTable]


class TournamentStanding(msgspec.Struct):
    """How somebody stands after the rounds that are over, and what decides among equals, in this order."""

    number: int  # of the entrant
    rank: int  # shared where nothing decides
    games: int
    points: float
    opponents: float  # the mean of their opponents' points
    direct: int  # games before others of the same points, less games behind them
    margin: float  # their scores less the means of their tables


class Tournament(msgspec.Struct):
    """A tournament as the members of its club see it."""

    id: str
    club: str
    name: str
    announced: Announced
    status: Status
    host: bool  # whether you are the club's host
    you: int | None  # your number
    entrants: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[TournamentStanding]
    next: float | None  # when the next round begins; None: a round is being played, or none comes
    commitment: str  # SHA-256 of the seed of which all its shuffles come
    seed: str  # empty until it is over
    nonces: list[str]  # of the entrants when it began


async def announce(call: Call) -> Tournament:
    body = call.body
    store, club = call.services.store, call.path("club")
    async with call.services.hall.turn_of(call.person.id):
        return await shown(call, await tournaments.announce(store, club, call.person, body.name, body.announced))


async def of_club(call: Call) -> list[OfClub]:
    store, club = call.services.store, call.path("club")
    await check_member(store, club, call.person)
    found = [
        (row, msgspec.json.decode(row.announced, type=Announced))
        for row in await store.read(rows.list_of_club, club, call.person.id)
    ]
    return [
        OfClub(row.id, row.name, what.game, row.status, row.entrants, bool(row.own), row.round, what.rounds)
        for row, what in found
    ]


async def tournament(call: Call) -> Tournament:
    return await shown(call, call.path("tournament"))


async def shown(call: Call, wanted: str) -> Tournament:
    store, person = call.services.store, call.person
    found = await tournaments.of_member(store, wanted, person)
    club = await of_member(store, found.club or "", person)
    own = found.of(person.id)
    is_over = found.status == "over" or (found.status == "cancelled" and len(found.played) == len(found.rounds))
    return Tournament(
        found.id,
        club.row.id,
        found.name,
        found.announced,
        found.status,
        club.members[0].person == person.id,
        own and own.number,
        [Entrant(one.number, one.person, one.name or GONE, is_out(one)) for one in found.entrants],
        [round_of(one, found.announced) for one in found.rounds],
        [
            TournamentStanding(
                line.player, line.rank, line.games, float(line.points), float(line.opponents), int(line.direct),
                float(line.margin),
            )
            for line in found.standings
        ],
        found.next_at,
        commitment(found.seed),
        found.seed.hex() if is_over else "",
        found.nonces if is_over else [],
    )  # fmt: skip


def round_of(found: Round, announced: Announced) -> TournamentRound:
    told = found.is_over or not announced.duplicate
    return TournamentRound(found.number, found.begun, [table_of(game, told=told) for game in found.games])


def table_of(game: Game, *, told: bool) -> RoundTable:
    outcome = game.outcome if told else None
    return RoundTable(
        game.table,
        list(game.lineup),
        game.outcome is not None,
        list(outcome.scores) if outcome else None,
        list(outcome.places) if outcome else None,
        list(outcome.left) if outcome else [],
    )


async def enter(call: Call) -> Tournament:
    async with call.services.hall.turn_of(call.person.id):
        await tournaments.enter(call.services.store, call.path("tournament"), call.person, call.body.nonce)
    return await tournament(call)


async def withdraw(call: Call) -> Tournament:
    await call.services.rounds.withdraw(call.path("tournament"), call.person, call.path("person"))
    return await tournament(call)


async def start(call: Call) -> Tournament:
    await call.services.rounds.start(call.path("tournament"), call.person)
    return await tournament(call)


async def cancel(call: Call) -> Tournament:
    await tournaments.cancel(call.services.store, call.path("tournament"), call.person)
    return await tournament(call)
