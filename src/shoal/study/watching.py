"""Watch games that are not played by the census: matches of players that can't be compiled, and recorded ones."""

from __future__ import annotations

import random
import time
from dataclasses import replace

from ..bots.guard import ask
from ..bots.named import player_named, prepare
from ..bots.player import question_of
from ..core.arrays import Counts
from ..core.backends import Backend
from ..core.corpus import Line
from ..core.game import Game
from ..core.match import Match
from ..core.state import UNKNOWN
from .counting import census_of, no_counts, room_for
from .plan import Part, Plan


class Watcher:
    """Counts a match while it is played, as core/census.py counts its own games."""

    def __init__(self, game: Game, players: int, counts: Counts) -> None:
        self._census = census_of(game, Backend.INTERPRETED)
        self._game, self._counts = game, counts
        self._room = room_for(game, players, watch=1, is_random=False, never=(UNKNOWN,) * players)
        self._worth = [0] * game.actions
        self._length = 0

    def begin(self, match: Match) -> None:
        self._length = 0
        self._census.begin_game(match.state, self._room)

    def before(self, match: Match, seat: int, action: int) -> None:
        """A move that is going to be made."""
        legal, s = match.legal_actions(seat), match.state
        told = (s, seat, legal, len(legal), True, self._length, self._worth, self._room, self._counts)
        self._census.look(*told)
        self._game.rules.note_move(s, seat, action, self._room.marks)
        self._length += 1

    def end(self, match: Match) -> None:
        self._census.end_game(match.state, self._length, True, self._room, self._counts)


def count_matches(plan: Plan, part: Part) -> Counts:
    """Play the games of a part by players of any kind, and count them."""
    game = plan.loaded_game
    counts = no_counts(game, plan.players)
    watcher = Watcher(game, plan.players, counts)
    prepare(game, plan.seated)
    seated = [player_named(game, name) for name in plan.seated]
    for number in range(part.start, part.end):
        match = Match(game, plan.players, plan.seed + number, plan.options, plan.components)
        dice = [random.Random(f"{plan.seed + number} {seat} {one.name}") for seat, one in enumerate(seated)]
        watcher.begin(match)
        while not match.is_over:
            seat = match.to_act[0]
            # Processor time, as in a ladder: whatever else the machine does, the moves are the same.
            question = replace(question_of(match, seat, dice[seat], seated[seat].budget), clock=time.process_time)
            answer, _ = ask(seated[seat], question)
            watcher.before(match, seat, answer.action)
            match.play_action(seat, answer.action)
        watcher.end(match)
    return counts


def watch_record(game: Game, line: Line, watcher: Watcher) -> bool:
    """Watch a recorded game; one that is not over does not count."""
    record = line.record
    over = Match.replayed(game, record)
    if not over.is_over:
        return False
    match = Match.begin(game, record)
    watcher.begin(match)
    for number, entry in enumerate(record.moves, 1):
        if "chance" not in entry:
            action = game.action_of(match.state, entry["move"])
            assert action is not None
            watcher.before(match, entry["seat"], action)
        match.replay(number, entry)
    watcher.end(match)
    return True
