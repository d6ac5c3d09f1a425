"""The `shoal` command: its contracts, and what it says to bad input."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shoal import all_games, game_named, load_match
from shoal.cli import COMMANDS, main
from shoal.cli import shoal as command
from shoal.core.dealer import deal, hand_in_due, proof_of
from shoal.core.record import write
from shoal.core.simulate import random_match

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_SAVED", str(tmp_path / "saved"))
    monkeypatch.setenv("COLUMNS", "80")


def shoal(monkeypatch: pytest.MonkeyPatch, *args: str, typed: str = "") -> int:
    """Run the command in this process; answers its exit code."""
    monkeypatch.setattr(sys, "argv", ["shoal", *args])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(write(random_match(game_named("fischen"), 3, 1).record()))
    return file


# -- games, rules --


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_its_file(name: str) -> None:
    found = command.get_command(None, name)
    assert found and found.name == name


def test_a_command_loads_nothing_of_others() -> None:
    code = "import sys; from shoal.cli import main; sys.argv = ['shoal', '--version']\ntry: main()\n" + (
        "except SystemExit: print([name for name in sys.modules if name.startswith(('shoal.cli.', 'shoal.bots'))])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"


def test_games_lists_every_game_and_option(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "games") == 0
    out = capsys.readouterr().out
    for game in all_games():
        assert game.name in out
        for option in game.options:
            assert option in out


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_rules_prints_the_page(game: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "rules", game) == 0
    assert capsys.readouterr().out == game_named(game).pages()


def test_without_a_command_the_help_is_shown(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    shoal(monkeypatch)
    assert "Usage: shoal" in capsys.readouterr().out


# -- check --


def test_check_says_ok(record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "check", str(record)) == 0
    assert capsys.readouterr().out == f"{record}: ok\n"


def test_check_names_the_first_wrong_entry_and_goes_on(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    good = json.loads(record.read_text())
    files = {
        "wrong": json.dumps({**good, "moves": [*good["moves"][:5], {"seat": 0, "move": "play X1"}]}),
        "head": json.dumps({**good, "players": 4}),
        "half": record.read_text()[: len(record.read_text()) // 2],
        "other": json.dumps({"format": "chess"}),
        "empty": "",
        "large": " " * (16 * 2**20 + 1),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    paths = [str(tmp_path / name) for name in files]
    assert shoal(monkeypatch, "check", *paths, str(tmp_path / "nowhere"), str(tmp_path), str(record)) == 2
    captured = capsys.readouterr()
    lines = captured.out.splitlines()
    assert captured.err == ""
    assert len(lines) == len(files) + 3
    assert lines[0].startswith(f"{tmp_path}/wrong: entry 6: ")
    assert lines[1].startswith(f"{tmp_path}/head: entry 0: ")
    assert "not JSON" in lines[2]
    assert "not a shoal-record/1" in lines[3]
    assert "not JSON" in lines[4]
    assert "too large" in lines[5]
    assert "No such file" in lines[6]
    assert "directory" in lines[7]
    assert lines[8] == f"{record}: ok"


# -- verify --


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """A whole game that was dealt by committed shuffles."""
    seed, nonces = bytes(32), ["a", "b", "c"]
    match = deal(game_named("fischen"), 3, None, "standard", seed, nonces)
    while not match.is_over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        hand_in_due(match, seed, nonces)
    file = tmp_path / "dealt.json"
    file.write_text(write(match.record(shuffle=proof_of(seed, nonces))))
    return file


def test_verify_says_ok_and_the_commitment(dealt: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "verify", str(dealt)) == 0
    shuffles = 7 + sum("chance" in entry for entry in json.loads(dealt.read_text())["moves"])
    said = f"its {shuffles} shuffles come of the seed committed to by {hashlib.sha256(bytes(32)).hexdigest()}"
    assert capsys.readouterr().out == f"{dealt}: ok: {said}\n"


def test_verify_names_what_is_wrong_and_goes_on(
    dealt: Path, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    good = json.loads(dealt.read_text())
    files = {
        "nonce": json.dumps({**good, "shuffle": {**good["shuffle"], "nonces": ["a", "b", "d"]}}),
        "seed": json.dumps({**good, "shuffle": {**good["shuffle"], "seed": "00" * 31 + "01"}}),
        "shape": json.dumps({**good, "shuffle": 7}),
        "game": json.dumps({**good, "game": "fish-n-chips"}),
        "empty": "",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    paths = [str(tmp_path / name) for name in files]
    assert shoal(monkeypatch, "verify", *paths, str(record), str(tmp_path / "nowhere"), str(dealt)) == 2
    captured = capsys.readouterr()
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert len(lines) == len(files) + 3
    assert re.search("nonce: entry 0: .* not come of the seed", lines[0])
    assert lines[1].endswith("seed: entry 0: the seed does not give the commitment")
    assert "shape: entry 0: shuffle: Expected" in lines[2]
    assert "game: entry 0: there is no game" in lines[3]
    assert "empty: not JSON" in lines[4]
    assert lines[5].startswith(f"{record}: entry 0: not dealt by committed shuffles")
    assert "No such file" in lines[6]
    assert lines[7].startswith(f"{dealt}: ok: ")


# -- legal --


def test_legal_prints_a_line_before_each_entry(record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "legal", str(record)) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    moves = json.loads(record.read_text())["moves"]
    assert [line["entry"] for line in lines] == list(range(1, len(moves) + 1))
    for line, entry in zip(lines, moves, strict=True):
        assert set(line) == {"entry", "to_act", "legal"}
        if "chance" in entry:
            assert line["to_act"] == []
            assert line["legal"] == {}
        else:
            assert entry["seat"] in line["to_act"]
            assert entry["move"] in line["legal"][str(entry["seat"])]
            assert sorted(line["legal"]) == [str(seat) for seat in line["to_act"]]
            assert all(moves == sorted(moves) for moves in line["legal"].values())


def test_legal_stops_at_the_first_wrong_entry(record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    wrong = json.loads(record.read_text())
    wrong["moves"][3]["move"] = "play first "
    record.write_text(json.dumps(wrong))
    assert shoal(monkeypatch, "legal", str(record)) == 2
    captured = capsys.readouterr()
    assert len(captured.out.splitlines()) == 4
    assert captured.err.startswith("shoal: entry 4: ")


# -- simulate --


def test_simulate_writes_records_that_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    args = ["simulate", "fat-fish", "--players", "3", "--games", "4", "--seed", "7", "--option", "licences=A"]
    assert shoal(monkeypatch, *args, "--option", "fiasco=on", "--records", str(tmp_path / "out")) == 0
    files = sorted((tmp_path / "out").iterdir())
    assert len(files) == 4
    for file in files:
        match = load_match(file)
        assert match.is_over
        assert match.record()["options"] == {"licences": "A", "fiasco": "on"}


def test_simulate_with_corrected_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pond.toml").write_text("F3 = 36\n")
    (tmp_path / "pond.json").write_text('{"F3": 36}')
    for name in ("pond.toml", "pond.json"):
        out = tmp_path / f"out-{name}"
        args = [
            "simulate",
            "fish-n-stones",
            "--games",
            "1",
            "--components",
            str(tmp_path / name),
            "--records",
            str(out),
        ]
        assert shoal(monkeypatch, *args) == 0
        (file,) = out.iterdir()
        assert json.loads(file.read_text())["components"] == {"F3": 36}
        assert load_match(file).is_over


def test_simulate_sums_up(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "simulate", "fish-eat-fish", "--players", "3", "--games", "50", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 50
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(50, abs=0.01)
    assert sum(found["endings"].values()) == 50
    assert shoal(monkeypatch, "simulate", "fish-eat-fish", "--players", "3", "--games", "50") == 0
    out = capsys.readouterr().out
    for word in ("seat", "won", "mean score", "length:", "ended:"):
        assert word in out


def test_simulate_is_the_same_compiled_and_interpreted(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    outs = []
    for more in ([], ["--interpreted"]):
        assert shoal(monkeypatch, "simulate", "fish-n-stones", "--games", "2100", "--json", *more) == 0
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]


# -- warm-up --


def test_warm_up_compiles_and_says_where(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert shoal(monkeypatch, "warm-up", "fish-n-stones") == 0
    out = capsys.readouterr().out
    assert "fish-n-stones: compiled rules ready" in out
    assert "kept in " in out


# -- bad input --


@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "chess"],
        ["simulate", "fat-fish", "--players", "1"],
        ["simulate", "fat-fish", "--players", "9"],
        ["simulate", "fat-fish", "--players", "３"],
        ["simulate", "fat-fish", "--players", " 3"],
        ["simulate", "fat-fish", "--players", "-3"],
        ["simulate", "fat-fish", "--option", "depth=1"],
        ["simulate", "fat-fish", "--option", "fiasco=yes"],
        ["simulate", "fat-fish", "--option", "fiasco"],
        ["simulate", "fat-fish", "--seed", "lucky"],
        ["simulate", "fat-fish", "--seed", "-1"],
        ["simulate", "fat-fish", "--seed", "9" * 30],
        ["simulate", "fat-fish", "--seed", str(2**62 - 1)],
        ["simulate", "fat-fish", "--games", "0"],
        ["simulate", "fat-fish", "--components", "/nowhere.toml"],
        ["simulate", "fat-fish", "--records", "/dev/null/x"],
        ["simulate", "fat-fish", "--wrong"],
        ["play", "chess"],
        ["play", "fat-fish", "--players", "7"],
        ["play", "fat-fish", "--option", "depth=1"],
        ["play", "fat-fish", "--players", "3", "--seats", "pp"],
        ["play", "fat-fish", "--players", "3", "--seats", "pxc"],
        ["play", "fat-fish", "--players", "3", "--seats", "p,easy"],
        ["play", "fat-fish", "--players", "3", "--seats", "p,easy,strong"],
        ["play", "fat-fish", "--players", "3", "--level", "person"],
        ["play", "--continue", "/nowhere.json", "--level", "hard"],
        ["hint"],
        ["hint", "/nowhere.json"],
        ["play", "--continue", "/nowhere.json"],
        ["play", "--continue"],
        ["rules", "chess"],
        ["rules"],
        ["legal", "/nowhere.json"],
        ["check"],
        ["verify"],
        ["sail"],
        ["warm-up", "chess"],
        ["bench", "--rounds", "none"],
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert shoal(monkeypatch, *args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("shoal: ")
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("table", ["", "F3 = 35", "F3 = ", "F9 = 36", "F1 = -1\nF3 = 37"])
def test_bad_components_start_nothing(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (tmp_path / "pond.toml").write_text(table)
    out = tmp_path / "out"
    args = ["simulate", "fish-n-stones", "--components", str(tmp_path / "pond.toml"), "--records", str(out)]
    assert shoal(monkeypatch, *args) == 2
    assert capsys.readouterr().err.startswith("shoal: components: ")
    assert not out.exists()


# -- the installed command --


def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-u", "-m", "shoal", "rules", "fischen"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "shoal: output: No space left on device\n"


def test_the_command_is_installed_and_ends_quietly_when_its_reader_goes(record: Path) -> None:
    command = Path(sys.executable).with_name("shoal")
    done = subprocess.run(
        f"{command} legal {record} | head -n 1", shell=True, capture_output=True, text=True, check=False
    )
    assert json.loads(done.stdout)["entry"] == 1
    assert done.stderr == ""
    module = [sys.executable, "-m", "shoal", "check", str(record)]
    assert subprocess.run(module, capture_output=True, check=False, env={**os.environ, "NO_COLOR": "1"}).returncode == 0
