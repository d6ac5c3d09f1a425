"""Information-set Monte Carlo search for any game. A template: it gets `playouts`, `steps` and `policy` of the game.

Again and again a world is imagined that the searching seat can't tell from the true one, and played to its end: first
along the tree, then by the rollout policy. What came of it is written down at every move of the tree it went through,
for the seat that made the move.

A node of the tree is what everybody at the table sees, and who is asked: whatever the others hold in the worlds, their
moves are counted together. If the tree (tree.py) is full, the search goes on with what it has.

Everything is guided by the strategy, unless that is switched off: an ordinary move is chosen by what came of it so far
and by how much the strategy likes it (as PUCT does, with the strategy in place of a network). Where seats choose
secretly at the same time, the choice is drawn by regret matching that begins with the strategy's mix, and the mean of
the mixes is the answer.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from .chance import below, plant
from .rule import rule
from .state import OVER, SPECTATOR, UNKNOWN, State
from .tree import (
    CHANCE,
    COLUMNS,
    MIX,
    NOTES,
    POINTS,
    REGRET,
    ROOT,
    VALUE,
    VISITS,
    WON,
    blend,
    claim,
    find,
    find_moves,
    fingerprint,
    is_full,
    mean_value,
)

if TYPE_CHECKING:
    from . import playouts, policy, steps
    from .arrays import SearchSettings, SearchTree
    from .contract import Rules

    game: Rules

__all__ = ["COLUMNS", "NOTES", "find", "find_moves", "grow"]  # what those who search need, besides the names below

# The states of a tree.
VIEW, GAME, PUBLIC = range(3)
STATES = 3

DEEPEST = 128  # decisions along the tree
LONGEST = 1024  # decisions of a playout, should a policy never come to an end

# Secret choices.
EVEN_PART = 0.2  # the part of them that is drawn evenly, so that every move goes on being tried
PRIOR_REGRET = 2.0  # how strong the strategy's mix is to begin with,
PRIOR_VISITS = 40  # and how many visits it counts for in the mean of the mixes

# What came of a playout for a seat: its value to the search, the share of the first place, and the points.
RESULT_VALUE, RESULT_SHARE, RESULT_POINTS = range(3)
RESULTS = 3

# What is written on the path through the tree.
MOVE, NODE, SEAT, SECRET = range(4)
STEP = 4


# Long because it is the one loop of a search, into which the rules are compiled once.
@rule
def grow(tree: SearchTree, settings: SearchSettings, searcher: int, seed: int, start: int, end: int) -> int:
    """Make the iterations from `start` up to `end` for the view in the tree. Answers how many decisions were made."""
    states, legal, worth, path, results = tree.states, tree.legal, tree.worth, tree.path, tree.results
    longest = settings.cut if settings.cut > 0 else LONGEST
    decisions = 0
    for number in range(start, end):
        playouts.copy_state(states, VIEW, states, GAME)
        s = states[GAME]
        plant(s, blend(seed, number))
        game.determinize(s, searcher)
        depth = 0
        in_tree = True
        opening = True  # still the secret choice the search began with
        rolled = 0
        length = 0
        # Written as one loop, so that the rules are compiled into it once.
        while s.phase != OVER and rolled < longest and length < LONGEST:
            seat = playouts.asked(s)
            count = game.legal(s, seat, legal)
            secret = game.SECRET >> s.phase & 1
            opening = opening and secret == 1
            node = UNKNOWN
            if in_tree and count > 1:
                steps.view_of(states, GAME, states, PUBLIC, SPECTATOR)
                key = blend(fingerprint(states, tree.words, PUBLIC), seat)
                if seat == searcher and tree.notes[ROOT] == 0:
                    tree.notes[ROOT] = key
                node = claim(tree.keys, tree.rows, tree.notes, key)
                in_tree = node != UNKNOWN
            if not in_tree:
                rolled += 1
                count = policy.narrow(s, legal, count, settings.considered)
            if count > 1 and (settings.guided or not in_tree):
                game.weigh(s, seat, legal, count, worth)
            elif count > 1:
                weigh_alike(worth, count)
            chosen = UNKNOWN
            if node != UNKNOWN:
                find_moves(tree.keys, node, legal, count, tree.rows_of_moves)
                if secret == 0:
                    chosen = most_promising(tree, settings, node, count, seat == searcher)
                elif opening and seat != searcher and len(tree.others[seat]) > 0:
                    chosen = draw_by(s, tree.others[seat], legal, count)
                elif claim_mix(tree, node, count):
                    chosen = match_regrets(s, tree.rows, node, tree.rows_of_moves, count)
            if chosen == UNKNOWN:
                action = policy.pick(s, legal, count, worth)
            else:
                action = legal[chosen]
                move = claim(tree.keys, tree.rows, tree.notes, blend(tree.keys[node], action + 1))
                in_tree = move != UNKNOWN
                if in_tree:
                    path[depth][MOVE] = move
                    path[depth][NODE] = node
                    path[depth][SEAT] = seat
                    path[depth][SECRET] = secret
                    depth += 1
                    # A move never made before is the last one in the tree, unless others choose at the same time.
                    in_tree = depth < DEEPEST and (secret == 1 or tree.rows[move][VISITS] > 0)
            playouts.step(s, seat, action)
            length += 1
        decisions += length
        judge(s, results, settings.margin)
        for i in range(depth):
            move = path[i][MOVE]
            node = path[i][NODE]
            if path[i][SECRET] and tree.rows[move][CHANCE] > 0.0:  # drawn by regret
                regret(tree.rows, node, move, results[path[i][SEAT]][RESULT_VALUE])
            credit(tree.rows[node], results[path[i][SEAT]])
            credit(tree.rows[move], results[path[i][SEAT]])
    return decisions


@rule
def weigh_alike(worth: list[int], count: int) -> None:
    """Where nobody is asked, a move is worth as much as any other."""
    for i in range(count):
        worth[i] = 1


# -- Ordinary moves --


@rule
def most_promising(tree: SearchTree, settings: SearchSettings, node: int, count: int, own: bool) -> int:
    """The move of the greatest mean value and a bonus: for what the strategy thinks of it, less with every visit.

    What was never tried is taken to be as good as the node. In a full tree nothing could be written down about it, and
    it would be tried for ever: so the searcher chooses among what it has tried, and where the others would try
    something new, or nothing is known, the answer is UNKNOWN and the strategy moves.

    The others do not know what the searcher holds, though in all worlds it imagines it is the same. So that they do not
    learn it, their bonus does not fade: however long the search, they play by the strategy, inclined to what serves
    them.
    """
    keys, rows, at, worth, priors = tree.keys, tree.rows, tree.rows_of_moves, tree.worth, tree.priors
    full = is_full(keys, tree.notes)
    top = worth[0]
    for i in range(1, count):
        top = max(top, worth[i])
    total = 0.0
    visits = 1.0
    for i in range(count):
        priors[i] = prior(top - worth[i], settings.prior_scale)
        total += priors[i]
        if keys[at[i]] != 0:
            visits += rows[at[i]][VISITS]
    bonus = (settings.explore * sqrt(visits) if own else settings.opponent_prior * visits) / total
    start = mean_value(rows, node)
    best = -1.0
    found = UNKNOWN
    for i in range(count):
        if full and own and keys[at[i]] == 0:
            continue
        tried = 0.0
        value = start
        if keys[at[i]] != 0 and rows[at[i]][VISITS] > 0:
            tried = rows[at[i]][VISITS]
            value = rows[at[i]][VALUE] / tried
        value += bonus * priors[i] / (1.0 + tried)
        if value > best:
            best = value
            found = i
    if full and found != UNKNOWN and keys[at[found]] == 0:
        return UNKNOWN
    return found


@rule
def prior(gap: int, scale: float) -> float:
    """The weight of a move before any playout: it seems worth so many hundredths of a point less than the best."""
    far = 1.0 + gap / (100.0 * scale)
    return 1.0 / (far * far)


# -- Secret choices --


@rule
def claim_mix(tree: SearchTree, node: int, count: int) -> bool:
    """Make sure that every move has its row, a new one with the strategy's mix in it."""
    keys, rows, at, worth = tree.keys, tree.rows, tree.rows_of_moves, tree.worth
    total = 0
    for i in range(count):
        total += max(worth[i], 0)
    for i in range(count):
        key = blend(keys[node], tree.legal[i] + 1)
        at[i] = find(keys, key)  # anew: the empty row found before may have been given to another move
        if keys[at[i]] == 0:
            row = claim(keys, rows, tree.notes, key)
            if row == UNKNOWN:
                return False
            share = max(worth[i], 0) / total if total > 0 else 1.0 / count
            rows[row][REGRET] = PRIOR_REGRET * share
            rows[row][MIX] = PRIOR_VISITS * PRIOR_VISITS / 2.0 * share
            at[i] = row
    return True


