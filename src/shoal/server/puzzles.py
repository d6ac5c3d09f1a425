"""Puzzles: one a day and game, the same for everybody, and an archive.

The order of a game's puzzles is fixed, and says nothing: by a hash of their ids. The day's number says which one it is,
so that none comes again before all have come. Those of the next days are kept back; all others are the archive, as if
they had come on the days before. What a puzzle's key is, and what speaks for it, is told only to who has tried it.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from ..core.game import Game
from ..games import game_named, names
from ..puzzles.difficulty import Estimate, learned
from ..puzzles.puzzle import Puzzle, puzzles_of, view_of
from ..puzzles.themes import THEMES, themes_of
from . import puzzle_rows, wire
from .people import Person
from .shown import not_legal_of
from .store import Conflict, Store
from .table import refused

DAY = 86400
KEPT_BACK = 60  # days: as many puzzles are in no archive, at most a fifth of all
OF_ARCHIVE = 0  # the day of a try that was made out of the archive
PAGE = 24

Difficulty = Literal["easy", "middling", "hard"]


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move that was looked at: the chance to win, how far it is behind the key, and half of their 95 % intervals."""

    move: str
    chance: float
    error: float
    behind: float
    behind_error: float


class Solution(msgspec.Struct, frozen=True):
    """What is told to who has tried."""

    move: str  # that was tried
    solved: bool
    key: str
    moves: list[PuzzleMove]  # the best first
    reasons: list[wire.Merit]
    themes: list[str]
    found_by: dict[str, float]  # how often computer players find the key


class Streak(msgspec.Struct, frozen=True):
    """Days in a row on which the puzzle of the day was solved: up to now, and the most."""

    now: int
    best: int


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle as lists show it: nothing of what it is about, but to who has tried it."""

    game: str
    id: str
    day: int  # since 1970
    difficulty: Difficulty  # learned from those who tried
    tries: int
    solved_by: int
    solved: bool | None  # by you; None: not tried
    themes: list[str]  # none to who has not tried, if it is the puzzle of the day


class PuzzlesToday(msgspec.Struct, frozen=True):
    """The puzzle of the day of each game, and your streaks."""

    day: int
    puzzles: list[PuzzleCard]
    streaks: dict[str, Streak]  # by game


class PosedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle to be solved, or to be looked at again."""

    card: PuzzleCard
    players: int
    seat: int
    view: wire.View
    explained: Solution | None  # to who has tried
    streak: Streak


class PuzzleArchive(msgspec.Struct, frozen=True):
    """A page of the archive, the latest first."""

    cards: list[PuzzleCard]
    count: int  # of all pages
    themes: list[str]  # there are


class Asked(NamedTuple):
    """A game's puzzles on a day, and who asks."""

    game: Game
    order: Sequence[str]
    today: int
    mine: Mapping[str, Sequence[Any]]  # what they tried, by puzzle
    counts: Mapping[str, tuple[int, int]]

    @property
    def of_today(self) -> str:
        return self.order[self.today % len(self.order)]

    def day_of(self, puzzle: str) -> int:
        """When it was, or will be, the puzzle of the day: today, or the latest day before; none if it is kept back."""
        ago = (self.today - place_of(self.game.name)[puzzle]) % len(self.order)
        if ago and ago >= len(self.order) - kept_back(len(self.order)):
            raise refused("no-puzzle")
        return self.today - ago

    def tried(self, puzzle: str) -> Any:
        """The latest try that counts: on its day, if it is today's."""
        tries = self.mine.get(puzzle, ())
        if puzzle == self.of_today:
            tries = [one for one in tries if one.day == self.today]
        return tries[0] if tries else None


