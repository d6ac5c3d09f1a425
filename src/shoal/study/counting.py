"""Play a part of a study and count it. Any process can do that; counts of parts are added up, in any order."""

from __future__ import annotations

import threading
from functools import cache
from typing import Any

import numpy as np

from ..core import backends
from ..core.arrays import Arena, CensusRoom, Counts
from ..core.backends import Backend
from ..core.game import Game
from .plan import PLAYERS, Part, Plan

Census = Any  # the template core/census.py of a game

_compiling = threading.Lock()


def census_of(game: Game, backend: Backend) -> Census:
    with _compiling:  # two threads would compile the same twice
        return backends.template("census", game.folder, backend)


def no_counts(game: Game, players: int, folds: int | None = None) -> Counts:
    """Nothing counted yet; by fold, if there are any."""
    census = census_of(game, Backend.INTERPRETED)
    shapes = (
        (census.SUMS,),
        (players, census.SEAT_SUMS),
        (players, census.SEAT_SUMS),
        (census.ENDINGS,),
        (max(1, len(game.rules.MARKS)), census.MARK_SUMS),
        (census.TICKS, census.BUCKETS, 2),
        (census.LONGEST,),
        (census.POINTS,),
        (census.MARGINS,),
        (census.BRANCHES,),
        (census.GAPS,),
    )
    by_fold = () if folds is None else (folds,)
    lists = shapes.index((census.LONGEST,))  # from here on lists of all games: how sure they are is not asked
    return Counts(*(np.zeros((*by_fold, *shape) if at < lists else shape, np.int64) for at, shape in enumerate(shapes)))


def room_for(game: Game, players: int, *, watch: int, is_random: bool, never: tuple[int, ...]) -> CensusRoom:
    census = census_of(game, Backend.INTERPRETED)
    marks = np.zeros((players, max(1, len(game.rules.MARKS))), np.int64)
    shares, points = (np.zeros(players, np.int64) for _ in range(2))
    outlooks = np.zeros((census.LONGEST, players), np.int64)
    return CensusRoom(watch, is_random, np.array(never, np.int64), marks, shares, points, outlooks)


def count_part(plan: Plan, part: Part, backend: Backend | None = None) -> Counts:
    """Play the games of a part, and count them."""
    game = plan.loaded_game
    backend = backend or backends.fastest_backend()
    census = census_of(game, backend)
    counts = no_counts(game, plan.players)
    names = plan.seated
    is_random = set(names) == {"random"} and not plan.never
    room = room_for(game, plan.players, watch=plan.watch, is_random=is_random, never=plan.refrains())
    arena = arena_for(plan, backend)
    if backend is Backend.COMPILED and not _warm(game.folder):
        with _compiling:
            census.count_games(arena, room, plan.seed, part.start, part.start, counts)
            _compiled.add(game.folder)
    census.count_games(arena, room, plan.seed, part.start, part.end, counts)
    return counts


_compiled: set[str] = set()


def _warm(folder: str) -> bool:
    return folder in _compiled


def arena_for(plan: Plan, backend: Backend) -> Arena:
    game = plan.loaded_game
    box = plan.loaded_game.open_box(plan.players, plan.options, plan.components)
    considered: Any = [PLAYERS[name] for name in plan.seated]
    if backend is Backend.INTERPRETED:
        return Arena([box, box], [0] * game.actions, [0] * game.actions, considered)
    states = game.state.array(2)
    box.pack(states, 0)
    legal, worth = (np.zeros(game.actions, np.int64) for _ in range(2))
    return Arena(states, legal, worth, np.array(considered, np.int64))


def add(total: Counts, fold: int, found: Counts) -> None:
    """Add the counts of a part to those of all folds."""
    for have, more in zip(total, found, strict=True):
        if have.ndim > more.ndim:
            have[fold] += more
        else:
            have += more


@cache
def names_of(counts: type[Counts]) -> tuple[str, ...]:
    return counts._fields
