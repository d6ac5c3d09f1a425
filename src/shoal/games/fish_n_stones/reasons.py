"""Why Fish'n'Stones refuses a move, as numbers, with the keys of en.ftl and the headings of rules.md."""

from ...core.narrate import Reason

NOT_NOW = 1
OTHER_SHORE = 2
OTHER_LINE = 3
EMPTY_SOURCE = 4
NOT_YOUR_LINE = 5
EMPTY_SPOT = 6
NOT_BESIDE = 7  # of texts that are no moves: there is no action for them

REASONS = {
    NOT_NOW: Reason("not-now", "A round"),
    OTHER_SHORE: Reason("other-shore", "Shores and lines"),
    OTHER_LINE: Reason("other-line", "Bait"),
    EMPTY_SOURCE: Reason("empty-source", "Bait"),
    NOT_YOUR_LINE: Reason("not-your-line", "Fish"),
    EMPTY_SPOT: Reason("empty-spot", "Fish"),
    NOT_BESIDE: Reason("not-beside", "Bait"),
}
