"""Tournaments of clubs: what they are, who takes part, how they stand. rounds.py leads them from round to round.

The cards of a tournament come of one secret seed, whose commitment everybody sees before they take part, and of a
number that each of them adds: when it is over both are published, and anybody can check the seed of every table.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec

from ..bots.levels import USUAL, Level
from ..core.commit import derived_seed, new_seed, shuffled
from ..games import game_named
from . import club_rows, clubs, log, played, wire
from . import tournament_rows as rows
from .naming import proper
from .pairings import Lineup, robin_round, swiss_round
from .people import Person, new_id
from .results import Line, Result, standings, total_points
from .store import Conflict, Statement, Store
from .table import Table, refused

DAY = 86400
BREAK = 60.0  # seconds between the end of a round and the next, so that people see how they stand, and come
UNFINISHED_EACH = 5  # tournaments of a club
FEWEST = 2  # people
ATTEMPTS = 10  # at a number that somebody else was quicker to take

Status = Literal["open", "running", "over", "cancelled"]
Pace = Literal["live", "days", "rounds"]
TIMES = {"live": (10, 600), "days": (1, 14), "rounds": (1, 30)}  # how much time there may be

encode = msgspec.json.Encoder().encode
lineup_of = msgspec.json.Decoder(tuple[int | None, ...]).decode


class Announced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and how. `time`: live, of seconds a move; else of days, a move or a whole round."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    players: Annotated[int, msgspec.Meta(ge=2, le=8)]  # at a table
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: dict[wire.Word, wire.Word] = {}
    system: Literal["swiss", "robin"] = "swiss"
    pace: Pace = "live"
    time: Annotated[int, msgspec.Meta(ge=1, le=600)] = 60
    level: Level = USUAL  # of the computers that fill up and stand in
    duplicate: bool = False  # whether all tables of a round are dealt the same

    @property
    def clock(self) -> wire.Clock:
        """For rounds of some days everybody has their part of them, so that all are over in time."""
        if self.pace == "live":
            return wire.Clock("move", self.time)
        if self.pace == "days":
            return wire.Clock("days", self.time * DAY)
        return wire.Clock("bank", self.time * DAY // self.players)

    def plan_of(self, lineup: Lineup, *, sealed: bool) -> wire.Plan:
        """A table of it. Where others play with the same cards nobody may watch."""
        return wire.Plan(
            self.game,
            [self.level if number is None else wire.OPEN for number in lineup],  # type: ignore[misc]
            self.options,
            clock=self.clock,
            visibility="private" if sealed else "link",
            stand_in=self.level,
            hints=False,
            undo=False,
        )


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game, seat by seat, and whose players had gone when it ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    left: tuple[int, ...]


def ended(table: Table, kept: played.Kept, entries: Sequence[played.Happened]) -> list[Statement]:
    """What is kept of a finished game beside its record, if it is one of a tournament.

    Who has not made one move in it is in no round to come, unless they say that they are there again.
    """
    if not table.tournament:
        return []
    left = tuple(seat for seat in range(table.players) if played.has_left(table, seat))
    outcome = Outcome(tuple(kept.result.scores), tuple(kept.result.places), left)
    moved = {found.entry.seat for found in entries if isinstance(found.entry, log.Moved) and not found.entry.level}
    idle = [place.person for seat, place in enumerate(table.places) if place.person and seat not in moved]
    return [
        rows.ended(table.id, encode(outcome).decode(), table.touched),
        *rows.gone(table.tournament, idle, is_gone=True),
    ]


# -- How it stands --


class Game(msgspec.Struct, frozen=True):
    """A table of a round."""

    table: str
    lineup: Lineup
    outcome: Outcome | None  # None: the game is not over
    ended: float | None


class Round(msgspec.Struct, frozen=True):
    number: int
    begun: float
    games: list[Game]

    @property
    def is_over(self) -> bool:
        return all(game.outcome for game in self.games)

    @property
    def results(self) -> list[Result]:
        return [
            Result(game.lineup, game.outcome.scores, game.outcome.places, game.outcome.left)
            for game in self.games
            if game.outcome
        ]


class Tournament:
    """A tournament as it is kept."""

    def __init__(self, stored: rows.Stored) -> None:
        row = stored.row
        self.id: str = row.id
        self.club: str | None = row.club
        self.name: str = row.name
        self.status: Status = row.status
        self.announced = msgspec.json.decode(row.announced, type=Announced)
        self.seed: bytes = row.seed
        self.nonces: list[str] = msgspec.json.decode(row.nonces) if row.nonces else []
        self.entrants = stored.entrants
        self.rounds = [
            Round(found.number, found.begun, [game_of(table) for table in stored.tables if table.round == found.number])
            for found in stored.rounds
        ]

    @property
    def numbers(self) -> list[int]:
        return [entrant.number for entrant in self.entrants]

    @property
    def active(self) -> list[int]:
        """Who is in the next round: who has not gone, neither from here nor from the club."""
        return [entrant.number for entrant in self.entrants if not is_out(entrant)]

    @property
    def played(self) -> list[Round]:
        return [found for found in self.rounds if found.is_over]

    def of(self, person: str) -> Any:
        """The row of somebody who takes part."""
        return next((entrant for entrant in self.entrants if entrant.person == person), None)

    def person(self, number: int | None) -> str | None:
        return next((entrant.person for entrant in self.entrants if entrant.number == number), None)

    def tables_of(self, number: int) -> list[str]:
        """Where somebody's game is not over."""
        games = [game for found in self.rounds for game in found.games]
        return [game.table for game in games if number in game.lineup and not game.outcome]

    @cached_property
    def standings(self) -> list[Line]:
        """After the rounds that are over."""
        results = [found.results for found in self.played]
        return standings(self.numbers, results, by_seat=self.announced.duplicate)

    @property
    def next_at(self) -> float | None:
        """When the next round begins, if this one is over and there is one."""
        if self.status != "running" or not self.rounds or not self.rounds[-1].is_over:
            return None
        last = self.rounds[-1]
        return next_at(self.announced, last.number, last.begun, max(game.ended or 0.0 for game in last.games))

    # -- The next round --

    def paired(self) -> list[Lineup]:
        """Who sits with whom in the next round, and where."""
        draw = shuffled(self.seed, self.nonces, "draw", [str(number) for number in self.numbers])
        players = [number for number in map(int, draw) if number in self.active]
        before, size = [[game.lineup for game in found.games] for found in self.rounds], self.announced.players
        if self.announced.system == "robin":
            return robin_round(players, size, before)
        results = [found.results for found in self.played]
        points = total_points(self.numbers, results, by_seat=self.announced.duplicate)
        return swiss_round(players, size, before, points)

    def seed_of(self, number: int, table: int) -> bytes:
        """The seed of a table of a round, both counted from 1; with duplicate deals that of all its tables."""
        label = f"round {number}" if self.announced.duplicate else f"round {number} table {table}"
        return derived_seed(self.seed, self.nonces, label)


