"""What a table makes of a database that fails, or that does what it is asked and can't say so."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, insert
from sqlalchemy.exc import OperationalError

from shoal.core.errors import Refused
from shoal.server import clockwork, people, rows, wire
from shoal.server import desks as desks_file
from shoal.server.computers import Computers
from shoal.server.desk import Desk
from shoal.server.hall import Hall
from shoal.server.reviews import LuckyMoment, Review, Reviews
from shoal.server.schema import chat, entries, records, tables
from shoal.server.store import Unavailable, open_engine

from .keeping import MOVE, OF_COMPUTER, PATIENCE, Flaky, Watcher, act, begun, check_log, number, to_move, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(database: str) -> Flaky:
    return Flaky(open_engine(database))


@pytest.fixture
async def hall(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setattr(clockwork, "RETRY", 0.05)
    monkeypatch.setattr(desks_file, "RETRY", 0.05)
    hall.open()
    return hall


# -- The database is away --


async def test_a_move_that_can_not_be_kept_is_not_made(hall: Hall, store: Flaky) -> None:
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    before, shown = desk.table.version, len(ada.frames)
    store.away = True
    with pytest.raises(Unavailable):
        await act(hall, desk, ada.person, ada.move())
    assert desk.table.version == before and len(ada.frames) == shown
    store.away = False
    assert (await act(hall, desk, ada.person, ada.move()))["version"] == before + 1
    await check_log(hall, desk)


async def test_a_computer_moves_as_soon_as_its_move_can_be_kept(hall: Hall, store: Flaky) -> None:
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    store.refuse = OF_COMPUTER
    await act(hall, desk, ada.person, ada.move())
    await until(lambda: store.refused > 2)
    store.refuse = None
    await to_move(ada)
    await check_log(hall, desk)


async def test_people_are_answered_while_a_computer_can_not_move(
    hall: Hall, store: Flaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its waiting does not hold up the table."""
    monkeypatch.setattr(clockwork, "RETRY", 2 * PATIENCE)
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    store.refuse = OF_COMPUTER
    await act(hall, desk, ada.person, ada.move())
    await until(lambda: store.refused > 0)
    async with asyncio.timeout(PATIENCE):
        assert (await act(hall, desk, ada.person, wire.Say("s1", "hello")))["type"] == "ack"


async def test_a_finished_game_is_recorded_when_the_database_is_back(hall: Hall, store: Flaky) -> None:
    store.refuse = '"result"'
    desk, _ = await over(hall)
    await until(lambda: store.refused > 1)
    assert await number(store, records) == 0
    store.refuse = None
    await until(lambda: desk.recorded)
    assert await number(store, records) == 1


async def test_no_list_shows_a_record_without_the_end_of_its_game(hall: Hall, store: Flaky) -> None:
    """The database goes away between the two: neither is kept then, and both are when it is back."""
    failures = 0

    def go_away(_: Any, __: Any, statement: str, *___: Any) -> None:
        nonlocal failures
        if statement.startswith("UPDATE tables"):
            failures += 1
            raise OperationalError(statement, {}, OSError("gone"))

    event.listen(store.engine, "before_cursor_execute", go_away)
    desk, ada = await over(hall)
    await until(lambda: failures > 1)
    assert await number(store, records) == 0
    event.remove(store.engine, "before_cursor_execute", go_away)
    await until(lambda: desk.recorded)
    (listed,) = await store.read(rows.list_own, ada.person.id, 0)
    assert listed.table.status == "over" and '"result"' in listed.table.record
    assert listed.table.version == desk.table.version


async def test_a_record_that_is_there_already_does_not_keep_its_summary_from_being_written(
    hall: Hall, store: Flaky
) -> None:
    """As when it was written and we could not hear of it."""
    store.lose = '"result"'
    desk, ada = await over(hall)
    await until(lambda: desk.recorded)
    await hall._desks.flush()
    (listed,) = await store.read(rows.list_own, ada.person.id, 0)
    assert listed.table.status == "over" and listed.table.version == desk.table.version
    assert await number(store, records) == 1


async def test_a_table_that_could_not_be_read_is_read_when_asked_again(hall: Hall, store: Flaky) -> None:
    desk, _ = await begun(hall, "easy")
    name = desk.table.id
    del hall._desks._found[name]
    store.away = True
    for _ in range(2):
        with pytest.raises(Unavailable):
            await hall.desk(name)
    store.away = False
    assert (await hall.desk(name)).table.version >= desk.table.version


