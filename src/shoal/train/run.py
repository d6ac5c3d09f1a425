"""A run: play, learn, write down how it goes, stop at any moment and go on later."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
from .nets import Plan, count_of, new_weights, plan_of
from .ppo import Learner, Method, Schedule, act, learn, new_learner, remember
from .publish import publish, read_net
from .settings import Settings, player_shares
from .slots import CpuSlots, GpuSlots, Slots, lineup_of
from .strength import ALIGNED, secret_features, strength_tests

LOG = "log.jsonl"
NET = "net.safetensors"
WARM_UP = 20  # rounds in which learning gets up to its rate
TELL_EVERY = 2.0  # seconds

Report = Callable[[dict[str, Any]], None]


class RunOptions(NamedTuple):
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


def schedule_at(settings: Settings, done: float, rounds: int, decisions: int, minibatches: int) -> Schedule:
    """What the schedule says when so much of the run is done."""
    rate = settings.rate * min(1.0, (rounds + 1) / WARM_UP) * max(1 - done, 0.003) ** 0.7
    entropy = settings.entropy[0] + (settings.entropy[1] - settings.entropy[0]) * done
    after = decisions - settings.imitation
    imitation = 1.0 if after < 0 else max(0.0, 1 - after / settings.imitation_fade) if settings.imitation_fade else 0.0
    updates = rounds * minibatches
    average = min(settings.average, (1 + updates) / (10 + updates))
    return Schedule(*(np.float32(number) for number in (rate, entropy, imitation, average)))


def seeds_at(seed: int, rounds: int, slots: int) -> Any:
    """The deals of the games that begin in a round: other ones in each."""
    first = (seed * 1_000_003 + rounds) * 2**32 % (LARGEST_SEED // 2)
    return first + np.arange(slots)


def train(game: Game, settings: Settings, run_options: RunOptions, report: Report) -> None:
    """Train until a limit is reached or somebody interrupts; the folder then has a checkpoint and a net."""
    run = Run(game, settings, run_options, report)
    try:
        while not run.is_done():
            run.play_and_learn()
            run.keep()
            run.tell()
    finally:
        run.close()
    run.measure()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put off interruptions to the end of this: while it learns, the old weights are gone and the new not there yet."""
    if threading.current_thread() is not threading.main_thread():  # others are never interrupted
        yield
        return
    heard: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: heard.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for late in heard:
        signal.raise_signal(late)


