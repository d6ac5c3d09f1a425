"""Two people with a browser each, a computer and a spectator at a table: nobody is sent what they may not know."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from shoal import SPECTATOR, Game
from shoal.server.settings import Settings
from tests.server.company import log_of
from tests.server.test_secrets import Sweep, runs_of

from .conftest import Visitors
from .player import PATIENCE, Player
from .test_play import card_of, games, set_up


@pytest.mark.parametrize("game", games("fish-n-stones"))  # tests/server/test_secrets.py looks at all of them
def test_two_people_a_computer_and_a_spectator(visitors: Visitors, settings: Settings, game: Game) -> None:
    host, guest, watcher = players = [Player(visitors.new(), seed) for seed in range(3)]
    meet(host, guest, watcher, game)
    play_together(host, guest)
    ends = [player.page.locator("section[aria-labelledby='end-title'] > ol").inner_text() for player in players]
    assert len({re.sub(r"\s*\(you\)", "", end) for end in ends}) == 1
    for player in players:
        assert player.line.view["end"] == host.line.view["end"]
    assert [player.line.seat for player in players] == [0, 1, None]
    assert watcher.acts == 0
    check_secrets(settings, players)


def meet(host: Player, guest: Player, watcher: Player, game: Game) -> None:
    """Make a table in the page, come to it by its link, and begin."""
    if game.players[0] == 3:
        card_of(host.page, game).get_by_role("button", name="With friends").click()
    else:
        set_up(host.page, game)
        host.page.get_by_role("radio", name="3").check()
        host.page.get_by_role("button", name="All friends").click()
        host.page.get_by_role("button", name="Make the table").click()
    begin = host.page.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Your name").fill("Bob")
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.get_by_text("Bob", exact=True)).to_be_visible()
    host.page.get_by_label("Seat 3").select_option("Blub (easy)")
    watcher.page.goto(host.page.url)
    expect(host.page.get_by_text("1 person looks on")).to_be_visible()
    begin.click()


def play_together(*people: Player) -> None:
    """Whoever has something to do does it, until the game is over for all."""
    last, done = time.monotonic(), 0
    playing = list(people)
    while playing:
        playing = [player for player in playing if player.act(0)]
        if (now := sum(player.acts for player in people)) > done:
            last, done = time.monotonic(), now
        assert time.monotonic() < last + PATIENCE, "nobody has anything to do, and the game is not over"


def check_secrets(settings: Settings, players: list[Player]) -> None:
    """Each view is what its seat may know, to the byte, and no other frame or answer holds anything else."""
    found = log_of(settings, players[0].line.table["id"])
    heard = {SPECTATOR if player.line.seat is None else player.line.seat: player.line for player in players}
    sweep = Sweep(found, heard)  # type: ignore[arg-type]
    sweep.go()
    assert sweep.frames > 20 * len(players)
    tokens = {player: player.page.context.cookies()[0]["value"] for player in players}
    for player in players:
        secret = {found.row.seed.hex(), *runs_of(found), *(tokens[other] for other in players if other != player)}
        texts = [text for line in player.lines for text in line.texts if '"end":{' not in text]
        texts += [answer.text() for answer in player.answers if answer.ok]
        assert len(texts) > 20
        for text in texts:
            for hidden in secret:
                assert hidden not in text
