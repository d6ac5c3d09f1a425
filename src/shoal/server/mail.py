"""E-mail by the host's own mail server, from a thread of its own: a slow one keeps nobody waiting but mail.

Somebody's address is written to when they have shown that it is theirs, by a link that was sent there. Links hold what
they are for and a signature that only this server can make; nothing need be kept of them.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from ..core.errors import BadInput
from .settings import Settings

PATIENCE = 10.0  # seconds for each answer of the mail server
PORTS = {"smtp": 587, "smtps": 465}
PERMANENT = 500  # the first of an SMTP server's answers that no second try will change

Outcome = Literal["sent", "gone", "failed"]
Purpose = Literal["confirm", "stop"]


class MailServer(NamedTuple):
    """Where mail is handed over, and in whose name."""

    secure: bool  # from the first byte; else by STARTTLS, which only a server on this machine may lack
    host: str
    port: int
    login: str
    password: str
    sender: str

    @property
    def is_near(self) -> bool:
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def mail_server_of(settings: Settings) -> MailServer | None:
    """The host's mail server, if there is one; BadInput if what is said of it makes no sense."""
    if not settings.mail:
        return None
    try:
        found = urlsplit(settings.mail)
        port = found.port
    except ValueError:
        raise BadInput("bad-mail") from None
    if found.scheme not in PORTS or not found.hostname:
        raise BadInput("bad-mail")
    name, sender = parseaddr(settings.mail_from)
    if "@" not in sender or not settings.address.startswith(("https://", "http://")):
        raise BadInput("mail-needs")
    return MailServer(
        found.scheme == "smtps",
        found.hostname,
        port or PORTS[found.scheme],
        unquote(found.username or ""),
        unquote(found.password or ""),
        str(Address(name, addr_spec=sender)),
    )


class Mail:
    """Writes to people."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._threads = ThreadPoolExecutor(2, "mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> Outcome:
        """Hand a letter over. `stop` is the address by which its reader's program ends all letters, with one click."""
        letter = letter_of(self._server.sender, to, subject, text, stop)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter, to)

    def _send(self, letter: EmailMessage, to: str) -> Outcome:
        where = self._server
        try:
            with self._connected() as line:
                if not where.secure and (not where.is_near or line.has_extn("starttls")):
                    line.starttls(context=ssl.create_default_context())
                if where.login:
                    line.login(where.login, where.password)
                line.send_message(letter, to_addrs=[to])
        except smtplib.SMTPRecipientsRefused as problem:
            return "gone" if all(code >= PERMANENT for code, _ in problem.recipients.values()) else "failed"
        except (smtplib.SMTPException, OSError):
            return "failed"
        return "sent"

    def _connected(self) -> smtplib.SMTP:
        host, port = self._server.host, self._server.port
        if self._server.secure:
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        line = smtplib.SMTP(host, port, timeout=PATIENCE)
        line.ehlo_or_helo_if_needed()
        return line


def letter_of(sender: str, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = sender, to, subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    return letter


# -- Links --


def token(key: bytes, purpose: Purpose, person: str, address: str, until: int = 0) -> str:
    """What a link says: who, until when (0: for ever), and that we have made it for this purpose and address."""
    said = "\n".join((purpose, person, address, str(until)))
    made = hmac.digest(key, said.encode(), hashlib.sha256)
    return f"{person}.{until}.{base64.urlsafe_b64encode(made).rstrip(b'=').decode()}"


def person_in(told: str) -> str:
    """Of whom a link says that it is theirs."""
    return told.partition(".")[0]


def is_right(key: bytes, told: str, purpose: Purpose, address: str, at: float) -> bool:
    """Whether we have made this token for that purpose and address, and it still holds."""
    person, _, rest = told.partition(".")
    until = rest.partition(".")[0]
    if not (until.isascii() and until.isdigit() and len(until) <= 12):
        return False
    right = token(key, purpose, person, address, int(until))
    return hmac.compare_digest(told.encode(), right.encode()) and (until == "0" or at <= int(until))
