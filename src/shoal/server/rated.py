"""Tables that are played for a rating: what they may be like, who may sit there, and what comes of a game."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any

from ..bots import pairs
from ..bots.published import rating_of
from ..bots.ratings import rated
from ..games import game_named
from . import log, rating_rows, wire
from .people import Person
from .store import Statement, Store
from .table import Table, refused

DAY = 86400.0


def check_plan(plan: wire.Plan) -> None:
    """Refuse what would make a rating mean something else than the others do."""
    if not plan.rated:
        return
    usual = game_named(plan.game).spell_out({})
    if plan.clock.kind == "none":
        raise refused("rated-clock")
    if plan.undo or plan.hints:
        raise refused("rated-help")
    if plan.components != "standard" or {**usual, **plan.options} != dict(usual):
        raise refused("rated-usual")


def check(table: Table, entry: log.AnyEntry) -> None:
    """Refuse what nobody may do at such a table: a computer in a seat plays there from the beginning, or never."""
    if not table.plan.rated or not isinstance(entry, log.Swapped):
        return
    if table.status == "running" and entry.to != "person":
        raise refused("rated-swap")


def home_of(table: Table, person: Person) -> bytes:
    """A trace of where somebody is, by which they can be compared with others at this table, and nowhere else."""
    return hmac.digest(table.seed, person.address.encode(), "sha256")[:16]


def sat_down(table: Table, person: Person, at: float) -> list[Statement]:
    """What is kept of where somebody sat down from, until the game begins."""
    if not table.plan.rated or not person.address:
        return []
    return rating_rows.sat_down(table.id, person.id, home_of(table, person), at, at - pairs.DAYS * DAY)


async def begun(store: Store, table: Table) -> list[Statement]:
    """What is forgotten when a game begins. It does not begin with two people of one household."""
    if not table.plan.rated:
        return []
    homes = await store.read(rating_rows.read_homes, table.id)
    seated = [place.person for place in table.places if place.person]
    if any(person not in homes for person in seated):
        raise refused("rated-absent")
    if len({homes[person] for person in seated}) < len(seated):
        raise refused("rated-household")
    return [rating_rows.homes_forgotten(table.id)]


async def ended(store: Store, table: Table, seats: Sequence[dict[str, Any]]) -> list[Statement]:
    """The next step of everybody's rating, by what the game was for its seats (played.py)."""
    if not table.plan.rated or not seats:
        return []
    game, at = table.plan.game, seats[0]["at"]
    persons = [seat["who"] for seat in seats if seat["who"]]
    known = await store.read(rating_rows.read_ratings, game, persons)
    meetings = await store.read(rating_rows.count_meetings, game, persons, at - pairs.DAYS * DAY)
    sitting = [seat for seat in seats if seat["who"] in known or rating_of(game, seat["level"] or "")]
    if len(sitting) < 2:
        return []
    before = [known[seat["who"]][1] if seat["who"] in known else rating_of(game, seat["level"]) for seat in sitting]
    after = rated([one for one in before if one], [seat["place"] for seat in sitting], pairs.weight(meetings))
    return [
        rating_rows.rated(
            {
                "person": seat["who"],
                "game": game,
                "number": known[seat["who"]][0] + 1,
                "table": table.id,
                "mean": found.mean,
                "sigma": found.sigma,
                "at": at,
            }
        )
        for seat, found in zip(sitting, after, strict=True)
        if seat["who"] in known
    ]
