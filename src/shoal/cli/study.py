"""`shoal study`: what a game is made of, as a report with its numbers beside it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from ..core.backends import NotInstalled
from ..core.corpus import Kind
from ..core.errors import BadInput, BadRecord
from ..core.game import Game
from ..core.simulate import cores
from ..core.workers import Processes
from ..games import all_games
from . import saved
from .arguments import GameName, MatchOptions, WholeNumber, gathered, match_options, read_table
from .progress import progress

if TYPE_CHECKING:
    from ..study import Plan, Study


class StudyOptions(NamedTuple):
    """What `shoal study` was told."""

    game: Game | None
    every: bool
    match: MatchOptions
    games: int
    by: str
    records: Path | None
    compare: tuple[Path, Path] | None
    out: Path | None
    pace: float
    skill: bool
    jobs: int | None
    cluster: str | None


@click.command()
@click.argument("game", type=GameName(), required=False)
@click.option("--all", "every", is_flag=True, help="All games, each in a report of its own, and side by side.")
@match_options
@click.option("--games", type=WholeNumber(2, 10**9), default=10_000, show_default=True, help="How many games.")
@click.option(
    "--by",
    default="strategy",
    show_default=True,
    metavar="PLAYER[,PLAYER]…",
    help="Who plays: random, best-of-2, best-of-4, strategy, or any computer player; one for all, or one a seat.",
)
@click.option("--records", type=click.Path(path_type=Path), help="Study the recorded games of this file instead.")
@click.option(
    "--compare",
    type=click.Path(path_type=Path),
    nargs=2,
    help="Two component tables, or files with [options] and [components]; `standard` is the box's own.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Folder of the report.  [default: studies/GAME]")
@click.option("--pace", type=click.FloatRange(0), default=10.0, show_default=True, help="Seconds a decision.")
@click.option("--skill/--no-skill", default=True, help="Whether to play the contests of skill, too.")
@click.option("--jobs", type=WholeNumber(1, 1024), help="How much is done at a time.  [default: one a core]")
@click.option("--cluster", metavar="ADDRESS", help="Of a Dask scheduler whose workers shall play.")
@gathered(StudyOptions)
def study(told: StudyOptions) -> None:
    """Study GAME: seats, length, points, tension, decisions, what each thing is worth, luck and skill.

    Writes a folder with report.html, which opens anywhere, and its numbers as study.json and figures.csv; as Parquet,
    too, where polars or pyarrow is installed. Each figure has a 95 % interval. What was counted is kept: the same
    command goes on where it was stopped. The same seed gives the same numbers, however many work on it.
    """
    needs_numpy()
    if told.every == (told.game is not None or told.records is not None):
        raise click.UsageError("name a GAME, or --all")
    if told.records is not None:
        write_recorded(told, told.records)
    elif told.compare:
        write_comparison(told)
    elif told.every:
        write_all(told)
    else:
        assert told.game
        write_one(study_game(told, told.game), folder_for(told, told.game.name))


def needs_numpy() -> None:
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise NotInstalled('studies need NumPy, and are quick with Numba: pip install "shoal[fast]"') from None


# -- Studying --


def plan_for(told: StudyOptions, game: Game) -> Plan:
    from ..study import Plan

    _, seed, options, components = told.match
    players, by = told.match.players_of(game), tuple(told.by.split(","))
    return Plan(game.name, players, told.games, by, 1 if seed is None else seed, options, components).checked()


def study_game(told: StudyOptions, game: Game) -> Study:
    from ..study.run import carry_out
    from ..study.skill import total_games

    plan = plan_for(told, game)
    total = plan.games + (total_games(plan) if told.skill and plan.is_compiled else 0)
    at_work = workers(told.cluster, told.jobs, in_threads=plan.is_compiled)
    with at_work as executor, progress(f"{game.title}, {plan.players} players, games", total) as advance:
        keep = keeping(game.name, plan.head())
        found = carry_out(plan, skill=told.skill, executor=executor, keep=keep, advance=advance)
    return replace(found, pace=told.pace)


@contextmanager
def workers(cluster: str | None, jobs: int | None, *, in_threads: bool) -> Iterator[Executor]:
    """Threads for compiled games, processes for players that think in Python, or the workers of a cluster."""
    if cluster is not None:
        from ..study.cluster import cluster as found_at

        with found_at(cluster) as executor:
            yield executor
        return
    jobs = jobs or cores()
    pool: Executor = ThreadPoolExecutor(jobs) if in_threads else Processes(jobs)
    with pool:
        yield pool


def keeping(name: str, *about: Any) -> Path:
    """Where what is counted is kept until all is: each study has a file of its own, which another one leaves alone."""
    digest = hashlib.sha256(json.dumps(about, default=str).encode()).hexdigest()[:12]
    return saved.folder() / "studies" / f"{name}-{digest}.jsonl"


# -- Writing --


def folder_for(told: StudyOptions, name: str) -> Path:
    return told.out or Path("studies") / name


def tables(name: str, rows: list[dict[str, Any]]) -> dict[str, str | bytes]:
    """The rows as files: CSV, and Parquet where there is a library for it."""
    from ..study.study import csv_of, parquet_of

    packed = parquet_of(rows)
    return {f"{name}.csv": csv_of(rows), **({} if packed is None else {f"{name}.parquet": packed})}


def write_files(folder: Path, files: dict[str, str | bytes]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as problem:
        raise click.ClickException(f"can't write {problem.filename or folder}: {problem.strerror}") from None


def write_one(found: Study, folder: Path) -> None:
    from ..study.report import report

    numbers = json.dumps(found.as_json(), indent=1)
    write_files(folder, {"report.html": report(found), "study.json": numbers, **tables("figures", found.rows())})
    keeping(found.plan.game, found.plan.head()).unlink(missing_ok=True)  # it is done
    click.echo(f"{folder / 'report.html'}: {found.plan.games:,} games; numbers in study.json and figures.csv")


def write_recorded(told: StudyOptions, file: Path) -> None:
    """A study of what others played. Of half a file it is of that half, and what is wrong with the rest is told."""
    from ..study.recorded import study_records, survey

    kind = Kind(told.game.name if told.game else None, told.match.players, told.match.options)
    keep = keeping("records", file.resolve(), kind)
    try:
        surveyed = survey(file, kind)
        at_work = workers(told.cluster, told.jobs, in_threads=False)
        with at_work as executor, progress(f"{file.name}, records", surveyed.fitting) as advance:
            found = study_records(file, kind, surveyed=surveyed, executor=executor, keep=keep, advance=advance)
    except (BadInput, BadRecord) as wrong:
        raise click.ClickException(f"{file}: {wrong}") from None
    study = replace(found.study, pace=told.pace)
    write_one(study, folder_for(told, study.plan.game))
    if found.left_out:
        click.echo(f"{found.left_out} other records were left out")
    if found.wrong is not None:
        raise click.ClickException(f"{file}: {found.wrong}; the report is of the games before it")
    keep.unlink(missing_ok=True)


def write_all(told: StudyOptions) -> None:
    from ..study.report import side_by_side

    folder = told.out or Path("studies")
    studies = []
    for game in all_games():
        fits = told.match.players in game.players
        match = told.match if fits else told.match._replace(players=None)
        one = study_game(told._replace(match=match), game)
        write_one(one, folder / game.name)
        studies.append(one)
    rows = [row for one in studies for row in one.rows()]
    write_files(folder, {"report.html": side_by_side(studies), **tables("figures", rows)})
    click.echo(f"{folder / 'report.html'}: all of them side by side")


def write_comparison(told: StudyOptions) -> None:
    from ..study import compare
    from ..study.report import difference

    assert told.game and told.compare
    base = plan_for(told, told.game)
    before, after = (changed(base, file).checked() for file in told.compare)
    title = f"{told.game.title}, {base.players} players, games"
    keep = keeping(base.game, before.head(), after.head())
    names = (told.compare[0].stem, told.compare[1].stem)
    at_work = workers(told.cluster, told.jobs, in_threads=base.is_compiled)
    with at_work as executor, progress(title, 2 * base.games) as advance:
        found = compare(before, after, names, executor=executor, keep=keep, advance=advance)
    folder = folder_for(told, f"{base.game}-{names[0]}-{names[1]}")
    numbers = json.dumps(found.rows(), indent=1)
    write_files(
        folder, {"report.html": difference(found), "study.json": numbers, **tables("differences", found.rows())}
    )
    keep.unlink(missing_ok=True)
    sure = [one for one in found.differences if one.stands_out]
    for one in sure:
        click.echo(one.sentence)
    click.echo(f"{folder / 'report.html'}: {len(sure)} of {len(found.differences)} figures differ for sure")


def changed(plan: Plan, file: Path) -> Plan:
    """The plan with the options and the component table of a file."""
    if file == Path("standard"):
        return plan
    table = read_table(file)
    if table.keys() <= {"options", "components"}:
        options = {**plan.options, **table.get("options", {})}
        return replace(plan, options=options, components=table.get("components", plan.components))
    return replace(plan, components=table)
