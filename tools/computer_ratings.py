"""Work out the published ratings of the computer players from the ladders in docs/ladders.

    python -m tools.computer_ratings

writes src/shoal/bots/published.json: of each game and level the mean, its standard deviation and the number of games
they come of. All ladders of a game are taken together, whatever the number of players, by the model of
shoal.bots.ratings: the strengths that fit all games best at once, and how surely (the curvature there). A player with
several seats counts with each. Where ladders are short, the deviation is large; it is what is published.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from shoal.bots.levels import LEVELS
from shoal.bots.published import FILE
from shoal.bots.ratings import ENOUGH, FARTHEST, MEAN, SIGMA, STEPS, likelihood, solved
from shoal.games import names

ANCHOR = 1e3  # how surely the mean of all players is MEAN
LADDERS = Path(__file__).parent.parent / "docs" / "ladders"


class Result(NamedTuple):
    """Who sat where, and what came of it."""

    lineup: Sequence[str]
    places: Sequence[int]


def results_of(game: str) -> list[Result]:
    found = []
    for file in sorted(LADDERS.glob("*.jsonl")):
        head, *lines = map(json.loads, file.read_text("utf-8").splitlines())
        if head["game"] == game:
            found += [Result(line["lineup"], line["places"]) for line in lines]
    return found


def fitted(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """The strengths that fit all results best, with their standard deviations."""
    players = sorted({name for result in results for name in result.lineup})
    means = dict.fromkeys(players, MEAN)
    for _ in range(STEPS):
        slopes, curves = together(results, players, means)
        moves = [row[0] for row in solved(curves, [[slope] for slope in slopes])]
        for player, move in zip(players, moves, strict=True):
            means[player] += max(-FARTHEST, min(FARTHEST, move))
        if max(map(abs, moves)) < ENOUGH:
            break
    _, curves = together(results, players, means)
    spread = solved(curves, [[float(i == j) for j in range(len(players))] for i in range(len(players))])
    return {player: (means[player], math.sqrt(spread[i][i])) for i, player in enumerate(players)}


def together(
    results: Sequence[Result], players: Sequence[str], means: dict[str, float]
) -> tuple[list[float], list[list[float]]]:
    """Slope and curvature of the log likelihood of all results, and of what is known of nobody in particular.

    Games only tell who is better by how much. Where the scale begins is ours to say: the mean of all is MEAN.
    """
    astray = sum(means[player] - MEAN for player in players)
    slopes = [(MEAN - means[player]) / SIGMA**2 - ANCHOR * astray for player in players]
    curves = [[(i == j) / SIGMA**2 + ANCHOR for j in range(len(players))] for i in range(len(players))]
    for result in results:
        at = [players.index(name) for name in result.lineup]
        some_slopes, some_curves = likelihood([means[name] for name in result.lineup], result.places, 1.0)
        for i, slope, row in zip(at, some_slopes, some_curves, strict=True):
            slopes[i] += slope
            for j, curve in zip(at, row, strict=True):
                curves[i][j] += curve
    return slopes, curves


def published() -> dict[str, dict[str, list[float]]]:
    found = {}
    for game in names():
        results = results_of(game)
        fit = fitted(results)
        found[game] = {
            level: [*(round(value, 2) for value in fit[level]), sum(level in result.lineup for result in results)]
            for level in LEVELS
            if level in fit
        }
    return found


def text() -> str:
    lines = [f"  {json.dumps(game)}: {json.dumps(levels)}" for game, levels in published().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
