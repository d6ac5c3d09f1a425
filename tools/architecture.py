"""The rooms of src/shoal, drawn from what the files import: docs/pictures/rooms.svg and the table beside it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from html import escape
from itertools import pairwise
from pathlib import Path
from textwrap import wrap

import shoal

SOURCES = Path(shoal.__file__).parent
PAGE = "page"  # no room of the package: it talks to the server over the network
OUTSIDE = {PAGE: ("server", "What people see, in frontend/. It knows no rules.")}

WIDTH, HEIGHT, COLUMN, ROW, MARGIN = 216, 92, 244, 144, 24  # of boxes, from box to box, around all
LETTERS = 27  # that fit into a line of a box
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #33475b; }
    text.name { font-size: 17px; font-weight: 600; fill: #0b3558; }
    rect.room { fill: #ffffff; stroke: #1f6feb; stroke-width: 1.5; }
    rect.page { fill: #f3f7fb; stroke-dasharray: 6 4; }
    path { fill: none; stroke: #5b7a99; stroke-width: 1.5; }
    path.wire { stroke-dasharray: 6 4; }
"""

Graph = dict[str, set[str]]
Places = dict[str, tuple[float, float]]  # the upper left corner of each box


def imports(file: Path) -> Iterator[tuple[str, ...]]:
    """The modules of shoal a file imports, as paths: ('core', 'state')."""
    here = file.relative_to(SOURCES).parts[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = here[: len(here) - node.level + 1]
            module = tuple(node.module.split(".")) if node.module else ()
            if module:
                yield (*base, *module)
            else:
                for alias in node.names:
                    yield (*base, alias.name)


def rooms() -> Graph:
    """Which rooms each room imports; a room comes after those it imports."""
    names = sorted(folder.name for folder in SOURCES.iterdir() if (folder / "__init__.py").exists())
    found: Graph = {}
    for name in names:
        modules = {module[0] for file in (SOURCES / name).rglob("*.py") for module in imports(file) if module}
        found[name] = modules & set(names) - {name}
    return dict(sorted(found.items(), key=lambda room: (len(reached(found, room[0])), room[0])))


def reached(graph: Graph, start: str) -> set[str]:
    """All that can be reached by one import after the other."""
    found: set[str] = set()
    ahead = set(graph[start])
    while ahead:
        room = ahead.pop()
        if room not in found:
            found.add(room)
            ahead |= graph[room]
    return found


def reduced(graph: Graph) -> Graph:
    """Without the imports that also lead over another room: a picture of all would show nothing."""
    return {
        room: {other for other in others if not any(other in reached(graph, third) for third in others - {other})}
        for room, others in graph.items()
    }


def purpose(room: str) -> str:
    """The first line of a room's docstring."""
    if room in OUTSIDE:
        return OUTSIDE[room][1]
    text = ast.get_docstring(ast.parse((SOURCES / room / "__init__.py").read_text("utf-8")))
    assert text, f"{room} does not say what it is for"
    return text.splitlines()[0]


def rows_of(graph: Graph) -> dict[str, int]:
    """How far down each room stands: below all that import it."""
    rows = dict.fromkeys(graph, 0)
    for _ in graph:
        for room, others in graph.items():
            for other in others:
                rows[other] = max(rows[other], rows[room] + 1)
    return rows


def with_bends(graph: Graph, rows: dict[str, int]) -> tuple[Graph, dict[str, int]]:
    """The graph with a place to bend in every row that a line only passes: `a>b>2`."""
    bent: Graph = {room: set() for room in graph}
    rows = dict(rows)
    for room, others in graph.items():
        for other in sorted(others):
            chain = [room, *(f"{room}>{other}>{row}" for row in range(rows[room] + 1, rows[other])), other]
            for row, bend in enumerate(chain[1:-1], rows[room] + 1):
                rows[bend] = row
            for upper, lower in pairwise(chain):
                bent.setdefault(upper, set()).add(lower)
                bent.setdefault(lower, set())
    return bent, rows


def placed(graph: Graph, rows: dict[str, int]) -> Places:
    """Where everything stands: in each row ordered by where its neighbours stand, so that few lines cross."""
    order = [sorted(name for name in graph if rows[name] == row) for row in range(max(rows.values()) + 1)]
    neighbours = {name: graph[name] | {other for other in graph if name in graph[other]} for name in graph}
    for _ in range(8):
        at = {name: number - len(row) / 2 for row in order for number, name in enumerate(row)}
        for row in order:
            row.sort(key=lambda name: (sum(at[other] for other in neighbours[name]) / len(neighbours[name]), name))
    widest = max(len(row) for row in order)
    return {
        name: (MARGIN + (number + (widest - len(row)) / 2) * COLUMN, MARGIN + rows[name] * ROW)
        for row in order
        for number, name in enumerate(row)
    }


def rooms_picture() -> str:
    """docs/pictures/rooms.svg."""
    graph = reduced(rooms())
    graph |= {name: {room} for name, (room, _) in OUTSIDE.items()}
    bent, rows = with_bends(graph, rows_of(graph))
    places = placed(bent, rows)
    width = max(x for x, _ in places.values()) + WIDTH + MARGIN
    height = max(y for _, y in places.values()) + HEIGHT + MARGIN
    lines = [line(places, room, other) for room in graph for other in sorted(graph[room])]
    boxes = [box(room, *places[room]) for room in graph]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">',
            "  <title>The rooms of shoal: an arrow leads from who imports to what is imported</title>",
            f"  <style>{STYLE}  </style>",
            '  <marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">',
            '    <path d="M0 0 L8 4 L0 8" />',
            "  </marker>",
            f'  <rect width="{width:g}" height="{height:g}" rx="10" fill="#eaf2fa" />',
            *lines,
            *boxes,
            "</svg>\n",
        ]
    )


