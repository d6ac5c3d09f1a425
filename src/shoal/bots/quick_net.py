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
# Products may be summed up in any order: that makes them vectors.
summing: Any = numba.njit(cache=True, nogil=True, boundscheck=False, fastmath={"contract", "nsz", "reassoc"})


@compiled  # type: ignore[untyped-decorator]
def layer(x: Any, weights: Any, bias: Any, out: Any) -> None:
    """out = x @ weights + bias"""
    out[:] = bias
    for i in range(len(x)):
        if x[i] != 0:
            number = np.float32(x[i])
            for j in range(len(out)):
                out[j] += number * weights[i, j]


@summing  # type: ignore[untyped-decorator]
def add_product(x: Any, weights: Any, out: Any) -> None:
    """out += x @ weights, four rows by eight numbers at a time: as many as a processor has registers for."""
    rows, depth = x.shape
    for i in range(0, depth - 7, 8):
        w0, w1, w2, w3 = weights[i], weights[i + 1], weights[i + 2], weights[i + 3]
        w4, w5, w6, w7 = weights[i + 4], weights[i + 5], weights[i + 6], weights[i + 7]
        for r in range(0, rows - 3, 4):
            a, b, c, d = x[r, i : i + 8], x[r + 1, i : i + 8], x[r + 2, i : i + 8], x[r + 3, i : i + 8]
            a0, a1, a2, a3, a4, a5, a6, a7 = a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]
            b0, b1, b2, b3, b4, b5, b6, b7 = b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]
            c0, c1, c2, c3, c4, c5, c6, c7 = c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]
            d0, d1, d2, d3, d4, d5, d6, d7 = d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]
            to_a, to_b, to_c, to_d = out[r], out[r + 1], out[r + 2], out[r + 3]
            for j in range(out.shape[1]):
                v0, v1, v2, v3, v4, v5, v6, v7 = w0[j], w1[j], w2[j], w3[j], w4[j], w5[j], w6[j], w7[j]
                to_a[j] += a0 * v0 + a1 * v1 + a2 * v2 + a3 * v3 + a4 * v4 + a5 * v5 + a6 * v6 + a7 * v7
                to_b[j] += b0 * v0 + b1 * v1 + b2 * v2 + b3 * v3 + b4 * v4 + b5 * v5 + b6 * v6 + b7 * v7
                to_c[j] += c0 * v0 + c1 * v1 + c2 * v2 + c3 * v3 + c4 * v4 + c5 * v5 + c6 * v6 + c7 * v7
                to_d[j] += d0 * v0 + d1 * v1 + d2 * v2 + d3 * v3 + d4 * v4 + d5 * v5 + d6 * v6 + d7 * v7
    for r in range(rows):  # what is left over
        for i in range(depth - depth % 8 if r < rows - rows % 4 else 0, depth):
            for j in range(out.shape[1]):
                out[r, j] += x[r, i] * weights[i, j]


@compiled  # type: ignore[untyped-decorator]
def relu(x: Any) -> None:
    """What is below zero becomes zero."""
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
    relu(h)
    for block in range(len(a)):
        normed(h, outer)
        layer(outer, a[block], a_bias[block], inner)
        relu(inner)
        layer(inner, b[block], b_bias[block], outer)
        for i in range(width):
            h[i] += outer[i]


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

    board = BoardLayers(net)
    logits = np.empty(len(net.order), np.float32)

    def with_board(features: Any) -> tuple[Any, Any]:
        trunk(features, w["in"], w["in.bias"], *stacks, h)
        normed(h, outcome)
        board.look(features, outcome)
        h[:] += board.seen
        found, values = answer()
        board.read(outcome, logits)
        logits[len(logits) - len(found) :] = found
        return logits, values

    return with_board


# -- Boards --


