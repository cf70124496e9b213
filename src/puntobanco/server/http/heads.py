"""Heads and times of the tables that people take along as CSV: as people read them, or as programs do."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final, TypeAlias

from starlette.requests import Request

from puntobanco.server.http.gate import language_of
from puntobanco.text import match, texts_in

TEXT_MARK: Final = "\ufeff"
"""Spreadsheets take a file that begins with it for Unicode, and one without it for letters of their own."""


When: TypeAlias = Callable[[int | None], object]
"""How a moment, in milliseconds since 1970, is written into a cell."""


def is_raw(request: Request) -> bool:
    """`raw=1` asks for what programs read."""
    return request.query_params.get("raw") == "1"


def when_for(request: Request) -> When:
    """Moments as spreadsheets take them for times, "2026-11-30 22:45:44" in UTC; for programs the milliseconds."""
    return (lambda at_ms: at_ms) if is_raw(request) else _readable


def _readable(at_ms: int | None) -> str:
    return "" if at_ms is None else f"{datetime.fromtimestamp(at_ms // 1000, UTC):%Y-%m-%d %H:%M:%S}"


def head_line(request: Request, columns: Sequence[str], *, names: Sequence[str] | None = None) -> str:
    """The first line: `columns` themselves where `raw=1` asks for keys, else their names in a language.

    `names` are the columns under the names of their messages, where those are others.
    """
    if is_raw(request):
        return _line(columns)
    language = match(request.query_params.get("lang", "")) or language_of(request)
    texts = texts_in(language, files=("columns",))
    told = [texts.say(f"column-{name.replace('_', '-')}") for name in names or columns]
    return TEXT_MARK + _line(told)


def _line(cells: Sequence[str]) -> str:
    text = io.StringIO()
    csv.writer(text).writerow(cells)
    return text.getvalue()