def line(places: Places, room: str, other: str) -> str:
    """An arrow from a box to another, past those in between."""
    x, y = places[room]
    points = [(x + WIDTH / 2, y + HEIGHT)]
    for name, (bend_x, bend_y) in places.items():
        if name.startswith(f"{room}>{other}>"):
            points += [(bend_x + WIDTH / 2, bend_y), (bend_x + WIDTH / 2, bend_y + HEIGHT)]
    points.sort(key=lambda point: point[1])
    x, y = places[other]
    points.append((x + WIDTH / 2, y))
    kind = ' class="wire"' if room in OUTSIDE else ""
    return f'  <path{kind} d="M{" L".join(f"{x:g} {y:g}" for x, y in points)}" marker-end="url(#tip)" />'


def box(room: str, x: float, y: float) -> str:
    kind = "room page" if room in OUTSIDE else "room"
    sentences = re.split(r"(?<=\.) ", purpose(room).replace("`", ""))
    texts = [wrap(" ".join(sentences[:count]), LETTERS) for count in range(len(sentences), 0, -1)]
    lines = next((lines for lines in texts if len(lines) <= 3), [])
    assert lines, f"the first sentence about {room} does not fit into its box"
    words = "".join(
        f'\n    <text x="{x + 12:g}" y="{y + 45 + 17 * number:g}">{escape(words)}</text>'
        for number, words in enumerate(lines)
    )
    return (
        f'  <g>\n    <rect class="{kind}" x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="8" />\n'
        f'    <text class="name" x="{x + 12:g}" y="{y + 24:g}">{room}</text>{words}\n  </g>'
    )


def rooms_part() -> str:
    """The rooms and all their imports as a table, for docs/architecture.md."""
    rows = ["| room | is | imports |", "|---|---|---|"]
    graph = rooms()
    for room, others in graph.items():
        named = ", ".join(other for other in graph if other in others) or "nothing of shoal"
        rows.append(f"| `{room}/` | {purpose(room)} | {named} |")
    return "\n".join(rows)
