"""What a net thinks of many views at once, compiled by Numba: the weights are read once for four views.

The layers are those of quick_net.py. Of the logits only those of legal actions are computed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .quick_net import add_product, compiled, layer, normed, quick_think, relu, summing

if TYPE_CHECKING:
    from ..core.arrays import Lanes
    from .net import Net


def quick_think_lanes(net: Net, lanes: Lanes) -> Callable[[int], None]:
    """A function that writes the logits and values of the first so many active lanes."""
    w, most = net.weights, len(lanes.active)
    if net.rows:
        evaluate = quick_think(net)
        order = np.asarray(net.order)

        def one_by_one(number: int) -> None:
            for i in range(number):
                lane = lanes.active[i]
                logits, values = evaluate(lanes.features[lane])
                pick_legal(logits, order, lanes.legal[lane], lanes.counts[lane], lanes.logits[i])
                lanes.values[i, :] = values

        return one_by_one

    width = w["in"].shape[1]
    whole = -(-most // 4) * 4  # rows come in fours
    h, inner, outer = (np.zeros((whole, width), np.float32) for _ in range(3))
    names = [f"block{block}.{name}" for block in range(net.blocks) for name in ("a", "b")]
    blocks = np.ascontiguousarray(np.stack([w[name] for name in names]))
    biases = np.ascontiguousarray(np.stack([w[f"{name}.bias"] for name in names]))
    policy = np.ascontiguousarray(w["policy"].T)

    def together(number: int) -> None:
        first_layer(lanes.features, lanes.active, number, w["in"], w["in.bias"], h)
        apply_blocks(h[: -(-number // 4) * 4], blocks, biases, inner, outer)
        policy_head(h, lanes.active, number, policy, w["policy.bias"], lanes.legal, lanes.counts, lanes.logits)
        value_head(h, number, w["value"], w["value.bias"], lanes.values)

    return together


@compiled  # type: ignore[untyped-decorator]
def pick_legal(logits: Any, order: Any, legal: Any, count: int, out: Any) -> None:
    for k in range(count):
        out[k] = logits[order[legal[k]]]


@compiled  # type: ignore[untyped-decorator]
def first_layer(features: Any, active: Any, number: int, weights: Any, bias: Any, h: Any) -> None:
    for i in range(number):
        layer(features[active[i]], weights, bias, h[i])
        relu(h[i])


@compiled  # type: ignore[untyped-decorator]
def apply_blocks(h: Any, blocks: Any, biases: Any, inner: Any, outer: Any) -> None:
    """The blocks, and the norm behind them."""
    rows = len(h)
    for block in range(0, len(blocks), 2):
        for i in range(rows):
            normed(h[i], outer[i])
            inner[i, :] = biases[block]
        add_product(outer[:rows], blocks[block], inner[:rows])
        for i in range(rows):
            relu(inner[i])
            h[i, :] += biases[block + 1]
        add_product(inner[:rows], blocks[block + 1], h)
    for i in range(rows):
        normed(h[i], h[i])


@summing  # type: ignore[untyped-decorator]
def policy_head(h: Any, active: Any, number: int, policy: Any, bias: Any, legal: Any, counts: Any, logits: Any) -> None:
    """The logits of the legal actions."""
    for i in range(number):
        lane = active[i]
        for k in range(counts[lane]):
            weights = policy[legal[lane, k]]
            total = np.float32(0)
            for j in range(len(weights)):
                total += h[i, j] * weights[j]
            logits[i, k] = total + bias[legal[lane, k]]


@compiled  # type: ignore[untyped-decorator]
def value_head(h: Any, number: int, weights: Any, bias: Any, values: Any) -> None:
    for i in range(number):
        layer(h[i], weights, bias, values[i])
