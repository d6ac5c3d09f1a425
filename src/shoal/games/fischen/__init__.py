"""Fischen: a trick-taking game in which your catch is the deck you play next."""

from ...core.game import Game

GAME = Game(
    name="fischen",
    title="Fischen",
    credit="Friedemann Friese, 2F-Spiele 2024",
    players=range(3, 6),
    folder=__name__,
)
