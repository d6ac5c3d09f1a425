"""Fischen: set-up, rounds, both ends, components and records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from shoal import BadInput, BadRecord, Match, Refused, load_match
from shoal.core.simulate import random_match
from shoal.games.fischen.rules import hand_size
from tests.games.fischen.tables import (
    DEPTHS,
    GAME,
    SEA,
    SIZE,
    START,
    hand_in_catches,
    hands_with,
    late,
    names_in,
    names_of,
    play,
    table,
)
from tests.table import keys, match_of

# -- Set-up --


@pytest.mark.parametrize("players", [3, 4, 5])
def test_set_up_start_cards_and_hands(players: int) -> None:
    match = Match(GAME, players, 5)
    setup = match.record()["setup"]
    assert [len(hand) for hand in setup["hands"]] == [SIZE[players]] * players
    assert sorted(card for hand in setup["hands"] for card in hand) == sorted(START[players])
    for depth, cards in enumerate(GAME.standard_components["depths"]):
        assert sorted(setup["sea"][12 * depth : 12 * depth + 12]) == sorted(cards)
    view = match.view()
    assert view.boat_size == [0] * 5
    assert match.to_act == [match.first]


@pytest.mark.parametrize(("players", "sizes"), [(3, "aabbccdd"), (4, "99aabbcc"), (5, "8899aabb")])
def test_round_hand_sizes(players: int, sizes: str) -> None:
    s: Any = Match(GAME, players, 5)._state
    assert "".join(f"{hand_size(s, round_no):x}" for round_no in range(8)) == sizes


# -- The end of the round, and the next --


def last_trick_over(*boats: str) -> Match:
    """Seat 1 has won the last trick of round 1 with Y9."""
    return play(late(3, "Y5", "Y9", "Y3", boats=boats), "Y5 Y9 Y3", 0)


def test_round_catches_are_shuffled_seat_by_seat_also_when_empty() -> None:
    match = last_trick_over()
    match.hand_in({"chance": "shuffle", "seat": 0, "cards": []})
    match.hand_in({"chance": "shuffle", "seat": 1, "cards": ["Y9", "Y3", "Y5"]})
    assert names_of(match._state.boat[1]) == "Y9 Y3 Y5"  # type: ignore[attr-defined]
    match.hand_in({"chance": "shuffle", "seat": 2, "cards": []})
    assert [entry["cards"] for entry in match.record()["moves"] if "chance" in entry] == [[], ["Y9", "Y3", "Y5"], []]
    assert match.to_act == [0]


def test_round_the_catch_goes_under_the_boat() -> None:
    match = last_trick_over("", "P3 P4 P5 P6 P7 P8 P9 P10 R4 R5 R6", "")
    hand_in_catches(match)
    s: Any = match._state
    assert names_in(s.hand[1]) == "P3 P4 P5 P6 P7 P8 P9 P10 R4 R5"
    assert names_of(s.boat[1]) == "R6 Y3 Y5 Y9"
    assert s.layer[1] == [4, 0, 0, 0, 0, 0, 0]


def test_round_shuffles_must_be_of_the_waiting_cards() -> None:
    match = last_trick_over()

    def wrong(entry: Mapping[str, Any]) -> str:
        with pytest.raises(Refused) as caught:
            match.hand_in(entry)
        assert str(caught.value)
        return caught.value.key

    assert wrong({"chance": "deal", "seat": 0, "cards": []}) == "chance-kind"
    assert wrong({"chance": "shuffle", "seat": 1, "cards": []}) == "chance-kind"
    assert wrong({"chance": "shuffle", "seat": False, "cards": []}) == "chance-kind"
    assert wrong({"chance": "shuffle", "cards": []}) == "chance-kind"
    assert wrong({"chance": "shuffle", "seat": 0}) == "chance-cards"
    match.hand_in({"chance": "shuffle", "seat": 0, "cards": []})
    for cards in (["Y9", "Y3"], ["Y9", "Y3", "Y4"], ["Y9", "Y3", "Y3"], "Y3", [1, 2, 3], ["Y9", "Y3", "Y5", "B1"]):
        assert wrong({"chance": "shuffle", "seat": 1, "cards": cards}) == "chance-cards"


def test_round_the_poorest_leads_ties_by_the_last_trick() -> None:
    match = last_trick_over()
    match._state.score[:3] = [4, 5, 4]
    hand_in_catches(match)
    assert match.to_act == [0]
    match = late(3, "Y9", "Y3", "Y5", first=2)
    play(match, "Y5 Y9 Y3", 2)
    match._state.score[:3] = [4, 3, 3]
    hand_in_catches(match)
    assert match.to_act == [2], "seat 2 played before seat 1"


def test_round_sea_cards_go_to_the_greatest_need_first() -> None:
    match = last_trick_over("P3 P4", "P5 P6 P7 P8 P9", "R4")
    hand_in_catches(match)
    view = match.view()
    assert view.from_sea[:3] == [8, 2, 9]
    assert view.sea_from[:3] == [9, 17, 0]
    assert view.sea_at == 19


def test_round_equal_needs_by_the_last_trick() -> None:
    match = late(3, "Y3", "Y5", "Y9", first=1, boats=["R4", "R5", ""])
    play(match, "Y5 Y9 Y3", 1)
    hand_in_catches(match)
    view = match.view()
    assert view.from_sea[:3] == [9, 9, 7]
    assert view.sea_from[:3] == [9, 0, 18]


def test_overfished_ends_before_anyone_draws() -> None:
    match = last_trick_over()
    match._state.sea_at = 60 - 26
    hand_in_catches(match)
    assert match.is_over
    assert match.result is not None and match.result.reason == "overfished"
    assert match.view().hand_size[:3] == [0, 0, 0]
    assert match.view().sea_at == 34
    assert keys(match, 0)[-1] == "is-overfished"


def test_overfished_a_sea_that_just_suffices_is_drawn_empty() -> None:
    match = last_trick_over()
    match._state.sea_at = 60 - 27
    hand_in_catches(match)
    assert not match.is_over
    assert match.view().sea_at == 60


def test_end_after_eight_rounds_at_once() -> None:
    match = late(3, "Y5", "Y9", "Y3")
    match._state.round_no = 7
    play(match, "Y5 Y9 Y3", 0)
    assert match.is_over
    assert match.result is not None
    assert match.result.reason == "eight rounds played"
    assert match.result.scores == [0, 3, 0]


def test_score_equal_points_share_the_place() -> None:
    match = table(4)
    match._state.score[:4] = [130, 7, 130, -2]
    assert match.scores == [130, 7, 130, -2]
    assert match.places == [1, 3, 1, 4]


@pytest.mark.parametrize(
    ("components", "words"),
    [
        ({}, "depths is missing"),
        ({"depths": DEPTHS, "stars": 5}, "stars: no such name"),
        ({"depths": DEPTHS[:4]}, "depths: must be 5 lists"),
        ({"depths": "deep"}, "depths: must be 5 lists"),
        ({"depths": [*DEPTHS[:4], [*DEPTHS[4], "B1"]]}, "too many B1"),
        ({"depths": [*DEPTHS[:4], DEPTHS[4][1:]]}, "B18 is missing"),
        ({"depths": [*DEPTHS[:4], []]}, "depth 5: must be a list of at least one card"),
        ({"depths": [*DEPTHS[:4], "B18"]}, "depth 5: must be a list of at least one card"),
        ({"depths": [*DEPTHS[:4], ["B19"]]}, 'depth 5: "B19": no such name'),
        ({"depths": [*DEPTHS[:4], [18]]}, "depth 5: 18: no such name"),
        ({"depths": [*DEPTHS[:4], [*DEPTHS[4], "minus3"]]}, "too many minus3"),
    ],
)
def test_components_wrong_tables_name_their_field(components: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Match(GAME, 3, 1, components=components)


def test_components_corrected_depths_of_any_size() -> None:
    order = sorted(SEA)
    depths = [order[:1], order[1:2], order[2:3], order[3:4], order[4:]]
    match = Match(GAME, 3, 1, components={"depths": depths})
    assert match.record()["setup"]["sea"][:4] == order[:4]
    assert load_match(match.record()).view(0).flat() == match.view(0).flat()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": None}, "hands: must be 3 lists"),
        ({"hands": [["B4"]] * 3}, "hands: seat 0: must be a list of 10 cards"),
        ({"hands": [["B4"] * 10] * 3}, "hands: too many B4"),
        ({"hands": [["B99"] * 10] * 3}, 'hands: seat 0: there is no card "B99"'),
        ({"sea": SEA[:-1]}, "sea: must be a list of 60 cards"),
        ({"sea": SEA[::-1]}, "sea: depth 1: too many"),
    ],
)
def test_set_up_wrong_deals_name_their_field(change: dict[str, Any], words: str) -> None:
    setup = {"hands": hands_with(3), "sea": SEA} | change
    with pytest.raises(BadInput, match=words):
        match_of("fischen", 3, setup)
    with pytest.raises(BadInput, match="sea is missing"):
        match_of("fischen", 3, {"hands": hands_with(3)})


def test_record_keeps_the_deal_as_it_was_written() -> None:
    hands = [hand[::-1] for hand in hands_with(4)]
    match = match_of("fischen", 4, {"hands": hands, "sea": SEA})
    assert match.record()["setup"] == {"hands": hands, "sea": SEA}


def test_record_a_wrong_shuffle_is_named_by_its_entry() -> None:
    record = random_match(GAME, 3, 8).record()
    number = next(number for number, entry in enumerate(record["moves"], 1) if entry.get("cards"))
    record["moves"][number - 1] = {**record["moves"][number - 1], "cards": []}
    with pytest.raises(BadRecord) as caught:
        load_match(record)
    assert caught.value.entry == number
