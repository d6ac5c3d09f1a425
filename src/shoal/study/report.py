"""A study as one HTML file that opens anywhere: no network, no script, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from .charts import bars, curve, histogram
from .compare import Comparison
from .figures import Figure, Label, in_words
from .plan import RECORDED, Plan
from .study import Study, points_of

STYLE = """
:root { color-scheme: light dark; --ink: #16303d; --paper: #fbfaf6; --soft: #5b7480; --rule: #d9dfdd; --fish: #2f8fa3;
  --band: #2f8fa333; --warm: #c4552d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eef0; --paper: #10212a; --soft: #9db4bd; --rule: #2b4450;
  --fish: #59b8cb; --band: #59b8cb33; --warm: #f09a6c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.2rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.6rem 0; } h2 { margin: 2.4rem 0 0.4rem; font-size: 1.3rem; }
h3 { margin: 1.4rem 0 0.3rem; font-size: 1rem; color: var(--soft); }
p { margin: 0.4rem 0; } ul { margin: 0.4rem 0; padding-left: 1.2rem; } .soft { color: var(--soft); }
.answer { border-left: 4px solid var(--fish); padding: 0.1rem 0 0.1rem 0.9rem; margin: 0.8rem 0; }
svg { width: 100%; height: auto; display: block; overflow: visible; margin: 0.6rem 0;
  font: 15px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .name { text-anchor: end; } svg .number { text-anchor: end; fill: var(--soft); }
svg .middle { text-anchor: middle; } svg .bar { fill: var(--fish); opacity: 0.75; } svg .band { fill: var(--band); }
svg .line { fill: none; stroke: var(--fish); stroke-width: 3; } svg .whisker { stroke: var(--ink); stroke-width: 2; }
svg .even { stroke: var(--warm); stroke-width: 2; stroke-dasharray: 5 4; } svg .grid { stroke: var(--rule); }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: 0.3rem 0.5rem 0.3rem 0;
  border-bottom: 1px solid var(--rule); vertical-align: top; } td.n { text-align: right; white-space: nowrap; }
th.n { text-align: right; }
.wide { max-width: 76rem; } .wide svg { max-width: 44rem; } .wide table { font-size: 0.85rem; }
.wide td:first-child { min-width: 8.5rem; } .part { padding-top: 1.2rem; }
.scroll { overflow-x: auto; }
.scroll :is(td, th) { padding-left: 0.5rem; } .scroll :is(td, th):first-child { position: sticky; left: 0;
  padding-left: 0; background: var(--paper); }
code span { white-space: nowrap; } footer { margin-top: 2.4rem; } a { color: inherit; }
details { margin: 0.5rem 0; } summary { cursor: pointer; color: var(--soft); }
@media (max-width: 30rem) { body { font-size: 16px; } h1 { font-size: 1.5rem; } svg { font-size: 21px; }
  .wide table { font-size: 0.8rem; } .wide td:first-child { min-width: 7.5rem; }
  .scroll :is(td, th) { padding-left: 0.25rem; padding-right: 0.25rem; } }
"""
USES = (
    ("uses", "How often, for a seat in a game"),
    ("worth of one more", "Points of lead over the table's mean that come with one more"),
    ("worth in wins", "Wins of who has it against who has not, in percentage points"),
)
WHO = """The strategy plays by rules of thumb that people wrote. Best-of-2 and best-of-4 do, too, but look only
at two or four of the legal moves, picked at random; random makes any legal move."""
FOOT = """<footer class="soft">Behind each ± is half of a 95 % interval, from a jackknife over folds of the games.
What goes with something need not come of it: only what is dealt by chance is a cause for sure. How it was computed, and
what it can't say: docs/studies.md.</footer>"""


def page(title: str, body: str, kind: str = "") -> str:
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html><html lang="en"><head>{head}<title>{escape(title)}</title><style>{STYLE}</style></head>'
        f'<body><main class="{kind}">{body}{FOOT}</main></body></html>\n'
    )


def report(study: Study) -> str:
    """The whole report of one game."""
    plan = study.plan
    title = f"{plan.loaded_game.title}, {plan.players} players"
    parts = [f"<h1>{escape(title)}</h1>{about(study)}", *answers(study)]
    parts += [seats(study), course(study), lengths(study), points(study), decisions(study), endings(study)]
    parts += [uses(study), skill(study)]
    return page(title, "".join(parts))


def about(study: Study) -> str:
    return f'<p class="soft">{escape(played(study.plan))}; {escape(set_up(study.plan))}.</p>'


def set_up(plan: Plan) -> str:
    options = [f"{name} {value}" for name, value in plan.loaded_game.spell_out(plan.options).items()]
    table = "the standard components" if plan.components == "standard" else "a component table of its own"
    return ", ".join([*options, table])


def played(plan: Plan) -> str:
    if plan.by == RECORDED:
        return f"{plan.games:,} recorded games"
    return f"{plan.games:,} games by {', '.join(sorted(set(plan.seated)))}, seeds from {plan.seed}"


