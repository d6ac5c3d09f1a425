"""What Fish'n'Stones tells, as numbers, with the keys of en.ftl."""

from ...core.narrate import Telling

FILLED = 0
CAST_CAT = 1
CAST_OWN = 2
BAITED = 3
DECLINED = 4
REVEALED = 5
FISHED = 6
NOTHING_LEFT = 7

EVENTS = {
    FILLED: Telling("filled", ("round",), reveals=True),
    CAST_CAT: Telling("cast-cat", ("seat",), reveals=True),  # a secret choice is final
    CAST_OWN: Telling("cast-own", ("seat", "line")),
    BAITED: Telling("baited", ("seat", "source", "target")),
    DECLINED: Telling("declined", ("seat",)),
    REVEALED: Telling("revealed-cat", ("seat", "line"), reveals=True),
    FISHED: Telling("fished", ("seat", "spot", "fish", "stones")),
    NOTHING_LEFT: Telling("nothing-left", ("seat",)),
}
