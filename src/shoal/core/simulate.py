"""Games by the thousand, random ones or by the strategy: how a game behaves over many plays."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from . import backends
from .arrays import Arena, Sheets
from .backends import Backend
from .errors import BadInput
from .game import Components, Game
from .match import Match
from .policy import ALL_MOVES
from .state import State

# Games between two reports of progress.
CHUNK = {Backend.INTERPRETED: 100, Backend.COMPILED: 10_000, Backend.GPU: 1_000_000}
FEW = 2_000  # up to so many random games interpreting is quicker than loading compiled rules
FEW_BY_STRATEGY = 100
RANDOM = "random"
CONSIDERED = {RANDOM: 1, "strategy": ALL_MOVES}  # who may play, and how many moves each considers


def seated(by: str, players: int) -> list[str]:
    """Who plays at each seat: `by` is one name for all, or one a seat with commas between them."""
    names = by.split(",")
    for name in names:
        if name not in CONSIDERED:
            raise BadInput("simulate-by", name=name, known=" or ".join(CONSIDERED))
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadInput("simulate-seats", count=len(names), players=players)
    return names


def is_random(names: Sequence[str]) -> bool:
    """Whether nobody thinks: such games draw chance in an order of their own, are quicker, and can go to a GPU."""
    return set(names) == {RANDOM}


def sheets(players: int, games: int, backend: Backend) -> Sheets:
    """Empty sheets."""
    if backend is Backend.INTERPRETED:
        points, ranks = ([[0] * games for _ in range(players)] for _ in range(2))
        return Sheets(points, ranks, [0] * games, [0] * games)
    import numpy as np

    shapes = (((players, games), np.int32), ((players, games), np.int64), (games, np.int8), (games, np.int32))
    return Sheets(*(np.zeros(shape, kind) for shape, kind in shapes))


@dataclass
class Tally:
    """What came out, seat by seat and over all games. Only counts are kept: memory is flat in the number of games."""

    players: int
    games: int = 0
    decisions: int = 0
    scores: list[Counter[int]] = field(default_factory=list)  # per seat: score -> games
    firsts: list[Counter[int]] = field(default_factory=list)  # per seat: seats that shared the first place -> games
    lengths: Counter[int] = field(default_factory=Counter)
    endings: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.scores = [Counter() for _ in range(self.players)]
        self.firsts = [Counter() for _ in range(self.players)]

    def count(self, found: Sheets) -> None:
        """Add the games of some sheets."""
        self.games += len(found.lengths)
        self.decisions += int(sum(found.lengths) if isinstance(found.lengths, list) else found.lengths.sum())
        self.lengths += counted(found.lengths)
        self.endings += counted(found.endings)
        for seat in range(self.players):
            self.scores[seat].update(counted(found.points[seat]))
            self.firsts[seat] += counted(shares(found.ranks, seat))

    def wins(self, seat: int) -> float:
        """First places; a shared one counts in parts."""
        return sum(games / sharing for sharing, games in self.firsts[seat].items())

    def summary(self, ending_keys: tuple[str, ...]) -> dict[str, Any]:
        """The tally as an object for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seats": [
                {"seat": seat, "wins": round(self.wins(seat), 3), "score": spread(self.scores[seat])}
                for seat in range(self.players)
            ],
            "length": spread(self.lengths),
            "endings": {key: self.endings[number] for number, key in enumerate(ending_keys)},
        }


def counted(numbers: Any) -> Counter[int]:
    """How often each number is there."""
    if isinstance(numbers, list):
        return Counter(numbers)
    import numpy as np

    least = int(numbers.min()) if len(numbers) else 0
    counts = np.bincount(numbers - least)  # five times as quick as sorting them
    return Counter({least + int(i): int(counts[i]) for i in counts.nonzero()[0]})


