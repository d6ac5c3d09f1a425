"""The page, as it was built from frontend/: files, and nothing to decide."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "static"
MISSING = "The page has not been built: run `make play`, or `pip install .`\n"
FOREVER = "public, max-age=31536000, immutable"  # their names change with what is in them


class Files(StaticFiles):
    def file_response(self, full_path: Any, *args: Any, **more: Any) -> Response:
        response = super().file_response(full_path, *args, **more)
        response.headers["Cache-Control"] = FOREVER if Path(full_path).parent.name == "assets" else "no-cache"
        return response


async def missing(request: Any) -> Response:
    return PlainTextResponse(MISSING, 503)


def page_routes(folder: Path = FOLDER) -> list[Route]:
    if not (folder / "index.html").exists():
        return [Route("/", missing)]
    files = GZipMiddleware(Files(directory=folder, html=True))
    return [Route("/{path:path}", files, methods=["GET"])]  # a mount would also answer the wrong methods of the API
