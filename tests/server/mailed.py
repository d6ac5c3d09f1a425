"""A mail server on this machine, which speaks as much SMTP as it takes to be handed letters."""

from __future__ import annotations

import base64
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import cast

NOBODY_THERE = 9  # a port at which nobody listens
LOGIN, PASSWORD = "shoal", "a secret: with / and @"


class Letter:
    """As it was handed over."""

    def __init__(self, sender: str, to: list[str], content: bytes) -> None:
        self.sender, self.to = sender, to
        self.message = cast(EmailMessage, message_from_bytes(content, policy=policy.default))

    @property
    def text(self) -> str:
        return str(self.message.get_content())

    def link(self, part: str) -> str:
        """The rest of the link in it that leads to a part of the page."""
        return next(word.partition(part)[2] for word in self.text.split() if part in word)


class PostOffice:
    """Takes letters, and answers as a test wants it."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[Letter] = []
        self.asked = 0
        self.refuses = ""  # what is answered to who names a recipient
        self.logins: list[str] = []

    def url(self) -> str:
        return f"smtp://{LOGIN}:a%20secret%3A%20with%20%2F%20and%20%40@127.0.0.1:{self.port}"


class Clerk(socketserver.StreamRequestHandler):
    office: PostOffice

    def handle(self) -> None:
        self.say("220 here")
        sender, to = "", list[str]()
        for line in self.rfile:
            command, _, rest = line.decode().strip().partition(" ")
            match command.upper():
                case "EHLO":
                    self.say("250-here\r\n250 AUTH PLAIN")
                case "AUTH":
                    self.office.logins.append(base64.b64decode(rest.split()[1]).decode())
                    self.say("235 yes")
                case "MAIL":
                    self.office.asked += 1
                    sender, to = address_in(rest), []
                    self.say("250 yes")
                case "RCPT" if self.office.refuses:
                    self.say(self.office.refuses)
                case "RCPT":
                    to.append(address_in(rest))
                    self.say("250 yes")
                case "DATA":
                    self.say("354 go on")
                    content = b"".join(iter(self.rfile.readline, b".\r\n"))
                    self.office.letters.append(Letter(sender, to, content))
                    self.say("250 yes")
                case "QUIT":
                    self.say("221 bye")
                    return
                case _:
                    self.say("250 yes")

    def say(self, answer: str) -> None:
        self.wfile.write(f"{answer}\r\n".encode())


def address_in(said: str) -> str:
    return said.partition("<")[2].partition(">")[0]


@contextmanager
def post_office() -> Iterator[PostOffice]:
    office = PostOffice()
    kind = type("Here", (Clerk,), {"office": office})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), kind) as server:
        server.daemon_threads = True
        office.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield office
        finally:
            server.shutdown()
            thread.join()
