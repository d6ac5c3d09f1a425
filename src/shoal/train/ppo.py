"""The method: proximal policy optimisation against oneself, older selves and the strategy, in JAX.

A decision's advantage comes from the same seat's next decision, not from the slot's next step. What a seat gets
at the end is its utility: its share of the first place, such that all shares of a game sum to nothing, and a little
for the margin in points. Entropy is rewarded to the end: in games of secret choices little of it runs in circles.
Imitation is the cross-entropy of the strategy's choice; it fades out over `imitation_fade` decisions.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ..core.playouts import FIRST_PLACE
from ..core.state import UNKNOWN
from .nets import Plan, Weights, forward

NEVER = -1e9  # the logit of what is not legal


class Learner(NamedTuple):
    """All that learning changes."""

    weights: Weights
    average: Weights  # of the weights, slowly: what is published
    older: Weights  # some older selves, one behind the other
    optimiser: Any


class Method(NamedTuple):
    """What stays the same in a run. Hashable: JAX compiles once for each."""

    plan: Plan
    quick: bool  # multiply in bfloat16
    minibatches: int
    gae_lambda: float
    clip: float
    margin: float
    spread: int  # points by which players of like strength are apart
    secret: tuple[int, ...] | None = None  # features: an older self draws only where one is set, as `net` does


class Schedule(NamedTuple):
    """What changes over a run."""

    rate: Any
    entropy: Any
    imitation: Any
    average: Any  # how much of the average stays at each update


OPTIMISER = optax.chain(optax.clip_by_global_norm(1.0), optax.scale_by_adam(eps=1e-5, mu_dtype=jnp.bfloat16))


def new_learner(weights: Weights, remembered: int) -> Learner:
    older = {name: jnp.repeat(array[None], remembered, 0).astype(jnp.bfloat16) for name, array in weights.items()}
    return Learner(weights, jax.tree.map(jnp.copy, weights), older, OPTIMISER.init(weights))


def allowed(masks: Any, actions: int) -> Any:
    """The bits of masks, a column an action."""
    bits = masks[:, :, None] >> jnp.arange(8, dtype=jnp.uint8) & 1
    return bits.reshape(len(masks), -1)[:, :actions] == 1


def log_policy(logits: Any, legal: Any) -> Any:
    return jax.nn.log_softmax(jnp.where(legal, logits, NEVER))


def picked(rows: Any, actions: Any) -> Any:
    """Of each row the number of its action. A sum: gradients of a gather are slow."""
    return jnp.where(jnp.arange(rows.shape[1]) == actions[:, None], rows, 0.0).sum(1)


# -- playing --


@partial(jax.jit, static_argnames=("method", "part"))
def act(
    weights: Weights,
    others: Weights,
    seen: dict[str, Any],
    learners: Any,
    key: Any,
    follow: Any,
    method: Method,
    part: tuple[int, int],
) -> tuple[Any, Any, Any]:
    """Draw an action in each slot; the log of its probability, and the values.

    In this part of the slots, from the first number up to the second, an older self plays at all seats but the
    learner's. With `follow` every other slot does as the strategy advises.
    """
    plan, (start, end) = method.plan, part
    noise_key, older_key = jax.random.split(key)
    logits, values = forward(weights, seen["features"], plan, method.quick)
    if end > start:
        which = jax.random.randint(older_key, (), 0, len(others["in"]))
        older = {name: arrays[which] for name, arrays in others.items()}
        theirs, _ = forward(older, seen["features"][start:end], plan, method.quick)
        if method.secret is not None:
            theirs = best_unless_secret(
                theirs, {name: array[start:end] for name, array in seen.items()}, method.secret, plan
            )
        mine = (seen["seats"] == learners)[start:end, None]
        logits = logits.at[start:end].set(jnp.where(mine, logits[start:end], theirs))
    log_chances = log_policy(logits, allowed(seen["masks"], plan.actions))
    actions = jnp.argmax(log_chances + jax.random.gumbel(noise_key, log_chances.shape), -1)
    led = follow & (jnp.arange(len(actions)) % 2 == 0)
    actions = jnp.where(led, seen["advice"].astype(actions.dtype), actions)
    return actions.astype(jnp.int32), picked(log_chances, actions), values


def best_unless_secret(logits: Any, seen: dict[str, Any], secret: Any, plan: Plan) -> Any:
    """The logits of a player that draws only where one of the `secret` features is set: elsewhere the best is sure."""
    drawn = (seen["features"][:, np.array(secret, int)] != 0).any(1)
    best = jnp.argmax(log_policy(logits, allowed(seen["masks"], plan.actions)), -1)
    return jnp.where(drawn[:, None], logits, jnp.where(best[:, None] == jnp.arange(plan.actions), 0.0, NEVER))


@partial(jax.jit, static_argnames=("plan", "quick"))
def act_best(weights: Weights, seen: dict[str, Any], key: Any, secret: Any, plan: Plan, quick: bool) -> Any:
    """The best action in each slot by the net, or one drawn where one of the `secret` features is set."""
    logits, _ = forward(weights, seen["features"], plan, quick)
    drawn = (seen["features"][:, secret] != 0).any(1)
    log_chances = log_policy(logits, allowed(seen["masks"], plan.actions))
    noise = jnp.where(drawn[:, None], jax.random.gumbel(key, log_chances.shape), 0.0)
    return jnp.argmax(log_chances + noise, -1).astype(jnp.int32)


# -- learning --


def results(seen: dict[str, Any], players: Any, method: Method) -> Any:
    """By step, slot and seat: the utility and the margin of a game that ended, whatever they are where none did."""
    shares = seen["shares"][1:].swapaxes(1, 2).astype(jnp.float32) / FIRST_PLACE
    points = seen["points"][1:].swapaxes(1, 2).astype(jnp.float32)
    seats = jnp.arange(points.shape[-1])
    there = seats < players[:, None]
    points = jnp.where(there, points, -jnp.inf)
    others = jnp.where(jnp.eye(len(seats), dtype=bool), -jnp.inf, points[:, :, None, :])
    margin = jnp.where(there, points - others.max(-1), 0.0) / method.spread
    count = players[:, None].astype(jnp.float32)
    first = (shares * count - 1) / (count - 1)
    return jnp.stack([first + method.margin * jnp.tanh(margin), jnp.clip(margin, -3, 3)], -1)


def targets(seen: dict[str, Any], values: Any, players: Any, method: Method) -> tuple[Any, Any, Any]:
    """By step and slot: advantages of both values, what the values should have been, and whether that is known.

    It is not known of the last decision of a seat before the last step, unless its game ended.
    """
    ends = results(seen, players, method)
    slots, seats = ends.shape[1:3]
    nothing = jnp.zeros((slots, seats, 2))

    def back(later: tuple[Any, Any, Any], step: tuple[Any, ...]) -> tuple[tuple[Any, Any, Any], tuple[Any, Any]]:
        value, advantage, known = later
        ended, end, seat, now = step
        ended = ended[:, None] == 1
        value = jnp.where(ended[..., None], end, value)
        advantage = jnp.where(ended[..., None], 0.0, advantage)
        known = known | ended
        me = seat[:, None] == jnp.arange(seats)
        pick = me[..., None].astype(jnp.float32)
        sure = (known & me).any(1)
        found = (value * pick).sum(1) - now + method.gae_lambda * (advantage * pick).sum(1)
        found = jnp.where(sure[:, None], found, 0.0)
        value = jnp.where(me[..., None], now[:, None], value)
        advantage = jnp.where(me[..., None], found[:, None], advantage)
        return (value, advantage, known | me), (found, sure)

    steps = (seen["ended"][1:], ends, seen["seats"][:-1].astype(jnp.int32), values)
    start = (nothing, nothing, jnp.zeros((slots, seats), bool))
    _, (advantages, sure) = jax.lax.scan(back, start, steps, reverse=True)
    return advantages[..., 0], advantages + values, sure


def loss_of(weights: Weights, part: dict[str, Any], schedule: Schedule, method: Method) -> tuple[Any, dict[str, Any]]:
    logits, values = forward(weights, part["features"], method.plan, method.quick)
    legal = allowed(part["masks"], method.plan.actions)
    log_chances = log_policy(logits, legal)
    weight = part["sure"].astype(jnp.float32)
    total = jnp.maximum(weight.sum(), 1.0)

    def mean(x: Any) -> Any:
        return (x * weight).sum() / total

    advantage = part["advantages"] - mean(part["advantages"])
    advantage = advantage / jnp.sqrt(mean(advantage**2) + 1e-8)
    taken = picked(log_chances, part["actions"])
    ratio = jnp.exp(taken - part["log_chances"])
    clipped = jnp.clip(ratio, 1 - method.clip, 1 + method.clip)
    policy_gain = mean(jnp.minimum(ratio * advantage, clipped * advantage))
    entropy = mean(-jnp.where(legal, jnp.exp(log_chances) * log_chances, 0.0).sum(-1))
    advised = picked(log_chances, part["advice"].astype(jnp.int32))
    # Advice is only there while it is asked for.
    imitation_loss = jnp.where(schedule.imitation > 0, mean(-advised), 0.0)
    error = (values - part["value_targets"]) ** 2
    value_error, margin_error = mean(error[:, 0]), mean(error[:, 1])
    policy_loss = -policy_gain - schedule.entropy * entropy
    blend = schedule.imitation
    loss = (1 - blend) * policy_loss + blend * imitation_loss + 0.5 * value_error + 0.1 * margin_error
    spread = mean(part["value_targets"][:, 0] ** 2) - mean(part["value_targets"][:, 0]) ** 2
    figures = {
        "entropy": entropy,
        "value_error": value_error,
        "explained": 1 - value_error / (spread + 1e-8),
        "moved": mean(jnp.abs(ratio - 1)),
        "astray": imitation_loss,
        "sure": weight.sum(),
    }
    return loss, figures


@partial(jax.jit, static_argnames=("method",), donate_argnames=("learner",))
def learn(
    learner: Learner,
    seen: dict[str, Any],
    taken: list[tuple[Any, Any, Any]],
    players: Any,
    learners: Any,
    key: Any,
    schedule: Schedule,
    method: Method,
) -> tuple[Learner, dict[str, Any]]:
    """One update from all the steps of a round, minibatch by minibatch, each of some slots."""
    actions, log_chances, values = (jnp.stack(arrays) for arrays in zip(*taken, strict=True))
    advantages, value_targets, sure = targets(seen, values, players, method)
    sure &= (learners == UNKNOWN) | (seen["seats"][:-1] == learners)
    given = {
        **{name: seen[name] for name in ("features", "masks", "advice")},
        "actions": actions,
        "log_chances": log_chances,
        "advantages": advantages,
        "value_targets": value_targets,
        "sure": sure,
    }
    parts = jax.random.permutation(key, len(players)).reshape(method.minibatches, -1)
    steps = len(actions)

    def one(state: tuple[Any, Any, Any], slots: Any) -> tuple[tuple[Any, Any, Any], dict[str, Any]]:
        weights, average, optimiser = state
        part = {name: jnp.take(array, slots, 1)[:steps] for name, array in given.items()}
        part = {name: array.reshape(-1, *array.shape[2:]) for name, array in part.items()}
        gradients, figures = jax.grad(loss_of, has_aux=True)(weights, part, schedule, method)
        change, optimiser = OPTIMISER.update(gradients, optimiser)
        weights = jax.tree.map(lambda old, step: old - schedule.rate * step, weights, change)
        average = jax.tree.map(lambda old, new: old + (1 - schedule.average) * (new - old), average, weights)
        return (weights, average, optimiser), figures

    state = (learner.weights, learner.average, learner.optimiser)
    (weights, average, optimiser), figures = jax.lax.scan(one, state, parts)
    summary = {name: numbers.mean() for name, numbers in figures.items()}
    summary["sure"] = figures["sure"].sum()
    return Learner(weights, average, learner.older, optimiser), summary


@partial(jax.jit, donate_argnames=("learner",))
def remember(learner: Learner, place: Any) -> Learner:
    """Keep the present self as an older one."""
    older = {
        name: arrays.at[place].set(learner.weights[name].astype(arrays.dtype)) for name, arrays in learner.older.items()
    }
    return learner._replace(older=older)
