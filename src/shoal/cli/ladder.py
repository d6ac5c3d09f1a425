"""`shoal ladder`: how strong computer players are against each other."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots import ladder as contest
from ..bots.levels import LEVELS
from ..bots.named import prepare
from ..bots.recorded import played_in
from ..bots.standings import Standings, as_markdown, duel_rows, standing_rows, standings
from ..core.corpus import Kind, alike, records_in
from ..core.errors import BadInput, BadRecord
from ..core.game import Game
from ..core.match import LARGEST_SEED
from ..core.record import dump
from ..core.simulate import cores
from ..games import game_named
from . import saved
from .arguments import GameName, Setting, WholeNumber, gathered
from .progress import progress

NAMES = ("random", "strategy", *LEVELS)
PICTURE = 50  # characters from the lowest rating to the highest
MANY = 5  # kinds of faults that are told


class LadderOptions(NamedTuple):
    """What `shoal ladder` was told."""

    game: Game
    names: tuple[str, ...]
    players: int | None
    deals: int
    seed: int
    options: tuple[tuple[str, str], ...]
    jobs: int | None
    file: Path | None
    records: Path | None
    as_json: bool
    markdown: bool
    cluster: str | None
    source: Path | None


@click.command()
@click.argument("game", type=GameName())
@click.argument("names", nargs=-1, metavar="[NAME]…")
@click.option("--players", type=WholeNumber(0, 99), help="How many seats.  [default: the fewest]")
@click.option("--deals", type=WholeNumber(1, 10**6), default=20, show_default=True, help="How many deals.")
@click.option("--seed", type=WholeNumber(0, LARGEST_SEED), default=1, show_default=True, help="The first deal.")
@click.option("--option", "options", type=Setting(), multiple=True, help="An option of the game, name=value.")
@click.option("--jobs", type=WholeNumber(1, 1024), help="Games at a time.  [default: one a core]")
@click.option(
    "--file", type=click.Path(path_type=Path), help="Where the results are kept.  [default: with saved games]"
)
@click.option(
    "--records", type=click.Path(path_type=Path), help="Write the record of each game played now into this folder."
)
@click.option("--json", "as_json", is_flag=True, help="The tables as JSON.")
@click.option("--markdown", is_flag=True, help="The tables for a page.")
@click.option("--cluster", metavar="ADDRESS", help="Of a Dask scheduler whose workers shall play.")
@click.option(
    "--from",
    "source",
    type=click.Path(path_type=Path),
    help="Rate who sat in the recorded games of this file instead; nothing is played.",
)
@gathered(LadderOptions)
def ladder(told: LadderOptions) -> None:
    """Let computer players play GAME against each other, and rate them.

    NAME is a level, random, strategy, net (the game's own), net:FILE (one of your own), or search-N with N playouts a
    move; without any these are random, strategy and all levels. Everybody plays every deal in every seat, so that luck
    evens out. With fewer players than seats one sits against another in all other seats.

    Every game is kept at once: the same command goes on where it was stopped, and adds to it with more --deals.

    With --from a file of many records (.jsonl, .jsonl.gz), such as a server's finished games, those are rated whom the
    records name: people, too. --players and --option choose among its games.
    """
    if told.as_json and told.markdown:
        raise click.UsageError("--json or --markdown, not both")
    if told.source is not None:
        rate_recorded(told, told.source)
        return
    players = told.game.players[0] if told.players is None else told.players
    wanted = contest.new_ladder(told.game, players, told.names or NAMES, dict(told.options), told.seed)
    file = told.file or default_file(wanted)
    games = play(wanted, file, told)
    head = {**contest.head_of(wanted), "seats": wanted.players, "file": str(file)}
    last = wanted.seed + told.deals - 1
    print_tables(told, games, head, f"{len(games):,} games, {told.deals:,} deals (seeds {wanted.seed} to {last})")


def rate_recorded(told: LadderOptions, file: Path) -> None:
    """The tables of games that others have played. Of half a file they are of that half, and that is told."""
    if told.names or told.records is not None:
        raise click.UsageError("--from rates whom the file names: without NAMEs and --records")
    from .study import workers

    kind = Kind(told.game.name, told.players, dict(told.options))
    games: list[contest.Played] = []
    wrong: BadRecord | None = None
    about = None
    try:
        total = sum(1 for _ in records_in(file))
    except BadRecord:
        total = None
    try:
        with (
            workers(told.cluster, told.jobs, in_threads=False) as executor,
            progress(f"{file.name}, records", total) as advance,
        ):
            for line, played in played_in(alike(records_in(file), kind), executor):
                about = about or line.record
                games += [] if played is None else [played]
                advance(1)
    except BadRecord as problem:
        if problem.key == "corpus-mixed":
            raise click.ClickException(f"{file}: {problem}") from None
        wrong = problem
    if not games or about is None:
        reason = wrong or BadInput("corpus-nameless")
        raise click.ClickException(f"{file}: {reason}")
    head = {"game": about.game, "seats": about.players, "options": about.options, "file": str(file)}
    print_tables(told, games, head, f"{len(games):,} recorded games")
    if wrong is not None:
        raise click.ClickException(f"{file}: {wrong}; the tables are of the games before it")


def print_tables(told: LadderOptions, games: list[contest.Played], head: dict[str, Any], how_many: str) -> None:
    """The tables of some games, as they were asked for."""
    table = standings(games)
    if told.as_json:
        click.echo(json.dumps({**head, **msgspec.to_builtins(table)}, indent=2))
    elif told.markdown:
        click.echo(f"{as_markdown(standing_rows(table, 1))}\n\n{as_markdown(duel_rows(table))}")
    else:
        show(head, how_many, table, alone=any(len(set(game.lineup)) < len(game.lineup) for game in games))


def default_file(wanted: contest.Ladder) -> Path:
    """Each ladder has its own; another version of shoal, or of a player, begins another."""
    digest = hashlib.sha256(dump(contest.head_of(wanted)).encode()).hexdigest()[:8]
    return saved.folder() / "ladders" / f"{wanted.game}-{wanted.players}p-{digest}.jsonl"


def play(wanted: contest.Ladder, file: Path, told: LadderOptions) -> list[contest.Played]:
    """Play what the file does not have yet, with a bar."""
    game, jobs = told.game, told.jobs or cores()
    fixtures = contest.fixtures(wanted, told.deals)
    total, done = len(fixtures), 0

    def advance(more: int) -> None:
        nonlocal done
        done += more
        tell(more)

    try:
        if told.cluster is None and not contest.read(file, wanted).keys() >= set(fixtures):
            with progress("making the players ready, some 20 s the first time", 1):
                prepare(game, wanted.names)
        with (
            players_of(told.cluster) as executor,
            progress(f"{game.title}, {wanted.players} players, games", total) as tell,
        ):
            return contest.play_ladder(wanted, told.deals, file, jobs, told.records, advance, executor=executor)
    except KeyboardInterrupt:
        raise click.ClickException(
            f"stopped after {done} of {total} games; the same command goes on ({file})"
        ) from None
    except BrokenExecutor:
        message = f"a process ended before its game did; the same command goes on after {done} of {total} games"
        raise click.ClickException(message) from None
    except OSError as problem:
        raise click.ClickException(f"can't use {problem.filename or file}: {problem.strerror}") from None


@contextmanager
def players_of(cluster: str | None) -> Iterator[Executor | None]:
    """The workers of a cluster; None: processes of this machine."""
    if cluster is None:
        yield None
        return
    from .study import workers

    with workers(cluster, None, in_threads=False) as executor:
        yield executor


# -- On the terminal --


def show(head: Mapping[str, Any], how_many: str, table: Standings, *, alone: bool) -> None:
    console = Console(highlight=False)
    options = "".join(f", {name} {value}" for name, value in head["options"].items())
    console.print(f"[bold]{game_named(head['game']).title}[/], {head['seats']} players{options}")
    console.print(f"{how_many}\n")
    console.print(as_table(standing_rows(table)))
    if alone:
        console.print("[dim]games, first places, points and place: as the one against the rest[/]")
    console.print("\n[bold]placed before[/], in % of the games together; ties are half")
    console.print(as_table(duel_rows(table)))
    console.print("\n[bold]ratings[/]")
    console.print(Text(rating_chart(table)))
    for problem, times in list(table.problems.items())[:MANY]:
        console.print(Text(f"fault, {times} x: {problem}", style="red"))
    console.print(
        f"\n[dim]In brackets and behind ±: 95 % intervals. The games are in {head['file']}[/]", soft_wrap=True
    )


def as_table(rows: Sequence[Mapping[str, str]]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for title in rows[0]:
        table.add_column(title, justify="left" if title == next(iter(rows[0])) else "right")
    for row in rows:
        table.add_row(*row.values())
    return table


def rating_chart(table: Standings) -> str:
    """Ratings with their intervals: a line a player."""
    low = min(player.rating.low for player in table.players)
    high = max(player.rating.high for player in table.players)
    width = max(len(player.name) for player in table.players)

    def column(rating: float) -> int:
        return round((rating - low) / (high - low) * (PICTURE - 1))

    lines = []
    for player in table.players:
        first, middle, last = map(column, (player.rating.low, player.rating.value, player.rating.high))
        bar = " " * first + "-" * (middle - first) + "o" + "-" * (last - middle)
        lines.append(f"{player.name:<{width}} |{bar:<{PICTURE}}|")
    return "\n".join([*lines, f"{'':<{width}} |{low:<{PICTURE // 2}.1f}{high:>{PICTURE - PICTURE // 2}.1f}|"])
