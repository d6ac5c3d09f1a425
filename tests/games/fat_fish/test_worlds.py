"""Fat Fish: a world must be able to have gone the way the game went. Checked by brute force, apart from the rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from shoal import Match, State, game_named

from .test_views import world_of

Colours = tuple[int, ...]
GAME = game_named("fat-fish")


def anything(held: Colours) -> bool:
    return True


@dataclass
class Turn:
    """What everybody saw of a turn: the colours laid, how many cards were held back, and what is told of them."""

    laid: list[int] = field(default_factory=list)
    left: int = 0
    fits: Callable[[Colours], bool] = anything
    ended: bool = False


def followers(view: State, row: int) -> set[int]:
    """The colours that may go to this row."""
    ends = {number: view.row[number][size - 1] // 6 for number, size in enumerate(view.row_size) if size}
    return {colour for colour in range(5) if ends[row] == colour or colour not in ends.values()}


def watch(turn: Turn, match: Match, seat: int, move: str) -> None:
    """Make a move and note what it shows."""
    told = len(match.events())
    held = match.view().hand_size[seat]
    match.play(seat, move)
    news = [event.key for event in match.events()[told:]]
    if move == "stop":
        turn.ended = True
    elif move.startswith("lay"):
        turn.laid.append("RYGBP".index(move[4]))
        turn.left = held - 1
        if "took-row" in news:
            turn.fits, turn.ended = anything, True
            return
        may = followers(match.view(), int(move[-1]) - 1)
        turn.ended = "drew" in news or "all-played" in news or match.to_act != [seat] or not match.view().laid
        if turn.ended:
            turn.fits = lambda held: not may & set(held)
        else:
            turn.fits = lambda held: bool(may & set(held))


def can_have_gone_so(hand: list[int], turns: list[Turn]) -> bool:
    """Go back through the turns: which cards of the hand were held back, and which drawn since?"""
    hands = {tuple(sorted(card // 6 for card in hand if card >= 0))}
    for turn in reversed(turns):
        held = {part for cards in hands for part in itertools.combinations(cards, turn.left) if turn.fits(part)}
        hands = {tuple(sorted([*part, *turn.laid])) for part in held}
    return bool(hands)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_worlds_can_have_gone_the_way_the_game_went(players: int) -> None:
    dice = random.Random(players)
    for seed in range(3):
        match = Match(GAME, players, seed)
        turns: list[list[Turn]] = [[] for _ in range(players)]
        while not match.is_over:
            mover = match.to_act[0]
            move = dice.choice(match.legal(mover))
            if move.startswith("lay") and (not turns[mover] or turns[mover][-1].ended):
                turns[mover].append(Turn())
            watch(turns[mover][-1], match, mover, move)
            viewer = dice.randrange(-1, players)
            world = world_of(match, viewer, dice.randrange(2**60))
            for seat in range(players):
                assert can_have_gone_so(match._state.hand[seat], turns[seat]), "the true hand does"
                assert can_have_gone_so(world.hand[seat], turns[seat])
