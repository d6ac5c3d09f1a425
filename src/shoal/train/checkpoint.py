"""Checkpoints: all that a run needs to go on, in one file that is always whole.

Games in play are not kept: who goes on from a checkpoint deals anew, and so does the run that wrote it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from ..core import tensors
from ..core.errors import BadInput
from ..core.game import Game
from .ppo import Learner

FORMAT = 1
FILE = "checkpoint.safetensors"


class Progress(msgspec.Struct):
    """How far a run has come."""

    game: str
    seed: int
    settings: dict[str, Any]
    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0
    commands: list[str] = []
    earlier: list[dict[str, str]] = []  # how the published net came about that the run started from
    format: int = FORMAT


def save(folder: Path, learner: Learner, progress: Progress) -> None:
    arrays: dict[str, Any] = {}
    for part in ("weights", "average", "older"):
        arrays |= {f"{part}/{name}": np.asarray(array) for name, array in getattr(learner, part).items()}
    for i, leaf in enumerate(jax.tree.leaves(learner.optimiser)):
        arrays[f"optimiser/{i}"] = np.asarray(leaf)
    tensors.write(folder / FILE, arrays, {"progress": msgspec.json.encode(progress).decode()})


def peek(folder: Path, game: Game) -> tuple[dict[str, Any], Progress]:
    """What is in the folder's checkpoint, if it is one of this game that this version can read."""
    file = folder / FILE
    if not file.is_file():
        raise BadInput("train-no-checkpoint", folder=str(folder))
    try:
        arrays, meta = tensors.read(file)
        kind = msgspec.json.decode(meta["progress"])
        if kind["format"] != FORMAT:
            raise BadInput("train-other-version", file=str(file), version=str(kind["format"]), known=FORMAT)
        progress = msgspec.convert(kind, Progress)
    except (tensors.Damaged, KeyError, TypeError, msgspec.DecodeError) as wrong:
        raise BadInput("train-damaged", file=str(file), reason=str(wrong)) from None
    if progress.game != game.name:
        raise BadInput("train-other-game", file=str(file), game=progress.game, wanted=game.name)
    return arrays, progress


def restore(arrays: dict[str, Any], blank: Learner, file: str) -> Learner:
    """The learner of a checkpoint, in the shape of a blank one. Without older selves the present one is all of them."""

    def part(name: str) -> dict[str, Any]:
        own = getattr(blank, name)
        return {key: fitted(arrays[f"{name}/{key}"], own[key]) for key in own}

    def fitted(found: Any, wanted: Any) -> Any:
        if found.shape != wanted.shape:
            raise BadInput("train-other-shape", file=file)
        return jnp.array(found, wanted.dtype)

    try:
        weights, average = part("weights"), part("average")
        if any(name.startswith("older/") for name in arrays):
            older = part("older")
        else:
            older = {
                name: jnp.repeat(weights[name][None], len(shape), 0).astype(shape.dtype)
                for name, shape in blank.older.items()
            }
        leaves, structure = jax.tree.flatten(blank.optimiser)
        found = [fitted(arrays[f"optimiser/{i}"], leaf) for i, leaf in enumerate(leaves)]
    except KeyError:
        raise BadInput("train-other-shape", file=file) from None
    return Learner(weights, average, older, jax.tree.unflatten(structure, found))