def answers(study: Study) -> list[str]:
    """What a designer asks first."""
    first = study.section("seats")[0]
    verdict = "Who begins makes no difference that can be seen."
    if first.value.low > (first.label.even or 0):
        verdict = "Who begins is better off."
    elif first.value.high < (first.label.even or 0):
        verdict = "Who begins is worse off."
    decided = next(one for one in study.section("course") if one.label.name == "decided")
    return [
        "<h2>In short</h2>",
        answer("Is one seat better off?", f"{verdict} {escape(first.sentence)}"),
        what_weighs(study),
        how_much_luck(study),
        answer("Is it tense?", escape(decided.sentence)),
        what_if(study.plan),
    ]


def answer(question: str, words: str) -> str:
    return f'<div class="answer"><b>{question}</b> {words}</div>'


def what_weighs(study: Study) -> str:
    """Of each group what goes with most points and with fewest, as far as it differs from nothing for sure."""
    lines = []
    every = (one for one in study.section("worth of one more") if one.value.is_apart_from_zero)
    for group, found in groupby(every, key=lambda one: one.label.name.partition(": ")[0]):
        ranked = sorted(found, key=lambda one: -one.value.value)
        told = [f"{one.label.name.partition(': ')[2]} ({in_words(one.value, '')})" for one in (ranked[0], ranked[-1])]
        lines.append(f"<li>{escape(group)}: {escape(', '.join(told[: len(ranked)]))}</li>")
    if not lines:
        return ""
    return answer(
        "What is a card, a licence, a move worth?",
        "In points of lead over the table's mean that go with one more, the most and the least of each kind: "
        f'<ul>{"".join(lines)}</ul><a href="#uses">All of them.</a> Only what chance deals is a cause for sure.',
    )


def how_much_luck(study: Study) -> str:
    share, luck = study.section("skill"), study.section("luck and skill")
    if not luck:
        return ""
    told = "It depends on how unlike the players are. "
    for at, others in ((-2, "players that look at four moves only"), (-1, "random ones")):
        won, explains = (in_words(found[at].value, "%") for found in (share, luck))
        told += f"The strategy alone among {others} wins {won} of the games; that explains {explains} of who wins. "
    return answer("How much is luck?", f"{told}The rest is luck. Even would be {share[-1].label.even:.1f} %.")


def what_if(plan: Plan) -> str:
    command = f"shoal study {plan.game} --players {plan.players} --compare standard changed.toml"
    words = " ".join(f"<span>{word}</span>" for word in command.split())
    return answer(
        "What if a card, a table or an option were changed?",
        f"This is of one set-up. Write the other into changed.toml, and <code>{words}</code> plays both on the same "
        "seeds and says what differs for sure.",
    )


def sentences(found: Sequence[Figure]) -> str:
    return f"<ul>{''.join(f'<li>{escape(figure.sentence)}</li>' for figure in found)}</ul>"


def bars_of(found: Sequence[Figure], even: float | None = None) -> str:
    return bars(
        [(one.label.name.removeprefix("skill's share, "), one.value, in_words(one.value, "")) for one in found], even
    )


def seats(study: Study) -> str:
    found = study.section("seats")
    wins = found[: study.plan.players]
    return f"<h2>Seats</h2>{bars_of(wins, wins[0].label.even)}{sentences(found)}"


def course(study: Study) -> str:
    words = "The later winner's chance over the game, in percent"
    plot = curve(study.course, floor_of(study), words, "from the first to the last decision")
    return f"<h2>When it is decided</h2><p>{words}.</p>{plot}{sentences(study.section('course'))}"


def floor_of(study: Study) -> float:
    """Where a curve begins: at an even chance, or where the band reaches below it."""
    return min(100 / study.plan.players, *(value.low for value in study.course))


def lengths(study: Study) -> str:
    counts = [(length, int(many)) for length, many in enumerate(study.counts.lengths) if many]
    return f"<h2>Length</h2>{histogram(counts, 'decisions')}{sentences(study.section('length'))}"


def points(study: Study) -> str:
    counts = [(value, many) for value, many in points_of(study.plan, study.counts)]
    margins = [(margin, int(many)) for margin, many in enumerate(study.counts.margins) if many]
    plots = f"{histogram(counts, 'points of a seat')}{histogram(margins, 'points between first and second')}"
    return f"<h2>Points</h2>{plots}{sentences(study.section('points'))}"


def decisions(study: Study) -> str:
    counts = [(many, int(found)) for many, found in enumerate(study.counts.branches) if found]
    plot = histogram(counts, "legal moves at a decision")
    return f"<h2>Decisions</h2>{plot}{sentences(study.section('decisions'))}"


def endings(study: Study) -> str:
    return f"<h2>How games end</h2>{sentences(study.section('endings'))}"


