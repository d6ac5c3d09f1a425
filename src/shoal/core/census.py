"""Play many games and count what a study asks. A template: it gets `playouts` and `policy` of the game.

Only whole numbers are added up, so that the outcome is the same whatever is counted first, and memory is flat. A shared
first place is counted in parts (`FIRST_PLACE` in playouts.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .arrays import Arena, CensusRoom, Counts
from .chance import below
from .rule import rule
from .state import OVER, UNKNOWN, State

if TYPE_CHECKING:
    from . import playouts, policy
    from .contract import Rules

    game: Rules

MARKED = len(game.MARKS)
TICKS = 20  # moments of a game at which it is looked at
BUCKETS = 32  # of leads, the middle one begins with 0
LONGEST = 4096  # decisions of a game that are looked at
LOWEST = -256  # points that have a place of their own in the list of all points
POINTS, MARGINS, BRANCHES, GAPS, ENDINGS = 1024, 512, 256, 64, 8
GAP = 25  # hundredths of a point: a step of the list of gaps

SUMS = 19
(
    GAMES,
    DECISIONS,
    SQUARES,
    CHOICES,
    MOVES,
    SECRETS,
    TIES,
    BLOWOUTS,
    MARGIN,
    WATCHED,
    WEIGHED,
    GAP_SUM,
    MATTER,
    CHANGES,
    DECIDED,
    JUDGED,
    COMEBACKS,
    LEADER_WINS,
    LED,
) = range(SUMS)
SEAT_SUMS = 5
SHARE, POINT_SUM, POINT_SQUARES, SHARE_SQUARES, SHARE_POINTS = range(SEAT_SUMS)
MARK_SUMS = 7
WITH, COUNT, COUNT_SQUARES, SHARE_WITH, LEAD_WITH, COUNT_SHARE, COUNT_LEAD = range(MARK_SUMS)
MILLE = 1000


@rule
def count_games(arena: Arena, room: CensusRoom, seed: int, start: int, end: int, counts: Counts) -> None:
    """Play the games start … end - 1 from the opened box of the arena, and add up what came of them.

    Game 0 has the seed `seed`, game 1 the next one. They are the very games that `simulate` plays.
    """
    states, legal = arena.states, arena.legal
    for number in range(start, end):
        playouts.copy_state(states, 0, states, 1)
        s = states[1]
        playouts.deal(s, seed + number)
        watched = number % room.watch == 0
        begin_game(s, room)
        length = 0
        while s.phase != OVER:
            seat = playouts.asked(s)
            count = game.legal(s, seat, legal)
            look(s, seat, legal, count, watched, length, arena.worth, room, counts)
            if room.is_random:
                action = legal[below(s, count)]
            else:
                count = refrain(s, seat, legal, count, room.never[seat])
                action = policy.choose(s, seat, legal, count, arena.worth, arena.considered[seat])
            game.note_move(s, seat, action, room.marks)
            playouts.step(s, seat, action)
            length += 1
        end_game(s, length, watched, room, counts)


@rule
def refrain(s: State, seat: int, legal: list[int], count: int, never: int) -> int:
    """Bring the moves that a player allows itself to the front, and answer their number; all if there are none."""
    if never == UNKNOWN:
        return count
    kept = 0
    for i in range(count):
        if not game.refrains(s, seat, legal[i], never):
            legal[kept], legal[i] = legal[i], legal[kept]
            kept += 1
    return kept if kept > 0 else count


@rule
def begin_game(s: State, room: CensusRoom) -> None:
    for seat in range(s.players):
        for mark in range(MARKED):
            room.marks[seat][mark] = 0
    game.note_deal(s, room.marks)


# -- A decision --


# Many parameters because compiled code hands on no object that would hold them.
@rule
def look(
    s: State,
    seat: int,
    legal: list[int],
    count: int,
    watched: bool,
    length: int,
    worth: list[int],
    room: CensusRoom,
    counts: Counts,
) -> None:
    """Count a decision before it is made."""
    sums = counts.sums
    sums[MOVES] += count
    counts.branches[min(count, BRANCHES - 1)] += 1
    secret = game.SECRET >> s.phase & 1
    if count > 1:
        sums[CHOICES] += 1
        sums[SECRETS] += secret
    if watched:
        if length < LONGEST:
            for other in range(s.players):
                room.outlooks[length][other] = game.outlook(s, other)
        if count > 1 and secret == 0:
            game.weigh(s, seat, legal, count, worth)
            count_gap(worth, count, counts)


@rule
def count_gap(worth: list[int], count: int, counts: Counts) -> None:
    """How far the best move is above the second best."""
    best = max(worth[0], worth[1])
    second = min(worth[0], worth[1])
    for i in range(2, count):
        if worth[i] > best:
            second = best
            best = worth[i]
        elif worth[i] > second:
            second = worth[i]
    gap = best - second
    counts.sums[WEIGHED] += 1
    counts.sums[GAP_SUM] += gap
    counts.sums[MATTER] += gap >= 10 * game.SPREAD
    counts.gaps[min(gap // GAP, GAPS - 1)] += 1


# -- The end --


@rule
def end_game(s: State, length: int, watched: bool, room: CensusRoom, counts: Counts) -> None:
    """Count a game that is over."""
    game.note_end(s, room.marks)
    sums, shares, points = counts.sums, room.shares, room.points
    sharing = playouts.share_first_place(s, shares)
    total = 0
    second = LOWEST * MILLE
    best = LOWEST * MILLE
    for seat in range(s.players):
        points[seat] = game.points(s, seat)
        total += points[seat]
        if points[seat] > best:
            second = best
            best = points[seat]
        elif points[seat] > second:
            second = points[seat]
    margin = best - second
    sums[GAMES] += 1
    sums[DECISIONS] += length
    sums[SQUARES] += length * length
    sums[TIES] += sharing > 1
    sums[MARGIN] += margin
    sums[BLOWOUTS] += margin > 2 * game.SPREAD
    counts.lengths[min(length, LONGEST - 1)] += 1
    counts.margins[min(margin, MARGINS - 1)] += 1
    counts.endings[game.ending(s)] += 1
    for seat in range(s.players):
        counts.points[min(max(points[seat] - LOWEST, 0), POINTS - 1)] += 1
        count_seat(counts.seats[seat], shares[seat], points[seat])
        count_seat(counts.orders[(seat - s.first + s.players) % s.players], shares[seat], points[seat])
        count_marks(room.marks[seat], shares[seat], s.players * points[seat] - total, counts.marks)
    if watched and length > 0:
        count_course(s, min(length, LONGEST), sharing, room, counts)


@rule
def count_seat(sums: list[int], share: int, points: int) -> None:
    sums[SHARE] += share
    sums[SHARE_SQUARES] += share * share
    sums[POINT_SUM] += points
    sums[POINT_SQUARES] += points * points
    sums[SHARE_POINTS] += share * points


@rule
def count_marks(had: list[int], share: int, lead: int, sums: Any) -> None:
    """What a seat had, and what it came to. The lead is over the mean of all seats, times their number."""
    for mark in range(MARKED):
        count = had[mark]
        if count > 0:
            sums[mark][WITH] += 1
            sums[mark][COUNT] += count
            sums[mark][COUNT_SQUARES] += count * count
            sums[mark][SHARE_WITH] += share
            sums[mark][LEAD_WITH] += lead
            sums[mark][COUNT_SHARE] += count * share
            sums[mark][COUNT_LEAD] += count * lead


# -- Its course, as the strategy's outlook sees it --


@rule
def lead_of(outlooks: list[int], seat: int, players: int) -> int:
    """How far a seat is ahead of the best other seat, in hundredths of a point."""
    best = outlooks[1 if seat == 0 else 0]
    for other in range(players):
        if other != seat:
            best = max(best, outlooks[other])
    return outlooks[seat] - best


@rule
def bucket_of(lead: int) -> int:
    """Leads in steps of an eighth of what players of like strength are apart."""
    step = lead * 8 // (100 * game.SPREAD)
    return min(max(step + BUCKETS // 2, 0), BUCKETS - 1)


@rule
def count_course(s: State, length: int, sharing: int, room: CensusRoom, counts: Counts) -> None:
    sums = counts.sums
    for tick in range(TICKS):
        outlooks = room.outlooks[tick * length // TICKS]
        for seat in range(s.players):
            bucket = bucket_of(lead_of(outlooks, seat, s.players))
            counts.ticks[tick][bucket][0] += 1
            counts.ticks[tick][bucket][1] += room.shares[seat]
    sums[WATCHED] += 1
    leader = UNKNOWN
    for number in range(length):
        ahead = sole_leader(room.outlooks[number], s.players)
        if ahead != UNKNOWN and ahead != leader:
            sums[CHANGES] += leader != UNKNOWN
            leader = ahead
    if sharing == 1:
        winner = 0
        for seat in range(s.players):
            if room.shares[seat] == playouts.FIRST_PLACE:
                winner = seat
        behind = 0  # decisions up to the last one at which somebody else was ahead
        for number in range(length):
            if lead_of(room.outlooks[number], winner, s.players) <= 0:
                behind = number + 1
        sums[JUDGED] += 1
        sums[DECIDED] += MILLE * behind // length
        half = lead_of(room.outlooks[length // 2], winner, s.players)
        sums[COMEBACKS] += half <= -50 * game.SPREAD
        sums[LEADER_WINS] += half > 0
        sums[LED] += sole_leader(room.outlooks[length // 2], s.players) != UNKNOWN


@rule
def sole_leader(outlooks: list[int], players: int) -> int:
    for seat in range(players):
        if lead_of(outlooks, seat, players) > 0:
            return seat
    return UNKNOWN
