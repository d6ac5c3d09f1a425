"""What a study counts in Fat Fish that hardly ever happens."""

from __future__ import annotations

from typing import Any

from shoal.games import game_named
from shoal.games.fat_fish.census import FIASCO, MARKS, note_end


def test_the_fiasco_card_is_counted_for_who_holds_it() -> None:
    s: Any = game_named("fat-fish").open_box(3)
    marks = [[0] * len(MARKS) for _ in range(3)]
    s.fiasco_at = 1
    note_end(s, marks)
    assert [seat[FIASCO] for seat in marks] == [0, 1, 0]
