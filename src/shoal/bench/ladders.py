"""The published contests of computer players: `make ladders` plays them and writes their tables into docs/bots.md."""

from __future__ import annotations

import re
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path
from textwrap import fill
from typing import Any, BinaryIO, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ..bots.ladder import (
    Fixture,
    Ladder,
    Played,
    about,
    compile_once,
    fixtures,
    lineups,
    new_ladder,
    open_file,
    play_game,
    read,
)
from ..bots.levels import LEVELS
from ..bots.standings import Standing, Standings, as_markdown, duel_rows, duration, in_percent, standing_rows, standings
from ..core.errors import ShoalError
from ..core.game import Game
from ..core.simulate import cores
from ..games import all_games, game_named, names
from .report import WIDTH, machine, today, versions, written

SEED = 1
MANY_SEATS = 4
BEGIN, END = "<!-- ladders -->", "<!-- /ladders -->"
COMMAND = "make ladders"


class Contest(NamedTuple):
    """Players that meet in every game, in at most so many deals, as far as they come in their time."""

    title: str
    names: tuple[str, ...]
    deals: int
    minutes: float  # in each game, and at each number of seats
    seats: tuple[int, ...] = (MANY_SEATS,)  # besides the fewest


CONTESTS = {
    # Where two players meet at a table of more, each is the one against the rest in half of the games.
    "a": Contest("Strategy against random", ("strategy", "random"), 500, 5),
    "b": Contest("A search of 1,000 against strategy", ("search-1000", "strategy"), 100, 5),
    "c": Contest("A search of 10,000 against one of 1,000", ("search-10000", "search-1000"), 1500, 20, ()),
    "n": Contest("The net alone against a search of 1,000", ("net", "search-1000"), 1000, 10, ()),
    "e": Contest("Expert against hard", ("expert", "hard"), 500, 20, ()),
    "m": Contest("Master against expert", ("master", "expert"), 500, 20),
    "d": Contest("The ladders", (*reversed(LEVELS), "strategy"), 40, 10),  # a deal that is not finished has the best
}

HOW = (
    "Everybody plays every deal in every seat, with the same cards as the others there. In brackets are 95 % "
    "intervals; since the games of a deal have their cards in common, they come of how the deals differ. A shared "
    "first place counts in parts, a tie of two is half."
)
PAIRS = (
    "First places are those of the first named: in two-player games against the other, at more seats alone against the "
    "other in all other seats; even is what a player as good as the other would have. Before: how often it was placed "
    "before the other, in all games."
)
LADDERS = (
    "Ratings are openskill's (Plackett-Luce, mu ± 1.96 sigma) and only compare within a table. A move is one with a "
    "choice; faults are moves that had to be made for a player."
)


class Meeting(NamedTuple):
    """A contest in one game, at a table of so many."""

    key: str
    game: Game
    players: int

    @property
    def contest(self) -> Contest:
        return CONTESTS[self.key]

    @property
    def ladder(self) -> Ladder:
        return new_ladder(self.game, self.players, self.contest.names, seed=SEED)

    @property
    def name(self) -> str:
        return f"{self.game.name}-{self.players}p-{self.key}"

    def file(self, folder: Path) -> Path:
        return folder / f"{self.name}.jsonl"


def meetings(keys: Sequence[str] = tuple(CONTESTS), games: Sequence[Game] = ()) -> list[Meeting]:
    """The contests, the quick ones first."""
    return [
        Meeting(key, game, players)
        for key in keys
        for game in games or all_games()
        for players in dict.fromkeys((game.players[0], *CONTESTS[key].seats))
    ]


# -- Playing --


@dataclass
class Course:
    """How far a meeting has come."""

    meeting: Meeting
    sheet: BinaryIO
    missing: deque[Fixture]
    played: list[float]  # how many seconds each game took
    running: int = 0

    @property
    def progress(self) -> float:
        """How much has been done here, the games that are being played included: their number times their time.

        By their number alone the long games of some contests would take all the time, by their time alone there would
        be hardly any of them.
        """
        games = len(self.played) + self.running
        usual = sum(self.played) / len(self.played) if self.played else 1.0
        deals = games / len(lineups(self.meeting.contest.names, self.meeting.players))
        return deals * games * usual / self.meeting.contest.minutes


