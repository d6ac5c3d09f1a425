"""Fat Fish as numbers: named pieces of known positions."""

from __future__ import annotations

from math import prod

from shoal import Match, State
from shoal.core.features import starts
from shoal.games.fat_fish.features import FEATURES, PIECES, features

from .deal import plays, table

ENDS = "Y1 R1 B1"
NO_COLOUR = [0] * 5


def seen(match: Match, seat: int) -> dict[str, list[int]]:
    return pieces_of(match.view(seat), seat)


def pieces_of(view: State, seat: int) -> dict[str, list[int]]:
    """The features of a view by piece, each a flat list."""
    out = [0] * FEATURES
    features(view, seat, out)  # type: ignore[arg-type]
    return {
        piece.name: out[start : start + prod(piece.shape)]
        for piece, start in zip(PIECES, starts(PIECES)[:-1], strict=True)
    }


def by(numbers: list[int], width: int) -> list[list[int]]:
    """A piece of two axes as rows."""
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]


def cards(numbers: list[int]) -> list[str]:
    """A piece by kind of card as the names of the cards."""
    return [f"{'RYGBP'[kind // 6]}{kind % 6 + 1}" for kind, count in enumerate(numbers) for _ in range(count)]


def test_begin_hand_rows_and_what_is_left() -> None:
    mine = seen(table("Y6 R2 B4 R2", rows=ENDS, first=1, players=3), 0)
    assert mine["players"] == [0, 1, 0, 0, 0]
    assert mine["phase"] == [1, 0, 0]
    assert mine["turn"] == [0, 1, 0, 0, 0, 0]
    assert cards(mine["hand"]) == ["R2", "R2", "Y6", "B4"]
    assert [cards(row) for row in by(mine["row"], 30)] == [["Y1"], ["R1"], ["B1"]]
    assert mine["row_size"] == [1, 1, 1]
    assert by(mine["row_end"], 5) == [[0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 0, 1, 0]]
    assert mine["hand_size"] == [4, 4, 4, 0, 0, 0]
    assert mine["pile"] == [8, 8, 8, 0, 0, 0]
    assert mine["reserve"] == [6]
    assert mine["unseen"] == [
        3,
        2,
        4,
        3,
        3,
        2,
        3,
        4,
        4,
        3,
        3,
        1,
        *[4, 4, 4, 3, 3, 2],
        3,
        4,
        4,
        2,
        3,
        2,
        *[4, 4, 4, 3, 3, 2],
    ]
    silent = (
        "laid",
        "row_laid",
        "taken",
        "held_back",
        "held_none",
        "held_some",
        "points",
        "owned",
        "on_display",
        "met",
    )
    assert not any(any(mine[name]) for name in silent)


def test_turn_and_seats_count_from_me() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS, players=3, first=0), "lay Y6 1")
    assert seen(match, 0)["turn"][:3] == [1, 0, 0]
    assert seen(match, 1)["turn"][:3] == [0, 0, 1]
    assert seen(match, 2)["turn"][:3] == [0, 1, 0]
    assert seen(match, 2)["hand_size"][:3] == [4, 3, 4]
    assert seen(table(rows=ENDS, players=3, first=2), 1)["turn"][:3] == [0, 1, 0]


def test_lay_the_row_chosen_and_the_cards_laid() -> None:
    match = plays(table("Y6 G1 B4 R5", rows=ENDS), "lay B4 3")
    assert (seen(match, 0)["laid"], seen(match, 0)["row_laid"]) == ([1], [0, 0, 1])


def test_memory_what_the_last_card_told_of_those_held_back() -> None:
    match = table("Y6 R2 B4 G5", "P5 R6 R5 R3", rows=ENDS)
    plays(match, "lay Y6 1")  # it goes on: yellow, green or purple can follow
    mine = seen(match, 1)
    assert mine["held_back"][:2] == [0, 3]
    assert by(mine["held_some"], 5)[1] == [0, 1, 1, 0, 1]
    assert by(mine["held_none"], 5)[1] == NO_COLOUR
    plays(match, "lay G5 1")  # it ends: no yellow any more, no green, no purple
    mine = seen(match, 1)
    assert (mine["held_back"][1], mine["hand_size"][1], mine["pile"][1]) == (2, 4, 6)
    assert by(mine["held_none"], 5)[1] == [0, 1, 1, 0, 1]
    assert by(mine["held_some"], 5)[1] == NO_COLOUR
    plays(match, "lay P5 2", "stop")
    mine = seen(match, 1)
    assert mine["held_back"][:2] == [3, 2], "of each seat's own last turn"


