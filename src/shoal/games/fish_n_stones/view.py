"""Who knows what in Fish'n'Stones."""

from ...core.chance import below, mix
from ...core.rule import rule
from ...core.state import CHANCE, OVER, UNKNOWN
from .numbers import CARDS, CAST, CAST_COLUMN, CAST_ROW, KINDS, LINES, SPOTS
from .rules import fishes_in_columns
from .state import Table
from .strategy import SURE, chance_at, likely_lines, look

EVEN_SHARE = 4  # 64ths that every line has, besides what the strategy gives it


@rule
def dealt(s: Table) -> int:
    """How many pond cards have come so far."""
    if s.phase == OVER:
        return CARDS
    return (s.round_no + 1) * SPOTS if s.phase > CHANCE else 0


@rule
def hide(s: Table, seat: int) -> None:
    """Hidden: the cards to come, and the other cats until a bait or the fishing shows them."""
    for i in range(dealt(s), CARDS):
        s.pond[i] = UNKNOWN
    for other in range(s.players):
        if other != seat and s.shown >> other & 1 == 0:
            s.line[other] = UNKNOWN


@rule
def forget(s: Table, seat: int) -> None:
    """Remembered: covered cards and the contents of the buckets."""
    for i in range(CARDS):
        s.pond[i] = UNKNOWN
    for spot in range(SPOTS):
        s.pile_fish[spot] = UNKNOWN
        s.pile_stones[spot] = UNKNOWN
    for other in range(s.players):
        s.fish[other] = UNKNOWN
        s.stones[other] = UNKNOWN


@rule
def determinize(s: Table, seat: int) -> None:
    """Shuffle the cards that are to come, and place hidden cats, rather where good players would have."""
    known = dealt(s)
    place = known
    for kind in range(KINDS):
        left = s.copies[kind]
        for i in range(known):
            if s.pond[i] == kind:
                left -= 1
        for _ in range(left):
            s.pond[place] = kind
            place += 1
    mix(s, s.pond, known, CARDS)
    for other in range(s.players):
        has_cast = s.phase > CAST or s.phase == CAST and s.owing >> other & 1 == 0
        if s.line[other] == UNKNOWN and has_cast:
            s.line[other] = guess_line(s, other)


@rule
def guess_line(s: Table, seat: int) -> int:
    """Draw a line, mostly as the strategy would, in part evenly."""
    start = CAST_COLUMN if fishes_in_columns(s, seat) else CAST_ROW
    mix = likely_lines(s, look(s), seat)
    left = below(s, SURE + LINES * EVEN_SHARE)
    for line in range(LINES - 1):
        left -= chance_at(mix, start + line) + EVEN_SHARE
        if left < 0:
            return line
    return LINES - 1


@rule
def reopen(s: Table) -> None:
    """Take back the lines chosen so far."""
    for seat in range(s.players):
        s.line[seat] = UNKNOWN
    s.owing = (1 << s.players) - 1
