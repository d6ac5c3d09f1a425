"""OpenSpiel games: OpenSpiel's own tests, the games are those of Match, and no seat is told what it can't know."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import shoal
from shoal.envs import open_spiel
from tests.facts import facts_of

from .cases import GAMES, TABLES, features_seen, of_game

OPTIONS = [
    of_game(game.name, f"{name}={value}")
    for game in shoal.all_games()
    for name, option in game.options.items()
    for value in option.values[1:]
]
GAME, TABLE = pytest.mark.parametrize("name", GAMES), pytest.mark.parametrize(("name", "players"), TABLES)


def load(name: str, *params: str) -> Any:
    return pyspiel.load_game(f"shoal_{name.replace('-', '_')}({','.join(params)})")


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(4):
        state.apply_action(byte)
    return state


def random_game(game: Any, seed: int) -> Iterator[Any]:
    """The state before each decision of a random game, then after the last. It is one and the same object."""
    state, dice = dealt(game, seed), random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


def later(game: Any, seed: int, decisions: int) -> Any:
    """The state after some decisions of a random game."""
    for number, state in enumerate(random_game(game, seed)):
        if number == decisions:
            return state
    raise AssertionError("the game is shorter")


def known(state: Any, seat: int) -> tuple[str, str, list[float]]:
    return state.information_state_string(seat), state.observation_string(seat), state.information_state_tensor(seat)


def seen(match: shoal.Match, seat: int) -> dict[str, Any]:
    """The numbers of a view by field, without the generator."""
    view = match.view(seat)
    return {field: getattr(view, field) for field in view.fields if field != "rng"}


def replay(state: Any, actions: list[int]) -> Any:
    for action in actions:
        state.apply_action(action)
    return state


# -- OpenSpiel's own tests --


@TABLE
def test_random_sim_test(name: str, players: int) -> None:
    """It checks that returns add up to zero and keep to their bounds, too."""
    pyspiel.random_sim_test(load(name, f"players={players}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_random_sim_test_with_options(name: str, option: str) -> None:
    game = load(name, option, "reward=place")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    match = shoal.new_match(name, game.num_players(), 7, dict([option.split("=")]))
    assert json.loads(dealt(game, 7).observation_string(0))["view"] == seen(match, 0)


@GAME
@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts_plays_a_whole_game(name: str, by_observation: bool) -> None:
    """Its search refuses worlds that the player can tell from the state it is in."""
    game = load(name, "reward=place")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.0, 3, random_state=np.random.RandomState(2), use_observation_string=by_observation
    )
    state = dealt(game, 5)
    for turn in range(open_spiel.LONGEST):
        if state.is_terminal():
            break
        choices = state.legal_actions()
        state.apply_action(bot.step(state) if turn % 4 == 0 else choices[turn % len(choices)])
    assert state.is_terminal()


# -- What is loaded --


@GAME
def test_a_game_is_what_it_says(name: str) -> None:
    card = shoal.game_named(name)
    game = load(name)
    kind = game.get_type()
    assert kind.short_name in pyspiel.registered_names()
    assert (kind.min_num_players, kind.max_num_players) == (card.players[0], card.players[-1])
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.num_players() == card.players[0]
    assert game.num_distinct_actions() == card.actions
    assert game.information_state_tensor_shape() == game.observation_tensor_shape() == [card.features]
    assert (game.min_utility(), game.max_utility()) == (-1000, 1000)
    assert (load(name, "reward=place").min_utility(), load(name, "reward=place").max_utility()) == (-1, 1)
    assert game.max_chance_nodes_in_history() == 4
    assert max(facts_of(name).bounds.values()) <= game.max_game_length()


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("shoal_fischen(players=2)", "Fischen is for 3 to 5 players, not 2"),
        ("shoal_fischen(reward=glory)", 'there is no reward "glory"; the rewards are points, place'),
        ("shoal_fat_fish(fiasco=maybe)", """option fiasco can't be "maybe"; it is one of off, on"""),
    ],
)
def test_what_there_is_not_is_refused(wanted: str, message: str) -> None:
    with pytest.raises(shoal.BadInput) as refusal:
        pyspiel.load_game(wanted)
    assert str(refusal.value) == message


@pytest.mark.parametrize("wanted", ["shoal_fischen(size=3)", "shoal_fischen(players=four)", "shoal_cod"])
def test_openspiel_refuses_names_and_types(wanted: str) -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(wanted)


def test_a_process_that_has_registered_games_ends_well() -> None:
    subprocess.run([sys.executable, "-c", "import shoal.envs.open_spiel"], check=True)


# -- The games are those of Match --


