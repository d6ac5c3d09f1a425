"""What Fish Eat Fish tells, as numbers, with the keys of en.ftl."""

from ...core.narrate import Telling

PLACED = 0
FILLED_UP = 1
SLID = 2
SWALLOWED = 3
ATTACKED = 4
DRIFTED = 5
PASSED = 6
CHOSE = 7
CHOSE_OWN = 8
SHOWED = 9
CALLED_OFF = 10
WON = 11
DRAWN = 12
CAUGHT = 13
BANKED = 14
SUNK = 15
SURVIVED = 16
NO_SURVIVOR = 17

EVENTS = {
    PLACED: Telling("placed", ("seat", "circle")),
    FILLED_UP: Telling("filled-up", ("count",)),
    SLID: Telling("slid", ("seat", "source", "stop")),
    SWALLOWED: Telling("swallowed", ("seat", "source", "target", "prey")),
    ATTACKED: Telling("attacked", ("seat", "other", "source", "target")),
    DRIFTED: Telling("drifted", ("seat", "source", "stop")),
    PASSED: Telling("passed", ("seat",)),
    CHOSE: Telling("chose", ("seat",), reveals=True),  # a secret choice is final
    CHOSE_OWN: Telling("chose-own", ("seat", "card")),
    SHOWED: Telling("showed", ("seat", "card", "count"), reveals=True),
    CALLED_OFF: Telling("called-off"),
    WON: Telling("won", ("seat", "other", "target")),
    DRAWN: Telling("drawn", ("source", "target")),
    CAUGHT: Telling("caught", ("seat", "count")),
    BANKED: Telling("banked", ("seat", "count")),
    SUNK: Telling("sunk", ("seat",)),
    SURVIVED: Telling("survived", ("seat", "count")),
    NO_SURVIVOR: Telling("no-survivor"),
}
