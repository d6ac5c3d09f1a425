"""Luck and play of one game: its result, split exactly into luck and what each seat's moves were worth.

One evaluator judges all (core/judge.py). A move is judged by what its seat knew: in worlds that the seat can't tell
from the true one, what came of it less what came of the strategy's move in its place, for every seat. How the game
stands is judged by what everybody sees, before the first move and after every entry. What changed, less what the move
itself was worth, is luck: of the deal, of shuffles, of what was hidden and is revealed. All are fractions: they add up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ..core import backends
from ..core.arrays import Judging
from ..core.backends import Backend
from ..core.game import Game
from ..core.match import Match
from ..core.playouts import FIRST_PLACE
from ..core.record import Record
from ..core.state import SPECTATOR, UNKNOWN, State
from ..games import game_of

WORLDS = 400  # in which a move is judged
GLANCES = 100  # worlds in which it is judged how the game stands
SURE = 1.96  # standard errors of a 95 % interval
DEAREST = 3


class Judged(NamedTuple):
    """A move and what it was worth, to every seat, in parts of the first place."""

    entry: int  # of the record, from 1
    seat: int
    move: str
    phase: int
    worth: tuple[Fraction, ...]
    squares: Fraction  # of the standard error of its worth to the seat itself

    @property
    def loss(self) -> Fraction:
        """What it cost its own seat; less than nothing, if it was better than the strategy's."""
        return -self.worth[self.seat]


class Moment(NamedTuple):
    """How the game stands after an entry, 0: before the first, and the luck that led there, by seat."""

    entry: int
    chances: tuple[Fraction, ...]
    luck: tuple[Fraction, ...]


class Parts(NamedTuple):
    """A seat's result, and what it is made of: even + luck + what each seat's play was worth to it."""

    result: Fraction
    even: Fraction
    luck: Fraction
    play: tuple[Fraction, ...]  # by seat: its own, and that of each other seat
    error: float  # half of the 95 % interval of luck and of all play together


class Review(NamedTuple):
    """All of it. `choices` is how many real choices each seat had, by whether they mattered to the strategy."""

    game: str
    players: int
    seats: tuple[Parts, ...]
    moves: tuple[Judged, ...]  # those that were not the strategy's only choice
    moments: tuple[Moment, ...]
    choices: tuple[int, ...]  # by seat: decisions at which not all moves seemed alike
    phases: Mapping[int, str]

    def dearest(self, seat: int) -> list[Judged]:
        """The moves that cost the seat most."""
        own = [one for one in self.moves if one.seat == seat and one.loss > 0]
        return sorted(own, key=lambda one: -one.loss)[:DEAREST]

    def rate(self, seat: int) -> float:
        """What the seat lost a choice that mattered, in percent of a first place."""
        return float(-100 * self.seats[seat].play[seat] / max(self.choices[seat], 1))

    def by_phase(self, seat: int) -> dict[str, Fraction]:
        """What the seat's play was worth to it in each phase of the game."""
        found: dict[str, Fraction] = {}
        for one in self.moves:
            if one.seat == seat:
                name = self.phases.get(one.phase, str(one.phase))
                found[name] = found.get(name, Fraction(0)) + one.worth[seat]
        return found


def review(record: Record, worlds: int = WORLDS, glances: int = GLANCES, seed: int = 1) -> Review:
    """Review a finished game."""
    *_, found = looking(record, worlds, glances, seed, backends.fastest_backend())
    assert found
    return found


def looking(record: Record, worlds: int, glances: int, seed: int, backend: Backend) -> Iterator[Review | None]:
    """Review a finished game entry by entry: None after each of them, and at last the review."""
    game = game_of(record)
    over = Match.replayed(game, record)
    assert over.is_over
    watcher = Reviewer(game, record.players, worlds, glances, seed, backend)
    match = Match.begin(game, record)
    watcher.stand(0, match, None)
    for number, entry in enumerate(record.moves, 1):
        made = None
        if "chance" not in entry:
            action = game.action_of(match.state, entry["move"])
            assert action is not None
            made = watcher.judge(number, match, entry["seat"], action)
        match.replay(number, entry)
        watcher.stand(number, match, made)
        yield None
    yield watcher.summed_up(over)


