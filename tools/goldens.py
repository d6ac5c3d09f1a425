"""Golden games and perft counts: what the rules do, to be read by a person once and kept."""

from __future__ import annotations

import json
from typing import Any

from shoal import Game, Match
from shoal.core import backends
from shoal.core.simulate import random_moves
from shoal.core.state import CHANCE, OVER
from shoal.core.words import say

SEED = 1
DEEP_ENOUGH = 20_000  # positions
LATER = 15  # random decisions before the second count
LONGEST = 190  # lines of a golden game


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
        made = [entry for entry in match.entries if "move" in entry][-1]
        lines.append(f"{made['seat']}: {made['move']}")
        listen()
    result = match.result
    assert result is not None
    lines += ["", f"scores {result.scores}, places {result.places}: {result.reason}"]
    if len(lines) > LONGEST:  # what a person will read
        lines = [*lines[: LONGEST - 30], "", "…", "", *lines[-27:]]
    return "\n".join(lines) + "\n"


def perft(game: Game, players: int, after: int, deep_enough: int = DEEP_ENOUGH) -> list[int]:
    """How many positions there are 1, 2, 3 … decisions further, after so many random ones; chance by the generator."""
    playouts = backends.template("playouts", game.folder)
    s = game.open_box(players)
    playouts.deal(s, SEED)
    for _ in range(after):
        playouts.random_step(s, [0] * game.actions)
    counts: list[int] = []
    level = [s]
    while level and len(counts) < 6:
        below = []
        for position in level:
            if position.phase == OVER:
                continue
            seat = playouts.asked(position)
            out = [0] * game.actions
            for action in out[: game.rules.legal(position, seat, out)]:
                child = position.copy()
                game.rules.apply(child, seat, action)
                while child.phase == CHANCE:
                    game.rules.shuffle(child)
                    game.rules.take_up(child)
                below.append(child)
        counts.append(len(below))
        if len(below) * len(below) // max(len(level), 1) > deep_enough:
            break
        level = below
    return counts


def perft_table(game: Game) -> str:
    """perft.json of the game's tests."""
    return json.dumps({str(players): perft_row(game, players) for players in game.players}, indent=1) + "\n"


def perft_row(game: Game, players: int, deep_enough: int = DEEP_ENOUGH) -> dict[str, Any]:
    """The first legal moves in their order, and the counts at the start and later."""
    match = Match(game, players, SEED)
    return {
        "first": match.legal(match.to_act[0]),
        "start": perft(game, players, 0, deep_enough),
        "later": perft(game, players, LATER, deep_enough),
    }
