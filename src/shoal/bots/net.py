"""The player `net`: one look at the view by a net that taught itself the game (`shoal train`), no search.

A net is a file of weights and the plan of its shape, written by train/publish.py. It runs here without the framework
it was trained in: compiled by Numba, or interpreted with NumPy. Both give what train/nets.py gives, within 1e-4.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core import backends
from ..core.backends import Backend, NotInstalled
from ..core.errors import BadInput
from ..core.game import Game
from ..core.state import State
from .player import Answer, Candidate, Player, Question

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[np.float32]

FORMAT = "shoal-net/1"
FILE = "net.safetensors"


class Net(NamedTuple):
    """A net that was read: its weights by name, and what its plan says."""

    weights: dict[str, Any]
    blocks: int
    rows: int  # of the board; 0: there is none
    columns: int
    board: tuple[tuple[int, int], ...]  # where its planes are among the features
    order: Any  # by action: where its logit is; the squares come first
    about: dict[str, str]


class Opinion(NamedTuple):
    """What a net thinks of a view."""

    logits: Any  # by action, legal or not
    utility: float  # from -1, surely no first place, to 1
    margin: float  # before the best other, in the game's usual spread of points


# -- reading --


def net_of(game: Game, file: Path | None = None) -> Net:
    """The net of a file, or the game's own."""
    if find_spec("numpy") is None:
        raise NotInstalled('the player net needs NumPy: pip install "shoal[fast]"')
    path = file or game.path(FILE)
    if not path.is_file():
        raise BadInput("no-net", game=game.title, file=str(path))
    net, plan = read_net(path, path.stat().st_mtime_ns)
    if net.about.get("game") != game.name or (plan["features"], plan["actions"]) != (game.features, game.actions):
        raise BadInput("other-net", file=str(path), game=game.title)
    return net


@lru_cache(8)
def read_net(path: Path, changed: int) -> tuple[Net, dict[str, Any]]:
    """The net of a file and its plan; read once, unless the file has changed."""
    import numpy as np

    from ..core import tensors

    try:
        arrays, about = tensors.read(path)
        if about.get("format") != FORMAT:
            raise BadInput("bad-net", file=str(path), reason=f"it is no {FORMAT}")
        plan = json.loads(about["plan"])
    except (tensors.Damaged, KeyError, ValueError) as wrong:
        raise BadInput("bad-net", file=str(path), reason=str(wrong)) from None
    weights = {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}
    scale = np.array(plan["scale"], np.float32)
    board = tuple((start, end) for start, end in plan["board"])
    weights["in"] = np.ascontiguousarray(weights["in"] * scale[:, None])
    if board:  # features come as they are: the scale goes into the first weights
        squares = plan["rows"] * plan["columns"]
        planes = np.concatenate([scale[start:end:squares] for start, end in board])
        weights["board.in"] = np.ascontiguousarray(weights["board.in"] * planes[:, None])
    return Net(weights, plan["blocks"], plan["rows"], plan["columns"], board, order_of(plan), about), plan


def order_of(plan: dict[str, Any]) -> Any:
    import numpy as np

    squares = plan["rows"] * plan["columns"]
    order = np.full(plan["actions"], -1)
    place = 0
    for first, count in plan["planes"]:
        order[first : first + count * squares] = np.arange(place, place + count * squares)
        place += count * squares
    order[order < 0] = np.arange(place, plan["actions"])
    return order


# -- thinking, with NumPy --


