"""Contests of named players: the same deals for everybody, every player in every seat, a file that can be resumed."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .. import __version__
from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import LARGEST_SEED, Match
from ..core.record import dump, write
from ..core.workers import each_done
from ..games import game_named
from .guard import ask
from .levels import LEVELS
from .named import configurations, player_named, prepare
from .net import FILE
from .player import question_of

if TYPE_CHECKING:
    from concurrent.futures import Executor

FORMAT = "shoal-ladder/1"


class Ladder(NamedTuple):
    """Who plays what. Its deals are the seeds seed, seed + 1, …"""

    game: str
    players: int  # seats
    names: tuple[str, ...]
    options: Mapping[str, str]
    seed: int


class Fixture(NamedTuple):
    """A game to be played: a deal, which is a seed, and the names of those in the seats."""

    deal: int
    lineup: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """What came of a game, seat by seat: a line of a ladder's file."""

    deal: int
    lineup: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]  # where there was a choice
    seconds: tuple[float, ...]  # for these moves, all together
    longest: tuple[float, ...]  # of these moves
    faults: tuple[tuple[int, str], ...] = ()  # a seat and what its player did wrong: guard.py

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.lineup)


def new_ladder(
    game: Game, players: int, names: Sequence[str], options: Mapping[str, str] | None = None, seed: int = 1
) -> Ladder:
    """A ladder, its input checked."""
    game.open_box(players, options)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput("ladder-names", names=", ".join(names))
    for name in names:
        player_named(game, name)
    return Ladder(game.name, players, tuple(names), game.spell_out(options or {}), seed)


# -- Who sits where --


def lineups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits where in one deal: everybody has every seat equally often, and the same cards as the others there.

    Every choice of as many players as there are seats, moved round the table. With too few players for that, one of
    them sits against another in all other seats.
    """
    if len(names) >= seats:
        return [chosen[turn:] + chosen[:turn] for chosen in combinations(names, seats) for turn in range(seats)]
    return [
        (other,) * seat + (one,) + (other,) * (seats - seat - 1)
        for one, other in permutations(names, 2)
        for seat in range(seats)
    ]


def fixtures(ladder: Ladder, deals: int) -> list[Fixture]:
    """All games of so many deals."""
    last = ladder.seed + deals - 1
    if last > LARGEST_SEED:
        raise BadInput("bad-seed", seed=str(last), most=str(LARGEST_SEED))
    tables = lineups(ladder.names, ladder.players)
    return [Fixture(deal, lineup) for deal in range(ladder.seed, last + 1) for lineup in tables]


# -- A game --


def play_game(ladder: Ladder, fixture: Fixture, records: Path | None = None) -> Played:
    """Play a game; its record goes into the folder `records`."""
    played, match = play_match(ladder, fixture)
    if records is not None:
        keep_record(records, ladder, fixture, write(record_of(match, fixture)))
    return played


def play_apart(ladder: Ladder, recorded: bool, fixture: Fixture) -> tuple[Played, str]:
    """Play a game on whatever machine this is, made ready for it first. Answers its record, too, if that is asked."""
    compile_once(ladder.game, ladder.names)
    played, match = play_match(ladder, fixture)
    return played, write(record_of(match, fixture)) if recorded else ""


@cache
def compile_once(game: str, names: tuple[str, ...] = LEVELS) -> None:
    """Before the first game in each process: that is nobody's time to think."""
    prepare(game_named(game), names)


def record_of(match: Match, fixture: Fixture) -> dict[str, Any]:
    return match.record(seed=fixture.deal, seats=list(fixture.lineup))


def keep_record(records: Path, ladder: Ladder, fixture: Fixture, text: str) -> None:
    file = records / f"{ladder.game}-{ladder.players}p-{fixture.deal}-{'_'.join(fixture.lineup)}.json"
    file.write_text(text, "utf-8")


def play_match(ladder: Ladder, fixture: Fixture) -> tuple[Played, Match]:
    game, deal, lineup = game_named(ladder.game), fixture.deal, fixture.lineup
    match = Match(game, ladder.players, deal, ladder.options)
    seated = [player_named(game, name) for name in lineup]
    dice = [random.Random(f"{ladder.seed} {deal} {seat} {name}") for seat, name in enumerate(lineup)]
    times: list[list[float]] = [[] for _ in lineup]
    faults = []
    while not match.is_over:
        seat = match.to_act[0]
        # Processor time: whatever else the machine does, nobody is weaker for it.
        question = replace(question_of(match, seat, dice[seat], seated[seat].budget), clock=time.process_time)
        began = time.process_time()
        answer, report = ask(seated[seat], question)
        took = time.process_time() - began
        if len(question.legal) > 1:
            times[seat].append(took)
        if report is not None:
            faults.append((seat, report.problem))
        match.play_action(seat, answer.action)
    played = Played(
        deal,
        lineup,
        tuple(match.places),
        tuple(match.scores),
        moves=tuple(map(len, times)),
        seconds=tuple(round(sum(taken), 6) for taken in times),
        longest=tuple(round(max(taken, default=0.0), 6) for taken in times),
        faults=tuple(faults),
    )
    return played, match


