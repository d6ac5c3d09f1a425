"""Fish'n'Stones: secretly choose a line of a 3×3 pond, bait, fish one pile."""

from ...core.game import Game, Option

GAME = Game(
    name="fish-n-stones",
    title="Fish'n'Stones",
    credit="Dennis Kirps and Jean-Claude Pellin, Logis 2014",
    players=range(2, 5),
    folder=__name__,
    options={"shores": Option(("opposite", "adjacent"))},
)
