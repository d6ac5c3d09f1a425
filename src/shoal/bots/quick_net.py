"""The nets compiled by Numba: layers as plain loops that skip what is nothing, so that no library is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

if TYPE_CHECKING:
    from .net import Net

SMALL = np.float32(1e-5)
compiled: Any = numba.njit(cache=True, nogil=True, boundscheck=False)


@compiled  # type: ignore[untyped-decorator]
def layer(x: Any, weights: Any, bias: Any, out: Any) -> None:
    """out = x @ weights + bias"""
    out[:] = bias
    for i in range(len(x)):
        if x[i] != 0:
            number = np.float32(x[i])
            for j in range(len(out)):
                out[j] += number * weights[i, j]


@compiled  # type: ignore[untyped-decorator]
def bend(x: Any) -> None:
    """Nothing below zero."""
    for i in range(len(x)):
        x[i] = max(x[i], np.float32(0))


@compiled  # type: ignore[untyped-decorator]
def normed(x: Any, out: Any) -> None:
    total = np.float32(0)
    for i in range(len(x)):
        total += x[i] * x[i]
    scale = np.float32(1) / np.sqrt(total / np.float32(len(x)) + SMALL)
    for i in range(len(x)):
        out[i] = x[i] * scale


@compiled  # type: ignore[untyped-decorator]
def trunk(x: Any, enter: Any, enter_bias: Any, a: Any, a_bias: Any, b: Any, b_bias: Any, h: Any) -> None:
    """The first layer and the blocks, into h."""
    width = len(h)
    inner, outer = np.empty(width, np.float32), np.empty(width, np.float32)
    layer(x, enter, enter_bias, h)
    bend(h)
    for block in range(len(a)):
        normed(h, outer)
        layer(outer, a[block], a_bias[block], inner)
        bend(inner)
        layer(inner, b[block], b_bias[block], outer)
        for i in range(width):
            h[i] += outer[i]


@compiled  # type: ignore[untyped-decorator]
def convolve(x: Any, rows: int, columns: int, weights: Any, bias: Any, out: Any) -> None:
    """A 3 x 3 convolution; squares are the rows of x and out."""
    layers = x.shape[1]
    for row in range(rows):
        for column in range(columns):
            into = out[row * columns + column]
            into[:] = bias
            for i in range(max(0, row - 1), min(rows, row + 2)):
                for j in range(max(0, column - 1), min(columns, column + 2)):
                    source = x[i * columns + j]
                    kernel = weights[i - row + 1, j - column + 1]
                    for k in range(layers):
                        number = source[k]
                        if number != 0:
                            for c in range(len(into)):
                                into[c] += number * kernel[k, c]


@compiled  # type: ignore[untyped-decorator]
def add_to_squares(squares: Any, extra: Any, bent: bool) -> None:
    for square in range(len(squares)):
        for c in range(len(extra)):
            squares[square, c] += extra[c]
        if bent:
            bend(squares[square])


def quick_think(net: Net) -> Callable[[Any], tuple[Any, Any]]:
    """A function from features to logits, the squares first, and values."""
    w = net.weights
    width = w["in"].shape[1]
    stacks = [
        np.ascontiguousarray(np.stack([w[f"block{block}.{name}"] for block in range(net.blocks)]))
        for name in ("a", "a.bias", "b", "b.bias")
    ]
    h, outcome = np.empty(width, np.float32), np.empty(width, np.float32)
    values, policy = np.empty(len(w["value.bias"]), np.float32), np.empty(len(w["policy.bias"]), np.float32)

    def answer() -> tuple[Any, Any]:
        normed(h, outcome)
        layer(outcome, w["policy"], w["policy.bias"], policy)
        layer(outcome, w["value"], w["value.bias"], values)
        return policy, values

    def plain(features: Any) -> tuple[Any, Any]:
        trunk(features, w["in"], w["in.bias"], *stacks, h)
        return answer()

    if not net.rows:
        return plain

    squares, channels = net.rows * net.columns, len(w["board.in.bias"])
    told, seen = np.empty(channels, np.float32), np.empty(width, np.float32)
    out = np.empty(len(w["planes.bias"]), np.float32)
    a, b, c = (np.empty((squares, channels), np.float32) for _ in range(3))
    planes = np.empty((squares, len(out)), np.float32)

    def with_board(features: Any) -> tuple[Any, Any]:
        trunk(features, w["in"], w["in.bias"], *stacks, h)
        sea = np.concatenate([features[start:end] for start, end in net.board]).astype(np.float32)
        sea = np.ascontiguousarray(sea.reshape(-1, squares).T)
        normed(h, outcome)
        shape = (net.rows, net.columns)
        convolve(sea, *shape, w["board.in"], w["board.in.bias"], b)
        layer(outcome, w["told.in"], w["told.in.bias"], told)
        add_to_squares(b, told, True)
        convolve(b, *shape, w["board.a"], w["board.a.bias"], a)
        layer(outcome, w["told.a"], w["told.a.bias"], told)
        add_to_squares(a, told, True)
        convolve(a, *shape, w["board.b"], w["board.b.bias"], c)
        look_over(b, c, w["planes"], w["planes.bias"], told, planes)
        layer(told, w["seen"], w["seen.bias"], seen)
        h[:] += seen
        found, values = answer()
        layer(outcome, w["told.out"], w["told.out.bias"], out)
        add_to_squares(planes, out, False)
        return np.concatenate((planes.T.ravel(), found)), values

    return with_board


@compiled  # type: ignore[untyped-decorator]
def look_over(b: Any, c: Any, weights: Any, bias: Any, mean: Any, planes: Any) -> None:
    """Norm b + c square by square; their mean, and what each square says of the planes."""
    mean[:] = 0
    for square in range(len(b)):
        for i in range(len(mean)):
            b[square, i] += c[square, i]
        normed(b[square], b[square])
        for i in range(len(mean)):
            mean[i] += b[square, i]
        layer(b[square], weights, bias, planes[square])
    for i in range(len(mean)):
        mean[i] /= np.float32(len(b))
