"""A table: who sits where, the game in play, what everybody has heard. It knows no network and no database.

What somebody wants is first put to `decide`, which answers with an entry for the log or refuses. The entry is stored,
and only then carried out by `apply`; so a table is always what its log says, and reading the log again makes it anew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..core import record as records_of
from ..core.dealer import deal, hand_in_due
from ..core.errors import Refused
from ..core.game import Game
from ..core.match import Match
from ..core.state import SPECTATOR
from ..games import game_named
from . import log, wire
from .log import AnyEntry

RETURN_BANK = 5  # who comes back to an empty bank gets this part of a full one
WORDS = "shoal.server"  # where the words of the server's refusals are


def refused(key: str, **args: Any) -> Refused:
    return Refused(key, WORDS, **args)


@dataclass
class Place:
    """A seat: the person it belongs to, and the computer that plays there, if one does."""

    person: str | None = None
    level: wire.Level | None = None
    nonce: str = ""
    free: bool = False  # in a running game: whoever comes may take it
    taken: int = 0  # the version since which its person sits there
    away: bool = False
    overdue: bool = False  # away, and the move it ran out of time for is still to be made
    resigned: bool = False
    hints: int = 0
    hinted: int = 0  # the version of the last hint
    bank: float = 0.0
    since: float | None = None  # when it began to owe a move


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
    followed: str | None = None  # the table of the rematch
    branched: bool = False  # it goes on from a moment of another game
    position: int = 0  # the version since which what people decide on has not changed
    touched: float = 0.0
    done: dict[tuple[str | None, str], int] = field(default_factory=dict)  # version by sender and id of the message
    online: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.game: Game = game_named(self.plan.game)
        self.places = [
            Place(level=None if word in (wire.ME, wire.OPEN) else word, bank=float(self.plan.clock.seconds))  # type: ignore[arg-type]
            for word in self.plan.seats
        ]
        self._nonces: list[str] = []  # of the game that has begun
        self._before: list[tuple[float, float]] = []  # move by move: the bank before it, and the seconds it took
        self._read = 0  # events of the match heard so far
        self._heard: dict[int, list[wire.Told]] = {seat: [] for seat in (*range(len(self.places)), SPECTATOR)}
        self._heard_at = [(0,) * len(self._heard)]  # how many events, version by version; the last are spectators'

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

    def seat_of(self, person: str) -> int | None:
        return next((seat for seat, place in enumerate(self.places) if place.person == person), None)

    def may_see(self, person: str) -> bool:
        """Whether somebody may see the game: at a private table only those who sit there, once it has begun."""
        open_to_all = self.plan.visibility != "private" or self.status == "open"
        return open_to_all or person == self.host or self.seat_of(person) is not None

    def computers_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.places[seat].level]

    def deadline(self, seat: int, not_before: float = 0.0) -> float | None:
        """When the time of a person who is to act runs out. The clock does not run before some time."""
        place, clock = self.places[seat], self.plan.clock
        if place.since is None or place.level or clock.kind == "none":
            return None
        return max(place.since, not_before) + (place.bank if clock.kind == "bank" else clock.seconds)

    def first_deadline(self, not_before: float) -> float | None:
        deadlines = [found for seat in self.to_act if (found := self.deadline(seat, not_before)) is not None]
        return min(deadlines, default=None)

    def due(self, not_before: float) -> float | None:
        """When the server must look at it: at once if a computer is to move, or when a clock runs out."""
        return self.touched if self.computers_to_act() else self.first_deadline(not_before)

    # -- What somebody wants --

    def decide(self, message: wire.Act, person: str, now: float, not_before: float = 0.0) -> AnyEntry:
        """The entry that a message makes, or Refused. Time before the server's start (`not_before`) is not counted."""
        match message:
            case wire.Move():
                return self._move(message, person, now, not_before)
            case wire.Undo():
                return self._undo(message, person, now)
            case wire.Resign():
                return self._resign(message, person, now)
            case wire.Sit():
                return self._sit(message, person, now)
            case wire.Leave():
                return self._leave(message, person, now)
            case wire.Start():
                return self._start(message, person, now)
            case wire.Swap():
                return self._swap(message, person, now)
            case wire.Hint():
                return self._hint(message, person, now)
            case _:
                raise TypeError(f"a {type(message).__name__} makes no entry")

    def _move(self, message: wire.Move, person: str, now: float, not_before: float) -> AnyEntry:
        seat = self._own_seat(person)
        self._check_plays(seat)
        self._check_fresh(message.version)
        place, bank = self.places[seat], None
        if self.plan.clock.kind == "bank" and place.since is not None:
            taken = max(now - max(place.since, not_before), 0.0)
            bank = max(place.bank - taken, 0.0) + self.plan.clock.bonus
        return self.moved(seat, message.move, bank=bank)

    def moved(self, seat: int, move: str, **how: Any) -> log.Moved:
        """The entry of a move, tried on a copy: with the shuffles it brings."""
        trial = self._running().copy()
        trial.play(seat, move)
        return log.Moved(seat, move, hand_in_due(trial, self.seed, self.nonces), **how)

    def _undo(self, message: wire.Undo, person: str, now: float) -> AnyEntry:
        seat = self._own_seat(person)
        self._check_plays(seat)
        self._check_fresh(message.version)
        if not self.plan.undo:
            raise refused("no-undo-here")
        self._running().check_undo(seat)
        return log.Undone(seat)

    def _resign(self, message: wire.Resign, person: str, now: float) -> AnyEntry:
        seat = self._own_seat(person)
        self._running()
        if self.places[seat].resigned:
            raise refused("resigned")
        return log.Resigned(seat)

    def _sit(self, message: wire.Sit, person: str, now: float) -> AnyEntry:
        own = self.seat_of(person)
        if own is not None and (own != message.seat or self.status != "open"):
            raise refused("sits-already")
        if message.seat >= self.players:
            raise refused("no-such-seat-here", last=self.players - 1)
        if own is None and message.seat not in self.free:
            raise refused("seat-taken", seat=message.seat)
        return log.Sat(message.seat, person, message.nonce)

    def _leave(self, message: wire.Leave, person: str, now: float) -> AnyEntry:
        seat = self._own_seat(person)
        if self.status != "open":
            raise refused("begun")
        return log.Left(seat)

    def _start(self, message: wire.Start, person: str, now: float) -> AnyEntry:
        if person != self.host:
            raise refused("only-the-host")
        if self.status != "open":
            raise refused("begun")
        if self.free:
            raise refused("seats-empty", seats=", ".join(map(str, self.free)))
        nonces = self.nonces
        dealt = deal(self.game, self.players, self.plan.options, self.plan.components, self.seed, nonces)
        return log.Started(dealt.first, nonces, dealt.record()["setup"])

    def go_on_from(self, written: dict[str, Any], step: int) -> log.Started:
        """The entry that begins with the first entries of a record."""
        upto = {key: value for key, value in written.items() if key != "result"} | {"moves": written["moves"][:step]}
        match = Match.replayed(self.game, records_of.read(upto))
        if match.is_over:
            raise Refused("game-over")
        hand_in_due(match, self.seed, self.nonces)
        found = match.record()
        return log.Started(found["first"], self.nonces, found["setup"], found["moves"])

    def _swap(self, message: wire.Swap, person: str, now: float) -> AnyEntry:
        if message.seat >= self.players:
            raise refused("no-such-seat-here", last=self.players - 1)
        if self.status == "over":
            raise refused("game-is-over")
        place = self.places[message.seat]
        if place.resigned:
            raise refused("resigned")
        if place.person is None:
            if person != self.host:
                raise refused("only-the-host")
            if message.to == "person":
                raise refused("nobody-sits", seat=message.seat)
        elif self.status == "open":
            raise refused("seat-taken", seat=message.seat)
        elif place.person != person:
            if person != self.host or place.person in self.online or message.to in ("person", "open"):
                raise refused("not-your-seat")
        elif message.to == "open":
            raise refused("not-to-be-freed")
        elif message.to == "person" and not place.level:
            raise refused("plays-already")
        elif message.to == "person" and place.overdue:
            raise refused("overdue")
        return log.Swapped(message.seat, message.to)

    def _hint(self, message: wire.Hint, person: str, now: float) -> AnyEntry:
        seat = self._own_seat(person)
        self._check_plays(seat)
        self._check_fresh(message.version)
        if not self.plan.hints:
            raise refused("no-hints-here")
        if seat not in self.to_act:
            raise Refused("not-your-turn", seat=seat, seats=self.to_act)
        return log.Hinted(seat)

    def why(self, person: str, move: str) -> wire.NotLegal | None:
        """Why a move is not legal for somebody, or None if it is."""
        seat = self._own_seat(person)
        try:
            self._running().check(seat, move)
        except Refused as refusal:
            return wire.NotLegal(move, refusal.key, refusal.args_of_key, refusal.section)
        return None

    def has_hint(self, person: str) -> bool:
        """Whether somebody has asked for a hint for the move they are to make."""
        seat = self.seat_of(person)
        if seat is None or seat not in self.to_act or self.places[seat].level:
            return False
        return self.places[seat].hinted > self.position

    def back(self, person: str) -> log.Back | None:
        """The entry that gives a seat back to somebody who was away; not before the move that was due is made."""
        seat = self.seat_of(person)
        if seat is None or self.status != "running":
            return None
        place, clock = self.places[seat], self.plan.clock
        if not place.away or place.overdue:
            return None
        return log.Back(seat, max(place.bank, clock.seconds / RETURN_BANK) if clock.kind == "bank" else None)

    def is_overdue(self, person: str) -> bool:
        return any(place.person == person and place.overdue for place in self.places)

    def _own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise refused("no-seat")
        return seat

    def _running(self) -> Match:
        if self.match is None:
            raise refused("not-begun")
        if self.match.is_over:
            raise Refused("game-over")
        return self.match

    def _check_plays(self, seat: int) -> None:
        self._running()
        if self.places[seat].resigned:
            raise refused("resigned")
        if self.places[seat].level:
            raise refused("computer-plays")

    def _check_fresh(self, version: int) -> None:
        if not self.position <= version <= self.version:
            raise refused("stale", version=self.version)

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
                self.followed = entry.table
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

    def _begin_match(self, entry: log.Started) -> None:
        self._nonces = entry.nonces
        plan = self.plan
        self.match = Match(
            self.game, self.players, None, plan.options, plan.components, first=entry.seat, setup=entry.setup
        )
        self.branched = bool(entry.moves)
        for number, made in enumerate(entry.moves, 1):
            self.match.replay(number, made)

    def _carry_out_move(self, entry: log.Moved, at: float) -> None:
        assert self.match
        place = self.places[entry.seat]
        self.match.play(entry.seat, entry.move)
        for outcome in entry.chance:
            self.match.hand_in(outcome)
        self._before.append((place.bank, 0.0 if place.since is None else at - place.since))
        place.bank = place.bank if entry.bank is None else entry.bank
        place.overdue = False

    def _take_move_back(self, entry: log.Undone, at: float) -> None:
        assert self.match
        place = self.places[entry.seat]
        self.match.undo(entry.seat)
        place.bank, taken = self._before.pop()
        place.since = (at if place.since is None else place.since) - taken

    def _change_place(self, entry: AnyEntry, place: Place) -> None:
        """Who sits there, who plays for them, what hints they had."""
        match entry:
            case log.Sat():
                place.person, place.nonce, place.level, place.free = entry.person, entry.nonce, None, False
                place.away, place.taken = False, self.version
            case log.Left():
                place.person, place.nonce = None, ""
            case log.Swapped(to="person"):
                place.level, place.away = None, False
            case log.Swapped(to="open"):
                place.free = self.match is not None
                place.level = (place.level or self.plan.stand_in) if self.match else None
            case log.Swapped(to=level):
                place.level, place.free, place.away = level, False, False  # type: ignore[assignment]
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
        fresh = isinstance(entry, (log.Moved, log.Back, log.Sat))
        for seat, place in enumerate(self.places):
            if seat not in self.to_act:
                place.since, place.overdue = None, False
            elif place.since is None or fresh and seat == entry.seat:
                place.since = at

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
        before_it_sat = seat != SPECTATOR and version < self.places[seat].taken
        if before_it_sat or not 0 <= version <= self.version:
            return 0
        return min(heard[seat] for heard in self._heard_at[version:])

    def events(self, seat: int, told: int) -> list[wire.Told]:
        """What a seat, or a spectator, was told from an event on."""
        return self._heard[seat][told:]
