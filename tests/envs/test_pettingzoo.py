"""PettingZoo environments: PettingZoo's own tests, and the games are those of Match."""

from __future__ import annotations

import pickle
import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

import shoal
from shoal.envs import pettingzoo as zoo
from shoal.games import names

from .cases import GAMES, TABLES, drawn, features_seen

CYCLES = 1000  # more turns than a game has


@pytest.fixture(autouse=True)
def what_api_test_warns_of() -> Any:
    """It excuses dictionaries with masks, and masks of agents that are done, only in PettingZoo's own environments."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


def first_legal(env: Any) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(mask.nonzero()[0][0])


# -- PettingZoo's own tests --


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_api(game: str, players: int) -> None:
    env = zoo.env(game, players=players, reward="place")
    api_test(env, CYCLES)
    check_state_space(env)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: zoo.env(game, players=players), CYCLES)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        partial(zoo.env, game, players=players), {"ansi": lambda text: "player_1" in text and "\x1b" not in text}
    )
    assert "player_1" in capsys.readouterr().out


# -- The games are those of Match --


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_that_of_a_match(game: str) -> None:
    card = shoal.game_named(game)
    players = card.players[1]
    options = {name: option.values[-1] for name, option in card.options.items()}
    env = zoo.raw_env(game, players, options)
    match = shoal.new_match(game, players, seed=5, options=options)
    env.reset(seed=5)
    dice = random.Random(1)
    while not match.is_over:
        seat = match.to_act[0]
        assert env.agent_selection == f"player_{seat}"
        legal = match.legal_actions(seat)
        for other, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert np.flatnonzero(seen["action_mask"]).tolist() == (legal if other == seat else [])
            assert (seen["observation"] == features_seen(match, other)).all()
        action = dice.choice(legal)
        env.step(action)
        match.play_action(seat, action)
        assert all(env.terminations.values()) == match.is_over
        assert any(env.rewards.values()) <= match.is_over
    mean = [(sum(match.scores) - score) / (players - 1) for score in match.scores]
    ahead = [score - other for score, other in zip(match.scores, mean, strict=True)]
    assert list(env.rewards.values()) == pytest.approx(ahead)
    assert env._cumulative_rewards == env.rewards
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_shows_what_a_spectator_sees(game: str) -> None:
    env = zoo.env(game, render_mode="ansi")
    match = shoal.new_match(game, shoal.game_named(game).players[0], seed=2)
    env.reset(seed=2)
    for _ in range(6):
        assert env.render() == drawn(match, shoal.SPECTATOR)
        action = first_legal(env)
        env.step(action)
        match.play_action(match.to_act[0], action)


def test_people_are_shown_the_table_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.env(names()[0], render_mode="human")
    env.reset(seed=1)
    env.step(first_legal(env))
    assert "player_1" in capsys.readouterr().out


def test_the_state_is_what_all_agents_see() -> None:
    env = zoo.env(names()[0], players=3)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    assert (state == np.concatenate([env.observe(agent)["observation"] for agent in env.agents])).all()


def test_observations_are_new_arrays() -> None:
    env = zoo.env(names()[0])
    env.reset(seed=1)
    before = [env.observe(agent) for agent in env.agents]
    kept = pickle.loads(pickle.dumps(before))
    for _ in range(4):
        env.step(first_legal(env))
    for seen, was in zip(before, kept, strict=True):
        assert (seen["observation"] == was["observation"]).all()
        assert (seen["action_mask"] == was["action_mask"]).all()


# -- Chance --


def first_seen(env: Any, seed: int | None = None) -> bytes:
    env.reset(seed=seed)
    return bytes(env.state().tobytes())


def test_chance_goes_on_from_the_last_seed() -> None:
    one, other = zoo.env(names()[0]), zoo.env(names()[0])
    games = [first_seen(one, seed) for seed in (7, None, None)]
    assert games == [first_seen(other, seed) for seed in (7, None, None)]
    assert len(set(games)) == 3


def test_without_a_seed_each_game_is_another() -> None:
    assert len({first_seen(zoo.env(names()[0])) for _ in range(3)}) == 3


@pytest.mark.parametrize("seed", [-1, 2**62, "7", 1.5])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    env = zoo.env(names()[0])
    with pytest.raises(shoal.BadInput, match="a seed is a whole number from 0 to 4611686018427387903, not"):
        env.reset(seed=seed)


# -- What is not allowed --


def illegal(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_raw_environment_refuses_an_illegal_action_and_is_as_it_was(game: str) -> None:
    env = zoo.raw_env(game)
    env.reset(seed=3)
    before, agent = env.table.batch.state(0).flat(), env.agent_selection
    with pytest.raises(shoal.Refused, match="is refused"):
        env.step(illegal(env))
    assert env.table.batch.state(0).flat() == before
    assert env.agent_selection == agent


@pytest.mark.parametrize(("reward", "cost"), [("points", -1000), ("place", -1)])
def test_the_wrapped_environment_ends_the_game_with_an_illegal_action(
    reward: str, cost: float, caplog: pytest.LogCaptureFixture
) -> None:
    env = zoo.env(names()[0], players=3, reward=reward)
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(illegal(env))
    assert "Illegal move made" in caplog.text
    assert env.rewards == {other: cost if other == agent else 0 for other in env.agents}
    assert all(env.terminations.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("action", [-1, -2, 10_000, 0.5, None, "pass"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    raw, env = zoo.raw_env(names()[0]), zoo.env(names()[0])
    raw.reset(seed=3)
    with pytest.raises(shoal.BadInput, match=f"{action} is no action; actions are numbers from 0 to"):
        raw.step(action)
    env.reset(seed=3)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"reward": "glory"}, 'there is no reward "glory"; the rewards are points, place'),
        ({"render_mode": "rgb_array"}, 'there is no render mode "rgb_array"; the modes are ansi, human'),
        ({"players": 99}, "players, not 99"),
        ({"players": "3"}, "players, not 3"),
        ({"options": {"glory": "on"}}, 'no option "glory"'),
        ({"components": {}}, "components: "),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(shoal.BadInput, match=words):
        zoo.env(names()[0], **settings)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(shoal.BadInput, match='there is no game "chess"'):
        zoo.env("chess")


def test_drawing_without_a_mode_is_warned_of() -> None:
    env = zoo.env(names()[0])
    env.reset()
    with pytest.warns(UserWarning, match="needs a render_mode"):
        assert env.render() is None


# -- Where to find it --


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_module_and_its_place_in_the_registry(game: str) -> None:
    module = getattr(zoo, f"{game.replace('-', '_')}_v0")
    players = shoal.game_named(game).players[-1]
    for env in (
        module.env(players=players),
        module.raw_env(players=players),
        pettingzoo.make("aec", f"shoal/{game.replace('-', '_')}-v0", players=players),
    ):
        assert str(env.unwrapped) == f"{game.replace('-', '_')}_v0"
        assert env.unwrapped.table.game.name == game
        assert env.possible_agents == [f"player_{seat}" for seat in range(players)]
    assert module.env().max_num_agents == shoal.game_named(game).players[0]


def test_there_is_no_other_module() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess_v0'"):
        zoo.chess_v0  # noqa: B018


def test_a_copy_has_the_same_settings() -> None:
    env = pickle.loads(pickle.dumps(zoo.raw_env(names()[0], players=4, reward="place")))
    assert env.max_num_agents == 4
    assert env.table.reward.forfeit == -1
    env.reset()
