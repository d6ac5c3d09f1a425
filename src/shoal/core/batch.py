"""A batch: many games of one kind side by side in one array of records, for learning machines and studies.

Nothing is copied on the way: each step writes into the same arrays, which may be the caller's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from operator import attrgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from . import backends
from .arrays import Games, Shown
from .errors import BadInput, Refused
from .features import starts
from .game import Components, Game
from .match import LARGEST_SEED
from .state import UNKNOWN, State
from .steps import AT_RANDOM, NEW_GAME

__all__ = ["AT_RANDOM", "NEW_GAME", "Array", "Batch"]

Array = npt.NDArray[Any]


def array(path: str) -> property:
    """An array of a batch. To assign to it writes into it, as the steps go on with the array they know."""
    read = attrgetter(path)

    def write(batch: Batch, values: npt.ArrayLike) -> None:
        read(batch)[:] = values

    return property(read, write)


class Batch:
    """`slots` games of compiled rules, each in a slot of its own.

    After every step these arrays tell of each slot:

        seats      the seat that is asked next, UNKNOWN if the game is over
        masks      1 for each action that this seat may take
        features   its view as numbers (docs/features.md)
        ended      1 if a game ended in this step
        points     by slot and seat: the result of the game that ended last
        ranks      likewise: score and tie-breaks in one number, the greater before the smaller
        places     likewise, from 1; worked out when asked for
        endings    how it ended, an index of the game's ENDINGS
        seeds      the seed of the game being played

    The games are those that `simulate` and `Match` play with the same seeds. With `auto_reset` a game that ends is
    followed at once by the next one in its slot, whose seed is greater by the number of slots. `learners` names a
    seat in each slot, which may change between steps: all others are played at random, and only the learner is
    asked. `masks` and `features` may be arrays of the caller's, written in place, or False if they are not wanted.
    The arrays stay the same: to assign to one writes into it.
    """

    states = array("_games.states")
    seeds = array("_games.seeds")
    learners = array("_games.learners")
    ended = array("_shown.ended")
    endings = array("_shown.endings")
    seats = array("_shown.seats")
    masks = array("_shown.masks")
    features = array("_shown.features")

    # Many parameters because they are documented options (docs/python.md), most of them by name alone.
    def __init__(
        self,
        game: Game,
        players: int,
        slots: int,
        seeds: int | npt.ArrayLike = 1,
        options: Mapping[str, str] | None = None,
        components: Components | str = "standard",
        *,
        auto_reset: bool = True,
        learners: npt.ArrayLike | None = None,
        threads: int = 1,
        masks: Array | bool = True,
        features: Array | bool = True,
    ) -> None:
        if not is_count(slots):
            raise BadInput("batch-size", slots=str(slots))
        if not is_count(threads):
            raise BadInput("batch-threads", threads=str(threads))
        box = game.open_box(players, options, components)
        self.game, self.players, self.slots, self.threads = game, players, slots, min(threads, slots)
        self.decisions = 0
        self._games = Games(
            boxes=game.state.array(1),
            states=game.state.array(slots),
            seeds=self._seeds(seeds),
            learners=self._learners(learners),
            stride=slots if auto_reset else 0,
        )
        box.pack(self._games.boxes, 0)
        self._shown = Shown(
            ended=np.zeros(slots, np.int8),
            points=np.zeros((players, slots), np.int32),
            ranks=np.zeros((players, slots), np.int64),
            endings=np.zeros(slots, np.int8),
            seats=np.full(slots, UNKNOWN, np.int8),
            masks=self._array("masks", masks, np.int8, game.actions),
            features=self._array("features", features, np.float32, game.features),
        )
        self.points, self.ranks = self._shown.points.T, self._shown.ranks.T
        self._steps = backends.template("steps", game.folder, backends.Backend.COMPILED)
        # Plain ones, made once: see arrays.py.
        self._given = tuple(self._games), tuple(self._shown)
        self._scratch = [(game.state.array(1), np.zeros(game.actions, np.int64)) for _ in range(self.threads)]
        self._advance(np.full(slots, NEW_GAME))

    # -- steps -----------------------------------------------------------------------------------------------------

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in every slot, AT_RANDOM or NEW_GAME; or raise Refused and change nothing.

        In a slot whose game is over only NEW_GAME does something.
        """
        wanted = np.asarray(actions)
        if wanted.shape != (self.slots,) or wanted.dtype.kind not in "iu":
            raise BadInput("batch-actions", slots=self.slots)
        wanted = np.ascontiguousarray(wanted, np.int64)
        wrong = self._steps.first_wrong(self.states, wanted, self.game.actions)
        if wrong < self.slots:
            raise self._refusal(wrong, int(wanted[wrong]))
        if wanted.min() == NEW_GAME:
            self.seeds[wanted == NEW_GAME] += self.slots
        self._advance(wanted)

    def step_at_random(self) -> None:
        """Take a random legal action in every slot."""
        self._advance(self._at_random)

    def reset(self, seeds: int | npt.ArrayLike | None = None) -> None:
        """Deal every slot anew, by default the games of the seeds that follow."""
        self.seeds[:] = self.seeds + self.slots if seeds is None else self._seeds(seeds)
        self._advance(np.full(self.slots, NEW_GAME))

    @cached_property
    def _at_random(self) -> Array:
        return np.full(self.slots, AT_RANDOM)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    @cached_property
    def _shares(self) -> list[tuple[Any, ...]]:
        """The share of each thread: its scratch, and from which slot up to which."""
        cuts = [self.slots * part // self.threads for part in range(self.threads + 1)]
        return [(self._scratch[part], cuts[part], cuts[part + 1]) for part in range(self.threads)]

    def _advance(self, actions: Array) -> None:
        if self.threads == 1:
            self.decisions += self._steps.advance(*self._given, actions, *self._shares[0])
        else:
            shares = [(*self._given, actions, *share) for share in self._shares]
            self.decisions += sum(self._pool.map(lambda share: self._steps.advance(*share), shares))

    def _refusal(self, slot: int, action: int) -> Refused:
        if not 0 <= action < self.game.actions:
            return Refused("batch-no-action", slot=slot, action=action, last=self.game.actions - 1)
        s, seat = self.state(slot), int(self.seats[slot])
        reason = self.game.refusal_of(s, seat, action)
        assert reason is not None
        args = {"slot": slot, "seat": seat, "move": self.game.text_of(s, action), "reason": str(reason)}
        return Refused("batch-refused", section=reason.section, **args)

    # -- looking ---------------------------------------------------------------------------------------------------

    def look(self, seats: npt.ArrayLike, masks: Array | None = None, features: Array | None = None) -> None:
        """Write what other seats may do and see, one in each slot, into arrays of the caller's."""
        wanted = self._seat_array("batch-seats", seats)
        none = np.zeros((self.slots, 0), np.int8), np.zeros((self.slots, 0), np.float32)
        masks = none[0] if masks is None else self._array("masks", masks, np.int8, self.game.actions)
        features = none[1] if features is None else self._array("features", features, np.float32, self.game.features)
        self._steps.look_round(self.states, self._scratch[0], wanted, masks, features)

    def piece(self, name: str) -> Array:
        """A named piece of the features, in its shape, a row a slot. It shows the features themselves, no copy."""
        at = [piece.name for piece in self.game.pieces].index(name)
        start, end = starts(self.game.pieces)[at : at + 2]
        piece: Array = self.features[:, start:end].reshape(self.slots, *self.game.pieces[at].shape)
        return piece

    @property
    def places(self) -> Array:
        """By slot and seat: 1 + the number of seats ranked strictly before, in the game that ended last."""
        places: Array = 1 + (self.ranks[:, None, :] > self.ranks[:, :, None]).sum(2)
        return places

    def state(self, slot: int) -> State:
        """The game of a slot, all secrets included."""
        return self.game.state.unpack(self.states, slot)

    # -- what is given ---------------------------------------------------------------------------------------------

    def _seeds(self, seeds: int | npt.ArrayLike) -> Array:
        given = np.asarray(seeds)
        fits = given.dtype.kind in "iu" and given.shape in ((), (self.slots,))
        if not fits or given.min() < 0 or int(given.max()) > LARGEST_SEED - (self.slots if given.ndim == 0 else 0):
            raise BadInput("batch-seeds", slots=self.slots, most=str(LARGEST_SEED))
        return np.arange(self.slots) + given if given.ndim == 0 else given.astype(np.int64)

    def _learners(self, learners: npt.ArrayLike | None) -> Array:
        if learners is None:
            return np.full(self.slots, UNKNOWN, np.int8)
        return self._seat_array("batch-learners", learners)

    def _seat_array(self, key: str, seats: npt.ArrayLike) -> Array:
        given = np.asarray(seats)
        fits = given.dtype.kind in "iu" and given.shape == (self.slots,)
        if not fits or given.min() < UNKNOWN or given.max() >= self.players:
            raise BadInput(key, slots=self.slots, last=self.players - 1)
        return given.astype(np.int8)

    def _array(self, name: str, given: Array | bool, kind: type[np.generic], width: int) -> Array:
        if isinstance(given, bool):
            return np.zeros((self.slots, width if given else 0), kind)
        fits = isinstance(given, np.ndarray) and given.shape == (self.slots, width) and given.dtype == kind
        if not fits or not given.flags.c_contiguous or not given.flags.writeable:
            raise BadInput("batch-array", name=name, kind=kind.__name__, shape=f"({self.slots}, {width})")
        return given


def is_count(number: object) -> bool:
    return type(number) is int and number >= 1
