"""A server's finished games as one file of many records."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from shoal.core.corpus import records_in
from shoal.core.match import Match
from shoal.games import game_of
from shoal.server.corpus import write_finished
from shoal.server.settings import Settings

from .test_replay import finished

pytestmark = pytest.mark.anyio


async def test_finished_games_are_one_file_with_or_without_names(
    server: str, settings: Settings, tmp_path: Path
) -> None:
    for _ in range(2):
        await finished(server, "fish-n-stones")
    file = tmp_path / "games.jsonl.gz"
    while write_finished(settings.database_url, file, private=True) < 2:  # records are written a moment later
        await asyncio.sleep(0.05)
    for line in records_in(file):
        assert Match.replayed(game_of(line.record), line.record).is_over
    assert write_finished(settings.database_url, file, "fat-fish", private=True) == 0
    assert write_finished(settings.database_url, tmp_path / "open.jsonl") == 0  # these tables were not open to all
    assert write_finished(settings.database_url, tmp_path / "bare.jsonl", names=False, private=True) == 2
    assert "seats" not in (tmp_path / "bare.jsonl").read_text("utf-8")
