"""The Python API: a match, its chance, its refusals."""

from __future__ import annotations

import random

import pytest

import shoal
from shoal import BadInput, BadRecord, Match, Refused, game_named, load_match, new_match
from shoal.core.chance import plant
from shoal.core.record import read
from shoal.core.simulate import random_match
from tests.contract.engine import Case, cases


def test_games_are_called_as_their_folders() -> None:
    names = [game.name for game in shoal.all_games()]
    assert [game.path(".").name.replace("_", "-") for game in shoal.all_games()] == names
    assert len(set(names)) == len(names)


def test_public_names_are_pinned() -> None:
    assert set(shoal.__all__) == {
        *("SPECTATOR", "UNKNOWN", "State", "Game", "Event", "ScoreLine", "Match", "Record", "Result"),
        *("ShoalError", "BadInput", "BadRecord", "Refused"),
        *("all_games", "game_named", "new_match", "load_match"),
    }
    assert all(hasattr(shoal, name) for name in shoal.__all__)


def test_the_same_seed_is_the_same_match() -> None:
    one, two = (new_match("fat-fish", 3, seed=5) for _ in range(2))
    assert one.record() == two.record()
    assert new_match("fat-fish", 3, seed=6).record() != one.record()


def test_without_a_seed_chance_picks_one() -> None:
    assert new_match("fat-fish", 3).record() != new_match("fat-fish", 3).record()


def test_the_host_may_fix_who_begins() -> None:
    for first in range(4):
        assert new_match("fat-fish", 4, seed=1, first=first).to_act == [first]


@pytest.mark.parametrize("seed", [-1, 2**62, "7", 1.0, True])
def test_seeds_are_whole_numbers(seed: object) -> None:
    with pytest.raises(BadInput, match="seed"):
        new_match("fat-fish", 3, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [-1, 3, "0", True])
def test_the_first_seat_must_be_there(first: object) -> None:
    with pytest.raises(BadInput, match="begins"):
        new_match("fat-fish", 3, seed=1, first=first)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 7, 9, "3", 3.0, True, None])
def test_players_must_fit_the_game(players: object) -> None:
    with pytest.raises(BadInput, match="2 to 6 players"):
        new_match("fat-fish", players)  # type: ignore[arg-type]


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(BadInput, match="fat-fish, fischen"):
        new_match("fat_fish", 3)
    with pytest.raises(BadInput, match='no option "depth"'):
        new_match("fat-fish", 3, options={"depth": "off"})
    with pytest.raises(BadInput, match="off, on"):
        new_match("fat-fish", 3, options={"fiasco": "maybe"})
    with pytest.raises(BadInput, match="components"):
        new_match("fat-fish", 3, components="mine")


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None])
def test_only_seats_that_are_there(seat: object) -> None:
    match = new_match("fish-n-stones", 2, seed=1)
    for ask in (match.legal, match.undo, lambda seat: match.play(seat, "cast a")):
        with pytest.raises(Refused, match="seat"):
            ask(seat)  # type: ignore[arg-type]
    if seat != -1:
        with pytest.raises(Refused, match="seat"):
            match.view(seat)  # type: ignore[arg-type]


def test_wrong_turn_and_game_over() -> None:
    match = new_match("fat-fish", 2, seed=1, first=0)
    assert match.legal(1) == []
    with pytest.raises(Refused, match="not your turn; to act: 0"):
        match.play(1, "stop")
    over = random_match(game_named("fat-fish"), 2, 1)
    with pytest.raises(Refused, match="over"):
        over.play(0, "stop")
    assert over.to_act == []


def test_a_refusal_changes_nothing() -> None:
    match = new_match("fat-fish", 2, seed=1, first=0)
    before = match._state.flat(), match.record()
    for move in (
        "stop",
        "lay",
        "lay R1 4",
        "lay R9 1",
        "",
        " ",
        "lay R1 1\n",
        "keep R1",
        "licence A",
        "１",
        "ley R1 1",
        None,
        7,
    ):
        with pytest.raises(Refused):
            match.play(0, move)  # type: ignore[arg-type]
    assert (match._state.flat(), match.record()) == before


def test_chance_can_be_handed_in() -> None:
    """A server deals itself: set-up and shuffles come from outside, and the record holds them."""
    source = random_match(game_named("fischen"), 3, 4).record()
    match = Match(game_named("fischen"), 3, first=source["first"], setup=source["setup"])
    for entry in source["moves"]:
        if "chance" in entry:
            assert match.chance_due
            assert match.to_act == []
            with pytest.raises(Refused, match="shuffle is due"):
                match.play(0, "play B1")
            match.hand_in(entry)
        else:
            with pytest.raises(Refused, match="no shuffle is due"):
                match.hand_in({"chance": "shuffle", "seat": 0, "cards": []})
            match.play(entry["seat"], entry["move"])
    assert match.record() == source


