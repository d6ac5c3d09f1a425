"""A net says the same wherever it runs: NumPy, compiled by Numba, the page's TypeScript, and ONNX for others.

JAX, in which it learns, is compared in tests/train.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from shoal import all_games, game_named
from shoal.bots.export import export_net, onnx_of
from shoal.bots.net import FILE, Opinion, net_of, think, thinker
from shoal.cli import shoal as command
from shoal.core.backends import Backend, NotInstalled
from shoal.core.errors import BadInput
from shoal.core.game import Game
from shoal.core.match import Match
from shoal.core.simulate import random_moves
from shoal.core.state import State

ROOT = Path(__file__).parents[2]
NEAR = 1e-4
FEW = 4  # views a game
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)


def views(game: Game) -> Iterator[tuple[State, int, list[int]]]:
    """Views from the beginning to far into a game at the most players, the seats that have them, and their features."""
    match, found = Match(game, game.players[-1], seed=3), 0
    for number, _ in enumerate(random_moves(match)):
        if number % 11 == 0 and not match.is_over and found < FEW:
            seat = match.to_act[0]
            view, features = game.view_of(match._state, seat), [0] * game.features
            game.rules.features(view, seat, features)
            yield view, seat, features
            found += 1


def assert_near(found: Opinion, wanted: Opinion) -> None:
    assert np.abs(found.logits - wanted.logits).max() < NEAR
    assert abs(found.utility - wanted.utility) < NEAR and abs(found.margin - wanted.margin) < NEAR


@every_game
def test_numba_says_what_numpy_says(game: Game) -> None:
    net = net_of(game)
    quick = thinker(game, net, Backend.COMPILED)
    for view, seat, features in views(game):
        assert_near(quick(view, seat), think(net, features))


def test_the_page_says_what_numpy_says(tmp_path: Path) -> None:
    said: list[dict[str, Any]] = []
    for game in all_games():
        net = net_of(game)
        opinions = [(features, think(net, features)) for _, _, features in views(game)]
        assert len(opinions) == FEW
        found = [
            {"features": features, **one._asdict(), "logits": [float(logit) for logit in one.logits]}
            for features, one in opinions
        ]
        said.append({"net": str(game.path(FILE)), "views": found})
    (tmp_path / "said.json").write_text(json.dumps(said), "utf-8")
    task = ["run", "test", "--", "src/lib/net.test.ts", "--reporter=json", f"--outputFile={tmp_path / 'done.json'}"]
    done = subprocess.run(
        [sys.executable, "hatch_build.py", *task],
        cwd=ROOT,
        env={**os.environ, "SHOAL_OPINIONS": str(tmp_path / "said.json")},
        capture_output=True,
        text=True,
        check=False,
    )
    report = tmp_path / "done.json"
    assert done.returncode == 0, done.stdout + done.stderr + (report.read_text("utf-8") if report.exists() else "")
    counts = json.loads(report.read_text("utf-8"))
    assert counts["numPassedTests"] == counts["numTotalTests"] > 0, "some were left out"


@every_game
def test_onnx_says_what_numpy_says(game: Game, tmp_path: Path) -> None:
    import onnxruntime

    net, file = net_of(game), tmp_path / "net.onnx"
    export_net(game, net, file)
    session = onnxruntime.InferenceSession(str(file), providers=["CPUExecutionProvider"])
    seen = [features for _, _, features in views(game)]
    logits, values = session.run(["logits", "values"], {"features": np.array(seen, np.float32)})
    for i, features in enumerate(seen):
        assert_near(Opinion(logits[i], values[i, 0], values[i, 1]), think(net, features))
    told = session.get_modelmeta().custom_metadata_map
    assert told["game"] == game.name and told["commands"] == net.about["commands"]
    pieces = json.loads(told["features"])
    assert [(piece["name"], piece["at"]) for piece in pieces][:1] == [(game.pieces[0].name, 0)]
    assert pieces[-1]["at"] + np.prod(pieces[-1]["shape"]) == game.features
    actions = json.loads(told["actions"])
    match = Match(game, game.players[-1], seed=3)
    assert len(actions) == game.actions
    assert all(actions[one] == match.text_of(one) for one in match.legal_actions(match.to_act[0]))


# -- the commands --


def test_info_tells_size_shape_and_every_run() -> None:
    game = game_named("fish-fish-fish")
    done = CliRunner().invoke(command, ["net", "info", game.name])
    about = net_of(game).about
    assert done.exit_code == 0, done.output
    assert f"{game.path(FILE).stat().st_size / 1e6:.1f} MB" in done.output and "over 9 x 15 squares" in done.output
    for run in (*json.loads(about.get("earlier", "[]")), about):
        assert all(f"by {line}\n" in done.output for line in json.loads(run["commands"]))
        assert f"{int(run['decisions']) / 1e6:,.1f} M decisions, seed {run['seed']}\n" in done.output


def test_export_writes_the_net_of_a_file(tmp_path: Path) -> None:
    game, target = game_named("fish-n-stones"), tmp_path / "out.onnx"
    (tmp_path / "mine").write_bytes(game.path(FILE).read_bytes())
    done = CliRunner().invoke(command, ["net", "export", game.name, str(target), "--net", str(tmp_path / "mine")])
    assert done.exit_code == 0 and "197 features in, 40 logits" in done.output, done.output
    assert target.read_bytes() == onnx_of(game, net_of(game)).SerializeToString()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["info", "go"], "there is no game"),
        (["info", "fat-fish", "--net", "nowhere"], "there is no net for Fat Fish at nowhere"),
        (["export", "fat-fish", "x.onnx", "--net", "pyproject.toml"], "can't be read"),
        (["export", "fat-fish", "x.onnx", "--net", str(game_named("fischen").path(FILE))], "is no net for Fat Fish"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = CliRunner().invoke(command, ["net", *arguments])
    assert isinstance(done.exception, BadInput) and words in str(done.exception)


def test_without_onnx_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("fat-fish")
    monkeypatch.setattr("shoal.bots.export.find_spec", lambda _: None)
    with pytest.raises(NotInstalled, match="pip install"):
        export_net(game, net_of(game), tmp_path / "x.onnx")
