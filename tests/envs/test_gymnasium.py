"""Gymnasium environments: Gymnasium's own tests, and the games are those of Match and of the batch."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import shoal
from shoal.bots.player import Answer, Named, Player, Question
from shoal.bots.simple import random_player
from shoal.envs.gymnasium import GameEnv, environment_id
from shoal.envs.vector import GameVectorEnv
from shoal.games import names

from .cases import GAMES, TABLES, drawn, features_seen

FIRST = names()[0]


def random_legal(info: dict[str, Any], dice: np.random.Generator) -> Any:
    """A random legal action, or one for each slot."""
    masks = info["action_mask"]
    return (masks + dice.random(masks.shape)).argmax(-1)


def play_out(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """Play at random to the end. Answers the reward and the number of steps."""
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    steps, total, over = 0, 0.0, False
    while not over:
        _, reward, over, _, info = env.step(random_legal(info, dice))
        total += float(reward)
        steps += 1
    return total, steps


# -- Gymnasium's own tests, and where to find it --


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(environment_id(game), players=players, seat="random", reward="place")
    check_env(env.unwrapped)
    assert "player_1" in capsys.readouterr().out
    play_out(env, 1)


def test_gymnasium_imports_it_by_the_id_alone() -> None:
    code = (
        "import gymnasium\n"
        "env = gymnasium.make('shoal.envs.gymnasium:shoal/FatFish-v0', players=3)\n"
        "print(env.unwrapped.table.game.name, env.unwrapped.table.players, env.reset()[0].shape)\n"
        "envs = gymnasium.make_vec('shoal/FatFish-v0', num_envs=4, vectorization_mode='vector_entry_point')\n"
        "print(envs)"
    )
    shown = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert shown.stderr == ""
    width = shoal.game_named("fat-fish").features
    assert shown.stdout == f"fat-fish 3 ({width},)\nGameVectorEnv(shoal/FatFish-v0, num_envs=4)\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_id(game: str) -> None:
    assert re.fullmatch(r"shoal/([A-Z][a-z]*)+-v0", environment_id(game))
    assert environment_id(game).lower() == f"shoal/{game.replace('-', '')}-v0"
    env: Any = gymnasium.make(environment_id(game))
    assert env.unwrapped.table.game.name == game
    assert env.unwrapped.table.players == shoal.game_named(game).players[0]


# -- The games are those of Match --


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_that_of_a_match(game: str) -> None:
    card = shoal.game_named(game)
    players, learner = card.players[1], 1
    options = {name: option.values[-1] for name, option in card.options.items()}
    match = shoal.new_match(game, players, seed=5, options=options)

    def last(question: Question) -> Answer:
        """Check what an opponent is given, and play along in the match."""
        seat = question.seat
        assert seat == match.to_act[0]
        assert question.view.flat() == match.view(seat).flat()
        assert question.legal == match.legal_actions(seat)
        match.play_action(seat, question.legal[-1])
        return Answer(question.legal[-1])

    env = GameEnv(game, players, learner, last, options, render_mode="ansi")
    seen, info = env.reset(seed=5)
    over, total = False, 0.0
    dice = np.random.default_rng(1)
    while not over:
        assert match.to_act[0] == learner
        assert (seen == features_seen(match, learner)).all()
        assert np.flatnonzero(info["action_mask"]).tolist() == match.legal_actions(learner)
        assert (env.action_masks() == info["action_mask"]).all()
        assert env.action_masks().dtype == bool
        if match.scores.count(0) == players:  # to draw takes its time: the beginning will do
            assert env.render() == drawn(match, learner)
        action = random_legal(info, dice)
        match.play_action(learner, int(action))
        seen, reward, over, cut, info = env.step(action)
        total += reward
        assert not cut
        assert over == match.is_over
        assert over or reward == 0
    assert total == pytest.approx(match.scores[learner] - (sum(match.scores) - match.scores[learner]) / (players - 1))
    assert not info["action_mask"].any()
    assert (seen == features_seen(match, learner)).all()


def test_opponents_sit_clockwise_from_the_learner() -> None:
    asked: list[tuple[str, int]] = []

    def named(name: str) -> Player:
        def choose(question: Question) -> Answer:
            asked.append((name, question.view.turn))
            return random_player(question)

        return choose

    env = GameEnv(FIRST, 4, 2, [named("left"), "random", named("right")])
    play_out(env, 1)
    assert set(asked) == {("left", 3), ("right", 1)}


def test_a_random_seat_is_another_each_game_and_follows_the_seed() -> None:
    env = GameEnv(FIRST, 4, "random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in (3, *[None] * 20)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in (3, *[None] * 20)]


@pytest.mark.parametrize("made", [GameEnv, GameVectorEnv])
def test_chance_goes_on_from_the_last_seed(made: Callable[[str], Any]) -> None:
    one, other = made(FIRST), made(FIRST)
    games = [one.reset(seed=seed)[0].tobytes() for seed in (7, None, None)]
    assert games == [other.reset(seed=seed)[0].tobytes() for seed in (7, None, None)]
    assert len(set(games)) == 3
    assert made(FIRST).reset()[0].tobytes() != made(FIRST).reset()[0].tobytes()


def test_a_seed_settles_all_chance() -> None:
    env = GameEnv(FIRST, 3, "random", ["random", random_player])
    played = [play_out(env, seed) for seed in range(6)]
    assert played == [play_out(env, seed) for seed in range(6)]
    assert len(set(played)) > 3


def test_opponents_may_be_computer_players_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def listening(named: Named, question: Question) -> tuple[Answer, None]:
        asked.append((named.name, question.seat))
        return named.player(question), None

    monkeypatch.setattr("shoal.envs.gymnasium.ask", listening)
    env = GameEnv("fish-n-stones", 4, 0, ["strategy", "random", "search-100"])
    games = [play_out(env, seed) for seed in (1, 2, 1)]
    assert set(asked) == {("strategy", 1), ("search-100", 3)}
    assert games[0] == games[2]
    monkeypatch.undo()
    assert GameEnv("fish-n-stones", 2, 0, "easy").reset(seed=1)[1]["seat"] == 0


def test_people_are_shown_the_table_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    env = GameEnv(FIRST, 2, render_mode="human")
    _, info = env.reset(seed=1)
    assert capsys.readouterr().out.count("player_1") > 0
    env.step(info["action_mask"].argmax())
    assert capsys.readouterr().out.count("player_1") > 0


# -- What is not allowed --


@pytest.mark.parametrize(("reward", "cost"), [("points", -1000), ("place", -1)])
def test_an_illegal_action_ends_the_game(reward: str, cost: float) -> None:
    env = GameEnv(FIRST, 3, reward=reward)
    seen, info = env.reset(seed=1)
    action = int((info["action_mask"] == 0).argmax())
    after, worth, over, cut, info = env.step(action)
    assert (worth, over, cut, info["illegal"]) == (cost, True, False, True)
    assert (after == seen).all()
    with pytest.raises(shoal.Refused, match="the game is over"):
        env.step(0)
    _, info = env.reset()
    assert not env.step(int(info["action_mask"].argmax()))[4]["illegal"]


@pytest.mark.parametrize("action", [-1, -2, 10_000, 0.5, None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = GameEnv(FIRST)
    env.reset(seed=1)
    with pytest.raises(shoal.BadInput, match=f"{action} is no action; actions are numbers from 0 to"):
        env.step(action)


def test_an_opponents_wrong_action_is_refused() -> None:
    def first_illegal(question: Question) -> Answer:
        return Answer(min(set(range(question.game.actions)) - set(question.legal)))

    with pytest.raises(shoal.Refused, match=r"seat 1: .* is refused: "):
        play_out(GameEnv(FIRST, 2, 0, first_illegal), 1)
    with pytest.raises(shoal.BadInput, match="-1 is no action"):
        play_out(GameEnv(FIRST, 2, 0, lambda _: Answer(-1)), 1)


SETTINGS = [
    ({"reward": "glory"}, 'there is no reward "glory"; the rewards are points, place'),
    ({"players": 99}, "players, not 99"),
    ({"seat": 3, "players": 3}, 'the learner\'s seat is a number from 0 to 2 or "random", not 3'),
    ({"seat": "left"}, 'a number from 0 to . or "random", not left'),
    ({"options": {"glory": "on"}}, 'no option "glory"'),
    ({"components": {}}, "components: "),
]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        *SETTINGS,
        ({"render_mode": "rgb_array"}, 'there is no render mode "rgb_array"; the modes are ansi, human'),
        (
            {"opponents": "strong"},
            'there is no player "strong"; the players are ahead-1000, net, random, search-1000, strategy, easy, ',
        ),
        ({"opponents": 7}, "opponents: the name of a player, a callable, or a list of . of these"),
        ({"opponents": ["random"], "players": 3}, "or a list of 2 of these, one for each other seat"),
        ({"opponents": ["random", 7], "players": 3}, "or a list of 2 of these, one for each other seat"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(shoal.BadInput, match=words):
        GameEnv(FIRST, **settings)


# -- The vector environment --


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_slot_is_the_game_of_a_single_environment(game: str, players: int) -> None:
    slots, learner = 3, players - 1
    envs: Any = gymnasium.make_vec(environment_id(game), num_envs=slots, players=players, seat=learner, reward="place")
    singles = [GameEnv(game, players, learner, reward="place") for _ in range(slots)]
    seen, info = envs.reset(seed=4)
    alone = [single.reset(seed=4 + slot) for slot, single in enumerate(singles)]
    begun = [0] * slots
    dice = np.random.default_rng(2)
    over = np.zeros(slots, bool)
    rewards = np.zeros(slots)
    while min(begun) < 2:
        for slot, (features, told) in enumerate(alone):
            assert (seen[slot] == features).all()
            assert (info["action_mask"][slot] == (1 if over[slot] else told["action_mask"])).all()
        actions = random_legal(info, dice)
        was_over = over
        seen, rewards, over, cut, info = envs.step(actions)
        assert seen.dtype == np.float32
        assert envs.single_observation_space.contains(seen[0])
        assert not cut.any()
        for slot, single in enumerate(singles):
            if was_over[slot]:
                begun[slot] += 1
                alone[slot] = single.reset(seed=4 + slot + begun[slot] * slots)
                assert (rewards[slot], over[slot]) == (0, False)
            else:
                features, reward, ended, _, told = single.step(actions[slot])
                alone[slot] = features, told
                assert (rewards[slot], over[slot]) == (reward, ended)


def test_the_vector_environment_returns_new_arrays_unless_told_not_to() -> None:
    for copy in (True, False):
        envs = GameVectorEnv(FIRST, 4, copy=copy)
        seen, info = envs.reset(seed=1)
        seen_after, *_, info_after = envs.step(info["action_mask"].argmax(1))
        assert np.shares_memory(seen, seen_after) is not copy
        assert np.shares_memory(info["action_mask"], info_after["action_mask"]) is not copy
        assert not np.shares_memory(info["seat"], info_after["seat"])


def test_random_seats_of_a_vector_environment_are_others_each_game_and_follow_the_seed() -> None:
    def seats() -> list[list[int]]:
        envs = GameVectorEnv(FIRST, 32, 4, "random")
        _, info = envs.reset(seed=1)
        dice = np.random.default_rng(1)
        over = np.zeros(32, bool)
        found = [info["seat"].tolist()]
        for _ in range(60):
            was_over, before = over, info["seat"]
            _, _, over, _, info = envs.step(random_legal(info, dice))
            assert (info["seat"] == before)[~was_over].all()
            assert (info["seat"] == envs.batch.seats)[~over].all()
            found.append(info["seat"].tolist())
        return found

    found = seats()
    assert set(found[0]) == {0, 1, 2, 3}
    assert found[0] != found[-1]
    assert found == seats()


def test_threads_change_nothing() -> None:
    def rewards(threads: int) -> list[list[float]]:
        envs = GameVectorEnv(FIRST, 8, 3, "random", threads=threads)
        _, info = envs.reset(seed=1)
        dice = np.random.default_rng(1)
        found = []
        for _ in range(80):
            _, reward, _, _, info = envs.step(random_legal(info, dice))
            found.append(reward.tolist())
        return found

    assert rewards(1) == rewards(3)


def test_gymnasiums_wrappers_fit_the_vector_environment() -> None:
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(GameVectorEnv(FIRST, 3, reward="place"))
    envs: Any = gymnasium.wrappers.vector.DictInfoToList(wrapped)
    _, infos = envs.reset(seed=1)
    dice = np.random.default_rng(1)
    over = np.zeros(3, bool)
    while not over.any():
        masks = np.array([info["action_mask"] for info in infos])
        _, rewards, over, _, infos = envs.step(random_legal({"action_mask": masks}, dice))
    slot = int(over.argmax())
    assert infos[slot]["episode"]["r"] == rewards[slot]


def test_the_spaces_of_a_vector_environment() -> None:
    envs = GameVectorEnv(FIRST, 5)
    seen, _ = envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert envs.observation_space.contains(seen)
    assert envs.action_space.contains(np.zeros(5, np.int64))
    assert envs.observation_space is envs.observation_space
    envs.close()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        *SETTINGS,
        ({"num_envs": 0}, "a whole number of slots, at least 1, not 0"),
        ({"num_envs": -1}, "a whole number of slots, at least 1, not -1"),
        ({"threads": 0}, "a whole number of threads, at least 1, not 0"),
    ],
)
def test_wrong_settings_of_a_vector_environment_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(shoal.BadInput, match=words):
        GameVectorEnv(FIRST, **settings)


def test_a_vector_environment_refuses_a_wrong_step_and_is_as_it_was() -> None:
    envs = GameVectorEnv(FIRST, 3)
    _, info = envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    right = info["action_mask"].argmax(1)
    for slot, wrong in ((1, -1), (0, -2)):
        actions = right.copy()
        actions[slot] = wrong
        with pytest.raises(shoal.BadInput, match="a step of 3 games needs 3 whole numbers from 0 to"):
            envs.step(actions)
    for actions in (right[:2], right[0], right.astype(float)):
        with pytest.raises(shoal.BadInput, match="a step of 3 games needs 3 whole numbers from 0 to"):
            envs.step(actions)
    illegal = right.copy()
    illegal[2] = (info["action_mask"][2] == 0).argmax()
    with pytest.raises(shoal.Refused, match=r"slot 2, seat 0: .* is refused: "):
        envs.step(illegal)
    assert envs.batch.states.tobytes() == before
