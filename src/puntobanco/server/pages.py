"""The built client as files: pages, hashed assets that never change, and one plain page where no client is built."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

STATIC: Final = Path(__file__).parent / "static"
"""Where the build hook puts the client."""

_ASSETS: Final = "assets"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class Client:
    """Serves the client; every path that is no file of it is a page of the client's own."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files: Mapping[str, Path] = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        }
        index = self._files.get("index.html")
        unbuilt = files("puntobanco.server") / "unbuilt.html"
        self.page: bytes = index.read_bytes() if index is not None else unbuilt.read_bytes()
        self.is_built = index is not None

    async def answer(self, request: Request) -> Response:
        """A file of the client, or its page."""
        name = request.url.path.lstrip("/")
        path = self._files.get(name)
        if path is not None and name != "index.html":
            caching = _FOREVER if name.startswith(f"{_ASSETS}/") else _ASK_AGAIN
            return FileResponse(path, headers={"cache-control": caching})
        status = 404 if name.startswith(f"{_ASSETS}/") else 200 if self.is_built else 503
        return Response(self.page, status, {"cache-control": _ASK_AGAIN}, media_type="text/html")
