"""The slots of self-play: many games side by side on the CPU or a GPU, and what is seen of them, step by step."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise, product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core import backends
from ..core.arrays import Seen
from ..core.backends import Backend
from ..core.game import Game
from ..core.gpu import SIMULATED, NoGpu, find_gpu
from ..core.slots import NEW_GAME
from ..core.state import UNKNOWN, State

Array = npt.NDArray[Any]
THREADS_OF_A_BLOCK = 2 if SIMULATED else 64
CLEARED = ("masks", "features")  # before each step: the rules write only what is not zero


class Lineup(NamedTuple):
    """Who plays what in each slot."""

    boxes: list[State]  # the opened boxes, one for each number of players and choice of options
    box_of: Array  # by slot: which of the boxes
    players: Array  # by slot
    learners: Array  # by slot: the one seat that learns, UNKNOWN if all do
    strategists: Array  # by slot: the seats at which the strategy plays, a bit each
    older: slice  # the slots in which older selves play at all seats but the learner's

    @property
    def slots(self) -> int:
        return len(self.box_of)


def choices_of_options(game: Game) -> list[dict[str, str]]:
    """Every choice of options, the standard one first."""
    names = list(game.options)
    return [dict(zip(names, values, strict=True)) for values in product(*(game.options[name].values for name in names))]


def lineup_of(
    game: Game, slots: int, players: dict[int, float], options: float, older: float, strategy: float
) -> Lineup:
    """Share out the slots: by number of players, by options (so much to others than the standard), by opponents."""
    boxes, weights = [], []
    choices = choices_of_options(game)
    for count, share in players.items():
        for i, choice in enumerate(choices):
            boxes.append(game.open_box(count, choice))
            others = options if len(choices) > 1 else 0.0
            weights.append(share * (1 - others if i == 0 else others / (len(choices) - 1)))
    cuts = [0, round(slots * (1 - older - strategy)), round(slots * (1 - strategy)), slots]
    bounds = np.cumsum(weights) / np.sum(weights)
    box_of = np.concatenate(
        [np.searchsorted(bounds, (np.arange(end - start) + 0.5) / max(1, end - start)) for start, end in pairwise(cuts)]
    ).astype(np.int16)
    counts = np.array([box.players for box in boxes], np.int8)[box_of]
    learners = (np.arange(slots) % counts).astype(np.int8)
    learners[: cuts[1]] = UNKNOWN
    strategists = np.zeros(slots, np.int8)
    taught = slice(cuts[2], slots)
    strategists[taught] = (1 << counts[taught].astype(int)) - 1 - (1 << learners[taught].astype(int))
    return Lineup(boxes, box_of, counts, learners, strategists, slice(cuts[1], cuts[2]))


def duels_of(game: Game, players: int, deals: int) -> Lineup:
    """One learner against strategies, at each seat of each deal: a measure of strength."""
    slots = players * deals
    learners = np.repeat(np.arange(players, dtype=np.int8), deals)
    strategists = ((1 << players) - 1 - (1 << learners.astype(int))).astype(np.int8)
    counts = np.full(slots, players, np.int8)
    return Lineup([game.open_box(players)], np.zeros(slots, np.int16), counts, learners, strategists, slice(0, 0))


class Slots:
    """`lineup.slots` games and what the asked seats see, in `rows` rows of each array: one a step.

        seats      the seat that is asked, UNKNOWN if the game is over
        masks      the actions it may take, a bit each
        features   its view as numbers
        advice     what the strategy would do, in steps in which it was asked for
        ended      1 if a game ended in the step that led here
        shares     by seat and slot: its parts of the FIRST_PLACE in that game
        points     by seat and slot: its points in that game

    Nothing is checked: actions must be legal.
    """

    def __init__(self, game: Game, lineup: Lineup, seeds: Array, rows: int, stride: int, threads: int = 1) -> None:
        slots, most = lineup.slots, game.players[-1]
        self.lineup, self.rows, self.stride, self.threads = lineup, rows, stride, min(threads, slots)
        self.game = game
        self._boxes = game.state.array(len(lineup.boxes))
        for i, box in enumerate(lineup.boxes):
            box.pack(self._boxes, i)
        self._seeds = self._keep(seeds.astype(np.int64))
        self._box_of, self._strategists = self._keep(lineup.box_of), self._keep(lineup.strategists)
        self._legal = self._room((self._scratch_rows, game.actions), np.int16)
        self._worth = self._room((self._scratch_rows, game.actions), np.int32)
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "seats": ((slots,), np.int8),
            "masks": ((slots, (game.actions + 7) // 8), np.uint8),
            "features": ((slots, game.features), np.int16),
            "advice": ((slots,), np.int16),
            "ended": ((slots,), np.int8),
            "shares": ((most, slots), np.int8),
            "points": ((most, slots), np.int16),
        }
        self._whole = {name: self._room((rows, *shape), kind) for name, (shape, kind) in shapes.items()}
        self._row = [{name: whole[row] for name, whole in self._whole.items()} for row in range(rows)]
        self._prepare()
        self._seen = [{name: self._shared(array) for name, array in row.items()} for row in self._row]
        self._all_seen = {name: self._shared(whole) for name, whole in self._whole.items()}
        self.deal(seeds)

    def deal(self, seeds: Array) -> None:
        """Deal every slot anew, the games of these seeds; the first row shows it."""
        self._seeds = self._keep(seeds.astype(np.int64))
        self.step(np.full(self.lineup.slots, NEW_GAME, np.int32), 0)

    def step(self, actions: Any, row: int, advising: bool = False) -> None:
        """Take an action in every slot; `row` shows what came of it."""
        raise NotImplementedError

    def seen(self, row: int) -> dict[str, Any]:
        """One row of each array, as JAX takes it."""
        return self._seen[row]

    def all_seen(self) -> dict[str, Any]:
        return self._all_seen

    def host(self, row: int, name: str) -> Array:
        """A row of one array, to be looked at here."""
        return np.asarray(self._seen[row][name])

    def begin_again(self) -> None:
        """The last row becomes the first."""
        raise NotImplementedError

    @property
    def _scratch_rows(self) -> int:
        raise NotImplementedError

    def _keep(self, array: Array) -> Any:
        raise NotImplementedError

    def _room(self, shape: tuple[int, ...], kind: Any) -> Any:
        raise NotImplementedError

    def _shared(self, array: Any) -> Any:
        """An array as JAX takes it, without a copy."""
        raise NotImplementedError

    def _prepare(self) -> None:
        raise NotImplementedError


class CpuSlots(Slots):
    """Slots in threads of the CPU."""

    def step(self, actions: Any, row: int, advising: bool = False) -> None:
        wanted = np.asarray(actions)
        if self.threads == 1:
            self._part(0, wanted, row, advising)
        else:
            list(self._pool.map(lambda part: self._part(part, wanted, row, advising), range(self.threads)))

    def _part(self, part: int, actions: Array, row: int, advising: bool) -> None:
        start, end = (self.lineup.slots * edge // self.threads for edge in (part, part + 1))
        fixed = (self._boxes, self._box_of, self._strategists, self._seeds, self.stride)
        games = (*fixed, self._states, self._words)  # plain tuples, in the order of core/arrays.py, which says why
        for name in CLEARED:
            self._row[row][name][start:end] = 0
        self._take_turns(start, end, part, actions, games, self._scratch, self._shown[row], int(advising))

    def _shared(self, array: Any) -> Any:
        return array

    def begin_again(self) -> None:
        for whole in self._whole.values():
            whole[0] = whole[-1]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    @property
    def _scratch_rows(self) -> int:
        return self.threads

    def _keep(self, array: Array) -> Any:
        return np.ascontiguousarray(array)

    def _room(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def _prepare(self) -> None:
        self._take_turns = backends.template("slots", self.game.folder, Backend.COMPILED).take_turns
        self._states, views = self.game.state.array(self.lineup.slots), self.game.state.array(self._scratch_rows)
        self._boxes, self._words = self._boxes.view(np.int64), self._states.view(np.int64)
        self._scratch = (views, views.view(np.int64), self._legal, self._worth)
        self._shown = [tuple(Seen(**row)) for row in self._row]


class GpuSlots(Slots):
    """Slots in threads of a GPU, one each, in memory that JAX reads without a copy."""

    def step(self, actions: Any, row: int, advising: bool = False) -> None:
        if isinstance(actions, np.ndarray):
            actions = self._keep(actions)
        else:
            actions = self._cuda.as_cuda_array(actions.block_until_ready())
        fixed = (self._boxes, self._box_of, self._strategists, self._seeds, self.stride)
        room = (self._words, self._scratch_words, self._legal, self._worth)
        for name in CLEARED:
            self._clear(self._row[row][name])
        blocks = -(-self.lineup.slots // THREADS_OF_A_BLOCK)
        self._kernel[blocks, THREADS_OF_A_BLOCK](actions, *fixed, *room, int(advising), *self._row[row].values())
        self._cuda.synchronize()

    def host(self, row: int, name: str) -> Array:
        found: Array = self._row[row][name].copy_to_host()  # JAX would remember what it once brought over
        return found

    def begin_again(self) -> None:
        for name, first in self._row[0].items():
            first.copy_to_device(self._row[-1][name])
        self._cuda.synchronize()

    @property
    def _scratch_rows(self) -> int:
        return self.lineup.slots

    @property
    def _cuda(self) -> Any:
        return find_gpu()

    def _clear(self, array: Any) -> None:
        if SIMULATED:
            array[:] = 0
        else:
            self._cuda.driver.device_memset(array, 0, array.nbytes)

    def _keep(self, array: Array) -> Any:
        if SIMULATED:  # numbers are Python's, as the rules want them
            return array.astype(object)
        return self._cuda.to_device(np.ascontiguousarray(array))

    def _room(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self._cuda.to_device(np.zeros(shape, kind))

    def _shared(self, array: Any) -> Any:
        if SIMULATED:
            return array
        import jax.numpy as jnp

        shared = jnp.asarray(array)
        at = array.__cuda_array_interface__["data"][0]
        if shared.unsafe_buffer_pointer() != at:
            raise NoGpu("JAX would copy what the rules write on the GPU: train with --set stepping='\"cpu\"'")
        return shared

    def _prepare(self) -> None:
        self._kernel = backends.template("kernel", self.game.folder, Backend.GPU).take_turns
        if SIMULATED:  # states are Python objects
            self._boxes = np.array(self.lineup.boxes, object)
            self._words, self._scratch_words = (np.array([self.game.state()] * self.lineup.slots) for _ in range(2))
            self._legal, self._worth = (np.zeros((self._scratch_rows, self.game.actions), object) for _ in range(2))
            return
        words = self.game.state.dtype().itemsize // 8
        self._boxes = self._keep(self._boxes.view(np.int64))
        self._words = self._room((self.lineup.slots * words,), np.int64)
        self._scratch_words = self._room((self._scratch_rows * words,), np.int64)
