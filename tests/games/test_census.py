"""Each mark and each restriction of every game is met in play, rules interpreted."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import Game, State, all_games
from shoal.core import backends

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
RARE = {"the fiasco card", "a grey fish never released"}


def mid_game(game: Game) -> State:
    s = game.open_box(game.players[0])
    backends.template("playouts", game.folder).deal(s, 1)
    return s


def played(game: Game, players: int, seed: int, marks: list[list[int]]) -> set[int]:
    """Play a random game, count it, and answer what was ever kept off by whom."""
    rules, playouts = game.rules, backends.template("playouts", game.folder)
    s = game.open_box(players, {name: one.values[seed // 5 % len(one.values)] for name, one in game.options.items()})
    playouts.deal(s, seed)
    rules.note_deal(s, marks)
    legal: list[int] = [0] * game.actions
    refrained = set()
    while s.phase != -1:
        seat = playouts.asked(s)
        for i in range(rules.legal(s, seat, legal)):
            refrained |= {never for never in range(len(rules.NEVER)) if rules.refrains(s, seat, legal[i], never)}
        action = playouts.random_action(s, seat, legal)
        rules.note_move(s, seat, action, marks)
        playouts.step(s, seat, action)
    rules.note_end(s, marks)
    return refrained


@every_game
def test_every_mark_and_restriction_is_met(game: Game) -> None:
    rules: Any = game.rules
    total, refrained = [0] * len(rules.MARKS), set()
    for seed in range(40):
        players = game.players[seed % len(game.players)]
        marks = [[0] * len(rules.MARKS) for _ in range(players)]
        refrained |= played(game, players, seed, marks)
        total = [have + sum(seat[at] for seat in marks) for at, have in enumerate(total)]
    marks = [[0] * len(rules.MARKS) for _ in range(game.players[0])]
    for action in range(game.actions):  # what is hardly ever legal is counted all the same
        rules.note_move(mid_game(game), 0, action, marks)
    total = [have + marks[0][at] for at, have in enumerate(total)]
    missing = {mark.name for mark, many in zip(rules.MARKS, total, strict=True) if not many}
    assert missing <= RARE
    assert refrained == set(range(len(rules.NEVER)))
    assert len({(mark.group, mark.name) for mark in rules.MARKS}) == len(rules.MARKS)
