"""Letters to people whose move is waited for, at addresses that they have shown to be theirs, until they want no more.

What speaks to the mail server, and what links in letters say, is in mail.py.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from ..games import game_named
from . import calling_rows as rows
from . import tallies
from .keys import shared_key
from .limits import Allowance, Allowances
from .mail import Mail, Purpose, is_right, mail_server_of, person_in, token
from .people import Person
from .settings import Settings
from .store import Store
from .table import refused
from .wording import spoken, words

RETRIES = (10.0,)  # seconds until a letter that could not be handed over is handed over again
LINK = 86400  # seconds that a link holds by which an address is confirmed
TIDY = 3600.0  # seconds between two removals of addresses that nobody has confirmed
LINKS_A_SECOND, LINKS_AT_ONCE = 3 / LINK, 3.0  # links to confirm an address, for each person and each address,
LINKS_IN_ALL = 60.0  # and in an hour

log = logging.getLogger(__name__)


class Letters:
    """What is written to people, if the host has a mail server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._address = store, settings.address.rstrip("/")
        server = mail_server_of(settings)
        self._mail = Mail(server) if server else None
        self._key = partial(shared_key, store, "mail", partial(secrets.token_bytes, 32))
        self._links = Allowances(LINKS_A_SECOND, LINKS_AT_ONCE)
        self._all_links = Allowance(LINKS_IN_ALL / 3600, LINKS_IN_ALL)
        self._tidied = 0.0

    @property
    def are_written(self) -> bool:
        return self._mail is not None

    def close(self) -> None:
        if self._mail:
            self._mail.close()

    async def tidy(self) -> None:
        """Remove addresses that nobody has confirmed in time, now and then."""
        at = time.time()
        if at - self._tidied > TIDY:
            await self._store.write(rows.unconfirmed_gone(at - LINK))
            self._tidied = at

    # -- Writing --

    async def write(self, person: str, seats: Sequence[Any]) -> None:
        """One letter for all tables at which somebody is waited for."""
        box = await self._store.read(rows.find_letterbox, person)
        if box is None or box.confirmed is None:  # they have just thought better of it, or named another address
            return
        language = spoken(box.language)
        stop = token(await self._key(), "stop", person, box.address)
        tables = [f"{game_named(row.game).title}: {self._link(f'/table/{row.table}')}" for row in seats]
        games = ", ".join(dict.fromkeys(game_named(row.game).title for row in seats))
        text = [
            *tables,
            "",
            words("mail-why", language),
            words("mail-stop", language),
            self._link(f"/mail/stop?{stop}"),
        ]
        subject = f"{words('turn-title', language)}: {games}"
        one_click = f"{self._address}/api/mail/unsubscribed/{stop}"
        await self._hand_over(person, box.address, subject, text, one_click, RETRIES)

    async def _hand_over(
        self,
        person: str,
        address: str,
        subject: str,
        lines: Sequence[str],
        stop: str = "",
        retries: Sequence[float] = (),
    ) -> bool:
        """Whether the mail server has taken a letter."""
        assert self._mail
        for wait in (*retries, None):
            with tallies.call_times.timed():
                outcome = await self._mail.send(address, subject, "\n".join((*lines, "")), stop)
            if outcome != "failed" or wait is None:
                break
            await asyncio.sleep(wait)
        tallies.calls[f"mail {outcome}"] += 1
        if outcome == "gone":  # there is no such letterbox
            await self._store.write(rows.letterbox_gone(person))
        elif outcome == "failed":
            log.warning("the mail server did not take a letter")
        return outcome == "sent"

    def _link(self, part: str) -> str:
        """The page's address with a part of it."""
        return f"{self._address}/#{part}"

    # -- What people want --

    async def letterbox(self, person: Person) -> tuple[str, bool] | None:
        """Where somebody is written to (empty: nowhere), and whether that is confirmed; None: we write to nobody."""
        if self._mail is None:
            return None
        box = await self._store.read(rows.find_letterbox, person.id)
        return (box.address, box.confirmed is not None) if box else ("", False)

    async def write_to(self, person: Person, address: str, language: str) -> None:
        """Somebody wants to be written to there: they are sent a link with which they show that it is theirs."""
        if self._mail is None:
            raise refused("no-mail-here")
        counted = (f"person {person.id}", f"address {address.lower()}")
        if not (all(self._links.take(key) for key in counted) and self._all_links.take()):
            raise refused("too-many")
        at = time.time()
        await self._store.write(*rows.letterbox_given(person.id, address, language, at))
        link = token(await self._key(), "confirm", person.id, address, int(at) + LINK)
        said = spoken(language)
        text = [words("confirm-text", said), self._link(f"/mail/confirm?{link}"), "", words("confirm-not", said)]
        if not await self._hand_over(person.id, address, words("confirm-title", said), text):
            raise refused("mail-failed")

    async def write_no_more(self, person: Person) -> None:
        await self._store.write(rows.letterbox_gone(person.id))

    async def confirm(self, told: str) -> None:
        """Somebody has opened the link that was sent to them."""
        await self._store.write(rows.letterbox_confirmed(await self._whose(told, "confirm"), time.time()))

    async def stop_writing(self, told: str) -> None:
        """Somebody has had enough, as a link in each letter says. Once more is as good."""
        await self._store.write(rows.letterbox_gone(await self._whose(told, "stop")))

    async def _whose(self, told: str, purpose: Purpose) -> str:
        """Whose link that is; refused if it is nobody's, or no more."""
        person = person_in(told)
        box = await self._store.read(rows.find_letterbox, person)
        key = await self._key()
        if box is None or not is_right(key, told, purpose, box.address, time.time()):
            raise refused("no-mail-link")
        return person
