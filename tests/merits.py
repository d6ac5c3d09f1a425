"""What every test of merits needs: all that is claimed in a few random games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from shoal import Game, Match
from shoal.core.game import Merit
from shoal.core.words import LANGUAGES, catalogue, say, with_names

from .table import walk

Args = Mapping[str, Any]
Check = Callable[[Match, int, str, Args], bool]  # of a match, a seat, a move and what is claimed of it

ACTIONS = 3  # of a decision that are looked at


def merits_of(match: Match, seat: int, move: str) -> dict[str, Args]:
    """What speaks for a move, from the view of the seat: arguments by key."""
    action = match.legal_actions(seat)[match.legal(seat).index(move)]
    assert match.game.merits
    return {merit.key: merit.args for merit in match.game.merits.merits(match.view(seat), seat, action)}


def claims(game: Game, games: int) -> Iterator[tuple[Match, int, str, Merit]]:
    assert game.merits
    dice = random.Random(games)
    for match, seat in walk(game, games):
        if seat is not None:
            view, legal = match.view(seat), match.legal_actions(seat)
            for action in dice.sample(legal, min(ACTIONS, len(legal))):
                for merit in game.merits.merits(view, seat, action):
                    yield match, seat, match.text_of(action), merit


def check_all(game: Game, games: int, checks: Mapping[str, Check]) -> set[str]:
    """Everything that is claimed holds, and can be said in every language. Answers what was claimed."""
    found = set()
    for match, seat, move, merit in claims(game, games):
        found.add(merit.key)
        assert checks[merit.key](match, seat, move, merit.args), (seat, move, merit)
        names = [f"Player {number}" for number in range(match.players)]
        for language in LANGUAGES:
            say(merit.key, with_names(merit.args, names), folder=game.folder, language=language)
    assert {key for key in catalogue(game.folder)._messages if key.startswith("merit-")} == set(checks)
    return found


def after(match: Match, seat: int, move: str) -> Match:
    """The match once the move is made."""
    made = match.copy()
    made.play(seat, move)
    return made