class Puzzles:
    """What people ask of puzzles."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock

    @property
    def day(self) -> int:
        """Today, by UTC."""
        return int(self.clock() // DAY)

    async def today(self, person: Person | None) -> PuzzlesToday:
        found = [await self.asked(name, person) for name in names() if puzzles_of(name)]
        cards = [card_of(asked, asked.of_today) for asked in found]
        return PuzzlesToday(self.day, cards, {asked.game.name: streak_of(asked) for asked in found})

    async def posed(self, name: str, puzzle: str, person: Person | None) -> PosedPuzzle:
        """A puzzle by its id, or today's."""
        asked = await self.asked(name, person)
        return await self._posed(asked, self._puzzle(asked, puzzle))

    async def archive(
        self, name: str, person: Person | None, theme: str | None, difficulty: Difficulty | None, page: int
    ) -> PuzzleArchive:
        asked = await self.asked(name, person)
        back = len(asked.order) - kept_back(len(asked.order))
        cards = [card_of(asked, asked.order[(asked.today - ago) % len(asked.order)]) for ago in range(1, back)]
        there = {theme for card in cards for theme in card.themes}
        chosen = [card for card in cards if theme in (None, *card.themes) and difficulty in (None, card.difficulty)]
        shown = chosen[page * PAGE : (page + 1) * PAGE]
        return PuzzleArchive(shown, len(chosen), [one for one in THEMES if one in there])

    async def attempt(self, name: str, puzzle: str, person: Person, move: str) -> PosedPuzzle:
        """Try a puzzle. Only the first try counts: another one is told what came of it."""
        asked = await self.asked(name, person)
        found = self._puzzle(asked, puzzle)
        if asked.tried(found.id) is None:
            if move not in found.legal:
                raise refused("no-such-move")
            row = {
                "person": person.id,
                "puzzle": found.id,
                "day": asked.today if found.id == asked.of_today else OF_ARCHIVE,
                "game": name,
                "move": move,
                "solved": move == found.key,
                "at": self.clock(),
            }
            with suppress(Conflict):  # tried at the same moment from elsewhere, which counts; or they have just gone
                await self.store.write(puzzle_rows.tried(row))
            asked = await self.asked(name, person)
        return await self._posed(asked, found)

    async def asked(self, name: str, person: Person | None) -> Asked:
        if name not in names() or not puzzles_of(name):
            raise refused("no-puzzle")
        mine: dict[str, list[Any]] = {}
        if person is not None:
            for row in await self.store.read(puzzle_rows.read_tries, person.id, name):
                mine.setdefault(row.puzzle, []).append(row)
        counts = await self.store.read(puzzle_rows.count_tries, name)
        return Asked(game_named(name), order_of(name), self.day, mine, counts)

    def _puzzle(self, asked: Asked, puzzle: str) -> Puzzle:
        found = puzzles_of(asked.game.name).get(asked.of_today if puzzle == "today" else puzzle)
        if found is None:
            raise refused("no-puzzle")
        asked.day_of(found.id)
        return found

    async def _posed(self, asked: Asked, puzzle: Puzzle) -> PosedPuzzle:
        mine = asked.tried(puzzle.id)
        shown = await asyncio.to_thread(frame_of, asked.game, puzzle)
        return PosedPuzzle(
            card_of(asked, puzzle.id),
            puzzle.players,
            puzzle.seat,
            shown,
            explained(asked.game.name, puzzle, mine) if mine is not None else None,
            streak_of(asked),
        )


def frame_of(game: Game, puzzle: Puzzle) -> wire.View:
    """The view as a table would show it to the seat; what lay in sight before is remembered."""
    view = view_of(game, puzzle)
    legal = {action for move in puzzle.legal if (action := game.action_of(view, move)) is not None}
    return wire.View(
        version=0,
        seat=puzzle.seat,
        to_act=[puzzle.seat],
        picture=game.picture.picture(view, puzzle.seat),
        legal=list(puzzle.legal),
        not_legal=not_legal_of(game, view, puzzle.seat, legal),
        can_undo=False,
        clocks=[],
        told=0,
        events=[],
    )


def explained(game: str, puzzle: Puzzle, mine: Any) -> Solution:
    return Solution(
        mine.move,
        mine.solved,
        puzzle.key,
        [PuzzleMove(one.move, one.chance, one.error, one.behind, one.behind_error) for one in puzzle.moves],
        [wire.Merit(reason.key, dict(reason.args)) for reason in puzzle.reasons],
        list(themes_of(game, puzzle)),
        dict(puzzle.found_by),
    )


def card_of(asked: Asked, id: str) -> PuzzleCard:
    name = asked.game.name
    tries, solved = asked.counts.get(id, (0, 0))
    mine = asked.tried(id)
    found = puzzles_of(name)[id]
    is_open = mine is None and id == asked.of_today
    themes = [] if is_open else list(themes_of(name, found))
    difficulty: Any = estimate_of(found, tries, solved).name
    return PuzzleCard(
        name, id, asked.day_of(id), difficulty, tries, solved, None if mine is None else bool(mine.solved), themes
    )


def estimate_of(puzzle: Puzzle, tries: int, solved: int) -> Estimate:
    return learned(puzzle.difficulty, tries, solved)


def streak_of(asked: Asked) -> Streak:
    """A day that is not over yet does not end a streak."""
    days = sorted({one.day for tries in asked.mine.values() for one in tries if one.solved and one.day != OF_ARCHIVE})
    runs: dict[int, int] = {}  # by its last day, how long a row is
    for day in days:
        runs[day] = runs.get(day - 1, 0) + 1
    missed = any(one.day == asked.today and not one.solved for tries in asked.mine.values() for one in tries)
    now = runs.get(asked.today, 0 if missed else runs.get(asked.today - 1, 0))
    return Streak(now, max(runs.values(), default=0))


def kept_back(count: int) -> int:
    return min(KEPT_BACK, count // 5)


@cache
def order_of(name: str) -> tuple[str, ...]:
    """The ids of a game's puzzles, in the order in which they come."""
    return tuple(sorted(puzzles_of(name), key=lambda id: hashlib.sha256(f"{name} {id}".encode()).digest()))


@cache
def place_of(name: str) -> Mapping[str, int]:
    return {id: place for place, id in enumerate(order_of(name))}
