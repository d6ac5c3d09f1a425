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


# Nothing that others do is held back, unless a test is about it: whole games would take minutes.
AT_ONCE = """if (location.protocol.startsWith('http') && !localStorage.getItem('shoal-speed'))
  localStorage.setItem('shoal-speed', 'off')"""

# The same browser without windows: it opens a page with less than half the work.
SHELL = "chromium-headless-shell"
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")


def program(*names: str) -> str | None:
    """The first of these programs that is here, or of all."""
    return next(filter(None, map(shutil.which, names or (SHELL, *WITH_WINDOWS))), None)


def install() -> None:
    """Install Debian's packages, if they are missing and that can be done without asking."""
    if program(SHELL) and program(*WITH_WINDOWS):
        return
    if program() and not program(SHELL):  # beside which only its own version changes nothing else
        with suppress(FileNotFoundError):  # another system
            command = ["dpkg-query", "--show", "--showformat=${Version}", "chromium"]
            if version := subprocess.run(command, capture_output=True, text=True).stdout:
                apt("install", f"{SHELL}={version}", stderr=subprocess.DEVNULL)
        return
    print("Installing Chromium for the tests …", flush=True)
    apt("update")
    apt("install", SHELL, stderr=subprocess.DEVNULL)  # older systems don't have it
    apt("install", "chromium")  # the only one that lets pages show messages
    if not program():
        print(MISSING, file=sys.stderr)


def apt(*step: str, stderr: int | None = None) -> None:
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes", "--no-install-recommends", *step]
    with suppress(FileNotFoundError):  # there is no sudo
        subprocess.run([*as_root, *command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=stderr)


if __name__ == "__main__":
    install()
    sys.exit(subprocess.run([sys.executable, Path(__file__).parents[2] / "hatch_build.py"]).returncode)
