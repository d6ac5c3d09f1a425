"""A table: who sits where, the game in play, what everybody has heard. It knows no network and no database.

What somebody wants is first put to `decide` (decide.py), which answers with an entry for the log or refuses. The entry
is stored, and only then carried out by `apply`; so a table is always what its log says, and reading the log again makes
it anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ..core.dealer import deal
from ..core.errors import Refused
from ..core.game import Game
from ..core.match import Match
from ..core.state import SPECTATOR, UNKNOWN
from ..games import game_named
from . import log, wire
from .log import AnyEntry

WORDS = "shoal.server"  # where the words of the server's refusals are
UNHURRIED = ("none", "days")  # clocks beside which nobody need stay
MOST_UNDONE = 100  # moves that a seat may take back in a game: each is played again whenever the log is read


def refused(key: str, **args: Any) -> Refused:
    return Refused(key, WORDS, **args)


def resized(plan: wire.Plan, players: int) -> wire.Plan:
    """A plan for another number of players: with free seats at the end, or without its last ones."""
    more: list[Any] = [wire.OPEN] * (players - len(plan.seats))
    return msgspec.structs.replace(plan, seats=plan.seats[:players] + more)


def unsealed(plan: wire.Plan) -> wire.Plan:
    """A plan of a table that was sealed, as it is when that is over."""
    return msgspec.structs.replace(plan, visibility="link")


@dataclass
class Place:
    """A seat: the person it belongs to, and the computer that plays there, if one does."""

    person: str | None = None
    level: wire.Level | None = None
    nonce: str = ""
    free: bool = False  # in a running game: whoever comes may take it
    seated_at: int = 0  # the version since which its person sits there
    away: bool = False
    overdue: bool = False  # away, and the move it ran out of time for is still to be made
    resigned: bool = False
    undone: int = 0  # moves taken back
    hints: int = 0
    hinted: int = 0  # the version of the last hint
    bank: float = 0.0
    owes_since: float | None = None  # when it began to owe a move
    asked: int = 0  # the version since which it has owed its last


class Awaited(NamedTuple):
    """Somebody whose move others wait for."""

    seat: int
    person: str
    turn: int  # the version since which they do
    since: float


@dataclass
class Table:
    """One table, from the first chair to the last point."""

    id: str
    code: str | None
    plan: wire.Plan
    host: str
    seed: bytes
    version: int = 0
    match: Match | None = None
    rematch: str | None = None  # the table at which it goes on
    tournament: str | None = None  # of which its game is one
    sealed: bool = False  # its cards lie at other tables, too, where they are still played
    position: int = 0  # the version since which what people decide on has not changed
    touched: float = 0.0
    done: dict[tuple[str | None, str], int] = field(default_factory=dict)  # version by sender and id of the message
    removed: set[str] = field(default_factory=set)  # people whom the host has sent away
    online: set[str] = field(default_factory=set)
    tried: tuple[int, log.Moved, Match] | None = None  # the version at which a move was tried last, and the copy

    def __post_init__(self) -> None:
        self.game: Game = game_named(self.plan.game)
        self.places = [self._new_place(word) for word in self.plan.seats]
        self._nonces: list[str] = []  # of the game that has begun
        self._begun: log.Started | None = None
        self._before: list[tuple[float, float]] = []  # move by move: the bank before it, and the seconds it took
        self._read = 0  # events of the match heard so far
        self._heard: dict[int, list[wire.Told]] = {seat: [] for seat in (*range(len(self.places)), SPECTATOR)}
        self._heard_at = [(0,) * len(self._heard)]  # how many events, version by version; the last are spectators'

    def _new_place(self, word: str) -> Place:
        return Place(level=None if word in (wire.ME, wire.OPEN) else word, bank=float(self.plan.clock.seconds))  # type: ignore[arg-type]

    # -- What it is --

    @property
    def players(self) -> int:
        return len(self.places)

    @property
    def status(self) -> str:
        return "open" if self.match is None else "over" if self.match.is_over else "running"

    @property
    def to_act(self) -> list[int]:
        return self.match.to_act if self.match and not self.match.is_over else []

    @property
    def nonces(self) -> list[str]:
        """What the seats add to the shuffles: those that sat there when the game began; a computer adds nothing."""
        return self._nonces or [place.nonce for place in self.places]

    @property
    def free(self) -> list[int]:
        """The seats to sit down at."""
        if self.status == "open":
            return [seat for seat, place in enumerate(self.places) if not place.person and not place.level]
        return [seat for seat, place in enumerate(self.places) if place.free and self.status == "running"]

    @property
    def is_branched(self) -> bool:
        """Whether it goes on from a moment of another game: then not all of its cards come of its seed.

        A log of version 0.4 does not say so of the moment before the first move; it shows in the cards.
        """
        begun, plan = self._begun, self.plan
        if begun is None:
            return False
        if begun.branched or begun.moves:
            return True
        dealt = deal(self.game, self.players, plan.options, plan.components, self.seed, begun.nonces)
        return (dealt.first, dealt.record()["setup"]) != (begun.seat, begun.setup)

    def seat_of(self, person: str) -> int | None:
        return next((seat for seat, place in enumerate(self.places) if place.person == person), None)

    def bar_to(self, person: str) -> str | None:
        """Why somebody may not see the game, if so: at a private table who does not sit there, once it has begun."""
        if person in self.removed:
            return "removed"
        open_to_all = self.plan.visibility != "private" or self.status == "open"
        return None if open_to_all or person == self.host or self.seat_of(person) is not None else "private"

    def check_may_see(self, person: str) -> None:
        if reason := self.bar_to(person):
            raise refused(reason)

    def computers_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.places[seat].level]

    def deadline(self, seat: int, not_before: float = 0.0) -> float | None:
        """When the time of a person who is to act runs out. Time before the server's start is not counted."""
        place, clock = self.places[seat], self.plan.clock
        if place.owes_since is None or place.level or clock.kind == "none":
            return None
        return max(place.owes_since, not_before) + (place.bank if clock.kind == "bank" else clock.seconds)

    def awaited(self) -> list[Awaited]:
        """Whose moves other people wait for, where everybody may be elsewhere meanwhile."""
        people = {seat: place for seat, place in enumerate(self.places) if place.person and not place.level}
        if self.plan.clock.kind not in UNHURRIED or len(people) < 2:
            return []
        asked = [(seat, place) for seat, place in people.items() if seat in self.to_act]
        return [Awaited(seat, place.person or "", place.asked, place.owes_since or 0.0) for seat, place in asked]

    def first_deadline(self, not_before: float) -> float | None:
        deadlines = [found for seat in self.to_act if (found := self.deadline(seat, not_before)) is not None]
        return min(deadlines, default=None)

    def due(self, not_before: float) -> float | None:
        """When the server must look at it: at once if a computer is to move, or when a clock runs out."""
        return self.touched if self.computers_to_act() else self.first_deadline(not_before)

    def has_hint(self, person: str) -> bool:
        """Whether somebody has asked for a hint for the move they are to make."""
        seat = self.seat_of(person)
        if seat is None or seat not in self.to_act or self.places[seat].level:
            return False
        return self.places[seat].hinted > self.position

    def is_overdue(self, person: str) -> bool:
        return any(place.person == person and place.overdue for place in self.places)

    # -- What happens --

    def apply(self, entry: AnyEntry, at: float, sender: str | None = None, message: str | None = None) -> None:
        """Carry out the next entry of the log."""
        self.version += 1
        self.touched = at
        secret_before, owed_before = self._secret(), self.to_act
        match entry:
            case log.Started():
                self._begin_match(entry)
            case log.Moved():
                self._carry_out_move(entry, at)
            case log.Undone():
                self._take_move_back(entry, at)
            case log.Hosted():
                self.host = entry.person
            case log.Followed():
                self.rematch = entry.table
            case log.Resized():
                self._resize(entry.players)
            case log.Opened():
                self.sealed, self.plan = False, unsealed(self.plan)
            case _:
                self._change_place(entry, self.places[entry.seat])
        if message:
            self.done[sender, message] = self.version
        if isinstance(entry, (log.Started, log.Moved, log.Undone)):
            others = [seat for seat in owed_before if seat != entry.seat]
            if not (secret_before and others and self.to_act == others):
                self.position = self.version
        self._run_clocks(entry, at)
        self._hear(entry)

    def _resize(self, players: int) -> None:
        self.plan = resized(self.plan, players)
        more = players - self.players
        self.places = self.places[:players] + [self._new_place(wire.OPEN) for _ in range(more)]
        self._heard = {seat: [] for seat in (*range(players), SPECTATOR)}  # nothing has happened yet
        self._heard_at = [(0,) * len(self._heard)] * len(self._heard_at)

    def _begin_match(self, entry: log.Started) -> None:
        self._begun, self._nonces = entry, entry.nonces
        self.tournament, self.sealed = entry.tournament, entry.sealed
        plan = self.plan
        self.match = Match(
            self.game, self.players, None, plan.options, plan.components, first=entry.seat, setup=entry.setup
        )
        for number, made in enumerate(entry.moves, 1):
            self.match.replay(number, made)

    def _carry_out_move(self, entry: log.Moved, at: float) -> None:
        assert self.match
        place = self.places[entry.seat]
        version, tried, trial = self.tried or (UNKNOWN, None, None)
        if trial and tried is entry and version == self.version - 1:
            self.match = trial  # what came of it when it was decided; nothing has happened since
        else:
            self.match.play(entry.seat, entry.move)
            for outcome in entry.chance:
                self.match.hand_in(outcome)
        self.tried = None
        self._before.append((place.bank, 0.0 if place.owes_since is None else at - place.owes_since))
        place.bank = place.bank if entry.bank is None else entry.bank
        place.overdue = False

    def _take_move_back(self, entry: log.Undone, at: float) -> None:
        assert self.match
        place = self.places[entry.seat]
        self.match.undo(entry.seat)
        place.undone += 1
        place.bank, taken = self._before.pop()
        place.owes_since = (at if place.owes_since is None else place.owes_since) - taken
        place.asked = self.version

    def _change_place(self, entry: AnyEntry, place: Place) -> None:
        """Who sits there, who plays for them, what hints they had."""
        match entry:
            case log.Sat():
                place.person, place.nonce, place.level, place.free = entry.person, entry.nonce, None, False
                place.away, place.seated_at = False, self.version
            case log.Left():
                place.person, place.nonce = None, ""
            case log.Removed():
                place.person, place.nonce = None, ""
                self.removed.add(entry.person)
            case log.Swapped(to="person"):
                place.level, place.away = None, False
            case log.Swapped(to="open"):
                place.free = self.match is not None
                place.level = (place.level or self.plan.stand_in) if self.match else None
            case log.Swapped(to=level):
                place.level, place.free, place.away = level, False, entry.away  # type: ignore[assignment]
            case log.Away():
                place.level, place.away, place.overdue = self.plan.stand_in, True, True
                place.bank = 0.0 if self.plan.clock.kind == "bank" else place.bank
            case log.Back():
                place.level, place.away = None, False
                place.bank = place.bank if entry.bank is None else entry.bank
            case log.Resigned():
                place.level, place.resigned, place.away = self.plan.stand_in, True, False
            case log.Hinted():
                place.hints, place.hinted = place.hints + 1, self.version

    def _secret(self) -> bool:
        return self.match is not None and self.match.is_secret

    def _run_clocks(self, entry: AnyEntry, at: float) -> None:
        """A clock runs from when its seat is asked; who comes back, or takes a seat over, is asked anew."""
        fresh, to_act = isinstance(entry, (log.Moved, log.Back, log.Sat)), self.to_act
        for seat, place in enumerate(self.places):
            if seat not in to_act:
                place.owes_since, place.overdue = None, False
            elif place.owes_since is None or fresh and seat == entry.seat:
                place.owes_since, place.asked = at, self.version

    # -- What everybody has heard --

    def _hear(self, entry: AnyEntry) -> None:
        """Write down for each seat, and for spectators, what it was told."""
        if isinstance(entry, log.Undone):
            self._read = 0
            for told in self._heard.values():
                told.clear()
        if self.match:
            for audience, event in self.match.news(self._read):
                told_event = wire.Told(event.key, dict(event.args))
                for seat in audience:
                    self._heard[seat].append(told_event)
                self._read += 1
        self._heard_at.append(tuple(map(len, self._heard.values())))

    def heard(self, seat: int, version: int) -> int:
        """How many events a seat that saw a version has surely heard: those taken back since don't count."""
        before_it_sat = seat != SPECTATOR and version < self.places[seat].seated_at
        if before_it_sat or not 0 <= version <= self.version:
            return 0
        return min(heard[seat] for heard in self._heard_at[version:])

    def events(self, seat: int, told: int) -> list[wire.Told]:
        """What a seat, or a spectator, was told from an event on."""
        return self._heard[seat][told:]
