"""What somebody wants at a table: `decide` answers with the entry for its log, or refuses. It changes nothing."""

from __future__ import annotations

from typing import Any

from ..core import record as records_of
from ..core.dealer import deal, hand_in_due
from ..core.errors import Refused
from ..core.match import Match
from ..games import game_named
from . import log, rated, wire
from .log import AnyEntry
from .table import MOST_UNDONE, Table, refused

LONG_LOG = 3000  # entries after which only what leads to the end of the game is taken
PATIENCE = 120  # seconds that somebody may keep the others waiting before a computer can be set in their place,
PATIENCE_DAYS = 3 * 86400  # and where days are played
RETURN_BANK = 5  # who comes back to an empty bank gets this part of a full one


def check_plan(plan: wire.Plan) -> None:
    """Raise BadInput or Refused if there can't be such a table."""
    game = game_named(plan.game)
    game.open_box(len(plan.seats), plan.options, plan.components)
    if plan.seats.count("me") > 1:
        raise refused("one-seat-each")
    rated.check_plan(plan)


def decide(table: Table, message: wire.Act, person: str, now: float, not_before: float = 0.0) -> AnyEntry:
    """The entry that a message makes, or Refused. Time before the server's start (`not_before`) is not counted."""
    if table.version >= LONG_LOG and is_endless(message):
        raise refused("too-long")
    match message:
        case wire.Move():
            return _move(table, message, person, now, not_before)
        case wire.Undo():
            return _undo(table, message, person)
        case wire.Resign():
            return _resign(table, person)
        case wire.Sit():
            return _sit(table, message, person)
        case wire.Leave():
            return _leave(table, person)
        case wire.Remove():
            return _remove(table, message.seat, person)
        case wire.Seats():
            return _resize(table, message.players, person)
        case wire.Start():
            return _start(table, person)
        case wire.Swap():
            return _swap(table, message, person, now, not_before)
        case wire.Hint():
            return _hint(table, message, person)
        case _:
            raise TypeError(f"a {type(message).__name__} makes no entry")


def is_endless(message: wire.Act) -> bool:
    """Whether something can be done again and again, and brings no game nearer to its end."""
    return isinstance(message, (wire.Sit, wire.Seats)) or (isinstance(message, wire.Swap) and message.to != "person")


# -- Playing --


def _move(table: Table, message: wire.Move, person: str, now: float, not_before: float) -> log.Moved:
    seat = _own_seat(table, person)
    _check_plays(table, seat)
    _check_fresh(table, message.version)
    place, bank = table.places[seat], None
    if table.plan.clock.kind == "bank" and place.owes_since is not None:
        taken = max(now - max(place.owes_since, not_before), 0.0)
        bank = max(place.bank - taken, 0.0) + table.plan.clock.bonus
    return moved(table, seat, message.move, bank=bank)


def moved(table: Table, seat: int, move: str, **how: Any) -> log.Moved:
    """The entry of a move, tried on a copy: with the shuffles it brings."""
    trial = _running(table).copy()
    trial.play(seat, move)
    entry = log.Moved(seat, move, hand_in_due(trial, table.seed, table.nonces), **how)
    table.tried = table.version, entry, trial
    return entry


def _undo(table: Table, message: wire.Undo, person: str) -> log.Undone:
    seat = _own_seat(table, person)
    _check_plays(table, seat)
    _check_fresh(table, message.version)
    if not table.plan.undo:
        raise refused("no-undo-here")
    if table.places[seat].undone >= MOST_UNDONE:
        raise refused("undone-enough", most=MOST_UNDONE)
    _running(table).check_undo(seat)
    return log.Undone(seat)


def _resign(table: Table, person: str) -> log.Resigned:
    seat = _own_seat(table, person)
    _running(table)
    if table.places[seat].resigned:
        raise refused("resigned")
    return log.Resigned(seat)


def _hint(table: Table, message: wire.Hint, person: str) -> log.Hinted:
    seat = _own_seat(table, person)
    _check_plays(table, seat)
    _check_fresh(table, message.version)
    if not table.plan.hints:
        raise refused("no-hints-here")
    if seat not in table.to_act:
        raise Refused("not-your-turn", seat=seat, seats=table.to_act)
    return log.Hinted(seat)


def why(table: Table, person: str, move: str) -> wire.NotLegal | None:
    """Why a move is not legal for somebody, or None if it is."""
    seat = _own_seat(table, person)
    try:
        _running(table).check(seat, move)
    except Refused as refusal:
        return wire.NotLegal(move, refusal.key, refusal.args_of_key, refusal.section)
    return None


# -- Sitting down, beginning, standing in --


def _sit(table: Table, message: wire.Sit, person: str) -> log.Sat:
    own = table.seat_of(person)
    if own is not None and (own != message.seat or table.status != "open"):
        raise refused("sits-already")
    if message.seat >= table.players:
        raise refused("no-such-seat-here", last=table.players - 1)
    if person in table.removed:
        raise refused("removed")
    if own is None and message.seat not in table.free:
        raise refused("seat-taken", seat=message.seat)
    return log.Sat(message.seat, person, message.nonce)