def test_memory_a_turn_of_several_cards_is_counted_from_its_start() -> None:
    match = table("Y6 Y5 Y4 R2 P3", "P5 R6 R5 R3", rows=ENDS)
    plays(match, "lay Y6 1", "lay Y5 1", "stop", "lay P5 2", "stop")
    assert seen(match, 1)["held_back"][1] == 2
    plays(match, "lay Y4 1")
    assert seen(match, 1)["held_back"][1] == 3


def test_memory_without_it_nothing_is_known_of_hands_and_minus_piles() -> None:
    match = table("R5 Y3 B2 B3", "Y6 G1 B4 B5 P3 P4", rows="R2 R1 B1", reserve="P1")
    plays(match, "lay R5 1", "lay Y3 1", "lay Y6 1", "lay G1 1", "keep R5 Y6 G1")
    known, forgotten = seen(match, 0), pieces_of(match.view(0, memory=False), 0)
    assert any(known["held_back"]) and not any(forgotten["held_back"] + forgotten["held_none"] + forgotten["held_some"])
    gone = [after - before for before, after in zip(known["unseen"], forgotten["unseen"], strict=True)]
    assert cards(gone) == ["R2", "Y3"], "these lie in minus"


def test_take_the_row_to_split_place_by_place() -> None:
    match = table("Y6 Y5 Y4 G2", rows=ENDS)
    plays(match, "lay Y6 1", "lay Y5 1", "lay Y4 1", "lay G2 1")
    mine = seen(match, 0)
    assert mine["phase"] == [0, 1, 0]
    assert mine["row_size"] == [5, 1, 1]
    places = [(place[:5].index(1), place[5:].index(1) + 1) for place in by(mine["taken"], 11)]
    assert places == [(1, 1), (1, 6), (1, 5), (1, 4), (2, 2)]
    assert sum(mine["taken"]) == 10
    plays(match, "keep Y6 G2")
    assert seen(match, 1)["points"][:2] == [0, 8 - 10]
    assert not any(seen(match, 1)["taken"])


def test_licences_on_display_met_and_owned() -> None:
    match = table("B4 B5 R2 R3", "B4 B1 R4 R5", rows="B2 Y1 R1", licence="C")
    mine = seen(match, 0)
    assert mine["on_display"] == [0, 0, 1, 1, 1, 1, 1, 1, 1]
    plays(match, "lay B4 1", "lay B5 1", "lay B4 1", "lay B1 1", "keep B5 B1")
    mine = seen(match, 0)
    assert mine["phase"] == [0, 0, 1]
    assert mine["met"] == [0, 0, 0, 0, 1, 0, 0, 1, 0]
    assert (mine["plus_size"][:2], mine["plus_ones"][:2]) == ([0, 2], [0, 1])
    plays(match, "licence H")
    mine = seen(match, 0)
    assert by(mine["owned"], 9)[1] == [0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert mine["on_display"] == [0, 0, 1, 1, 1, 1, 1, 0, 1]
    assert mine["points"][:2] == [0, 6 - 10 + 7]


def test_over_nobody_is_to_act_and_the_rows_are_gone() -> None:
    match = table(rows=ENDS)
    while not match.is_over:
        plays(match, match.legal(match.to_act[0])[0])
    mine = seen(match, 1)
    assert (mine["phase"], mine["turn"]) == ([0, 0, 0], [0] * 6)
    assert (mine["row_size"], mine["row_end"]) == ([0, 0, 0], [0] * 15)
    assert (mine["hand_size"], mine["pile"], mine["reserve"]) == ([0] * 6, [0] * 6, [0])
    assert mine["points"][:2] == list(reversed(match.scores))
