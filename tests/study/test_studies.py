"""Studies: figures that can be known are right, the same whoever counts, and go on where they were stopped."""

from __future__ import annotations

import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from shoal.cli.study import tables
from shoal.core.corpus import CorpusWriter
from shoal.core.simulate import match_by, simulate
from shoal.core.student import student_t
from shoal.games import game_named
from shoal.study import Plan, compare, recorded, study
from shoal.study.charts import histogram
from shoal.study.compare import Difference
from shoal.study.estimates import Estimate, intervals
from shoal.study.figures import Figure, Label, in_words
from shoal.study.recorded import Counted, Recorded, RecordedPart, count_lines, study_records
from shoal.study.report import difference, report
from shoal.study.run import PartsDone, counted
from shoal.study.study import frame_of, parquet_of
from tests.test_cli import Capture, shoal

pytestmark = pytest.mark.xdist_group("fish-n-stones")
NAME = "fish-n-stones"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def counts_of(plan: Plan, jobs: int, keep: Path | None = None) -> list[Any]:
    with ThreadPoolExecutor(jobs) as pool:
        return [array.tolist() for array in counted(plan, pool, PartsDone(keep))]


def test_shares_and_endings_are_those_of_simulate() -> None:
    found = study(NAME, 3, 500, by="random", skill=False)
    tally = simulate(game_named(NAME), 3, 500, 1)
    for seat in range(3):
        share = found.figure("seats", f"seat {seat} (random) wins").value
        assert share == pytest.approx(100 * tally.wins(seat) / 500)
    wins = [one.value.value for one in found.section("seats")[:3]]
    assert sum(wins) == pytest.approx(100)
    assert sum(one.value.value for one in found.section("endings")) == pytest.approx(100)


def test_the_interval_holds_what_an_independent_run_finds() -> None:
    one, other = (study(NAME, 2, 4000, by="random", skill=False, seed=seed) for seed in (1, 10**6))
    for name in ("who begins wins", "the second wins"):
        a, b = one.figure("seats", name), other.figure("seats", name)
        assert abs(a.value - b.value) < 1.5 * (a.error**2 + b.error**2) ** 0.5


def test_an_interval_is_that_of_a_mean() -> None:
    """For a mean over folds the jackknife is the usual standard error."""
    folds = np.random.default_rng(1).normal(size=64)
    without = (folds.sum() - folds) / 63
    found = intervals(np.concatenate([[folds.mean()], without])[:, None])[0]
    assert found.error == pytest.approx(student_t(63) * folds.std(ddof=1) / 8, rel=1e-9)
    assert student_t(63) == pytest.approx(1.99834, abs=2e-5)


def test_the_counts_do_not_depend_on_workers_nor_on_a_stop(tmp_path: Path) -> None:
    plan, keep = Plan(NAME, 2, 300), tmp_path / "kept.jsonl"
    whole = counts_of(plan, 1)
    assert counts_of(plan, 4, keep) == whole
    lines = keep.read_bytes().split(b"\n")
    assert len(lines) == 64 + 1
    keep.write_bytes(b"\n".join(lines[:20]) + b"\n" + lines[20][:50])  # killed while it wrote
    assert counts_of(plan, 2, keep) == whole
    assert len(PartsDone(keep)._found) >= 64 - 1


def test_records_are_counted_as_the_games_they_are(tmp_path: Path) -> None:
    game, file = game_named(NAME), tmp_path / "games.jsonl.gz"
    with CorpusWriter(file) as corpus:
        for seed in range(1, 71):
            corpus.write(match_by("strategy", game, 2, seed).record())
    found = study_records(file).study
    assert (found.plan.game, found.plan.players, found.plan.games) == (NAME, 2, 70)
    played = counts_of(Plan(NAME, 2, 70), 1)
    assert np.asarray(played[0]).sum(0).tolist() == found.counts.sums.sum(0).tolist()
    assert found.counts.lengths.tolist() == played[6]
    assert "70 recorded games" in report(found) and "(recorded)" not in report(found)


def as_lists(found: Recorded) -> list[Any]:
    return [array.tolist() for array in found.study.counts]


def test_records_are_counted_alike_whoever_works_and_wherever_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, keep = tmp_path / "games.jsonl", tmp_path / "kept.jsonl"
    with CorpusWriter(file) as corpus:
        for seed in range(1, 71):
            corpus.write(match_by("random", game_named(NAME), 2, seed).record())
    whole = as_lists(study_records(file))
    with ThreadPoolExecutor(3) as three:
        assert as_lists(study_records(file, executor=three, keep=keep)) == whole
    lines = keep.read_bytes().split(b"\n")
    assert len(lines) == 64 + 1
    keep.write_bytes(b"\n".join(lines[:60]) + b"\n" + lines[60][:50])  # killed while it wrote
    counted: list[int] = []

    def noted(part: RecordedPart) -> Counted:
        counted.append(part.fold)
        return count_lines(part)

    monkeypatch.setattr(recorded, "count_lines", noted)
    assert as_lists(study_records(file, keep=keep)) == whole
    assert len(counted) == 4, "the rest was kept"


