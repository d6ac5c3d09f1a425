"""Batches: many games side by side are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from shoal import BadInput, Game, Match, Refused, all_games
from shoal.core.backends import Backend
from shoal.core.batch import AT_RANDOM, NEW_GAME, Batch
from shoal.core.simulate import games_player
from tests.contract.engine import Case, player_counts
from tests.contract.test_rules import one_worker

SLOTS = 5

every_count = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=one_worker(case)) for case in player_counts()]
)
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)
SMALL = all_games()[0]
in_its_worker = pytest.mark.xdist_group(SMALL.name)


def batch_of(case: Case, slots: int = SLOTS, **how: Any) -> Batch:
    game = next(game for game in all_games() if game.name == case.game)
    return Batch(game, case.players, slots, **how)


def snapshot(batch: Batch) -> list[bytes]:
    arrays = (batch.states, batch.masks, batch.features, batch.seats, batch.seeds, batch.points, batch.ended)
    return [np.ascontiguousarray(array).tobytes() for array in arrays]


def lowest_legal(batch: Batch) -> Any:
    return batch.masks.argmax(1)


@every_count
def test_games_of_a_batch_are_those_played_one_by_one(case: Case) -> None:
    """Random steps with auto-reset: the results of three games a slot, seed by seed."""
    batch = batch_of(case, seeds=10)
    alone = games_player(batch.game, batch.game.open_box(case.players), Backend.COMPILED)(10, 3 * SLOTS)
    played: set[int] = set()
    while len(played) < 3 * SLOTS:
        before = batch.seeds.copy()
        batch.step_at_random()
        for slot in np.flatnonzero(batch.ended):
            number = int(before[slot]) - 10
            assert batch.seeds[slot] == before[slot] + SLOTS
            if number < 3 * SLOTS:
                played.add(number)
                assert batch.points[slot].tolist() == alone.points[:, number].tolist()
                assert batch.ranks[slot].tolist() == alone.ranks[:, number].tolist()
                assert batch.endings[slot] == alone.endings[number]


@every_count
def test_every_step_shows_what_the_rules_say(case: Case) -> None:
    """States, seats, masks and features of each slot are those of an interpreted match of the same seed."""
    batch = batch_of(case, 3, seeds=[5, 500, 50_000], auto_reset=False)
    matches = [Match(batch.game, case.players, int(seed)) for seed in batch.seeds]
    for number in range(1000):
        for slot, match in enumerate(matches):
            assert batch.state(slot).flat() == match._state.flat()
            assert batch.seats[slot] == (-1 if match.is_over else match.to_act[0])
            if match.is_over:
                assert not batch.masks[slot].any()
                assert batch.points[slot].tolist() == match.scores
                assert batch.places[slot].tolist() == match.places
            else:
                seat = match.to_act[0]
                assert np.flatnonzero(batch.masks[slot]).tolist() == match.legal_actions(seat)
                if number % 4 == 0:
                    wanted = [0] * batch.game.features
                    batch.game.rules.features(match.view(seat), seat, wanted)
                    assert batch.features[slot].tolist() == wanted
        if all(match.is_over for match in matches):
            break
        actions = [match.legal_actions(match.to_act[0])[-1] if not match.is_over else 0 for match in matches]
        batch.step(actions)
        for slot, match in enumerate(matches):
            over = match.is_over
            if not over:
                match.play_action(match.to_act[0], actions[slot])
            assert bool(batch.ended[slot]) == (match.is_over and not over)
    assert all(match.is_over for match in matches)


@every_game
def test_threads_change_nothing(game: Game) -> None:
    one, two = (Batch(game, game.players[-1], 7, threads=threads) for threads in (1, 3))
    for _ in range(150):
        one.step_at_random()
        two.step_at_random()
    assert snapshot(one) == snapshot(two)
    assert one.decisions == two.decisions == 7 * 150


@in_its_worker
def test_learners_can_be_assigned() -> None:
    batch = Batch(SMALL, 2, 6, learners=[0] * 6)
    known = batch.learners
    batch.learners = [1] * 6
    assert batch.learners is known and batch.learners.tolist() == [1] * 6
    batch.step_at_random()
    assert batch.seats.tolist() == [1] * 6
    batch.masks |= 1
    assert batch.masks.all()


@every_game
def test_only_the_learner_is_asked(game: Game) -> None:
    learners = np.arange(6) % game.players[0]
    batch = Batch(game, game.players[0], 6, learners=learners)
    ended = 0
    for _ in range(200):
        assert (batch.seats == learners).all()
        batch.step(lowest_legal(batch))
        ended += batch.ended.sum()
    assert ended > 0
    assert batch.decisions > 6 * 200


@in_its_worker
def test_the_callers_arrays_are_written_in_place() -> None:
    masks = np.full((4, SMALL.actions), 7, np.int8)
    features = np.full((4, SMALL.features), 7, np.float32)
    batch = Batch(SMALL, 2, 4, masks=masks, features=features)
    assert batch.masks is masks
    assert batch.features is features
    own = Batch(SMALL, 2, 4)
    for _ in range(20):
        assert (masks == own.masks).all()
        assert (features == own.features).all()
        batch.step_at_random()
        own.step_at_random()
    bare = Batch(SMALL, 2, 4, masks=False, features=False)
    for _ in range(20):
        bare.step_at_random()
    assert bare.masks.shape == bare.features.shape == (4, 0)
    assert bare.states.tobytes() == own.states.tobytes()


@in_its_worker
def test_other_seats_may_look() -> None:
    batch = Batch(SMALL, 3, 4)
    batch.step_at_random()
    others = (batch.seats + 1) % 3
    masks, features = np.ones_like(batch.masks), np.ones_like(batch.features)
    batch.look(others, masks, features)
    assert not masks.any()  # not to act
    assert (features != batch.features).any(1).all()
    batch.look(batch.seats, masks, features)
    assert (masks == batch.masks).all()
    assert (features == batch.features).all()


@in_its_worker
def test_a_piece_shows_the_features_themselves() -> None:
    batch = Batch(SMALL, 2, 4)
    piece = SMALL.pieces[1]
    shown = batch.piece(piece.name)
    assert shown.shape == (4, *piece.shape)
    assert np.shares_memory(shown, batch.features)


@in_its_worker
def test_a_finished_slot_waits_for_a_new_game() -> None:
    batch = Batch(SMALL, 2, 2, seeds=[3, 4], auto_reset=False)
    while (batch.seats >= 0).any():
        batch.step([AT_RANDOM, AT_RANDOM])
    over = batch.states.tobytes()
    batch.step([0, 12345])  # not looked at
    assert batch.states.tobytes() == over
    assert not batch.ended.any()
    batch.step([NEW_GAME, AT_RANDOM])
    assert batch.seeds.tolist() == [5, 4]
    assert batch.state(0).flat() == Match(SMALL, 2, 5)._state.flat()
    assert batch.seats[1] == -1
    batch.reset(seeds=9)
    assert batch.seeds.tolist() == [9, 10]
    batch.reset()
    assert batch.seeds.tolist() == [11, 12]


@in_its_worker
@pytest.mark.parametrize("slots", [0, -1, 1.5, True, "two"])
def test_a_batch_needs_slots(slots: Any) -> None:
    with pytest.raises(BadInput, match="slots"):
        Batch(SMALL, 2, slots)


@in_its_worker
@pytest.mark.parametrize(
    "seeds", [[1, 2], [1, 2, 3, 4], [[1, 2, 3]], [1, 2, -3], [1, 2, 2**62], 1.5, ["a", "b", "c"], -1]
)
def test_wrong_seeds_are_refused(seeds: Any) -> None:
    with pytest.raises(BadInput, match="3 whole numbers"):
        Batch(SMALL, 2, 3, seeds)
    batch = Batch(SMALL, 2, 3)
    before = snapshot(batch)
    with pytest.raises(BadInput, match="3 whole numbers"):
        batch.reset(seeds)
    assert snapshot(batch) == before


@in_its_worker
@pytest.mark.parametrize(
    "actions", [[], [0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], [True, True, True], ["a", "b", "c"], None]
)
def test_a_step_needs_an_action_a_slot(actions: Any) -> None:
    batch = Batch(SMALL, 2, 3)
    before = snapshot(batch)
    with pytest.raises(BadInput, match="3 whole numbers"):
        batch.step(actions)
    assert snapshot(batch) == before


@every_game
@pytest.mark.parametrize("wrong", ["illegal", -3, "beyond", 2**40])
def test_an_action_that_is_not_legal_leaves_the_batch_as_it_was(game: Game, wrong: str | int) -> None:
    batch = Batch(game, game.players[0], 3)
    for _ in range(4):
        batch.step_at_random()
    actions = lowest_legal(batch)
    actions[1] = {"illegal": batch.masks[1].argmin(), "beyond": game.actions}.get(wrong, wrong)  # type: ignore[arg-type]
    before = snapshot(batch)
    with pytest.raises(Refused, match="slot 1"):
        batch.step(actions)
    assert snapshot(batch) == before
    actions[1] = batch.masks[1].argmax()
    batch.step(actions)


@in_its_worker
@pytest.mark.parametrize(
    "wrong",
    [
        {"masks": np.zeros((3, 5), np.int8)},
        {"masks": np.zeros((3, SMALL.actions), bool)},
        {"masks": np.zeros((SMALL.actions, 3), np.int8).T},
        {"features": np.zeros((3, SMALL.features))},
        {"features": np.broadcast_to(np.float32(0), (3, SMALL.features))},
        {"features": [[0]]},
        {"learners": [0, 1]},
        {"learners": [0, 1, 2]},
        {"learners": [0, 1, -2]},
        {"learners": "all"},
        {"threads": 0},
    ],
)
def test_wrong_arrays_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=next(iter(wrong))):
        Batch(SMALL, 2, 3, **wrong)
