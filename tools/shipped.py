"""Play what we ship: build the wheel and the sdist, install the wheel far from the sources, play a game in a browser.

`make test-wheel`. The wheel made from the sdist must hold the very same files as the one made from the checkout.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import sync_playwright

from shoal import game_named
from tests.page import browser
from tests.page.player import Player
from tests.page.test_play import check_end, play_now

ROOT = Path(__file__).parent.parent
GAME = game_named("fish-n-stones")
PATIENCE = 120.0  # seconds for the server to come up, or to end
TIDY = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_QUIET": "1"}


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="shoal-shipped-") as name:
        folder = Path(name)
        wheel = built(folder)
        shoal = installed(wheel, folder)
        with served(shoal, folder) as address:
            play_a_game(address)
    print("the wheel and the sdist are alike, and a game was played from them")


def built(folder: Path) -> Path:
    """The wheel of this checkout, once it is seen that the sdist makes the same."""
    say("building")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder / "dist"), cwd=ROOT)
    (wheel,) = (folder / "dist").glob("*.whl")
    (sdist,) = (folder / "dist").glob("*.tar.gz")
    again = folder / "again"
    wheel_of_sdist = ("--no-deps", "--no-build-isolation", "--wheel-dir", str(again), str(sdist))
    run(sys.executable, "-m", "pip", "wheel", *wheel_of_sdist, cwd=folder)
    ours, theirs = contents(wheel), contents(again / wheel.name)
    different = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
    if different:
        sys.exit(f"shipped: what the sdist makes differs from the wheel: {', '.join(different[:10])}")
    for needed in ("shoal/server/static/index.html", "shoal/py.typed"):
        if needed not in ours:
            sys.exit(f"shipped: {needed} is not in the wheel")
    return wheel


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel with their checksums, but for the list that pip writes of them."""
    with ZipFile(wheel) as found:
        return {file.filename: file.CRC for file in found.infolist() if not file.filename.endswith("/RECORD")}


def installed(wheel: Path, folder: Path) -> Path:
    """The `shoal` of an environment that has nothing but the wheel and what it asks for."""
    say("installing")
    environment = folder / "environment"
    run(sys.executable, "-m", "venv", str(environment), cwd=folder)
    python = environment / "bin" / "python"
    fast = f"{wheel}[fast]"
    run(
        str(python),
        "-m",
        "pip",
        "install",
        "--no-compile",
        "--constraint",
        str(ROOT / "constraints.txt"),
        fast,
        cwd=folder,
    )
    found = run(str(python), "-c", "import shoal; print(shoal.__file__)", cwd=folder)
    if not Path(found.strip()).is_relative_to(environment):
        sys.exit(f"shipped: the shoal of the new environment is {found.strip()}")
    return environment / "bin" / "shoal"


@contextmanager
def served(shoal: Path, folder: Path) -> Iterator[str]:
    """The address of its server, with a home of its own. It must end in peace."""
    say("starting the server")
    line = [str(shoal), "serve", "--no-open", "--port", "0", "--data", str(folder / "data")]
    home = surroundings() | {"HOME": str(folder), "SHOAL_CACHE": str(folder / "cache")}
    log = (folder / "log").open("w+")
    with log, subprocess.Popen(line, cwd=folder, env=home, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        try:
            assert process.stdout
            address = next((found[0] for said in process.stdout if (found := re.search(r"http://\S+", said))), None)
            if address is None:
                sys.exit(f"shipped: the server did not start: {(folder / 'log').read_text()}")
            yield address
            process.send_signal(signal.SIGINT)
            if process.wait(PATIENCE):
                sys.exit(f"shipped: the server ended with {process.returncode}: {(folder / 'log').read_text()}")
        finally:
            process.kill()


def play_a_game(address: str) -> None:
    say("playing")
    found = browser.program()
    if not found:
        sys.exit(f"shipped: {browser.MISSING}")
    complaints: list[str] = []
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=found, args=browser.FLAGS) as chromium,
    ):
        page = chromium.new_page(reduced_motion="reduce", locale="en-GB")
        page.add_init_script(browser.AT_ONCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        player = Player(page, seed=1)
        play_now(page, GAME).click()
        player.play()
        check_end(player)
    if complaints:
        sys.exit(f"shipped: the page complained: {complaints}")


def surroundings() -> dict[str, str]:
    """Nothing of this checkout, and nothing for pip to say unless something is wrong."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | TIDY


def run(*line: str, cwd: Path) -> str:
    done = subprocess.run(line, cwd=cwd, env=surroundings(), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"shipped: {' '.join(line)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def say(what: str) -> None:
    print(f"{what} …", flush=True)


if __name__ == "__main__":
    main()
