"""What was measured, as tables for a terminal or a page, or as JSON: the same rows in each."""

from __future__ import annotations

import json
import platform
from dataclasses import dataclass
from datetime import date
from importlib import metadata
from pathlib import Path
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table

from .. import __version__

Row = dict[str, Any]  # by the titles of the columns

WIDTH = 120  # of a page's lines

METHOD = (
    "All take turns in every round, so that a busy moment of the machine hits all alike, and the median of the rounds "
    "counts. It is CPU time on one thread, but where more cores or a GPU are at work it is time by the clock."
)


@dataclass
class Section:
    """A table: its rows all have the same titles."""

    title: str
    note: str  # what is measured, in a sentence or two
    rows: list[Row]

    @property
    def key(self) -> str:
        return self.title.lower()


@dataclass
class Report:
    head: Row  # where, when and how
    sections: list[Section]
    title: str = "Performance"
    method: str = METHOD


def machine(cores: int) -> Row:
    return {"processor": processor(), "cores": cores, "system": f"{platform.system()} {platform.machine()}"}


def processor() -> str:
    """The name of the processor, as far as it can be found out."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def versions(*distributions: str) -> dict[str, str]:
    ours = {"shoal": __version__, "Python": platform.python_version()}
    return ours | {name: metadata.version(name) for name in distributions}


def today() -> str:
    return date.today().isoformat()


# -- In words --


def written(value: Any) -> str:
    """A value as people read it; of a number the three digits that count."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {version}" for name, version in value.items())
    if not isinstance(value, float):
        return str(value)
    units = ((" G", 1e9), (" M", 1e6), (" k", 1e3))
    unit, size = next(((unit, size) for unit, size in units if value >= size), ("", 1.0))
    shown = value / size
    return f"{shown:.{2 if shown < 10 else 1 if shown < 100 else 0}f}{unit}"


def on_terminal(report: Report) -> None:
    console = Console(highlight=False)
    for name, value in report.head.items():
        console.print(f"[dim]{name}:[/] {written(value)}", soft_wrap=True)
    for section in report.sections:
        console.print(f"\n[bold]{section.title}[/]. {section.note}")
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        columns = {title: [written(row[title]) for row in section.rows] for title in section.rows[0]}
        for title, cells in columns.items():
            width = max(map(len, title.split() + cells))
            is_name = isinstance(section.rows[0][title], str)
            table.add_column(fill(title, width), justify="left" if is_name else "right", no_wrap=True)
        for row in zip(*columns.values(), strict=True):
            table.add_row(*row)
        console.print(table, crop=False)


def as_markdown(report: Report) -> str:
    origin = f"Written by `{report.head['command']}`, not by hand. {report.method}"
    lines = [f"# {report.title}", "", fill(origin, WIDTH), ""]
    lines += [f"- {name}: {written(value)}" for name, value in report.head.items() if name != "command"]
    for section in report.sections:
        titles = section.rows[0]
        lines += ["", f"## {section.title}", "", fill(section.note, WIDTH), ""]
        lines.append(f"| {' | '.join(titles)} |")
        lines.append(f"|{'|'.join('---' if isinstance(value, str) else '---:' for value in titles.values())}|")
        lines += [f"| {' | '.join(map(written, row.values()))} |" for row in section.rows]
    return "\n".join(lines)


def as_json(report: Report) -> str:
    return json.dumps({**report.head, **{section.key: section.rows for section in report.sections}}, indent=2)
