"""What is shown of a table: to everybody, to a seat or a spectator, and as a record."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from ..core.commit import commitment
from ..core.dealer import proof_of
from ..core.game import Game
from ..core.state import SPECTATOR, State
from . import wire
from .table import MOST_UNDONE, Table

# -- To everybody --


def info_of(
    table: Table, person: str, names: Callable[[str], str], watching: int = 0, *, warming_up: bool = False
) -> wire.Table:
    """What everybody knows of the table."""
    return wire.Table(
        table.version,
        table.id,
        table.code,
        table.plan,
        table.host,
        table.status,  # type: ignore[arg-type]
        [chair_of(table, seat, names) for seat in range(table.players)],
        watching,
        "" if table.sealed else commitment(table.seed),  # equal ones would tell which tables are dealt the same
        table.nonces if table.match else [],
        table.seat_of(person),
        person,
        table.rematch,
        warming_up,
        table.tournament,
        table.sealed,
    )


def chair_of(table: Table, seat: int, names: Callable[[str], str]) -> wire.Chair:
    place = table.places[seat]
    kind = "computer" if place.level else "person" if place.person else "open"
    name = names(place.person) if place.person else place.level or ""
    online = place.person in table.online
    return wire.Chair(
        seat,
        kind,  # type: ignore[arg-type]
        name,
        place.person,
        place.level,
        place.away,
        place.resigned,
        online,
        place.hints,
        seat in table.free,
    )


# -- To a seat, or a spectator --


def in_sight(table: Table) -> State:
    """The state of which everybody's pictures are made: unless memory is on, what could only be remembered is gone."""
    assert table.match
    state = table.match.state
    if not table.plan.memory and not table.match.is_over:
        state = state.copy()
        table.game.rules.forget(state, SPECTATOR)
    return state


def view_of(
    table: Table, seat: int | None, told: int, now: float, not_before: float = 0.0, sight: State | None = None
) -> wire.View:
    """The game as a seat, or a spectator, sees it, with what it was told from an event on.

    `sight` is what lies in sight, if that is known already: who shows several seats the same position asks once.
    """
    assert table.match
    eyes, to_act = SPECTATOR if seat is None else seat, table.to_act
    view = table.game.view_of(sight or in_sight(table), eyes)
    legal, not_legal = [], []
    if seat in to_act and not table.places[seat].level:
        actions = table.match.legal_actions(seat)
        legal = [table.match.text_of(action) for action in actions]
        not_legal = not_legal_of(table.game, view, seat, set(actions))
    return wire.View(
        table.version,
        seat,
        to_act,
        table.game.picture.picture(view, eyes),
        legal,
        not_legal,
        seat is not None and can_undo(table, seat),
        clocks_of(table, now, not_before),
        told,
        table.events(eyes, told),
        end_of(table) if table.match.is_over else None,
    )


def not_legal_of(game: Game, view: State, seat: int, legal: Collection[int]) -> list[wire.NotLegal]:
    """Why moves that somebody might want to make are not legal, from the view alone: nothing is given away."""
    why_not, args_of, text_of = game.rules.why_not, game.narration.refusal_args, game.text_of
    reasons = game.reasons.REASONS
    found = []
    for action in game.picture.tries(view, seat):
        if action not in legal and (number := why_not(view, seat, action)):
            reason = reasons[number]
            found.append(
                wire.NotLegal(text_of(view, action), reason.key, dict(args_of(view, seat, action)), reason.section)
            )
    return found


def can_undo(table: Table, seat: int) -> bool:
    assert table.match
    place = table.places[seat]
    if not table.plan.undo or table.match.is_over or place.level or place.undone >= MOST_UNDONE:
        return False
    return table.match.why_no_undo(seat) is None


def clocks_of(table: Table, now: float, not_before: float) -> list[wire.Time]:
    clock, clocks = table.plan.clock, []
    for seat, place in enumerate(table.places):
        if clock.kind == "none" or place.person is None or place.level:
            continue
        deadline = table.deadline(seat, not_before)
        whole = place.bank if clock.kind == "bank" else float(clock.seconds)
        left = whole if deadline is None else max(deadline - now, 0.0)
        clocks.append(wire.Time(seat, round(left, 1), deadline is not None))
    return clocks


# -- How it ended, and its record --


def end_of(table: Table) -> wire.End:
    assert table.match and table.match.result
    sheets = [
        [wire.Points(line.key, dict(line.args), line.points) for line in table.match.score_sheet(seat)]
        for seat in range(table.players)
    ]
    return wire.End(table.match.result, table.match.ending, sheets, "" if table.sealed else table.seed.hex())


def record_of(table: Table, names: Callable[[str], str]) -> dict[str, Any]:
    """The match as a record, with who sat there and, when it is over, how its shuffles came about."""
    assert table.match
    seats = [place.person and names(place.person) or place.level for place in table.places]
    has_proof = table.match.is_over and not table.is_branched
    extra = {"shuffle": proof_of(table.seed, table.nonces)} if has_proof else {}
    return table.match.record(seats=seats, hints=[place.hints for place in table.places], **extra)
