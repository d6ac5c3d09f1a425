"""Moments of games as the page is sent them, for looking at boards without a server.

`python -m tests.gallery` writes frontend/gallery/frames/GAME.json: for each number of players the table, and what seats
and spectators see at the first and at a later moment of each phase, at their own turn and at that of others, and after
each kind of move.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from shoal import Game, all_games
from shoal.bots.named import player_named
from shoal.bots.player import question_of
from shoal.server import log, wire
from shoal.server.decide import decide, moved
from shoal.server.shown import info_of, view_of
from shoal.server.table import Table

FRAMES = Path(__file__).parent.parent / "frontend" / "gallery" / "frames"
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
SEED = bytes(range(32))


def moments(game: Game, players: int, *, plain: bool = False) -> list[dict[str, Any]]:
    """What seat 0 and spectators are shown, at most twice in each situation: early, and in the last third. What a move
    brings is also shown with the view before it: between the two the page may show a moment of its own (`beats.ts`).
    A plain game is played as it is unless somebody wants more; else its options bring all there is.
    """
    options = {name: option.default if plain else option.values[-1] for name, option in game.options.items()}
    seats = ["me", *["open"] * (players - 1)]
    table = Table("gallery", "FISHES", wire.Plan(game.name, seats, options=options), NAMES[0], SEED)  # type: ignore[arg-type]
    for seat in range(players):
        table.apply(log.Sat(seat, NAMES[seat], "gallery"), 0.0)
    table.apply(decide(table, wire.Start("s"), NAMES[0], 0.0), 0.0)
    player, dice = player_named(game, "strategy"), random.Random(players)
    shown: list[dict[str, Any]] = []
    told = {0: 0, None: 0}
    before, seen = None, 0  # what seat 0 was shown before the last move, and how many events by then
    moves = 0
    while True:
        match = table.match
        assert match
        for eyes in (0, None):
            frame = msgspec.to_builtins(view_of(table, eyes, told[eyes], 0.0))
            turn, whose = "own turn" if frame["legal"] else "others", "spectator" if eyes is None else "seat 0"
            situation = f"{frame['picture']['phase']}, {turn}, {whose}"
            if frame["legal"] or eyes is None or table.status == "over" or moves % 5 == 0:
                told[eyes] += len(frame["events"])
                shown.append({"situation": situation, "move": moves, "view": frame, "before": None})
        frame = msgspec.to_builtins(view_of(table, 0, seen, 0.0))
        if before:
            happened = " ".join(sorted({event["key"] for event in frame["events"]}))
            shown.append({"situation": f"upon {happened}", "move": moves, "view": frame, "before": before})
        before, seen = frame, seen + len(frame["events"])
        if table.status == "over":
            break
        seat = dice.choice(match.to_act)
        answer = player.player(question_of(match, seat, dice, player.budget))
        table.apply(moved(table, seat, match.text_of(answer.action)), 0.0)
        moves += 1
    chosen: list[dict[str, Any]] = []
    for situation in dict.fromkeys(one["situation"] for one in shown):
        alike = [one for one in shown if one["situation"] == situation]
        later = [one for one in alike if one["move"] > 2 * moves / 3]
        chosen += [alike[0], *(later[:1] if later and later[0] is not alike[0] else [])]
    info = msgspec.to_builtins(info_of(table, NAMES[0], str, 1))
    return [{"players": players, "table": info, **one} for one in sorted(chosen, key=lambda one: one["move"])]


def hardest(game: Game) -> dict[str, Any]:
    """Seat 0 to choose, with the most players, as early in a game as it can: the hand is full."""
    players = max(game.players)
    return next(one for one in moments(game, players) if one["view"]["seat"] == 0 and len(one["view"]["legal"]) > 1)


def main() -> None:
    FRAMES.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        found = [one for players in game.players for one in moments(game, players)]
        (FRAMES / f"{game.name}.json").write_text(json.dumps(found, separators=(",", ":")), "utf-8")
        print(game.name, len(found))


if __name__ == "__main__":
    main()
