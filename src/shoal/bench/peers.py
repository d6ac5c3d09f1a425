"""The peers: random play of card games in OpenSpiel, PettingZoo and Pgx, and of ours through PettingZoo.

Each is played in the quickest way we know. Libraries are imported by name, since few have types and none need be here.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import re
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..core.backends import NotInstalled
from ..core.game import Game
from .rounds import Subject
from .searching import ITERATIONS, POSITIONS, STAGES

LIBRARIES = {  # modules, and what brings them
    "pyspiel": "open_spiel",
    "pettingzoo": "pettingzoo",
    "rlcard": "rlcard",
    "pgx": "pgx",
    "jax": "jax",
}
SEED = 1


@dataclass
class Peer:
    """A game of a library, played in some way."""

    library: str
    game: str
    way: str
    subject: Subject


def check_installed() -> None:
    missing = [library for module, library in LIBRARIES.items() if importlib.util.find_spec(module) is None]
    if missing:
        raise NotInstalled(f'--peers needs {", ".join(missing)}: pip install "shoal[bench]"')


def all_peers(games: Iterable[Game]) -> list[Peer]:
    return [*open_spiel_peers(), *petting_zoo_peers(), *ours_in_petting_zoo(games), *pgx_peers()]


# -- OpenSpiel --

ROLLOUTS, FROM_PYTHON = "rollouts in C++", "from Python"
YARDSTICK = "hearts"
OPEN_SPIEL_GAMES = (YARDSTICK, "oh_hell", "euchre", "gin_rummy")
DEALS = 12
TRIES = 20  # random games from each deal that tell how many decisions a rollout has


def open_spiel_peers() -> list[Peer]:
    pyspiel: Any = importlib.import_module("pyspiel")
    rollouts = [Peer("OpenSpiel", name, ROLLOUTS, open_spiel_rollouts(pyspiel, name)) for name in OPEN_SPIEL_GAMES]
    searches = [
        Peer("OpenSpiel", YARDSTICK, search_way(stage), open_spiel_search(pyspiel, YARDSTICK, stage))
        for stage in STAGES
    ]
    from_python = Peer("OpenSpiel", YARDSTICK, FROM_PYTHON, open_spiel_from_python(pyspiel, YARDSTICK))
    return [*rollouts, from_python, *searches]


def open_spiel_rollouts(pyspiel: Any, name: str) -> Subject:
    """Random games in C++, from several deals on, so that dealing costs nothing. A portion is a game from each deal.

    A rollout can't be asked for from Python, but a search of one simulation does nothing else.
    """
    game, dice = pyspiel.load_game(name), random.Random(SEED)
    deals = [dealt(game, dice) for _ in range(DEALS)]
    decisions = sum(play_on(deal.clone(), dice) for deal in deals for _ in range(TRIES)) / TRIES

    def work(rollouts: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
        for deal in deals:
            # exploration, simulations, MiB of memory, solve, seed, verbose
            pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, SEED, False).step(deal)
        return rollouts * decisions

    return Subject(work)


def open_spiel_from_python(pyspiel: Any, name: str) -> Subject:
    """Random games by the state's own methods, the deal included. A portion is a game."""
    game, dice = pyspiel.load_game(name), random.Random(SEED)
    return Subject(lambda games: sum(play_on(game.new_initial_state(), dice) for _ in range(games)))


def search_way(stage: str) -> str:
    return f"search in C++, {stage}"