def play_by_executor(
    executor: Executor, ladder: Ladder, missing: Sequence[Fixture], records: Path | None = None
) -> Generator[Played]:
    """Play games on an executor, each as it ends. Records are written here, as its workers may be anywhere."""
    play = partial(play_apart, ladder, records is not None)
    for fixture, done in each_done(executor, play, missing):
        played, text = done.result()
        if records is not None:
            keep_record(records, ladder, fixture, text)
        yield played


def play_games(ladder: Ladder, missing: Sequence[Fixture], jobs: int, records: Path | None = None) -> Generator[Played]:
    """Play games in so many processes, each as it ends. The outcome does not depend on their number."""
    play = partial(play_game, ladder, records=records)
    jobs = min(jobs, len(missing))
    if jobs <= 1:
        prepare(game_named(ladder.game), ladder.names)
        yield from map(play, missing)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn"), begin_process, (ladder.game, ladder.names)) as pool:
        try:
            for _, done in each_done(pool, play, missing):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def begin_process(game: str, names: Sequence[str] = LEVELS) -> None:
    """For games alone, which Ctrl-C ends at once: what is lost is the game it was playing."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    prepare(game_named(game), names)


# -- The file: what the ladder is in the first line, then a game a line --


def head_of(ladder: Ladder) -> dict[str, Any]:
    """What a ladder is. Games of one file must agree in all of it to be put into one table."""
    known = configurations(game_named(ladder.game))
    kinds = {"search"} | {"ahead" for name in ladder.names if name == "master" or name.startswith("ahead-")}
    settings = {name: known[name] for name in (*sorted(kinds), *ladder.names) if name in known}
    head = {"format": FORMAT, **ladder._asdict(), "version": __version__, "settings": settings}
    net = {"net": digest_of(ladder.game)} if "ahead" in kinds or "net" in ladder.names else {}
    return {**head, "names": list(ladder.names), "options": dict(ladder.options), **net}


def digest_of(game: str) -> str:
    """Which net a game has: games of another are those of another player."""
    return sha256(game_named(game).path(FILE).read_bytes()).hexdigest()[:16]


def read(file: Path, ladder: Ladder) -> dict[Fixture, Played]:
    """The games in the file of this ladder, none if there is no file. The file of another ladder is refused."""
    lines = whole_lines(file)
    if not lines:
        return {}
    check_head(file, lines[0], ladder)
    found: dict[Fixture, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            raise BadInput("ladder-line", file=str(file), line=str(number), problem=str(problem)) from None
        columns = (game.lineup, game.places, game.scores, game.moves, game.seconds, game.longest)
        if any(len(column) != ladder.players for column in columns):
            raise BadInput("ladder-line", file=str(file), line=str(number), problem="not as many seats")
        found.setdefault(game.fixture, game)
    return found


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file, without one that was not written to its end."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return []
    lines = content.split(b"\n")
    return lines[:-1] if len(lines) > 1 else [line for line in lines if line]


def check_head(file: Path, line: bytes, ladder: Ladder) -> None:
    try:
        found = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError):
        found = {}
    for key, value in head_of(ladder).items():
        if found.get(key) != value:
            args = {"field": key, "found": dump(found.get(key)), "wanted": dump(value)}
            raise BadInput("ladder-file", file=str(file), **args)


def about(file: Path) -> dict[str, Any]:
    """What was noted of the machine that began a ladder's file."""
    noted: dict[str, Any] = msgspec.json.decode(whole_lines(file)[0]).get("about", {})
    return noted


def open_file(file: Path, ladder: Ladder, noted: Mapping[str, Any]) -> dict[Fixture, Played]:
    """Make a file ready to be written on, and answer the games that are in it."""
    games = read(file, ladder)
    lines = whole_lines(file)
    if lines:
        with file.open("r+b") as sheet:
            sheet.truncate(sum(len(line) + 1 for line in lines))
        return games
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}")  # put in its place when it is written: no file has half a head
    draft.write_bytes(msgspec.json.encode({**head_of(ladder), "about": noted}) + b"\n")
    draft.replace(file)
    return games


def play_ladder(
    ladder: Ladder,
    deals: int,
    file: Path,
    jobs: int = 1,
    records: Path | None = None,
    advance: Callable[[int], None] = lambda _: None,
    noted: Mapping[str, Any] | None = None,
    executor: Executor | None = None,
) -> list[Played]:
    """Play the games that the file has not yet, in processes or on an executor; answer all games of these deals."""
    wanted = fixtures(ladder, deals)
    found = open_file(file, ladder, noted or {})
    missing = [fixture for fixture in wanted if fixture not in found]
    advance(len(wanted) - len(missing))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    playing = (
        play_games(ladder, missing, jobs, records)
        if executor is None
        else play_by_executor(executor, ladder, missing, records)
    )
    with file.open("ab") as sheet, closing(playing) as games:
        for game in games:
            sheet.write(msgspec.json.encode(game) + b"\n")
            sheet.flush()
            found[game.fixture] = game
            advance(1)
    return [found[fixture] for fixture in wanted]