def shares(ranks: Any, seat: int) -> Any:
    """Of the games that a seat won: how many seats shared the first place."""
    if isinstance(ranks, list):
        return [game.count(game[seat]) for game in zip(*ranks, strict=True) if game[seat] == max(game)]
    firsts = ranks == ranks.max(0)
    return firsts.sum(0)[firsts[seat]]


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, least and most."""
    games = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / games
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / games
    return {"mean": round(mean, 3), "sd": round(variance**0.5, 3), "min": min(counts), "max": max(counts)}


# Many parameters because they are documented options (docs/python.md), some of them by name alone.
def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    components: Components | str = "standard",
    *,
    by: str = RANDOM,
    backend: Backend | None = None,
    threads: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play games of the seeds seed, seed + 1, …; the outcome is the same in every way and on any threads."""
    box = game.open_box(players, options, components)
    names = seated(by, players)
    if backend is None:
        few = FEW if is_random(names) else FEW_BY_STRATEGY
        backend = Backend.COMPILED if games > few and backends.is_available() else Backend.INTERPRETED
    play = games_player(game, box, backend, threads, names)
    chunk = CHUNK[backend] * threads
    tally = Tally(players)
    for start in range(0, games, chunk):
        count = min(chunk, games - start)
        tally.count(play(seed + start, count))
        progress(count)
    return tally


def games_player(
    game: Game, box: State, backend: Backend, threads: int = 1, names: Sequence[str] = (RANDOM,)
) -> Callable[[int, int], Sheets]:
    """A function that plays so many games from a seed on, all out of one opened box."""
    template = "playouts" if is_random(names) else "policy"
    if backend is Backend.GPU:
        from .gpu import gpu_player

        if not is_random(names):
            raise BadInput("simulate-gpu")
        return gpu_player(game, box)
    play_games = backends.template(template, game.folder, backend).play_games
    arenas = [arena_for(game, box, backend, [CONSIDERED[name] for name in names]) for _ in range(threads)]

    def play(seed: int, games: int) -> Sheets:
        found = sheets(box.players, games, backend)
        cuts = [games * part // threads for part in range(threads + 1)]
        jobs = [(arenas[part], seed, cuts[part], cuts[part + 1], found) for part in range(threads)]
        if threads == 1:
            play_games(*jobs[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(lambda job: play_games(*job), jobs))
        return found

    return play


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def arena_for(game: Game, box: State, backend: Backend, considered: Sequence[int]) -> Arena:
    """Room for the games of one box, one after the other."""
    if backend is Backend.INTERPRETED:
        return Arena([box, box], [0] * game.actions, [0] * game.actions, list(considered))
    import numpy as np

    states = game.state.array(2)
    box.pack(states, 0)
    legal, worth = (np.zeros(game.actions, np.int64) for _ in range(2))
    return Arena(states, legal, worth, np.array(considered, np.int64))


# -- Single games, as matches --


def random_match(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    components: Components | str = "standard",
) -> Match:
    """The same random game as `simulate` plays with this seed, as a match with its record."""
    return match_by(RANDOM, game, players, seed, options, components)


def match_by(
    by: str,
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    components: Components | str = "standard",
) -> Match:
    """The same game as `simulate` plays by these players with this seed, as a match with its record."""
    match = Match(game, players, seed, options, components)
    names = seated(by, players)
    for _ in random_moves(match) if is_random(names) else moves_by(names, match):
        pass
    return match


def random_moves(match: Match) -> Iterator[tuple[int, int]]:
    """Play on at random by the generator inside the match, one (seat, action) at a time."""
    playouts = backends.template("playouts", match.game.folder)
    while not match.is_over:
        s = match.state
        seat = playouts.asked(s)
        actions = match.legal_actions(seat)
        action = actions[playouts.below(s, len(actions))]
        match.play_action(seat, action)
        yield seat, action


def moves_by(names: Sequence[str], match: Match) -> Iterator[tuple[int, int]]:
    """Play on by the players at the seats and the generator inside the match, one (seat, action) at a time."""
    policy = backends.template("policy", match.game.folder, Backend.INTERPRETED)
    worth = [0] * match.game.actions
    while not match.is_over:
        s = match.state
        seat = policy.playouts.asked(s)
        actions = match.legal_actions(seat)
        action = policy.choose(s, seat, actions, len(actions), worth, CONSIDERED[names[seat]])
        match.play_action(seat, action)
        yield seat, action
