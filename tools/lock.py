"""Write constraints.txt anew: the newest versions of all that we need that fit together. `make lock`.

Run the tests with them before you commit it: `rm -rf .venv && make test`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE = ROOT / "constraints.txt"
HEAD = "# The versions everything is tested with. `make lock` writes them anew.\n"
LEFT_OUT = ("gpu",)  # extras: CUDA's libraries are those of the machine
NOT_PINNED = ("pip",)  # it installs the others


def wanted() -> list[str]:
    """What pyproject.toml asks for, its extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *(one for name in extras if name not in LEFT_OUT for one in extras[name])]
    return sorted({one for one in asked if not one.startswith(f"{project['name']}[")})


def resolved(asked: list[str]) -> list[str]:
    """The packages pip would install on an empty machine, with their versions."""
    pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
    report = subprocess.run([*pip, *asked], check=True, stdout=subprocess.PIPE, text=True).stdout
    found = [(one["metadata"]["name"], one["metadata"]["version"]) for one in json.loads(report)["install"]]
    found = [one for one in found if one[0] not in NOT_PINNED]
    return [f"{name}=={version}" for name, version in sorted(found, key=lambda one: one[0].lower())]


def main() -> None:
    try:
        pins = resolved(wanted())
    except subprocess.CalledProcessError:
        sys.exit("lock: pip found no versions that fit together (see above); constraints.txt stays as it was")
    FILE.write_text(HEAD + "".join(f"{pin}\n" for pin in pins), "utf-8")
    print(f"{FILE.name}: {len(pins)} packages; now run the tests with them: rm -rf .venv && make test")


if __name__ == "__main__":
    main()
