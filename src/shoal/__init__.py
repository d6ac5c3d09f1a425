"""shoal: five fish games to play, to study and to teach machines with."""

from .core.errors import BadInput, BadRecord, Refused, ShoalError
from .core.game import Event, Game, ScoreLine
from .core.match import Match
from .core.record import Record, Result
from .core.state import SPECTATOR, UNKNOWN, State
from .games import all_games, game_named, load_match, new_match

__all__ = [
    "SPECTATOR",
    "UNKNOWN",
    "BadInput",
    "BadRecord",
    "Event",
    "Game",
    "Match",
    "Record",
    "Refused",
    "Result",
    "ScoreLine",
    "ShoalError",
    "State",
    "all_games",
    "game_named",
    "load_match",
    "new_match",
]
__version__ = "0.4.0"
