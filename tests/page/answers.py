"""What a server would answer at a table, made up on the way to the browser, of moves that are really there."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

SOCKETS = "**/api/tables/*/socket*"


def answering(page: Page, answer: Callable[[Any, Any], Any]) -> None:
    """Answer what the page asks for at a table instead of the server, who does not hear of it: None lets it through."""
    view: dict[str, Any] = {}

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            found = answer(json.loads(text), view)
            if found is None:
                server.send(text)
            else:
                socket.send(json.dumps(found))

        def from_server(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "view":
                view.update(frame)
            socket.send(text)

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket(SOCKETS, connect)


def a_hint(act: Any, view: Any) -> Any:
    if act["type"] != "hint":
        return None
    candidates = [
        {"move": move, "share": 0.4 - at / 10, "chance": 0.52 - at / 20, "points": 14.5 - at, "gain": None}
        for at, move in enumerate(view["legal"][:4])
    ]
    return {
        "type": "hinted",
        "id": act["id"],
        "version": view["version"],
        "move": view["legal"][0],
        "candidates": candidates,
        "playouts": 0,
        "compiled": True,
        "merits": [],
    }


def a_refusal(act: Any, view: Any) -> Any:
    if act["type"] != "hint":
        return None
    stale = {"key": "stale", "args": {"version": view["version"]}, "section": ""}
    reason = max([*view["not_legal"], stale], key=lambda one: len(one["section"]))
    return {"type": "refused", "id": act["id"], "text": "", "version": view["version"], **reason}


def lose_the_line(_: object, page: Page) -> None:
    """Cut it when the game has been shown, and let nobody through any more."""
    shown = False

    def connect(socket: WebSocketRoute) -> None:
        def from_server(text: str | bytes) -> None:
            nonlocal shown
            socket.send(text)
            if json.loads(text)["type"] == "view":
                shown = True
                socket.close(code=1012)

        if shown:
            socket.close(code=1012)
        else:
            socket.connect_to_server().on_message(from_server)

    page.route_web_socket(SOCKETS, connect)


def climb(page: Page, games: list[str]) -> None:
    """Some computers are beaten, and twenty rated games played: made up on the way to the browser."""
    levels = [(games[0], "easy"), (games[0], "medium"), (games[1], "master")]
    steps = [
        {"table": "x", "at": 1.79e9 + 86400 * at, "mean": 25 + at % 7 - at / 9, "reach": 16 / (1 + at / 6)}
        for at in range(20)
    ]

    def answer(path: str, told: object) -> None:
        page.route(f"**/api/me/{path}", lambda route: route.fulfill(json=told))

    for path, told in {
        "opponents": [{"game": game, "level": level, "games": 2, "firsts": 1} for game, level in levels],
        "ratings": [{"game": games[0], "mean": steps[-1]["mean"], "reach": steps[-1]["reach"], "games": 20}],
        "ratings/steps**": steps,
    }.items():
        answer(path, told)
