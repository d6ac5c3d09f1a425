"""Somebody alone with computers, beside tables at which computers play alone: how long until it is their turn again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle, islice

from ..bots.levels import LEVELS
from ..core.game import Game
from .crowd import Caller, Crowd, Person, quantile
from .ladders import bar
from .report import Row
from .serving import Server, ask_all

THINK = 0.1  # seconds that somebody takes for a move against computers

BESIDE = (
    "A person plays against computers of a level, in the game's smallest round: seconds from the end of their turn to "
    "the next, so of all computers at the table together. Once the server has nothing else to do; once tables of "
    "computers alone, all levels mixed, want to think as well."
)


class Solo(Crowd):
    """Somebody alone with computers: how long until it is their turn again."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.answered: list[float] = []
        self.over = asyncio.Event()
        self._passed: float | None = None

    def passed(self, person: Person) -> None:
        self._passed = self._passed or self.now()

    def offered(self, person: Person) -> None:
        if self._passed:
            self.answered.append(self.now() - self._passed)
        self._passed = None
        asyncio.get_running_loop().call_later(THINK, self._move, person)

    def _move(self, person: Person) -> None:
        if person.choice and not person.waits:
            person.move()

    def ended(self, person: Person) -> None:
        self.over.set()

    async def spend(self, token: str, game: Game, level: str, seconds: float) -> None:
        """Play one game after the other."""
        end = self.now() + seconds
        seats = ["me"] + [level] * (game.players[0] - 1)
        person = Person(self, token)
        while (left := end - self.now()) > 0:
            self.over, self._passed = asyncio.Event(), None
            (table,) = await asyncio.to_thread(
                ask_all, self.port, lambda caller, host: caller.table(host, game.name, seats), [token]
            )
            await person.connect(table)
            await person.act("start")
            try:
                await asyncio.wait_for(self.over.wait(), left)
            except TimeoutError:
                break
        person.hang_up()


async def beside_computers(server: Server, games: Sequence[Game], computers: int, seconds: float) -> list[Row]:
    """A person against each level, alone and beside tables of computers; all games in turn."""
    (token,) = await asyncio.to_thread(ask_all, server.port, Caller.guest, ["Ada"])
    rows = []
    for tables in (0, computers):
        await asyncio.to_thread(ask_all, server.port, let_computers_play, computer_tables(games, tables))
        for level in LEVELS:
            solo, its = Solo(server.port), server.cpu()
            with bar(f"{level}, beside {tables} tables", len(games)) as advance:
                for game in games:
                    await solo.spend(token, game, level, seconds / len(games))
                    advance(1)
            rows.append(
                {
                    "against": level,
                    "tables of computers": tables,
                    "answers": len(solo.answered),
                    "p50, s": quantile(solo.answered, 0.5),
                    "p99, s": quantile(solo.answered, 0.99),
                    "longest, s": quantile(solo.answered, 1.0),
                    "own move acknowledged, p99, ms": 1000 * quantile(solo.acknowledged, 0.99),
                    "CPU of the server, %": 100 * (server.cpu() - its) / seconds,
                    "errors": solo.faults.total(),
                }
            )
    return rows


def computer_tables(games: Sequence[Game], count: int) -> list[tuple[Game, list[str]]]:
    """Games in turn, and at each table levels mixed."""
    tables = []
    for number, game in enumerate(islice(cycle(games), count)):
        seats = min(4, game.players[-1])
        tables.append((game, [str(LEVELS[(number + seat) % len(LEVELS)]) for seat in range(seats)]))
    return tables


def let_computers_play(caller: Caller, table: tuple[Game, list[str]]) -> None:
    game, seats = table
    host = caller.guest("Host")
    made = caller.table(host, game.name, seats)
    caller.ask("POST", f"/api/tables/{made}/acts", host, type="start", id="start")
