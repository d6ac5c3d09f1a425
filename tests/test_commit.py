"""Committed shuffles: the recipe, dealing by it, and what `verify` notices."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shoal import BadRecord, Match, Refused, game_named
from shoal.core.commit import WORDS, below, commitment, new_seed, random_words, shuffled
from shoal.core.dealer import Shuffle, deal, hand_in_due, proof_of, read_dealt, verify
from shoal.core.record import read, write
from tests.contract.engine import Case, cases, player_counts
from tests.facts import facts_of

PAGE = (Path(__file__).parent.parent / "docs" / "record-format.md").read_text("utf-8")
SEED = bytes(range(32))
OTHER_SEED = bytes(range(1, 33))
FIVE = ["F1", "F1", "F2", "F3", "W"]
COUNTS = [pytest.param(case, id=str(case)) for case in player_counts()]


def is_shuffled(case: Case) -> bool:
    """Whether there is anything to shuffle before the game."""
    return bool(game_named(case.game).box.piles(case.box()))


# -- the recipe --


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, for keys of up to 64 bytes."""
    inner = bytes(byte ^ 0x36 for byte in key.ljust(64, b"\0"))
    outer = bytes(byte ^ 0x5C for byte in key.ljust(64, b"\0"))
    return hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()


def by_the_page(seed: bytes, nonces: list[str], label: str, cards: list[str]) -> list[str]:
    """The recipe of docs/record-format.md, written anew, for plain nonces."""
    block, stream = 0, b""
    cards = sorted(cards)
    for i in reversed(range(1, len(cards))):
        while True:
            if not stream:
                names = ",".join(f'"{nonce}"' for nonce in nonces)
                stream = hmac_sha256(seed, f'[[{names}],"{label}",{block}]'.encode())
                block += 1
            word, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if word // (i + 1) < 2**32 // (i + 1):
                break
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def test_a_shuffle_is_that_of_the_recipe() -> None:
    dice = random.Random(1)
    for size in range(101):
        seed = dice.randbytes(32)
        nonces = [f"nonce {dice.random()}" for _ in range(dice.randrange(2, 7))]
        cards = [f"{dice.choice('RYGBP')}{dice.randrange(12)}" for _ in range(size)]
        assert shuffled(seed, nonces, f"shuffle {size}", cards) == by_the_page(seed, nonces, f"shuffle {size}", cards)


def test_a_browser_shuffles_alike_whatever_the_nonces() -> None:
    """The answer is of a program in JavaScript with JSON.stringify, TextEncoder and WebCrypto."""
    odd = '\0\x1f\b\n\t"\\/\x7f\u2028é😀 ü'
    cards = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "A", "B10", "B9"]
    found = " ".join(shuffled(SEED, ["ada", odd], "setup x", cards))
    assert found == "V E H Y M W A I D Q C L S A G O B R B9 K U B10 X Z T F N P J"


def test_the_example_of_the_page() -> None:
    message = '[["ada","bob"],"shuffle 1",0]'
    words = list(itertools.islice(random_words(SEED, ["ada", "bob"], "shuffle 1"), 4))
    numbers = [word % below for word, below in zip(words, (5, 4, 3, 2), strict=True)]
    assert f"`{SEED.hex()}`" in PAGE
    for step, value in (
        ("commitment", f"`{commitment(SEED)}`"),
        ("message of block 0", f"`{message}`"),
        ("block 0", f"`{hmac_sha256(SEED, message.encode()).hex()}`"),
        ("its first words", ", ".join(map(str, words))),
        ("numbers below 5, 4, 3, 2", ", ".join(map(str, numbers))),
        ("the cards, top first", " ".join(shuffled(SEED, ["ada", "bob"], "shuffle 1", FIVE))),
    ):
        assert f"| {step} | {value} |" in PAGE


def test_every_order_of_four_cards_is_about_as_likely() -> None:
    games = 24_000
    found = Counter(
        "".join(shuffled(SEED, ["ada", "bob"], f"shuffle {number}", list("ABCD"))) for number in range(games)
    )
    assert len(found) == 24
    even = games / 24
    assert (
        sum((count - even) ** 2 / even for count in found.values()) < 49.7
    )  # 1 in 1000 exceeds it, 23 degrees of freedom


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    assert WORDS % 3 == 1
    assert below(iter([WORDS - 1, WORDS - 1, 7]), 3) == 1
    assert below(iter([WORDS - 2, 7]), 3) == 2
    assert below(iter([WORDS - 1, 0]), 4) == 3


