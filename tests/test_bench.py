"""`shoal bench`: what is measured, how rounds and ratios are made, and what it says when something is missing."""

from __future__ import annotations

import importlib.util
import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from shoal import Game, all_games, game_named
from shoal.bench import growth, peers, run, searching, start
from shoal.bench.ours import SIZES, batch_steps, called_from_python, copying, random_play, room_for, spread_out
from shoal.bench.report import Report, Section, as_json, as_markdown, on_terminal, written
from shoal.bench.rounds import Subject, alternate, ratio
from shoal.bots.player import Question
from shoal.core import backends
from shoal.core.backends import Backend
from shoal.core.batch import Batch
from shoal.core.chance import plant
from shoal.core.gpu import NoGpu
from shoal.core.simulate import simulate

from .test_cli import Capture, shoal

GAME = game_named("fish-n-stones")
PAGE = Path(__file__).parent.parent / "docs" / "performance.md"


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
    subject = batch_steps(GAME, 2, 64, room_for(GAME), threads)
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


def test_ratios_are_against_hearts_and_the_fastest_of_the_zoo() -> None:
    def peer(library: str, game: str, way: str, *rates: float) -> peers.Peer:
        return peers.Peer(library, game, way, measured(*rates))

    others = [
        peer("OpenSpiel", "euchre", peers.ROLLOUTS, 9, 9, 9),
        peer("OpenSpiel", "hearts", peers.FROM_PYTHON, 7, 7, 7),
        peer("OpenSpiel", "hearts", peers.ROLLOUTS, 1, 2, 5),
        peer("PettingZoo", "slow", "env", 1, 1, 1),
        peer("PettingZoo", "quick", "env", 2, 4, 10),
        peer("PettingZoo", "quick", "raw_env", 20, 20, 20),
        peer("shoal", "ours", "env", 99, 99, 99),
    ]
    seating = run.Seating(GAME, 2, {"1 thread": measured(10, 10, 10)}, {"N=1024": measured(20, 40, 400)}, measured(1))
    table = run.ratio_table([seating], others)
    assert list(table.rows[0].values()) == ["fish-n-stones", 2, 5, 10, 2]
    assert "quick as env() hands it out" in table.note
    assert [row["decisions/s"] for row in run.peer_table(others).rows] == [9, 7, 2, 1, 4, 20, 99]


@pytest.mark.parametrize("module", peers.LIBRARIES)
def test_a_peer_that_is_missing_is_named(module: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert shoal(monkeypatch, "bench", "--peers") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("shoal: --peers needs ")
    assert peers.LIBRARIES[module] in captured.err
    assert captured.err.endswith('pip install "shoal[bench]"\n')


def test_nothing_is_missing_where_all_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: object())
    peers.check_installed()


foreign = pytest.mark.filterwarnings("ignore")  # what other libraries warn of is not ours


@foreign
def test_open_spiel_counts_decisions_without_chance() -> None:
    pyspiel: Any = importlib.import_module("pyspiel")
    # Hearts: 52 cards, and 12 that are passed, but in one deal of four.
    whole = peers.open_spiel_from_python(pyspiel, "hearts")
    assert {whole.work(1) for _ in range(12)} == {52, 64}
    rollouts = peers.open_spiel_rollouts(pyspiel, "hearts")
    each = rollouts.work(1) / peers.DEALS
    assert 52 < each < 64
    assert rollouts.work(10) == pytest.approx(10 * peers.DEALS * each)


@foreign
def test_open_spiel_searches_from_a_choice() -> None:
    pyspiel: Any = importlib.import_module("pyspiel")
    hearts, dice = pyspiel.load_game("hearts"), random.Random(1)
    left = {}
    for part in (0.0, 0.5):
        states = [peers.choice(hearts, dice, part) for _ in range(20)]
        assert all(len(state.legal_actions()) > 1 for state in states)
        left[part] = statistics.mean(peers.play_on(state, dice) for state in states)
    assert 50 < left[0.0] <= 64
    assert 0.4 * left[0.0] < left[0.5] < 0.6 * left[0.0]


