"""What every player owes: it sees a view, answers with a legal move, alike for what it can't tell apart, in time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shoal import BadInput, Game, Match, all_games, game_named
from shoal.bots.levels import LEVELS, SECONDS
from shoal.bots.named import configurations, kinds, level_of, player_file, player_named
from shoal.bots.player import Answer, Budget, Question, question_of
from shoal.bots.players.search import settings_of
from shoal.bots.search import MOST_ROWS, Settings, agreement, empty_tree, is_clear, lead, searcher
from shoal.bots.simple import strategist
from shoal.core import backends
from shoal.core.arrays import SearchSettings, SearchTree
from shoal.core.backends import Backend
from shoal.core.state import UNKNOWN

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)
SECRET_GAMES = [game for game in all_games() if game.rules.SECRET]
FEW = Budget(iterations=40)


def moments(game: Game, players: int, seed: int, every: int = 7) -> Iterator[tuple[Match, int]]:
    """Moments of a game in which a seat has a choice, now and then."""
    match, dice = Match(game, players, seed), random.Random(seed)
    number = 0
    while not match.is_over:
        seat = dice.choice(match.to_act)
        legal = match.legal_actions(seat)
        if len(legal) > 1:
            if number % every == 0:
                yield match, seat
            number += 1
        match.play_action(seat, dice.choice(legal))


def in_the_eyes_of(match: Match, seat: int, seed: int) -> Question:
    """The question put about a world that the seat can't tell from the true one."""
    world = match.view(seat)
    backends.template("playouts", match.game.folder).plant(world, seed)
    match.game.rules.determinize(world, seat)
    view = match.game.view_of(world, seat)
    return Question(match.game, view, seat, match.legal_actions(seat), random.Random(5), FEW)


@every_game
@pytest.mark.parametrize("name", [*(player_file(kind).EXAMPLE for kind in kinds()), "easy", "medium"])
def test_players_answer_alike_what_they_can_not_tell_apart(game: Game, name: str) -> None:
    player = player_named(game, name).player
    different = 0
    for match, seat in moments(game, game.players[0], seed=2, every=9):
        true = player(question_of(match, seat, random.Random(5), FEW))
        worlds = [in_the_eyes_of(match, seat, seed) for seed in range(2)]
        assert [player(world) for world in worlds] == [true, true]
        assert true.action in match.legal_actions(seat)
        different += 1
    assert different > 1


@every_game
@pytest.mark.parametrize(("players", "guided"), [(0, True), (-1, True), (0, False)])
def test_the_search_is_the_same_interpreted_and_compiled(game: Game, players: int, guided: bool) -> None:
    settings = Settings(considered=2, cut=30, guided=guided, margin=0.2)
    compiled, interpreted = (searcher(settings, backend) for backend in (Backend.COMPILED, Backend.INTERPRETED))
    for match, seat in moments(game, game.players[players], seed=3, every=25):
        questions = [question_of(match, seat, random.Random(8), FEW) for _ in range(2)]
        assert rounded(compiled(questions[0])) == rounded(interpreted(questions[1]))


