"""Tests that compile a game's rules run in one worker, so that nothing is compiled twice at the same time."""

from __future__ import annotations

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        if "case" in given and (given.get("compiled") or "compiled_agree" in item.name):
            item.add_marker(pytest.mark.xdist_group(given["case"].game))
