"""Publish a net: the averaged weights in half precision, scaled for raw features, and how they came about."""

from __future__ import annotations

import json
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .. import __version__
from ..core import tensors
from ..core.errors import BadInput
from ..core.game import Game
from .checkpoint import Progress
from .nets import Plan, Weights

FORMAT = "shoal-net/1"


def publish(file: Path, game: Game, weights: Weights, plan: Plan, progress: Progress, device: str) -> None:
    arrays = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    tensors.write(file, arrays, about(game, plan, progress, device))


def about(game: Game, plan: Plan, progress: Progress, device: str) -> dict[str, str]:
    """What a player needs to know of a net, and what it takes to make it again."""
    shape = plan._asdict()
    shape["scale"] = [round(scale, 7) for scale in plan.scale]
    told = {
        "format": FORMAT,
        "game": game.name,
        "plan": shape,
        "earlier": progress.earlier,
        "commands": progress.commands,
        "seed": progress.seed,
        "decisions": progress.decisions,
        "minutes": round(progress.seconds / 60, 1),
        "settings": progress.settings,
        "versions": {"shoal": __version__, **{name: version_of(name) for name in ("jax", "optax", "numpy", "numba")}},
        "machine": f"{machine(device)}, {platform.system()} {platform.machine()}, Python {platform.python_version()}",
    }
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in told.items()}


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def machine(device: str) -> str:
    return str(jax.devices()[0].device_kind) if device == "gpu" else "CPU"


HISTORY = ("commands", "seed", "decisions", "minutes", "settings", "versions", "machine")


def read_net(file: Path, game: Game, shape: Weights) -> tuple[Weights, list[dict[str, str]]]:
    """The weights of a published net, to start from, and how they came about, run by run."""
    try:
        arrays, meta = tensors.read(file)
    except tensors.Damaged as wrong:
        raise BadInput("train-damaged", file=str(file), reason=str(wrong)) from None
    if meta.get("game") != game.name:
        raise BadInput("train-other-game", file=str(file), game=meta.get("game", "?"), wanted=game.name)
    if meta.get("format") != FORMAT:
        raise BadInput("train-other-version", file=str(file), version=meta.get("format", "?"), known=FORMAT)
    found: dict[str, Any] = {name: jnp.asarray(array, jnp.float32) for name, array in arrays.items()}
    if {name: array.shape for name, array in found.items()} != {name: array.shape for name, array in shape.items()}:
        raise BadInput("train-other-shape", file=str(file))
    return found, [*json.loads(meta.get("earlier", "[]")), {name: meta[name] for name in HISTORY if name in meta}]
