"""A real proxy before a server, set up as docs/server.md says. Run as a program this installs Debian's package."""

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

MISSING = "these tests need nginx: `apt-get install nginx`, or `make nginx` as root or with sudo, installs it"
MANUAL = Path(__file__).parents[2] / "docs" / "server.md"
PATIENCE = 120.0  # seconds

SETTINGS = """
daemon off;
pid {folder}/pid;
error_log stderr crit;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {location}
    }}
}}
"""


def program() -> str | None:
    return shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")


def install() -> None:
    """Install Debian's package, if it is missing and that can be done without asking; its service is not started."""
    if program():
        return
    print("Installing nginx for the tests …", flush=True)
    asked = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "apt-get", "--yes", "--no-install-recommends"]
    apt = [*([] if os.geteuid() == 0 else ["sudo", "-n"]), *asked]
    for step in (["update"], ["install", "nginx"]):
        with suppress(FileNotFoundError):  # there is no sudo
            subprocess.run([*apt, *step], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    if not program():
        print(MISSING, file=sys.stderr)


@contextmanager
def proxied(server: str, folder: Path) -> Iterator[str]:
    """The address at which nginx passes all on to a server."""
    found = program()
    assert found, MISSING
    location = re.search(r"location / {\n.*?\n    }", MANUAL.read_text("utf-8"), re.DOTALL)
    assert location, "the manual says how"
    passed_on = re.sub("http://[^;]+;", f"{server};", location[0])
    with closing(socket.socket()) as kept:  # never listened at: it keeps the port from others
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        port = kept.getsockname()[1]
        settings = folder / "nginx.conf"
        settings.write_text(SETTINGS.format(folder=folder, port=port, location=passed_on), "utf-8")
        with subprocess.Popen([found, "-p", str(folder), "-c", str(settings)], stdin=subprocess.DEVNULL) as process:
            try:
                wait_for(port, process)
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


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
