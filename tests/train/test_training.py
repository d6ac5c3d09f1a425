"""Training: what is learnt from, that it learns, that it can be stopped and goes on, and what is said if it can't."""

from __future__ import annotations

import errno
import json
import os
import signal
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from click.testing import CliRunner

from shoal import all_games, game_named
from shoal.bench import training
from shoal.bots.net import FILE, Opinion, net_of, think, thinker
from shoal.cli import main
from shoal.cli import shoal as command
from shoal.core import tensors
from shoal.core.backends import Backend
from shoal.core.batch import AT_RANDOM, Batch
from shoal.core.errors import BadInput, ShoalError
from shoal.core.game import Game
from shoal.core.match import Match
from shoal.core.simulate import random_moves
from shoal.train import checkpoint
from shoal.train.nets import forward, new_weights, plan_of
from shoal.train.ppo import Learner, Method, allowed, best_unless_secret, learn, log_policy, results, targets
from shoal.train.publish import publish
from shoal.train.run import RunOptions, method_of, train
from shoal.train.settings import settings_of
from shoal.train.slots import CpuSlots
from shoal.train.strength import ALIGNED, StrengthTest, secret_features

pytestmark = pytest.mark.xdist_group("training")  # JAX compiles in each worker anew

STONES = game_named("fish-n-stones")
# One size for all runs: JAX compiles once. A round has about 3,400 decisions.
TINY = {"slots": "128", "steps": "32", "minibatch": "512", "net.width": "64", "strategy": "0.0", "remembered": "2"}
TINY |= {"stage": "1", "rate": "0.003"}


def run(
    folder: Path, game: Game = STONES, changes: dict[str, str] | None = None, **options: Any
) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    settings = settings_of(game, TINY | (changes or {}), "cpu")
    train(game, settings, RunOptions(folder, **{"deals": 0, **options}), told.append)
    return told


def test_the_tiny_run_learns_from_the_first_round_on(tmp_path: Path) -> None:
    told = run(tmp_path, decisions=5000)
    _, progress = checkpoint.peek(tmp_path, STONES)
    assert 5000 <= progress.decisions < 9000 and progress.rounds == 2
    assert told[0]["weights"] == sum(array.size for array in tensors.read(tmp_path / "net.safetensors")[0].values())


def test_a_run_goes_on_bit_for_bit(tmp_path: Path) -> None:
    run(tmp_path / "whole", decisions=9000)
    run(tmp_path / "parts", decisions=5000)
    run(tmp_path / "parts", decisions=9000, resume=True)
    (whole, at), (parts, too) = (checkpoint.peek(tmp_path / name, STONES) for name in ("whole", "parts"))
    assert (at.rounds, at.decisions) == (too.rounds, too.decisions)
    assert whole.keys() == parts.keys()
    for name, array in whole.items():
        assert array.tobytes() == parts[name].tobytes(), name


def test_a_frozen_net_alone_sits_at_the_other_seats_and_stays(tmp_path: Path) -> None:
    run(tmp_path / "frozen", decisions=1)
    frozen, _ = tensors.read(tmp_path / "frozen" / FILE)
    changes = {"frozen": json.dumps(str(tmp_path / "frozen" / FILE))}
    run(tmp_path / "answer", changes=changes, decisions=2000, seed=2)
    run(tmp_path / "answer", changes=changes, decisions=5000, resume=True)
    arrays, progress = checkpoint.peek(tmp_path / "answer", STONES)
    assert progress.rounds > 3, "only the decisions of one seat of each slot count"
    for name, array in frozen.items():
        assert (arrays[f"older/{name}"] == array[None]).all(), name
    with pytest.raises(BadInput, match="another shape"):
        run(tmp_path / "wider", changes={**changes, "net.width": "32"}, decisions=1)


