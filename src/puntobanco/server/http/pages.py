"""The built client as files: pages, hashed assets that never change, and one plain page where no client is built."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

STATIC: Final = Path(__file__).parents[1] / "static"
"""Where the build hook puts the client."""

_ASSETS: Final = "assets"
_PACKED: Final = frozenset({".js", ".css", ".html", ".svg", ".webmanifest"})
"""Files that a slow line has sooner when they are packed; pictures and letters are packed already."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_GZIP: Final = {"content-encoding": "gzip"}


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
        self._packed_page = gzip.compress(self.page, 9, mtime=0)
        # Packed once: the files are few and never change while the house runs.
        self._packed = {
            name: gzip.compress(path.read_bytes(), 9, mtime=0)
            for name, path in self._files.items()
            if path.suffix in _PACKED
        }

    async def answer(self, request: Request) -> Response:
        """A file of the client, or its page."""
        name = request.url.path.lstrip("/")
        path = self._files.get(name)
        takes_packed = "gzip" in request.headers.get("accept-encoding", "")
        if path is not None and name != "index.html":
            headers = {"cache-control": _FOREVER if name.startswith(f"{_ASSETS}/") else _ASK_AGAIN}
            if name not in self._packed:
                return FileResponse(path, headers=headers)
            headers["vary"] = "accept-encoding"
            if not takes_packed:
                return FileResponse(path, headers=headers)
            kind = guess_type(name)[0] or "application/octet-stream"
            return Response(self._packed[name], headers=headers | _GZIP, media_type=kind)
        status = 404 if name.startswith(f"{_ASSETS}/") else 200 if self.is_built else 503
        headers = {"cache-control": _ASK_AGAIN, "vary": "accept-encoding"}
        if takes_packed:
            return Response(self._packed_page, status, headers | _GZIP, media_type="text/html")
        return Response(self.page, status, headers, media_type="text/html")
