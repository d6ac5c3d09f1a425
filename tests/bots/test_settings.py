"""Settings of players that have another name than they used to have."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import game_named
from shoal.bots.ahead import Settings as AheadSettings
from shoal.bots.ahead import settings_from
from shoal.bots.named import player_named, read_levels


def test_settings_go_on_working_by_their_earlier_names(caplog: pytest.LogCaptureFixture) -> None:
    game = game_named("fat-fish")
    player_named(game, "ahead-9:temperature=0.5,prior_weight=1")
    assert not caplog.messages
    player_named(game, "ahead-9:heat=0.5")
    assert caplog.messages == ["The setting heat is called temperature now; the old name still works."]
    assert settings_from({}, "calm=2") == AheadSettings(secret_prior_weight=2.0)


def test_levels_edited_by_hand_may_have_earlier_names(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "levels.toml"
    file.write_text('[search]\nlooks = 2\nfaith = 0.5\n\n[hard]\nplayer = "search"\nease = 0.5\n', "utf-8")
    assert read_levels(file) == {
        "search": {"considered": 2, "opponent_prior": 0.5},
        "hard": {"player": "search", "early_stop": 0.5},
    }
    assert len(caplog.messages) == 3 and "ease is called early_stop now" in caplog.messages[-1]