async def test_there_is_never_a_second_desk_for_a_table(hall: Hall, store: Flaky) -> None:
    """One of two that wait tries again at once: the other's failure must not throw away what it found."""
    desk, _ = await begun(hall, "open")
    name = desk.table.id
    del hall._desks._found[name]
    store.away = True

    async def stubborn() -> Desk:
        try:
            return await hall.desk(name)
        except Unavailable:
            store.away = False
            return await hall.desk(name)

    found = await asyncio.gather(stubborn(), hall.desk(name), return_exceptions=True)
    assert isinstance(found[1], Unavailable)
    assert await hall.desk(name) is found[0]


async def test_a_table_somebody_asks_for_is_not_put_away(hall: Hall) -> None:
    desk, ada = await begun(hall, "open")
    hall.company.part(desk, ada)
    desk.unused_since = 0.0
    await hall._desks.flush()
    assert await hall.desk(desk.table.id) is desk
    hall._desks.put_away()
    assert await hall.desk(desk.table.id) is desk


async def test_a_table_that_can_not_be_read_does_not_keep_others_from_going_on(hall: Hall, store: Flaky) -> None:
    desks = [(await begun(hall, "open"))[0] for _ in range(6)]
    await hall._desks.flush()
    for place, desk in enumerate(desks):
        nonsense = {"what": "left", "seat": 0} if place % 2 else {"what": "nonsense"}
        row = {"table": desk.table.id, "version": desk.table.version + 1, "at": 0.0, "data": json.dumps(nonsense)}
        await store.write((insert(entries), row))
    other = Hall(store, Computers(1))
    other.open()
    await until(lambda: {desk.table.id for desk in desks[1::2]} <= other._desks._found.keys())
    await until(lambda: len(other._desks.loaded()) == 3)
    await other.close()