def _leave(table: Table, person: str) -> log.Left:
    seat = _own_seat(table, person)
    if table.status != "open":
        raise refused("begun")
    return log.Left(seat)


def _remove(table: Table, seat: int, person: str) -> log.Removed | log.Left:
    _check_may_arrange(table, person)
    if seat >= table.players:
        raise refused("no-such-seat-here", last=table.players - 1)
    sitting = table.places[seat].person
    if sitting is None:
        raise refused("nobody-sits", seat=seat)
    return log.Left(seat) if sitting == person else log.Removed(seat, sitting)


def _resize(table: Table, players: int, person: str) -> log.Resized:
    _check_may_arrange(table, person)
    table.game.open_box(players, table.plan.options, table.plan.components)  # refuses what the game is not for
    for seat, place in enumerate(table.places):
        if seat >= players and place.person:
            raise refused("seat-taken", seat=seat)
    return log.Resized(players - 1, players)


def _start(table: Table, person: str) -> log.Started:
    _check_may_arrange(table, person)
    if table.free:
        raise refused("seats-empty", seats=", ".join(map(str, table.free)))
    return started(table)


def started(table: Table, **of: Any) -> log.Started:
    """The entry with which a game begins, dealt by the table's seed."""
    plan, nonces = table.plan, table.nonces
    dealt = deal(table.game, table.players, plan.options, plan.components, table.seed, nonces)
    return log.Started(dealt.first, nonces, dealt.record()["setup"], **of)


def go_on_from(table: Table, written: dict[str, Any], step: int) -> log.Started:
    """The entry that begins with the first entries of a record."""
    upto = {key: value for key, value in written.items() if key != "result"} | {"moves": written["moves"][:step]}
    match = Match.replayed(table.game, records_of.read(upto))
    if match.is_over:
        raise Refused("game-over")
    hand_in_due(match, table.seed, table.nonces)
    found = match.record()
    return log.Started(found["first"], table.nonces, found["setup"], found["moves"], branched=True)


def _swap(table: Table, message: wire.Swap, person: str, now: float, not_before: float) -> log.Swapped | log.Back:
    if message.seat >= table.players:
        raise refused("no-such-seat-here", last=table.players - 1)
    if table.status == "over":
        raise refused("game-is-over")
    if table.tournament and message.to != "person":
        raise refused("tournament-swap")
    place = table.places[message.seat]
    if place.resigned:
        raise refused("resigned")
    if place.person is None:
        if person != table.host:
            raise refused("only-the-host")
        if message.to == "person":
            raise refused("nobody-sits", seat=message.seat)
    elif table.status == "open":
        raise refused("seat-taken", seat=message.seat)
    elif place.person != person:
        if message.to in ("person", "open"):
            raise refused("not-your-seat")
        _check_may_replace(table, message.seat, person, now, not_before)
        return log.Swapped(message.seat, message.to, away=True)
    elif message.to == "open":
        raise refused("not-to-be-freed")
    elif message.to == "person" and not place.level:
        raise refused("plays-already")
    elif message.to == "person" and place.overdue:
        raise refused("overdue")
    if message.to == "person" and (entry := back(table, person)):
        return entry
    return log.Swapped(message.seat, message.to)


def _check_may_replace(table: Table, seat: int, person: str, now: float, not_before: float) -> None:
    """Who is not here, or keeps the others waiting too long, can be replaced: by the host, a host by who sits there."""
    place, owner = table.places[seat], table.places[seat].person
    if person != table.host and (owner != table.host or table.seat_of(person) is None):
        raise refused("not-your-seat")
    if person == table.host and owner not in table.online:
        return
    patience = PATIENCE_DAYS if table.plan.clock.kind == "days" else PATIENCE
    if place.owes_since is None or now - max(place.owes_since, not_before) < patience:
        days, minutes = divmod(patience, 86400)
        raise refused("not-idle", days=days, minutes=minutes // 60)


def back(table: Table, person: str) -> log.Back | None:
    """The entry that gives a seat back to somebody who was away; not before the move that was due is made."""
    seat = table.seat_of(person)
    if seat is None or table.status != "running":
        return None
    place, clock = table.places[seat], table.plan.clock
    if not place.away or place.overdue:
        return None
    return log.Back(seat, max(place.bank, clock.seconds / RETURN_BANK) if clock.kind == "bank" else None)


# -- What most of them ask --


def _own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise refused("no-seat")
    return seat


def _check_may_arrange(table: Table, person: str) -> None:
    if person != table.host:
        raise refused("only-the-host")
    if table.status != "open":
        raise refused("begun")


def _running(table: Table) -> Match:
    if table.match is None:
        raise refused("not-begun")
    if table.match.is_over:
        raise Refused("game-over")
    return table.match


def _check_plays(table: Table, seat: int) -> None:
    _running(table)
    if table.places[seat].resigned:
        raise refused("resigned")
    if table.places[seat].level:
        raise refused("computer-plays")


def _check_fresh(table: Table, version: int) -> None:
    if not table.position <= version <= table.version:
        raise refused("stale", version=table.version)
