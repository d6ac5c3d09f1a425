"""One device for several people: whatever is on the screen at any moment, it is never somebody else's hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from shoal import Game
from tests.facts import facts_of

from .player import LONGEST, PATIENCE, Frame, Player
from .test_play import card_of, of_every_game

NAMES = ("Ada", "Bob", "Cleo")
ROUNDS = 2  # how often everybody has the device

# Every state of the page that could be painted is kept: what is shown, or null without a board.
WATCH = """(shown) => {
  const look = new Function('board', `return ${shown}`)
  window.states = []
  const note = () => {
    const board = document.querySelector('[data-board]')
    const state = JSON.stringify(board && look(board).sort())
    if (state !== window.states.at(-1)) window.states.push(state)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  note()
}"""


def secret_of(game: Game, view: Frame) -> list[str]:
    """What the seat of a view alone may see, as its board shows it."""
    number = view["seat"]
    return facts_of(game.name).spell_secret(number, view["picture"]["seats"][number])


@of_every_game
def test_a_hand_is_only_shown_to_its_owner(visit: Callable[..., Page], game: Game) -> None:
    pass_around(visit, game, ROUNDS)


@of_every_game
@pytest.mark.long
def test_a_hand_is_only_shown_to_its_owner_in_a_whole_game(visit: Callable[..., Page], game: Game) -> None:
    pass_around(visit, game, LONGEST)


def pass_around(visit: Callable[..., Page], game: Game, rounds: int) -> None:
    """Play until everybody has had the device so often, or the game is over."""
    player = Player(visit(), 4)
    page, names = player.page, NAMES[: game.players[0]]
    card_of(page, game).get_by_role("link", name="One device").click()
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    for setting, value in facts_of(game.name).page_settings.items():
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [setting, value])
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="I am").wait_for()
    player.wait_until(lambda: len(player.lines) == len(names) and all(line.views for line in player.lines))
    page.evaluate(WATCH, facts_of(game.name).shown_secret)
    holder: int | None = None
    passed: Counter[int] = Counter()
    for _ in range(LONGEST):
        offer = player.choose(PATIENCE, ":is([data-board], .hand-over)")
        check_states(player, game, holder)
        if "over" in offer or (len(passed) == len(names) and min(passed.values()) >= rounds):
            break
        if found := re.match(r"I am (\w+)", offer["name"]):
            assert page.locator("[data-board]").count() == 0
            holder = names.index(found[1])
            passed[holder] += 1
        player.use(offer)
        player.settle()
    else:
        raise AssertionError("the game does not come to an end")
    assert set(passed) == set(range(len(names)))


def check_states(player: Player, game: Game, holder: int | None) -> None:
    states: list[Any] = player.page.evaluate("window.states.splice(0).map((state) => JSON.parse(state))")
    shown = [state for state in states if state is not None]
    if holder is None:
        assert shown == []
        return
    line = next(line for line in player.lines if line.seat == holder)
    own = [sorted(secret_of(game, view)) for view in line.views]
    assert all(state in own for state in shown), f"{NAMES[holder]} was shown another hand than theirs"
