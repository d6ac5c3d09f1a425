"""Looking back at a finished game: what a strong player would have done, knowing what the seat knew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ..bots.levels import HINTER
from ..bots.player import Answer
from ..core import record as records_of
from ..core.match import Match
from ..games import game_of
from . import wire
from .computers import Computers
from .fair import Rank

SURE = 0.02  # of the search's attention, from which on its estimate of a move is told


class Judged(msgspec.Struct):
    """A move somebody made, and what `hard` would have done. `cost` is what it lost of the chance to win."""

    step: int  # entries of the record before it
    move: str
    best: str
    chance: float | None  # to win, with the best move
    cost: float | None  # None: too little is known of the move made
    candidates: list[wire.Candidate]


async def judged(written: dict[str, Any], seat: int, computers: Computers, person: str) -> AsyncIterator[Judged]:
    """All moves of a seat at which there was a choice, as they are looked at for somebody."""
    record = records_of.read({key: value for key, value in written.items() if key != "result"})
    match = Match.begin(game_of(record), record)
    for step, entry in enumerate(record.moves):
        if entry.get("seat") == seat and "move" in entry and len(match.legal_actions(seat)) > 1:
            answer, _ = await computers.ask(match, seat, HINTER, person, Rank.ANALYSIS)
            yield judgement(match, step, entry["move"], answer)
        match.replay(step + 1, entry)


def judgement(match: Match, step: int, move: str, answer: Answer) -> Judged:
    found = [wire.Candidate(match.text_of(one.action), *one[1:]) for one in answer.candidates]
    best = match.text_of(answer.action)
    made = next((one for one in found if one.move == move), None)
    best_chance = max((one.chance for one in found if one.chance is not None and one.share >= SURE), default=None)
    cost = None
    if move == best:
        cost = 0.0
    elif made and made.share >= SURE and made.chance is not None and best_chance is not None:
        cost = max(best_chance - made.chance, 0.0)
    return Judged(step, move, best, best_chance, cost, found[:5])
