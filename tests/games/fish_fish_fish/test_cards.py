"""Fish Fish Fish: drawing, the trips through the pile, shuffles and the end."""

from __future__ import annotations

import pytest

from shoal import Match, Refused, game_named
from tests.games.fish_fish_fish.sea import at_sea, counts, drain_pile, hold, shuffled, table_of, turn
from tests.table import keys, refused


def drawing(players: int = 2, *, swim: str = "swim c2 N", left: int | None = None, **more: str) -> Match:
    """Seat 0 has swum and may draw; c3 bears a 1, e2 a 2, d5 a 3."""
    match = at_sea(players, "N N N", **more)
    if left is not None:
        drain_pile(match, left)
    return turn(match, 0, f"{swim}, end, keep")


@pytest.mark.parametrize(("swim", "cards"), [("swim c2 N", 1), ("swim e2 N", 3), ("swim d2 N", 2)])
def test_draw_as_many_as_the_number_of_the_square(swim: str, cards: int) -> None:
    match = drawing(swim=swim)
    assert match.legal(0) == ["draw 1", "draw 2", "draw 3", "draw pile", "enough"]
    for _ in range(cards):
        assert match.to_act == [0]
        match.play(0, "draw pile")
    assert match.to_act == [1]
    assert table_of(match).held[0] == 2 + cards


def test_draw_an_open_card_is_replaced_at_once() -> None:
    match = drawing(swim="swim e2 N", open_cards="S SW W", pile="NW E")
    match.play(0, "draw 2")
    assert match.view().open == [4, 7, 6] and match.view(0).hand[0][5] == 1
    match.play(0, "draw 2")
    assert match.view().open == [4, 2, 6] and match.view(0).hand[0][7] == 1


def test_ruling_drawing_is_optional() -> None:
    match = drawing()
    match.play(0, "enough")
    assert match.to_act == [1] and table_of(match).held[0] == 2
    match = drawing(swim="swim e2 N")
    turn(match, 0, "draw 1, enough")
    assert match.to_act == [1]


def test_draw_one_at_least_with_no_card_in_hand() -> None:
    match = at_sea(2, "N N N")
    turn(match, 0, "swim c2 N, swim c3 N, swim e2 N, keep")
    assert match.legal(0) == ["draw 1", "draw 2", "draw 3", "draw pile"]
    assert refused(match, 0, "enough") == "must-draw"
    turn(match, 0, "draw pile, enough")
    assert match.to_act == [1]


def test_draw_never_more_than_seven_in_hand() -> None:
    match = hold(at_sea(2), 0, "N N E E S S W")
    turn(match, 0, "swim e2 N, end, keep, draw pile")
    assert table_of(match).held[0] == 7 and match.to_act == [1]


def test_draw_is_skipped_with_seven_in_hand() -> None:
    match = hold(at_sea(2), 0, "N N E E S S W N")
    turn(match, 0, "swim e2 N, end, keep")
    assert table_of(match).held[0] == 7 and match.to_act == [1]


# -- Trips --


def test_trip_the_last_card_drawn_from_the_pile_brings_the_shuffle() -> None:
    match = drawing(swim="swim e2 N", left=1)
    due = table_of(match).discard.copy()
    assert due[0] >= 1, "this turn's card is among them"
    match.play(0, "draw pile")
    assert match.chance_due and match.to_act == []
    assert refused(match, 0, "draw pile") == "chance-due"
    entry = match.game.notation.chance_of(match._state)
    assert counts(entry["cards"]) == due and set(entry) == {"chance", "cards"}
    shuffled(match)
    assert match.record()["moves"][-1] == entry
    assert match.to_act == [0], "the drawing goes on"
    view = match.view()
    assert (view.trip, view.pile_left, view.discard) == (2, sum(due), [0] * 8)


def test_trip_a_refill_that_takes_the_last_card_brings_the_shuffle_too() -> None:
    match = drawing(swim="swim e2 N", left=1)
    last = table_of(match).pile[0]
    match.play(0, "draw 3")
    assert match.chance_due and match.view().open[2] == last
    shuffled(match)
    assert match.to_act == [0]


def test_trip_the_shuffle_comes_before_the_turn_passes_on() -> None:
    match = drawing(left=1)
    match.play(0, "draw pile")
    assert match.chance_due and match.to_act == []
    shuffled(match)
    assert match.to_act == [1]


def test_trip_the_new_pile_lies_in_the_order_handed_in() -> None:
    match = drawing(swim="swim e2 N", left=1)
    match.play(0, "draw pile")
    cards = match.game.notation.chance_of(match._state)["cards"]
    cards.remove("SW")
    shuffled(match, ["SW", *cards])
    match.play(0, "draw pile")
    assert match.view(0).hand[0][5] >= 1
    assert keys(match, 1)[-2:] == ["shuffled", "drew-unseen"]
    assert keys(match, 0)[-2:] == ["shuffled", "drew-own"]


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ({"chance": "deal", "cards": []}, "chance-kind"),
        ({"chance": "shuffle"}, "chance-cards"),
        ({"chance": "shuffle", "cards": "N"}, "chance-cards"),
        ({"chance": "shuffle", "cards": [1, 2]}, "chance-cards"),
        ({"chance": "shuffle", "cards": ["N", "up"]}, "chance-cards"),
    ],
)
def test_trip_a_wrong_shuffle_is_refused(entry: dict[str, object], key: str) -> None:
    match = drawing(left=1)
    match.play(0, "draw pile")
    with pytest.raises(Refused) as caught:
        match.hand_in(entry)
    assert caught.value.key == key and str(caught.value)
    assert match.chance_due


def test_trip_a_shuffle_may_name_a_seat_which_is_ignored() -> None:
    match = drawing(left=1)
    match.play(0, "draw pile")
    match.hand_in({**match.game.notation.chance_of(match._state), "seat": 0})
    assert not match.chance_due


@pytest.mark.parametrize("move", ["draw pile", "draw 1"])
@pytest.mark.parametrize(("players", "trips"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_trip_the_last_one_ends_the_game_at_once(players: int, trips: int, move: str) -> None:
    match = drawing(players, swim="swim e2 N", left=1)
    table_of(match).trip = trips
    match.play(0, move)
    assert match.is_over and not match.chance_due and match.to_act == []
    assert match.result is not None and match.result.reason == "the pile ran out for the last time"
    match = drawing(players, swim="swim e2 N", left=1)
    table_of(match).trip = trips - 1
    match.play(0, move)
    assert match.chance_due


@pytest.mark.parametrize("seed", range(3))
def test_ruling_the_discard_is_never_empty_when_the_pile_runs_out(seed: int) -> None:
    """Five seats that play as little and draw as much as they can."""
    match = Match(game_named("fish-fish-fish"), 5, seed)
    while not match.is_over:
        moves = match.legal(match.to_act[0])
        match.play(match.to_act[0], moves[-1] if moves[-1] in ("end", "keep") else moves[0])
    sizes = [len(entry["cards"]) for entry in match.record()["moves"] if "chance" in entry]
    assert len(sizes) == 2 and all(size >= 14 for size in sizes)
