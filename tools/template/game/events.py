"""What Low Tide tells, as numbers, with the keys of en.ftl."""

from ...core.narrate import Telling

CAME = 0
TOOK = 1

EVENTS = {
    CAME: Telling("came", ("wave",), reveals=True),
    TOOK: Telling("took", ("seat", "count", "worth")),
}
