"""The contract of a match: texts, records, events, refusals, undo and drawing, for every game."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from shoal import SPECTATOR, Match, Refused, game_named, load_match
from shoal.core.narrate import hears
from shoal.core.record import write
from shoal.core.simulate import random_match, random_moves
from shoal.core.words import say
from tests.contract.engine import Case, Engine, cases, player_counts, some
from tests.facts import facts_of
from tools.typescript import argument_type

CASES = [pytest.param(case, id=str(case), marks=some(case)) for case in cases()]
COUNTS = [pytest.param(case, id=str(case)) for case in player_counts()]
every_case = pytest.mark.parametrize("case", CASES)
every_count = pytest.mark.parametrize("case", COUNTS)


def new(case: Case, seed: int) -> Match:
    return Match(game_named(case.game), case.players, seed, dict(case.options))


@every_case
def test_texts_and_numbers_map_one_to_one(case: Case) -> None:
    match = new(case, 21)
    for _ in random_moves(match):
        for seat in match.to_act:
            actions, texts = match.legal_actions(seat), match.legal(seat)
            assert len(set(texts)) == len(texts)
            assert [match.game.action_of(match._state, text) for text in texts] == actions
            for text in texts:
                assert text == " ".join(text.split()) and text.isascii()
                assert match.game.action_of(match._state, text + " ") is None
                assert match.game.action_of(match._state, text.upper()) is None


@every_case
def test_a_record_replays_bit_for_bit(case: Case) -> None:
    for seed in (22, 23):
        match = random_match(game_named(case.game), case.players, seed, dict(case.options))
        again = load_match(write(match.record()))
        first, second = match._state.copy(), again._state.copy()
        first.rng = second.rng = [0] * 4
        assert first.flat() == second.flat()
        assert again.record() == match.record()
        assert again._story == match._story


@every_case
def test_an_unfinished_record_can_be_played_on(case: Case) -> None:
    match = random_match(game_named(case.game), case.players, 24, dict(case.options))
    record = match.record()
    for cut in (0, 1, len(record["moves"]) // 2, len(record["moves"]) - 1):
        part = {key: value for key, value in record.items() if key != "result"} | {"moves": record["moves"][:cut]}
        again = load_match(part, seed=5)
        assert not again.is_over
        for _ in random_moves(again):
            pass
        assert load_match(again.record()).result == again.result


@every_case
def test_the_score_sheet_adds_up(case: Case) -> None:
    match = random_match(game_named(case.game), case.players, 25, dict(case.options))
    result = match.result
    assert result is not None
    for seat in range(case.players):
        lines = match.score_sheet(seat)
        assert sum(line.points for line in lines) == result.scores[seat]
        assert all(say(line.key, line.args, folder=match.game.folder) for line in lines)


@pytest.mark.sweep
@every_case
def test_every_event_and_refusal_has_words(case: Case) -> None:
    match = new(case, 26)
    for number, _ in enumerate(random_moves(match)):
        if number % 9 or match.is_over:
            continue
        for seat in set(range(case.players)) - set(match.to_act):
            with pytest.raises(Refused) as caught:
                match.play(seat, match.legal(match.to_act[0])[0])
            assert caught.value.key == "not-your-turn"
        for seat in match.to_act:
            for action in range(match.game.actions):
                if match.game.rules.why_not(match._state, seat, action):
                    try:
                        text = match.game.text_of(match._state, action)
                    except (KeyError, ValueError, IndexError):
                        continue  # a number that stands for no text in this state
                    with pytest.raises(Refused) as caught:
                        match.play(seat, text)
                    assert str(caught.value)
    for seat in (SPECTATOR, *range(case.players)):
        events = match.events(seat)
        assert events
        assert all(say(event.key, event.args, folder=match.game.folder) for event in events)


@every_count
def test_events_have_the_arguments_the_page_is_told_of(case: Case) -> None:
    match = new(case, 26)
    for _ in random_moves(match):
        pass
    for seat in range(case.players):
        for event in match.events(seat):
            for name, value in event.args.items():
                assert argument_type(match.game, name) == {int: "number", str: "string"}[type(value)], (event, name)


@every_case
def test_events_keep_secrets(case: Case) -> None:
    """In a world the seat can't tell from the true one, the same move sounds the same, until something is revealed."""
    rules = Engine(case.game, compiled=False)
    tellings = rules.game.events.EVENTS
    match = new(case, 27)
    dice = random.Random(27)
    number = compared = 0
    while not match.is_over:
        number += 1
        state = match._state
        seat = dice.choice(match.to_act)
        action = dice.choice(match.legal_actions(seat))
        listener = number % (case.players + 1) - 1  # now and then a SPECTATOR
        world = rules.world(rules.view(state, listener), listener, seed=number)
        if action in rules.legal(world, seat):
            heard = []
            for s in (state.copy(), world):
                s.story = []
                rules.rules.apply(s, seat, action)
                told = [event[1:] for event in s.story if hears(event[0], listener)]
                until = next((i for i, event in enumerate(told) if tellings[event[0]].reveals), len(told))
                heard.append(told[:until])
            assert heard[0] == heard[1]
            compared += 1
        match.play_action(seat, action)
    assert compared > 5


@every_case
def test_secret_choices_stay_secret_until_all_are_in(case: Case) -> None:
    match = new(case, 28)
    for _ in random_moves(match):
        if len(match.to_act) < 2:
            continue
        for seat in match.to_act:
            others = [SPECTATOR, *(other for other in range(case.players) if other != seat)]
            seen = set()
            for move in match.legal(seat):
                after = load_match({**match.record(), "moves": [*match._entries, {"seat": seat, "move": move}]}, seed=1)
                after._state.rng = [0] * 4
                seen.add(str([(after.view(other).flat(), after.events(other)) for other in others]))
            assert len(seen) == 1
        break


@every_case
def test_undo_brings_back_the_state_before(case: Case) -> None:
    match = new(case, 29)
    tellings = match.game.events.EVENTS
    undone = 0
    for number, (seat, _) in enumerate(random_moves(match)):
        revealed = any(tellings[told[1]].reveals for told in match._story[match._told_before :])
        if revealed or "chance" in match._entries[-1]:
            with pytest.raises(Refused):
                match.undo(seat)
        elif number % 5 < 2:
            state, record = match._state.copy(), match.record()
            match.undo(seat)
            assert match._entries == record["moves"][:-1]
            match.play(seat, record["moves"][-1]["move"])
            assert match._state.flat() == state.flat()
            assert match.record() == record
            undone += 1
    assert undone or facts_of(case.game).always_reveals


@pytest.mark.sweep
@every_count
def test_the_drawing_fits_80_columns(case: Case) -> None:
    match = new(case, 30)
    names = [f"Player {seat}" for seat in range(case.players)]
    draw = match.game.terminal.draw
    for number, _ in enumerate(random_moves(match)):
        lookers = [number // 5 % (case.players + 1) - 1] if number % 5 == 0 else []
        for seat in range(SPECTATOR, case.players) if match.is_over else lookers:
            for memory in (False, True):
                page = io.StringIO()
                console = Console(file=page, width=200, no_color=True, highlight=False)
                console.print(draw(match.view(seat, memory=memory), seat, names))
                lines = page.getvalue().splitlines()
                assert lines
                assert max(len(line.rstrip()) for line in lines) <= 80
