"""What the page thinks without a browser: pace, line, choices, words. Its tests lie beside it in frontend/src."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_units_of_the_page() -> None:
    done = subprocess.run(
        [sys.executable, "hatch_build.py", "run", "test"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