def think(net: Net, features: Any) -> Opinion:
    """What the net makes of the features of one view."""
    import numpy as np

    w = net.weights

    def dense(x: Array, name: str) -> Array:
        found: Array = x @ w[name] + w[f"{name}.bias"]
        return found

    x = np.asarray(features, np.float32)
    h = np.maximum(dense(x, "in"), 0)
    for block in range(net.blocks):
        h = h + dense(np.maximum(dense(norm(h), f"block{block}.a"), 0), f"block{block}.b")
    if not net.rows:
        h = norm(h)
        return opinion(net, dense(h, "policy"), dense(h, "value"))
    squares = net.rows * net.columns
    planes = np.concatenate([x[start:end] for start, end in net.board]).reshape(-1, squares).T
    told = norm(h)
    b = np.maximum(convolve(net, planes, "board.in") + dense(told, "told.in"), 0)
    a = np.maximum(convolve(net, b, "board.a") + dense(told, "told.a"), 0)
    b = norm(b + convolve(net, a, "board.b"))
    h = norm(h + dense(b.mean(0), "seen"))
    on_squares = dense(b, "planes") + dense(h, "told.out")
    return opinion(net, np.concatenate([on_squares.T.ravel(), dense(h, "policy")]), dense(h, "value"))


def norm(x: Array) -> Array:
    import numpy as np

    found: Array = x / np.sqrt(np.mean(x * x, -1, keepdims=True) + np.float32(1e-5))
    return found


def convolve(net: Net, x: Array, name: str) -> Array:
    """A 3 x 3 convolution over the squares, of which there is nothing outside the board."""
    import numpy as np

    padded = np.pad(x.reshape(net.rows, net.columns, -1), ((1, 1), (1, 1), (0, 0)))
    near = [padded[i : i + net.rows, j : j + net.columns] for i in range(3) for j in range(3)]
    weights = net.weights[name]
    products = np.concatenate(near, 2).reshape(len(x), -1) @ weights.reshape(-1, weights.shape[-1])
    found: Array = products + net.weights[f"{name}.bias"]
    return found


def opinion(net: Net, logits: Array, values: Array) -> Opinion:
    return Opinion(logits[net.order] if net.rows else logits, float(values[0]), float(values[1]))


# -- playing --


def thinker(game: Game, net: Net, backend: Backend | None = None) -> Any:
    """A function that tells what the net thinks of a seat's view."""
    import numpy as np

    backend = backend or backends.fastest_backend()
    write: Any = backends.rules_of(game.folder, backend).features  # into a list or an array
    if backend is Backend.COMPILED:
        from .quick_net import quick_think

        evaluate = quick_think(net)
        states, out = game.state.array(1), np.zeros(game.features, np.int64)

        def of_compiled(view: State, seat: int) -> Opinion:
            view.pack(states, 0)
            out[:] = 0
            write(states[0], seat, out)
            return opinion(net, *evaluate(out))

        return of_compiled

    def of_plain(view: State, seat: int) -> Opinion:
        numbers = [0] * game.features
        write(view, seat, numbers)
        return think(net, numbers)

    return of_plain


def net_player(game: Game, file: Path | None = None, backend: Backend | None = None) -> Player:
    """A player that does what the net likes best, and draws from its mix what is chosen secretly."""
    net = net_of(game, file)
    evaluate: Any = None

    def player(question: Question) -> Answer:
        nonlocal evaluate
        if len(question.legal) == 1:
            return Answer(question.legal[0])
        evaluate = evaluate or thinker(game, net, backend)
        chances = mix(evaluate(question.view, question.seat).logits, question.legal)
        at = max(range(len(chances)), key=chances.__getitem__)
        if question.is_secret:
            at = draw(chances, question.dice.random())
        found = [Candidate(int(action), chance) for action, chance in zip(question.legal, chances, strict=True)]
        return Answer(int(question.legal[at]), tuple(sorted(found, key=lambda one: (-one.share, one.action))))

    return player


def mix(logits: Any, legal: Any) -> list[float]:
    """The chances of the legal actions."""
    import numpy as np

    weights = np.asarray(logits[np.asarray(legal)], np.float64)
    weights = np.exp(weights - weights.max())
    return [float(weight) for weight in weights / weights.sum()]


def draw(chances: list[float], dice: float) -> int:
    """The index that a number from 0 to 1 falls on."""
    edges = [0.0]
    for chance in chances:
        edges.append(edges[-1] + chance)
    for i, (start, end) in enumerate(pairwise(edges)):
        if start <= dice < end:
            return i
    return max(range(len(chances)), key=chances.__getitem__)