async def test_who_is_known_is_let_in_though_that_can_not_be_noted(
    store: Flaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, token = await people.new_guest(store, "Ada", "browser")
    monkeypatch.setattr(people, "FRESH", -1.0)
    store.refuse = ada.session
    assert await people.person_of(store, token) == ada
    assert store.refused == 1
    store.close()


# -- The answer of the database is lost --


async def lost_move(hall: Hall, store: Flaky) -> tuple[Desk, Watcher, wire.Move]:
    """A move that is kept, but nobody has heard so."""
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    move = ada.move()
    store.lose = MOVE
    with pytest.raises(Unavailable):
        await act(hall, desk, ada.person, move)
    return desk, ada, move


async def test_a_move_whose_answer_was_lost_is_made_once(hall: Hall, store: Flaky) -> None:
    desk, ada, move = await lost_move(hall, store)
    before = desk.table.version
    assert ada.view["version"] == before  # nothing is shown of which we don't know that it is kept
    assert await act(hall, desk, ada.person, move) == {"type": "ack", "id": move.id, "version": before + 1}
    assert before + 1 in [frame["version"] for frame in ada.of("view")]
    while not ada.view["end"]:
        await to_move(ada)
        if ada.view["legal"]:
            await act(hall, desk, ada.person, ada.move())
    await check_log(hall, desk)


async def test_who_tries_another_move_sees_that_the_first_was_made(hall: Hall, store: Flaky) -> None:
    desk, ada, move = await lost_move(hall, store)
    before = desk.table.version
    with pytest.raises(Refused) as refusal:
        await act(hall, desk, ada.person, msgspec.structs.replace(move, id="another"))
    assert refusal.value.key == "not-your-turn"  # she has chosen, and the other has not yet
    assert ada.view["version"] > before
    await check_log(hall, desk)


async def test_a_computers_move_whose_answer_was_lost_is_made_once_and_shown(hall: Hall, store: Flaky) -> None:
    desk, ada = await begun(hall, "easy", "easy")
    while not ada.view["end"]:
        await to_move(ada)
        if ada.view["legal"]:
            await act(hall, desk, ada.person, ada.move())
            store.lose = OF_COMPUTER
    await check_log(hall, desk)


async def test_a_line_of_chat_whose_answer_was_lost_is_said_once(hall: Hall, store: Flaky) -> None:
    desk, ada = await begun(hall, "easy")
    store.lose = "hello"
    say = wire.Say("s1", "hello")
    with pytest.raises(Unavailable):
        await act(hall, desk, ada.person, say)
    assert ada.of("said") == []
    for _ in range(2):
        assert (await act(hall, desk, ada.person, say))["type"] == "ack"
    assert [line["text"] for line in ada.of("said")] == ["hello"]
    assert await number(store, chat) == 1


async def over(hall: Hall) -> tuple[Desk, Watcher]:
    desk, ada = await begun(hall, "easy")
    await act(hall, desk, ada.person, wire.Resign("resign"))
    await until(lambda: desk.table.status == "over")
    return desk, ada


async def test_a_rematch_whose_answer_was_lost_is_made_once(hall: Hall, store: Flaky) -> None:
    desk, ada = await over(hall)
    store.lose = '"followed"'
    again = wire.Rematch("again")
    with pytest.raises(Unavailable):
        await act(hall, desk, ada.person, again)
    found = await act(hall, desk, ada.person, again)
    assert await number(store, tables) == 2
    assert (await hall.desk(found["table"])).table.id == found["table"]
    assert ada.of("table")[-1]["rematch"] == found["table"]


async def test_a_rematch_that_can_not_be_kept_leaves_no_table(hall: Hall, store: Flaky) -> None:
    desk, ada = await over(hall)
    store.refuse = '"followed"'
    with pytest.raises(Unavailable):
        await act(hall, desk, ada.person, wire.Rematch("again"))
    assert await number(store, tables) == 1


async def test_a_hint_whose_answer_was_lost_counts_once(hall: Hall, store: Flaky) -> None:
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    ask = wire.Hint("h1", ada.view["version"])
    store.lose = '"hinted"'
    with pytest.raises(Unavailable):
        await act(hall, desk, ada.person, ask)
    assert (await act(hall, desk, ada.person, ask))["type"] == "hinted"
    assert desk.table.places[0].hints == 1
    await check_log(hall, desk)


# -- What was found out about a game --


async def test_a_review_is_found_out_until_it_can_be_kept(
    hall: Hall, store: Flaky, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def made(_: Any, job: Any, record: Any) -> Review:
        asked.append(record["game"])
        return Review(1, [], [LuckyMoment(0, [1, -1])])

    monkeypatch.setattr(Reviews, "_made", made)
    desk, _ = await begun(hall, "easy")
    table, found = desk.table.id, Reviews(store)
    for store.refuse in ('"review"', None):
        *_, last = [line async for line in found.follow(table, "ada", {"game": "fat-fish", "moves": [{}]})]
        assert json.loads(last)["review"]["moments"] == [{"step": 0, "luck": [1, -1]}]
        assert await found.kept(table) == (None if store.refuse else last)
    assert asked == ["fat-fish"] * 2
    other = Flaky(open_engine(database))
    assert await Reviews(other).kept(table) == last, "as after a restart"
    other.close()


async def test_summaries_are_written_in_an_order_of_their_own(
    hall: Hall, store: Flaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else two processes that have both played at some tables would wait for each other."""
    ada, _ = await people.new_guest(store, "Ada", "browser")
    made = [await hall.create(ada, wire.Plan("fat-fish", ["me", "open"])) for _ in range(12)]
    written: list[str] = []

    async def write(*statements: Any, **_: Any) -> None:
        written.extend(values["at_table"] for _, values in statements)

    monkeypatch.setattr(store, "write", write)
    hall._desks._changed = set(made)
    await hall._desks.flush()
    assert written == sorted(desk.table.id for desk in made)


# -- Another server at the same database --


async def test_what_another_server_wrote_is_shown(hall: Hall, store: Flaky, database: str) -> None:
    desk, ada = await begun(hall, "easy")
    await to_move(ada)
    await until(lambda: not desk.table.computers_to_act())  # in secret choices both have the turn
    other_store = Flaky(open_engine(database))
    other = Hall(other_store, Computers(1))
    try:
        there = await other.desk(desk.table.id)
        move = ada.move()
        assert (await act(other, there, ada.person, move))["type"] == "ack"
        with pytest.raises(Refused) as refusal:
            await act(hall, desk, ada.person, msgspec.structs.replace(move, id="another"))
        assert refusal.value.key == "stale"
        assert ada.view["version"] == desk.table.version >= move.version + 1
    finally:
        await other.close()
        other_store.close()


# -- Lines of chat that were taken away --


async def test_chat_goes_on_after_lines_were_taken_away(hall: Hall, store: Flaky) -> None:
    desk, ada = await begun(hall, "easy")
    bob, _ = await people.new_guest(store, "Bob", "browser")
    for message, person in enumerate((bob, ada.person, bob, ada.person)):
        await act(hall, desk, person, wire.Say(f"s{message}", "hello"))
    await hall.forget(bob)
    await people.erase(store, bob)
    del hall._desks._found[desk.table.id]  # as after a restart
    desk = await hall.desk(desk.table.id)
    assert (await act(hall, desk, ada.person, wire.Say("s9", "are you there?")))["type"] == "ack"
    assert [line.number for line in desk.lines] == [2, 4, 5]
