"""How the strategy of Fat Fish plays: what it prefers at some tables, and that it looks at nothing hidden."""

from __future__ import annotations

import pytest

from shoal import Match, game_named
from shoal.core import backends
from shoal.games.fat_fish.cards import free_all_rows, kinds_like
from shoal.games.fat_fish.notation import CARD_NAMES
from shoal.games.fat_fish.numbers import ACTIONS, A
from shoal.games.fat_fish.state import Table
from shoal.games.fat_fish.strategy import outlook, weigh

from .deal import plays, table

GAME = game_named("fat-fish")
POLICY = backends.template("policy", GAME.folder)


def state_of(match: Match) -> Table:
    assert isinstance(match._state, Table)
    return match._state


def with_rows(match: Match, *rows: str) -> Match:
    """A new turn with other cards in the rows."""
    s = state_of(match)
    for number, cards in enumerate(rows):
        for i, name in enumerate(cards.split()):
            card = CARD_NAMES.index(name)
            s.row[number][i] = card
            s.row_size[number] = i + 1
            s.ends[number] = kinds_like(card)
    free_all_rows(s)
    return match


def weights(match: Match) -> dict[str, int]:
    """What each legal move seems worth to the seat that is to act."""
    seat = match.to_act[0]
    actions = match.legal_actions(seat)
    worth = [0] * len(actions)
    weigh(state_of(match), seat, actions, len(actions), worth)
    return dict(zip(match.legal(seat), worth, strict=True))


def best(match: Match) -> str:
    """The move of greatest worth."""
    worth = weights(match)
    return max(worth, key=worth.__getitem__)


# -- Lay --


def test_it_fills_a_rich_row() -> None:
    assert best(with_rows(table("P5 G1 R2 R3", rows="R1 R1 Y1"), "R5 Y6 G4 B3", "R1", "Y1")) == "lay P5 1"


def test_it_fills_no_poor_row() -> None:
    match = with_rows(table("G4 P1 P2 G3", rows="R1 B1 Y1"), "R6 R6 R5 R5", "B1", "Y1")
    assert not best(match).endswith(" 1")


def test_it_knows_that_two_of_five_cards_of_one_colour_count() -> None:
    assert best(with_rows(table("R3 R2 B2 Y3", rows="R1 B1 Y1"), "R6 R6 R1 R1", "B1", "Y1")) == "lay R2 1"


def test_it_leaves_no_rich_row_to_the_next() -> None:
    worth = weights(with_rows(table("P3 B2 B3 R2", rows="G1 B1 R1"), "R5 Y6 G4", "B1", "R1"))
    assert worth["lay P3 1"] < min(worth["lay P3 2"], worth["lay P3 3"])


def test_it_minds_the_next_less_among_many() -> None:
    def loss(players: int) -> int:
        match = table("P3 B2 B3 R2", rows="G1 B1 R1", players=players)
        worth = weights(with_rows(match, "R5 Y6 G4", "B1", "R1"))
        return worth["lay P3 2"] - worth["lay P3 1"]

    assert loss(2) > loss(3) > loss(6) > 0


def test_it_fills_a_row_by_several_cards_if_that_pays() -> None:
    match = with_rows(table("P6 B5 R1 R1", rows="G1 R1 Y1"), "R6 Y6 G6", "R1", "Y1")
    assert best(match) in ("lay P6 1", "lay B5 1")
    assert best(plays(match, "lay P6 1")) == "lay B5 1"


def test_it_sees_that_a_card_bars_the_next_one() -> None:
    """Purple can follow blue only while no other row ends in purple."""
    open_row = weights(with_rows(table("B5 P6 R1 R1", rows="G1 R1 Y1"), "R6 Y6 G6", "R1", "Y1"))
    barred = weights(with_rows(table("B5 P6 R1 R1", rows="G1 R1 P1"), "R6 Y6 G6", "R1", "P1"))
    assert open_row["lay B5 1"] > barred["lay B5 1"] + 1000


def test_it_stops_rather_than_fill_a_poor_row() -> None:
    match = with_rows(table("R3 R2 B5 G5", rows="R1 B1 Y1"), "R6 R5 R4", "B1", "Y1")
    assert best(plays(match, "lay R3 1")) == "stop"


def test_it_lays_no_second_card_for_nothing() -> None:
    assert best(plays(table("G1 G2 P3 P4", rows="R1 B1 Y1"), "lay G1 1")) == "stop"


def test_it_holds_back_high_cards_and_many_colours() -> None:
    worth = weights(table("G2 G6 P2 R3", rows="R1 B1 Y1"))
    assert worth["lay G2 2"] > worth["lay G6 2"] + 100
    assert worth["lay G2 2"] > worth["lay P2 2"]


# -- Split --

TAKEN = ("R6 R3 R3 Y1", "B1", "Y2")


def taken(licence: str | None) -> Match:
    match = table("G1 P1 P1 P2", rows="R1 B1 Y1", licence=licence)
    return plays(with_rows(match, *TAKEN), "lay G1 1")


def test_it_keeps_most_points() -> None:
    assert weights(taken(None)) == {"keep R6 Y1 G1": 200, "keep R3 Y1 G1": -400}


