"""How a server is run: by flags, SHOAL_… in the environment, or a TOML file; the first of these that says something."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ..core.errors import BadInput

PREFIX = "SHOAL_"

Text = Annotated[str, msgspec.Meta(min_length=1)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Number = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Rate = Annotated[float, msgspec.Meta(ge=0)]


def data_folder() -> Path:
    """Where a user's data belong."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "shoal")


@dataclass(frozen=True)
class Settings:
    """All that can be set. Names are those of the flags and the TOML file, and with SHOAL_ of the environment."""

    host: Text = "127.0.0.1"  # where to listen; 0.0.0.0: everywhere
    port: Port = 8000  # 0: any that is free
    data: Path = field(default_factory=data_folder)  # folder of the SQLite file
    database: str = ""  # URL of a database instead
    origins: tuple[str, ...] = ()  # of pages that may connect, if not that of the server itself
    proxy: bool = False  # whether a proxy of our own says who asks
    lanes: Number = 0  # processes in which computer players think; 0: one a core
    connections: Count = 5000  # sockets in all
    connections_each: Count = 50  # sockets of one address
    requests: Rate = 20.0  # HTTP requests a second of one address
    messages: Rate = 10.0  # messages a second of one socket
    knocks: Rate = 0.5  # logins, new guests and codes tried a second of one address
    message_limit: Count = 4096  # bytes of a message
    body_limit: Count = 65536  # bytes of a request
    tables_each: Count = 100  # tables of one person that are not over

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'shoal.sqlite3'}"


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings; what is not said anywhere has its default."""
    said: dict[str, Any] = {}
    if file:
        said |= of_file(file)
    for name in (found.name for found in fields(Settings)):
        if (text := environment.get(f"{PREFIX}{name.upper()}")) is not None:
            said[name] = text.split() if name == "origins" else text
    said |= {name: value for name, value in flags.items() if value is not None and value != ()}
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
    known = {found.name for found in fields(Settings)}
    for name in said:
        if name not in known:
            raise BadInput("unknown-setting", name=name, known=", ".join(sorted(known)))
    return said


def as_path(kind: type, value: Any) -> Any:
    if not isinstance(value, (str, Path)):
        raise ValueError("Expected the name of a folder")
    return Path(value)
