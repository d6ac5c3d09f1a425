"""A real PostgreSQL for the tests, thrown away afterwards. Run as a program this installs Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

PROGRAMS = Path("/usr/lib/postgresql")  # Debian has a folder for each version there
USER = "postgres"
TEMPLATE = "shoal"
MISSING = (
    "these tests need PostgreSQL: `apt-get install postgresql`, or `make postgresql` as root or with sudo, installs it"
)

# Nothing has to survive a power cut here, only that the programs are killed. No port: the socket lies beside the data.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the latest version that is installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = [initdb.parent for initdb in PROGRAMS.glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


def install() -> None:
    """Install Debian's package, if it is missing and that can be done without asking."""
    if programs():
        return
    print("Installing PostgreSQL for the tests …", flush=True)
    apt = [*([] if os.geteuid() == 0 else ["sudo", "-n"]), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    for step in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        with suppress(FileNotFoundError):  # there is no sudo
            subprocess.run([*apt, *step], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    if not programs():
        print(MISSING, file=sys.stderr)


class Cluster:
    """A PostgreSQL of our own in a temporary folder."""

    def __init__(self) -> None:
        found = programs()
        assert found, MISSING
        self._programs = found
        self._numbers = count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="shoal-postgresql-"))
        self.folder.chmod(0o755)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, USER)
        self._run("initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C", "--no-sync")
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in SETTINGS.items())
            file.write(f"unix_socket_directories = '{self.folder}'\n")

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self.folder / 'log'}", "--timeout=300")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate`: as if it had crashed; `fast`: as an administrator does it."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}", "--timeout=300")

    def remove(self) -> None:
        with suppress(RuntimeError):  # a test may have left it stopped
            self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self, template: str = TEMPLATE) -> str:
        """The name of a new database, a copy of a template."""
        name = f"shoal_{next(self._numbers)}"
        self.command(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def command(self, sql: str) -> None:
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.encode())

    def _run(self, program: str, *arguments: str) -> None:
        line = [str(self._programs / program), "--pgdata", str(self.folder / "data"), *arguments]
        if os.geteuid() == 0:
            line = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", "--", *line]
        with tempfile.TemporaryFile() as told:  # not a pipe: what is started would hold it open
            if subprocess.run(line, stdin=subprocess.DEVNULL, stdout=told, stderr=told, cwd="/").returncode:
                told.seek(0)
                raise RuntimeError(f"{program} failed: {told.read().decode()}")


if __name__ == "__main__":
    install()