@foreign
def test_open_spiel_counts_what_it_simulates() -> None:
    pyspiel: Any = importlib.import_module("pyspiel")
    made: list[tuple[Any, ...]] = []

    class Watched:
        """OpenSpiel, with its searches watched."""

        load_game, RandomRolloutEvaluator = pyspiel.load_game, pyspiel.RandomRolloutEvaluator

        @staticmethod
        def ISMCTSBot(*args: Any) -> Any:
            made.append(args)
            return pyspiel.ISMCTSBot(*args)

    subject = peers.open_spiel_search(Watched, "hearts", "after the deal")
    each = subject.work(1) / searching.POSITIONS / searching.ITERATIONS
    assert 50 < each < 64
    assert len(made) == searching.POSITIONS
    assert {args[3:] for args in made} == {(1000, -1)}


@foreign
def test_petting_zoo_is_played_game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its classics need libraries of their own: here a game of ours plays the part of all of them."""
    zoo = importlib.import_module("shoal.envs.pettingzoo")
    ours = SimpleNamespace(env=lambda: zoo.env(GAME.name), raw_env=lambda: zoo.raw_env(GAME.name))
    classics = {f"classic/{name}": ours for name in ("chess_v6", "texas_holdem_v4", "leduc_holdem_v4")}
    shelf = SimpleNamespace(classic_environments=classics)
    monkeypatch.setitem(sys.modules, "pettingzoo.classic.all_modules", shelf)
    found = peers.petting_zoo_peers()
    assert [(peer.game, peer.way) for peer in found] == [
        (game, way) for game in ("leduc_holdem", "texas_holdem") for way in ("env", "raw_env")
    ]
    for peer in found:
        assert peer.subject.work(5) > 50


@foreign
def test_ours_are_played_through_petting_zoo_too() -> None:
    found = peers.ours_in_petting_zoo([GAME])
    assert [(peer.game, peer.way) for peer in found] == [(GAME.name, "env"), (GAME.name, "raw_env")]
    for peer in found:
        assert peer.subject.work(5) > 50


@foreign
def test_pgx_counts_the_steps_of_all_slots() -> None:
    assert peers.pgx_steps("kuhn_poker").work(2) == 2 * peers.SCAN * peers.SLOTS


# -- Reports --


REPORT = Report(
    {"command": "shoal bench", "versions": {"Python": "3.11", "numba": "0.68"}, "rounds": 5, "import shoal, s": 0.0824},
    [Section("Random play", "How quick.", [{"game": "a", "players": 2, "decisions, 1 thread": 12345678.9}])],
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4.3e9, "4.30 G"),
        (12345678.0, "12.3 M"),
        (999.0, "999"),
        (2345.0, "2.35 k"),
        (0.0824, "0.08"),
        (14.06, "14.1"),
        (824, "824"),
        ("fat", "fat"),
    ],
)
def test_numbers_are_written_for_people(value: object, text: str) -> None:
    assert written(value) == text


def test_a_report_as_a_page() -> None:
    page = as_markdown(REPORT)
    assert page.startswith("# Performance\n\nWritten by `shoal bench`")
    assert "- versions: Python 3.11, numba 0.68\n- rounds: 5\n- import shoal, s: 0.08\n" in page
    assert page.endswith(
        "## Random play\n\nHow quick.\n\n| game | players | decisions, 1 thread |\n|---|---:|---:|\n| a | 2 | 12.3 M |"
    )


def test_a_report_as_json_has_every_digit() -> None:
    found = json.loads(as_json(REPORT))
    assert found["versions"]["numba"] == "0.68"
    assert found["random play"] == [{"game": "a", "players": 2, "decisions, 1 thread": 12345678.9}]


def test_a_report_on_a_terminal(capsys: Capture) -> None:
    on_terminal(REPORT)
    out = capsys.readouterr().out
    assert "Random play. How quick.\n" in out
    assert out.endswith("             decisions, \ngame players   1 thread \na          2     12.3 M \n")


# -- The command --


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting cold takes long."""
    monkeypatch.setattr(run, "warm_up_time", lambda _: start.WarmUp(20.0, 1.0, 30.0, 2.0))
    monkeypatch.setattr(run, "grown", lambda game: growth.Grown(game, 2.0, 1.0, 100.0, 101.0, [102.0, 103.0, 104.0]))


