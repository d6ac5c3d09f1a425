"""Routes of what somebody has played: their record, the list of their games, their profile, and all that is kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import IO, Annotated, Literal

import msgspec
from starlette.responses import Response, StreamingResponse

from ...bots.levels import Level
from ...games import names
from .. import own_data, played_rows
from ..http import LINES, Body, Call
from ..people import GONE
from ..played import Company
from ..reviews import Reviewing
from ..table import refused
from .tables import Page

DAY = 86400.0
SPANS = (1.0, 7.0, 30.4375, 365.25)  # days
MOST_SPANS = 60  # in a chart
CHUNK = 2**16  # bytes

GameName = Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[a-z-]*$")]


class GamesPage(Page):
    """Which games: what is left out is any. `text` is a part of another player's name."""

    game: GameName = ""
    company: Company | Literal[""] = ""
    result: Literal["", "first", "other", "left"] = ""
    text: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[^\x00]*$")] = ""


class OfGame(Body):
    game: GameName = ""


class Publicity(Body):
    """Whether anybody may see your profile."""

    public: bool


class Sum(msgspec.Struct):
    """What came of all games of a kind: how often each place, the first one first; who had left has the last."""

    game: str
    company: Company
    games: int
    places: list[int]
    beaten: float  # part of the others who were placed behind, mean
    points: float | None  # mean of the games that were played to the end
    seconds: int


class Opponent(msgspec.Struct):
    """A computer whom somebody has met at a game, with none but its like at the other seats."""

    game: str
    level: Level
    games: int
    firsts: int  # first places


class Best(msgspec.Struct):
    """The game with most points."""

    game: str
    table: str | None  # None: only its players may look at it
    players: int
    place: int
    points: int
    at: float


class PlayerRecord(msgspec.Struct):
    """What somebody has played."""

    id: str
    name: str
    since: float
    public: bool  # whether anybody may see it
    sums: list[Sum]
    streak: int  # first places in a row, up to now
    longest_streak: int
    best: list[Best]


class TimeSpan(msgspec.Struct):
    """What was played in some time."""

    begins: float
    games: int
    firsts: int
    beaten: float  # part of the others who were placed behind, mean


class Times(msgspec.Struct):
    """Spans of time, all of the same length, from the first in which something was played to the last."""

    days: float
    spans: list[TimeSpan]


class PlayedSeat(msgspec.Struct):
    """Who sat at a seat: a person by their name, or a computer by its level."""

    name: str | None
    level: str | None
    place: int
    points: int | None  # None: they had left


class PlayedGame(msgspec.Struct):
    """A finished game in the list of somebody who played it."""

    table: str
    game: str
    seat: int
    company: Company
    seconds: int
    at: float
    seats: list[PlayedSeat]
    luck: float | None  # in parts of a first place, if luck was told from play already,
    error: float | None  # and what each choice that mattered cost on average; below nothing: gained


async def my_opponents(call: Call) -> list[Opponent]:
    found = await call.services.store.read(played_rows.read_opponents, call.person.id)
    return [Opponent(row.game, row.level, row.games, int(row.firsts)) for row in found]


async def my_record(call: Call) -> PlayerRecord:
    return await record_of(call, call.person.id)


async def profile(call: Call) -> PlayerRecord:
    """Somebody's record, if anybody may see it."""
    return await record_of(call, call.path("person"))


async def record_of(call: Call, person: str) -> PlayerRecord:
    """What somebody has played; for others games of tables that are not open lead nowhere."""
    read = call.services.store.read
    is_own = call.known is not None and call.known.id == person
    known = await read(played_rows.find_profile, person)
    if known is None or (known.public is None and not is_own):
        raise refused("no-profile")
    best = [
        Best(
            row.game,
            row.table if is_own or row.visibility == "open" else None,
            row.players,
            row.place,
            row.points,
            row.at,
        )
        for row in await read(played_rows.read_best, person, names())
    ]
    sums = sums_of(await read(played_rows.read_sums, person))
    streaks = await read(played_rows.read_streaks, person)
    return PlayerRecord(person, known.name, known.since, known.public is not None, sums, *streaks, best)