def test_it_gives_points_for_a_licence() -> None:
    assert best(taken("B")) == "keep R3 Y1 G1"


def test_it_takes_a_row_for_its_licence() -> None:
    def gain(licence: str | None) -> int:
        match = table("G1 P1 P1 P2", rows="R1 B1 Y1", licence=licence)
        return weights(with_rows(match, *TAKEN))["lay G1 1"]

    assert gain("B") == gain(None) + 400


@pytest.mark.parametrize(("licence", "kept"), [("B", "R2"), ("C", "R1")])
def test_it_keeps_a_1_for_licence_c(licence: str, kept: str) -> None:
    match = with_rows(table("P5 R3 R3 R3", rows="R1 B1 Y1", licence=licence), "R2 R1 Y6 B6", "Y1", "R1")
    assert best(plays(match, "lay P5 1")) == f"keep {kept} Y6 B6 P5"


def test_it_takes_licence_a_from_another_but_not_from_itself() -> None:
    def gain(owner: int) -> int:
        match = with_rows(table("P5 R3 R3 R3", rows="R1 B1 Y1", licence="A"), "R2 R1 Y6 B6", "Y1", "R1")
        s = state_of(match)
        s.on_display &= ~(1 << A)
        s.owned[owner] |= 1 << A
        worth = weights(plays(match, "lay P5 1"))
        return worth["keep R1 Y6 B6 P5"] - worth["keep R2 Y6 B6 P5"]

    assert gain(0) == -200
    assert gain(1) > gain(0)


def test_it_chooses_the_best_licence_and_trusts_little_in_a() -> None:
    match = with_rows(table("P1 R3 R3 R3", rows="R1 B1 Y1", licence="A"), "R2 R2 R3 P3", "Y1", "B1")
    worth = weights(plays(match, "lay P1 1", "keep R3 P1"))
    assert worth["licence G"] == worth["licence I"] == 700 > worth["licence A"] > 0


@pytest.mark.parametrize(
    ("row", "letter"),
    [("R1 R3 Y2 G1", "G"), ("R2 R5 R6 R5", "H"), ("R2 R5 Y6 Y5", "I"), ("R2 R5 Y6 G4", "E")],
)
def test_it_leaves_no_row_that_may_meet_a_licence_to_the_next(row: str, letter: str) -> None:
    """Low values, one colour, two colours, and any row that counts little."""
    match = with_rows(table("P3 B2 B3 P2", rows="G1 B1 Y1", licence="B"), row, "B1", "Y1")
    s = state_of(match)
    s.on_display = 1 << "ABCDEFGHI".index(letter)
    dangerous = weights(match)["lay B2 2"]
    s.on_display = 1 << "ABCDEFGHI".index("D")
    assert dangerous < weights(match)["lay B2 2"]


# -- Outlook --


def test_it_hopes_for_more_with_more_cards() -> None:
    match = table("G1 G2 P3 P4", rows="R1 B1 Y1")
    s = state_of(match)
    assert 2000 < outlook(s, 0) < outlook(s, 1) < 3500
    before = outlook(s, 0)
    plays(match, "lay G1 1", "stop")
    assert outlook(s, 0) < before


def test_it_counts_the_row_it_is_about_to_take() -> None:
    for licence in (None, "B"):
        match = with_rows(table("P5 R3 R3 R3", rows="R1 B1 Y1", licence=licence), "R2 R1 Y6 B6", "Y1", "R1")
        before = outlook(state_of(match), 0)
        assert outlook(state_of(plays(match, "lay P5 1")), 0) > before + 1000


def test_it_counts_the_licence_it_is_about_to_choose() -> None:
    match = with_rows(table("P1 R3 R3 R3", rows="R1 B1 Y1", licence="A"), "R2 R2 R3 P3", "Y1", "B1")
    s = state_of(plays(match, "lay P1 1", "keep R3 P1"))
    waiting = outlook(s, 0)
    s.met = 0
    s.phase = 1
    assert waiting == outlook(s, 0) + 700


# -- Whole games --


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("licences", ["off", "random", "A", "C"])
def test_state_and_view_are_weighed_alike(players: int, licences: str) -> None:
    """With the memory aid or without it."""
    match = Match(GAME, players, players, {"licences": licences, "fiasco": "on"})
    worth = [0] * ACTIONS
    while not match.is_over:
        seat = match.to_act[0]
        actions = match.legal_actions(seat)
        count = len(actions)
        weigh(state_of(match), seat, actions, count, worth)
        for memory in (True, False):
            seen = [0] * count
            weigh(match.view(seat, memory=memory), seat, actions, count, seen)  # type: ignore[arg-type]
            assert seen == worth[:count]
        for i in range(count):
            alone = [0]
            weigh(state_of(match), seat, [actions[i]], 1, alone)
            assert alone[0] == worth[i], "the worth of a move depends on no other move"
        match.play_action(seat, POLICY.choose(state_of(match), seat, actions, count, worth, POLICY.ALL_MOVES))
    assert [outlook(state_of(match), seat) for seat in range(players)] == [100 * n for n in match.scores]
