"""Nets for others: the same net as an ONNX file, which any runtime of that format can run.

    features  [views, features]  numbers of views as the game writes them (docs/features.md), not scaled
    logits    [views, actions]   by action, legal or not: mask what is not legal before you choose
    values    [views, 2]         utility and margin, as `Opinion` has them

What the features and actions are, and how the net came about, is in the file's metadata.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.backends import NotInstalled
from ..core.features import starts
from ..core.game import Game
from .net import Net

OPSET, IR = 17, 8  # of 2022, which runtimes in use can read
SMALL = 1e-5  # as in net.py: keeps a norm from dividing by nothing
CHANNELS = 1  # the axis of a board's planes


def export_net(game: Game, net: Net, file: Path) -> None:
    """Write a net as ONNX."""
    if find_spec("onnx") is None:
        raise NotInstalled('writing ONNX needs the package onnx: pip install "shoal[export]"')
    from ..core.tensors import write_whole

    write_whole(file, onnx_of(game, net).SerializeToString())


def onnx_of(game: Game, net: Net) -> Any:
    """A net as a model of ONNX, checked."""
    import onnx

    graph = Graph(net)
    (graph.with_board if net.rows else graph.plain)()
    helper: Any = onnx.helper
    number = onnx.TensorProto.FLOAT
    inputs = [helper.make_tensor_value_info("features", number, ["views", game.features])]
    outputs = [
        helper.make_tensor_value_info("logits", number, ["views", game.actions]),
        helper.make_tensor_value_info("values", number, ["views", 2]),
    ]
    whole = helper.make_graph(graph.nodes, game.name, inputs, outputs, graph.constants)
    model = helper.make_model(
        whole,
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR,
        producer_name="shoal",
        producer_version=__version__,
        doc_string=f"{game.title}: features of a view to logits of its actions and two values",
    )
    helper.set_model_props(model, {**net.about, **described(game)})
    onnx.checker.check_model(model, full_check=True)
    return model


def described(game: Game) -> dict[str, str]:
    """What goes in and comes out, in words. An action whose text depends on the state has none."""
    pieces = zip(game.pieces, starts(game.pieces), strict=False)
    features = [{"at": at, **piece._asdict()} for piece, at in pieces]
    box = game.open_box(game.players[-1])

    def text(action: int) -> str | None:
        try:
            return game.text_of(box, action)
        except ValueError:
            return None

    return {
        "title": game.title,
        "features": json.dumps(features),
        "actions": json.dumps([text(action) for action in range(game.actions)]),
        "values": json.dumps(["utility", "margin"]),
    }


class Graph:
    """The steps of `think` in net.py as nodes of ONNX. A step answers the name of what comes out of it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def step(self, kind: str, *inputs: str, name: str = "", **settings: Any) -> str:
        import onnx

        name = name or f"{kind.lower()}{len(self.nodes)}"
        helper: Any = onnx.helper
        self.nodes.append(helper.make_node(kind, inputs, [name], **settings))
        return name

    def constant(self, name: str, numbers: Any) -> str:
        import numpy as np
        import onnx

        helper: Any = onnx.numpy_helper
        if all(one.name != name for one in self.constants):
            self.constants.append(helper.from_array(np.ascontiguousarray(numbers), name))
        return name

    def weights(self, name: str) -> str:
        return self.constant(name, self.net.weights[name])

    def shape(self, *numbers: int) -> str:
        import numpy as np

        return self.constant("shape " + " ".join(map(str, numbers)), np.array(numbers, np.int64))

    def dense(self, x: str, layer: str, name: str = "") -> str:
        return self.step("Gemm", x, self.weights(layer), self.weights(f"{layer}.bias"), name=name)

    def norm(self, x: str, axis: int = -1) -> str:
        import numpy as np

        mean = self.step("ReduceMean", self.step("Mul", x, x), axes=[axis], keepdims=1)
        return self.step("Div", x, self.step("Sqrt", self.step("Add", mean, self.constant("small", np.float32(SMALL)))))

    def trunk(self) -> str:
        h = self.step("Relu", self.dense("features", "in"))
        for block in range(self.net.blocks):
            inner = self.step("Relu", self.dense(self.norm(h), f"block{block}.a"))
            h = self.step("Add", h, self.dense(inner, f"block{block}.b"))
        return h

    def plain(self) -> None:
        h = self.norm(self.trunk())
        self.dense(h, "policy", "logits")
        self.dense(h, "value", "values")

    # -- where there is a board --

    def convolve(self, x: str, layer: str) -> str:
        """Planes before rows and columns, as ONNX has them."""
        kernel = self.net.weights[layer]
        kernel = kernel if kernel.ndim == 4 else kernel[None, None]  # of one square
        turned = self.constant(f"{layer} turned", kernel.transpose(3, 2, 0, 1))
        return self.step("Conv", x, turned, self.weights(f"{layer}.bias"), pads=[len(kernel) // 2] * 4)

    def told(self, x: str, layer: str) -> str:
        """What the dense part found, for every square."""
        return self.step("Reshape", self.dense(x, layer), self.shape(0, -1, 1, 1))

    def sea(self) -> str:
        planes = [
            self.step("Slice", "features", self.shape(start), self.shape(end), self.shape(1))
            for start, end in self.net.board
        ]
        return self.step(
            "Reshape", self.step("Concat", *planes, axis=1), self.shape(0, -1, self.net.rows, self.net.columns)
        )

    def with_board(self) -> None:
        h = self.trunk()
        found = self.norm(h)
        b = self.step("Relu", self.step("Add", self.convolve(self.sea(), "board.in"), self.told(found, "told.in")))
        a = self.step("Relu", self.step("Add", self.convolve(b, "board.a"), self.told(found, "told.a")))
        b = self.norm(self.step("Add", b, self.convolve(a, "board.b")), CHANNELS)
        mean = self.step("ReduceMean", b, axes=[2, 3], keepdims=0)
        h = self.norm(self.step("Add", h, self.dense(mean, "seen")))
        squares = self.step("Add", self.convolve(b, "planes"), self.told(h, "told.out"))
        squares = self.step("Reshape", squares, self.shape(0, -1))
        logits = self.step("Concat", squares, self.dense(h, "policy"), axis=1)
        self.step("Gather", logits, self.constant("order", self.net.order), axis=1, name="logits")
        self.dense(h, "value", "values")