class Run:
    """A run in progress: what plays, what learns, and how far it has come."""

    def __init__(self, game: Game, settings: Settings, run_options: RunOptions, report: Report) -> None:
        self.entered = time.monotonic()
        self.game, self.settings, self.run_options, self.report = game, settings, run_options, report
        prepare_jax(run_options.device)
        quick = run_options.device == "gpu"
        on_gpu = quick and settings.stepping != "cpu"
        if on_gpu:
            find_gpu()
        self.plan = plan_of(game, settings.net)
        older = 1 if settings.frozen else settings.remembered
        blank = new_learner(new_weights(jax.random.key(run_options.seed), self.plan), older)
        self.learner, self.progress = begin(game, settings, run_options, blank)
        if settings.frozen:  # it alone plays all seats but one, and is never replaced by an older self
            frozen, _ = read_net(Path(settings.frozen), game, blank.weights)
            self.learner = self.learner._replace(older={name: array[None] for name, array in frozen.items()})
        self.progress.commands.append(run_options.command)
        # In its place from the start: what comes back from learning is, and JAX would compile everything again for it.
        self.learner = jax.device_put(self.learner, jax.devices()[0])
        self.method = method_of(game, settings, self.plan, quick)
        self.slots = self._deal_slots(on_gpu)
        how = {"gpu": on_gpu, "quick": quick, "threads": run_options.threads}
        self.strength_tests = strength_tests(game, self.plan, run_options.deals, **how) if run_options.deals else []
        lineup = self.slots.lineup
        self.players, self.learners = jnp.asarray(lineup.players), jnp.asarray(lineup.learners)
        self.key = jax.random.key(self.progress.seed, impl="rbg")
        self.began = self.told = self.measured = time.monotonic()
        self.before = self.progress.seconds  # of the runs this one goes on from
        self.since = (self.began, self.progress.decisions)  # from when on the rate is told
        self.latest: dict[str, float] = {}  # what the last round has to tell
        preparing = round(self.began - self.entered, 1)
        self.note({"begins": run_options.command, "preparing": preparing, "weights": count_of(self.learner.weights)})

    def _deal_slots(self, on_gpu: bool) -> Slots:
        settings = self.settings
        shares = player_shares(self.game, settings)
        older, strategy = (1.0, 0.0) if settings.frozen else (settings.older, settings.strategy)
        lineup = lineup_of(self.game, settings.slots, shares, settings.options, older, strategy)
        kind = GpuSlots if on_gpu else CpuSlots
        return kind(self.game, lineup, self._seeds(), settings.steps + 1, settings.slots, self.run_options.threads)

    def _seeds(self) -> Any:
        return seeds_at(self.progress.seed, self.progress.rounds, self.settings.slots)

    # -- a round --

    def play_and_learn(self) -> None:
        """Play all slots on by a few steps, and learn from them."""
        schedule = self.schedule()
        key = jax.random.fold_in(self.key, self.progress.rounds)
        start = time.monotonic()
        taken = self._play(key, follow=bool(schedule.imitation >= 1), advising=bool(schedule.imitation > 0))
        played = time.monotonic()
        seen = self.slots.all_seen()
        with uninterrupted():
            self.learner, summary = learn(
                self.learner, seen, taken, self.players, self.learners, key, schedule, self.method
            )
            numbers = {name: float(number) for name, number in summary.items()}  # waits for the end of it
            if not np.isfinite(numbers["value_error"]):
                raise BadInput("train-lost", folder=str(self.run_options.folder))
            now = time.monotonic()
            self.progress.rounds += 1
            self.progress.decisions += int(numbers.pop("sure"))
            self.progress.seconds = self.before + now - self.began
        parts = {"playing": round(played - start, 4), "learning": round(now - played, 4)}
        self.latest = {**parts, **{name: round(number, 5) for name, number in numbers.items()}}

    def schedule(self) -> Schedule:
        """What applies now: by decisions or, where the horizon is 0, by the clock."""
        progress, settings = self.progress, self.settings
        if settings.horizon:
            done = progress.decisions / settings.horizon
        else:
            done = progress.seconds / (self.before + (self.run_options.seconds or np.inf))
        return schedule_at(settings, min(1.0, done), progress.rounds, progress.decisions, self.method.minibatches)

    def _play(self, key: Any, follow: bool, advising: bool) -> list[Any]:
        """Play all slots on by as many steps as a round has. Answers what was done in each."""
        slots, learner, taken = self.slots, self.learner, []
        part = (slots.lineup.older.start, slots.lineup.older.stop)
        for step in range(slots.rows - 1):
            seen, step_key = slots.seen(step), jax.random.fold_in(key, step + 1)
            found = act(learner.weights, learner.older, seen, self.learners, step_key, follow, self.method, part)
            taken.append(found)
            slots.step(found[0], step + 1, advising)
        return taken

    # -- what is kept --

    def keep(self) -> None:
        """Remember the present self from time to time; at the end of a stage write a checkpoint and deal anew."""
        rounds, half = self.progress.rounds, max(1, self.settings.stage // 2)
        if rounds % half == 0 and not self.settings.frozen:
            with uninterrupted():
                self.learner = remember(self.learner, rounds // half % self.settings.remembered)
        if rounds % self.settings.stage == 0:
            checkpoint.save(self.run_options.folder, self.learner, self.progress)
            self.slots.deal(self._seeds())
        else:
            self.slots.begin_again()

    def close(self) -> None:
        """Leave a checkpoint and the net so far."""
        folder = self.run_options.folder
        checkpoint.save(folder, self.learner, self.progress)
        publish(folder / NET, self.game, self.learner.average, self.plan, self.progress, self.run_options.device)

    # -- what is told --

    def tell(self) -> None:
        """Tell how learning goes and how strong the net is, each from time to time."""
        now = time.monotonic()
        if now - self.told > TELL_EVERY:
            rate = (self.progress.decisions - self.since[1]) / (now - self.since[0])
            self.told, self.since = now, (now, self.progress.decisions)
            self.note({"per_second": round(rate), **self.latest})
        if now - self.measured > self.run_options.measure:
            self.measure()
            self.measured = time.monotonic()
            self.since = (self.measured, self.progress.decisions)

    def measure(self) -> None:
        for strength_test in self.strength_tests:
            found = strength_test.measure(self.learner.average)
            self.note({"strength": {name: round(number, 4) for name, number in found._asdict().items()}})

    def note(self, entry: dict[str, Any]) -> None:
        entry = {"decisions": self.progress.decisions, "seconds": round(self.progress.seconds, 1), **entry}
        with (self.run_options.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        self.report(entry)

    def is_done(self) -> bool:
        seconds, decisions = self.run_options.seconds, self.run_options.decisions or self.settings.horizon
        if seconds is not None and time.monotonic() - self.entered >= seconds:
            return True
        return decisions > 0 and self.progress.decisions >= decisions


def method_of(game: Game, settings: Settings, plan: Plan, quick: bool) -> Method:
    """The method with what stays the same in a run."""
    minibatches = max(1, settings.slots * settings.steps // settings.minibatch)
    if settings.slots % minibatches:
        reason = f"{settings.slots} slots are not shared out by {minibatches} minibatches"
        raise BadInput("train-settings", reason=reason)
    if quick and settings.slots % ALIGNED:
        raise BadInput("train-settings", reason=f"{settings.slots} slots are no multiple of {ALIGNED}")
    secret = tuple(secret_features(game)) if settings.frozen else None
    return Method(
        plan, quick, minibatches, settings.gae_lambda, settings.clip, settings.margin, game.rules.SPREAD, secret
    )


def begin(
    game: Game, settings: Settings, run_options: RunOptions, blank: Learner
) -> tuple[Learner, checkpoint.Progress]:
    """A new learner, one from a published net, or that of a checkpoint."""
    file = run_options.folder / checkpoint.FILE
    if run_options.resume:
        arrays, progress = checkpoint.peek(run_options.folder, game)
        progress.settings = msgspec.to_builtins(settings)
        return checkpoint.restore(arrays, blank, str(file)), progress
    if file.exists():
        raise BadInput("train-checkpoint-there", folder=str(run_options.folder))
    run_options.folder.mkdir(parents=True, exist_ok=True)
    progress = checkpoint.Progress(game.name, run_options.seed, msgspec.to_builtins(settings))
    if run_options.start is None:
        return blank, progress
    weights, progress.earlier = read_net(run_options.start, game, blank.weights)
    return new_learner(weights, settings.remembered), progress