@every_game
def test_without_a_guide_the_strategy_has_no_say(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random rollouts do not ask it, and the tree only if it is guided."""
    match, seat = next(moments(game, game.players[0], seed=3))

    def answers(guided: bool) -> Answer:
        player = searcher(Settings(considered=1, guided=guided), Backend.INTERPRETED)
        return player(question_of(match, seat, random.Random(8), FEW))

    plain, guided = answers(guided=False), answers(guided=True)

    def weigh(state: object, seat: int, legal: list[int], count: int, worth: list[int]) -> None:
        worth[:count] = range(0, -100 * count, -100)

    monkeypatch.setattr(backends.template("search", game.folder, Backend.INTERPRETED).game, "weigh", weigh)
    assert answers(guided=False) == plain
    assert answers(guided=True) != guided


def rounded(answer: Answer) -> Answer:
    """Sums may differ in their last digit, and so may the way that the rules ran."""
    shorter = (
        found._replace(chance=round(found.chance or 0.0, 9), points=round(found.points or 0.0, 9))
        for found in answer.candidates
    )
    return answer._replace(candidates=tuple(shorter), backend=None)


@every_game
def test_the_search_is_the_same_for_a_seed_in_any_portions(game: Game) -> None:
    """With a clock the iterations are made in other portions than without; what comes of them is the same."""
    player = searcher(Settings(considered=1))
    match, seat = next(moments(game, game.players[0], seed=4))
    plain = player(question_of(match, seat, random.Random(1), Budget(iterations=200)))
    timed = player(question_of(match, seat, random.Random(1), Budget(iterations=200, seconds=60.0)))
    again = player(question_of(match, seat, random.Random(2), Budget(iterations=200)))
    assert plain.action == timed.action and plain.candidates[0].action == timed.candidates[0].action
    assert plain != again


class Clock:
    """A clock that only thinking moves on: a machine on which a playout takes as long as we say, whatever its load."""

    def __init__(self, playout: float) -> None:
        self.playout = playout
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@every_game
@pytest.mark.parametrize("backend", [Backend.COMPILED, Backend.INTERPRETED])
@pytest.mark.parametrize("slower", [1.0, 1.5, 0.7])
def test_the_search_keeps_to_its_time_and_uses_it(
    game: Game, backend: Backend, slower: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where playouts take longer and longer, or ever less, as they do while a tree grows."""
    playout = 0.001 if backend is Backend.COMPILED else 0.01
    clock, template = Clock(playout), backends.template("search", game.folder, backend)
    grow = template.grow

    def timed(*args: Any) -> int:
        began, end = args[-2:]
        clock.now += (end - began) * clock.playout
        clock.playout = min(max(clock.playout * slower, playout / 2), playout * 2)
        decisions: int = grow(*args)
        return decisions

    monkeypatch.setattr("shoal.bots.search.is_decided", lambda *_: False)
    monkeypatch.setattr(template, "grow", timed)
    match, seat = next(moments(game, game.players[-1], seed=5))
    question = question_of(match, seat, random.Random(1), Budget(seconds=0.2))
    searcher(Settings(considered=2), backend)(replace(question, clock=clock))
    assert -2 * playout < clock.now - 1000.2 <= max(0.01, 2 * playout)


@pytest.mark.parametrize("game", SECRET_GAMES, ids=lambda game: game.name)
def test_a_secret_choice_is_drawn_from_a_mix(game: Game) -> None:
    """Among the secret choices of a few games some are mixed, and then not always the likeliest is made."""
    player = player_named(game, "search-300")
    surprises = 0
    dice = random.Random(1)
    for seed in range(6):
        for match, seat in moments(game, game.players[0], seed, every=1):
            if game.rules.SECRET >> match.view(seat).phase & 1:
                answer = player.player(question_of(match, seat, dice, player.budget))
                assert sum(candidate.share for candidate in answer.candidates) == pytest.approx(1)
                assert answer.action in [candidate.action for candidate in answer.candidates]
                surprises += answer.action != answer.candidates[0].action
    assert surprises


@every_game
def test_memory_is_bounded_by_the_budget(game: Game) -> None:
    template = backends.template("search", game.folder, Backend.INTERPRETED)
    match, seat = next(moments(game, game.players[0], seed=1))
    question = question_of(match, seat, random.Random(1))
    small = empty_tree(question, template, Backend.COMPILED, Budget(iterations=100), None)
    large = empty_tree(question, template, Backend.COMPILED, Budget(seconds=5.0), None)
    assert len(small.keys) <= 2048
    assert len(large.keys) == MOST_ROWS
    assert large.rows.nbytes + large.keys.nbytes <= 32 * 2**20


@every_game
def test_a_full_tree_is_no_problem(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.bots.search.MOST_ROWS", 64)
    for match, seat in moments(game, game.players[0], seed=6, every=40):
        answer = searcher(Settings())(question_of(match, seat, random.Random(1), Budget(iterations=300)))
        assert answer.action in match.legal_actions(seat)


@pytest.mark.parametrize(("own", "full", "chosen"), [(1, 0, 1), (1, 1, 0), (0, 0, 1), (0, 1, UNKNOWN)])
def test_in_a_full_tree_nothing_new_is_tried(own: int, full: int, chosen: int) -> None:
    """What can't be written down would be tried for ever. Where others would try it the strategy moves for them."""
    template = backends.template("search", all_games()[0].folder, Backend.INTERPRETED)
    node, tried, new = 1, 2, 3
    keys = [0, 7, 8, 0]
    rows = [[0.0] * template.COLUMNS for _ in keys]
    rows[node][template.VISITS] = rows[tried][template.VISITS] = 10.0
    rows[node][template.VALUE] = rows[tried][template.VALUE] = 3.0
    used = [3 if full else 2]
    tree = SearchTree._make([None] * len(SearchTree._fields))._replace(keys=keys, rows=rows, notes=used)
    tree = tree._replace(rows_of_moves=[tried, new], worth=[5, 5], priors=[0.0, 0.0])
    settings = SearchSettings(0, 0, True, explore=0.3, opponent_prior=1.0, prior_scale=1.0, margin=0.5)
    assert template.most_promising(tree, settings, node, 2, own) == chosen
    if full:
        assert template.most_promising(tree._replace(rows_of_moves=[new, new]), settings, node, 2, own) == UNKNOWN


# -- When it ends --


def test_how_far_the_first_move_is_ahead() -> None:
    assert lead([]) == 0
    assert lead([(10.0, 4.0)]) == 1
    assert lead([(6.0, 2.0), (4.0, 2.0)]) == pytest.approx(0.2)
    assert lead([(1.0, 0.3), (7.0, 3.5), (2.0, 0.4)]) == pytest.approx(0.5)


def test_moves_that_are_surely_as_good_are_no_rivals() -> None:
    """It does not matter which of them is made; but few visits say little, and what is better catches up."""
    first, bad = (6000.0, 3000.0), (1000.0, 300.0)
    assert lead([first, bad, (3000.0, 1490.0)]) == pytest.approx(0.8)
    assert lead([first, bad, (3000.0, 1480.0)]) == pytest.approx(0.3), "worse"
    assert lead([first, bad, (3000.0, 1520.0)]) == pytest.approx(0.3), "better"
    assert lead([(600.0, 300.0), (100.0, 30.0), (300.0, 150.0)]) == pytest.approx(0.3), "not yet sure"


def test_how_much_of_a_mix_has_stayed() -> None:
    assert agreement({}, {1: 3.0, 2: 1.0}) == 0
    assert agreement({1: 3.0, 2: 1.0}, {1: 6.0, 2: 2.0}) == 1
    assert agreement({1: 4.0}, {1: 4.0, 2: 4.0}) == 0, "all that came since is another move"
    assert agreement({1: 2.0, 2: 2.0}, {1: 5.0, 2: 3.0}) == pytest.approx(0.75)


def test_the_surer_the_answer_the_sooner_it_is_clear() -> None:
    def end(sure: float, early_stop: float = 0.5) -> int:
        return next((done for done in range(1, 1000) if is_clear(sure, done, 1000 - done, early_stop)), 1000)

    assert [end(sure) for sure in (1.0, 0.99, 0.9, 0.5, 0.1, 0.0)] == [1, 20, 182, 667, 948, 1000]
    assert end(0.9, early_stop=1.0) < end(0.9)


def moment(game: Game, seed: int, number: int) -> Question:
    """The choice of this number in a game played by the strategy."""
    match, dice, player = (
        Match(game, game.players[0], seed),
        random.Random(seed),
        strategist(backend=Backend.INTERPRETED),
    )
    while True:
        question = question_of(match, match.to_act[0], dice)
        if len(question.legal) > 1:
            number -= 1
        if number < 0:
            return replace(question, dice=random.Random(1))
        match.play_action(question.seat, player(question).action)


@every_game
def test_expert_has_no_other_limit_than_its_time(game: Game) -> None:
    assert player_named(game, "expert").budget == Budget(None, SECONDS["expert"])
    assert settings_of(level_of(game, "expert")).early_stop > 0
    for level in ("medium", "hard"):
        assert settings_of(level_of(game, level)).early_stop == 0 and player_named(game, level).budget.iterations


OPEN, CLEAR = (111, 15), (101, 7)  # a seed, and which choice of its game


@pytest.mark.parametrize("clear", [False, True])
def test_expert_ends_early_where_the_move_is_clear_and_only_there(clear: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine: its time is given as playouts."""
    game, budget = game_named("fat-fish"), Budget(iterations=2000)
    monkeypatch.setattr("shoal.bots.search.LEAST_ITERATIONS", 100)
    question = replace(moment(game, *(CLEAR if clear else OPEN)), budget=budget)
    thought = player_named(game, "expert").player(question).thought
    without = player_named(game, "hard").player(replace(question, dice=random.Random(1))).thought
    if clear:
        assert thought < budget.iterations // 4 < without
    else:
        assert thought > budget.iterations // 2


@pytest.mark.parametrize("game", SECRET_GAMES, ids=lambda game: game.name)
def test_a_mix_is_done_when_it_stays_as_it_is(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.bots.search.LEAST_ITERATIONS", 20)
    match, seat = next(
        (match, seat)
        for match, seat in moments(game, game.players[0], 1, every=1)
        if question_of(match, seat, random.Random(1)).is_secret
    )
    thought = {
        early_stop: searcher(Settings(early_stop=early_stop))(
            question_of(match, seat, random.Random(1), Budget(iterations=600))
        ).thought
        for early_stop in (0.0, 0.01, 1.0)
    }
    assert 20 < thought[1.0] < thought[0.01] <= thought[0.0] == 600


# -- Names and levels --


@every_game
def test_every_level_is_a_named_configuration(game: Game) -> None:
    assert set(configurations(game)) == {"search", "ahead", *LEVELS}
    for level in LEVELS:
        named = player_named(game, level)
        assert named.budget.seconds == SECONDS[level]
    for wrong in ("", "Hard", "search", "search-0", "search--1", "search-1e3", "search-9999999999"):
        with pytest.raises(BadInput, match="there is no player"):
            player_named(game, wrong)
    for wrong in ("ahead", "ahead-0", "ahead-9:", "ahead-9:depth=", "ahead-9:hope=1", "ahead-9:temperature=0"):
        with pytest.raises(BadInput, match="there is no player"):
            player_named(game, wrong)
