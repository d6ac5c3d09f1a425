"""How the tests are shared out, put in another order, and kept from being left out."""

from __future__ import annotations

import os
import random
import ssl
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

PAGE = Path(__file__).parent / "page"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in the random order of this seed")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: many tests wait for a server or a browser."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session", autouse=True)
def no_certificates() -> Iterator[None]:
    """No server of a test speaks TLS, and each of the clients would read all certificates of the world first."""
    plain = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", lambda **_: plain)
        yield


def pytest_report_header(config: pytest.Config) -> str | None:
    seed = config.getoption("shuffle")
    return None if seed is None else f"in random order: --shuffle {seed}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --shuffle any test may follow any other; only those of a file of the page stay together, as its server does.

    Workers collect on their own and must find the same order: it comes of the seed alone.
    """
    seed = config.getoption("shuffle")
    if seed is None:
        return
    dice = random.Random(seed)
    together: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        together[str(item.path) if item.path.is_relative_to(PAGE) else item.nodeid].append(item)
    parts = list(together.values())
    dice.shuffle(parts)
    for part in parts:
        dice.shuffle(part)
    items[:] = [item for part in parts for item in part]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return nothing_left_out((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return nothing_left_out((yield))


def nothing_left_out(report: Report) -> Report:
    """In CI a test, or a file of them, that skips itself has failed: what could not be had was not tested."""
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CI"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome, report.longrepr = "failed", f"nothing is left out in CI, but this was: {reason}"
    return report