def test_of_a_file_with_a_wrong_line_what_comes_before_is_studied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    records = [match_by("random", game_named(NAME), 2, seed).record() for seed in range(1, 12)]
    text = "".join(f"{json.dumps(record)}\n" for record in records[:10])
    records[10]["moves"][3] = {"seat": 0, "move": "fly"}
    illegal = json.dumps(records[10])
    for wrong, said in ((illegal[:90], "line 11: the file breaks off here"), (f"{illegal}\n", "line 11: entry 4:")):
        (tmp_path / "half.jsonl").write_text(text + wrong, "utf-8")
        assert shoal(monkeypatch, "study", "--records", "half.jsonl", "--out", "out", "--jobs", "1") == 2
        told = capsys.readouterr()
        assert said in told.err and "the report is of the games before it" in told.err and told.err.count("\n") == 1
        assert json.loads(Path("out/study.json").read_text("utf-8"))["games"] == 10


def test_of_a_mixed_file_one_kind_can_be_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    with CorpusWriter(tmp_path / "mixed.jsonl") as corpus:
        for seed in range(1, 5):
            for players in (2, 3):
                corpus.write(match_by("random", game_named(NAME), players, seed).record())
            corpus.write(match_by("random", game_named("fat-fish"), 2, seed).record())
    mixed = ("study", "--records", "mixed.jsonl", "--jobs", "1", "--out", "out")
    for more, said in (
        ((), "line 2: this record is of fish-n-stones, 3 players"),
        ((NAME, "--players", "4"), "no finished game of this kind (fish-n-stones, 4 players)"),
        ((NAME, "--option", "shores=adjacent"), "(fish-n-stones, shores adjacent)"),
    ):
        assert shoal(monkeypatch, *mixed, *more) == 2
        wrong = capsys.readouterr().err
        assert said in wrong and wrong.count("\n") == 1
    assert shoal(monkeypatch, *mixed, NAME, "--players", "3") == 0
    assert "8 other records were left out" in capsys.readouterr().out
    about = json.loads(Path("out/study.json").read_text("utf-8"))
    assert (about["game"], about["players"], about["games"]) == (NAME, 3, 4)


def test_the_command_writes_a_report_and_its_numbers(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "study", NAME, "--games", "200", "--by", "strategy,random", "--out", "out") == 0
    html = Path("out/report.html").read_text("utf-8")
    for word in ("<svg", "Is one seat better off?", "prefers-color-scheme", "How much is luck?", "bait with a pile"):
        assert word in html
    assert "http" not in html and "<script" not in html
    short = " ".join(re.sub(r"<[^>]+>", " ", html.partition("<h2>Seats")[0]).split())
    assert re.search(r"Lines cast to: .+ \(\d.+\), .+ \(−\d.+\)", short), "the most and the least of each kind"
    assert "--players 2 --compare standard changed.toml" in short
    numbers = json.loads(Path("out/study.json").read_text("utf-8"))
    assert numbers["by"] == ["strategy", "random"] and len(numbers["figures"]) > 30
    assert Path("out/figures.csv").read_text("utf-8").count("\n") == len(numbers["figures"]) + 1


def test_a_band_stays_in_its_plot_and_minus_is_minus() -> None:
    found = study(NAME, 2, 64, by="random", skill=False)
    band = re.search(r'class="band" points="([^"]+)"', report(found))
    assert band
    low = max(float(point.partition(",")[2]) for point in band[1].split())
    assert low <= 240 - 34, "below it stands what it is about"
    assert ">−19<" in histogram([(-19, 1), (3, 2)], "points") and not re.search(r">-\d", report(found))


def test_what_rounds_to_nothing_has_no_sign() -> None:
    label = Label("points", "margin", "points", "")
    nearly, little = Estimate(-0.0004, -0.2, 0.2), Estimate(-1.25, -1.45, -1.05)
    assert in_words(nearly, "points").split() == ["0.00", "±", "0.20", "points"]
    assert in_words(Estimate(-0.0, -0.0, -0.0), "").split() == ["0.0", "±", "0.0"]
    told = Difference(label, nearly, little, little, True).sentence
    assert " ".join(told.split()) == "margin: −1.25 ± 0.20 points (0.00 before, −1.25 after)."


