"""Why Low Tide refuses a move, as numbers, with the keys of en.ftl and the headings of rules.md."""

from ...core.narrate import Reason

TOO_MANY = 1

REASONS = {TOO_MANY: Reason("too-many", "A turn")}
