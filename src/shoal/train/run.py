"""A run: play, learn, write down how it goes, stop at any moment and go on later."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from ..core.errors import BadInput
from ..core.game import Game
from ..core.gpu import NoGpu, find_gpu
from ..core.match import LARGEST_SEED
from . import checkpoint
from .nets import count_of, new_weights, plan_of
from .ppo import Fading, Learner, Method, act, learn, new_learner, remember
from .publish import publish, read_net
from .settings import Settings, player_shares
from .slots import CpuSlots, GpuSlots, Slots, crew_of
from .strength import Strength, gauges, secret_features

LOG = "log.jsonl"
NET = "net.safetensors"
WARM_UP = 20  # rounds in which learning gets up to its rate
TELL_EVERY = 2.0  # seconds

Report = Callable[[dict[str, Any]], None]


class Wishes(NamedTuple):
    """What is asked for besides the settings. A run ends at the first of its limits."""

    folder: Path
    seed: int = 1
    device: str = "cpu"
    seconds: float | None = None
    decisions: int | None = None
    resume: bool = False
    start: Path | None = None  # a published net to start from
    measure: float = 60.0  # seconds between two measures of strength
    deals: int = 250  # of such a measure
    threads: int = 1
    command: str = ""


def prepare_jax(device: str) -> None:
    """Say where JAX is to compute, before it has begun; NoGpu if there is none."""
    choose: Any = jax.config.update
    choose("jax_platforms", "cpu" if device == "cpu" else "cuda,cpu")
    if device == "gpu":
        try:
            found = jax.default_backend()
        except RuntimeError:
            found = "cpu"
        if found != "gpu":
            raise NoGpu('JAX sees no GPU here: pip install "jax[cuda13]", or train with --device cpu')


def fading_at(settings: Settings, done: float, rounds: int, decisions: int, minibatches: int) -> Fading:
    """How far what fades has faded when so much of the run is done."""
    rate = settings.rate * min(1.0, (rounds + 1) / WARM_UP) * max(1 - done, 0.003) ** 0.7
    entropy = settings.entropy[0] + (settings.entropy[1] - settings.entropy[0]) * done
    after = decisions - settings.imitation
    imitation = 1.0 if after < 0 else max(0.0, 1 - after / settings.leash) if settings.leash else 0.0
    updates = rounds * minibatches
    average = min(settings.average, (1 + updates) / (10 + updates))
    return Fading(*(np.float32(number) for number in (rate, entropy, imitation, average)))


def seeds_at(seed: int, rounds: int, slots: int) -> Any:
    """The deals of the games that begin in a round: other ones in each."""
    first = (seed * 1_000_003 + rounds) * 2**32 % (LARGEST_SEED // 2)
    return first + np.arange(slots)


def train(game: Game, settings: Settings, wishes: Wishes, report: Report) -> None:
    """Train until a limit is reached or somebody interrupts; the folder then has a checkpoint and a net."""
    entered = time.monotonic()
    prepare_jax(wishes.device)
    quick = wishes.device == "gpu"
    stepping_on_gpu = quick and settings.stepping != "cpu"
    if stepping_on_gpu:
        find_gpu()
    plan = plan_of(game, settings.net)
    blank = new_learner(new_weights(jax.random.key(wishes.seed), plan), 1 if settings.frozen else settings.remembered)
    learner, progress = begin(game, settings, wishes, blank)
    secret, opponents = None, (settings.older, settings.strategy)
    if settings.frozen:  # it alone plays all seats but one, and is never replaced by an older self
        frozen, _ = read_net(Path(settings.frozen), game, blank.weights)
        learner = learner._replace(older={name: array[None] for name, array in frozen.items()})
        secret, opponents = tuple(secret_features(game)), (1.0, 0.0)
    progress.commands.append(wishes.command)
    # In its place from the start: what comes back from learning is, and JAX would compile everything again for it.
    learner = jax.device_put(learner, jax.devices()[0])
    crew = crew_of(game, settings.slots, player_shares(game, settings), settings.options, *opponents)
    per_round = settings.slots * settings.steps
    minibatches = max(1, per_round // settings.minibatch)
    if settings.slots % minibatches:
        raise BadInput(
            "train-settings", reason=f"{settings.slots} slots are not shared out by {minibatches} minibatches"
        )
    spread = game.rules.SPREAD
    method = Method(plan, quick, minibatches, settings.trace, settings.clip, settings.margin, spread, secret)
    kind = GpuSlots if stepping_on_gpu else CpuSlots
    seeds = partial(seeds_at, progress.seed, slots=settings.slots)
    slots = kind(game, crew, seeds(rounds=progress.rounds), settings.steps + 1, settings.slots, wishes.threads)
    how = {"gpu": stepping_on_gpu, "quick": quick, "threads": wishes.threads}
    tables = gauges(game, plan, wishes.deals, **how) if wishes.deals else []
    players, learners = jnp.asarray(crew.players), jnp.asarray(crew.learners)
    key = jax.random.key(progress.seed, impl="rbg")

    def note(entry: dict[str, Any]) -> None:
        entry = {"decisions": progress.decisions, "seconds": round(progress.seconds, 1), **entry}
        with (wishes.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        report(entry)

    def measure() -> list[Strength]:
        found = [table.measure(learner.average) for table in tables]
        for one in found:
            note({"strength": {name: round(number, 4) for name, number in one._asdict().items()}})
        return found

    began, before = time.monotonic(), progress.seconds
    told = began
    measured = began
    since = (began, progress.decisions)
    note({"begins": wishes.command, "preparing": round(began - entered, 1), "weights": count_of(learner.weights)})
    try:
        while not is_done(progress, settings, wishes, time.monotonic() - entered):
            taken: list[Any] = []
            fading = fading_at(
                settings, done_of(progress, settings, wishes, before), progress.rounds, progress.decisions, minibatches
            )
            follow = bool(fading.imitation >= 1)
            advising = bool(fading.imitation > 0)
            round_key = jax.random.fold_in(key, progress.rounds)
            start = time.monotonic()
            play(slots, learner, taken, learners, round_key, follow, advising, method)
            played = time.monotonic()
            learner, summary = learn(learner, slots.all_seen(), taken, players, learners, round_key, fading, method)
            numbers = {name: float(number) for name, number in summary.items()}  # waits for the end of it
            if not np.isfinite(numbers["value_error"]):
                raise BadInput("train-lost", folder=str(wishes.folder))
            progress.rounds += 1
            progress.decisions += int(numbers.pop("sure"))
            now = time.monotonic()
            progress.seconds = before + now - began
            if progress.rounds % max(1, settings.stage // 2) == 0 and not settings.frozen:
                learner = remember(learner, progress.rounds // max(1, settings.stage // 2) % settings.remembered)
            if progress.rounds % settings.stage == 0:
                checkpoint.save(wishes.folder, learner, progress)
                slots.deal(seeds(rounds=progress.rounds))
            else:
                slots.begin_again()
            if now - told > TELL_EVERY:
                told = now
                rate = (progress.decisions - since[1]) / (now - since[0])
                since = (now, progress.decisions)
                parts = {"playing": round(played - start, 4), "learning": round(now - played, 4)}
                note(
                    {"per_second": round(rate), **parts, **{name: round(number, 5) for name, number in numbers.items()}}
                )
            if now - measured > wishes.measure:
                measure()
                measured = time.monotonic()
                since = (measured, progress.decisions)
    finally:
        checkpoint.save(wishes.folder, learner, progress)
        publish(wishes.folder / NET, game, learner.average, plan, progress, wishes.device)
    measure()


def begin(game: Game, settings: Settings, wishes: Wishes, blank: Learner) -> tuple[Learner, checkpoint.Progress]:
    """A new learner, one from a published net, or that of a checkpoint."""
    file = wishes.folder / checkpoint.FILE
    if wishes.resume:
        arrays, progress = checkpoint.peek(wishes.folder, game)
        progress.settings = msgspec.to_builtins(settings)
        return checkpoint.restore(arrays, blank, str(file)), progress
    if file.exists():
        raise BadInput("train-checkpoint-there", folder=str(wishes.folder))
    wishes.folder.mkdir(parents=True, exist_ok=True)
    progress = checkpoint.Progress(game.name, wishes.seed, msgspec.to_builtins(settings))
    if wishes.start is None:
        return blank, progress
    weights, progress.earlier = read_net(wishes.start, game, blank.weights)
    return new_learner(weights, settings.remembered), progress


def done_of(progress: checkpoint.Progress, settings: Settings, wishes: Wishes, before: float) -> float:
    """The part of the way that lies behind: by decisions or, where the horizon is 0, by the clock."""
    if settings.horizon:
        return min(1.0, progress.decisions / settings.horizon)
    return min(1.0, progress.seconds / (before + (wishes.seconds or np.inf)))


def is_done(progress: checkpoint.Progress, settings: Settings, wishes: Wishes, passed: float) -> bool:
    if wishes.seconds is not None and passed >= wishes.seconds:
        return True
    limit = wishes.decisions or settings.horizon
    return limit > 0 and progress.decisions >= limit


def play(
    slots: Slots,
    learner: Learner,
    taken: list[Any],
    learners: Any,
    key: Any,
    follow: bool,
    advising: bool,
    method: Method,
) -> None:
    """Play all slots on by as many steps as a round has, and note what was done."""
    older = slots.crew.older
    for step in range(slots.rows - 1):
        seen = slots.seen(step)
        step_key = jax.random.fold_in(key, step + 1)
        found = act(learner.weights, learner.older, seen, learners, step_key, follow, method, older.start, older.stop)
        taken.append(found)
        slots.step(found[0], step + 1, advising)