def test_a_frozen_net_draws_only_what_is_secret() -> None:
    plan = plan_of(STONES, settings_of(STONES, TINY, "cpu").net)
    (secret,) = secret_features(STONES)
    seen = {"features": np.zeros((2, plan.features), np.int16), "masks": np.zeros((2, plan.actions // 8), np.uint8)}
    seen["features"][0, secret] = 1
    seen["masks"][:, 0] = 0b0110
    logits = jnp.tile(jnp.arange(plan.actions, dtype=jnp.float32), (2, 1))
    legal = allowed(jnp.asarray(seen["masks"]), plan.actions)
    before, after = (np.exp(log_policy(x, legal)) for x in (logits, best_unless_secret(logits, seen, (secret,), plan)))
    assert np.allclose(after[0], before[0]) and before[0].nonzero()[0].tolist() == [1, 2]
    assert after[1].nonzero()[0].tolist() == [2]


def test_rows_on_a_gpu_begin_where_jax_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row of an array has a byte or more a slot, and must begin at a multiple of 16."""
    monkeypatch.setattr("shoal.train.strength.GpuSlots", CpuSlots)
    plan = plan_of(STONES, settings_of(STONES, TINY, "cpu").net)
    strength_test = StrengthTest(STONES, plan, players=3, deals=10, gpu=True, quick=False, threads=1)
    assert strength_test.lineup.slots == 3 * 16 and strength_test.deals == ALIGNED
    odd = settings_of(STONES, TINY | {"slots": "100", "minibatch": "3200"})
    with pytest.raises(BadInput, match="no multiple of 16"):
        method_of(STONES, odd, plan, quick=True)
    assert method_of(STONES, odd, plan, quick=False).minibatches == 1


def test_another_seed_is_another_run(tmp_path: Path) -> None:
    for seed in (1, 2):
        run(tmp_path / str(seed), decisions=300, seed=seed)
    first, second = (checkpoint.peek(tmp_path / str(seed), STONES)[0]["weights/in"] for seed in (1, 2))
    assert (first != second).any()


def test_a_full_disk_leaves_the_last_checkpoint_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, decisions=300)
    before = (tmp_path / checkpoint.FILE).read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("shoal.core.tensors.os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        run(tmp_path, decisions=6000, resume=True)
    assert (tmp_path / checkpoint.FILE).read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_who_interrupts_while_it_learns_finds_that_round_in_the_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(learner: Learner, *about: Any) -> Any:
        old = learner.weights.copy()
        found = learn(learner, *about)
        for array in old.values():
            array.delete()  # as on a GPU, where the new weights take their place
        signal.raise_signal(signal.SIGINT)
        return found

    monkeypatch.setattr("shoal.train.run.learn", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # which workers of the tests do not have
    try:
        with pytest.raises(KeyboardInterrupt):
            run(tmp_path, decisions=9000)
    finally:
        signal.signal(signal.SIGINT, before)
    _, progress = checkpoint.peek(tmp_path, STONES)
    assert progress.rounds == 1 and progress.decisions > 2000
    assert (tmp_path / FILE).is_file()


def said_by(arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What `shoal train` says when it fails: one line, with exit code 2."""
    monkeypatch.setattr("sys.argv", ["shoal", "train", *arguments])
    before = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises(SystemExit) as end:
            main()
    finally:
        signal.signal(signal.SIGTERM, before)
    said = capsys.readouterr().err
    assert end.value.code == 2 and said.count("\n") == 1, said
    return said


def test_a_disk_that_fills_up_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, decisions=300)
    before = (tmp_path / checkpoint.FILE).read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("shoal.core.tensors.os.fsync", full)
    changes = [word for name, value in TINY.items() for word in ("--set", f"{name}={value}")]
    said = said_by([STONES.name, "--folder", str(tmp_path), "--resume", "--deals", "0", *changes], monkeypatch, capsys)
    assert said == f"shoal: {tmp_path / checkpoint.FILE}: No space left on device\n"
    assert (tmp_path / checkpoint.FILE).read_bytes() == before


def test_a_gpu_that_is_not_there_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if jax.default_backend() == "gpu":
        pytest.skip("there is one")
    said = said_by([STONES.name, "--folder", str(tmp_path), "--device", "gpu"], monkeypatch, capsys)
    assert "JAX sees no GPU here" in said and not list(tmp_path.iterdir())


@pytest.mark.parametrize("harm", ["game", "version", "cut"])
def test_a_net_to_start_from_that_does_not_fit_is_one_line(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other, file = game_named("fat-fish"), tmp_path / "net"
    arrays, about = tensors.read(other.path(FILE) if harm == "game" else STONES.path(FILE))
    tensors.write(file, arrays, {**about, "format": "shoal-net/99"} if harm == "version" else about)
    if harm == "cut":
        file.write_bytes(file.read_bytes()[:5000])
    said = said_by([STONES.name, "--folder", str(tmp_path / "out"), "--from", str(file)], monkeypatch, capsys)
    words = {"game": "is of fat-fish, not of fish-n-stones", "version": "is of version shoal-net/99", "cut": "can't be"}
    assert words[harm] in said


def other_version(folder: Path) -> None:
    arrays, meta = tensors.read(folder / checkpoint.FILE)
    meta["progress"] = meta["progress"].replace('"format":1', '"format":99')
    tensors.write(folder / checkpoint.FILE, arrays, meta)


def cut(folder: Path) -> None:
    data = (folder / checkpoint.FILE).read_bytes()
    (folder / checkpoint.FILE).write_bytes(data[: len(data) // 2])


@pytest.mark.parametrize(
    ("harm", "game", "options", "words"),
    [
        (lambda _: None, STONES, {}, "there is a checkpoint in"),
        (lambda _: None, game_named("fat-fish"), {"resume": True}, "is of fish-n-stones, not of fat-fish"),
        (other_version, STONES, {"resume": True}, "is of version 99"),
        (cut, STONES, {"resume": True}, "can't be read"),
        (lambda folder: (folder / checkpoint.FILE).unlink(), STONES, {"resume": True}, "there is no checkpoint"),
    ],
)
def test_what_can_not_go_on_is_said(tmp_path: Path, harm: Any, game: Game, options: Any, words: str) -> None:
    blank = run(tmp_path, decisions=1)
    assert blank
    harm(tmp_path)
    with pytest.raises(BadInput) as wrong:
        run(tmp_path, game, decisions=2, **options)
    assert words in str(wrong.value)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["go"], "there is no game"),
        (["fat-fish", "--set", "rate=much"], "can't be read"),
        (["fat-fish", "--set", "pace=3"], "these settings can't be"),
        (["fat-fish", "--set", "net.width=true"], "these settings can't be"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], words: str) -> None:
    done = CliRunner().invoke(command, ["train", *arguments])
    assert isinstance(done.exception, ShoalError) and words in str(done.exception)


def share_of_wins_against_random(game: Game, file: Path, games: int) -> float:
    """First places of a net at two seats in turn, against a player who plays any legal move."""
    net = net_of(game, file)
    seats = np.arange(games) % 2
    batch = Batch(game, 2, games, seeds=np.arange(games) // 2, auto_reset=False, learners=seats)
    while (batch.seats >= 0).any():
        actions = np.full(games, AT_RANDOM)
        for slot in np.nonzero(batch.seats >= 0)[0]:
            logits = think(net, batch.features[slot]).logits
            actions[slot] = np.where(batch.masks[slot], logits, -np.inf).argmax()
        batch.step(actions)
    first = batch.places == 1
    return float((first / first.sum(1, keepdims=True))[np.arange(games), seats].mean())


def test_a_net_beats_random_after_seconds(tmp_path: Path) -> None:
    quick = {"players": "{2 = 1.0}", "stage": "1000", "horizon": "350000"}
    run(tmp_path, changes=quick, decisions=1)
    before = share_of_wins_against_random(STONES, tmp_path / FILE, 200)
    run(tmp_path, changes=quick, resume=True)
    after = share_of_wins_against_random(STONES, tmp_path / FILE, 200)
    assert before < 0.6 < 0.7 < after, (before, after)


# -- what is learnt from --

METHOD = Method(None, False, 1, 1.0, 0.2, 0.25, 10)  # type: ignore[arg-type]


def test_utility_is_the_first_place_and_a_little_for_points() -> None:
    seen = {"shares": np.zeros((2, 4, 2), np.int8), "points": np.zeros((2, 4, 2), np.int16)}
    seen["shares"][1, 0] = (60, 30)
    seen["shares"][1, 1] = (0, 30)
    seen["points"][1, :, 0] = (9, 7, -5, 100)  # the fourth is not there
    found = np.asarray(results(seen, jnp.array([3, 2]), METHOD))[0]
    assert np.allclose(found[0, :3, 0], np.array([1, -0.5, -0.5]) + 0.25 * np.tanh([0.2, -0.2, -1.4]), atol=1e-6)
    assert np.allclose(found[1, :2, 0], 0, atol=1e-6)


def test_every_decision_of_a_game_that_ended_is_measured_by_its_own_seats_end() -> None:
    """Seats 0 1 1 0, then the end, then the next game: with a trace of 1 what is expected in between cancels out."""
    steps = 6
    seen = {
        "seats": np.array([[0], [1], [1], [0], [1], [0], [0]], np.int8),
        "ended": np.array([[0], [0], [0], [0], [1], [0], [0]], np.int8),
        "shares": np.zeros((steps + 1, 2, 1), np.int8),
        "points": np.zeros((steps + 1, 2, 1), np.int16),
    }
    seen["shares"][4, 0] = 60
    values = jnp.asarray(np.random.default_rng(3).normal(size=(steps, 1, 2)), jnp.float32)
    advantages, goals, sure = targets(seen, values, jnp.array([2]), METHOD)
    assert sure[:, 0].tolist() == [True, True, True, True, False, False]
    assert np.allclose(goals[:4, 0, 0], [1, -1, -1, 1], atol=1e-5)
    assert np.allclose(advantages[:4, 0], goals[:4, 0, 0] - values[:4, 0, 0], atol=1e-5)


# -- nets --


def test_settings_go_on_working_by_their_earlier_names(caplog: pytest.LogCaptureFixture) -> None:
    assert settings_of(STONES, {"leash": "7", "trace": "0.5"}) == settings_of(
        STONES, {"imitation_fade": "7", "gae_lambda": "0.5"}
    )
    assert [message.split(";")[0] for message in caplog.messages] == [
        "The setting leash is called imitation_fade now",
        "The setting trace is called gae_lambda now",
    ]


def strange_net(game: Game, folder: Path) -> tuple[Path, Any, Any]:
    """A net of the published shape with weights by chance in every place, published."""
    settings = settings_of(game)
    plan = plan_of(game, settings.net)
    dice = np.random.default_rng(7)
    weights = {
        name: jnp.asarray(array + 0.05 * dice.normal(size=array.shape), jnp.float32)
        for name, array in new_weights(jax.random.key(1), plan).items()
    }
    file = folder / f"{game.name}.safetensors"
    publish(file, game, weights, plan, checkpoint.Progress(game.name, 1, {}), "cpu")
    return file, weights, plan


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in all_games()])
def test_nets_say_the_same_in_every_way_and_are_small(game: Game, tmp_path: Path) -> None:
    file, weights, plan = strange_net(game, tmp_path)
    assert file.stat().st_size <= 2_000_000
    net = net_of(game, file)
    rounded = {name: jnp.asarray(np.asarray(array, np.float16), jnp.float32) for name, array in weights.items()}
    match = Match(game, game.players[-1], seed=3)
    quick = thinker(game, net, Backend.COMPILED)
    for number, (_, _) in enumerate(random_moves(match)):
        if match.is_over or number % 9:
            continue
        seat = match.to_act[0]
        view = game.view_of(match._state, seat)
        features = [0] * game.features
        game.rules.features(view, seat, features)
        logits, values = forward(rounded, jnp.asarray([features], jnp.int16), plan)
        wanted = Opinion(np.asarray(logits[0]), float(values[0, 0]), float(values[0, 1]))
        for found in (think(net, features), quick(view, seat), thinker(game, net, Backend.INTERPRETED)(view, seat)):
            assert np.abs(found.logits - wanted.logits).max() < 1e-4 * max(1, np.abs(wanted.logits).max())
            assert abs(found.utility - wanted.utility) < 1e-4 and abs(found.margin - wanted.margin) < 1e-4
        if number > 60:
            return


def test_a_published_net_tells_how_it_came_about(tmp_path: Path) -> None:
    run(tmp_path, decisions=300, command="shoal train fish-n-stones")
    about = net_of(STONES, tmp_path / FILE).about
    assert about["commands"] == '["shoal train fish-n-stones"]' and int(about["decisions"]) >= 300
    assert {"seed", "versions", "minutes", "machine", "settings"} <= about.keys()
    run(tmp_path / "next", decisions=1, start=tmp_path / FILE)
    (earlier,) = json.loads(net_of(STONES, tmp_path / "next" / FILE).about["earlier"])
    assert (earlier["commands"], earlier["decisions"]) == (about["commands"], about["decisions"])
    with pytest.raises(BadInput, match="another shape"):
        run(tmp_path / "wider", changes={"net.width": "32"}, decisions=1, start=tmp_path / FILE)


def test_the_speed_of_training_is_measured_while_nobody_else_trains(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of the time in which it compiled, nor of that in which it waited for its turn."""
    monkeypatch.setattr(training, "SETTINGS", {**training.SETTINGS, **TINY})
    monkeypatch.setattr(training, "RATES", 2)
    monkeypatch.setattr("shoal.train.run.TELL_EVERY", 0.0)
    said: list[object] = []
    waited = 0.0
    clock = SimpleNamespace(monotonic=lambda: time.monotonic() + waited)
    monkeypatch.setattr("shoal.train.run.time", clock)

    def wait() -> None:
        nonlocal waited
        said.append("waits")
        waited = 1e6

    training.measure(STONES, "cpu", said.append, wait)
    assert said[:2] == ["ready", "waits"] and said[3] == 128
    rates = [float(rate) for rate in str(said[2]).split()]
    assert len(rates) == 2 and min(rates) > 1, "a round, and no wait: with that it would be a decision in an hour"
