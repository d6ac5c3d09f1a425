"""Mixes of two who choose at the same time: known equilibria, and that nobody gains much by knowing one of them."""

from __future__ import annotations

import random

import pytest

from shoal.bots.equilibrium import dot, mixes_of_two

EVEN = [1.0, 1.0, 1.0]


def test_rock_paper_scissors() -> None:
    worths = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    for mix in mixes_of_two(worths, [0.6, 0.2, 0.2], [0.2, 0.7, 0.1], 0.02):
        assert mix == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_choice_that_wins_more_is_made_less_often() -> None:
    """The first wins 3 if both choose the first, 1 if both choose the second, and else nothing."""
    for mix in mixes_of_two([[3, 0], [0, 1]], [1, 1], [1, 1], 0.01):
        assert mix == pytest.approx([1 / 4, 3 / 4], abs=0.06)


def test_what_is_better_against_everything_is_done() -> None:
    mine, theirs = mixes_of_two([[0.2, 0.5], [0.0, 0.4]], [0.01, 0.99], [0.5, 0.5], 0.01)
    assert mine[0] > 0.99 and theirs[0] > 0.99


def test_with_a_great_weight_the_first_opinion_stays() -> None:
    mine, theirs = mixes_of_two([[1, -1], [-1, 1]], [3, 1], [1, 4], 1e6)
    assert mine == pytest.approx([0.75, 0.25], abs=1e-3) and theirs == pytest.approx([0.2, 0.8], abs=1e-3)


def test_who_knows_a_mix_gains_little_by_it() -> None:
    dice = random.Random(5)
    for _ in range(20):
        rows, columns = dice.randint(2, 8), dice.randint(2, 8)
        worths = [[dice.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]
        mine, theirs = mixes_of_two(worths, [1.0] * rows, [1.0] * columns, 0.02)
        held = min(dot([row[column] for row in worths], mine) for column in range(columns))
        taken = max(dot(row, theirs) for row in worths)
        assert taken - held < 0.12
