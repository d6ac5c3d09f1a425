"""Data written by the code and read by people: golden games, perft counts, the features and commands pages, the schema.

`python -m tests.goldens` writes it all anew. Read the difference before you commit it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from shoal import Game, Match, all_games
from shoal.cli import shoal
from shoal.core import twins
from shoal.core.features import starts
from shoal.core.record import schema
from shoal.core.simulate import random_moves
from shoal.core.words import say

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
SEED = 1
DEEP_ENOUGH = 20_000  # positions
LATER = 15  # random decisions before the second count
LONGEST = 190  # lines of a golden game


FEATURES_HEAD = """# Features

What a learning machine sees of a game: the view of one seat as a row of numbers, made of named pieces. A row has the
same length at every number of players. Seats count from the one that looks: 0 is I, then clockwise; seats that are not
there are zeros. Numbers are small and whole; scale them as you like. They are made from the view alone, what the seat
can remember included, so they hold nothing it may not know.

`at` is where a piece begins. In Python: `game.pieces`, `game.features`, and `batch.piece(name)`, which shows a piece of
all slots in its shape. Actions are numbered the same way in every state; a mask says which are legal.

Written by `python -m tests.goldens` from the games' `features.py`.
"""


def golden_game(game: Game) -> str:
    """A short game at the fewest players as everybody heard it, move by move."""
    match = Match(game, game.players[0], SEED)
    lines = [f"{game.title}, {match.players} players, seed {SEED}, seat {match.first} begins", ""]
    told = 0

    def listen() -> None:
        nonlocal told
        for event in match.events(since=told):
            lines.append(f"    {say(event.key, event.args, folder=game.folder)}")
        told = len(match.events())

    listen()
    for _ in random_moves(match):
        made = [entry for entry in match._entries if "move" in entry][-1]
        lines.append(f"{made['seat']}: {made['move']}")
        listen()
    result = match.result
    assert result is not None
    lines += ["", f"scores {result.scores}, places {result.places}: {result.reason}"]
    if len(lines) > LONGEST:  # what a person will read
        lines = [*lines[: LONGEST - 30], "", "…", "", *lines[-27:]]
    return "\n".join(lines) + "\n"


def perft(game: Game, players: int, after: int) -> list[int]:
    """How many positions there are 1, 2, 3 … decisions further, after so many random ones; chance by the generator."""
    playouts = twins.template("playouts", game.folder)
    s = game.open_box(players)
    playouts.deal(s, SEED)
    for _ in range(after):
        playouts.random_step(s, [0] * game.actions)
    counts: list[int] = []
    level = [s]
    while level and len(counts) < 6:
        below = []
        for position in level:
            if position.phase == -1:
                continue
            seat = playouts.asked(position)
            out = [0] * game.actions
            for action in out[: game.rules.legal(position, seat, out)]:
                child = position.copy()
                game.rules.apply(child, seat, action)
                while child.phase == 0:
                    game.rules.shuffle(child)
                    game.rules.take_up(child)
                below.append(child)
        counts.append(len(below))
        if len(below) * len(below) // max(len(level), 1) > DEEP_ENOUGH:
            break
        level = below
    return counts


def perft_table() -> dict[str, dict[str, Any]]:
    return {game.name: {str(players): perft_row(game, players) for players in game.players} for game in all_games()}


def perft_row(game: Game, players: int) -> dict[str, Any]:
    """The first legal moves in their order, and the counts at the start and later."""
    match = Match(game, players, SEED)
    return {
        "first": match.legal(match.to_act[0]),
        "start": perft(game, players, 0),
        "later": perft(game, players, LATER),
    }


def command_reference() -> str:
    """docs/commands.md, from the commands themselves."""
    pages = ["# Commands\n\nWritten by `python -m tests.goldens` from the commands' own help.\n"]
    above = click.Context(shoal, info_name="shoal", terminal_width=100, **shoal.context_settings)
    for name, command in shoal.commands.items():
        context = click.Context(command, parent=above, info_name=name)
        pages.append(f"## shoal {name}\n\n```text\n{command.get_help(context)}\n```\n")
    return "\n".join(pages)


def features_page() -> str:
    """docs/features.md, from the pieces of every game."""
    pages = [FEATURES_HEAD]
    for game in all_games():
        pages.append(f"## {game.title}\n\n{game.features} features, {game.actions} actions.\n")
        rows = ["| at | piece | shape | numbers | meaning |", "|---|---|---|---|---|"]
        for piece, start in zip(game.pieces, starts(game.pieces), strict=False):
            shape = " x ".join(map(str, piece.shape))
            rows.append(f"| {start} | {piece.name} | {shape} | {piece.least} to {piece.most} | {piece.meaning} |")
        pages.append("\n".join(rows) + "\n")
    return "\n".join(pages)


def main() -> None:
    for game in all_games():
        (TESTS / "games" / game.path(".").name / "golden.txt").write_text(golden_game(game), "utf-8")
    (TESTS / "perft.json").write_text(json.dumps(perft_table(), indent=1) + "\n", "utf-8")
    (DOCS / "features.md").write_text(features_page(), "utf-8")
    (DOCS / "commands.md").write_text(command_reference(), "utf-8")
    (DOCS / "shoal-record-1.schema.json").write_text(json.dumps(schema(), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
