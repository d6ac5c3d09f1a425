"""Fish'n'Stones: the worked examples and the rulings, each by name."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from shoal import BadInput, Match, game_named
from shoal.core.chance import plant
from shoal.core.simulate import random_match
from shoal.games.fish_n_stones.numbers import MOST_STONES
from shoal.games.fish_n_stones.terminal import draw
from tests.table import keys, match_of, played, refused

BOX = ["F1"] * 8 + ["F2"] * 6 + ["F3"] * 4 + ["S1"] * 6 + ["S2"] * 4 + ["W"] * 8


def pond_with(*first: str) -> list[str]:
    """A pond whose first cards are these."""
    rest = BOX.copy()
    for card in first:
        rest.remove(card)
    return [*first, *rest]


def table(players: int = 2, *first: str, **more: object) -> Match:
    return match_of("fish-n-stones", players, {"pond": pond_with(*first)}, **more)  # type: ignore[arg-type]


def cast_b(match: Match) -> Match:
    return played(match, [(0, "cast b"), (1, "cast b")])


def test_example_baits_onto_b_from_the_south() -> None:
    match = cast_b(table())
    legal = match.legal(0)
    for bait in ("bait a2 b2", "bait c2 b2", "bait b1 b2", "bait b3 b2", "bait b2 b1", "bait a1 b1"):
        assert bait in legal
    assert "bait a1 a2" not in legal
    assert refused(match, 0, "bait a1 a2") == "other-line"
    # Onto b1: a1 c1 b2; onto b2: a2 c2 b1 b3; onto b3: a3 c3 b2.
    assert len(legal) == 1 + 10


def test_example_an_empty_line_takes_nothing_by_itself() -> None:
    # b1 is baited away to a1, b3 to a3 (by the others); two take b2 and what came back.
    match = table(3)
    played(match, [(0, "cast a"), (1, "cast 2"), (2, "cast b")])
    played(match, [(0, "bait b1 a1"), (1, "bait b3 b2"), (2, "no bait")])
    played(match, [(0, "fish a1")])
    before = len(match.events(2))
    played(match, [(1, "fish b2")])
    assert keys(match, 2, before)[:3] == ["fished", "revealed-cat", "nothing-left"]
    assert match.view(2).bucket[2] == 0
    assert match.to_act == [0, 1, 2], "the next round has begun"


def test_set_up_fills_along_the_rows_from_a1() -> None:
    view = table(2, "F1", "F2", "F3", "S1", "S2", "W", "F1", "F2", "F3").view()
    assert view.top == [0, 1, 2, 3, 4, 5, 0, 1, 2]


def test_set_up_shores_of_two_players() -> None:
    assert table().legal(1) == ["cast a", "cast b", "cast c"]
    assert table(options={"shores": "adjacent"}).legal(1) == ["cast 1", "cast 2", "cast 3"]


def test_set_up_shores_option_has_no_effect_with_three_or_four() -> None:
    for players in (3, 4):
        for shores in ("opposite", "adjacent"):
            match = table(players, options={"shores": shores})
            assert match.legal(1) == ["cast 1", "cast 2", "cast 3"]
            assert match.legal(2) == ["cast a", "cast b", "cast c"]


def test_cast_is_secret_and_final() -> None:
    match = played(table(), [(1, "cast c")])
    assert match.view(0).line[:2] == [-1, -1]
    assert match.view(1).line[:2] == [-1, 2]
    assert match.to_act == [0]
    assert refused(match, 1, "cast a") == "not-your-turn"
    assert "cast-own" not in keys(match, 0)


def test_bait_shows_the_cat_and_declining_hides_it() -> None:
    match = cast_b(table())
    played(match, [(0, "bait a2 b2")])
    assert match.view(1).line[0] == 1
    played(match, [(1, "no bait")])
    assert match.view(0).line[1] == -1


def test_bait_moves_the_whole_pile_on_top() -> None:
    match = cast_b(table(2, "F1", "F2", "F3"))
    played(match, [(0, "bait a1 b1")])
    view = match.view(0)
    assert view.height[:3] == [0, 2, 1]
    assert view.top[:3] == [-1, 0, 2]
    assert view.pile_fish[1] == 3


def test_bait_the_source_must_not_be_empty_but_the_target_may() -> None:
    match = cast_b(table())
    played(match, [(0, "bait b1 b2")])
    assert refused(match, 1, "bait b1 b2") == "empty-source"
    played(match, [(1, "bait a1 b1")])
    assert match.view(0).height[1] == 1


def test_fish_is_compulsory_and_from_the_own_line() -> None:
    match = played(cast_b(table()), [(0, "no bait"), (1, "no bait")])
    assert match.legal(0) == ["fish b1", "fish b2", "fish b3"]
    assert refused(match, 0, "fish a1") == "not-your-line"
    played(match, [(0, "fish b1")])
    assert refused(match, 1, "fish b1") == "empty-spot"


def test_fish_shows_each_cat_only_at_its_turn() -> None:
    match = played(cast_b(table()), [(0, "no bait"), (1, "no bait")])
    assert match.view(1).line[0] == 1
    assert match.view(0).line[1] == -1


def test_round_the_starting_seat_moves_on() -> None:
    match = cast_b(table(first=1))
    assert match.to_act == [1]
    played(match, [(1, "no bait"), (0, "no bait"), (1, "fish b1"), (0, "fish b2"), (0, "cast a"), (1, "cast a")])
    assert match.to_act == [0]


def test_score_counts_fish_minus_stones() -> None:
    match = table(2, "S2", "F3", "F1", "S2", "F2", "F1", "S2", "F3", "F1")
    played(match, [(0, "cast a"), (1, "cast b"), (0, "bait a1 a2"), (1, "bait b1 b2"), (0, "fish a2"), (1, "fish b2")])
    assert match.scores == [-4, 5]
    assert [(line.key, line.points) for line in match.score_sheet(0)] == [("fish", 0), ("stones", -4)]


def test_score_ties_go_to_fewer_stones_then_are_shared() -> None:
    match = table()
    match._state.fish[:2], match._state.stones[:2] = [5, 4], [2, 1]
    assert match.scores == [3, 3]
    assert match.places == [2, 1]
    match._state.fish[:2], match._state.stones[:2] = [5, 5], [2, 2]
    assert match.places == [1, 1]


def test_score_a_point_outweighs_all_stones_there_are() -> None:
    match = table()
    match._state.fish[:2], match._state.stones[:2] = [MOST_STONES + 1, 0], [MOST_STONES, 0]
    assert match.places == [1, 2]


def test_ruling_the_target_of_a_bait_is_in_the_own_line_the_source_anywhere() -> None:
    legal = cast_b(table()).legal(0)
    assert {move.split()[2][0] for move in legal if move.startswith("bait")} == {"b"}
    assert {move.split()[1][0] for move in legal if move.startswith("bait")} == {"a", "b", "c"}


def test_ruling_the_owner_sees_the_cat() -> None:
    match = cast_b(table())
    assert match.view(0).line[0] == 1


def test_ruling_a_wrong_bait_is_refused() -> None:
    assert refused(cast_b(table()), 0, "bait b2 a2") == "other-line"


def test_ruling_fishing_takes_one_spot() -> None:
    match = played(cast_b(table()), [(0, "no bait"), (1, "no bait"), (0, "fish b1")])
    assert match.view(0).bucket[0] == 1
    assert match.view(0).height[4] == match.view(0).height[7] == 1


def test_ruling_two_players_face_each_other_by_default() -> None:
    assert game_named("fish-n-stones").options["shores"].default == "opposite"


def test_refusals_of_every_kind() -> None:
    match = table(3)
    assert refused(match, 1, "cast a") == "other-shore"
    assert refused(match, 0, "no bait") == "not-now"
    assert refused(match, 0, "fish a1") == "not-now"
    assert refused(match, 0, "bait a1 a2") == "not-now"
    played(match, [(0, "cast a"), (1, "cast 2"), (2, "cast b")])
    assert refused(match, 0, "cast a") == "not-now"


def test_a_bait_between_spots_that_are_not_neighbours_is_told_so() -> None:
    match = cast_b(table())
    for far in ("bait a1 c1", "bait a1 b2", "bait b1 b3"):
        assert refused(match, 0, far) == "not-beside"
    for nonsense in ("bait a1 d1", "bait a1", "fish a1 c3"):
        assert refused(match, 0, nonsense) == "no-move"


@pytest.mark.parametrize(
    ("components", "field"),
    [
        ({"F1": 36, "F9": 0}, "F9"),
        ({"F1": 8, "F2": 6, "F3": 4, "S1": 6, "S2": 4, "W": 7}, "total"),
        ({"F1": -1, "W": 37}, "F1"),
        ({"F1": True, "W": 35}, "F1"),
        ({"F1": "8"}, "F1"),
    ],
)
def test_components_wrong_tables_name_their_field(components: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput, match=field):
        Match(game_named("fish-n-stones"), 2, 1, components=components)


def test_components_a_corrected_table_is_played() -> None:
    match = Match(game_named("fish-n-stones"), 2, 1, components={"F3": 36})
    assert match.view().top == [2] * 9


def test_memory_without_it_only_the_tops_are_in_sight() -> None:
    match = played(cast_b(table(2, "F1", "F2", "F3")), [(0, "bait a1 b1")])
    view = match.view(0, memory=False)
    assert view.top[1] == 0 and view.height[1] == 2
    assert view.pile_fish == [-1] * 9
    assert view.fish[:2] == [-1, -1]
    assert set(view.pond) == {-1}


def test_worlds_keep_what_the_seat_knows() -> None:
    """Another cat may sit anywhere until it is shown, the cards to come lie in any order; nothing else changes."""
    match = played(table(3), [(0, "cast a"), (2, "cast c")])
    view = match.view(0)
    seen = set()
    for seed in range(40):
        world = view.copy()
        plant(world, seed)
        match.game.rules.determinize(world, 0)
        assert world.line[0] == 0 and world.line[1] == -1, "the own cat stays, nobody casts for seat 1"
        assert sorted(world.pond) == sorted(match._state.pond)
        assert world.pond[:9] == match._state.pond[:9]
        seen.add((world.line[2], world.pond[9]))
    assert {line for line, _ in seen} == {0, 1, 2}
    assert len({card for _, card in seen}) > 3


def test_fish_the_starting_seat_may_find_its_line_empty() -> None:
    match = played(table(4), [(0, "cast a"), (1, "cast 1"), (2, "cast b"), (3, "cast 3"), (0, "no bait")])
    played(match, [(1, "bait a1 b1"), (2, "bait a2 b2")])
    before = len(match.events())
    played(match, [(3, "bait a3 b3")])
    assert keys(match, -1, before) == ["baited", "revealed-cat", "nothing-left"]
    assert match.to_act == [1]


def test_over_everything_has_been_seen_and_the_drawing_shows_it() -> None:
    match = random_match(game_named("fish-n-stones"), 3, 5)
    assert -1 not in match.view().pond
    world = match.view(1)
    match.game.rules.determinize(world, 1)
    assert world.pond == match._state.pond
    assert match.result is not None and match.result.reason == "four rounds played"
    for memory in (False, True):
        page = io.StringIO()
        Console(file=page, width=80).print(draw(match.view(0, memory=memory), 0, ["Ann", "Ben", "Cy"]))
        assert "Ann" in page.getvalue()
        assert ("?" in page.getvalue()) is not memory
