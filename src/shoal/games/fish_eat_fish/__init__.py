"""Fish Eat Fish: stacks of fish attack each other; secret challenge cards decide."""

from ...core.game import Game

GAME = Game(
    name="fish-eat-fish",
    title="Fish Eat Fish",
    credit="Reiner Knizia, Out of the Box 2003",
    players=range(2, 6),
    folder=__name__,
)
