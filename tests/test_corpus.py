"""Many records in one file: written, read line by line, and what is wrong with one told in a line."""

from __future__ import annotations

import gzip
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from shoal import BadInput, BadRecord, Refused, game_named
from shoal.core.corpus import ANY, BadLine, CorpusWriter, Kind, alike, nameless, records_in
from shoal.core.simulate import random_match

from .test_cli import Capture, shoal

GAME = game_named("fish-n-stones")


def record(seed: int, players: int = 2, **extra: Any) -> dict[str, Any]:
    return random_match(GAME, players, seed).record(**extra)


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl.gz"
    with CorpusWriter(file) as writer:
        for seed in range(5):
            writer.write(record(seed, seats=["ada", "bob"]))
    return file


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_simulate_writes_one_file_that_check_reads(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "sub" / name
    assert shoal(monkeypatch, "simulate", "fish-n-stones", "--games", "3", "--records", str(file)) == 0
    assert [line.record.moves for line in records_in(file)] == [record(seed)["moves"] for seed in (1, 2, 3)]
    assert shoal(monkeypatch, "check", str(file)) == 0
    assert capsys.readouterr().out.endswith("ok: 3 records\n")


def test_the_same_records_are_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl.gz"]
    for file in files:
        with CorpusWriter(file) as writer:
            writer.write(record(1))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_names_can_be_left_out(tmp_path: Path) -> None:
    with CorpusWriter(tmp_path / "a.jsonl", names=False) as writer:
        writer.write(record(1, seats=["ada", "bob"], shuffle={"nonces": ["ada's", ""]}))
    text = (tmp_path / "a.jsonl").read_text("utf-8")
    assert "ada" not in text and json.loads(text) == record(1)
    assert nameless({"seed": 7, "seats": []}) == {"seed": 7}


def test_a_single_record_is_a_corpus_of_one(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(record(1)), "utf-8")
    assert [line.number for line in records_in(file)] == [0]


@pytest.mark.parametrize("packed", [True, False])
def test_half_a_file_gives_what_is_whole_and_says_where_it_breaks_off(corpus: Path, packed: bool) -> None:
    content = corpus.read_bytes() if packed else gzip.decompress(corpus.read_bytes())
    half = corpus.with_name("half.jsonl")
    half.write_bytes(content[: len(content) * 9 // 10])
    lines, found = records_in(half), []

    def read_on() -> None:
        for line in lines:
            found.append(line.number)

    with pytest.raises(BadRecord, match=r"line \d: the file breaks off here; .* before it") as wrong:
        read_on()
    assert found and f"line {len(found) + 1}:" in str(wrong.value)


def test_a_killed_writer_leaves_what_it_wrote(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    writer = CorpusWriter(file)
    for _ in range(64):
        writer.write(record(1))
    copied = tmp_path / "killed.jsonl.gz"
    copied.write_bytes(file.read_bytes())  # what lies on the disk before the file is closed
    writer.__exit__(None, None, None)
    with pytest.raises(BadRecord, match="line 65: the file breaks off here; the 64 records before it are whole"):
        list(records_in(copied))
    assert len(list(records_in(file))) == 64


def test_a_mix_of_games_is_refused(tmp_path: Path) -> None:
    with CorpusWriter(tmp_path / "mix.jsonl") as writer:
        for players in (2, 2, 3):
            writer.write(record(1, players))
    wanted = (
        "line 3: this record is of fish-n-stones, 3 players, shores opposite, the ones before are of fish-n-stones, 2"
    )
    with pytest.raises(BadRecord, match=wanted):
        list(alike(records_in(tmp_path / "mix.jsonl"), ANY))
    chosen = alike(records_in(tmp_path / "mix.jsonl"), Kind(players=3, options={"shores": "opposite"}))
    assert [line.number for line in chosen] == [3]


def test_options_and_components_that_differ_are_a_mix_too(tmp_path: Path) -> None:
    other = random_match(GAME, 2, 1, {"shores": "adjacent"}).record()
    rich = random_match(GAME, 2, 1, components={"F1": 2, "F2": 8, "F3": 8, "S1": 7, "S2": 6, "W": 5}).record()
    for second, said in ((other, "shores adjacent"), (rich, "shores opposite, other components")):
        with CorpusWriter(tmp_path / "mix.jsonl") as writer:
            writer.write(record(1))
            writer.write(second)
        with pytest.raises(BadRecord, match=f"line 2: this record is of fish-n-stones, 2 players, {said}"):
            list(alike(records_in(tmp_path / "mix.jsonl"), ANY))


def test_what_is_wrong_with_a_record_comes_back_from_another_process() -> None:
    wrong = BadLine(3, BadRecord(4, BadInput("corpus-breaks-off", before=2)))
    back = pickle.loads(pickle.dumps(wrong))
    assert (str(back), back.line, back.entry) == (str(wrong), 3, 4)
    refused = Refused("no-move", GAME.folder, section="Fish", move="fly")
    assert vars(pickle.loads(pickle.dumps(refused))) == vars(refused)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "there is no record in it"),
        (b"{}\n", "line 1: not a shoal-record/1"),
        (b"no\n", "line 1: not JSON"),
        (None, "can't be read: No such file"),
    ],
)
def test_what_is_no_corpus_is_one_clear_line(
    content: bytes | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = tmp_path / "bad.jsonl"
    if content is not None:
        file.write_bytes(content)
    assert shoal(monkeypatch, "check", str(file)) == 2
    out = capsys.readouterr().out
    assert said in out and out.count("\n") == 1


def test_check_names_line_and_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    wrong = record(2)
    wrong["moves"][0] = {"seat": 0, "move": "fish a9"}
    with CorpusWriter(tmp_path / "a.jsonl") as writer:
        writer.write(record(1))
        writer.write(wrong)
    assert shoal(monkeypatch, "check", str(tmp_path / "a.jsonl")) == 2
    assert 'a.jsonl: line 2: entry 1: "fish a9" is no move' in capsys.readouterr().out
