"""What Fischen tells, as numbers, with the keys of en.ftl."""

from ...core.narrate import Telling

ROUND = 0
PLAYED = 1
CAUGHT_ONE = 2
CAUGHT_ALL = 3
NOTHING_TO_CATCH = 4
WON = 5
WON_NOTHING = 6
LOST = 7
CHOSE = 8
CHOSE_OWN = 9
PASSED = 10
RECEIVED = 11
CALLED = 12
LEADS = 13
LOWEST_NEXT = 14
SCORED = 15
SHUFFLED = 16
DREW = 17
FISHED = 18
OVERFISHED = 19

EVENTS = {
    ROUND: Telling("round-begins", ("round", "cards", "seat"), reveals=True),  # new hands
    PLAYED: Telling("played", ("seat", "card"), reveals=True),
    CAUGHT_ONE: Telling("caught-one", ("seat", "zero", "card")),
    CAUGHT_ALL: Telling("caught-all", ("seat", "cards")),
    NOTHING_TO_CATCH: Telling("nothing-to-catch", ("seat", "zero")),
    WON: Telling("won", ("seat", "cards")),
    WON_NOTHING: Telling("won-nothing", ("seat",)),
    LOST: Telling("lost", ("seat",)),
    CHOSE: Telling("chose", ("seat",), reveals=True),  # a secret choice is final
    CHOSE_OWN: Telling("chose-own", ("seat", "card")),
    PASSED: Telling("all-passed", (), reveals=True),
    RECEIVED: Telling("received", ("seat", "giver", "card")),
    CALLED: Telling("called", ("seat", "colour")),
    LEADS: Telling("leads", ("seat",)),
    LOWEST_NEXT: Telling("lowest-next", ("seat",)),
    SCORED: Telling("scored", ("seat", "cards", "points")),
    SHUFFLED: Telling("shuffled", ("seat", "cards"), reveals=True),
    DREW: Telling("drew", ("seat", "cards")),
    FISHED: Telling("fished", ("seat", "cards")),
    OVERFISHED: Telling("is-overfished", ("needed", "cards")),
}