def test_a_shuffle_depends_on_seed_every_nonce_their_order_and_label() -> None:
    cards = [f"{number:02}" for number in range(52)]
    sources: list[tuple[bytes, list[str], str]] = [
        (SEED, ["a", "b"], "shuffle 1"),
        (OTHER_SEED, ["a", "b"], "shuffle 1"),
        (SEED, ["b", "a"], "shuffle 1"),
        (SEED, ["a", "c"], "shuffle 1"),
        (SEED, ["c", "b"], "shuffle 1"),
        (SEED, ["a", "b", ""], "shuffle 1"),
        (SEED, ["ab"], "shuffle 1"),
        (SEED, ["a,b"], "shuffle 1"),
        (SEED, ['a","b'], "shuffle 1"),
        (SEED, ["a", "b"], "shuffle 2"),
        (SEED, ["a", "b"], "shuffle 10"),
        (SEED, ["a"], 'b","shuffle 1'),
    ]
    assert len({tuple(shuffled(*source, cards)) for source in sources}) == len(sources)


def test_how_the_cards_lay_before_has_no_effect() -> None:
    assert len({tuple(shuffled(SEED, ["a"], "first", order)) for order in itertools.permutations(FIVE)}) == 1


def test_what_is_shuffled_is_left_alone() -> None:
    cards = FIVE[::-1]
    assert sorted(shuffled(SEED, ["a"], "first", cards)) == FIVE
    assert cards == FIVE[::-1]
    assert shuffled(SEED, ["a"], "first", []) == []


def test_seeds_are_new_and_long() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


# -- dealing --


def nonces_of(case: Case) -> list[str]:
    return [f"nonce of seat {seat}" for seat in range(case.players)]


def play_on(match: Match, nonces: list[str], dice: random.Random) -> Match:
    """At random to the end, shuffles handed in when they are due."""
    while not match.is_over:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
        hand_in_due(match, SEED, nonces)
    return match


def dealt(case: Case) -> Match:
    return deal(game_named(case.game), case.players, dict(case.options), "standard", SEED, nonces_of(case))


def finished(case: Case) -> dict[str, Any]:
    """The record of a whole game."""
    nonces = nonces_of(case)
    return play_on(dealt(case), nonces, random.Random(1)).record(shuffle=proof_of(SEED, nonces))


def verified(record: Any) -> list[Shuffle]:
    found, proof = read_dealt(record)
    return verify(game_named(found.game), found, proof)


def problem_of(record: dict[str, Any], **changes: Any) -> tuple[int | None, str]:
    """Where a record, changed, is refused, and the key of the reason."""
    with pytest.raises(BadRecord) as caught:
        verified({**record, **changes})
    assert str(caught.value)
    return caught.value.entry, caught.value.key


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in cases()])
def test_a_game_dealt_by_committed_shuffles_is_verified(case: Case) -> None:
    record = finished(case)
    shuffles = verified(write(record))
    chances = [entry["cards"] for entry in record["moves"] if "chance" in entry]
    assert shuffles[0].label == "first"
    assert shuffles[0].cards[0] == str(record["first"])
    assert [found.cards for found in shuffles if found.label.startswith("shuffle ")] == chances
    assert [found.label for found in shuffles[len(shuffles) - len(chances) :]] == [
        f"shuffle {number}" for number in range(1, len(chances) + 1)
    ]
    for found in shuffles:  # as a page does that knows no rules
        is_numbered = found.label.startswith(("setup depth", "shuffle "))
        assert f"`{found.label}`" in PAGE or is_numbered or case.game not in PAGE
        assert by_the_page(SEED, nonces_of(case), found.label, found.cards) == found.cards


def setup_cards(value: Any) -> list[str]:
    """All cards of a set-up in the order they stand there."""
    if isinstance(value, (list, dict)):
        return [card for part in (value.values() if isinstance(value, dict) else value) for card in setup_cards(part)]
    return [] if value is None else [value]


