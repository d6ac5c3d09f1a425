"""Who sits where: people, and computers by the names of their players."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from ..bots import guard
from ..bots.levels import LEVELS, USUAL
from ..bots.named import player_named, prepare
from ..bots.player import Answer, Question, question_of
from ..core import backends
from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match
from ..core.words import say
from .progress import spinner

PERSON, COMPUTER, RANDOM = "person", "computer", "random"
SHORT = {"p": PERSON, "c": COMPUTER}
LONG = 0.3  # seconds of thought after which one wonders whether anything happens
READY: set[tuple[str, str]] = set()  # by game: the players that are compiled and loaded


def read_seats(game: Game, text: str, players: int) -> list[str]:
    """One person, computer or named player a seat, from `p,easy,hard`, `p easy hard` or letters: `pcc`."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and set(words[0]) <= set(SHORT):
        words = list(words[0])
    seats = [SHORT.get(word, word) for word in words]
    if len(seats) != players:
        known = ", ".join((*LEVELS, RANDOM, "strategy"))
        raise BadInput("seats", players=players, known=known, example=example_of(players), seats=text)
    for seat in seats:
        if seat not in (PERSON, COMPUTER):
            player_named(game, seat)  # or there is none
    return seats


def example_of(players: int) -> str:
    return ",".join(["p", *(LEVELS * players)[: players - 1]])


def at_level(seats: Sequence[str], level: str | None) -> list[str]:
    """The seats with a player for every computer."""
    return [(level or USUAL) if seat == COMPUTER else seat for seat in seats]


def names_of(seats: Sequence[str]) -> list[str]:
    """What those at the table are called."""
    return [f"Player {seat}" if kind == PERSON else f"Bot {seat} ({kind})" for seat, kind in enumerate(seats)]


def get_ready(console: Console, game: Game, players: Iterable[str]) -> None:
    """Compile what these players need, or load it, so that it is not taken off their time to think."""
    waiting = {(game.name, player) for player in players if player not in (PERSON, RANDOM)} - READY
    if waiting and backends.is_available():
        with spinner(console, say("getting-ready", {}), LONG):
            prepare(game, [player for _, player in waiting])
        READY.update(waiting)


def ask(
    console: Console, match: Match, seat: int, player: str, name: str, dice: random.Random
) -> tuple[Question, Answer]:
    """What a player does at a seat. One that fails is replaced, which is told in a line."""
    get_ready(console, match.game, [player])
    named = player_named(match.game, player)
    question = question_of(match, seat, dice, named.budget)
    with spinner(console, say("thinks", {"name": name}), LONG):
        answer, report = guard.ask(named, question)
    if report is not None:
        args = {"player": name, "problem": " ".join(report.problem.split())}
        console.print(Text(say("replaced", args), style="dim"))
    return question, answer
