"""What runs on a GPU: random games, and the slots of self-play. A template like playouts.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba.cuda
import numpy as np

from .arrays import Seen, SlotGames, SlotScratch
from .rule import INTERPRETED, rule

if TYPE_CHECKING:
    from . import playouts, slots
    from .contract import Rules

    game: Rules

cuda: Any = numba.cuda
ACTIONS = game.ACTIONS
RECORD: Any
if INTERPRETED:  # in Numba's simulator: states and numbers are Python objects, a state is one word
    RECORD = WORD = NUMBER = object
    WORDS = 1

    def fresh(word: Any) -> Any:
        return word.copy()

else:
    RECORD = game.Table.dtype()
    WORD, NUMBER = np.int64, np.int16
    WORDS = RECORD.itemsize // 8

    @rule
    def fresh(word: Any) -> Any:
        return word


@cuda.jit  # type: ignore[untyped-decorator]
def play_games(box: Any, seed: int, games: int, points: Any, ranks: Any, endings: Any, lengths: Any) -> None:
    """Play games of the seeds seed, seed + 1 … from the opened box, and write what playouts.play_games writes."""
    words = cuda.local.array(WORDS, WORD)
    states = words.view(RECORD)
    legal = cuda.local.array(ACTIONS, NUMBER)
    number = cuda.grid(1)
    while number < games:
        for i in range(WORDS):  # word by word: a record is copied byte by byte, which takes as long as some decisions
            words[i] = fresh(box[i])
        s = states[0]
        playouts.deal(s, seed + number)
        lengths[number] = playouts.play_out(s, legal)
        playouts.write_result(s, number, points, ranks, endings)
        number += cuda.gridsize(1)


# Many parameters because the simulator, in which this is tested, hands on no arrays inside of tuples.
@cuda.jit  # type: ignore[untyped-decorator]
def take_turns(
    actions: Any,
    boxes: Any,
    box_of: Any,
    strategists: Any,
    seeds: Any,
    stride: int,
    words: Any,
    scratch_words: Any,
    legal: Any,
    worth: Any,
    advising: int,
    seats: Any,
    masks: Any,
    features: Any,
    advice: Any,
    ended: Any,
    shares: Any,
    points: Any,
) -> None:
    """Take a turn in every slot, a thread each (slots.py)."""
    slot = cuda.grid(1)
    if slot < len(actions):
        games = SlotGames(boxes, box_of, strategists, seeds, stride, words.view(RECORD), words)
        scratch = SlotScratch(scratch_words.view(RECORD), scratch_words, legal, worth)
        seen = Seen(seats, masks, features, advice, ended, shares, points)
        slots.take_turn(slot, slot, actions[slot], games, scratch, seen, advising)
