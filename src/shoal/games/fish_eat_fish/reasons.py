"""Why Fish Eat Fish refuses a move, as numbers, with the keys of en.ftl and the headings of rules.md."""

from ...core.narrate import Reason

NOT_NOW = 1
OCCUPIED = 2
BESIDE_YOUR_OWN = 3
NOT_YOURS = 4
NO_PREY = 5
BLOCKED = 6
MUST_ATTACK = 7
OUT_OF_REACH = 8
MUST_DRIFT = 9
NOT_IN_HAND = 10
# Of texts that are no moves: there is no action for them.
TOO_FAR = 11
NOT_STRAIGHT = 12

REASONS = {
    NOT_NOW: Reason("not-now", "A turn"),
    OCCUPIED: Reason("occupied", "Placing"),
    BESIDE_YOUR_OWN: Reason("beside-your-own", "Placing"),
    NOT_YOURS: Reason("not-yours", "A turn"),
    NO_PREY: Reason("no-prey", "Attack"),
    BLOCKED: Reason("blocked", "Slide"),
    MUST_ATTACK: Reason("must-attack", "Drift or pass"),
    OUT_OF_REACH: Reason("out-of-reach", "Drift or pass"),
    MUST_DRIFT: Reason("must-drift", "Drift or pass"),
    NOT_IN_HAND: Reason("not-in-hand", "Fight"),
    TOO_FAR: Reason("too-far", "Attack"),
    NOT_STRAIGHT: Reason("not-straight", "Slide"),
}
