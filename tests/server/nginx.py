"""A real proxy before a server, as in deploy/. Run as a program this installs it, and what else reads deploy/."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

# Programs, and Debian's packages that they are in.
PACKAGES = {"nginx": "nginx", "openssl": "openssl", "caddy": "caddy", "systemd-analyze": "systemd"}
MISSING = f"this needs {', '.join(PACKAGES.values())} of Debian: `make nginx` as root or with sudo installs them"
SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PATIENCE = 120.0  # seconds

SETTINGS = """
daemon off;
pid {folder}/pid;
error_log stderr {level};
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def program(name: str = "nginx") -> str | None:
    return shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")


def missing() -> list[str]:
    """The packages of programs that are not here."""
    return [package for name, package in PACKAGES.items() if not program(name)]


def install() -> None:
    """Install what is missing, if that can be done without asking; no service is started."""
    wanted = missing()
    if not wanted:
        return
    print(f"Installing {', '.join(wanted)} for the tests …", flush=True)
    asked = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "apt-get", "--yes", "--no-install-recommends"]
    apt = [*([] if os.geteuid() == 0 else ["sudo", "-n"]), *asked]
    for step in (["update"], ["install", *wanted]):
        with suppress(FileNotFoundError):  # there is no sudo
            subprocess.run([*apt, *step], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    if missing():
        print(MISSING, file=sys.stderr)


@contextmanager
def proxied(server: str, folder: Path) -> Iterator[str]:
    """The address at which nginx passes all on to a server."""
    found = program()
    assert found, MISSING
    location = re.search(r"location / {\n.*?\n    }", SITE.read_text("utf-8"), re.DOTALL)
    assert location, "the site says how"
    passed_on = re.sub("http://[^;]+;", f"{server};", location[0])
    with closing(socket.socket()) as kept:  # never listened at: it keeps the port from others
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        port = kept.getsockname()[1]
        settings = folder / "nginx.conf"
        site = f"server {{ listen 127.0.0.1:{port}; {passed_on} }}"
        settings.write_text(SETTINGS.format(folder=folder, level="crit", site=site), "utf-8")
        with subprocess.Popen([found, "-p", str(folder), "-c", str(settings)], stdin=subprocess.DEVNULL) as process:
            try:
                wait_for(port, process)
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def complaints(site: str, folder: Path) -> str:
    """What nginx says against a site."""
    found = program()
    assert found, MISSING
    settings = folder / "nginx.conf"
    settings.write_text(SETTINGS.format(folder=folder, level="warn", site=site), "utf-8")
    line = [found, "-t", "-q", "-p", str(folder), "-c", str(settings)]
    return subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True).stderr


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None and time.monotonic() < until, "nginx did not start"
        with suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.01)


if __name__ == "__main__":
    install()
