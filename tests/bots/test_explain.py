"""What is said of a player's answer."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from shoal import Game, all_games, new_match
from shoal.bots.explain import MOST, Remark, because, explain, in_words, merits_of
from shoal.bots.player import Answer, Candidate, Question, question_of
from shoal.core.game import Merit
from shoal.core.match import Match
from shoal.core.words import say

NO_BAIT, BAIT_A1_A2, BAIT_B1_A1 = range(3)  # places among the legal moves


def casting() -> Question:
    """A secret choice."""
    return question_of(new_match("fish-n-stones", 2, seed=1), 0, random.Random(1))


def baiting() -> Question:
    """An open choice."""
    match = new_match("fish-n-stones", 2, seed=1, first=0)
    match.play(0, "cast a")
    match.play(1, "cast b")
    return question_of(match, 0, random.Random(1))


def considered(question: Question, *candidates: Candidate, thought: int = 0) -> list[str]:
    """The words for an answer with these candidates, whose actions are places among the legal moves."""
    found = tuple(candidate._replace(action=question.legal[candidate.action]) for candidate in candidates)
    return in_words(explain(question, Answer(found[0].action, found, thought)))


def test_a_search_tells_chance_points_and_attention() -> None:
    lines = considered(
        baiting(),
        Candidate(NO_BAIT, 0.71, 0.623, 34.4),
        Candidate(BAIT_A1_A2, 0.2, 0.549, 2.345),
        thought=2000,
    )
    assert lines == [
        "1. no bait: wins about 62 % of the time, about 34 points at the end, looked at in 71 % of 2,000 playouts",
        "2. bait a1 a2: wins about 55 % of the time, about 2.3 points at the end, looked at in 20 % of 2,000 playouts",
        "no bait wins 7 games in 100 more than bait a1 a2.",
    ]


def test_a_strategy_tells_what_a_move_seems_worth() -> None:
    lines = considered(baiting(), Candidate(BAIT_B1_A1, 1.0, gain=2.5), Candidate(NO_BAIT, 0.0, gain=-0.25))
    assert lines == ["1. bait b1 a1: seems worth +2.5 points", "2. no bait: seems worth -0.2 points"]


def test_a_secret_choice_is_told_as_a_mix_with_what_was_drawn() -> None:
    question = casting()
    mix = (Candidate(question.legal[0], 0.6, 0.5, 4.0), Candidate(question.legal[1], 0.4, 0.45, 3.0))
    lines = in_words(explain(question, Answer(question.legal[1], mix, 2000)))
    assert lines == [
        "1. cast a: chosen 60 % of the time, wins about 50 % of the time, about 4 points at the end",
        "2. cast b: chosen 40 % of the time, wins about 45 % of the time, about 3 points at the end",
        "It is a secret choice, so it is drawn from this mix and nobody can read it. This time: cast b",
    ]


def test_the_only_move_and_a_move_without_reasons() -> None:
    question = casting()
    assert in_words(explain(question, Answer(question.legal[1]))) == ["cast b, for no special reason."]
    forced = Question(question.game, question.view, 0, question.legal[2:], question.dice)
    assert in_words(explain(forced, Answer(question.legal[2]))) == ["cast c: there is no other move."]


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        (0.5, 0.5, "no bait and bait a1 a2 win about as often."),
        (0.51, 0.5, "no bait wins one game in 100 more than bait a1 a2."),
        (0.5, 0.51, "bait a1 a2 won one game in 100 more, but no bait is trusted more."),
        (0.5, 0.6, "bait a1 a2 won 10 games in 100 more, but no bait is trusted more."),
    ],
)
def test_how_much_better_the_first_is(first: float, second: float, words: str) -> None:
    lines = considered(baiting(), Candidate(NO_BAIT, 0.6, first), Candidate(BAIT_A1_A2, 0.4, second), thought=9)
    assert lines[-1] == words


def test_only_the_best_moves_are_told() -> None:
    question = baiting()
    many = tuple(Candidate(action, 0.1, gain=0.0) for action in question.legal)
    assert len(many) > MOST
    explanation = explain(question, Answer(many[0].action, many))
    assert [found.move for found in explanation.considered] == [
        question.game.text_of(question.view, action) for action in question.legal[:MOST]
    ]
    assert explanation.remarks == (Remark("hint-others", {"count": len(many) - MOST}),)


@pytest.mark.parametrize(("points", "words"), [(1, "1 point"), (-1, "-1 point"), (0.5, "0.5 points"), (0, "0 points")])
def test_points_are_counted_as_people_do(points: float, words: str) -> None:
    assert say("hint-points", {"points": points}) == f"about {words} at the end"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_moves_have_the_same_text_in_a_view(game: Game) -> None:
    """An explanation names moves from the view alone."""
    dice = random.Random(7)
    match = Match(game, game.players[0], seed=7)
    while not match.is_over:
        for seat in match.to_act:
            texts = [game.text_of(match.view(seat), action) for action in match.legal_actions(seat)]
            assert texts == match.legal(seat)
        match.play(match.to_act[0], dice.choice(match.legal(match.to_act[0])))


# -- What speaks for a move, in words of the game --

NAMES = ("Perch", "Pike")


def reason(question: Question, *candidates: int) -> str | None:
    """What is said for the first of these moves, the others being the next best."""
    found = tuple(Candidate(question.legal[place], 0.5) for place in candidates)
    answer = Answer(found[0].action, found)
    return because(question, explain(question, answer), NAMES)


def fishing() -> Question:
    """Both cats sit at a; the best pile there is on a2."""
    match = new_match("fish-n-stones", 2, seed=1, first=0)
    for move in ("cast a", "cast a", "no bait", "no bait"):
        match.play(match.to_act[0], move)
    return question_of(match, 0, random.Random(1))


def test_what_speaks_for_a_move_is_told_in_words() -> None:
    question = fishing()
    best = max(range(3), key=lambda place: len(merits_of(question, Answer(question.legal[place]))))
    text = reason(question, best)
    assert text is not None
    move = question.game.text_of(question.view, question.legal[best])
    assert text.startswith(f"{move}: nothing in your line is worth")


def test_what_speaks_for_the_next_best_as_well_comes_last() -> None:
    question = casting()
    assert question.game.merits
    shared = Merit("shared", {})
    file = SimpleNamespace(merits=lambda *asked: [shared, Merit("own", {"action": asked[-1]})])
    game = SimpleNamespace(merits=file)
    asked = Question(game, question.view, 0, question.legal, question.dice)  # type: ignore[arg-type]
    found = merits_of(asked, Answer(1, (Candidate(1, 0.6), Candidate(2, 0.4))))
    assert [merit.key for merit in found] == ["own", "shared"]
    assert [merit.key for merit in merits_of(asked, Answer(1))] == ["shared", "own"]


def test_a_game_that_can_not_tell_has_only_numbers() -> None:
    question = casting()
    game = SimpleNamespace(merits=None)
    asked = Question(game, question.view, 0, question.legal, question.dice)  # type: ignore[arg-type]
    assert merits_of(asked, Answer(1)) == ()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_reasons_come_from_the_view_alone(game: Game) -> None:
    """And they can be put into words for every move."""
    dice = random.Random(11)
    match = Match(game, game.players[-1], seed=11)
    names = [f"Player {seat}" for seat in range(match.players)]
    for _ in range(25):
        seat = match.to_act[0]
        question = question_of(match, seat, dice)
        before = question.view.flat()
        answer = Answer(dice.choice(list(question.legal)))
        because(question, explain(question, answer), names)
        assert question.view.flat() == before, "a view is not changed"
        match.play(seat, dice.choice(match.legal(seat)))