def sums_of(found_rows: list[tuple[str, Company, int, int, int, int, int | None, int]]) -> list[Sum]:
    """The sums by game and company, of those by place and number of players, too."""
    found: dict[tuple[str, Company], Sum] = {}
    counted: dict[tuple[str, Company], tuple[int, int]] = {}
    for game, company, players, place, games, with_points, points, seconds in found_rows:
        about = (game, company)
        one = found.setdefault(about, Sum(game, company, 0, [], 0.0, None, 0))
        one.places += [0] * (place - len(one.places))
        one.places[place - 1] += games
        one.games += games
        one.seconds += int(seconds)
        one.beaten += games * (players - place) / (players - 1)
        many, total = counted.get(about, (0, 0))
        counted[about] = many + with_points, total + int(points or 0)
    for about, one in found.items():
        many, total = counted[about]
        one.beaten = round(one.beaten / one.games, 4)
        one.points = round(total / many, 2) if many else None
    return sorted(found.values(), key=lambda one: (one.game, one.company))


async def my_times(call: Call) -> Times:
    """Spans of the shortest length of which there are not too many."""
    read, person = call.services.store.read, call.person.id
    ends = await read(played_rows.read_first_and_last, person)
    if ends is None:
        return Times(SPANS[0], [])
    fitting = (days for days in SPANS if (ends[1] - ends[0]) / DAY <= MOST_SPANS * days)
    days = next(fitting, SPANS[-1])
    rows = await read(played_rows.read_times, person, call.query.game, days * DAY)
    found = {row.number: row for row in rows}
    numbers = range(min(found), max(found) + 1) if found else range(0)
    spans = [
        TimeSpan(number * days * DAY, row.games, int(row.firsts), round(float(row.beaten), 4))
        if (row := found.get(number))
        else TimeSpan(number * days * DAY, 0, 0, 0.0)
        for number in numbers
    ]
    return Times(days, spans)


async def my_games(call: Call) -> list[PlayedGame]:
    asked = call.query
    wanted = played_rows.Wanted(asked.game, asked.company, asked.result, asked.text.strip())
    found = await call.services.store.read(played_rows.list_games, call.person.id, wanted, asked.page)
    return [game_of(one) for one in found]


def game_of(found: played_rows.Shown) -> PlayedGame:
    own = found.own
    seats = [
        PlayedSeat(None if seat.level else seat.name or GONE, seat.level, seat.place, seat.points)
        for seat in found.seats
    ]
    luck, error = luck_and_error(found.review, own.seat)
    return PlayedGame(own.table, own.game, own.seat, own.company, own.seconds, own.at, seats, luck, error)


def luck_and_error(line: str | None, seat: int) -> tuple[float | None, float | None]:
    """What a kept review says of a seat, as the page of the game says it."""
    review = msgspec.json.decode(line, type=Reviewing).review if line else None
    if review is None:
        return None, None
    one = review.seats[seat]
    return (
        round(one.luck / review.whole, 4),
        round(-one.play[seat] / max(one.choices, 1) / review.whole, 4),
    )


async def make_public(call: Call) -> None:
    at = time.time() if call.body.public else None
    await call.services.store.write(*played_rows.shown_to_all(call.person.id, at))


async def export(call: Call) -> Response:
    """All that is kept about a person, a JSON object a line."""
    gathered = await call.services.store.read(own_data.gathered, call.person.id)
    headers = {"Content-Disposition": 'attachment; filename="shoal.jsonl"'}
    return StreamingResponse(parts_of(gathered), headers=headers, media_type=LINES)


def parts_of(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while part := file.read(CHUNK):
            yield part
