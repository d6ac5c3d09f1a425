"""Low Tide: each wave leaves three shells; take some from the front, and leave the crabs to the others."""

from ...core.game import Game

GAME = Game(
    name="low-tide",
    title="Low Tide",
    credit="Nobody, shoal 2026",
    players=range(2, 5),
    folder=__name__,
)
