"""Pictures and tables of the published studies, made of what is kept of them (tools/studies.py)."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from shoal import all_games, game_named
from shoal.games.fat_fish.numbers import WORTH
from shoal.study.charts import bars, curve, histogram
from shoal.study.estimates import Estimate
from shoal.study.figures import ORDINALS, in_words

ROOT = Path(__file__).parent.parent / "docs" / "studies"
KEPT, PICTURES = ROOT / "kept", ROOT / "pictures"
MAIN = {"fat-fish": 3, "fischen": 4, "fish-n-stones": 2, "fish-fish-fish": 2, "fish-eat-fish": 3}  # players
# A picture stands on its own paper, so that it can be read on a page of any colour.
STYLE = (
    "svg{font:15px system-ui,sans-serif}text{fill:#16303d}.name{text-anchor:end}.number{text-anchor:end;fill:#5b7480}"
    ".middle{text-anchor:middle}.bar{fill:#2f8fa3;opacity:.75}.band{fill:#2f8fa333}"
    ".line{fill:none;stroke:#2f8fa3;stroke-width:3}.whisker{stroke:#16303d;stroke-width:2}"
    ".even{stroke:#c4552d;stroke-width:2;stroke-dasharray:5 4}.grid{stroke:#d9dfdd}"
)
SHOWN = (  # of each game, for every number of players
    ("seats: who begins wins", "who begins wins"),
    ("seats: LAST wins", "who is last in the first round wins"),
    ("length: decisions", "length"),
    ("points: a seat's points", "a seat's points"),
    ("points: margin", "first ahead of second"),
    ("points: shared first places", "shared first places"),
    ("points: blow-outs", "blow-outs"),
    ("course: decided", "decided after"),
    ("course: lead changes", "lead changes"),
    ("course: leader at half-time wins", "who leads at half-time wins"),
    ("course: come-backs", "come-backs"),
    ("decisions: moves to choose from", "moves to choose from"),
    ("decisions: choices that matter", "choices that matter"),
)
CHANGED = (  # of each other table
    ("seats: who begins wins", "who begins wins"),
    ("points: margin", "first ahead of second"),
    ("points: shared first places", "shared first places"),
    ("course: decided", "decided after"),
    ("length: decisions", "length"),
    ("decisions: choices that matter", "choices that matter"),
)
UNITS = ("%", "points", "times", "decisions", "moves", "minutes")


@cache
def kept(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((KEPT / f"{name}.json").read_text("utf-8"))
    return found


def words(figure: Sequence[Any]) -> str:
    """A kept figure as it is written on a page."""
    return in_words(Estimate(*figure[:3]), figure[3]).replace("\N{NO-BREAK SPACE}", " ")


# -- Pictures --


def standing_alone(picture: str) -> str:
    """A chart as a file of its own."""
    height = re.match(r'<svg viewBox="0 0 640 ([\d.]+)"', picture)
    assert height
    size = f'width="672" height="{float(height[1]) + 24:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -12 672 {float(height[1]) + 24:g}" {size}'
    paper = f'<rect x="-16" y="-12" {size} rx="8" fill="#fbfaf6"/>'
    return re.sub(r"^<svg [^>]*?( role=.*?)>", rf"{head}\1><style>{STYLE}</style>{paper}", picture, count=1) + "\n"


def rows_of(figures: dict[str, Any], start: str) -> list[tuple[str, Estimate, str]]:
    """The figures whose names start so, without their group, unless there are two of a name."""
    found = [(name.removeprefix(start), one) for name, one in figures.items() if name.startswith(start)]
    plain = [name.partition(": ")[2] or name for name, _ in found]
    rows = []
    for (name, one), short in zip(found, plain, strict=True):
        said = short if plain.count(short) == 1 else f"{short}, {name.partition(': ')[0].lower()}"
        rows.append((said, Estimate(*one[:3]), words(one)))
    return rows


def pictures() -> dict[str, str]:
    """Every picture by its name."""
    found: dict[str, str] = {}
    for game in all_games():
        main = kept(f"{game.name}-{MAIN[game.name]}")
        figures, players = main["figures"], main["players"]
        wins = [(who, figures[f"seats: {who} wins"]) for who in ORDINALS[:players]]
        found[f"{game.name}-seats"] = bars([(who, Estimate(*one[:3]), words(one)) for who, one in wins], 100 / players)
        course = [Estimate(*one) for one in main["course"]]
        title = f"{game.title}, {players} players: the later winner's chance over the game, in percent"
        found[f"{game.name}-course"] = curve(course, min(100 / players, course[0].low), title, "course of the game")
        found[f"{game.name}-margins"] = histogram(main["lists"]["margins"], "points between first and second")
        found[f"{game.name}-worth"] = bars(rows_of(figures, "worth of one more: "), 0)
        found[f"{game.name}-skill"] = bars(
            rows_of({k: v for k, v in figures.items() if k.startswith(("skill", "restricted"))}, ""), 100 / players
        )
    licences = {
        f"licence {letter}": kept(f"licences-{letter if letter in 'ABC' else 'A'}")["figures"] for letter in "ABCDEFGHI"
    }
    for section, name in (("worth in wins", "wins"), ("worth of one more", "points"), ("uses", "uses")):
        rows = [(one, figures[f"{section}: Licences held at the end: {one}"]) for one, figures in licences.items()]
        found[f"licences-{name}"] = bars([(one, Estimate(*value[:3]), words(value)) for one, value in rows], 0)
    stars = kept("stars")
    tables = sorted(stars["tables"].items(), key=lambda one: one[1]["5"][0])
    found["stars-tables"] = bars([(name, Estimate(*one["5"][:3]), words(one["5"])) for name, one in tables], 0)
    found["stars-random"] = histogram(counted(stars["random tables"]["shares"]), "percent of the games overfished")
    found["stars-deeper"] = bars([(name, Estimate(*one[:3]), words(one)) for name, one in stars["deeper"].items()], 0)
    return {name: standing_alone(picture) for name, picture in found.items()}


def counted(shares: list[float]) -> list[tuple[int, int]]:
    whole = [round(one) for one in shares]
    return [(value, whole.count(value)) for value in sorted(set(whole))]


# -- Tables --


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def of_game(name: str) -> str:
    """What all numbers of players have, and the net's smaller study of the main one."""
    game = game_named(name)
    columns = [kept(f"{name}-{players}") for players in game.players] + [kept(f"{name}-net")]
    rows = []
    for key, said in SHOWN:
        cells = []
        for one in columns:
            figure = one["figures"].get(key.replace("LAST", ORDINALS[one["players"] - 1]))
            cells.append(words(figure) if figure else "")
        rows.append([said, *cells])
    for key in columns[0]["figures"]:
        if key.startswith("endings: ") and any(one["figures"][key][0] not in (0, 100) for one in columns):
            rows.append([f"ends so: {key.removeprefix('endings: ')}", *(words(one["figures"][key]) for one in columns)])
    head = [f"{one['players']} players" for one in columns[:-1]]
    return table(["", *head, f"{columns[-1]['players']} players, by `net`"], rows)


