"""`shoal bench`: what is measured, how rounds and ratios are made, and what it says when something is missing."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from shoal import Game, all_games, game_named
from shoal.bench import growth, peers, run, searching, start
from shoal.bench.ours import batch_steps, called_from_python, copying, random_play, shared_arrays_for, spread_out
from shoal.bench.rounds import Subject, alternate, ratio
from shoal.bots.player import Question
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.core.batch import Batch
from shoal.core.chance import plant
from shoal.core.simulate import simulate

GAME = game_named("fish-n-stones")


@pytest.fixture(autouse=True)
def nothing_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a test asks for it: a whole bench takes minutes."""
    monkeypatch.setattr(run, "warm_up_time", lambda _: pytest.fail("a bench was begun"))


def measured(*rates: float, yields: float = 1.0) -> Subject:
    """A subject that has been measured already."""
    return Subject(float, rates=list(rates), yields=yields)


# -- Rounds --


class Clock:
    """Stands still unless work moves it on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def worker(self, seconds: float, done: int) -> Callable[[int], float]:
        def work(portions: int) -> float:
            self.now += seconds * portions
            return done * portions

        return work


def test_a_round_is_sized_to_its_seconds() -> None:
    clock = Clock()
    subject = Subject(clock.worker(0.25, 3), clock)
    subject.fit(8)
    assert subject.portions == 32
    slow = Subject(clock.worker(60, 1), clock)
    slow.fit(8)
    assert slow.portions == 1
    large = Subject(clock.worker(1, 1), clock, portions=100)
    large.fit(8)
    assert large.portions == 100, "as given, the least"


def test_a_stall_is_not_taken_for_work() -> None:
    clock = Clock()
    stalls = iter([0.0, 5.0])

    def work(portions: int) -> float:
        clock.now += 0.25 * portions + next(stalls, 0.0)
        return portions

    subject = Subject(work, clock)
    subject.fit(8)
    assert subject.portions == 32


def test_a_measure_is_work_by_time() -> None:
    clock = Clock()
    subject = Subject(clock.worker(0.5, 6), clock, portions=4)
    subject.measure()
    assert subject.rates == [12]
    assert subject.yields == 6


def test_subjects_take_turns() -> None:
    clock, order = Clock(), ""

    def work(name: str, portions: int) -> float:
        nonlocal order
        order += name
        clock.now += 1
        return 1

    steps: list[int] = []
    alternate([Subject(partial(work, name), clock) for name in "ab"], 3, 1, steps.append)
    assert order.endswith("ababab")
    assert sum(steps) == 2 * (3 + 1)


def test_the_rate_and_the_ratio_are_medians() -> None:
    ours, peer = measured(10, 40, 30), measured(1, 2, 30)
    assert ours.rate == 30
    assert ratio(ours, peer) == 10, "of the ratios 10, 20 and 1; the ratio of the medians were 15"


# -- Subjects --


def test_random_play_counts_decisions_in_every_way() -> None:
    expected = simulate(GAME, 3, 20, 1).decisions
    for way, threads in ((Backend.COMPILED, 1), (Backend.COMPILED, 2), (Backend.INTERPRETED, 1)):
        assert random_play(GAME, 3, way, threads).work(20) == expected


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_counts_a_step_of_each_slot(threads: int) -> None:
    subject = batch_steps(GAME, 2, 64, shared_arrays_for(GAME), threads)
    assert subject.work(30) == 64 * 30


def test_the_slots_of_a_batch_are_at_different_moments() -> None:
    batch = Batch(GAME, 2, 64)
    assert len(set(batch.states["phase"])) == 1
    spread_out(batch)
    assert len(set(batch.states["phase"])) > 1
    batch.step_at_random()


def test_a_called_game_is_played_to_its_end_each_time() -> None:
    subject = called_from_python(GAME, 2)
    once = subject.work(1)
    assert once > 10
    assert subject.work(3) == 3 * once


def test_copies_are_made() -> None:
    assert copying(GAME).work(1000) == 1000


# -- Start --


def test_warm_up_is_measured_cold_once_and_then_warm_in_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[str] = []

    def seconds_of(code: str, *args: str, cache: str) -> float:
        assert args == (GAME.name,)
        assert Path(cache).is_dir()
        folders.append(cache)
        number = len(folders)
        assert ("info.compile_players(" in code) == (number > 4), "first the rules, then the players"
        return 20.0 if number in (1, 5) else float(number)

    monkeypatch.setattr(start, "seconds_of", seconds_of)
    assert start.warm_up_time(GAME) == (20, 3, 20, 7)
    assert len(set(folders)) == 1
    assert not Path(folders[0]).exists()


def test_the_time_of_a_process_is_the_last_number_it_prints(tmp_path: Path) -> None:
    assert start.seconds_of("import sys; print('ready in', 3); print(sys.argv[1])", "0.5") == 0.5
    code = "import os; print(len(os.environ['SHOAL_CACHE']))"
    assert start.seconds_of(code, cache=str(tmp_path)) == len(str(tmp_path))
    assert 0 < start.seconds_of(start.IMPORT) < 60


def ready(function: str, *entries: str) -> list[str]:
    """How many signatures of compiled entry points a part of the warm-up leaves.

    In a process of its own: here others may have compiled before.
    """
    code = (
        f"from shoal import game_named; from shoal.cli.info import {function}; from shoal.core import backends;"
        f"game = game_named('{GAME.name}'); {function}(game);"
        "names = ('playouts', 'steps', 'policy', 'search');"
        "compiled = backends.Backend.COMPILED;"
        "playouts, steps, policy, search = (backends.template(name, game.folder, compiled) for name in names);"
        f"print(*[len(entry.signatures) for entry in [{', '.join(entries)}]])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return ran.stdout.split()


def test_warm_up_leaves_nothing_to_compile() -> None:
    entries = ("playouts.play_games", "steps.advance", "steps.first_wrong", "steps.look_round")
    assert ready("compile_all", *entries) == ["1"] * 4
    assert ready("compile_players", "policy.choose", "policy.play_games", "search.grow") == ["1"] * 3


def test_both_parts_of_the_warm_up_can_be_started() -> None:
    for code in (start.RULES, start.PLAYERS):
        assert 0 < start.seconds_of(code, GAME.name) < 60


# -- Growth --


def test_growth_is_measured_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "FEW", 10)
    monkeypatch.setattr(growth, "MANY", 300)
    monkeypatch.setattr(growth, "SEARCHED", (1, 3, 5))
    found = growth.grown(GAME)
    assert found.game is GAME
    assert found.few > 0
    assert found.many > 0
    assert 10 < found.peak_few <= found.peak_many < 2000
    first, second, third = found.peaks_searched
    assert 10 < first <= second <= third < 2000


def test_searches_leave_nothing_behind() -> None:
    """What they take is given back: from the tenth game on there is no growth, but for what the system rounds up."""
    early, late = growth.measured("searched", GAME, 10, 60)
    assert late - early < 4


# -- Search --


def test_searches_begin_where_there_is_a_choice() -> None:
    behind = []
    for part in searching.STAGES.values():
        asked = list(islice(searching.questions(GAME, 2, part), 4))
        for question in asked:
            assert len(question.legal) > 1
            assert question.view.flat() == GAME.view_of(question.view, question.seat).flat(), "a view, not a state"
            assert question.budget.iterations == searching.ITERATIONS
        assert len({tuple(question.view.flat()) for question in asked}) == 4
        behind.append(statistics.mean(random_length(question) for question in asked))
    deal, middle = behind
    assert 20 < deal <= 24
    assert 0.4 * deal < middle < 0.6 * deal


def random_length(question: Question) -> int:
    """Decisions from a question to the end of a random game."""
    playouts = backends.template("playouts", GAME.folder)
    world = question.view.copy()
    plant(world, 1)
    GAME.rules.determinize(world, question.seat)
    return int(playouts.play_out(world, [0] * GAME.actions))


def test_a_search_counts_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """About as many an iteration as random play makes."""
    monkeypatch.setattr(searching, "POSITIONS", 2)
    subject = searching.searching(GAME, 2, "after the deal", guided=False)
    once = subject.work(1)
    assert 20 < once / 2 / searching.ITERATIONS <= 24
    assert subject.work(2) == 2 * once, "each search is the same"


def test_search_is_measured_at_the_fewest_and_at_four(monkeypatch: pytest.MonkeyPatch) -> None:
    def searching(game: Game, players: int, stage: str, *, guided: bool) -> Subject:
        return measured(1)

    monkeypatch.setattr(run, "searching", searching)
    found = {game.name: [one.players for one in run.searches_of(game)] for game in all_games()}
    assert found["fischen"] == [3, 4]
    assert found["fat-fish"] == [2, 4]


def test_search_is_compared_with_hearts_at_the_same_stage() -> None:
    others = [
        peers.Peer("OpenSpiel", "hearts", peers.ROLLOUTS, measured(9, 9, 9)),
        peers.Peer("OpenSpiel", "hearts", peers.search_way("after the deal"), measured(1, 2, 5)),
        peers.Peer("OpenSpiel", "hearts", peers.search_way("in mid-game"), measured(1, 1, 1)),
    ]
    stages = {"after the deal": measured(10, 10, 10), "in mid-game": measured(6, 7, 8)}
    guided = {"after the deal": measured(4, 4, 4), "in mid-game": measured(3, 4, 5)}
    table = run.search_table([run.Searches(GAME, 2, stages, guided)], others)
    assert [list(row.values()) for row in table.rows] == [[GAME.name, 2, 10, 7, 5, 7, 2, 4]]


# -- Peers --
