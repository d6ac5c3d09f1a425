"""shoal-record/1: what is read, what is refused, and at which entry."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shoal import BadRecord, Match, game_named, load_match
from shoal.core.record import read, schema, write
from shoal.core.simulate import random_match
from tests.contract.engine import Case, player_counts

DOCS = Path(__file__).parent.parent / "docs"
EXAMPLES = sorted((Path(__file__).parent / "records").glob("*.json"))
COUNTS = [pytest.param(case, id=str(case)) for case in player_counts()]


def record_of(case: Case, seed: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write(random_match(game_named(case.game), case.players, seed).record()))
    return found


def entry_of(record: Any) -> int | None:
    """The entry a record is refused with."""
    with pytest.raises(BadRecord) as caught:
        load_match(record)
    assert str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value.entry


FINISHED = record_of(Case("fish-n-stones", 2, ()), 1)


def without(record: dict[str, Any], *keys: str, **changes: Any) -> dict[str, Any]:
    return {key: value for key, value in copy.deepcopy(record).items() if key not in keys} | changes


def test_there_are_examples_of_every_game_and_player_count() -> None:
    seen = {(record["game"], record["players"]) for record in (json.loads(file.read_text()) for file in EXAMPLES)}
    assert seen >= {(case.game, case.players) for case in player_counts()}


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_records_of_an_independent_referee_are_right(file: Path) -> None:
    """Made by somebody else's code from the rules alone; the extra key `legal` has a digest of each entry's list."""
    record = read(file)
    digests = json.loads(file.read_text())["legal"]
    match = Match.begin(game_named(record.game), record)
    for number, entry in enumerate(record.moves, 1):
        legal = {str(seat): sorted(match.legal(seat)) for seat in match.to_act}
        digest = hashlib.sha256(json.dumps(legal, sort_keys=True).encode()).hexdigest()[:10]
        assert digest == digests[number - 1], f"entry {number}: {legal}"
        match.replay(number, entry)
    assert load_match(file).is_over
    result = match.result
    assert result is not None
    assert (result.scores, result.places) == (record.result.scores, record.result.places)  # type: ignore[union-attr]


def test_a_record_is_written_an_entry_a_line() -> None:
    lines = write(FINISHED).splitlines()
    assert len(lines) == len(FINISHED["moves"]) + 2
    assert json.loads(write(FINISHED)) == FINISHED


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "components", "first", "setup", "moves"])
def test_no_record_without_its_keys(key: str) -> None:
    assert entry_of(without(FINISHED, key)) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "shoal-record/2"},
        {"players": "2"},
        {"players": True},
        {"moves": {}},
        {"setup": []},
        {"options": None},
        {"components": 7},
        {"first": None},
        {"result": {"scores": [1, 2]}},
        {"result": None},
    ],
)
def test_no_record_with_keys_of_another_kind(changes: dict[str, Any]) -> None:
    assert entry_of(without(FINISHED, **changes)) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "fish-n-chips"},
        {"game": "fish_n_stones"},
        {"players": 1},
        {"players": 9},
        {"options": {}},
        {"options": {"shores": "opposite", "tide": "low"}},
        {"options": {"shores": "left"}},
        {"options": {"shores": False}},
        {"options": {"shores": ["opposite"]}},
        {"components": {"F1": 35}},
        {"components": {"F1": 36.0}},
        {"first": 2},
        {"first": -1},
        {"setup": {}},
        {"setup": {"pond": ["F1"] * 36}},
        {"setup": {"pond": FINISHED["setup"]["pond"][1:]}},
        {"setup": {"pond": [["F1"], *FINISHED["setup"]["pond"][1:]]}},
        {"setup": {"pond": "F1"}},
    ],
)
def test_a_wrong_head_is_entry_0(changes: dict[str, Any]) -> None:
    assert entry_of(without(FINISHED, **changes)) == 0


@pytest.mark.parametrize(
    "entry",
    [
        {},
        [],
        None,
        "cast a",
        {"seat": 0},
        {"move": "cast a"},
        {"seat": "0", "move": "cast a"},
        {"seat": True, "move": "cast a"},
        {"seat": 0.0, "move": "cast a"},
        {"seat": 7, "move": "cast a"},
        {"seat": -1, "move": "cast a"},
        {"seat": 0, "move": None},
        {"seat": 0, "move": "cast a "},
        {"seat": 0, "move": " cast a"},
        {"seat": 0, "move": "cast  a"},
        {"seat": 0, "move": "Cast a"},
        {"seat": 0, "move": "cast １"},
        {"seat": 0, "move": "fish a1"},
        {"chance": "shuffle", "cards": []},
        {"chance": "shuffle", "seat": 0, "move": "cast a"},
    ],
)
def test_a_wrong_entry_has_its_number(entry: Any) -> None:
    for number in (1, 7):
        moves = copy.deepcopy(FINISHED["moves"])
        moves[number - 1] = entry
        assert entry_of(without(FINISHED, moves=moves)) == number


def test_extra_keys_are_ignored_except_in_options() -> None:
    record = without(FINISHED, seed=3, names=["a", "b"], setup={**FINISHED["setup"], "clock": 5})
    record["moves"][0]["time"] = 12.5
    assert load_match(record).is_over


def test_a_result_is_compared_but_not_its_reason() -> None:
    after = len(FINISHED["moves"]) + 1
    assert load_match(without(FINISHED, result={**FINISHED["result"], "reason": "so there"})).is_over
    assert load_match(without(FINISHED, "result")).is_over
    scores, places = FINISHED["result"]["scores"], FINISHED["result"]["places"]
    assert entry_of(without(FINISHED, result={"scores": [scores[0] + 1, scores[1]], "places": places})) == after
    assert entry_of(without(FINISHED, result={"scores": scores, "places": places[::-1]})) == after
    assert entry_of(without(FINISHED, result={"scores": scores[:1], "places": places})) == after


def test_entries_after_the_end_and_results_before_it() -> None:
    after = len(FINISHED["moves"]) + 1
    assert entry_of(without(FINISHED, moves=[*FINISHED["moves"], FINISHED["moves"][-1]])) == after
    assert entry_of(without(FINISHED, moves=FINISHED["moves"][:-1])) == after - 1
    assert not load_match(without(FINISHED, "result", moves=FINISHED["moves"][:-1])).is_over


@pytest.mark.parametrize(
    "source", ["", "{", "[]", "null", "7", '{"format": 1}', "[" * 100_000, b"\xff\xfe", '"\\ud800"']
)
def test_what_is_no_record_is_refused_without_a_number(source: str | bytes) -> None:
    assert entry_of(source) is None


@pytest.mark.sweep
@pytest.mark.parametrize("case", COUNTS)
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_spoilt_record_is_refused_at_the_right_entry_or_still_legal(case: Case, data: st.DataObject) -> None:
    """Cut, reordered, edited: what comes before the first change is never to blame."""
    spoil_and_check(record_of(case, data.draw(st.integers(0, 50))), random.Random(data.draw(st.integers(0, 10**6))))


def spoil_and_check(record: dict[str, Any], dice: random.Random) -> None:
    moves = record["moves"]
    at = dice.randrange(len(moves))
    kind = dice.choice(["cut", "drop", "swap", "copy", "edit", "reseat"])
    if kind == "cut":
        del moves[at:]
    elif kind == "drop":
        del moves[at]
    elif kind == "swap":
        other = dice.randrange(len(moves))
        at, other = min(at, other), max(at, other)
        moves[at], moves[other] = moves[other], moves[at]
    elif kind == "copy":
        moves.insert(at, moves[dice.randrange(len(moves))])
    elif kind == "edit":
        moves[at] = {**moves[at], "move": moves[dice.randrange(len(moves))].get("move", "pass")}
    else:
        moves[at] = {**moves[at], "seat": dice.randrange(record["players"])}
    try:
        match = load_match(record)
    except BadRecord as wrong:
        assert wrong.entry is not None
        assert wrong.entry > at  # entries count from 1
        part = {**record, "moves": moves[: wrong.entry - 1]}
        part.pop("result")
        load_match(part)  # up to there all is well
    else:
        assert load_match(match.record()).record() == match.record()


def test_the_published_schema_is_the_one_in_the_code() -> None:
    assert json.loads((DOCS / "shoal-record-1.schema.json").read_text("utf-8")) == schema()


@pytest.mark.parametrize("case", COUNTS)
def test_records_satisfy_the_schema(case: Case) -> None:
    jsonschema.validate(record_of(case, 3), schema())


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "x"},
        {"moves": [{"seat": 0}]},
        {"moves": [{"chance": "deal", "cards": []}]},
        {"options": {"a": 1}},
        {"players": 1},
    ],
)
def test_the_schema_refuses_what_is_no_record(changes: dict[str, Any]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(without(FINISHED, **changes), schema())


@pytest.mark.long
@pytest.mark.parametrize("case", COUNTS)
def test_10000_random_games_write_records_that_pass(case: Case) -> None:
    game = game_named(case.game)
    dice = random.Random(case.players)
    for seed in range(10_000):
        options = {name: dice.choice(option.values) for name, option in game.options.items()}
        text = write(random_match(game, case.players, seed, options).record())
        assert load_match(text).is_over
        if seed % 10 == 0:
            spoil_and_check(json.loads(text), dice)
