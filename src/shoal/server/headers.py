"""What every answer has: what keeps a page of ours safe, and the id of the request, by which the log names it, too."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection

from .http import last_told, scheme_of
from .logs import request_id
from .settings import Settings

CONTENT = (  # what a page of ours may be made of
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
)
SECURITY_HEADERS = {
    "Content-Security-Policy": "; ".join(CONTENT),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}  # where our own proxy says that it came so
REQUEST_ID = "X-Request-Id"
BEGINNINGS = ("http.response.start", "websocket.http.response.start", "websocket.accept")

App = Callable[..., Awaitable[None]]


class Headers:
    """Gives every request an id, or keeps that of our own proxy, and every answer its headers."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        number = id_of(asked, self.settings)
        is_https = scheme_of(asked, self.settings) == "https"
        headers = SECURITY_HEADERS | (ONLY_HTTPS if is_https else {}) | {REQUEST_ID: number}
        lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

        async def headed(message: Any) -> None:
            if message["type"] in BEGINNINGS:
                message["headers"] = [*message["headers"], *lines]
            await send(message)

        request_id.set(number)  # of this task, and of those that it begins
        await self.app(scope, receive, headed)


def id_of(asked: Any, settings: Settings) -> str:
    """What our own proxy calls a request, if that is an id; else a new one."""
    told = last_told(asked, settings, REQUEST_ID)
    return told if re.fullmatch(r"[A-Za-z0-9._-]{1,64}", told) else secrets.token_hex(8)
