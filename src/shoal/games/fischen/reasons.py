"""Why Fischen refuses a move, as numbers, with the keys of en.ftl and the headings of rules.md."""

from ...core.narrate import Reason

NOT_NOW = 1
NOT_IN_HAND = 2
FOLLOW = 3
NOT_IN_TRICK = 4
ITSELF = 5

REASONS = {
    NOT_NOW: Reason("not-now", "A round"),
    NOT_IN_HAND: Reason("not-in-hand", "Playing a trick"),
    FOLLOW: Reason("must-follow", "Playing a trick"),
    NOT_IN_TRICK: Reason("not-in-trick", "The end of the trick"),
    ITSELF: Reason("itself", "The end of the trick"),
}
