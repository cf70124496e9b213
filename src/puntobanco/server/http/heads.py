"""Heads of the tables that people take along as CSV: in their own language, or as the keys that programs read."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request

from puntobanco.server.http.gate import language_of
from puntobanco.text import match, texts_in

TEXT_MARK: Final = "\ufeff"
"""Spreadsheets take a file that begins with it for Unicode, and one without it for letters of their own."""


def head_line(request: Request, columns: Sequence[str], *, names: Sequence[str] | None = None) -> str:
    """The first line: `columns` themselves where `raw=1` asks for keys, else their names in a language.

    `names` are the columns under the names of their messages, where those are others.
    """
    if request.query_params.get("raw") == "1":
        return _line(columns)
    language = match(request.query_params.get("lang", "")) or language_of(request)
    texts = texts_in(language, files=("columns",))
    told = [texts.say(f"column-{name.replace('_', '-')}") for name in names or columns]
    return TEXT_MARK + _line(told)


def _line(cells: Sequence[str]) -> str:
    text = io.StringIO()
    csv.writer(text).writerow(cells)
    return text.getvalue()
