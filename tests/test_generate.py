"""What the code writes is up to date, or somebody is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import architecture, generate


def test_what_is_stale_is_told_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale, fresh, perft = tmp_path / "stale.md", tmp_path / "fresh.md", tmp_path / "perft.json"
    stale.write_text("old", "utf-8")
    fresh.write_text("as it is", "utf-8")
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    made = {stale: lambda: "new", fresh: lambda: "as it is", perft: lambda: "counts"}
    monkeypatch.setattr(generate, "files", lambda: dict(made))
    monkeypatch.setattr("sys.argv", ["generate", "--check"])
    with pytest.raises(SystemExit, match=r"make generate.*: stale\.md$"):
        generate.main()
    monkeypatch.setattr("sys.argv", ["generate"])
    generate.main()
    assert capsys.readouterr().out.splitlines() == ["written: stale.md", "written: perft.json"]
    assert (stale.read_text("utf-8"), perft.read_text("utf-8")) == ("new", "counts")
    monkeypatch.setattr("sys.argv", ["generate", "--check"])
    generate.main()


def test_every_generated_file_is_there() -> None:
    assert [file for file in generate.files() if not file.exists()] == []


def test_the_picture_of_the_rooms_leaves_out_imports_that_lead_over_others() -> None:
    graph = {"a": {"b", "c", "d"}, "b": {"c"}, "c": set(), "d": {"c"}}
    assert architecture.reduced(graph) == {"a": {"b", "d"}, "b": {"c"}, "c": set(), "d": {"c"}}


def test_lines_of_the_picture_of_the_rooms_go_round_boxes() -> None:
    graph = {"a": {"b", "d"}, "b": {"c"}, "c": {"d"}, "d": set()}
    bent, rows = architecture.with_bends(graph, architecture.rows_of(graph))
    assert rows == {"a": 0, "b": 1, "c": 2, "d": 3, "a>d>1": 1, "a>d>2": 2}
    assert bent["a"] == {"b", "a>d>1"} and bent["a>d>1"] == {"a>d>2"} and bent["a>d>2"] == {"d"}
    places = architecture.placed(bent, rows)
    assert len(set(places.values())) == len(places), "nothing lies on something else"


def test_every_room_is_in_the_picture() -> None:
    drawn = architecture.rooms_picture()
    assert {"core", "games", "server"} < set(architecture.rooms())
    for room in architecture.rooms():
        assert f">{room}</text>" in drawn
