"""People are written to, if they want it and have shown that the address is theirs, when others wait for their move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from shoal.core.errors import BadInput
from shoal.server import calling, letters, mail
from shoal.server.mail import Mail, is_right, mail_server_of, token
from shoal.server.settings import Settings

from .client import PATIENCE, Person
from .company import begun, company, wait_until
from .mailed import LOGIN, PASSWORD, PostOffice, post_office
from .pushed import ADDRESS, quietly
from .running import running
from .test_calling import rows_of
from .test_settings import refused

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_calls")]

GAME = "fish-n-stones"
BOX = "bob@example.com"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as found:
        yield found


@pytest.fixture
def settings(settings: Settings, office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(calling, "BETWEEN", 0.0)
    return replace(settings, mail=office.url())


async def wants(person: Person, address: str = BOX, language: str = "en") -> str:
    """Somebody wants to be written to: nothing if they are sent a link, or why not."""
    answer = await person.ask("PUT", "/api/me/calls/mail", {"address": address, "language": language})
    return "" if answer.status_code == 204 else str(answer.json()["key"])


async def asked(server: str, path: str, body: Any = None, **more: Any) -> str:
    """What nobody in particular asks: nothing if it was done, or why not."""
    async with httpx.AsyncClient(base_url=server, timeout=PATIENCE) as http:
        answer = await http.post(f"/api/mail/{path}", json=body, **more)
    return "" if answer.status_code == 204 else str(answer.json()["key"])


async def written_to(person: Person, office: PostOffice, address: str = BOX) -> None:
    """Somebody who has opened the link that was sent to them, in whatever browser."""
    assert await wants(person, address) == ""
    link = office.letters[-1].link(f"{ADDRESS}/#/mail/confirm?")
    assert await asked(person.url, "confirmed", {"token": link}) == ""


async def mailed(person: Person) -> Any:
    return (await person.ask("GET", "/api/me/calls")).json()["mail"]


async def test_who_has_shown_that_an_address_is_theirs_is_written_to(server: str, office: PostOffice) -> None:
    ada, bob = await company(server, 2)
    assert await mailed(bob) == {"address": "", "confirmed": False}
    assert await wants(bob) == ""
    assert await mailed(bob) == {"address": BOX, "confirmed": False}
    table = await begun([ada, bob], GAME)
    await quietly()
    assert len(office.letters) == 1, "the link, and nothing else before it is opened"
    letter = office.letters[0]
    assert (letter.sender, letter.to, letter.message["To"]) == ("fish@example.org", [BOX], BOX)
    assert (
        letter.message["From"] == "shoal <fish@example.org>"
        and letter.message["Subject"] == "Shall we write to you here?"
    )
    assert office.logins == [f"\0{LOGIN}\0{PASSWORD}"]
    link = letter.link(f"{ADDRESS}/#/mail/confirm?")
    for wrong in (link[:-1] + "-", "x" + link, "a.1.b", link.replace(".", ".9", 1)):
        assert await asked(server, "confirmed", {"token": wrong}) == "no-mail-link"
    assert await asked(server, "confirmed", {"token": link}) == ""
    assert await mailed(bob) == {"address": BOX, "confirmed": True}
    await wait_until(lambda: len(office.letters) == 2)
    await quietly()
    assert len(office.letters) == 2, "once a turn"
    letter = office.letters[1]
    assert letter.to == [BOX] and letter.message["Subject"] == "It is your turn: Fish'n'Stones"
    assert letter.text.splitlines()[0] == f"Fish'n'Stones: {ADDRESS}/#/table/{table}"
    assert "Ada" not in letter.message.as_string(), "what others call themselves is no part of our letters"


async def test_one_click_ends_all_letters(server: str, office: PostOffice) -> None:
    """By what a reader's program sends, which has nobody's cookie, and by the link for people."""
    ada, bob = await company(server, 2)
    await written_to(bob, office)
    await begun([ada, bob], GAME)
    await wait_until(lambda: len(office.letters) == 2)
    letter = office.letters[1].message
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].removeprefix(f"<{ADDRESS}/api/mail/unsubscribed/").removesuffix(">")
    assert stop == office.letters[1].link(f"{ADDRESS}/#/mail/stop?")
    assert await asked(server, "confirmed", {"token": stop}) == "no-mail-link", "it is good for one thing only"
    form = {"content": b"List-Unsubscribe=One-Click", "headers": {"Content-Type": "application/x-www-form-urlencoded"}}
    async with httpx.AsyncClient(base_url=server, timeout=PATIENCE) as http:
        assert (await http.post(f"/api/mail/unsubscribed/{stop}", **form)).status_code == 204
    assert await mailed(bob) == {"address": "", "confirmed": False}
    await begun([ada, bob], GAME)
    await quietly()
    assert len(office.letters) == 2


async def test_one_letter_for_all_tables_and_not_too_many(server: str, office: PostOffice, monkeypatch: Any) -> None:
    ada, bob = await company(server, 2)
    await written_to(bob, office)
    monkeypatch.setattr(calling, "BETWEEN", 1000.0)
    tables = [await begun([ada, bob], GAME) for _ in range(2)]
    await quietly()
    assert len(office.letters) == 1, "he was written to just now"
    monkeypatch.setattr(calling, "BETWEEN", 0.0)
    await wait_until(lambda: len(office.letters) == 2)
    await quietly()
    assert len(office.letters) == 2
    assert all(table in office.letters[1].text for table in tables)


async def test_nobody_is_sent_many_links(server: str, office: PostOffice) -> None:
    ada, bob = await company(server, 2)
    assert [await wants(ada) for _ in range(4)] == ["", "", "", "too-many"]
    assert await wants(bob, BOX.upper()) == "too-many", "to the same address"
    assert await wants(bob, "bob@example.net") == ""
    for wrong in (
        "bob",
        "bob@localhost",
        "a b@example.com",
        "a@b.example\nBcc: c@d.example",
        "<a@b.example>",
        "a@é.example",
    ):
        assert await wants(bob, wrong) == "no-message"
    assert (await bob.ask("DELETE", "/api/me/calls/mail")).status_code == 204
    link = office.letters[-1].link("/#/mail/confirm?")
    assert await asked(server, "confirmed", {"token": link}) == "no-mail-link", "he does not want it any more"


async def test_a_letterbox_that_is_not_there_is_forgotten(server: str, settings: Settings, office: PostOffice) -> None:
    ada, bob = await company(server, 2)
    await written_to(bob, office)
    office.refuses = "450 not now"
    await begun([ada, bob], GAME)
    await wait_until(lambda: office.asked == 3)  # the link, and twice the letter
    assert (await mailed(bob))["confirmed"]
    office.refuses = "550 nobody of that name"
    await begun([ada, bob], GAME)
    await wait_until(lambda: rows_of(settings, "letterboxes") == 0)
    assert await wants(bob, "nobody@example.com") == "mail-failed"


async def test_what_nobody_confirms_is_removed(settings: Settings, office: PostOffice, monkeypatch: Any) -> None:
    with running(settings) as server:
        ada, bob = await company(server, 2)
        await written_to(ada, office, "ada@example.com")
        assert await wants(bob) == ""
        link = office.letters[-1].link("/#/mail/confirm?")
        monkeypatch.setattr(letters.time, "time", lambda now=letters.time.time: now() + letters.LINK + 60)
        assert await asked(server, "confirmed", {"token": link}) == "no-mail-link", "it was for a day"
        monkeypatch.setattr(letters, "TIDY", 0.0)
        await wait_until(lambda: rows_of(settings, "letterboxes") == 1)
        assert (await mailed(ada))["confirmed"]


def test_links_are_signed_for_what_they_are_for() -> None:
    made = token(b"key", "confirm", "bob", BOX, 100)
    assert is_right(b"key", made, "confirm", BOX, 100.0)
    assert not is_right(b"key", made, "confirm", BOX, 101.0)
    assert not is_right(b"key", made, "stop", BOX, 1.0)
    assert not is_right(b"key", made, "confirm", "eve@example.com", 1.0)
    assert not is_right(b"other", made, "confirm", BOX, 1.0)
    assert not is_right(b"key", made.replace(".100.", ".900."), "confirm", BOX, 1.0)
    assert not is_right(b"key", "bob.²." + made, "confirm", BOX, 1.0)


# -- The host's settings --


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"mail": "mail.example.org"}, "bad-mail"),
        ({"mail": "imap://mail.example.org"}, "bad-mail"),
        ({"mail": "smtp://mail.example.org:x"}, "bad-mail"),
        ({"mail_from": ""}, "mail-needs"),
        ({"address": ""}, "mail-needs"),
    ],
)
def test_a_mail_server_that_makes_no_sense(wrong: dict[str, str], key: str, capsys: pytest.CaptureFixture[str]) -> None:
    good = {"mail": "smtps://a:b%40c@mail.example.org", "mail_from": "fish@example.org", "address": ADDRESS}
    found = mail_server_of(Settings(**good))  # type: ignore[arg-type]
    assert found and found[:5] == (True, "mail.example.org", 465, "a", "b@c") and found.sender == "fish@example.org"
    assert mail_server_of(Settings()) is None
    with pytest.raises(BadInput) as problem:
        mail_server_of(Settings(**good | wrong))  # type: ignore[arg-type]
    assert problem.value.key == key


def test_shoal_serve_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: Any, tmp_path: Any) -> None:
    monkeypatch.setenv("SHOAL_MAIL", "nonsense")
    assert "smtp://" in refused(monkeypatch, capsys, "--no-open", "--port", "0", "--data", str(tmp_path))


async def test_no_password_goes_to_a_server_elsewhere_without_encryption(
    office: PostOffice, settings: Settings, monkeypatch: Any
) -> None:
    """This one can no STARTTLS, and were it not on this machine, nothing would be told to it."""
    server = mail_server_of(settings)
    assert server
    near, far = Mail(server), Mail(server)
    assert await near.send(BOX, "a", "b") == "sent"
    monkeypatch.setattr(mail.MailServer, "is_near", False)
    assert await far.send(BOX, "a", "b") == "failed"
    assert len(office.logins) == len(office.letters) == 1
    near.close()
    far.close()


async def test_a_server_without_mail_has_none(settings: Settings) -> None:
    with running(replace(settings, mail="")) as server:
        ada = await Person.new(server)
        assert await mailed(ada) is None
        assert await wants(ada) == "no-mail-here"
