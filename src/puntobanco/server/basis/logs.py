"""What the house says of itself on standard error: a line for people, or a JSON object a line for programs.

No message of a client, no token, password, card that is not shown or seed is ever logged: what is said of a person is
the id of their patron. `test_logs` looks for all of them.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

import msgspec


class LogFormat(StrEnum):
    """How a line is written."""

    TEXT = "text"
    JSON = "json"


_QUIET: Final = ("alembic", "websockets")
"""Loggers that have a line for every link, or for every step."""


class JsonLines(logging.Formatter):
    """One JSON object for each record, on one line: time (UTC), level, logger, message, and the error if any."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_as(kind: LogFormat) -> None:
    """Write what is logged from now on to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    handler.setFormatter(JsonLines() if kind is LogFormat.JSON else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