@TABLE
def test_a_game_is_that_of_match(name: str, players: int) -> None:
    game, seed = load(name, f"players={players}"), 0x01020304
    state, match = dealt(game, seed), shoal.new_match(name, players, seed)
    observation = make_observation(game)
    dice = random.Random(players)
    while not match.is_over:
        seat = match.to_act[0]
        assert state.current_player() == seat
        assert state.legal_actions() == match.legal_actions(seat)
        assert state.returns() == [0] * players
        if len(state.history()) % 20 == 0:
            assert [state.action_to_string(legal) for legal in state.legal_actions()] == match.legal(seat)
            for other in range(players):
                observation.set_from(state, other)
                assert (observation.tensor == features_seen(match, other)).all()
                assert state.observation_tensor(other) == observation.tensor.tolist()
                assert json.loads(state.observation_string(other)) == {"seat": other, "view": seen(match, other)}
        action = dice.choice(state.legal_actions())
        state.apply_action(action)
        match.play_action(seat, action)
    assert state.is_terminal() and match.result is not None
    scores = match.result.scores
    assert state.returns() == pytest.approx([score - (sum(scores) - score) / (players - 1) for score in scores])
    by_place = replay(load(name, f"players={players}", "reward=place").new_initial_state(), state.history())
    order = sorted(range(players), key=lambda seat: match.result.places[seat])
    assert by_place.returns()[order[0]] >= 0 >= by_place.returns()[order[-1]]
    assert set(by_place.returns()) <= {step / (players - 1) for step in range(1 - players, players)}


def test_pieces_of_an_observation_have_names_and_shapes() -> None:
    game = load("fish-n-stones")
    observation = make_observation(game)
    observation.set_from(dealt(game, 3), 0)
    card = shoal.game_named("fish-n-stones")
    assert [(name, piece.shape) for name, piece in observation.dict.items()] == [
        (piece.name, piece.shape) for piece in card.pieces
    ]
    assert (
        np.concatenate([piece.ravel() for piece in observation.dict.values()]).tolist() == observation.tensor.tolist()
    )
    observation.set_from(game.new_initial_state(), 0)
    assert not observation.tensor.any(), "nothing is seen before the deal"


def test_other_observers_are_refused() -> None:
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    for kind, params in ((public, {}), (None, {"size": 3})):
        with pytest.raises(shoal.BadInput, match="an observer shows all that one player knows"):
            make_observation(load("fischen"), kind, params)


@GAME
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    game = load(name)
    for state in (game.new_initial_state(), dealt(game, 1)):
        before = str(state)
        for action in (-3, 256 if state.is_chance_node() else max(state.legal_actions()) + 1, 10**6):
            with pytest.raises(shoal.Refused, match=f"action {action} is not legal now"):
                state.apply_action(action)
        assert str(state) == before and state.history() in ([], [0, 0, 0, 1])
    with pytest.raises(shoal.Refused, match=f"action {action} is not legal now"):
        state.action_to_string(action)


def test_a_seat_that_is_not_there_is_refused() -> None:
    game = load("fischen")
    observation, state = make_observation(game), dealt(game, 1)
    for seat in (-1, 3):
        for look in (observation.set_from, observation.string_from):
            with pytest.raises(shoal.Refused, match=f"there is no seat {seat}; the seats are 0 to 2"):
                look(state, seat)
        with pytest.raises(shoal.Refused, match=f"there is no seat {seat}"):
            state.resample_from_infostate(seat, random.random)


# -- Clones, histories, what is written down --


@GAME
def test_clones_go_their_own_ways(name: str) -> None:
    state = later(load(name), 4, 12)
    before = str(state), state.history(), known(state, 0)
    clone = state.clone()
    assert clone.moment is state.moment, "nothing is copied"
    actions = state.legal_actions()
    clone.apply_action(actions[-1])
    assert (str(state), state.history(), known(state, 0)) == before
    assert state.legal_actions() == actions
    state.apply_action(actions[-1])
    assert str(state) == str(clone) and known(state, 0) == known(clone, 0), "with the same future"


def test_lists_are_the_callers_own() -> None:
    state = load("fischen").new_initial_state()
    state.chance_outcomes().clear()
    assert len(state.chance_outcomes()) == 256
    state = dealt(load("fischen"), 1)
    state.returns().clear()
    state.legal_actions().clear()
    assert state.returns() == [0, 0, 0] and state.legal_actions()


@GAME
def test_a_history_tells_all(name: str) -> None:
    game = load(name)
    state = list(random_game(game, 6))[-1]
    assert str(replay(game.new_initial_state(), state.history())) == str(state)


@GAME
def test_what_is_written_down_can_be_read_and_played_on(name: str) -> None:
    game = load(name, "reward=place")
    state = later(game, 8, 11)
    text = pyspiel.serialize_game_and_state(game, state)
    assert len(text) < 10_000, "the moments before are not written down"
    for read in (pyspiel.deserialize_game_and_state(text)[1], pickle.loads(pickle.dumps(state))):
        assert (str(read), read.history()) == (str(state), state.history())
        twin, dice = state.clone(), random.Random(1)
        while not twin.is_terminal():
            assert known(read, twin.current_player()) == known(twin, twin.current_player())
            replay(read, replay(twin, [dice.choice(twin.legal_actions())]).history()[-1:])
        assert read.returns() == twin.returns()