@pytest.mark.usefixtures("quick")
def test_bench_measures_every_player_count(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["bench", GAME.name, "--rounds", "1", "--milliseconds", "1", "--growth", "--json"]
    assert shoal(monkeypatch, *args) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["command"] == " ".join(["shoal", *args])
    assert {"date", "processor", "cores", "system", "versions", "import shoal, s"} <= set(found)
    assert set(found["versions"]) == {"Python", "shoal", "numba", "numpy"}
    for table in ("random play", "batches"):
        assert [(row["game"], row["players"]) for row in found[table]] == [(GAME.name, n) for n in GAME.players]
    ways = ("1 thread", "all cores", "interpreted")
    for row in found["random play"]:
        assert list(row)[2:] == [f"{unit} {way}" for way in ways for unit in ("decisions", "games")]
        assert all(row[f"decisions {way}"] > row[f"games {way}"] > 0 for way in ways)
    sizes = [f"N={slots}" for slots in SIZES]
    for row in found["batches"]:
        assert list(row)[2:] == [*sizes, "N=16384, all cores", "called from Python, µs"]
        assert min(list(row.values())[2:]) > 0
    (row,) = found["state and start"]
    assert row["bytes a state"] == GAME.state.dtype().itemsize
    assert row["copy of a state, ns"] > 0
    assert list(row.values())[3:] == [20, 1, 30, 2]
    (row,) = found["growth"]
    assert list(row.values())[:9] == [GAME.name, 2, 2, 1, 100, 101, 102, 103, 104]


@pytest.mark.usefixtures("quick")
def test_bench_prints_tables_or_a_page(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["bench", GAME.name, "--rounds", "1", "--milliseconds", "1"]
    assert shoal(monkeypatch, *args) == 0
    out = capsys.readouterr().out
    for text in ("Random play", "Batches", "State and start", "called", "copy"):
        assert text in out
    assert max(map(len, out.splitlines())) <= 80
    assert shoal(monkeypatch, *args, "--markdown") == 0
    assert capsys.readouterr().out.startswith("# Performance\n")


def test_bench_without_numba(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(backends, "is_available", lambda: False)
    assert shoal(monkeypatch, "bench") == 2
    assert capsys.readouterr().err == 'shoal: shoal bench needs Numba: pip install "shoal[fast]"\n'


def test_bench_without_a_gpu(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def find_gpu() -> None:
        raise NoGpu("there is no GPU")

    monkeypatch.setattr(run, "find_gpu", find_gpu)
    assert shoal(monkeypatch, "bench", "--gpu") == 2
    assert capsys.readouterr() == ("", "shoal: there is no GPU\n")


@pytest.mark.parametrize(
    "args",
    [["chess"], ["--rounds", "0"], ["--milliseconds", "0"], ["--milliseconds", "nan"], ["--json", "--markdown"]],
    ids=" ".join,
)
def test_bad_input(args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "bench", *args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("shoal: ")
    assert captured.err.count("\n") == 1


# -- docs/performance.md --


def test_the_page_has_every_game_and_its_peers() -> None:
    page = PAGE.read_text("utf-8")
    tables = {part.partition("\n")[0]: part for part in page.split("\n## ")[1:]}
    assert list(tables) == ["Random play", "Batches", "State and start", "Peers", "Ratios", "Search", "Growth"]
    for game in all_games():
        for players in game.players:
            for title in ("Random play", "Batches", "Ratios"):
                assert f"| {game.name} | {players} |" in tables[title]
        assert f"| {game.name} |" in tables["State and start"]
        assert f"| {game.name} |" in tables["Growth"]
        for players in (game.players[0], 4):
            assert f"| {game.name} | {players} |" in tables["Search"]
