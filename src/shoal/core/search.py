"""Information-set Monte Carlo search for any game. A template: it gets `playouts`, `steps` and `policy` of the game.

Again and again a world is imagined that the searching seat can't tell from the true one, and played to its end: first
along the tree, then by the rollout policy. What came of it is written down at every move of the tree it went through,
for the seat that made the move.

A node of the tree is what everybody at the table sees, and who is asked: whatever the others hold in the worlds, their
moves are counted together. The tree is one table of fixed size, with a row for each node and for each of its moves,
found by a hash. If it is full, the search goes on with the tree it has.

An ordinary move is chosen by its upper confidence bound, and the strategy says in which order moves are tried at all.
Where seats choose secretly at the same time, the choice is drawn by regret matching, and its mean is the answer.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

from .chance import below, plant
from .rule import INTERPRETED, rule
from .state import OVER, SPECTATOR, UNKNOWN, State

if TYPE_CHECKING:
    from . import playouts, policy, steps
    from .contract import Rules

    game: Rules

# Columns of a row of the tree. Rows of nodes use the first two: their visits, and how many of their moves were tried.
VISITS, SEEN, VALUE, WON, POINTS, REGRET, MIX = range(7)
COLUMNS = 7
TRIED = SEEN  # of a node; of a move: in how many visits of its node it was legal

# What is kept about the tree.
USED, ROOT = 0, 1  # rows used, key of the root
NOTES = 2

# Whole settings, and others.
LOOKS, CUT, PER_WORLD = range(3)  # of the rollouts: looks (see policy.py), most decisions, playouts of a world
EXPLORE, WIDEN, MARGIN = range(3)

# States on the desk.
VIEW, WORLD, GAME, PUBLIC = range(4)
DESK = 4

DEEPEST = 128  # decisions along the tree
LONGEST = 1024  # decisions of a playout, should a policy never come to an end
STUBBORN = 16  # one in so many secret choices is drawn at random
MEMORY = 400  # secret choices: how many last visits the value of a move remembers

KEY = (1 << 62) - 1


@rule
def grow(
    desk: list[State],
    words: Any,
    keys: list[int],
    tree: Any,
    notes: list[int],
    path: Any,
    legal: list[int],
    worth: list[int],
    results: Any,
    others: Any,
    whole: list[int],
    part: list[float],
    searcher: int,
    seed: int,
    start: int,
    end: int,
) -> int:
    """Make the iterations from `start` up to `end` for the view on the desk. Answers how many decisions were made.

    `others`, if it has columns, are weights by which the other seats make their first secret choice.
    """
    decisions = 0
    for number in range(start, end):
        if number == start or number % whole[PER_WORLD] == 0:
            playouts.copy_state(desk, VIEW, desk, WORLD)
            plant(desk[WORLD], blend(seed, number - number % whole[PER_WORLD]))
            game.determinize(desk[WORLD], searcher)
        playouts.copy_state(desk, WORLD, desk, GAME)
        s = desk[GAME]
        plant(s, blend(seed + 1, number))
        depth = 0
        in_tree = True
        before_root = True
        rolled = 0
        length = 0
        while s.phase != OVER and (whole[CUT] == 0 or rolled < whole[CUT]) and length < LONGEST:
            seat = playouts.asked(s)
            count = game.legal(s, seat, legal)
            action = UNKNOWN
            looks = whole[LOOKS]
            node = UNKNOWN
            if in_tree and count > 1:
                steps.view_of(desk, GAME, desk, PUBLIC, SPECTATOR)
                key = blend(fingerprint(desk, words), seat)
                if before_root and seat == searcher:
                    before_root = False
                    notes[ROOT] = key
                node = find(keys, key)
                if keys[node] == 0 and not claim(keys, tree, notes, node, key):
                    in_tree = False
                else:
                    tree[node][VISITS] += 1
                    if game.SECRET >> s.phase & 1:
                        if before_root and len(others[seat]) > 0:
                            action = draw_by(s, others[seat], legal, count)
                        else:
                            action = match_regrets(s, keys, tree, notes, node, legal, count)
                    elif may_widen(tree, node, count, part[WIDEN]):
                        count = untried(keys, tree, notes, node, legal, count)
                        looks = policy.ALL
                    else:
                        action = most_promising(keys, tree, node, legal, count, part[EXPLORE])
            if action == UNKNOWN:
                action = policy.choose(s, seat, legal, count, worth, looks)
                rolled += not in_tree
            if node != UNKNOWN and in_tree:
                move = find(keys, blend(keys[node], action + 1))
                if keys[move] == 0 and not claim(keys, tree, notes, move, blend(keys[node], action + 1)):
                    in_tree = False
                else:
                    secret = game.SECRET >> s.phase & 1
                    if tree[move][VISITS] == 0:
                        tree[node][TRIED] += 1
                        in_tree = secret == 1  # all choose at once
                    path[depth][0] = move
                    path[depth][1] = seat
                    path[depth][2] = secret
                    depth += 1
                    if depth == DEEPEST:
                        in_tree = False
            playouts.step(s, seat, action)
            length += 1
        decisions += length
        judge(s, results, part[MARGIN])
        for i in range(depth):
            credit(tree[path[i][0]], results[path[i][1]], path[i][2])
    return decisions


# -- The tree as a table --


@rule
def blend(key: int, number: int) -> int:
    """A number of 62 bits out of two."""
    key = (key ^ (number * 0x1E3779B97F4A7C15 & KEY)) * 0x2545F4914F6CDD1D & KEY
    return key ^ key >> 29


if INTERPRETED:

    def fingerprint(desk: list[State], words: Any) -> int:
        """A hash of the public state."""
        return hash(tuple(desk[PUBLIC].flat())) & KEY

else:

    @rule
    def fingerprint(desk: list[State], words: Any) -> int:
        """A hash of the public state, taken as words of 64 bits."""
        key = 0
        for i in range(words.shape[1]):
            key = (key ^ words[PUBLIC][i]) * 0x2545F4914F6CDD1D
            key ^= key >> 32
        return key & KEY


@rule
def find(keys: list[int], key: int) -> int:
    """The row of a key, or the empty one where it belongs."""
    row = key & len(keys) - 1
    while keys[row] != key and keys[row] != 0:
        row = row + 1 & len(keys) - 1
    return row


@rule
def claim(keys: list[int], tree: Any, notes: list[int], row: int, key: int) -> bool:
    """Give an empty row to a key, as long as a quarter of the rows stays free."""
    if notes[USED] * 4 >= len(keys) * 3:
        return False
    notes[USED] += 1
    keys[row] = key
    for column in range(COLUMNS):
        tree[row][column] = 0.0
    return True


# -- Ordinary moves --


@rule
def may_widen(tree: Any, node: int, count: int, widen: float) -> bool:
    """Whether another move may be tried: their number grows with the root of the visits."""
    tried: float = tree[node][TRIED]
    widest: float = 1.0 + widen * sqrt(tree[node][VISITS])
    return tried < count and tried < widest


@rule
def untried(keys: list[int], tree: Any, notes: list[int], node: int, legal: list[int], count: int) -> int:
    """Bring the moves that were never tried to the front, and answer their number; if there are none, all stay."""
    found = 0
    for i in range(count):
        move = find(keys, blend(keys[node], legal[i] + 1))
        if keys[move] == 0:
            legal[found], legal[i] = legal[i], legal[found]
            found += 1
    return found if found > 0 else count


@rule
def most_promising(keys: list[int], tree: Any, node: int, legal: list[int], count: int, explore: float) -> int:
    """The tried move of the greatest upper confidence bound."""
    best = -1.0
    found = UNKNOWN
    for i in range(count):
        move = find(keys, blend(keys[node], legal[i] + 1))
        if keys[move] != 0:
            tree[move][SEEN] += 1
            visits = tree[move][VISITS]
            bound = tree[move][VALUE] / visits + explore * sqrt(log(tree[move][SEEN] + 1.0) / visits)
            if bound > best:
                best = bound
                found = legal[i]
    return found


# -- Secret choices --


@rule
def match_regrets(
    s: State, keys: list[int], tree: Any, notes: list[int], node: int, legal: list[int], count: int
) -> int:
    """Draw a secret choice in proportion to how much each move is regretted, once each was tried.

    The regret of a move grows by how much better its value is than the mix's, and never falls below nothing. The mean
    of the mixes is kept, the later ones weighing more.
    """
    total = 0.0
    mean = 0.0
    for i in range(count):
        move = find(keys, blend(keys[node], legal[i] + 1))
        if keys[move] == 0 or tree[move][VISITS] == 0:
            legal[0], legal[i] = legal[i], legal[0]
            return legal[0]
        total += tree[move][REGRET]
        mean += tree[move][REGRET] * tree[move][VALUE] / min(tree[move][VISITS], MEMORY)
    if total > 0.0:
        mean /= total
    else:
        for i in range(count):
            move = find(keys, blend(keys[node], legal[i] + 1))
            mean += tree[move][VALUE] / min(tree[move][VISITS], MEMORY) / count
    after = 0.0
    for i in range(count):
        move = find(keys, blend(keys[node], legal[i] + 1))
        gain = tree[move][VALUE] / min(tree[move][VISITS], MEMORY) - mean
        tree[move][REGRET] = max(tree[move][REGRET] + gain, 0.0)
        after += tree[move][REGRET]
    stubborn = below(s, STUBBORN) == 0
    left = below(s, 1 << 30) / (1 << 30) * (count if stubborn or after <= 0.0 else after)
    drawn = legal[count - 1]
    for i in range(count):
        move = find(keys, blend(keys[node], legal[i] + 1))
        share = tree[move][REGRET] / after if after > 0.0 else 1.0 / count
        tree[move][MIX] += share * tree[node][VISITS]
        if left >= 0.0:
            left -= 1.0 if stubborn or after <= 0.0 else tree[move][REGRET]
            if left < 0.0:
                drawn = legal[i]
    return drawn


@rule
def draw_by(s: State, weights: list[float], legal: list[int], count: int) -> int:
    """Draw a move by given weights."""
    total = 0.0
    for i in range(count):
        total += weights[legal[i]]
    left = below(s, 1 << 30) / (1 << 30) * total
    for i in range(count):
        left -= weights[legal[i]]
        if left < 0.0:
            return legal[i]
    return legal[count - 1]


# -- What came of it --


@rule
def judge(s: State, results: Any, margin: float) -> None:
    """Write for each seat: the value of the outcome to it, its share of the first place, and its points.

    The value is the share of the first place, and to a part, the margin, how far it is ahead of the best other seat.
    A game that was cut short is judged by its outlook.
    """
    over = s.phase == OVER
    for seat in range(s.players):
        results[seat][2] = game.points(s, seat) if over else game.outlook(s, seat) / 100.0
        results[seat][1] = game.rank(s, seat) if over else results[seat][2]
    best = results[0][1]
    sharing = 0
    for seat in range(s.players):
        best = max(best, results[seat][1])
    for seat in range(s.players):
        sharing += results[seat][1] == best
    for seat in range(s.players):
        rival = -1e9
        for other in range(s.players):
            if other != seat:
                rival = max(rival, results[other][2])
        lead = (results[seat][2] - rival) / game.SPREAD
        lead = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        results[seat][0] = lead  # the ranks are still needed
    for seat in range(s.players):
        lead = results[seat][0]
        if over:
            results[seat][1] = 1.0 / sharing if results[seat][1] == best else 0.0
        else:
            results[seat][1] = lead
        results[seat][0] = (1.0 - margin) * results[seat][1] + margin * lead


@rule
def credit(move: Any, result: Any, secret: int) -> None:
    """Write the outcome down at a move."""
    if secret and move[VISITS] >= MEMORY:  # what others chose long ago says little of what they choose now
        move[VALUE] *= 1.0 - 1.0 / MEMORY
    move[VISITS] += 1
    move[VALUE] += result[0]
    move[WON] += result[1]
    move[POINTS] += result[2]
