"""The player `ahead-N`, a net that looks ahead with N playouts a move, and the levels that do so.

`ahead-N:depth=4,temperature=1` does it with other settings than the game's own.
"""

from importlib.util import find_spec

from ...core.errors import BadInput
from ..ahead import looking_ahead, settings_from
from ..player import Budget, Named, Wanted

PATTERN = r"ahead-([1-9][0-9]{0,8}(?::[a-z_]+=[0-9.]+(?:,[a-z_]+=[0-9.]+)*)?)"
EXAMPLE = "ahead-1000"


def make(wanted: Wanted) -> Named:
    if not wanted.argument and find_spec("numpy") is None:
        return without_net(wanted)
    iterations, _, others = wanted.argument.partition(":")
    try:
        settings = settings_from(wanted.settings, others)
    except (KeyError, ValueError):
        raise BadInput("unknown-player", name=wanted.name, known=EXAMPLE) from None
    budget = Budget(int(iterations) if iterations else None)
    return Named(wanted.name, looking_ahead(wanted.game, settings, backend=wanted.backend), budget)


def without_net(wanted: Wanted) -> Named:
    """A level is there without NumPy, too: it searches as expert does, in its own time."""
    from ..named import level_of, player_file  # which loads this file

    expert = level_of(wanted.game, "expert", wanted.backend)
    return Named(wanted.name, player_file(expert.kind).make(expert).player)
