"""Accounts: a login and a password that are added to a guest, to be the same person elsewhere and later."""

from __future__ import annotations

import asyncio
import hmac
import re
from typing import Any

from . import account_rows as rows
from . import passkeys, people
from .conduct import check_may_come
from .limits import Allowances
from .people import Person, digest, new_code, new_session
from .store import Conflict, Store
from .table import refused

GUESSES_A_SECOND, GUESSES_AT_ONCE = 1 / 60, 10.0  # at the password of one account, from wherever
RECOVERY_LENGTH, RECOVERY_GROUP = 20, 5  # letters of a recovery code: as hard to guess as a token
FEWEST_LETTERS = 5  # different ones, in a password
LONG = 12  # characters from which on a password may be without letters

# What is guessed first, without the digits and signs that people put behind it.
COMMON = {
    "password", "passwort", "kennwort", "motdepasse", "wachtwoord", "jelszo", "jelszó", "secret", "geheim",
    "qwertyui", "qwertyuiop", "qwertzui", "qwertzuiop", "azertyui", "azertyuiop", "asdfghjk", "asdfghjkl",
    "yxcvbnm", "zxcvbnm", "abcdefgh", "abcdefghi", "abcdefghij", "iloveyou", "letmein", "welcome", "willkommen",
    "bienvenue", "welkom", "administrator", "princess", "sunshine", "football", "baseball", "basketball",
    "superman", "spiderman", "starwars", "pokemon", "dragon", "monkey", "master", "shadow", "michael", "jennifer",
    "whatever", "computer", "internet", "changeme", "trustno", "hello", "hallo", "bonjour", "fish", "fisch",
    "shoal",
}  # fmt: skip


class Accounts:
    """Who has a password, and how often it may be guessed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._guesses = Allowances(GUESSES_A_SECOND, GUESSES_AT_ONCE)
        self._registering = asyncio.Lock()

    async def register(self, person: Person, login: str, password: str) -> tuple[Person, str]:
        """Make a guest's place an account, and the code to come back with without the password. Other sessions end."""
        login = login.lower()
        check_strength(password, login)
        hashed = await asyncio.to_thread(people.hasher.hash, password)
        code = new_code(RECOVERY_LENGTH)
        async with self._registering:  # of two at once, for one person or one login, the second must see the first
            if await self._store.read(rows.read_login, person.id) is not None:
                raise refused("account-already")
            if await self._store.read(rows.is_login_taken, login):
                raise refused("login-taken")
            made = rows.account_made(person.id, person.session, login, hashed, digest(code))
            try:
                await self._store.write(*made)
            except Conflict:
                raise refused("login-taken") from None
        return person._replace(login=login), in_groups(code)

    async def log_in(
        self, login: str, password: str, label: str, origin: str | None = None, passkey: dict[str, Any] | None = None
    ) -> tuple[Person, str]:
        """A new session for who knows the password, and shows a passkey where there are any."""
        found = await self._known(login, password)
        await passkeys.check(self._store, found.id, origin, passkey)
        return await new_session(self._store, Person(found.id, found.name, found.login, ""), label)

    async def passkey_options(self, login: str, password: str, origin: str | None) -> Any:
        """What a browser has to sign to log in, for who knows the password."""
        found = await self._known(login, password)
        return await passkeys.options_to_show(self._store, found.id, origin)

    async def _known(self, login: str, password: str) -> Any:
        """Whose login and password these are."""
        self._count_guess(login)
        found = await self._store.read(rows.find_login, login)
        right = await asyncio.to_thread(people.is_right, found.password if found else people.NOBODY, password)
        if found is None or not right:
            raise refused("wrong-password")
        await check_may_come(self._store, found.id)
        return found

    async def check(self, person: Person, password: str) -> None:
        """Raise Refused if this is not somebody's password."""
        if person.login is None:
            raise refused("no-account")
        self._count_guess(person.login)
        hashed = await self._store.read(rows.read_password, person.id)
        if not await asyncio.to_thread(people.is_right, hashed or people.NOBODY, password):
            raise refused("wrong-password")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """A new password; all other sessions end."""
        await self.check(person, old)
        check_strength(new, person.login or "")
        fresh = await asyncio.to_thread(people.hasher.hash, new)
        await self._store.write(*rows.password_changed(person.id, person.session, fresh))

    async def new_recovery(self, person: Person, password: str) -> str:
        """Another code to come back with; the one before is void."""
        await self.check(person, password)
        code = new_code(RECOVERY_LENGTH)
        await self._store.write(rows.recovery_made(person.id, digest(code)))
        return in_groups(code)

    async def recover(self, login: str, code: str, password: str, label: str) -> tuple[Person, str, str]:
        """A new password, session and code for who has the code; all other sessions and passkeys end."""
        found = await self._store.read(rows.find_login, login)
        given = digest(re.sub(r"[\W_]", "", code).upper())
        if found is None or found.recovery is None or not hmac.compare_digest(found.recovery, given):
            raise refused("wrong-recovery")
        await check_may_come(self._store, found.id)
        check_strength(password, found.login)
        person = Person(found.id, found.name, found.login, "")
        hashed, fresh = await asyncio.to_thread(people.hasher.hash, password), new_code(RECOVERY_LENGTH)
        await self._store.write(
            *rows.password_changed(person.id, "", hashed),
            rows.recovery_made(person.id, digest(fresh)),
            rows.passkeys_removed(person.id),
        )
        person, token = await new_session(self._store, person, label)
        return person, token, in_groups(fresh)

    def _count_guess(self, login: str) -> None:
        if not self._guesses.take(login.lower()):
            raise refused("too-many")


def check_strength(password: str, login: str) -> None:
    """Raise Refused for what is guessed first."""
    plain = password.casefold()
    letters = re.sub(r"[\W\d_]", "", plain)
    is_guessed = letters in COMMON or plain == login.casefold() or letters == re.sub(r"[\W\d_]", "", login.casefold())
    if is_guessed and len(letters) > 0 or len(set(plain)) < FEWEST_LETTERS or (not letters and len(plain) < LONG):
        raise refused("password-weak")


def in_groups(code: str) -> str:
    """A code as it is read best."""
    return "-".join(code[start : start + RECOVERY_GROUP] for start in range(0, len(code), RECOVERY_GROUP))
