"""First games: a short game that is all laid out, in which the reader makes some of the moves.

`lesson.toml` of a game's folder has the table (players, the reader's seat, the one that begins, options, and a
seed or the record's set-up) and its steps. A step has a
`text`, a key of the page's words for the game; and what happens after it: a `move` that the reader makes on the board,
or `moves` of anybody ("1: lay R5 2") that are shown. With `choice` the reader is to find the move among all that have
its first word.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from ..core.match import Match
from ..games import game_named
from . import wire


class LessonStep(msgspec.Struct, frozen=True):
    """What is told, beside how the table looks; `move` is what the reader is to do now."""

    text: str
    move: str | None
    view: wire.View


class Lesson(msgspec.Struct, frozen=True):
    players: int
    seat: int
    steps: list[LessonStep]


@cache
def lesson_of(name: str) -> Lesson:
    """A game's lesson, played by the rules. Every move must be legal: a wrong script is a fault of ours."""
    game = game_named(name)
    script = tomllib.loads(game.path("lesson.toml").read_text("utf-8"))
    players, seat = script["players"], script["seat"]
    match = Match(
        game, players, script.get("seed"), script.get("options"), first=script["first"], setup=script.get("setup")
    )
    steps, told = [], 0
    for number, step in enumerate(script["step"]):
        move = step.get("move")
        legal = [move] if move else []
        if step.get("choice"):
            legal = [other for other in match.legal(seat) if other.split(" ")[0] == move.split(" ")[0]]
        view = shown(match, seat, legal, number, told)
        told += len(view.events)
        steps.append(LessonStep(step["text"], move, view))
        for made in [f"{seat}: {move}"] if move else step.get("moves", []):
            who, _, text = made.partition(": ")
            match.play(int(who), text)
    return Lesson(players, seat, steps)


def shown(match: Match, seat: int, legal: list[str], number: int, told: int) -> wire.View:
    """What the reader sees: of all moves only those that the step is about can be made."""
    view = match.view(seat, memory=False)
    events = [wire.Told(event.key, dict(event.args)) for event in match.events(seat, told)]
    return wire.View(
        version=number,
        seat=seat,
        to_act=match.to_act,
        picture=match.game.picture.picture(view, seat),
        legal=legal,
        not_legal=[],
        can_undo=False,
        clocks=[],
        told=told,
        events=events,
    )
