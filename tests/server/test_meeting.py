"""Friends, invitations, who is there, and those whom people keep away: at one server, and at two that are one."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.server import meeting, waiting
from shoal.server.meeting import told_apart

from .client import Frame, Person
from .company import company, do, lines, until
from .test_waiting import waits

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "LOOK", 0.05)
    monkeypatch.setattr(waiting, "GATHERING", 0.0)


async def got(person: Person, path: str) -> Any:
    answer = await person.ask("GET", f"/api/me/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def done(person: Person, method: str, path: str, body: Any = None) -> str:
    """Nothing if it was done, or why not."""
    answer = await person.ask(method, f"/api/{path}", body)
    return "" if answer.status_code == 204 else str(answer.json()["key"])


async def friends(person: Person) -> dict[str, tuple[str, bool]]:
    return {one["name"]: (one["state"], one["online"]) for one in (await got(person, "friends"))["friends"]}


async def make_friends(one: Person, other: Person) -> None:
    assert await done(one, "POST", "me/friends", {"who": other.id}) == ""
    assert await done(other, "POST", "me/friends", {"who": one.id}) == ""


# -- Friends --


async def test_friends_are_those_who_both_want_it(server: str) -> None:
    ada, bob = await company(server, 2)
    assert (await ada.ask("GET", f"/api/people/{bob.id}/name")).json() == {"id": bob.id, "name": "Bob"}
    assert await done(ada, "POST", "me/friends", {"who": bob.id}) == ""
    assert await friends(ada) == {"Bob": ("asked", False)}
    assert await friends(bob) == {"Ada": ("asks", False)}
    assert (await got(bob, "news"))["asks"] == 1
    assert await done(bob, "POST", "me/friends", {"who": ada.id}) == ""
    assert await friends(ada) == {"Bob": ("friend", True)}, "he has just looked"
    assert await friends(bob) == {"Ada": ("friend", False)}
    assert await done(ada, "DELETE", f"me/friends/{bob.id}") == ""
    assert await friends(ada) == await friends(bob) == {}


async def test_who_says_no_is_asked_no_more(server: str) -> None:
    ada, bob = await company(server, 2)
    await done(ada, "POST", "me/friends", {"who": bob.id})
    assert await done(bob, "DELETE", f"me/friends/{ada.id}") == ""
    assert await friends(ada) == await friends(bob) == {}


async def test_friends_are_found_by_name_or_login(server: str) -> None:
    ada, bob, _, other = [await Person.new(server, name) for name in ("Ada", "Bob", "Gus", "Gus")]
    account = {"login": "Robert", "password": "correct horse"}
    assert (await bob.ask("PUT", "/api/me/account", account)).status_code == 200
    assert await done(ada, "POST", "me/friends", {"who": "robert"}) == ""
    assert await friends(ada) == {"Bob": ("asked", False)}
    assert await done(other, "POST", "me/friends", {"who": "Ada"}) == ""
    assert await done(ada, "POST", "me/friends", {"who": "Gus"}) == "several-people"
    assert await done(ada, "POST", "me/friends", {"who": "Nobody Here"}) == "no-person"
    assert await done(ada, "POST", "me/friends", {"who": ada.id}) == "friend-yourself"


async def test_friends_are_not_without_end(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meeting, "MOST_FRIENDS", 1)
    ada, bob, cleo = await company(server, 3)
    assert await done(ada, "POST", "me/friends", {"who": bob.id}) == ""
    assert await done(ada, "POST", "me/friends", {"who": cleo.id}) == "too-many-friends"


def test_names_that_look_alike_are_told_apart() -> None:
    assert told_apart(["Ada", "Bob", "АdA", "Bo"]) == ["Ada (1)", "Bob", "АdA (2)", "Bo"]


# -- Who is there --


async def test_only_friends_see_who_is_there_unless_they_hide(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    await make_friends(ada, bob)
    await done(cleo, "POST", "me/friends", {"who": bob.id})
    await got(bob, "news?looking=false")
    assert await friends(ada) == {"Bob": ("friend", False)}, "a page that nobody sees"
    await got(bob, "news")
    assert await friends(ada) == {"Bob": ("friend", True)}
    assert await friends(cleo) == {"Bob": ("asked", False)}
    assert await done(bob, "PUT", "me/hidden", {"hidden": True}) == ""
    assert (await got(bob, "friends"))["hidden"]
    assert await friends(ada) == {"Bob": ("friend", False)}
    assert await done(bob, "PUT", "me/hidden", {"hidden": False}) == ""
    assert await friends(ada) == {"Bob": ("friend", True)}


async def test_who_has_gone_is_not_there(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await company(server, 2)
    await make_friends(ada, bob)
    await got(bob, "news")
    monkeypatch.setattr(meeting, "HERE", -1.0)
    assert await friends(ada) == {"Bob": ("friend", False)}


# -- Invitations --


async def test_a_friend_is_invited_to_a_table(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    await make_friends(ada, bob)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    assert await done(ada, "POST", f"tables/{table}/invitations", {"person": cleo.id}) == "no-friend"
    assert await done(bob, "POST", f"tables/{table}/invitations", {"person": ada.id}) == "no-seat"
    for _ in range(2):  # asked twice, invited once
        assert await done(ada, "POST", f"tables/{table}/invitations", {"person": bob.id}) == ""
    (told,) = (await got(bob, "news"))["invitations"]
    assert (told["table"], told["game"], told["by"], told["name"]) == (table, "fish-n-stones", ada.id, "Ada")
    assert (await do(bob, table, "sit", seat=1))["type"] == "ack"
    assert (await got(bob, "news"))["invitations"] == [], "he sits there"
    assert await done(ada, "POST", f"tables/{table}/invitations", {"person": bob.id}) == "no-free-seat"


async def test_an_invitation_can_be_declined(server: str) -> None:
    ada, bob = await company(server, 2)
    await make_friends(ada, bob)
    table = (await ada.new_table("fish-n-stones", ["me", "open"]))["id"]
    await done(ada, "POST", f"tables/{table}/invitations", {"person": bob.id})
    assert await done(bob, "DELETE", f"me/invitations/{table}") == ""
    assert (await got(bob, "news"))["invitations"] == []


async def test_news_tell_whose_turn_it_is(server: str) -> None:
    (ada,) = await company(server, 1)
    table = (await ada.new_table("fish-n-stones", ["me", "easy"]))["id"]
    assert (await got(ada, "news"))["turns"] == []
    await do(ada, table, "start")
    while not (found := (await got(ada, "news"))["turns"]):
        pass
    assert found == [table]


# -- Keeping others away --


async def test_a_block_holds_everywhere(server: str) -> None:
    ada, bob = await company(server, 2)
    await make_friends(ada, bob)
    table = (await bob.new_table("fish-n-stones", ["me", "open"], visibility="open"))["id"]
    await done(bob, "POST", f"tables/{table}/invitations", {"person": ada.id})
    assert table in await open_tables(ada)
    assert await done(ada, "PUT", f"me/blocks/{bob.id}") == ""
    assert await friends(ada) == await friends(bob) == {}
    assert (await got(ada, "news"))["invitations"] == []
    assert table not in await open_tables(ada), "his tables are not shown"
    own = (await ada.new_table("fish-n-stones", ["me", "open"], visibility="open"))["id"]
    assert own not in await open_tables(bob), "nor hers to him"
    assert await done(bob, "POST", "me/friends", {"who": ada.id}) == "", "he is told nothing"
    assert await friends(ada) == {} and (await got(ada, "news"))["asks"] == 0
    assert await done(bob, "POST", f"tables/{table}/invitations", {"person": ada.id}) == "no-friend"
    assert [one["name"] for one in (await got(ada, "friends"))["silenced"] if one["blocked"]] == ["Bob"]
    assert await done(ada, "DELETE", f"me/blocks/{bob.id}") == ""
    assert table in await open_tables(ada)


async def open_tables(person: Person) -> list[str]:
    return [row["id"] for row in (await person.ask("GET", "/api/tables")).json()]


async def test_quick_match_never_seats_them_together(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    assert await done(bob, "PUT", f"me/blocks/{ada.id}") == ""
    async with waits(ada) as first, waits(bob) as second:
        assert (await first.next())["people"] == (await second.next())["people"] == 1
        async with waits(cleo) as third:
            assert await third.table() == await first.table()


async def test_who_is_blocked_or_muted_is_not_heard_at_any_table(server: str) -> None:
    ada, bob, cleo = await company(server, 3)
    table = (await cleo.new_table("fat-fish", ["me", "open", "open"]))["id"]
    async with lines([ada, bob, cleo], table) as (one, other, third):
        await done(ada, "PUT", f"me/blocks/{bob.id}")
        assert (await third.act("mute", person=bob.id))["type"] == "ack"
        await other.act("say", text="hello?")
        await third.act("say", text="over here")
        await until(one, "said", lambda line: line["text"] == "over here")
        assert [frame["text"] for frame in one.frames if frame["type"] == "said"] == ["over here"]
    silenced = (await got(cleo, "friends"))["silenced"]
    assert [(one["name"], one["muted"], one["blocked"]) for one in silenced] == [("Bob", True, False)]
    again = (await cleo.new_table("fat-fish", ["me", "open", "open"]))["id"]
    async with lines([bob, cleo], again) as (other, third):  # at another table, too
        await other.act("say", text="and here?")
        await other.act("say", text="hello?")
        await third.act("say", text="nobody there")
        assert [frame["text"] for frame in third.frames if frame["type"] == "said"] in ([], ["nobody there"])
        assert await done(cleo, "DELETE", f"me/mutes/{bob.id}") == ""
        await other.act("say", text="now?")
        await until(third, "said", lambda line: line["text"] == "now?")


async def test_what_makes_no_sense_is_refused(server: str) -> None:
    (ada,) = await company(server, 1)
    assert await done(ada, "PUT", "me/blocks/nobody") == "no-person"
    assert await done(ada, "PUT", f"me/blocks/{ada.id}") == "block-yourself"
    assert await done(ada, "POST", "me/friends", {"who": ""}) == "no-message"
    frame: Frame = (await ada.ask("POST", "/api/tables/none/invitations", {"person": "x"})).json()
    assert frame["key"] == "no-table"
