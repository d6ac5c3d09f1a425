"""`shoal hint`: what would a strong player do here, and why?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots.explain import because, explain, in_words, why
from ..bots.levels import HINTER, LEVELS
from ..bots.named import player_named
from ..bots.player import Answer, Question
from ..core.errors import BadInput, Refused
from ..core.match import LARGEST_SEED, Match
from ..core.record import dump, read
from ..core.words import say
from ..games import game_of
from . import saved
from .arguments import WholeNumber
from .seats import PERSON, ask, at_level, names_of

LATEST = "latest"


@click.command()
@click.argument("file", default=LATEST)
@click.option("--seat", type=WholeNumber(0, 99), help="Who asks.  [default: the seat that is to act]")
@click.option(
    "--at", "entry", type=WholeNumber(1, 10**9), help="Before this entry of the record.  [default: after the last]"
)
@click.option("--level", default=HINTER, show_default=True, help=f"Whom to ask: {', '.join(LEVELS)}, …")
@click.option("--seed", type=WholeNumber(0, LARGEST_SEED), help="Where the player's chance begins.")
@click.option("--json", "as_json", is_flag=True, help="The hint as JSON.")
def hint(file: str, seat: int | None, entry: int | None, level: str, seed: int | None, as_json: bool) -> None:
    """What would a strong player do, and why?

    FILE is a record, finished or not; without one, or as `latest`, it is the latest game that `shoal play` has saved
    unfinished. The player knows only what the seat that asks may know. Chance is fresh each time unless there is a
    seed; a level also has its time, so a busy machine can change what it says.
    """
    path = saved.latest() if file == LATEST else Path(file)
    match, entry = match_before(path, entry)
    extra = saved.extra_of(path)
    seats = at_level(extra.seats, None) if len(extra.seats) == match.players else [PERSON] * match.players
    names = names_of(seats)
    seat = asking_seat(match, seats, seat)
    player_named(match.game, level)  # or there is none: told before anything is drawn
    console = Console(highlight=False)
    if not as_json:
        console.print(match.game.terminal.draw(match.view(seat, memory=extra.memory), seat, names))
    question, answer = ask(Console(stderr=True), match, seat, level, level, random.Random(seed))
    if as_json:
        click.echo(dump(as_data(question, answer, entry, level, names)))
    else:
        print_hint(console, level, names, question, answer)


def match_before(path: Path, entry: int | None) -> tuple[Match, int]:
    """The match as it stood before an entry, counted from 1; or as it stands, before the entry that is to come."""
    record = read(path)
    match = Match.begin(game_of(record), record)
    most = len(record.moves) + 1
    if entry is not None and entry > most:
        raise BadInput("hint-at", entries=len(record.moves), most=str(most), entry=str(entry))
    for number, made in enumerate(record.moves[: (entry or most) - 1], 1):
        match.replay(number, made)
    if match.is_over:
        raise BadInput("hint-over", last=str(len(record.moves)))
    if match.chance_due:
        raise BadInput("hint-shuffle")
    return match, entry or most


def asking_seat(match: Match, seats: list[str], seat: int | None) -> int:
    """The seat that was named, which must be to act; otherwise a person's, before a computer's."""
    if seat is None:
        return min(match.to_act, key=lambda acting: (seats[acting] != PERSON, acting))
    if not match.legal(seat):  # or there is no such seat
        raise Refused("not-your-turn", seat=seat, seats=match.to_act)
    return seat


def as_data(question: Question, answer: Answer, entry: int, player: str, names: Sequence[str]) -> dict[str, Any]:
    """A hint for programs: every move that was considered, and the words for people."""
    explanation = explain(question, answer)
    candidates = [
        {"move": question.game.text_of(question.view, found.action), **found._asdict()} for found in answer.candidates
    ]
    return {
        "game": question.game.name,
        "entry": entry,
        "seat": question.seat,
        "player": player,
        "move": explanation.move,
        "secret": question.is_secret,
        "playouts": answer.thought,
        "candidates": candidates,
        "merits": [merit._asdict() for merit in explanation.merits],
        "because": because(question, explanation, names),
        "words": in_words(explanation),
    }


def print_hint(console: Console, player: str, names: Sequence[str], question: Question, answer: Answer) -> None:
    """A hint for people: first why, then the numbers."""
    console.print(Text(say("hint-head", {"player": player, "name": names[question.seat]}), style="bold"))
    explanation = explain(question, answer)
    reason = because(question, explanation, names)
    if reason:
        console.print(Padding(Text(reason), (0, 2)))
    grid = Table.grid(padding=(0, 1))
    for number, found in enumerate(explanation.considered, 1):
        grid.add_row(Text(f"  {number}."), Text(found.move, style="bold", no_wrap=True), Text(why(found)))
    if explanation.considered:
        console.print(grid)
    for remark in explanation.remarks:
        console.print(Padding(Text(say(*remark)), (0, 2)))
