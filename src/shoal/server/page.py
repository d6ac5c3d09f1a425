"""The page, as it was built from frontend/: files that lie there packed, and a limit to how many anybody may have."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from .http import PAUSE, problem_response
from .table import refused

FOLDER = Path(__file__).parent / "static"
MISSING = "The page has not been built: run `make play`, or `pip install .`\n"
FOREVER = "public, max-age=31536000, immutable"  # their names change with what is in them
PACKED = {"br": ".br", "gzip": ".gz"}  # what lies beside a file, the smallest first: frontend/pack.js


class Files(StaticFiles):
    def __init__(self, folder: Path, allowed: Callable[[Request], bool]) -> None:
        super().__init__(directory=folder, html=True)
        self.allowed = allowed

    async def get_response(self, path: str, scope: Any) -> Response:
        if not self.allowed(Request(scope)):
            await asyncio.sleep(PAUSE)
            return problem_response(refused("too-many"))
        return await super().get_response(path, scope)

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        encoding, found = packed(full_path, Headers(scope=scope).get("accept-encoding", ""))
        about = os.stat(found)
        response = super().file_response(found, about, scope, status_code)
        if isinstance(response, FileResponse):  # which would ask a thread to open it, to read it and to close it
            response = Response(content_of(found, about.st_mtime_ns), status_code, response.headers)
            del response.headers["Accept-Ranges"]
        if encoding:
            response.headers["Content-Encoding"] = encoding
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER if Path(full_path).parent.name == "assets" else "no-cache"
        return response


def packed(file: str, told: str) -> tuple[str, str]:
    """The smallest form of a file that a browser takes: how it is packed, and where that lies."""
    parts = told.replace(" ", "").split(",")
    accepted = {part.partition(";")[0] for part in parts if not part.endswith(";q=0")}
    for encoding, ending in PACKED.items():
        if encoding in accepted and os.path.exists(file + ending):
            return encoding, file + ending
    return "", file


@lru_cache(maxsize=1024)
def content_of(file: str, changed: int) -> bytes:
    return Path(file).read_bytes()


async def missing(request: Any) -> Response:
    return PlainTextResponse(MISSING, 503)


def page_routes(allowed: Callable[[Request], bool], folder: Path = FOLDER) -> list[Route]:
    if not (folder / "index.html").exists():
        return [Route("/", missing)]
    files = Files(folder, allowed)
    return [Route("/{path:path}", files, methods=["GET"])]  # a mount would also answer the wrong methods of the API
