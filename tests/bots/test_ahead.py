"""The player ahead, of which master is made: legal, from the view alone, in time, compiled and interpreted alike."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from math import log
from typing import Any

import pytest

from shoal import Game, Match, all_games, game_named
from shoal.bots.ahead import PLAIN, Mind, Settings, lanes_for, looking_ahead
from shoal.bots.explain import explain
from shoal.bots.named import SECONDS, player_named
from shoal.bots.net import mix, net_of, thinker
from shoal.bots.player import Budget, Question, question_of
from shoal.bots.tried import Tried, leave_out, preferences
from shoal.core import backends
from shoal.core.backends import Backend
from tests.bots.test_players import SECRET_GAMES, Clock, in_the_eyes_of, moments

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=pytest.mark.xdist_group(game.name)) for game in all_games()]
)
FEW = Budget(iterations=24)
SMALL = Settings(lanes=12, moves=3)


def tried_out(prior: list[float], values: list[list[float]]) -> Tried:
    """Moves that have these values in as many worlds."""
    places = list(range(len(prior)))
    return Tried([5 + place for place in places], places, prior, values, values, [[] for _ in places], {})


def boxes(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players, and every option once."""
    plain = [(players, dict[str, Any]()) for players in game.players]
    options = [{name: choice} for name, option in game.options.items() for choice in option.values[1:]]
    return plain + [(players, options) for options in options for players in game.players[-1:]]


@every_game
def test_it_plays_whole_games_by_the_rules(game: Game) -> None:
    """At every number of players and with every option; the net makes most of the moves, which is quicker."""
    ahead, net, dice = looking_ahead(game, SMALL), player_named(game, "net").player, random.Random(3)
    for players, options in boxes(game):
        match, number = Match(game, players, seed=players, options=options), 0
        while not match.is_over:
            seat = dice.choice(match.to_act)
            number += len(match.legal_actions(seat)) > 1
            player = ahead if number % 20 == 1 else net
            answer = player(question_of(match, seat, dice, FEW))
            assert answer.action in match.legal_actions(seat)
            match.play_action(seat, answer.action)


@every_game
def test_it_answers_alike_what_it_can_not_tell_apart(game: Game) -> None:
    player = looking_ahead(game, SMALL)
    tried = 0
    for match, seat in moments(game, game.players[0], seed=2, every=9):
        true = player(question_of(match, seat, random.Random(5), in_the_eyes_of(match, seat, 1).budget))
        assert [player(in_the_eyes_of(match, seat, seed)) for seed in range(2)] == [true, true]
        tried += true.thought > 0
    assert tried


@every_game
def test_other_dice_imagine_other_worlds(game: Game) -> None:
    player = looking_ahead(game, SMALL)
    match, seat = next(moments(game, game.players[-1], seed=4))
    answers = [player(question_of(match, seat, random.Random(seed), FEW)) for seed in (1, 1, 2)]
    assert answers[0] == answers[1] != answers[2]


@every_game
def test_it_is_the_same_interpreted_and_compiled(game: Game) -> None:
    """Within what the nets may differ by: the worlds and the moves drawn in them are the same."""
    slow, quick = (looking_ahead(game, SMALL, backend=backend) for backend in (Backend.INTERPRETED, Backend.COMPILED))
    for match, seat in islice(moments(game, game.players[0], seed=6, every=12), 3):
        question = question_of(match, seat, random.Random(1), FEW)
        one, two = slow(question), quick(replace(question, dice=random.Random(1)))
        assert (one.backend, two.backend) == (Backend.INTERPRETED, Backend.COMPILED)
        assert one.action == two.action and one.thought == two.thought > 0
        for a, b in zip(one.candidates, two.candidates, strict=True):
            assert a.action == b.action and a.share == pytest.approx(b.share, abs=0.01)
            assert a.chance == pytest.approx(b.chance, abs=1e-3)


