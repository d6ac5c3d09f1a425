"""Passkeys: a second factor of accounts, beside the password. What an authenticator signs is checked by py_webauthn."""

from __future__ import annotations

import asyncio
import importlib
import json
import secrets
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from . import account_rows as rows
from .people import Person, new_id
from .store import Conflict, Store
from .table import refused

SERVER = "shoal"  # what an authenticator calls it
MOST = 10  # of one person
LONGEST_ID = 1023  # bytes that an authenticator may call a key by
PATIENCE = 300.0  # seconds that somebody has to show one


def site_of(origin: str | None) -> str:
    """The name for which an authenticator makes keys: that of the page, which has been found to be ours."""
    site = urlsplit(origin or "").hostname
    if site is None:
        raise refused("foreign")
    return site


async def options_to_add(store: Store, person: Person, origin: str | None) -> Any:
    """What a browser is asked to make a new key with."""
    webauthn = await library()
    kept = await store.read(rows.read_passkeys, person.id)
    if len(kept) >= MOST:
        raise refused("passkeys-enough", most=MOST)
    options = webauthn.generate_registration_options(
        rp_id=site_of(origin),
        rp_name=SERVER,
        user_id=person.id.encode(),
        user_name=person.login or "",
        user_display_name=person.name,
        challenge=await new_challenge(store, person.id),
        exclude_credentials=descriptors(webauthn, kept),
    )
    return json.loads(webauthn.options_to_json(options))


async def add(store: Store, person: Person, origin: str | None, label: str, credential: dict[str, Any]) -> Any:
    """Keep a key that a browser has made."""
    webauthn = await library()
    challenge, site = await use_challenge(store, person.id), site_of(origin)
    with checking(webauthn):
        found = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin or ""
        )
        if len(found.credential_id) > LONGEST_ID:
            raise ValueError("no authenticator names its keys so")
    row = {"id": new_id(), "person": person.id, "credential": found.credential_id, "site": site, "label": label}
    row |= {"key": found.credential_public_key, "count": found.sign_count, "since": time.time()}
    try:
        await store.write(rows.passkey_made(row))
    except Conflict:  # it is kept already
        raise refused("wrong-passkey") from None
    return row


async def options_to_show(store: Store, person: str, origin: str | None) -> Any:
    """What a browser is asked to show one of somebody's keys with."""
    webauthn = await library()
    site = site_of(origin)
    kept = [row for row in await store.read(rows.read_passkeys, person) if row.site == site]
    options = webauthn.generate_authentication_options(
        rp_id=site,
        challenge=await new_challenge(store, person),
        allow_credentials=descriptors(webauthn, kept),
    )
    return json.loads(webauthn.options_to_json(options))


async def check(store: Store, person: str, origin: str | None, credential: dict[str, Any] | None) -> None:
    """Raise Refused if somebody has passkeys and shows none of them."""
    kept = await store.read(rows.read_passkeys, person)
    if not kept:
        return
    if credential is None:
        raise refused("passkey-needed")
    webauthn = await library()
    challenge, site = await use_challenge(store, person), site_of(origin)
    with checking(webauthn):
        shown = webauthn.base64url_to_bytes(credential["rawId"])
        row = next(row for row in kept if row.credential == shown and row.site == site)
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin or "",
            credential_public_key=row.key,
            credential_current_sign_count=row.count,
        )
    await store.write(rows.passkey_used(row.id, found.new_sign_count))


async def remove(store: Store, person: Person, key: str) -> None:
    if all(row.id != key for row in await store.read(rows.read_passkeys, person.id)):
        raise refused("no-passkey")
    await store.write(rows.passkey_removed(key))


async def new_challenge(store: Store, person: str) -> bytes:
    value = secrets.token_bytes(32)
    await store.write(*rows.challenged(person, value, time.time() + PATIENCE))
    return value


async def use_challenge(store: Store, person: str) -> bytes:
    """What was to be signed; nothing is signed for it again."""
    found = await store.read(rows.read_challenge, person)
    await store.write(rows.challenge_used(person))
    if found is None or found.until < time.time():
        raise refused("wrong-passkey")
    return bytes(found.value)


async def library() -> Any:
    """py_webauthn, which is loaded when somebody first wants it: most never do."""
    try:
        return await asyncio.to_thread(importlib.import_module, "webauthn")
    except ImportError:
        raise refused("no-passkeys-here") from None


def descriptors(webauthn: Any, kept: Iterable[Any]) -> list[Any]:
    """Keys that there are, as a browser is told of them."""
    return [webauthn.helpers.structs.PublicKeyCredentialDescriptor(id=row.credential) for row in kept]


@contextmanager
def checking(webauthn: Any) -> Iterator[None]:
    """Whatever is wrong with what a browser sent, it is not the key."""
    wrong = (ValueError, LookupError, TypeError, AttributeError, StopIteration)
    try:
        yield
    except (webauthn.helpers.exceptions.WebAuthnException, *wrong):
        raise refused("wrong-passkey") from None
