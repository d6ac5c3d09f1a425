"""Set a table for a test: a match from a set-up, and moves on it; or a few games at random."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from shoal import Game, Match, Refused, game_named, new_match

Moves = Iterable[tuple[int, str]]


def match_of(
    game: str,
    players: int,
    setup: Mapping[str, Any],
    *,
    first: int = 0,
    options: Mapping[str, str] | None = None,
    components: Mapping[str, Any] | str = "standard",
    moves: Moves = (),
    seed: int | None = None,
) -> Match:
    """A match with this set-up, after these moves. Without a seed later shuffles are handed in."""
    match = Match(game_named(game), players, seed, options, components, first=first, setup=setup)
    return played(match, moves)


def played(match: Match, moves: Moves) -> Match:
    for seat, move in moves:
        match.play(seat, move)
    return match


def refused(match: Match, seat: int, move: str) -> str:
    """The key of the refusal; the match must be as it was."""
    before = match._state.flat()
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert match._state.flat() == before
    assert str(caught.value), "a refusal has words"
    return caught.value.key


def keys(match: Match, seat: int, since: int = 0) -> list[str]:
    """The keys of the events a seat has heard."""
    return [event.key for event in match.events(seat, since)]


def total(lines: Sequence[Any]) -> int:
    return sum(line.points for line in lines)


def walk(game: Game, games: int) -> Iterator[tuple[Match, int | None]]:
    """A few random games: the match before every move, with the seat that makes it, and at its end, with none."""
    for number in range(games):
        dice = random.Random(number)
        options = {name: dice.choice(option.values) for name, option in game.options.items()}
        match = new_match(game.name, game.players[number % len(game.players)], seed=number, options=options)
        while not match.is_over:
            seat = dice.choice(match.to_act)
            yield match, seat
            match.play(seat, dice.choice(match.legal(seat)))
        yield match, None