def play(wanted: Sequence[Meeting], folder: Path, jobs: int, minutes: float) -> list[Course]:
    """Play what is missing side by side in so many processes, until the time is up."""
    end = time.monotonic() + 60 * minutes
    with ExitStack() as stack:
        courses = [stack.enter_context(begin(meeting, folder)) for meeting in wanted]
        advance = stack.enter_context(bar("games", sum(len(course.missing) for course in courses)))
        pool = stack.enter_context(processes(jobs))
        # Each game is compiled by one process, and found by the others when it is ready.
        compiling = {pool.submit(compile_once, name): name for name in {meeting.ladder.game for meeting in wanted}}
        playing: dict[Future[Any], Course] = {}
        ready: set[str] = set()
        while True:
            while len(compiling) + len(playing) < jobs and (course := next_course(courses, ready, end)):
                course.running += 1
                playing[pool.submit(play_when_ready, course.meeting.ladder, course.missing.popleft())] = course
            done, _ = wait([*compiling, *playing], max(0.0, end - time.monotonic()), FIRST_COMPLETED)
            if not done:  # the time is up, or all is played
                return courses
            for future in done:
                if future in compiling:
                    future.result()
                    ready.add(compiling.pop(future))
                else:
                    note(playing.pop(future), future.result())
                    advance(1)


def next_course(courses: Sequence[Course], ready: set[str], end: float) -> Course | None:
    """Where the next game is played: where least has been done, and a game as long as any so far fits in."""
    left = end - time.monotonic()
    fit = [course for course in courses if course.missing and course.meeting.ladder.game in ready]
    fit = [course for course in fit if max(course.played, default=0.0) < left]
    return min(fit, key=lambda course: course.progress, default=None)


@contextmanager
def begin(meeting: Meeting, folder: Path) -> Iterator[Course]:
    """Open the file of a meeting, and see which of its games have not been played."""
    noted = {"date": today(), **machine(cores()), "versions": versions("numba", "numpy", "openskill")}
    ladder, file = meeting.ladder, meeting.file(folder)
    found = open_file(file, ladder, noted)
    missing = [fixture for fixture in fixtures(ladder, meeting.contest.deals) if fixture not in found]
    with file.open("ab") as sheet:
        yield Course(meeting, sheet, deque(missing), [sum(game.seconds) for game in found.values()])


def note(course: Course, game: Played) -> None:
    """Write a game down at once: whatever happens, it has not been played in vain."""
    course.sheet.write(msgspec.json.encode(game) + b"\n")
    course.sheet.flush()
    course.played.append(sum(game.seconds))
    course.running -= 1


class Here(Executor):
    """Works in this process, and at once."""

    def submit(self, work: Callable[..., Any], /, *about: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*about, **named))
        return future


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Processes that Ctrl-C ends at once, and the end of the time too: what is lost is the games they were playing."""
    if jobs == 1:
        yield Here()
        return
    others = active_children()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            if worker not in others:
                worker.kill()


def play_when_ready(ladder: Ladder, fixture: Fixture) -> Played:
    compile_once(ladder.game)
    return play_game(ladder, fixture)


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


# -- The page --


def page(folder: Path, old: str) -> str:
    """What the files in a folder say. A contest of which there is no file stays as it was on the old page."""
    sections = [section_of(key, folder) or old_section(key, old) for key in CONTESTS]
    if not any(sections):
        return "Not played yet."
    return "\n\n".join(filter(None, [fill(f"Written by `{COMMAND}`, not by hand. {HOW}", WIDTH), *sections]))


def section_of(key: str, folder: Path) -> str:
    """A contest's part of the page, from its files."""
    contest = CONTESTS[key]
    tables = [(meeting, standings(games)) for meeting in meetings((key,)) if (games := games_of(meeting, folder))]
    if not tables:
        return ""
    parts = [f"### {contest.title}", origin(folder, [meeting for meeting, _ in tables])]
    if len(contest.names) == 2:
        parts += [fill(PAIRS, WIDTH), as_markdown([pair_row(*table) for table in tables])]
    else:
        parts.append(fill(LADDERS, WIDTH))
        for meeting, table in tables:
            parts += ladder_parts(meeting, table)
    return "\n\n".join(parts)


def old_section(key: str, old: str) -> str:
    """A contest's part of a page that was written before."""
    found = re.search(rf"^### {re.escape(CONTESTS[key].title)}\n.*?(?=^### |\Z)", old, re.MULTILINE | re.DOTALL)
    return found[0].strip() if found else ""


def games_of(meeting: Meeting, folder: Path) -> list[Played]:
    """The games of a contest that have been played, as far as they are wanted."""
    found = read(meeting.file(folder), meeting.ladder)
    return [found[fixture] for fixture in fixtures(meeting.ladder, meeting.contest.deals) if fixture in found]


