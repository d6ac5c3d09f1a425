"""What Fat Fish tells, as numbers, with the keys of en.ftl."""

from ...core.narrate import Telling

OPENED = 0
LAID = 1
STOPPED = 2
NONE_FOLLOWS = 3
TOOK_ROW = 4
SPLIT = 5
KEPT_ALL = 6
ROW_GONE = 7
DREW = 8
DREW_OWN = 9
ALL_PLAYED = 10
WRONG_LAY = 11
TOOK_BACK = 12
PASSED_A = 13
TOOK_LICENCE = 14
AWARDED = 15

EVENTS = {
    OPENED: Telling("opened", ("row", "card"), reveals=True),
    LAID: Telling("laid", ("seat", "card", "row")),  # one's own card, shown by choice
    STOPPED: Telling("stopped", ("seat",)),
    NONE_FOLLOWS: Telling("none-follows", ("seat",), reveals=True),
    TOOK_ROW: Telling("took-row", ("seat", "row")),
    SPLIT: Telling("split", ("seat", "kept", "rest", "balance")),
    KEPT_ALL: Telling("kept-all", ("seat", "kept", "balance")),
    ROW_GONE: Telling("row-gone", ("row",)),
    DREW: Telling("drew", ("seat", "count")),
    DREW_OWN: Telling("drew-own", ("seat", "cards"), reveals=True),
    ALL_PLAYED: Telling("all-played", ("seat",)),
    WRONG_LAY: Telling("wrong-lay", ("seat", "card", "row"), reveals=True),
    TOOK_BACK: Telling("took-back", ("seat", "cards")),
    PASSED_A: Telling("passed-a", ("seat", "other")),
    TOOK_LICENCE: Telling("took-licence", ("seat", "licence")),
    AWARDED: Telling("awarded", ("seat", "licence", "points")),
}