class BoardLayers:
    """The convolutions of a net with a board: a row of all squares for each channel."""

    def __init__(self, net: Net) -> None:
        w = self.weights = net.weights
        squares, channels = net.rows * net.columns, len(w["board.in.bias"])
        self.columns = net.columns
        starts = [start + plane for start, end in net.board for plane in range(0, end - start, squares)]
        self.starts = np.array(starts)  # of its planes, among the features
        self.x = np.empty((len(starts), squares), np.float32)
        self.a, self.b, self.c = (np.empty((channels, squares), np.float32) for _ in range(3))
        self.near = np.zeros((9 * max(channels, len(starts)), squares), np.float32)
        names = ("board.in", "board.a", "board.b")
        self.kernels = [np.ascontiguousarray(w[name].transpose(3, 2, 0, 1).reshape(channels, -1)) for name in names]
        self.planes = np.ascontiguousarray(w["planes"].T)
        self.told, self.mean = np.empty(channels, np.float32), np.empty(channels, np.float32)
        self.seen = np.empty(w["seen"].shape[1], np.float32)
        self.told_out = np.empty(len(w["planes.bias"]), np.float32)

    def look(self, features: Any, outcome: Any) -> None:
        """What the squares say to what the dense part found, into `b` and `seen`."""
        w, columns, near = self.weights, self.columns, self.near
        enter, first, second = self.kernels
        fill_planes(features, self.starts, self.x)
        layer(outcome, w["told.in"], w["told.in.bias"], self.told)
        convolve(self.x, columns, enter, w["board.in.bias"], self.told, near, self.b)
        relu(self.b.ravel())
        layer(outcome, w["told.a"], w["told.a.bias"], self.told)
        convolve(self.b, columns, first, w["board.a.bias"], self.told, near, self.a)
        relu(self.a.ravel())
        self.told[:] = 0
        convolve(self.a, columns, second, w["board.b.bias"], self.told, near, self.c)
        norm_squares(self.b, self.c, self.mean)
        layer(self.mean, w["seen"], w["seen.bias"], self.seen)

    def read(self, outcome: Any, logits: Any) -> None:
        """What each square says of each plane of actions."""
        w = self.weights
        layer(outcome, w["told.out"], w["told.out.bias"], self.told_out)
        squares = logits[: len(self.told_out) * self.b.shape[1]].reshape(len(self.told_out), -1)
        squares[:] = (w["planes.bias"] + self.told_out)[:, None]
        add_product(self.planes, self.b, squares)


@compiled  # type: ignore[untyped-decorator]
def fill_planes(features: Any, starts: Any, x: Any) -> None:
    for plane in range(len(starts)):
        for square in range(x.shape[1]):
            x[plane, square] = features[starts[plane] + square]


@compiled  # type: ignore[untyped-decorator]
def convolve(x: Any, columns: int, kernels: Any, bias: Any, told: Any, near: Any, out: Any) -> None:
    """A 3 x 3 convolution: each line nine times, moved to where the neighbours are, and one product.

    Above and below the board `near` is and stays zero; beside it the line would go on in the next row.
    """
    squares = out.shape[1]
    for source in range(len(x)):
        for neighbour in range(9):
            right = neighbour % 3 - 1
            move = (neighbour // 3 - 1) * columns + right
            into = near[9 * source + neighbour, max(0, -move) : min(squares, squares - move)]
            line = x[source, max(0, move) : min(squares, squares + move)]
            for i in range(len(into)):  # quicker than a copy of the slice
                into[i] = line[i]
            if right != 0:
                for i in range(0 if right < 0 else columns - 1, squares, columns):
                    near[9 * source + neighbour, i] = 0
    for channel in range(len(out)):
        out[channel, :] = bias[channel] + told[channel]
    add_product(kernels, near[: 9 * len(x)], out)


@summing  # type: ignore[untyped-decorator]
def norm_squares(b: Any, c: Any, mean: Any) -> None:
    """Norm b + c square by square, into b; the mean of each channel."""
    squares = b.shape[1]
    scale = np.zeros(squares, np.float32)
    for channel in range(len(b)):
        for i in range(squares):
            b[channel, i] += c[channel, i]
            scale[i] += b[channel, i] * b[channel, i]
    for i in range(squares):
        scale[i] = np.float32(1) / np.sqrt(scale[i] / np.float32(len(b)) + SMALL)
    for channel in range(len(b)):
        total = np.float32(0)
        for i in range(squares):
            b[channel, i] *= scale[i]
            total += b[channel, i]
        mean[channel] = total / np.float32(squares)