@rule
def match_regrets(s: State, rows: Any, node: int, at: list[int], count: int) -> int:
    """Draw a secret choice in proportion to how much each move is regretted, or evenly now and then.

    The mean of the mixes is kept, the later ones weighing more.
    """
    total = 0.0
    for i in range(count):
        total += max(rows[at[i]][REGRET] - rows[node][REGRET], 0.0)
    left = below(s, 1 << 30) / (1 << 30)
    weight = rows[node][VISITS] + PRIOR_VISITS
    drawn = UNKNOWN
    for i in range(count):
        share = max(rows[at[i]][REGRET] - rows[node][REGRET], 0.0) / total if total > 0.0 else 1.0 / count
        rows[at[i]][MIX] += weight * share
        rows[at[i]][CHANCE] = (1.0 - EVEN_PART) * share + EVEN_PART / count
        left -= rows[at[i]][CHANCE]
        if left < 0.0 and drawn == UNKNOWN:
            drawn = i
    return drawn if drawn != UNKNOWN else count - 1


@rule
def regret(rows: Any, node: int, move: int, value: float) -> None:
    """Write down how much better a secret choice did than usual, the more the rarer it is.

    On average that is how much each move would have done better. What all moves of the node regret less is written
    down at the node.
    """
    surprise = value - mean_value(rows, node)
    rows[move][REGRET] += surprise / rows[move][CHANCE]
    rows[node][REGRET] += surprise