def open_spiel_search(pyspiel: Any, name: str, stage: str) -> Subject:
    """Information-set searches from several positions. A portion is a search from each.

    Every simulation goes on to the end of the game, along the tree and then at random, so that it makes about as many
    decisions as random play from the same position. A world for each simulation is what it does unless told otherwise.
    """
    game, dice = pyspiel.load_game(name), random.Random(SEED)
    positions = [choice(game, dice, STAGES[stage]) for _ in range(POSITIONS)]
    decisions = sum(play_on(position.clone(), dice) for position in positions for _ in range(TRIES)) / TRIES

    def work(searches: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        for position in positions * searches:
            # seed, evaluator, exploration, simulations, worlds at most (-1: one a simulation)
            pyspiel.ISMCTSBot(SEED, evaluator, 1.0, ITERATIONS, -1).step(position)
        return searches * ITERATIONS * decisions

    return Subject(work)


def choice(game: Any, dice: random.Random, part: float) -> Any:
    """The first choice of some deal when a part of a random game lies behind: a lone move would not be searched."""
    start = dealt(game, dice)
    state, behind = start.clone(), part * play_on(start, dice)
    while behind > 0 or state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            take_chance(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            behind -= 1
    return state


def dealt(game: Any, dice: random.Random) -> Any:
    """A game with its first chance behind it: who passes to whom, and the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        take_chance(state, dice)
    return state


def play_on(state: Any, dice: random.Random) -> int:
    """Play at random to the end. Answers the number of decisions; chance is none."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            take_chance(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def take_chance(state: Any, dice: random.Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(outcomes, chances)[0])


# -- PettingZoo --

PETTING_ZOO = "PettingZoo"
WAYS = ("env", "raw_env")  # as handed out, and without the wrappers that watch over its use
CLASSIC_CARDS = ("gin_rummy", "hanabi", "leduc_holdem", "texas_holdem", "texas_holdem_no_limit")


def petting_zoo_peers() -> list[Peer]:
    """The card games among the classics of the version that is installed."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it would greet in the midst of our output
    classics = importlib.import_module("pettingzoo.classic.all_modules").classic_environments
    modules = {re.sub(r".*/|_v\d+$", "", path): module for path, module in classics.items()}
    names = [name for name in CLASSIC_CARDS if name in modules]
    return [Peer(PETTING_ZOO, name, way, aec_play(getattr(modules[name], way))) for name in names for way in WAYS]


def ours_in_petting_zoo(games: Iterable[Game]) -> list[Peer]:
    """Our games through the same interface, with the fewest players."""
    zoo = importlib.import_module("shoal.envs.pettingzoo")
    return [
        Peer("shoal", game.name, way, aec_play(partial(getattr(zoo, way), game.name))) for game in games for way in WAYS
    ]


def aec_play(make: Callable[[], Any]) -> Subject:
    """Random games, every observation with its mask asked for. A portion is a game."""
    dice = random.Random(SEED)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # some spaces are declared with numbers wider than they hold
        env = make()
        env.reset(seed=SEED)

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    # Twice as quick as the sample() of the space.
                    env.step(dice.choice(observation["action_mask"].nonzero()[0]))
                    decisions += 1
        return decisions

    return Subject(work)


# -- Pgx --

PGX_CARDS = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
SLOTS = 1024
SCAN = 16  # steps of one call


def pgx_peers() -> list[Peer]:
    # Since CPU time is measured, one thread is the fairest: work is not split, and no thread waits for another.
    os.environ |= {"JAX_PLATFORMS": "cpu", "NPROC": "1"}
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_cpu_multi_thread_eigen=false".strip()
    way = f"batch of {SLOTS}"
    return [Peer("Pgx", name, way, pgx_steps(name)) for name in PGX_CARDS]


def pgx_steps(name: str) -> Subject:
    """Random steps of a batch, and new games where old ones end. A portion is a call of several steps."""
    jax: Any = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(name)
    step = jax.vmap(importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def advance(held: Any, _: None) -> tuple[Any, None]:
        state, key = held
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jax.numpy.log(state.legal_action_mask), axis=-1)
        return (step(state, actions, jax.random.split(chance, SLOTS)), key), None

    several = jax.jit(lambda held: jax.lax.scan(advance, held, None, length=SCAN)[0])
    key = jax.random.PRNGKey(SEED)
    held = jax.jit(jax.vmap(env.init))(jax.random.split(key, SLOTS)), key

    def work(calls: int) -> int:
        nonlocal held
        for _ in range(calls):
            held = several(held)
        jax.block_until_ready(held)
        return calls * SCAN * SLOTS

    return Subject(work)
