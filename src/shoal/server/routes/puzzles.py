"""Routes of puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .. import wire
from ..http import Body, Call
from ..puzzles import Difficulty, PosedPuzzle, PuzzleArchive, PuzzlesToday


class Wanted(Body):
    """Of an archive."""

    theme: str | None = None
    difficulty: Difficulty | None = None
    page: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0


class PuzzleTry(Body):
    move: wire.MoveText


async def today(call: Call) -> PuzzlesToday:
    return await call.services.puzzles.today(call.known)


async def archive(call: Call) -> PuzzleArchive:
    told = call.query
    return await call.services.puzzles.archive(call.path("game"), call.known, told.theme, told.difficulty, told.page)


async def posed(call: Call) -> PosedPuzzle:
    return await call.services.puzzles.posed(call.path("game"), call.path("puzzle"), call.known)


async def attempt(call: Call) -> PosedPuzzle:
    return await call.services.puzzles.attempt(call.path("game"), call.path("puzzle"), call.person, call.body.move)