@pytest.mark.parametrize("case", COUNTS)
def test_the_shuffles_of_the_set_up_are_dealt_from_the_top(case: Case) -> None:
    """Seat 0 first, as the page says; the rest of the box may not be used."""
    record = finished(case)
    shuffles = [found.cards for found in verified(record) if found.label.startswith("setup ")]
    cards = [card for pile in shuffles for card in pile]
    shown = setup_cards(record["setup"])
    assert cards[: len(shown)] == shown
    assert len(cards) == (facts_of(case.game).box_cards or len(shown))


def test_a_drawn_licence_is_the_top_of_its_shuffle() -> None:
    letters = set()
    for number in range(12):
        nonces = ["a", str(number)]
        match = deal(game_named("fat-fish"), 2, {"licences": "random"}, "standard", SEED, nonces)
        record = match.record(shuffle=proof_of(SEED, nonces))
        (licences,) = (found.cards for found in verified(record) if found.label == "setup licences")
        assert sorted(licences) == ["A", "B", "C"]
        assert record["setup"]["licence"] == licences[0]
        letters.add(licences[0])
    assert letters == {"A", "B", "C"}


def test_a_corrected_component_table_is_dealt_and_verified() -> None:
    nonces = ["a", "b"]
    match = deal(game_named("fish-n-stones"), 2, None, {"F1": 10, "W": 26}, SEED, nonces)
    record = play_on(match, nonces, random.Random(1)).record(shuffle=proof_of(SEED, nonces))
    assert sorted(record["setup"]["pond"]) == ["F1"] * 10 + ["W"] * 26
    assert len(verified(record)) == 2


def test_later_shuffles_wait_to_be_handed_in() -> None:
    case = Case("fischen", 3, ())
    match, dice = dealt(case), random.Random(1)
    while not match.chance_due:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    before = match.record()["moves"]
    entries = hand_in_due(match, SEED, nonces_of(case))
    assert not match.chance_due
    assert entries and all("chance" in entry for entry in entries)
    assert match.record()["moves"] == before + entries
    assert hand_in_due(match, SEED, nonces_of(case)) == []


@pytest.mark.parametrize("case", COUNTS)
def test_a_game_with_moves_taken_back_and_a_pause_is_the_same_game(case: Case) -> None:
    """As a server plays it: undo, a restart from the record, and on with the same seed."""
    game, nonces, whole = game_named(case.game), nonces_of(case), finished(case)
    match = dealt(case)
    undone = 0
    for number, entry in enumerate(whole["moves"]):
        if "chance" in entry:
            hand_in_due(match, SEED, nonces)
            continue
        match.play(entry["seat"], entry["move"])
        with contextlib.suppress(Refused):
            match.undo(entry["seat"])
            match.play(entry["seat"], entry["move"])
            undone += 1
        if number % 20 == 10:
            match = Match.replayed(game, read(match.record()))
    assert match.record(shuffle=proof_of(SEED, nonces)) == whole
    assert undone or facts_of(case.game).always_reveals


# -- what is noticed --


@pytest.mark.parametrize("case", COUNTS)
def test_a_seed_that_does_not_give_the_commitment_is_noticed(case: Case) -> None:
    record = finished(case)
    for change in ({"seed": OTHER_SEED.hex()}, {"commitment": commitment(OTHER_SEED)}):
        assert problem_of(record, shuffle=record["shuffle"] | change) == (0, "shuffle-commitment")


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in player_counts() if is_shuffled(case)])
def test_another_seed_or_nonce_is_noticed(case: Case) -> None:
    record, nonces = finished(case), nonces_of(case)
    others = [nonces[:seat] + ["another"] + nonces[seat + 1 :] for seat in range(case.players)]
    proofs = [proof_of(OTHER_SEED, nonces), *(proof_of(SEED, other) for other in [nonces[::-1], *others])]
    for proof in proofs:
        assert problem_of(record, shuffle=proof) in {(0, "shuffle-first"), (0, "shuffle-setup")}


@pytest.mark.parametrize("case", COUNTS)
def test_a_nonce_too_few_or_too_many_is_noticed(case: Case) -> None:
    record, nonces = finished(case), nonces_of(case)
    for wrong in (nonces[1:], [*nonces, ""], []):
        assert problem_of(record, shuffle=proof_of(SEED, wrong)) == (0, "shuffle-nonces")


