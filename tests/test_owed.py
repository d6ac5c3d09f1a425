"""What mypy is given to compare games and players with what they owe: all of them, without a list."""

from __future__ import annotations

import pytest

from shoal.bots.named import kinds
from shoal.core import contract
from shoal.games import FOLDERS
from tools.owed import module


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_of_every_game_is_compared(folder: str) -> None:
    text = module()
    for file, owed in contract.FILES.items():
        own_state = f"[{folder}_Table]" if owed.__parameters__ else ""
        assert f"{folder}_{file}_owes_0: contract.{owed.__name__}{own_state} = {folder}_{file}\n" in text
    compile(text, "owed.py", "exec")


def test_what_a_game_may_leave_out_is_compared_where_it_is_there() -> None:
    found = {line.partition("_notation_owes")[0] for line in module().splitlines() if "ShuffleNotation" in line}
    assert found == {"fischen", "fish_fish_fish"}


def test_every_player_is_compared() -> None:
    for kind in kinds():
        assert f"player_{kind}_owes: PlayerFile = player_{kind}\n" in module()


def test_what_a_protocol_asks_for_is_found() -> None:
    assert contract.members_of(contract.StrategyFile) == ["SPREAD", "weigh", "outlook"]
    assert contract.members_of(contract.StateFile) == ["Table"]
