"""How a server is run: by flags, SHOAL_… in the environment, or a TOML file; the first of these that says something."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ..core.errors import BadInput
from ..core.renamed import by_new_names

PREFIX = "SHOAL_"
RENAMED = {"knocks": "login_attempts", "lanes": "player_processes"}  # since version 0.4: the old names go on working

Text = Annotated[str, msgspec.Meta(min_length=1)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Number = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Rate = Annotated[float, msgspec.Meta(ge=0)]


def data_folder() -> Path:
    """Where the data of a user go by default."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "shoal")


@dataclass(frozen=True)
class Settings:
    """All that can be set. Names are those of the flags and the TOML file, and with SHOAL_ of the environment."""

    host: Text = "127.0.0.1"  # where to listen; 0.0.0.0: everywhere
    port: Port = 8000  # 0: any that is free
    data: Path = field(default_factory=data_folder)  # folder of the SQLite file
    database: str = ""  # URL of a database, instead of the SQLite file
    origins: tuple[str, ...] = ()  # addresses of pages that may connect, if not the server's own
    hosts: tuple[str, ...] = ()  # names by which the server may be asked; empty: any
    proxy: bool = False  # trust X-Forwarded-For, as our own proxy sets it
    workers: Count = 1  # processes that serve; more than one needs PostgreSQL
    player_processes: Number = 0  # how many computer players think at once; 0: one per core
    connections: Count = 5000  # sockets and streams at one time, in all
    connections_each: Count = 50  # sockets and streams at one time, per address
    requests: Rate = 20.0  # HTTP requests a second, per address
    files: Rate = 200.0  # files of the page a second, per address
    messages: Rate = 10.0  # messages a second, per connection
    login_attempts: Rate = 0.5  # login attempts a second, per address; new guests and codes tried count, too
    message_limit: Count = 4096  # bytes of a message
    body_limit: Count = 65536  # bytes of a request
    tables_each: Count = 100  # unfinished tables, per person
    keep_guests: Number = 0  # days until a guest whom nobody has seen since is removed; 0: kept for ever
    keep_unbegun: Number = 0  # days until a table that never began is removed; 0: kept for ever
    keep_chat: Number = 0  # days that the chat of a finished game is kept; 0: for ever
    address: str = (
        ""  # at which people reach the server, such as https://shoal.example.org: in letters, and told to push services
    )
    mail: str = (
        ""  # the mail server by which people are written to, smtp://login:password@host or smtps://…; empty: none
    )
    mail_from: str = ""  # whom these letters come from, such as shoal <fish@example.org>
    push_inside: bool = False  # send web push also to addresses near us and by plain HTTP: for tests
    metrics: str = ""  # the token with which /metrics may be asked for; empty: there is none

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'shoal.sqlite3'}"


NAMES = (*(found.name for found in fields(Settings)), *RENAMED)


def read_settings(
    flags: Mapping[str, Any],
    environment: Mapping[str, str],
    file: Path | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Settings:
    """The settings; what is set nowhere has its default. `tell` is told which names are old."""
    variables = {
        name: environment[f"{PREFIX}{name.upper()}"] for name in NAMES if f"{PREFIX}{name.upper()}" in environment
    }
    for name in {"origins", "hosts"} & variables.keys():
        variables[name] = variables[name].split()  # type: ignore[assignment]
    given = {name: value for name, value in flags.items() if value is not None and value != ()}
    said: dict[str, Any] = {}
    for source in (of_file(file) if file else {}, variables, given):
        said |= by_new_names(source, RENAMED, tell)
    try:
        return msgspec.convert(said, Settings, strict=False, dec_hook=as_path)
    except msgspec.ValidationError as problem:
        wrong, _, place = str(problem).partition(" - at ")
        raise BadInput("bad-setting", name=place.strip("`$."), problem=wrong) from None


def of_file(file: Path) -> dict[str, Any]:
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise BadInput("bad-settings-file", file=str(file), problem=problem.strerror) from None
    except (UnicodeError, tomllib.TOMLDecodeError) as problem:
        raise BadInput("bad-settings-file", file=str(file), problem=str(problem)) from None
    for name in said:
        if name not in NAMES:
            raise BadInput("unknown-setting", name=name, known=", ".join(sorted(set(NAMES) - RENAMED.keys())))
    return said


def as_path(kind: type, value: Any) -> Any:
    if not isinstance(value, (str, Path)):
        raise ValueError("Expected the name of a folder")
    return Path(value)
