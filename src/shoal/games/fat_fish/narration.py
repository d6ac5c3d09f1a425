"""What Fat Fish has to say beside its events: refusals, the end, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import ScoreLine
from .cards import card_laid_by, colour_of, row_laid_by
from .licences import awarded
from .notation import CARD_NAMES, COLOUR_NAMES, LICENCE_NAMES, TEXTS, unbundled
from .numbers import FIASCO_COST, KEEP, LAY, LICENCE, LICENCES, ROWS, STOP, TAKE_LICENCE, WORTH
from .state import Table

# How the numbers of an event are written.
WRITE = {
    "card": lambda card: CARD_NAMES[card],
    "row": lambda row: row + 1,
    "kept": unbundled,
    "rest": unbundled,
    "cards": unbundled,
    "balance": lambda points: f"{points:+}",
    "licence": lambda licence: LICENCE_NAMES[licence],
}

# What each licence asks for.
LICENCE_MEANINGS = (
    "meaning-a",
    "meaning-b",
    "meaning-c",
    "meaning-d",
    "meaning-e",
    "meaning-f",
    "meaning-g",
    "meaning-h",
    "meaning-i",
)

ENDINGS = ("all-cards-played",)
STEP_NAMES = {LAY: "lay", KEEP: "keep", LICENCE: "licence"}


def refusal_args(s: Table, seat: int, action: int) -> Mapping[str, object]:
    """Everything a refusal of this action may want to mention."""
    args: dict[str, object] = {
        "move": TEXTS.get(action, "keep"),
        "step": STEP_NAMES[s.phase],
        "chosen": s.row_laid + 1,
    }
    if action < STOP:
        card = card_laid_by(action)
        ending_so = [str(row + 1) for row in range(ROWS) if s.ends[row] >> card & 1]
        args |= {
            "card": CARD_NAMES[card],
            "row": row_laid_by(action) + 1,
            "colour": COLOUR_NAMES[colour_of(card)],
            "rows": ", ".join(ending_so),
        }
    elif action >= TAKE_LICENCE:
        args["licence"] = LICENCE_NAMES[action - TAKE_LICENCE]
    return args


def score_sheet(s: Table, seat: int) -> list[ScoreLine]:
    lines = [
        ScoreLine("plus", {"cards": s.plus_size[seat]}, s.plus_points[seat]),
        ScoreLine("minus", {"cards": s.minus_size[seat]}, -s.minus_points[seat]),
    ]
    if s.fiasco_at == seat:
        lines.append(ScoreLine("fiasco-card", {}, -FIASCO_COST))
    for licence in range(LICENCES):
        if s.owned[seat] >> licence & 1:
            lines.append(ScoreLine("licence", {"licence": LICENCE_NAMES[licence]}, WORTH[licence]))
    if awarded(s, seat):
        lines.append(ScoreLine("licence", {"licence": LICENCE_NAMES[s.licence]}, awarded(s, seat)))
    return lines
