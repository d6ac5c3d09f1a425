"""The published contests of computer players: `make ladders` plays them and writes their tables into docs/bots.md."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.ladder import Ladder, Played, about, fixtures, new_ladder, play_ladder, read
from ..bots.named import LEVELS
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
    """Players that meet in every game, in at most so many deals, as far as they come in so many minutes."""

    title: str
    names: tuple[str, ...]
    deals: int
    minutes: float
    seats: tuple[int, ...] = (MANY_SEATS,)  # besides the fewest


CONTESTS = {
    # Where two players meet at a table of more, each is the one against the rest in half of the games.
    "a": Contest("Strategy against random", ("strategy", "random"), 500, 5),
    "b": Contest("A search of 1,000 against strategy", ("search-1000", "strategy"), 100, 5),
    "c": Contest("A search of 10,000 against one of 1,000", ("search-10000", "search-1000"), 1500, 20, ()),
    "d": Contest("The ladders", ("strategy", *LEVELS), 40, 10),
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


def play(meeting: Meeting, folder: Path, jobs: int) -> None:
    """Play what is missing, a few deals first, which tell how many there is time for."""
    noted = {"date": today(), **machine(cores()), "versions": versions("numba", "numpy", "openskill")}
    ladder, contest, file = meeting.ladder, meeting.contest, meeting.file(folder)
    end = time.monotonic() + 60 * contest.minutes
    before = played = len(read(file, ladder)) // len(fixtures(ladder, 1))
    wanted = min(contest.deals, before + jobs)
    while wanted > played:
        began = time.monotonic()
        with bar(meeting.name, len(fixtures(ladder, wanted))) as advance:
            play_ladder(ladder, wanted, file, jobs, advance=advance, noted=noted)
        pace = (time.monotonic() - began) / (wanted - played)
        played, wanted = wanted, min(contest.deals, wanted + int((end - time.monotonic()) / pace))


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


# -- The page --


def page(folder: Path) -> str:
    """What the files in a folder say."""
    found = [(meeting, standings(games)) for meeting in meetings() if (games := games_of(meeting, folder))]
    if not found:
        return "Not played yet."
    parts = [
        fill(f"Written by `{COMMAND}`, not by hand. {HOW}", WIDTH),
        origin(folder, [meeting for meeting, _ in found]),
    ]
    for key, contest in CONTESTS.items():
        tables = [(meeting, table) for meeting, table in found if meeting.key == key]
        if not tables:
            continue
        parts.append(f"### {contest.title}")
        if len(contest.names) == 2:
            parts += [fill(PAIRS, WIDTH), as_markdown([pair_row(*table) for table in tables])]
        else:
            parts.append(fill(LADDERS, WIDTH))
            for meeting, table in tables:
                parts += ladder_parts(meeting, table)
    return "\n\n".join(parts)


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


def around(file: Path) -> tuple[str, str]:
    """What is before and what is behind the tables on a page."""
    before, begin, rest = file.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise click.ClickException(f"{file} has no place for the tables: {BEGIN} and {END}")
    return before, after


def write_page(file: Path, text: str) -> None:
    """Put a text between the marks of a page; all else stays as it is."""
    before, after = around(file)
    draft = file.with_name(f".{file.name}")
    draft.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")
    draft.replace(file)


@click.command()
@click.option(
    "--folder", type=click.Path(path_type=Path), default=Path("build/ladders"), help="Where the games are kept."
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
@click.option("--write", is_flag=True, help="Play nothing, only write the page from the games there are.")
def main(
    folder: Path, docs: Path, only: tuple[str, ...], games: tuple[str, ...], jobs: int | None, write: bool
) -> None:
    """Play the published contests, as far as they have not been played, and write the page."""
    wanted = meetings(only or tuple(CONTESTS), [game_named(name) for name in games])
    around(docs)  # what would be refused in the end is refused now
    try:
        for meeting in meetings():
            games_of(meeting, folder)
        for meeting in () if write else wanted:
            play(meeting, folder, jobs or cores())
            click.echo(meeting.name)
        write_page(docs, page(folder))
    except KeyboardInterrupt:
        raise click.ClickException(f"stopped; the same command goes on. The games are in {folder}") from None
    except ShoalError as wrong:
        raise click.ClickException(str(wrong)) from None


if __name__ == "__main__":
    main()
