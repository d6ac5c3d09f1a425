"""The player `net` by the game's own net, `net:FILE` by that of a file."""

from pathlib import Path

from ..net import net_player
from ..player import Named, Wanted

PATTERN = "net(?::(.*))?"
EXAMPLE = "net"


def make(wanted: Wanted) -> Named:
    file = Path(wanted.argument) if wanted.argument else None
    return Named(wanted.name, net_player(wanted.game, file, wanted.backend))
