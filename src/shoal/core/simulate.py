"""Random games by the thousand: how a game behaves over many plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import twins
from .game import Components, Game
from .match import Match, places_of

CHUNK = 10_000  # games between two reports of progress, compiled
FEW = 2_000  # up to so many games interpreting is quicker than loading compiled rules


@dataclass
class Tally:
    """What came out, seat by seat and over all games. Only counts are kept: memory is flat in the number of games."""

    players: int
    games: int = 0
    decisions: int = 0
    scores: list[Counter[int]] = field(default_factory=list)  # per seat: score -> games
    wins: list[float] = field(default_factory=list)  # first places; a shared one counts in parts
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.scores = [Counter() for _ in range(self.players)]
        self.wins = [0.0] * self.players

    def count(self, points: list[int], ranks: list[int], ending: int, length: int) -> None:
        self.games += 1
        self.decisions += length
        self.lengths[length] += 1
        self.endings[ending] += 1
        places = places_of(ranks)
        winners = places.count(1)
        for seat in range(self.players):
            self.scores[seat][points[seat]] += 1
            if places[seat] == 1:
                self.wins[seat] += 1 / winners

    def summary(self, ending_keys: tuple[str, ...]) -> dict[str, Any]:
        """The tally as an object for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seats": [
                {"seat": seat, "wins": round(self.wins[seat], 3), "score": spread(self.scores[seat])}
                for seat in range(self.players)
            ],
            "length": spread(self.lengths),
            "endings": {key: self.endings[number] for number, key in enumerate(ending_keys)},
        }


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, least and most."""
    games = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / games
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / games
    return {"mean": round(mean, 3), "sd": round(variance**0.5, 3), "min": min(counts), "max": max(counts)}


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    components: Components | str = "standard",
    *,
    compiled: bool | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play random games of the seeds seed, seed + 1, …; compiled or interpreted, the outcome is the same."""
    if compiled is None:
        compiled = games > FEW and twins.is_available()
    box = game.open_box(players, options, components)
    playouts = twins.template("playouts", game.folder, compiled=compiled)
    chunk = CHUNK if compiled else CHUNK // 100
    tally = Tally(players)
    states, legal = arena(game, box, compiled=compiled)
    for start in range(0, games, chunk):
        count = min(chunk, games - start)
        points, ranks, endings, lengths = sheets(count, players, compiled=compiled)
        playouts.play_games(states, legal, seed + start, count, points, ranks, endings, lengths)
        for row in zip(*(listed(sheet) for sheet in (points, ranks, endings, lengths)), strict=True):
            tally.count(*row)
        progress(count)
    return tally


def arena(game: Game, box: Any, *, compiled: bool) -> tuple[Any, Any]:
    """Room for the playouts of one box: its state, a table, and a list of legal actions."""
    if not compiled:
        return [box, box], [0] * game.actions
    import numpy as np

    states = game.state.array(2)
    box.pack(states, 0)
    return states, np.zeros(game.actions, np.int64)


def sheets(count: int, players: int, *, compiled: bool) -> tuple[Any, Any, Any, Any]:
    """Empty sheets for points, ranks, endings and lengths of `count` games."""
    if not compiled:
        rows = [[[0] * players for _ in range(count)] for _ in range(2)]
        return rows[0], rows[1], [0] * count, [0] * count
    import numpy as np

    return tuple(np.zeros(shape, np.int64) for shape in ((count, players), (count, players), count, count))  # type: ignore[return-value]


def listed(sheet: Any) -> list[Any]:
    found: list[Any] = sheet if isinstance(sheet, list) else sheet.tolist()
    return found


def random_match(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    components: Components | str = "standard",
) -> Match:
    """The same random game as `simulate` plays with this seed, as a match with its record."""
    match = Match(game, players, seed, options, components)
    for _ in random_moves(match):
        pass
    return match


def random_moves(match: Match) -> Iterator[tuple[int, int]]:
    """Play on at random by the generator inside the match, one (seat, action) at a time."""
    playouts = twins.template("playouts", match.game.folder, compiled=False)
    while not match.is_over:
        s = match._state
        seat = playouts.asked(s)
        actions = match.legal_actions(seat)
        action = actions[playouts.below(s, len(actions))]
        match.play_action(seat, action)
        yield seat, action