class Reviewer:
    """Judges a game entry by entry."""

    def __init__(self, game: Game, players: int, worlds: int, glances: int, seed: int, backend: Backend) -> None:
        self._game, self._players, self._backend = game, players, backend
        self._worlds, self._glances, self._seed = worlds, glances, seed
        self._moves: list[Judged] = []
        self._moments: list[Moment] = []
        self._choices = [0] * players
        self._even = Fraction(1, players)
        self._phases: dict[int, str] = {}
        self._unseen = (Fraction(0),) * players  # what moves were worth since the last look

    @cached_property
    def _judge(self) -> Any:
        return backends.template("judge", self._game.folder, self._backend)

    def judge(self, number: int, match: Match, seat: int, action: int) -> Judged | None:
        """A move before it is made; None if the strategy would have made no other."""
        legal = match.legal_actions(seat)
        if len(legal) == 1:
            return None
        worth: list[int] = [0] * len(legal)
        view = match.view(seat)
        self._game.rules.weigh(view, seat, legal, len(legal), worth)
        self._choices[seat] += len(set(worth)) > 1
        at = legal.index(action)
        alone = worth[at] == max(worth) and worth.count(worth[at]) == 1
        if alone and not match.is_secret:
            return None
        if match.is_secret:
            self._game.rules.reopen(view)
        sums = self._ask(view, seat, action, self._worlds, self._seed + 2 * number)
        parts = self._worlds * FIRST_PLACE
        gained = tuple(Fraction(int(made - asked), parts) for asked, made, _ in sums)
        spread = Fraction(int(sums[seat][2]), parts * FIRST_PLACE) - gained[seat] ** 2
        self._phases[match.state.phase] = phase_of(self._game, match, seat)
        found = Judged(number, seat, match.text_of(action), match.state.phase, gained, spread / self._worlds)
        self._moves.append(found)
        return found

    def stand(self, number: int, match: Match, made: Judged | None) -> None:
        """How the game stands to who watches, and what of the change since the last look was luck."""
        worth = made.worth if made else (Fraction(0),) * self._players
        self._unseen = tuple(have + more for have, more in zip(self._unseen, worth, strict=True))
        if match.chance_due:
            return  # the shuffle belongs to it
        if match.is_over:
            chances = shares_of(match)
        else:
            sums = self._ask(match.view(SPECTATOR), SPECTATOR, UNKNOWN, self._glances, self._seed + 2 * number + 1)
            parts = self._glances * FIRST_PLACE
            chances = tuple(Fraction(int(asked), parts) for asked, _, _ in sums)
        before = self._moments[-1].chances if self._moments else (self._even,) * self._players
        luck = tuple(now - then - gained for now, then, gained in zip(chances, before, self._unseen, strict=True))
        self._unseen = (Fraction(0),) * self._players
        self._moments.append(Moment(number, chances, luck))

    def _ask(self, view: State, seat: int, action: int, worlds: int, seed: int) -> Any:
        room = room_for(self._game, view, self._judge, self._backend)
        self._judge.judge(room, seat, action, seed, worlds)
        return room.sums

    def summed_up(self, match: Match) -> Review:
        seats = []
        for seat, result in enumerate(shares_of(match)):
            play = tuple(
                sum((one.worth[seat] for one in self._moves if one.seat == who), Fraction(0))
                for who in range(self._players)
            )
            luck = sum((moment.luck[seat] for moment in self._moments), Fraction(0))
            error = SURE * float(sum(one.squares for one in self._moves)) ** 0.5
            seats.append(Parts(result, self._even, luck, play, error))
        return Review(
            self._game.name,
            self._players,
            tuple(seats),
            tuple(self._moves),
            tuple(self._moments),
            tuple(self._choices),
            self._phases,
        )


def phase_of(game: Game, match: Match, seat: int) -> str:
    """What a phase is called where the game is drawn."""
    picture = game.picture.picture(match.view(seat), seat)
    return str(getattr(picture, "phase", match.state.phase))


def shares_of(match: Match) -> tuple[Fraction, ...]:
    """Each seat's part of the first place of a game that is over."""
    first = [place == 1 for place in match.places]
    return tuple(Fraction(int(won), sum(first)) for won in first)


def room_for(game: Game, view: State, judge: Any, backend: Backend) -> Judging:
    players = view.players
    sums = np.zeros((players, judge.SUMS), np.int64)
    shares, asked = (np.zeros(players, np.int64) for _ in range(2))
    if backend is Backend.INTERPRETED:
        return Judging([view, view, view], [0] * game.actions, [0] * game.actions, shares, asked, sums)
    states = game.state.array(judge.STATES)
    view.pack(states, judge.VIEW)
    legal, worth = (np.zeros(game.actions, np.int64) for _ in range(2))
    return Judging(states, legal, worth, shares, asked, sums)
