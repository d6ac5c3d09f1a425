"""Fish Fish Fish: sail boats or swim fish over a 15×9 sea with direction cards."""

from ...core.game import Game

GAME = Game(
    name="fish-fish-fish",
    title="Fish Fish Fish",
    credit="Chislaine van den Bulk, Quined Games 2009",
    players=range(2, 6),
    folder=__name__,
)
