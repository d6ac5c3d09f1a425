"""Curves of a run as a picture, from its log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_log(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def draw_curves(log: Path, picture: Path, title: str) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    entries = read_log(log)
    rounds = [entry for entry in entries if "entropy" in entry]
    figure, axes = plt.subplots(2, 2, figsize=(11, 7), layout="constrained")
    figure.suptitle(title)
    strength, speed, entropy, value = axes.flat
    by_players: dict[int, list[tuple[float, float, float]]] = {}
    for entry in entries:
        if found := entry.get("strength"):
            point = (entry["decisions"] / 1e6, 100 * found["first"], 100 * found["error"])
            by_players.setdefault(found["players"], []).append(point)
    for players, points in sorted(by_players.items()):
        line = strength.errorbar(*zip(*points, strict=True), marker=".", label=f"{players} players")
        strength.axhline(100 / players, color=line.lines[0].get_color(), linestyle=":")
    if by_players:
        strength.legend()
    x = [entry["decisions"] / 1e6 for entry in rounds]
    for axis, name, label in (
        (speed, "per_second", "trained decisions a second"),
        (entropy, "entropy", "entropy"),
        (value, "value_error", "error of the value"),
    ):
        axis.plot(x, [entry[name] for entry in rounds])
        axis.set(title=label, xlabel="million decisions")
    strength.set(title="first places against strategies, % (dotted: even)", xlabel="million decisions")
    figure.savefig(picture, dpi=90)
    plt.close(figure)
