"""The player `ahead-N`, a net that looks ahead with N playouts a move, and the levels that do so.

`ahead-N:depth=4,heat=1` does it with other settings than the game's own.
"""

from ...core.errors import BadInput
from ..ahead import looking_ahead, settings_from
from ..player import Budget, Named, Wanted

PATTERN = r"ahead-([1-9][0-9]{0,8}(?::[a-z]+=[0-9.]+(?:,[a-z]+=[0-9.]+)*)?)"
EXAMPLE = "ahead-1000"


def make(wanted: Wanted) -> Named:
    iterations, _, others = wanted.argument.partition(":")
    try:
        settings = settings_from(wanted.settings, others)
    except (KeyError, ValueError):
        raise BadInput("unknown-player", name=wanted.name, known=EXAMPLE) from None
    budget = Budget(int(iterations) if iterations else None)
    return Named(wanted.name, looking_ahead(wanted.game, settings, backend=wanted.backend), budget)
