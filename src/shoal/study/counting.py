"""Play a part of a study and count it. Any process can do that; counts of parts are added up, in any order."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from ..core import backends
from ..core.arrays import CensusRoom, Counts
from ..core.backends import Backend
from ..core.game import Game
from ..core.simulate import arena_for
from .estimates import LISTS
from .plan import PLAYERS, Part, Plan

Census = Any  # the template core/census.py of a game

_compiling = threading.Lock()
_compiled: set[str] = set()  # folders of games


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
    return Counts(*(np.zeros((*by_fold, *shape) if at < LISTS else shape, np.int64) for at, shape in enumerate(shapes)))


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
    box = game.open_box(plan.players, plan.options, plan.components)
    arena = arena_for(game, box, backend, [PLAYERS[name] for name in names])
    if backend is Backend.COMPILED and game.folder not in _compiled:
        with _compiling:
            census.count_games(arena, room, plan.seed, part.start, part.start, counts)
            _compiled.add(game.folder)
    census.count_games(arena, room, plan.seed, part.start, part.end, counts)
    return counts


def add(total: Counts, fold: int, found: Counts) -> None:
    """Add the counts of a part to those of all folds."""
    for have, more in zip(total, found, strict=True):
        if have.ndim > more.ndim:
            have[fold] += more
        else:
            have += more
