"""Carry out the published studies anew: `make studies`, or `python -m tools.studies [NAME]…`.

What each study found is kept in docs/studies/kept/NAME.json, and only what is missing or named is played again; the
pictures (docs/studies/pictures) and the tables between `<!-- table NAME -->` and `<!-- end -->` in docs/studies/*.md
are made of what is kept, always. The words around them are written by people; tests/study/test_published.py compares
every figure in them with what is kept. The same seeds give the same figures.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from shoal import all_games, game_named
from shoal.core.simulate import simulate
from shoal.study import Plan, Study, compare
from shoal.study.compare import Comparison
from shoal.study.run import PartsDone, carry_out, counted
from shoal.study.skill import Contest, figures_of, seated

from .study_pages import KEPT, MAIN, ROOT, write

TABLES = ROOT / "tables"
GAMES = 20_000  # of a study by the strategy
LICENCES = 100_000
RARE = 40_000  # of a star table
STRONG = 200  # by players that think in Python
STARS = 300  # random star tables
STAR_GAMES = 500  # of each of them

Figures = dict[str, list[Any]]  # "section: name" -> value, low, high, unit


# -- Playing --


def pool_for(plan: Plan) -> Executor:
    return ThreadPoolExecutor(1) if plan.is_compiled else ProcessPoolExecutor(2, get_context("spawn"))


def studied(plan: Plan, *, skill: bool = False) -> dict[str, Any]:
    """A study, small enough to be kept."""
    with pool_for(plan) as pool:
        return kept_form(carry_out(plan.checked(), skill=skill, executor=pool))


def kept_form(found: Study) -> dict[str, Any]:
    whole = found.as_json()
    figures = {f"{row['section']}: {row['name']}": numbers(row) for row in whole.pop("figures")}
    course = [[rounded(number) for number in one] for one in whole.pop("course")]
    lists = {name: thinned(whole["lists"][name]) for name in ("lengths", "margins", "points")}
    return {**{key: whole[key] for key in ("game", "players", "games", "by", "seed", "options")}, "figures": figures,
            "course": course, "lists": lists}  # fmt: skip


def thinned(pairs: list[list[int]]) -> list[list[int]]:
    """A list of how often each number was met, in at most 60 steps."""
    low, high = pairs[0][0], pairs[-1][0]
    step = max(1, -(-(high - low + 1) // 60))
    found: dict[int, int] = {}
    for value, many in pairs:
        found[low + (value - low) // step * step] = found.get(low + (value - low) // step * step, 0) + many
    return [list(pair) for pair in sorted(found.items())]


def numbers(row: dict[str, Any]) -> list[Any]:
    return [*(rounded(row[key]) for key in ("value", "low", "high")), row["unit"]]


def rounded(number: float) -> float:
    return float(f"{number:.6g}")


def tables_of(game: str) -> dict[str, Any]:
    """The other component tables of a game that are studied, by the names of their files."""
    return {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted((TABLES / game).glob("*.toml"))}


def against_standard(plan: Plan, tables: dict[str, Any]) -> dict[str, Any]:
    """Every table against the box's own, on the same seeds, and how far skill decides with each."""
    found: dict[str, Any] = {**plan.head(), "tables": {}}
    with pool_for(plan) as pool:
        found["skill"] = skill_share(plan, pool)
        for name, table in tables.items():
            other = Plan(plan.game, plan.players, plan.games, plan.by, plan.seed, plan.options, table)
            both: Comparison = compare(plan, other, executor=pool)
            found["tables"][name] = {
                "skill": skill_share(other, pool),
                "figures": compared(both),
            }
    return found


def compared(found: Comparison) -> dict[str, list[Any]]:
    """What a comparison says of the game as a whole, by figure: before, after, difference, unit, whether it is sure."""
    return {
        f"{one.label.section}: {one.label.name}": [
            [rounded(number) for number in value] for value in (one.before, one.after, one.difference)
        ]
        + [one.label.unit, bool(one.stands_out)]
        for one in found.differences
        if not one.label.section.startswith(("worth", "uses"))
    }


def skill_share(plan: Plan, pool: Executor) -> list[Any]:
    """How often the strategy wins against best-of-2 in all other seats."""
    contest = Contest("strategy", "best-of-2")
    rounds = [counted(seated(plan, contest, seat), pool, PartsDone(None)).seats for seat in range(plan.players)]
    value = next(figures_of(plan, contest, rounds)).value
    return [*(rounded(number) for number in value), "%"]


# -- Fischen's stars --


def share_overfished(depths: Any, players: int, games: int, seed: int, by: str = "strategy") -> float:
    table = "standard" if depths is None else {"depths": depths}
    tally = simulate(game_named("fischen"), players, games, seed, {}, table, by=by)
    return tally.endings[1] / games


def share(part: float, games: int) -> list[Any]:
    """Of independent games, with its 95 % interval (Wilson's would differ in the third digit)."""
    half = 196 * (part * (1 - part) / games) ** 0.5
    return [rounded(100 * part), rounded(100 * part - half), rounded(100 * part + half), "%"]


GROUPS: dict[str, Callable[[str], bool]] = {
    "colours 11 to 14": lambda card: card[0] in "BYPR" and card[1:] in ("11", "12", "13", "14"),
    "colours 15 to 18": lambda card: card[0] in "BYPR" and card[1:] in ("15", "16", "17", "18"),
    "zeros of the four colours": lambda card: card in ("B0", "Y0", "P0", "R0"),
    "greens 0 to 5": lambda card: card in [f"G{value}" for value in range(6)],
    "greens 6 to 11": lambda card: card in [f"G{value}" for value in range(6, 12)],
    "greens 12 to 16": lambda card: card in [f"G{value}" for value in range(12, 17)],
    "buoys": lambda card: card.islower(),
}