@rule
def draw_by(s: State, weights: list[float], legal: list[int], count: int) -> int:
    """Draw one of the legal moves by given weights."""
    total = 0.0
    for i in range(count):
        total += weights[legal[i]]
    left = below(s, 1 << 30) / (1 << 30) * total
    for i in range(count):
        left -= weights[legal[i]]
        if left < 0.0:
            return i
    return count - 1


# -- What came of it --


@rule
def judge(s: State, results: Any, margin: float) -> None:
    """Write for each seat: the value of the outcome to it, its share of the first place, and its points.

    The value is the share of the first place, and to a part, the margin, how far it is ahead of the best other seat.
    A game that was cut short is judged by its outlook.
    """
    over = s.phase == OVER
    # Up to the last loop the share's place holds the rank, or the outlook in place of it.
    for seat in range(s.players):
        results[seat][RESULT_POINTS] = game.points(s, seat) if over else game.outlook(s, seat) / 100.0
        results[seat][RESULT_SHARE] = game.rank(s, seat) if over else results[seat][RESULT_POINTS]
    best = results[0][RESULT_SHARE]
    sharing = 0
    for seat in range(s.players):
        best = max(best, results[seat][RESULT_SHARE])
    for seat in range(s.players):
        sharing += results[seat][RESULT_SHARE] == best
    for seat in range(s.players):
        rival = -1e9
        for other in range(s.players):
            if other != seat:
                rival = max(rival, results[other][RESULT_POINTS])
        lead = (results[seat][RESULT_POINTS] - rival) / game.SPREAD
        lead = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        results[seat][RESULT_VALUE] = lead
    for seat in range(s.players):
        lead = results[seat][RESULT_VALUE]
        if over:
            results[seat][RESULT_SHARE] = 1.0 / sharing if results[seat][RESULT_SHARE] == best else 0.0
        else:
            results[seat][RESULT_SHARE] = lead
        results[seat][RESULT_VALUE] = (1.0 - margin) * results[seat][RESULT_SHARE] + margin * lead


@rule
def credit(row: Any, result: Any) -> None:
    """Write an outcome down at a move or a node."""
    row[VISITS] += 1
    row[VALUE] += result[RESULT_VALUE]
    row[WON] += result[RESULT_SHARE]
    row[POINTS] += result[RESULT_POINTS]
