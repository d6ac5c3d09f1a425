"""Why a player would move so, for people: keys with arguments first, then words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..core.game import Merit
from ..core.words import say, with_names
from .player import Answer, Candidate, Question

MOST = 5  # moves a person is told of
MOST_MERITS = 3  # and what speaks for the best of them
FEW_POINTS = 20  # below that tenths are told, too


class Remark(NamedTuple):
    """Something to say, as a key and arguments for the catalogue of words."""

    key: str
    args: Mapping[str, Any]


class Considered(NamedTuple):
    """A move, and what there is to say for it."""

    move: str
    reasons: tuple[Remark, ...]


class Explanation(NamedTuple):
    move: str  # that the player makes
    merits: tuple[Merit, ...]  # what speaks for it in words of the game, the most telling first
    considered: tuple[Considered, ...]  # the best first
    remarks: tuple[Remark, ...]


def explain(question: Question, answer: Answer) -> Explanation:
    """What a player thought of its best moves, and what sets the first apart."""
    candidates = answer.candidates[:MOST]
    texts = {found.action: text_of(question, found.action) for found in candidates}
    considered = tuple(Considered(texts[found.action], reasons_for(question, answer, found)) for found in candidates)
    move, merits = text_of(question, answer.action), merits_of(question, answer)
    return Explanation(move, merits, considered, tuple(remarks_on(question, answer)))


def merits_of(question: Question, answer: Answer) -> tuple[Merit, ...]:
    """What speaks for the move that is made; what speaks for the next best as well comes last."""
    file = question.game.merits
    if file is None:
        return ()
    found = file.merits(question.view, question.seat, answer.action)
    others = [candidate.action for candidate in answer.candidates if candidate.action != answer.action]
    shared = file.merits(question.view, question.seat, others[0]) if others else []
    return tuple(sorted(found, key=lambda merit: merit in shared))[:MOST_MERITS]


def text_of(question: Question, action: int) -> str:
    return question.game.text_of(question.view, action)


def reasons_for(question: Question, answer: Answer, candidate: Candidate) -> tuple[Remark, ...]:
    share, chance, points, gain = candidate.share, candidate.chance, candidate.points, candidate.gain
    secret = question.is_secret
    reasons = []
    if secret and share is not None:
        reasons.append(Remark("hint-chosen", {"percent": percent(share)}))
    if chance is not None:
        reasons.append(Remark("hint-wins", {"percent": percent(chance)}))
    if points is not None:
        reasons.append(Remark("hint-points", {"points": round(points, 1 if abs(points) < FEW_POINTS else None)}))
    if gain is not None:
        reasons.append(Remark("hint-worth", {"points": f"{gain:+z.1f}"}))
    if not secret and share is not None and answer.thought:
        reasons.append(Remark("hint-looked-at", {"percent": percent(share), "playouts": answer.thought}))
    return tuple(reasons)


def remarks_on(question: Question, answer: Answer) -> list[Remark]:
    """What there is to say of the moves together."""
    move = text_of(question, answer.action)
    if len(question.legal) == 1:
        return [Remark("hint-forced", {"move": move})]
    if not answer.candidates:
        return [Remark("hint-no-reason", {"move": move})]
    remarks = []
    if len(answer.candidates) > MOST:
        remarks.append(Remark("hint-others", {"count": len(answer.candidates) - MOST}))
    if len(answer.candidates) > 1:
        drawn = question.is_secret
        remarks += [Remark("hint-drawn", {"move": move})] if drawn else comparison(question, *answer.candidates[:2])
    return remarks


def comparison(question: Question, first: Candidate, second: Candidate) -> list[Remark]:
    """How much more often the first wins than the second."""
    if first.chance is None or second.chance is None:
        return []
    ahead = percent(first.chance) - percent(second.chance)
    key = "hint-better" if ahead > 0 else "hint-trusted" if ahead < 0 else "hint-even"
    args = {"first": text_of(question, first.action), "second": text_of(question, second.action), "games": abs(ahead)}
    return [Remark(key, args)]


def percent(part: float) -> int:
    return round(100 * part)


def why(considered: Considered) -> str:
    """The reasons for a move in words."""
    return ", ".join(say(*reason) for reason in considered.reasons)


def because(question: Question, explanation: Explanation, names: Sequence[str]) -> str | None:
    """What speaks for the move, in a line; None if there is nothing to say."""
    folder = question.game.folder
    texts = [say(merit.key, with_names(merit.args, names), folder=folder) for merit in explanation.merits]
    return say("hint-because", {"move": explanation.move, "why": "; ".join(texts)}) if texts else None


def in_words(explanation: Explanation) -> list[str]:
    """An explanation, a line a move and a line a remark."""
    moves = [f"{number}. {found.move}: {why(found)}" for number, found in enumerate(explanation.considered, 1)]
    return moves + [say(*remark) for remark in explanation.remarks]
