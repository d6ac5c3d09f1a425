"""The player `search`: it imagines what it can't see, plays on in thought, and does what turns out best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core import backends
from ..core.arrays import SearchSettings, SearchTree
from ..core.backends import Backend
from .player import NO_LIMIT, Answer, Budget, Candidate, Player, Question
from .simple import strategist

STANDARD = Budget(iterations=1000)
MOST_ROWS = 1 << 19  # of a tree: 32 MiB
MOST_INTERPRETED = 1 << 13  # where a playout takes a millisecond
ROWS_AN_ITERATION = 16  # where all choose secretly, a playout needs a row for each of their moves
CLOCK_CHECK = 0.004  # seconds after which the clock is read
DECISION_CHECK = 256  # iterations after which is asked whether the choice can still change
LEAST_ITERATIONS = 1000  # iterations before a search may end because its answer is clear
# Moves whose values differ by less are equally good, if they have so many visits: with fewer it may be chance.
ALIKE = 0.005
ENOUGH_VISITS = 2500
GROWTH = 1.5  # by how much the iterations grow until a mix is compared with what it was
LEAST_PART = 0.1  # a mix leaves out what has less than this part of its likeliest choice


@dataclass(frozen=True)
class Settings:
    """How a search goes about it. See docs/bots.md for what each was found to give."""

    considered: int = 1  # random moves a rollout makes the best of; 1: random play, 0: all moves, the whole strategy
    cut: int = 0  # decisions after which a rollout is judged by its outlook; 0: it goes on to the end
    guided: bool = True  # whether the strategy says at every node which moves are worth a try
    explore: float = 1.0  # how much the strategy's opinion counts against what the playouts say
    opponent_prior: float = 1.0  # the same for the moves of the others, who are taken to play by the strategy
    prior_scale: float = 1.0  # how many points the strategy may be wrong by
    margin: float = 0.3  # how much the points ahead count, against being first
    pure: bool = False  # whether secret choices are the likeliest, not drawn
    early_stop: float = 0.0  # how soon it ends where the answer is clear: see is_clear; 0: never before its budget


PLAIN = Settings()


def searcher(settings: Settings = PLAIN, backend: Backend | None = None) -> Player:
    """A player that searches by these settings."""

    def player(question: Question) -> Answer:
        return search(question, settings, backend)

    return player


def search(
    question: Question, settings: Settings = PLAIN, backend: Backend | None = None, others: dict[int, Any] | None = None
) -> Answer:
    """Search as long as the budget lasts. `others` are weights, by seat and action, of how others choose secretly."""
    if len(question.legal) == 1:
        return Answer(question.legal[0])
    began = question.clock()
    game, seat, budget = question.game, question.seat, question.budget
    if budget == NO_LIMIT:
        budget = STANDARD
    backend = backend or backends.fastest_backend()
    template = backends.template("search", game.folder, backend)
    tree = empty_tree(question, template, backend, budget, others)
    weights = (float(getattr(settings, name)) for name in ("explore", "opponent_prior", "prior_scale", "margin"))
    given = SearchSettings(settings.considered, settings.cut, settings.guided, *weights)
    secret = question.is_secret
    seed = question.dice.getrandbits(60)
    done, decisions, portion = 0, 0, 1
    most = budget.iterations or 1 << 40
    look, earlier = LEAST_ITERATIONS if settings.early_stop else most, dict[int, float]()
    while done < most:
        end = min(done + portion, most)
        before = question.clock()
        decisions += template.grow(tree, given, seat, seed, done, end)
        now = question.clock()
        done, pace = end, (now - before) / (end - done)
        left = most - done
        if budget.seconds is not None:
            left = min(left, int((began + budget.seconds - now) / pace))
        if left <= 0 or (left < done and not secret and is_decided(template, tree, question, left)):
            break
        if done >= look:
            moves = moves_of(template, tree, question)
            if secret:
                mix = {action: float(row[template.MIX]) for action, row in moves.items()}
                sure, earlier, look = agreement(earlier, mix), mix, int(done * GROWTH)
            else:
                sure = lead([(float(row[template.VISITS]), float(row[template.VALUE])) for row in moves.values()])
            if is_clear(sure, done, left, settings.early_stop):
                break
        portion = max(1, min(int(CLOCK_CHECK / pace), left))
        if budget.seconds is None:
            portion = DECISION_CHECK
    return answer(template, tree, question, settings, secret, done)._replace(decisions=int(decisions), backend=backend)


def empty_tree(
    question: Question, template: Any, backend: Backend, budget: Budget, others: dict[int, Any] | None
) -> SearchTree:
    """An empty tree for a question. Its size is bounded by the budget."""
    game, players = question.game, question.view.players
    wanted = ROWS_AN_ITERATION * (budget.iterations or MOST_ROWS)
    size = min(MOST_ROWS if backend is Backend.COMPILED else MOST_INTERPRETED, 1 << max(10, wanted.bit_length()))
    view = question.view
    if question.is_secret:  # nobody knows what those have chosen who were quicker
        view = view.copy()
        game.rules.reopen(view)
    states: Any = [view] * template.STATES if backend is Backend.INTERPRETED else game.state.array(template.STATES)
    words = None
    if backend is Backend.COMPILED:
        view.pack(states, template.VIEW)
        words = states.view("i8").reshape(template.STATES, -1)
    weights = zeros(backend, float, players, game.actions if others else 0)
    for other, mix in (others or {}).items():
        weights[other][:] = mix
    return SearchTree(
        states,
        words,
        keys=zeros(backend, int, size),
        rows=zeros(backend, float, size, template.COLUMNS),
        notes=zeros(backend, int, template.NOTES),
        path=zeros(backend, int, template.DEEPEST, template.STEP),
        legal=zeros(backend, int, game.actions),
        worth=zeros(backend, int, game.actions),
        rows_of_moves=zeros(backend, int, game.actions),
        priors=zeros(backend, float, game.actions),
        results=zeros(backend, float, players, template.RESULTS),
        others=weights,
    )


def zeros(backend: Backend, kind: type, *shape: int) -> Any:
    """Numbers, all zero, as lists or as an array."""
    if backend is Backend.COMPILED:
        import numpy as np

        return np.zeros(shape, kind)
    return [zeros(backend, kind, *shape[1:]) for _ in range(shape[0])] if shape else kind()


def moves_of(template: Any, tree: SearchTree, question: Question) -> dict[int, Any]:
    """The rows of the moves at the root that were tried."""
    count = len(question.legal)
    tree.legal[:count] = question.legal
    template.find_moves(
        tree.keys, template.find(tree.keys, tree.notes[template.ROOT]), tree.legal, count, tree.rows_of_moves
    )
    found = zip(question.legal, tree.rows_of_moves, strict=False)
    return {action: tree.rows[row] for action, row in found if tree.rows[row][template.VISITS] > 0}


def is_decided(template: Any, tree: SearchTree, question: Question, left: int) -> bool:
    """Whether the move of most visits will have most visits whatever comes."""
    visits = sorted((row[template.VISITS] for row in moves_of(template, tree, question).values()), reverse=True)
    return len(visits) > 1 and visits[0] > visits[1] + left


def lead(moves: Sequence[tuple[float, float]]) -> float:
    """By what part of all visits the first move, with those as good, is ahead of any other.

    The moves are visits and the sum of the values that these brought.
    """
    if not moves:
        return 0.0
    (most, value), *others = sorted(moves, reverse=True)
    ahead, rival = most, 0.0
    for visits, its_value in others:
        if visits >= ENOUGH_VISITS and abs(its_value / visits - value / most) < ALIKE:
            ahead += visits
        else:
            rival = max(rival, visits)
    return (ahead - rival) / sum(visits for visits, _ in moves)


def agreement(earlier: dict[int, float], now: dict[int, float]) -> float:
    """How much of a mix has stayed as it was since an earlier look."""
    since = {action: weight - earlier.get(action, 0.0) for action, weight in now.items()}
    old, new = sum(earlier.values()) or 1.0, sum(since.values()) or 1.0
    return sum(min(earlier.get(action, 0.0) / old, weight / new) for action, weight in since.items())


def is_clear(sure: float, done: int, left: int, early_stop: float) -> bool:
    """Whether thinking on would hardly change the answer.

    If it went on as before, the part of the iterations left that is not sure would speak for something else. It is
    compared with the iterations already made that speak for the answer.
    """
    return (1.0 - sure) * left < early_stop * sure * done


def answer(
    template: Any, tree: SearchTree, question: Question, settings: Settings, secret: bool, iterations: int
) -> Answer:
    """The move of most visits, or one drawn from the mix of a secret choice; and what was thought of each."""
    moves = moves_of(template, tree, question)
    if not moves:  # not even one playout came as far as this seat
        return strategist(backend=Backend.INTERPRETED)(question)
    measure = template.MIX if secret else template.VISITS
    weights = {action: float(row[measure]) for action, row in moves.items()}
    if secret:
        most = max(weights.values(), default=0.0)
        weights = {action: weight for action, weight in weights.items() if weight >= LEAST_PART * most}
    total = sum(weights.values())
    if total == 0.0:  # a budget too small for a single mix
        weights = dict.fromkeys(moves, 1.0)
        total = float(len(moves))
    found = [
        Candidate(
            action,
            weight / total,
            float(moves[action][template.WON] / moves[action][template.VISITS]),
            float(moves[action][template.POINTS] / moves[action][template.VISITS]),
        )
        for action, weight in weights.items()
    ]
    found.sort(key=lambda candidate: (-candidate.share, -(candidate.chance or 0.0), candidate.action))
    choice = found[0].action
    if secret and not settings.pure:
        choice = question.dice.choices([c.action for c in found], [c.share for c in found])[0]
    return Answer(choice, tuple(found), iterations)