def test_less_is_said_where_a_figure_is_below_nothing() -> None:
    label = Label("worth in wins", "licence E", "%", "With it a seat wins {} {more} often than without.", 0.0)
    for value, said in ((8.1, "8.1 ± 1.9 % more often"), (-8.1, "8.1 ± 1.9 % less often")):
        told = Figure(label, Estimate(value, value - 1.9, value + 1.9)).sentence
        assert said in told.replace("\N{NO-BREAK SPACE}", " ")


def test_a_frame_has_every_figure() -> None:
    """Of pandas, which is installed for the tests; polars comes first where it is."""
    pandas = pytest.importorskip("pandas")
    found = study(NAME, 2, 100, by="random", skill=False)
    frame = found.frame()
    assert isinstance(frame, pandas.DataFrame)
    assert frame.to_dict("records") == found.rows()
    plan = Plan(NAME, 2, 100, ("random",))
    assert compare(plan, plan).frame()["difference"].abs().max() == 0


def test_without_a_library_a_frame_is_a_list_of_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    rows = [{"name": "length", "value": 1.5}]
    assert frame_of(rows) == rows and parquet_of(rows) is None


def test_parquet_is_written_where_there_is_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for polars, which is big: what we ask of it is what it has (tried by hand, docs/studies.md)."""

    class Frame:
        def __init__(self, rows: list[dict[str, Any]]) -> None:
            self.rows = rows

        def write_parquet(self, file: Any) -> None:
            file.write(f"PAR1 {len(self.rows)}".encode())

    polars: Any = ModuleType("polars")
    polars.DataFrame = Frame
    monkeypatch.setitem(sys.modules, "polars", polars)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name == "polars")
    files = tables("figures", [{"name": "length", "value": 1.5}])
    assert files == {"figures.csv": "name,value\r\nlength,1.5\r\n", "figures.parquet": b"PAR1 1"}


def test_any_computer_player_may_play(monkeypatch: pytest.MonkeyPatch) -> None:
    found = study(NAME, 2, 2, by="easy,random")
    assert "easy" in report(found) and found.plan.games == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["study"], "name a GAME, or --all"),
        (["study", NAME, "--by", "nobody"], 'there is no player "nobody"'),
        (["study", NAME, "--records", "none.jsonl"], "can't be read: No such file"),
        (["study", NAME, "--compare", "a.toml", "standard"], "a.toml: No such file"),
        (["study", NAME, "--cluster", "tcp://127.0.0.1:9"], "no Dask scheduler answers"),
        (["study", NAME, "--players", "9"], "players"),
    ],
)
def test_bad_input_is_one_line(args: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    if "--cluster" in args:
        pytest.importorskip("distributed")
        monkeypatch.setattr("shoal.study.cluster.PATIENCE", "1s")
    assert shoal(monkeypatch, *args, "--games", "10") == 2
    wrong = capsys.readouterr().err
    assert said in wrong and wrong.count("\n") == 1


# -- What if --

RICH = {"F1": 2, "F2": 8, "F3": 8, "S1": 7, "S2": 6, "W": 5}


def test_a_planted_advantage_is_found() -> None:
    """At adjacent shores lines cross: it is another game."""
    before = Plan(NAME, 2, 2000, ("random",))
    found = compare(before, Plan(NAME, 2, 2000, ("random",), components=RICH))
    told = {one.label.name for one in found.differences if one.stands_out}
    assert "a seat's points" in told


def test_a_comparison_says_first_what_differs_part_by_part() -> None:
    before = Plan(NAME, 2, 64, ("random",))
    html = difference(compare(before, Plan(NAME, 2, 64, ("random",), components=RICH)))
    assert re.findall(r"<th class=.n.>(.*?)</th>", html) == ["difference", "before", "after"]
    parts = re.findall(r'<th class="part">(.*?)</th>', html)
    assert parts[0] == "Seats" and "How often, for a seat in a game" in parts and len(parts) == len({*parts})
    margin = re.search(r'<td>margin, <span class="soft">points</span></td><td class="n">(.*?)</td>', html)
    assert margin and "points" not in margin[1], "a unit is said once a line"


def alarms(tries: int, games: int) -> int:
    plan = Plan(NAME, 2, games, ("random",))
    found = 0
    for number in range(tries):
        one = Plan(NAME, 2, games, ("random",), seed=1 + 2 * number * games)
        found += any(one.stands_out for one in compare(one, plan, paired=False).differences)
    return found


def test_equals_do_not_differ() -> None:
    assert alarms(8, 640) <= 2
    same = compare(Plan(NAME, 2, 640, ("random",)), Plan(NAME, 2, 640, ("random",)))
    assert all(one.difference.value == 0 for one in same.differences)


@pytest.mark.long
def test_equals_differ_once_in_twenty_times_at_most() -> None:
    assert alarms(200, 6400) <= 10
