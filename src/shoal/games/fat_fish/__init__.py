"""Fat Fish: lay coloured cards to three rows; the fifth card takes the row."""

from ...core.game import Game, Option

GAME = Game(
    name="fat-fish",
    title="Fat Fish",
    credit="Wolfgang Kramer, Bernhard Lach and Uwe Rapp, HUCH! 2018",
    players=range(2, 7),
    folder=__name__,
    options={
        "licences": Option(("off", "random", "A", "B", "C")),
        "fiasco": Option(("off", "on")),
    },
)