@pytest.mark.parametrize("case", COUNTS)
def test_another_seat_that_begins_is_noticed(case: Case) -> None:
    record = dealt(case).record(shuffle=proof_of(SEED, nonces_of(case)))
    for first in range(case.players):
        if first != record["first"]:
            assert problem_of(record, first=first) == (0, "shuffle-first")


@pytest.mark.sweep
@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in cases() if is_shuffled(case)])
def test_every_card_of_a_set_up_that_lies_elsewhere_is_noticed(case: Case) -> None:
    record = dealt(case).record(shuffle=proof_of(SEED, nonces_of(case)))
    spoilt = 0
    for field, value in record["setup"].items():
        for swapped in swaps(value):
            assert problem_of(record, setup=record["setup"] | {field: swapped}) == (0, "shuffle-setup")
            spoilt += 1
    if dict(case.options).get("licences") == "random":
        other = "A" if record["setup"]["licence"] != "A" else "B"
        assert problem_of(record, setup=record["setup"] | {"licence": other}) == (0, "shuffle-setup")
    assert spoilt > 2


def swaps(value: Any) -> list[Any]:
    """A pile, or the piles of the seats, with two neighbours that differ in each other's place, once for each pair."""
    if not isinstance(value, list):
        return []
    if value and isinstance(value[0], list):
        return [value[:at] + [pile] + value[at + 1 :] for at in range(len(value)) for pile in swaps(value[at])]
    if len(value) == 60:  # the sea: only the cards of one depth
        return [
            value[:at] + depth + value[at + 12 :] for at in range(0, 60, 12) for depth in swaps(value[at : at + 12])
        ]
    pairs = [at for at in range(len(value) - 1) if value[at] != value[at + 1]]
    return [value[:at] + value[at : at + 2][::-1] + value[at + 2 :] for at in pairs]


@pytest.mark.sweep
@pytest.mark.parametrize("case", [case for case in COUNTS if facts_of(case.values[0].game).shuffles_later])
def test_another_shuffle_in_the_game_is_noticed_at_its_entry(case: Case) -> None:
    record = finished(case)
    shuffles = [number for number, entry in enumerate(record["moves"], 1) if "chance" in entry]
    for number in shuffles:
        moves = record["moves"][:number]
        for cards in swaps(moves[-1]["cards"]):
            part = {key: value for key, value in record.items() if key != "result"}
            spoilt = [*moves[:-1], moves[-1] | {"cards": cards}]
            assert problem_of(part, moves=spoilt) == (number, "shuffle-cards")
    assert shuffles


def test_what_check_refuses_is_refused() -> None:
    record = finished(Case("fish-n-stones", 2, ()))
    after = len(record["moves"]) + 1
    scores = [score + 1 for score in record["result"]["scores"]]
    assert problem_of(record, result=record["result"] | {"scores": scores}) == (after, "wrong-result")
    assert problem_of(record, moves=[{"seat": 0, "move": "fish"}, *record["moves"]]) == (1, "no-move")


def test_a_record_that_was_not_dealt_so_says_so() -> None:
    record = finished(Case("fish-n-stones", 2, ()))
    del record["shuffle"]
    assert problem_of(record) == (0, "shuffle-missing")


@pytest.mark.parametrize(
    "change",
    [
        None,
        [],
        {},
        {"commitment": None},
        {"seed": SEED.hex().upper()},
        {"seed": SEED.hex()[2:]},
        {"seed": SEED.hex() + "\n"},
        {"seed": list(SEED)},
        {"commitment": "é" * 64},
        {"nonces": "ab"},
        {"nonces": ["a", 7]},
        {"nonces": {"a": "b"}},
    ],
)
def test_a_proof_of_another_shape_is_refused(change: Any) -> None:
    record = finished(Case("fish-n-stones", 2, ()))
    proof = record["shuffle"] | change if change else change
    assert problem_of(record, shuffle=proof) == (0, "shuffle-shape")


def test_a_record_is_read_from_an_object_a_text_or_a_file(tmp_path: Path) -> None:
    record = finished(Case("fish-n-stones", 2, ()))
    text = write(record)
    file = tmp_path / "record.json"
    file.write_text(text, "utf-8")
    found = [verified(source) for source in (json.loads(text), text, text.encode(), file)]
    assert all(shuffles == found[0] for shuffles in found)
