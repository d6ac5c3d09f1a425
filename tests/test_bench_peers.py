"""The libraries that `shoal bench --peers` measures beside ours."""

from __future__ import annotations

import importlib.util
import random
import statistics
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from shoal.bench import peers, run, searching

from .test_bench import GAME, measured, nothing_is_measured  # noqa: F401  (its fixture is for these tests, too)
from .test_cli import Capture, shoal


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
