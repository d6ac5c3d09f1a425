"""The contract: what every game owes at every number of players, with every option, interpreted and compiled."""

from __future__ import annotations

import functools

import pytest

from shoal import game_named
from tests.contract.engine import Case, Engine, cases, owing, player_counts, some
from tests.facts import facts_of

OVER = -1


def one_worker(case: Case) -> pytest.MarkDecorator:
    """What compiles a game's rules runs in one worker, so that nothing is compiled twice."""
    return pytest.mark.xdist_group(case.game)


both_ways = pytest.mark.parametrize(
    ("case", "compiled"),
    [pytest.param(case, False, id=f"interpreted-{case}", marks=some(case)) for case in cases()]
    + [pytest.param(case, True, id=f"compiled-{case}", marks=one_worker(case)) for case in cases()],
)
side_by_side = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=one_worker(case)) for case in cases()]
)
every_count = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=one_worker(case)) for case in player_counts()]
)


@functools.cache
def engine(game: str, compiled: bool) -> Engine:
    return Engine(game, compiled=compiled)


@both_ways
def test_legal_lists_are_what_apply_accepts(case: Case, compiled: bool) -> None:
    rules = engine(case.game, compiled)
    for number, s in enumerate(rules.random_play(rules.dealt(case, 11))):
        for seat in owing(s):
            legal = rules.legal(s, seat)
            assert legal == sorted(set(legal)), "ascending, each once"
            assert legal, "a seat to act has a move"
            if number % 5 == 0:
                accepted = rules.accepted(s, seat)
                if ("fiasco", "on") in case.options:  # wrong lays are accepted, but never listed
                    assert set(legal) <= set(accepted)
                else:
                    assert legal == accepted


@both_ways
def test_until_the_end_somebody_at_the_table_is_to_act(case: Case, compiled: bool) -> None:
    """One alone, unless all choose secretly."""
    rules = engine(case.game, compiled)
    for s in rules.random_play(rules.dealt(case, 11)):
        assert s.owing >> s.players == 0
        if s.phase == OVER:
            assert owing(s) == []
        elif rules.rules.SECRET >> s.phase & 1:
            assert owing(s)
        else:
            assert len(owing(s)) == 1


@both_ways
def test_games_end_within_their_bound(case: Case, compiled: bool) -> None:
    rules = engine(case.game, compiled)
    for seed in range(40 if compiled else 4):
        s = rules.dealt(case, seed)
        assert rules.play_out(s) <= facts_of(case.game).bounds[case.players]
        assert s.phase == OVER
        assert s.owing == 0
        assert 0 <= rules.rules.ending(s) < len(rules.game.narration.ENDINGS)


@both_ways
def test_views_tell_the_seat_all_it_may_do(case: Case, compiled: bool) -> None:
    rules = engine(case.game, compiled)
    for number, s in enumerate(rules.random_play(rules.dealt(case, 12))):
        for seat in owing(s):
            view = rules.view(s, seat)
            assert rules.legal(view, seat) == rules.legal(s, seat)
            if number % 11 == 0:
                assert rules.accepted(view, seat) == rules.accepted(s, seat)


@both_ways
def test_views_leak_nothing(case: Case, compiled: bool) -> None:
    """A world made from a view alone gives that very view: so the view depends on nothing the seat can't know."""
    rules = engine(case.game, compiled)
    for number, s in enumerate(rules.random_play(rules.dealt(case, 13))):
        seat = number % (case.players + 1) - 1  # now and then a SPECTATOR
        view = rules.view(s, seat)
        world = rules.world(view, seat, seed=number + 1)
        assert rules.flat(rules.view(world, seat)) == rules.flat(view)


@both_ways
def test_worlds_can_be_played_to_the_end(case: Case, compiled: bool) -> None:
    rules = engine(case.game, compiled)
    for number, s in enumerate(rules.random_play(rules.dealt(case, 14))):
        if number % (2 if compiled else 12) == 0:
            seat = number % case.players
            world = rules.world(rules.view(s, seat), seat, seed=number)
            assert rules.play_out(world) <= facts_of(case.game).bounds[case.players]


@side_by_side
def test_interpreted_and_compiled_agree_step_by_step(case: Case) -> None:
    """States, legal lists, views and worlds: every number of every record."""
    plain, fast = engine(case.game, False), engine(case.game, True)
    pairs = zip(plain.random_play(plain.dealt(case, 15)), fast.random_play(fast.dealt(case, 15)), strict=True)
    for number, (s, t) in enumerate(pairs):
        assert s.flat() == fast.flat(t)
        for seat in owing(s):
            assert plain.legal(s, seat) == fast.legal(t, seat)
        if number % 4 == 0:
            seat = number // 4 % case.players
            view, other = plain.view(s, seat), fast.view(t, seat)
            assert view.flat() == fast.flat(other)
            assert plain.world(view, seat, number).flat() == fast.flat(fast.world(other, seat, number))
            plain.rules.forget(view, seat)
            fast.rules.forget(other, seat)
            assert view.flat() == fast.flat(other)
            if number % 16 == 0:
                reasons = [(plain, s), (fast, t)]
                for seat in owing(s):
                    one, two = ([e.rules.why_not(x, seat, a) for a in range(e.game.actions)] for e, x in reasons)
                    assert one == two


def agree(case: Case, games: int) -> None:
    plain, fast = engine(case.game, False), engine(case.game, True)
    for seed in range(games):
        s, t = plain.dealt(case, seed), fast.dealt(case, seed)
        assert plain.play_out(s) == fast.play_out(t)
        assert s.flat() == fast.flat(t)
        for seat in range(s.players):
            assert plain.rules.points(s, seat) == fast.rules.points(t, seat)
            assert plain.rules.rank(s, seat) == fast.rules.rank(t, seat)


@side_by_side
def test_interpreted_and_compiled_agree_seed_by_seed(case: Case) -> None:
    agree(case, 5)


@pytest.mark.long
@every_count
def test_interpreted_and_compiled_agree_over_2000_games(case: Case) -> None:
    agree(case, 2000)


@every_count
def test_the_game_has_a_card_a_page_and_a_drawing(case: Case) -> None:
    game = game_named(case.game)
    assert case.players in game.players
    assert game.pages().startswith(f"# {game.title}\n")
    assert callable(game.terminal.draw)
