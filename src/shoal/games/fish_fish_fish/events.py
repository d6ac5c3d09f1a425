"""What Fish Fish Fish tells, as numbers, with the keys of en.ftl."""

from ...core.narrate import Telling

OPENED = 0
DEALT = 1
MOORED = 2
SAILED = 3
SWAM = 4
CAUGHT = 5
ENDED = 6
PASSED = 7
RELEASED = 8
KEPT = 9
DREW_OPEN = 10
DREW_UNSEEN = 11
DREW_OWN = 12
TURNED = 13
STOPPED = 14
SHUFFLED = 15

EVENTS = {
    OPENED: Telling("opened", ("one", "two", "three"), reveals=True),
    DEALT: Telling("dealt", ("seat", "one", "two", "three"), reveals=True),
    MOORED: Telling("moored", ("seat", "square")),
    SAILED: Telling("sailed", ("seat", "source", "target")),
    SWAM: Telling("swam", ("seat", "fish", "source", "target")),
    CAUGHT: Telling("caught", ("seat", "white", "blue", "grey")),
    ENDED: Telling("ended", ("seat",)),
    PASSED: Telling("passed", ("seat",)),
    RELEASED: Telling("released", ("seat", "square")),
    KEPT: Telling("kept", ("seat",)),
    DREW_OPEN: Telling("drew-open", ("seat", "card"), reveals=True),
    DREW_UNSEEN: Telling("drew-unseen", ("seat",), reveals=True),
    DREW_OWN: Telling("drew-own", ("seat", "card"), reveals=True),
    TURNED: Telling("turned", ("card", "slot"), reveals=True),
    STOPPED: Telling("stopped", ("seat",)),
    SHUFFLED: Telling("shuffled", ("cards", "trip"), reveals=True),
}
