"""Structured logs: a JSON object a line. Tokens, passwords, hands and chat are never logged."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar

from .limits import Allowances

OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

request_id = ContextVar("request_id", default="")  # of the request, or the socket, for which something is done


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"at": f"{at}.{int(record.msecs):03d}Z", "level": record.levelname.lower(), "from": record.name}
        line["what"] = record.getMessage()
        line |= {name: value for name, value in vars(record).items() if name not in OWN}
        if number := request_id.get():
            line["request"] = number
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


# What clients do wrong, Uvicorn takes for errors of ours.
NOT_OURS = (
    "without completing handshake",
    "Invalid UTF-8 sequence received",
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "No supported WebSocket library",
)


def is_ours(record: logging.LogRecord) -> bool:
    return not any(text in record.getMessage() for text in NOT_OURS)


class Seldom(logging.Filter):
    """What is said over and over is logged a few times, then once a second: else it would soon fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self._said = Allowances(rate=1.0, burst=20.0)

    def filter(self, record: logging.LogRecord) -> bool:
        return self._said.take(f"{record.name}: {str(record.msg)[:50]}")


def configure() -> None:
    """Log to standard error; at a terminal only warnings and errors."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn"):  # uvicorn would name tables, and who has the link may look
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of each conflict, which is no fault
    logging.getLogger("uvicorn.error").addFilter(is_ours)
