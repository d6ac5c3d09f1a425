"""Print what some extras of the package need, a line each, for pip: `python tools/needed.py envs dev`.

So pip can fetch it while shoal itself, and with it the page, is built. It runs before anything is installed.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parent.parent.joinpath("pyproject.toml").read_text("utf-8"))["project"]


def needed(extras: Sequence[str]) -> list[str]:
    """What shoal needs with these extras; extras that name others of its own are followed."""
    found = list(PROJECT["dependencies"])
    for extra in extras:
        for requirement in PROJECT["optional-dependencies"][extra]:
            name, _, rest = requirement.partition("[")
            found += needed(rest.rstrip("]").split(",")) if name == PROJECT["name"] else [requirement]
    return list(dict.fromkeys(found))


if __name__ == "__main__":
    print(*needed(sys.argv[1:]), sep="\n")
