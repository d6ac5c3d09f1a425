"""Why Fat Fish refuses a move, as numbers, with the keys of en.ftl and the headings of rules.md."""

from ...core.narrate import Reason

NOT_NOW = 1
NOT_IN_HAND = 2
NO_SUCH_ROW = 3
OTHER_ROW = 4
COLOUR_ELSEWHERE = 5
LAY_FIRST = 6
NOT_IN_ROW = 7
ONE_PER_COLOUR = 8
ONE_OR_TWO = 9
LATER_TWIN = 10
LICENCE_NOT_MET = 11
LICENCE_AWAY = 12

REASONS = {
    NOT_NOW: Reason("not-now", "A turn"),
    NOT_IN_HAND: Reason("not-in-hand", "Lay"),
    NO_SUCH_ROW: Reason("no-such-row", "Open the row anew"),
    OTHER_ROW: Reason("other-row", "Lay"),
    COLOUR_ELSEWHERE: Reason("colour-elsewhere", "Lay"),
    LAY_FIRST: Reason("lay-first", "Lay"),
    NOT_IN_ROW: Reason("not-in-row", "Take a row"),
    ONE_PER_COLOUR: Reason("one-per-colour", "Take a row"),
    ONE_OR_TWO: Reason("one-or-two", "Take a row"),
    LATER_TWIN: Reason("later-twin", "Take a row"),
    LICENCE_NOT_MET: Reason("licence-not-met", "Licences"),
    LICENCE_AWAY: Reason("licence-away", "Licences"),
}
