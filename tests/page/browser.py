"""A real browser for the tests of the page. Run as a program this installs Debian's Chromium, and what tests the page
without a browser and looks at its screens (vitest, axe).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

MISSING = "these tests need Chromium: `apt-get install chromium`, or `make chromium` as root or with sudo, installs it"
FLAGS = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def program() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def install() -> None:
    """Install Debian's package, if it is missing and that can be done without asking."""
    if program():
        return
    print("Installing Chromium for the tests …", flush=True)
    apt = [*([] if os.geteuid() == 0 else ["sudo", "-n"]), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    for step in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        with suppress(FileNotFoundError):  # there is no sudo
            subprocess.run([*apt, *step], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    if not program():
        print(MISSING, file=sys.stderr)


if __name__ == "__main__":
    install()
    sys.exit(subprocess.run([sys.executable, Path(__file__).parents[2] / "hatch_build.py"]).returncode)