def stars() -> dict[str, Any]:
    """How often five overfish: by table, by who plays, over random tables, and by where each kind of card lies."""
    tables = {"standard": None, **{name: table["depths"] for name, table in tables_of("fischen").items()}}
    named = {
        name: {str(players): share(share_overfished(depths, players, RARE, 1), RARE) for players in (3, 4, 5)}
        for name, depths in tables.items()
    }
    by = {who: share(share_overfished(None, 5, RARE, 1, who), RARE) for who in ("random", "strategy")}
    dice = random.Random(18)
    depths = tomllib.loads(game_named("fischen").path("components.toml").read_text("utf-8"))["depths"]
    cards = [card for depth in depths for card in depth]
    places, found = [], []
    for number in range(STARS):
        dice.shuffle(cards)
        lie = [(card, at // 12) for at, card in enumerate(cards)]
        places.append([np.mean([depth for card, depth in lie if is_in(card)]) for is_in in GROUPS.values()])
        mixed = [cards[12 * depth : 12 * depth + 12] for depth in range(5)]
        found.append(share_overfished(mixed, 5, STAR_GAMES, 1 + number * STAR_GAMES))
    return {
        "games": RARE,
        "tables": named,
        "by": by,
        "random tables": {"tables": STARS, "games": STAR_GAMES, "shares": sorted(rounded(100 * one) for one in found)},
        "deeper": deeper(np.array(places), np.array(found), cards),
    }


def deeper(places: Any, found: Any, cards: list[str]) -> dict[str, list[Any]]:
    """What it changes to lay all cards of a group one depth deeper, and all others up by as much in return.

    By least squares over the random tables. Where one lies deeper, another lies higher: the sum over all is nothing.
    """
    sizes = np.array([sum(map(is_in, cards)) for is_in in GROUPS.values()], float)
    # Where the last group lies follows from the others.
    x = np.c_[np.ones(len(places)), places[:, :-1] - places[:, -1:]]
    solved = np.linalg.pinv(x) @ found
    spread = ((found - x @ solved) ** 2).sum() / (len(x) - x.shape[1])
    inverse = np.linalg.inv(x.T @ x) * spread
    # Weights: a group one deeper, all others up by its size over theirs.
    answer = {}
    for at, name in enumerate(GROUPS):
        move = np.full(len(GROUPS), -sizes[at] / (sizes.sum() - sizes[at]))
        move[at] = 1.0
        step = np.array([0.0, *(move[:-1] - move[-1])])
        value, half = float(step @ solved), 1.96 * float(step @ inverse @ step) ** 0.5
        answer[name] = [rounded(100 * one) for one in (value, value - half, value + half)] + ["%"]
    return answer


# -- What there is --


def studies() -> dict[str, Callable[[], dict[str, Any]]]:
    """Everything that is kept, by name."""
    found: dict[str, Callable[[], dict[str, Any]]] = {}
    for game in all_games():
        for players in game.players:
            plan = Plan(game.name, players, GAMES)
            main = players == MAIN[game.name]
            found[f"{game.name}-{players}"] = lambda plan=plan, main=main: studied(plan, skill=main)
        strong = Plan(game.name, MAIN[game.name], STRONG, ("net",))
        found[f"{game.name}-net"] = lambda strong=strong: studied(strong)
    for letter in "ABC":
        plan = Plan("fat-fish", 3, LICENCES, options={"licences": letter})
        found[f"licences-{letter}"] = lambda plan=plan: studied(plan)
    found["licences-net"] = lambda: studied(Plan("fat-fish", 3, 2 * STRONG, ("net",), options={"licences": "A"}))
    found["licences-effect"] = lambda: with_and_without_licences()
    found["stars"] = stars
    for name in ("standard", "seldom-overfished"):
        found[f"stars-net-{name}"] = lambda name=name: studied(
            Plan(
                "fischen",
                5,
                STRONG,
                ("net",),
                components="standard" if name == "standard" else tables_of("fischen")[name],
            )
        )
    for game in all_games():
        plan = Plan(game.name, MAIN[game.name], GAMES)
        found[f"tables-{game.name}"] = lambda plan=plan: against_standard(plan, tables_of(plan.game))
    return found


def with_and_without_licences() -> dict[str, Any]:
    off, on = (Plan("fat-fish", 3, GAMES, options={"licences": licences}) for licences in ("off", "random"))
    return {**off.head(), "figures": compared(compare(off, on))}


def main(names: Sequence[str]) -> None:
    known = studies()
    for name in names:
        if name not in known:
            sys.exit(f"studies: there is no {name}; there are {', '.join(known)}")
    KEPT.mkdir(parents=True, exist_ok=True)
    for name, play in known.items():
        if name in names or not (KEPT / f"{name}.json").exists():
            began = time.perf_counter()
            (KEPT / f"{name}.json").write_text(written(play()), "utf-8")
            print(f"{name}: {time.perf_counter() - began:.0f} s", flush=True)
    write()


def written(found: dict[str, Any]) -> str:
    """JSON, a line a figure."""
    text = json.dumps(found, indent=1, ensure_ascii=False)
    return re.sub(r"\[[^\[\]{}]*\]", lambda inner: " ".join(inner[0].split()), text) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