def game_of(row: Any) -> Game:
    outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
    return Game(row.table, lineup_of(row.lineup), outcome, row.ended)


def is_out(entrant: Any) -> bool:
    return bool(entrant.gone) or entrant.member is None


def next_at(announced: Announced, number: int, begun: float, ended: float) -> float | None:
    """When the round after a finished one begins; None: that was the last."""
    if number >= announced.rounds:
        return None
    scheduled = begun + announced.time * DAY if announced.pace == "rounds" else 0.0
    return max(scheduled, ended + BREAK)


# -- What people do --


async def announce(store: Store, club: str, person: Person, name: str, announced: Announced) -> str:
    """A new tournament of a club: its host."""
    await clubs.of_host(store, club, person)
    least, most = TIMES[announced.pace]
    if not least <= announced.time <= most:
        raise refused("tournament-time", least=least, most=most)
    game_named(announced.game).open_box(announced.players, announced.options, "standard")
    if await store.read(rows.count_unfinished, club) >= UNFINISHED_EACH:
        raise refused("too-many-tournaments", most=UNFINISHED_EACH)
    found = new_id()
    what = encode(announced).decode()
    await store.write(rows.announced(found, club, proper(name), what, new_seed(), time.time()))
    return found


async def of_member(store: Store, tournament: str, person: Person) -> Tournament:
    """A tournament as a member of its club may see it. Others don't hear whether there is one."""
    stored = await store.read(rows.read_tournament, tournament)
    if stored is None or not await store.read(club_rows.is_member, stored.row.club or "", person.id):
        raise refused("no-tournament")
    return Tournament(stored)


async def of_host(store: Store, tournament: str, person: Person) -> Tournament:
    found = await of_member(store, tournament, person)
    await clubs.of_host(store, found.club or "", person)
    return found


async def enter(store: Store, tournament: str, person: Person, nonce: str) -> None:
    """Take part; while it runs, who has gone comes back."""
    for _ in range(ATTEMPTS):
        found = await of_member(store, tournament, person)
        own = found.of(person.id)
        if found.status in ("over", "cancelled"):
            raise refused("tournament-over")
        if own is None and found.status == "running":
            raise refused("tournament-begun")
        if own and own.gone:
            await store.write(*rows.gone(found.id, [person.id], is_gone=False))
        if own:
            return
        try:
            number = max(found.numbers, default=0) + 1
            await store.write(rows.entered(found.id, number, person.id, nonce, time.time()))
        except Conflict:
            continue
        return
    raise refused("conflict")


async def cancel(store: Store, tournament: str, person: Person) -> None:
    """End it before its time: its host. What is played is played to its end, and nothing comes after."""
    found = await of_host(store, tournament, person)
    if found.status in ("over", "cancelled"):
        raise refused("tournament-over")
    await store.write(rows.status_changed(found.id, "cancelled"))