def test_a_loaded_match_goes_on_with_its_seed() -> None:
    record = random_match(game_named("fischen"), 3, 4).record()
    part = {**record, "moves": record["moves"][:20]}
    part.pop("result")
    assert load_match(part, seed=9)._state.flat() == load_match(part, seed=9)._state.flat()
    assert load_match(part)._state.rng != load_match(part)._state.rng


def test_a_replayed_match_waits_for_its_shuffles() -> None:
    """A server goes on after a restart with the chance it has committed to, not with some of its own."""
    source = random_match(game_named("fischen"), 3, 4).record()
    shuffle = next(number for number, entry in enumerate(source["moves"]) if "chance" in entry)
    part = {**source, "moves": source["moves"][:shuffle]}
    part.pop("result")
    match = Match.replayed(game_named("fischen"), read(part))
    assert match.seed is None
    assert match.chance_due
    assert match.record() == part
    for entry in source["moves"][shuffle:]:
        if "chance" in entry:
            match.hand_in(entry)
        else:
            match.play(entry["seat"], entry["move"])
    assert match.record() == source
    wrong = {**source, "result": {"scores": [0, 0, 0], "places": [1, 1, 1]}}
    with pytest.raises(BadRecord, match="result"):
        Match.replayed(game_named("fischen"), read(wrong))


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in cases()])
def test_piles_make_the_set_up_and_the_set_up_the_piles(case: Case) -> None:
    game = game_named(case.game)
    box, opened, dice = game.box, case.box(), random.Random(3)
    piles = {name: dice.sample(cards, len(cards)) for name, cards in box.piles(opened).items()}
    setup = box.setup_of(opened, piles)
    arranged = case.box()
    box.arrange(arranged, setup)
    lying = box.piles(arranged)
    assert {name: sorted(cards) for name, cards in lying.items()} == {name: sorted(piles[name]) for name in piles}
    assert box.setup_of(arranged, lying) == setup


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in cases()])
def test_all_that_the_rules_shuffle_before_the_game_is_in_the_piles(case: Case) -> None:
    game = game_named(case.game)
    box, found = game.box, set()
    for seed in range(10):
        shuffled = case.box()
        plant(shuffled, seed)
        game.rules.shuffle_box(shuffled)
        arranged = case.box()
        box.arrange(arranged, box.setup_of(case.box(), box.piles(shuffled)))
        for s in (shuffled, arranged):
            s.rng, s.first = [0] * 4, 0
            game.rules.lay_out(s)
        assert arranged.flat() == shuffled.flat()
        found.add(tuple(shuffled.flat()))
    assert len(found) == (10 if box.piles(case.box()) else 1)


def test_simultaneous_moves_come_in_any_order() -> None:
    moves = [(seat, "cast a" if seat != 1 else "cast 1") for seat in range(3)]
    states = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        match = new_match("fish-n-stones", 3, seed=2)
        for seat in order:
            match.play(*moves[seat])
        states.append(match._state.flat())
    assert states[0] == states[1] == states[2]


def test_events_since() -> None:
    match = new_match("fish-n-stones", 2, seed=1)
    heard = len(match.events(0))
    match.play(1, "cast a")
    assert [event.key for event in match.events(0, since=heard)] == ["cast-cat"]
    assert [event.key for event in match.events(1, since=heard)] == ["cast-cat", "cast-own"]


def test_undo_is_for_the_last_move_only() -> None:
    match = new_match("fat-fish", 2, seed=1, first=0)
    with pytest.raises(Refused, match="no move of yours"):
        match.undo(0)
    move = next(move for move in match.legal(0) if move.startswith("lay"))
    match.play(0, move)
    if match.to_act == [0]:
        with pytest.raises(Refused, match="no move of yours"):
            match.undo(1)
        match.undo(0)
        assert move in match.legal(0)


def test_undo_leaves_the_source_of_chance_alone() -> None:
    source = new_match("fat-fish", 2, seed=1, first=0).record()
    match = Match(game_named("fat-fish"), 2, first=0, setup=source["setup"])
    match.play(0, match.legal(0)[0])
    match.undo(0)
    assert match.seed is None, "shuffles are still handed in"
    assert match.record() == source


def test_a_corrected_table_is_in_the_record() -> None:
    match = new_match("fish-n-stones", 2, seed=1, components={"F3": 36})
    assert match.record()["components"] == {"F3": 36}
    assert load_match(match.record()).record() == match.record()
    assert new_match("fish-n-stones", 2).record()["components"] == "standard"


def test_a_record_of_an_unknown_game_is_wrong_in_its_head() -> None:
    record = {**new_match("fish-n-stones", 2, seed=1).record(), "game": "fish-n-chips"}
    with pytest.raises(BadRecord, match="entry 0: there is no game"):
        load_match(record)
