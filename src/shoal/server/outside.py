"""Asking servers elsewhere, at addresses that somebody has told us.

Such an address may lead to whatever is near us and trusts its neighbours. So only what is on the internet is asked, by
HTTPS at its usual port: a name is looked up once, and the address that was found to be outside is the one connected to.
Nothing is followed to another place, and of the answer no more than its head is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

import h11

PATIENCE = 10.0  # seconds for all of it
LONGEST_HEAD = 16384  # bytes of an answer's
READ_AT_ONCE = 4096
PORT = 443
TRANSLATED = IPv6Network("64:ff9b::/96")  # addresses that stand for any of IPv4, also near us
USER_AGENT = "shoal"


class NotOutside(Exception):
    """An address that we don't ask."""


class Silent(Exception):
    """Nobody answers there, or not in time, or nothing that could be understood."""


def check_url(url: str, *, inside: bool = False) -> SplitResult:
    """The parts of an address that may be asked, by what can be seen of it; raises NotOutside. `inside`: any may."""
    try:
        found = urlsplit(url)
        port, name = found.port, found.hostname
    except ValueError:
        raise NotOutside from None
    if (
        not name
        or found.username is not None
        or found.password is not None
        or not (url.isascii() and url.isprintable())
    ):
        raise NotOutside
    if inside and found.scheme in ("http", "https"):
        return found
    if found.scheme != "https" or port not in (None, PORT):
        raise NotOutside
    try:
        address = ip_address(name)
    except ValueError:
        return found
    if not is_outside(address):
        raise NotOutside
    return found


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Whether this is an address of the internet, and of one place there."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_outside(address.ipv4_mapped)
        if address.sixtofour or address.teredo or address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


class Outside:
    """Asks, with threads of its own for looking names up: whoever is slow to answer that keeps nobody else waiting."""

    def __init__(self, *, inside: bool = False) -> None:
        self._inside = inside
        self._lookups = ThreadPoolExecutor(4, "lookup")

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status that somebody answers with; raises NotOutside or Silent."""
        where = check_url(url, inside=self._inside)
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self._connected(where)
                try:
                    return await asked(reader, writer, where, headers, body)
                finally:
                    writer.transport.abort()
        except (OSError, ssl.SSLError, h11.ProtocolError, UnicodeError, TimeoutError) as problem:
            raise Silent(type(problem).__name__) from problem

    async def _connected(self, where: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = where.scheme == "https"
        name, port = where.hostname or "", where.port or (PORT if secure else 80)
        address = await self._looked_up(name, port)
        context = ssl.create_default_context() if secure else None
        return await asyncio.open_connection(address, port, ssl=context, server_hostname=name if secure else None)

    async def _looked_up(self, name: str, port: int) -> str:
        """An address of that name; raises NotOutside if any is not, for then none is to be trusted."""
        loop = asyncio.get_running_loop()
        found: list[Any] = await loop.run_in_executor(
            self._lookups, lambda: socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
        )
        addresses = [one[4][0] for one in found]
        if not self._inside and not all(is_outside(ip_address(one.partition("%")[0])) for one in addresses):
            raise NotOutside
        return str(addresses[0])


async def asked(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, where: SplitResult, headers: dict[str, str], body: bytes
) -> int:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_HEAD)
    target = (where.path or "/") + (f"?{where.query}" if where.query else "")
    usual = {"Host": where.netloc, "User-Agent": USER_AGENT, "Connection": "close", "Content-Length": str(len(body))}
    for event in (
        h11.Request(method="POST", target=target, headers=list((usual | headers).items())),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ):
        writer.write(line.send(event) or b"")
    await writer.drain()
    while True:
        match line.next_event():
            case h11.Response(status_code=status):
                return int(status)
            case h11.NEED_DATA:
                line.receive_data(await reader.read(READ_AT_ONCE))
            case h11.InformationalResponse():
                pass
            case _:
                raise h11.RemoteProtocolError("no answer")