def origin(folder: Path, played: Sequence[Meeting]) -> str:
    """Where and when the files were begun, as a list; what differs is told side by side."""
    noted = [about(meeting.file(folder)) for meeting in played]
    keys = dict.fromkeys(key for notes in noted for key in notes)
    told = {key: dict.fromkeys(written(notes[key]) for notes in noted if key in notes) for key in keys}
    return "\n".join(f"- {key}: {'; '.join(values)}" for key, values in told.items())


def pair_row(meeting: Meeting, table: Standings) -> dict[str, str]:
    one, other = (standing_of(table, name) for name in meeting.contest.names)
    return {
        "game": meeting.game.name,
        "players": str(meeting.players),
        "games": str(table.games),
        "first places": in_percent(one.firsts, 1),
        "even": f"{100 / meeting.players:.0f} %",
        "before": in_percent(table.duels[one.name][other.name], 1),
        "points": f"{one.points:z.1f} : {other.points:z.1f}",
        "a move": f"{duration(one.seconds)} : {duration(other.seconds)}",
        "faults": str(one.faults + other.faults),
    }


def standing_of(table: Standings, name: str) -> Standing:
    return next(player for player in table.players if player.name == name)


def ladder_parts(meeting: Meeting, table: Standings) -> list[str]:
    return [
        f"#### {meeting.game.title}, {meeting.players} players",
        f"{table.games} games, {table.deals} deals. Below: in % of the games, who was placed before whom.",
        as_markdown(standing_rows(table, 1)),
        as_markdown(duel_rows(table)),
    ]


def divide(file: Path) -> tuple[str, str, str]:
    """What is before the tables on a page, the tables, and what is behind them."""
    before, begin, rest = file.read_text("utf-8").partition(BEGIN)
    tables, end, after = rest.partition(END)
    if not begin or not end:
        raise click.ClickException(f"{file} has no place for the tables: {BEGIN} and {END}")
    return before, tables, after


def write_page(file: Path, folder: Path) -> None:
    """Put what the files in a folder say between the marks of a page; all else stays as it is."""
    before, old, after = divide(file)
    draft = file.with_name(f".{file.name}")
    draft.write_text(f"{before}{BEGIN}\n\n{page(folder, old)}\n\n{END}{after}", "utf-8")
    draft.replace(file)


@click.command()
@click.option(
    "--folder", type=click.Path(path_type=Path), default=Path("docs/ladders"), help="Where the games are kept."
)
@click.option(
    "--page",
    "docs",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    default=Path("docs/bots.md"),
    help="The page to write.",
)
@click.option("--only", type=click.Choice(list(CONTESTS)), multiple=True, help="Only these contests.")
@click.option("--game", "games", type=click.Choice(names()), multiple=True, help="Only these games.")
@click.option("--jobs", type=click.IntRange(1), help="Games at a time.  [default: one a core]")
@click.option(
    "--minutes",
    type=click.FloatRange(0, min_open=True),
    help="Time for all of it, compiling included.  [default: some for each contest]",
)
@click.option("--play", "only_play", is_flag=True, help="Play, and leave the page as it is.")
@click.option("--write", "only_write", is_flag=True, help="Play nothing, only write the page from the games there are.")
def main(
    folder: Path,
    docs: Path,
    only: tuple[str, ...],
    games: tuple[str, ...],
    jobs: int | None,
    minutes: float | None,
    only_play: bool,
    only_write: bool,
) -> None:
    """Play the published contests side by side, as far as they have not been played, and write the page."""
    if only_play and only_write:
        raise click.UsageError("--play or --write, not both")
    wanted = meetings(only or tuple(CONTESTS), [game_named(name) for name in games])
    divide(docs)  # what would be refused in the end is refused now
    try:
        for meeting in meetings():
            games_of(meeting, folder)
        if not only_write:
            limit = minutes or sum(meeting.contest.minutes for meeting in wanted)
            for course in play(wanted, folder, jobs or cores(), limit):
                click.echo(f"{course.meeting.name} {len(course.played)}")
        if not only_play:
            write_page(docs, folder)
    except KeyboardInterrupt:
        raise click.ClickException(f"stopped; the same command goes on. The games are in {folder}") from None
    except BrokenExecutor:
        raise click.ClickException("a process ended before its game did; the same command goes on") from None
    except ShoalError as wrong:
        raise click.ClickException(str(wrong)) from None


if __name__ == "__main__":
    main()