@every_game
def test_many_views_at_once_are_thought_of_as_one_by_one(game: Game) -> None:
    """Logits of the legal actions and values, also where the number of views is no multiple of four."""
    from shoal.bots.quick_lanes import quick_think_lanes

    net = net_of(game)
    evaluate = thinker(game, net, Backend.INTERPRETED)
    shown = [(match.view(seat), seat, list(match.legal_actions(seat))) for match, seat in moments(game, 4, 3, every=5)]
    template = backends.template("lanes", game.folder, Backend.COMPILED)
    lanes = lanes_for(game, template, 7, Backend.COMPILED)
    write = game.rules.features
    for lane, (view, seat, legal) in enumerate(shown[:7]):
        numbers = [0] * game.features
        write(view, seat, numbers)
        lanes.features[lane] = numbers
        lanes.legal[lane, : len(legal)] = legal
        lanes.counts[lane] = len(legal)
    count = min(len(shown), 7)
    lanes.active[:count] = range(count)[::-1]
    quick_think_lanes(net, lanes)(count)
    for i in range(count):
        view, seat, legal = shown[lanes.active[i]]
        found = evaluate(view, seat)
        assert lanes.logits[i, : len(legal)] == pytest.approx(found.logits[legal], abs=1e-4)
        assert lanes.values[i] == pytest.approx([found.utility, found.margin], abs=1e-4)


