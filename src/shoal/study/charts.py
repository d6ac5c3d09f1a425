"""Plots as SVG inside a page: they take its colours, light or dark, and its width."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .estimates import Estimate

WIDTH = 640
ROW = 50  # its words above, its bar below: long names have room on a phone, too
EDGE = 4  # so that whiskers at the ends are seen
LONGEST = 40  # letters of a name beside its number


def bars(rows: Sequence[tuple[str, Estimate, str]], even: float | None = None) -> str:
    """A bar a row from `even`, or from nothing, with its interval; each row says its number, too."""
    base = even or 0.0
    low = min(base, *(value.low for _, value, _ in rows))
    high = max(base, *(value.high for _, value, _ in rows))
    across = (high - low) or 1.0

    def x(number: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * (number - low) / across

    parts = []
    for number, (name, value, words) in enumerate(rows):
        y = number * ROW + 36
        start, end = sorted((x(base), x(value.value)))
        parts.append(
            f'<text x="0" y="{y - 14}">{escape(shortened(name))}</text>'
            f'<text class="number" x="{WIDTH}" y="{y - 14}">{escape(words)}</text>'
            f'<rect class="bar" x="{start:.1f}" y="{y - 7}" width="{end - start:.1f}" height="14" rx="3"/>'
            f'<line class="whisker" x1="{x(value.low):.1f}" x2="{x(value.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<line class="even" x1="{x(base):.1f}" x2="{x(base):.1f}" y1="{y - 10}" y2="{y + 10}"/>'
        )
    return svg(len(rows) * ROW, "".join(parts), "; ".join(f"{name}: {words}" for name, _, words in rows))


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def curve(values: Sequence[Estimate], below: float, above: str, under: str) -> str:
    """A line with its band over the course of a game, from `below` to 100 %."""
    height, left, foot = 240, 44, 34
    last = len(values) - 1

    def x(number: int) -> float:
        return left + (WIDTH - left - 10) * number / max(last, 1)

    def y(number: float) -> float:
        return 10 + (height - foot - 10) * (100 - number) / (100 - below)

    line = " ".join(f"{x(at):.1f},{y(value.value):.1f}" for at, value in enumerate(values))
    upper = [f"{x(at):.1f},{y(value.high):.1f}" for at, value in enumerate(values)]
    lower = [f"{x(at):.1f},{y(value.low):.1f}" for at, value in enumerate(values)]
    parts = [
        f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/><polyline class="line" points="{line}"/>'
    ]
    for mark in range(int(-(-below // 25) * 25), 101, 25):
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - 10}" y1="{y(mark):.1f}" y2="{y(mark):.1f}"/>')
        parts.append(f'<text class="number" x="{left - 6}" y="{y(mark) + 5:.1f}">{mark}</text>')
    parts.append(f'<text class="name middle" x="{WIDTH / 2}" y="{height - 6}">{escape(under)}</text>')
    return svg(height, "".join(parts), above)


def histogram(counts: Sequence[tuple[int, int]], under: str, bins: int = 48) -> str:
    """How often each number was met, taken together in at most so many columns."""
    height, foot = 180, 46
    low, high = counts[0][0], counts[-1][0]
    width = max(1, -(-(high - low + 1) // bins))
    columns = [0] * ((high - low) // width + 1)
    for value, many in counts:
        columns[(value - low) // width] += many
    most, step = max(columns), (WIDTH - 20) / len(columns)
    parts = []
    for at, many in enumerate(columns):
        tall = (height - foot - 10) * many / most
        place = f'x="{10 + at * step:.1f}" y="{height - foot - tall:.1f}"'
        parts.append(f'<rect class="bar" {place} width="{max(step - 1, 0.5):.1f}" height="{tall:.1f}"/>')
    for at in sorted({0, len(columns) // 2, len(columns) - 1}):
        x = 10 + (at + 0.5) * step
        number = str(low + at * width).replace("-", "−")
        parts.append(f'<text class="name middle" x="{x:.1f}" y="{height - foot + 18}">{number}</text>')
    parts.append(f'<text class="name middle" x="{WIDTH / 2}" y="{height - 6}">{escape(under)}</text>')
    return svg(height, "".join(parts), f"{under}, from {low} to {high}")


def svg(height: float, content: str, says: str) -> str:
    label = escape(says, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{label}">{content}</svg>'