def uses(study: Study) -> str:
    """What is used how often, and what goes with it, group by group."""
    if not study.section("uses"):
        return ""
    parts = ['<h2 id="uses">What is used, and what it is worth</h2>']
    for section, words in USES:
        parts.append(f"<h3>{words}</h3>")
        for group, found in groupby(study.section(section), lambda one: one.label.name.partition(": ")[0]):
            rows = [(one.label.name.partition(": ")[2], one.value, in_words(one.value, "")) for one in found]
            parts.append(f"<p>{escape(group)}</p>{bars(rows)}")
    every = [one for one in study.figures if one.label.section in dict(USES)]
    parts.append(f"<details><summary>The same in sentences</summary>{sentences(every)}</details>")
    return "".join(parts)


def skill(study: Study) -> str:
    if not study.contests:
        return ""
    parts = [f"<h2>Skill</h2><p>{WHO}</p>"]
    for section, words in (
        ("skill", "How often the better player wins, alone against the others"),
        ("luck and skill", "How much of who wins comes of who plays; the rest is luck"),
        ("restricted play", "A strategy that never does one thing, alone against the others"),
    ):
        found = study.section(section)
        if found:
            rows = [
                (one.label.name.removeprefix("skill's share, "), one.value, in_words(one.value, "")) for one in found
            ]
            parts.append(f"<h3>{words}</h3>{bars(rows, found[0].label.even)}{sentences(found)}")
    return "".join(parts)


# -- Side by side --


def side_by_side(studies: Sequence[Study]) -> str:
    """All games in one table, a line a figure that all of them have."""
    shared = [
        one.label[:2]
        for one in studies[0].figures
        if one.label.section not in ("endings",)
        and all(any(one.label[:2] == other.label[:2] for other in study.figures) for study in studies)
    ]
    names = [f"{study.plan.loaded_game.title}, {study.plan.players} players" for study in studies]
    rows = []
    for key in shared:
        found = [next(one for one in study.figures if one.label[:2] == key) for study in studies]
        rows.append((found[0].label, [escape(in_words(one.value, "")) for one in found]))
    about_all = f'<p class="soft">Of each {escape(played(studies[0].plan))}.</p>'
    courses = "".join(f"<h3>{escape(study.plan.loaded_game.title)}</h3>{course_of(study)}" for study in studies)
    head = f"<h1>{len(studies)} games side by side</h1>{about_all}{figures_of(names, rows)}"
    return page("Games side by side", f"{head}<h2>The later winner's chance</h2>{courses}", "wide")


def course_of(study: Study) -> str:
    words = f"{study.plan.loaded_game.title}: the later winner's chance, in percent"
    return curve(study.course, floor_of(study), words, "course of the game")


def difference(found: Comparison) -> str:
    """What changes from one set-up to another."""
    plan = found.before.plan
    title = f"{plan.loaded_game.title}, {plan.players} players: {found.names[0]} and {found.names[1]}"
    rows = []
    for one in found.differences:
        apart, before, after = (escape(in_words(value, "")) for value in (one.difference, one.before, one.after))
        rows.append((one.label, [f"<b>{apart}</b>" if one.stands_out else apart, before, after]))
    table = figures_of(("difference", *found.names), rows)
    of_each = "".join(
        f"<br>{escape(name)}: {escape(set_up(one.plan))}"
        for name, one in zip(found.names, (found.before, found.after), strict=True)
    )
    about_both = f'<p class="soft">{escape(played(plan))}, the same for both.{of_each}</p>'
    return page(title, f"<h1>{escape(title)}</h1>{about_both}{sentences_of(found)}{table}", "wide")


def figures_of(names: Sequence[str], rows: Iterable[tuple[Label, Sequence[str]]]) -> str:
    """A table of figures, part by part. Units stand beside what is counted: so two columns fit beside it on a phone.

    It may be wider than the page; what is counted stays at its left, and the keyboard reaches it.
    """
    parts: dict[str, list[str]] = {}
    for label, cells in rows:
        unit = "" if label.unit in ("", label.name) else f', <span class="soft">{escape(label.unit)}</span>'
        numbers = "".join(f'<td class="n">{cell}</td>' for cell in cells)
        parts.setdefault(label.section, []).append(f"<tr><td>{escape(label.name)}{unit}</td>{numbers}</tr>")
    head = "".join(f'<th class="n">{escape(name)}</th>' for name in names)
    body = "".join(
        f'<tr><th class="part">{dict(USES).get(part, part.capitalize())}</th><td colspan="{len(names)}"></td></tr>'
        f"{''.join(lines)}"
        for part, lines in parts.items()
    )
    table = f"<table><tr><td></td>{head}</tr>{body}</table>"
    return f'<div class="scroll" role="region" aria-label="Figures" tabindex="0">{table}</div>'


def sentences_of(found: Comparison) -> str:
    told = [one for one in found.differences if one.stands_out]
    if not told:
        return "<p class='answer'>Nothing differs for sure.</p>"
    items = "".join(f"<li>{escape(one.sentence)}</li>" for one in told)
    words = "What differs for sure, with at most one false alarm in 20 such comparisons:"
    return f"<p class='answer'>{words}</p><ul>{items}</ul>"
