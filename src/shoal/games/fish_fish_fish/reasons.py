"""Why Fish Fish Fish refuses a move, as numbers, with the keys of en.ftl and the headings of rules.md."""

from ...core.narrate import Reason

NOT_NOW = 1
NOT_ON_THE_RING = 2
BERTH_TAKEN = 3
FISH_HAVE_MOVED = 4
BOATS_HAVE_MOVED = 5
NO_BOAT = 6
NO_FISH = 7
NO_CARD = 8
OFF_THE_BOARD = 9
BOAT_IN_THE_WAY = 10
PLAY_FIRST = 11
MUST_PASS = 12
CAN_PLAY = 13
NO_COMPANY = 14
MUST_DRAW = 15

REASONS = {
    NOT_NOW: Reason("not-now", "A turn"),
    NOT_ON_THE_RING: Reason("not-on-the-ring", "Set-up"),
    BERTH_TAKEN: Reason("berth-taken", "Set-up"),
    FISH_HAVE_MOVED: Reason("fish-have-moved", "Move"),
    BOATS_HAVE_MOVED: Reason("boats-have-moved", "Move"),
    NO_BOAT: Reason("no-boat", "Move"),
    NO_FISH: Reason("no-fish", "Move"),
    NO_CARD: Reason("no-card", "Move"),
    OFF_THE_BOARD: Reason("off-the-board", "Move"),
    BOAT_IN_THE_WAY: Reason("boat-in-the-way", "Move"),
    PLAY_FIRST: Reason("play-first", "Move"),
    MUST_PASS: Reason("must-pass", "Move"),
    CAN_PLAY: Reason("can-play", "Move"),
    NO_COMPANY: Reason("no-company", "Grey fish"),
    MUST_DRAW: Reason("must-draw", "Draw"),
}
