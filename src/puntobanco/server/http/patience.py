"""How long a client may take to ask, and how much it may send: whoever asks byte by byte holds no connection for long.

uvicorn waits for ever for the end of a request, and httptools takes a head of any length.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

ASKING_SECONDS: Final = 20
"""From the first byte of a request, or from the connection, to the last byte of its body."""

ASKED_BYTES_MAX: Final = 131_072
"""Head and body of one request: bodies have a few thousand bytes, heads mostly less."""

_Base: type[asyncio.Protocol] = AutoHTTPProtocol


class PatientHttp(_Base):  # type: ignore[misc,valid-type] # whichever parser is installed; both keep `cycle`
    """uvicorn's connection, cut when a request is too long in coming or too large."""

    _late: asyncio.TimerHandle | None = None
    _asked_bytes = 0
    _patient_with: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        super().connection_made(transport)
        self._patient_with = cast("asyncio.Transport", transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._done()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        super().data_received(data)
        if self._patient_with.get_protocol() is not self or self._is_asked:
            self._done()
            return
        self._wait()
        self._asked_bytes += len(data)
        if self._asked_bytes > ASKED_BYTES_MAX:
            self._patient_with.abort()

    @property
    def _is_asked(self) -> bool:
        """Whether a request is there to its last byte and waits for its answer: then it is the house that is late."""
        cycle = getattr(self, "cycle", None)
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def _wait(self) -> None:
        if self._late is None:
            self._late = asyncio.get_running_loop().call_later(ASKING_SECONDS, self._patient_with.abort)

    def _done(self) -> None:
        self._asked_bytes = 0
        if self._late is not None:
            self._late.cancel()
            self._late = None