@every_game
@pytest.mark.parametrize("step", [0.0001, 0.02, 0.3, 5.0])
def test_it_keeps_to_its_time(game: Game, step: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to play the worlds a choice on: by a step at most it is late."""
    clock = Clock(step)
    mind = Mind(game, net_of(game), Settings(lanes=16, worlds=10**9), Backend.COMPILED)
    advance = mind.template.advance
    calls = 0

    def timed(*args: Any) -> None:
        nonlocal calls
        calls += 1
        clock.now += step
        advance(*args)

    monkeypatch.setattr(mind.template, "advance", timed)
    monkeypatch.setattr("shoal.bots.ahead.leave_out", lambda *_: None)
    match, seat = next(moments(game, game.players[-1], seed=5))
    seconds = min(1.0, 60 * step)
    question = question_of(match, seat, random.Random(1), Budget(seconds=seconds))
    answer = mind.answer(replace(question, clock=clock))
    assert calls and answer.action in match.legal_actions(seat)
    assert clock.now <= 1000 + max(seconds, step) + 1e-6
    assert step > 0.02 or answer.thought > 0


@every_game
def test_master_is_a_level_of_a_second(game: Game) -> None:
    named = player_named(game, "master")
    assert named.budget == Budget(None, 1.0) and SECONDS["master"] == 1.0
    assert player_named(game, "ahead-77").budget == Budget(77)


def test_what_is_surely_worse_is_left_out() -> None:
    good, bad, close = [1.0, 0.9] * 20, [0.1, 0.0] * 20, [1.0, 0.9, 1.1, 0.8] * 10
    tried = tried_out([0.3, 0.3, 0.3], [good, bad, close])
    leave_out(tried, PLAIN.prior_weight, secret=True)
    assert tried.left == [0, 1, 2], "a mix is made of all"
    leave_out(tried, PLAIN.prior_weight, secret=False)
    assert tried.left == [0, 2]
    few = tried_out([0.5, 0.5], [good[:4], bad[:4]])
    leave_out(few, PLAIN.prior_weight, secret=False)
    assert few.left == [0, 1], "with so few worlds it may be chance"


def secret_question(game: Game) -> tuple[Question, dict[int, float]]:
    """One of which the net is not sure, and its mix."""
    evaluate = thinker(game, net_of(game))
    for seed in range(20):
        for match, seat in moments(game, game.players[0], seed, every=1):
            question = question_of(match, seat, random.Random(seed), Budget(iterations=120))
            if question.is_secret:
                view = question.view.copy()
                game.rules.reopen(view)
                chances = mix(evaluate(view, question.seat).logits, question.legal)
                if max(chances) < 0.7:
                    return question, dict(zip(question.legal, chances, strict=True))
    raise AssertionError("the net is sure of every secret choice")


@pytest.mark.parametrize("game", SECRET_GAMES, ids=lambda game: game.name)
def test_a_secret_choice_stays_near_the_mix_of_the_net(game: Game) -> None:
    """The greater the weight of that mix the nearer; and it is drawn."""
    question, chances = secret_question(game)

    def far(weight: float) -> float:
        answer = looking_ahead(
            game, Settings(secret_prior_weight=weight, duel_prior_weight=weight, least_share=0.0, moves=99)
        )(replace(question, dice=random.Random(1)))
        assert sum(one.share for one in answer.candidates) == pytest.approx(1)
        return sum(abs(one.share - chances[one.action]) for one in answer.candidates)

    assert far(1e6) < 0.01 <= far(0.01) and far(0.3) < far(0.01)
    drawn = {looking_ahead(game)(replace(question, dice=random.Random(seed))).action for seed in range(25)}
    assert len(drawn) > 1


def test_a_hint_tells_chances() -> None:
    game = game_named("fat-fish")
    match, seat = next(moments(game, 2, seed=1))
    question = question_of(match, seat, random.Random(1), Budget(iterations=100))
    answer = player_named(game, "master").player(question)
    told = explain(question, answer)
    assert [line.key for line in told.considered[0].reasons][:1] == ["hint-wins"]
    assert all(0 <= (one.chance or 0) <= 1 for one in answer.candidates)


def test_after_a_few_worlds_the_net_has_more_of_a_say() -> None:
    """A move that did a little better is made after many worlds, and not after a few in which that may be chance."""
    favourite, other = [0.0, 1.0, 0.5, 0.5], [1.0, 0.2, 0.7, 0.5]

    def ahead_by(times: int) -> float:
        values = [favourite * times, other * times]
        return preferences(tried_out([0.8, 0.2], values), 0.02)[1]

    assert ahead_by(1) < 0 < ahead_by(200)
    nothing = tried_out([0.8, 0.2], [[], []])
    assert preferences(nothing, 0.02)[1] == pytest.approx(log(0.25))


def test_without_numpy_the_level_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.bots.players.ahead.find_spec", lambda _: None)
    game = game_named("fish-n-stones")
    named = player_named(game, "master", Backend.INTERPRETED)
    match, seat = next(moments(game, 2, seed=1))
    question = question_of(match, seat, random.Random(1), Budget(iterations=20))
    assert named.budget.seconds == SECONDS["master"]
    assert named.player(question) == player_named(game, "expert", Backend.INTERPRETED).player(
        replace(question, dice=random.Random(1))
    )


def test_where_two_choose_secretly_it_is_not_read() -> None:
    """Here each line is best against another line of the other seat."""
    game = game_named("fish-n-stones")
    player, match = looking_ahead(game, Settings(depth=3)), Match(game, 2, seed=1)
    answer = player(question_of(match, 1, random.Random(1), Budget(iterations=900)))
    shares = [one.share for one in answer.candidates]
    assert sum(shares) == pytest.approx(1) and 0.1 < min(shares) <= max(shares) < 0.7
    assert all(0.5 < (one.chance or 0) < 0.65 for one in answer.candidates)  # as good as each other, as it should be


def test_it_does_not_matter_who_was_quicker() -> None:
    """The choices of others in a secret phase are imagined, whether they have been made or not."""
    game = game_named("fish-n-stones")
    player, match = looking_ahead(game), Match(game, 2, seed=5)
    before = player(question_of(match, 1, random.Random(1), Budget(iterations=120)))
    match.play_action(0, match.legal_actions(0)[0])
    assert player(question_of(match, 1, random.Random(1), Budget(iterations=120))) == before
