"""The nets, as JAX computes them: features of a view in, a logit an action and two values out.

The dense net is a layer, so many residual blocks of two layers, and heads. Where a game has a board, a convolution
over its squares, told what the dense net found, gives the logits of the actions that are squares. The values are the
utility (ppo.py) and the margin in points that the seat expects.

Weights are a flat dictionary of named arrays: `in`, `in.bias`, `block0.a` … as they are in a published net.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..core.features import starts
from ..core.game import Game
from .settings import Net

Weights = dict[str, Any]
VALUES = 2  # utility, margin
SMALL = 1e-5  # keeps a norm from dividing by nothing


class Plan(NamedTuple):
    """What the shape of a net follows from. Hashable: JAX compiles once for each."""

    features: int
    actions: int
    width: int
    blocks: int
    channels: int
    rows: int  # of the board; 0: there is none
    columns: int
    board: tuple[tuple[int, int], ...]  # where its planes are among the features, from and up to
    planes: tuple[tuple[int, int], ...]  # which actions are its squares: the first, how many planes
    scale: tuple[float, ...]  # of each feature

    @property
    def layers(self) -> int:
        """Planes of the board that go in."""
        return sum(end - start for start, end in self.board) // max(1, self.rows * self.columns)

    @property
    def planes_out(self) -> int:
        return sum(count for _, count in self.planes)

    @property
    def others(self) -> int:
        """Actions that are no squares."""
        return self.actions - self.planes_out * self.rows * self.columns


def plan_of(game: Game, net: Net) -> Plan:
    at = dict(zip((piece.name for piece in game.pieces), starts(game.pieces), strict=False))
    pieces = {piece.name: piece for piece in game.pieces}
    rows, columns = pieces[net.board[0]].shape[-2:] if net.board else (0, 0)
    board = tuple((at[name], at[name] + int(np.prod(pieces[name].shape))) for name in net.board)
    scale: list[float] = []
    for piece in game.pieces:
        most = max(piece.most, -piece.least)
        usual = 3 if piece.name in net.board else 2 * most**0.5  # a number hardly ever is near the most there can be
        scale += [1 / min(most, usual)] * int(np.prod(piece.shape))
    planes = tuple((first, count) for first, count in net.planes)
    sizes = (game.features, game.actions, net.width, net.blocks, net.channels)
    return Plan(*sizes, rows, columns, board, planes, tuple(scale))


def new_weights(key: jax.Array, plan: Plan) -> Weights:
    width, channels = plan.width, plan.channels
    shapes: dict[str, tuple[int, ...]] = {"in": (plan.features, width)}
    for block in range(plan.blocks):
        shapes |= {f"block{block}.a": (width, width), f"block{block}.b": (width, width)}
    if plan.rows:
        shapes |= {
            "board.in": (3, 3, plan.layers, channels),
            "board.a": (3, 3, channels, channels),
            "board.b": (3, 3, channels, channels),
            "told.in": (width, channels),
            "told.a": (width, channels),
            "told.out": (width, plan.planes_out),
            "seen": (channels, width),
        }
        zero: dict[str, tuple[int, ...]] = {"planes": (channels, plan.planes_out), "policy": (width, plan.others)}
    else:
        zero = {"policy": (width, plan.actions)}
    zero |= {"value": (width, VALUES)}
    weights: Weights = {}
    for name, shape in shapes.items():
        key, part = jax.random.split(key)
        fan = float(np.prod(shape[:-1]))
        gain = 0.3 if name.endswith(".b") else 2**0.5
        weights[name] = jax.random.normal(part, shape, jnp.float32) * (gain / fan**0.5)
        weights[f"{name}.bias"] = jnp.zeros(shape[-1], jnp.float32)
    for name, shape in zero.items():
        weights[name], weights[f"{name}.bias"] = jnp.zeros(shape, jnp.float32), jnp.zeros(shape[-1], jnp.float32)
    return weights


def norm(x: Any) -> Any:
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + SMALL)


@partial(jax.jit, static_argnames=("plan", "quick"))
def forward(weights: Weights, features: Any, plan: Plan, quick: bool = False) -> tuple[Any, Any]:
    """Logits by action and the values, of rows of features. `quick` multiplies in bfloat16."""
    kind = jnp.bfloat16 if quick else jnp.float32

    def dense(x: Any, name: str) -> Any:
        product = jnp.matmul(x.astype(kind), weights[name].astype(kind), preferred_element_type=jnp.float32)
        return product + weights[f"{name}.bias"]

    def convolve(x: Any, name: str) -> Any:
        layout = ("NHWC", "HWIO", "NHWC")
        missing = -x.shape[-1] % 8  # a GPU multiplies eight channels at a time
        x = jnp.pad(x.astype(kind), ((0, 0), (0, 0), (0, 0), (0, missing)))
        kernel = jnp.pad(weights[name].astype(kind), ((0, 0), (0, 0), (0, missing), (0, 0)))
        found = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=layout)
        return found + weights[f"{name}.bias"].astype(kind)

    x = features.astype(jnp.float32) * jnp.asarray(plan.scale, jnp.float32)
    h = jax.nn.relu(dense(x, "in"))
    for block in range(plan.blocks):
        h = h + dense(jax.nn.relu(dense(norm(h), f"block{block}.a")), f"block{block}.b")
    if not plan.rows:
        h = norm(h)
        return dense(h, "policy"), dense(h, "value")

    sea = jnp.concatenate([x[:, start:end] for start, end in plan.board], 1)
    sea = sea.reshape(-1, plan.layers, plan.rows, plan.columns).transpose(0, 2, 3, 1)
    told = norm(h)
    b = jax.nn.relu(convolve(sea, "board.in") + dense(told, "told.in").astype(kind)[:, None, None])
    a = jax.nn.relu(convolve(b, "board.a") + dense(told, "told.a").astype(kind)[:, None, None])
    b = norm((b + convolve(a, "board.b")).astype(jnp.float32))
    h = norm(h + dense(jnp.mean(b, (1, 2)), "seen"))
    squares = dense(b, "planes") + dense(h, "told.out")[:, None, None]
    squares = squares.transpose(0, 3, 1, 2).reshape(len(x), -1)
    return in_order(squares, dense(h, "policy"), plan), dense(h, "value")


def in_order(squares: Any, others: Any, plan: Plan) -> Any:
    """The logits of all actions, of those that are squares and the others. Slices: gradients of a gather are slow."""
    parts, action, place, other = [], 0, 0, 0
    for first, count in plan.planes:
        size = count * plan.rows * plan.columns
        parts += [others[:, other : other + first - action], squares[:, place : place + size]]
        other, place, action = other + first - action, place + size, first + size
    return jnp.concatenate([*parts, others[:, other:]], 1)


def count_of(weights: Weights) -> int:
    return sum(int(np.prod(array.shape)) for array in weights.values())