def test_states_can_be_used_in_threads() -> None:
    game = load("fish-eat-fish", "players=3")

    def last(seed: int) -> str:
        return str(list(random_game(game, seed))[-1])

    alone = [last(seed) for seed in range(40)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(last, range(40))) == alone


# -- Information states, and worlds that fit them --


@TABLE
def test_a_resampled_state_looks_the_same_to_the_player(name: str, players: int) -> None:
    game, dice = load(name, f"players={players}"), random.Random(players)
    others = 0
    for number, state in enumerate(random_game(game, 20 + players)):
        if number % 5 and not state.is_terminal():
            continue
        for seat in range(players):
            world = state.resample_from_infostate(seat, dice.random)
            assert known(world, seat) == known(state, seat)
            assert world.current_player() == state.current_player()
            assert world.returns() == state.returns()
            if seat == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            others += {**json.loads(str(world)), "rng": 0} != {**json.loads(str(state)), "rng": 0}
    assert others, "worlds differ"


@GAME
def test_a_resampled_state_is_made_of_what_the_player_knows_alone(name: str) -> None:
    """Worlds that one seat can't tell apart give the same worlds, to the last number, and know no history."""
    game = load(name)
    for number, state in enumerate(random_game(game, 30)):
        if number % 9 == 0:
            for seat in range(game.num_players()):
                world = state.resample_from_infostate(seat, lambda: 0.25)
                other = state.resample_from_infostate(seat, lambda: 0.75)
                again = other.resample_from_infostate(seat, lambda: 0.25)
                assert str(other) != str(world) == str(again)
                assert [known(world, other) for other in range(game.num_players())] == [
                    known(again, other) for other in range(game.num_players())
                ]
                assert world.history() == []


@GAME
def test_a_resampled_state_can_be_played_to_the_end(name: str) -> None:
    game, dice = load(name), random.Random(1)
    for number, state in enumerate(random_game(game, 31)):
        if number % 10 == 0:
            world = state.resample_from_infostate(number % game.num_players(), dice.random)
            while not world.is_terminal():
                choice = dice.choice(world.legal_actions())
                assert world.string_to_action(world.action_to_string(choice)) == choice
                world.apply_action(choice)
            assert sum(world.returns()) == pytest.approx(0)


def test_before_the_deal_there_is_nothing_to_resample() -> None:
    game = load("fischen")
    state = replay(game.new_initial_state(), [1, 2])
    world = state.resample_from_infostate(0, random.random)
    assert world.is_chance_node() and known(world, 0) == known(state, 0)


def test_a_secret_choice_is_not_seen_until_it_is_shown() -> None:
    game = load("fish-n-stones")
    state = dealt(game, 9)
    assert state.current_player() == 0
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    assert known(one, 1) == known(two, 1)
    assert known(one, 0) != known(two, 0)
    worlds = [known(state.resample_from_infostate(1, lambda: 0.5), 0) for state in (one, two)]
    assert worlds[0] == worlds[1], "worlds tell nothing of what the others did"


def test_an_information_state_remembers_in_which_order_it_came_about() -> None:
    """Two fish placed one after the other or the other way round: the view is the same, the past is not."""
    game = load("fish-eat-fish")
    start = dealt(game, 9)
    mine, theirs = start.legal_actions()[:5:4], start.legal_actions()[-1]
    one, two = (replay(start.clone(), [first, theirs, second]) for first, second in (mine, mine[::-1]))
    for seat in range(2):
        assert one.observation_string(seat) == two.observation_string(seat)
        assert one.information_state_string(seat) != two.information_state_string(seat)


def test_an_information_state_remembers_what_one_did() -> None:
    """A fish may go one way or the other: the view is the same, but the seat knows which way it took."""
    for state in random_game(load("fish-eat-fish", "players=3"), 3):
        mover = state.current_player()
        ways: dict[str, Any] = {}
        for child in map(state.child, state.legal_actions()):
            twin = ways.setdefault(child.observation_string(mover), child)
            if twin is not child:
                assert twin.information_state_string(mover) != child.information_state_string(mover)
                return
    raise AssertionError("no such choice in this game")


@GAME
def test_a_past_grows_with_every_decision_however_often_it_is_asked_for(name: str) -> None:
    game = load(name)
    asked_in_turn = [state.information_state_string(1) for state in random_game(game, 12)]
    pasts = [json.loads(text)["past"] for text in asked_in_turn]
    assert pasts[0] == "" and len(set(pasts)) == len(pasts)
    states = [state.clone() for state in random_game(game, 12)]
    assert [state.information_state_string(1) for state in reversed(states)] == asked_in_turn[::-1]