def of_licences() -> str:
    rows = []
    for letter, worth in zip("ABCDEFGHI", WORTH, strict=True):
        figures = kept(f"licences-{letter if letter in 'ABC' else 'A'}")["figures"]
        of_net = kept("licences-net")["figures"]
        name = f"Licences held at the end: licence {letter}"
        cells = [words(figures[f"{section}: {name}"]) for section in ("uses", "worth of one more", "worth in wins")]
        by_net = of_net.get(f"worth in wins: {name}") if letter not in "BC" else None
        rows.append([letter, str(worth), *cells, words(by_net) if by_net else ""])
    return table(["", "face value", "held by a seat", "one more goes with", "wins ahead", "the same by `net`"], rows)


def of_stars() -> str:
    found = kept("stars")["tables"].items()
    rows = [[f"`{name}`", *(words(one[players]) for players in "345")] for name, one in found]
    return table(["table", "3 players", "4 players", "5 players"], rows)


def of_other_tables(name: str) -> str:
    """A line a table; what differs for sure from the box's own is bold."""
    found = kept(f"tables-{name}")
    first = next(iter(found["tables"].values()))["figures"]
    rows = [["as in the box", *(words([*first[key][0], first[key][3]]) for key, _ in CHANGED), words(found["skill"])]]
    for other, one in found["tables"].items():
        cells = []
        for key, _ in CHANGED:
            _, after, _, unit, sure = one["figures"][key]
            cells.append(f"**{words([*after, unit])}**" if sure else words([*after, unit]))
        rows.append([f"`{other}`", *cells, words(one["skill"])])
    return table(["table", *(said for _, said in CHANGED), "skill"], rows)


def tables() -> dict[str, str]:
    found = {game.name: of_game(game.name) for game in all_games()}
    found |= {f"tables-{game.name}": of_other_tables(game.name) for game in all_games()}
    return found | {"licences": of_licences(), "stars": of_stars()}


def with_tables(text: str) -> str:
    """A page with its tables as they are now."""
    known = tables()

    def put(found: re.Match[str]) -> str:
        return f"<!-- table {found[1]} -->\n\n{known[found[1]]}\n\n<!-- end -->"

    return re.sub(r"<!-- table ([\w-]+) -->.*?<!-- end -->", put, text, flags=re.DOTALL)


def write() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (PICTURES / f"{name}.svg").write_text(picture, "utf-8")
    for page in sorted(ROOT.glob("*.md")):
        page.write_text(with_tables(page.read_text("utf-8")), "utf-8")


# -- Every figure, for the test --


@cache
def all_words() -> set[str]:
    """Every figure that is kept, as it may be written on a page."""
    found: set[str] = set()

    def gather(part: Any) -> None:
        if isinstance(part, dict):
            for inner in part.values():
                gather(inner)
        elif isinstance(part, list) and len(part) >= 4 and part[3] in UNITS:
            found.update([words(part)] if len(part) == 4 else [words([*inner, part[3]]) for inner in part[:3]])

    for file in sorted(KEPT.glob("*.json")):
        gather(kept(file.stem))
    return found
