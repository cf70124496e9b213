"""One connection to the server, made anew when it was lost, and never tried more often than a server can bear."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, TypeAlias

import asyncpg

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

CONNECT_SECONDS: Final = 3.0
"""How long a connection may take to be made."""

COMMAND_SECONDS: Final = 10.0
"""How long one statement may take before the link counts as lost."""

IDLE_SECONDS: Final = 3
"""After this long the server undoes a transaction whose house has fallen silent: a stopped process holds no row."""

BACKOFF_SECONDS: Final = (0.05, 2.0)
"""First and longest pause before the server is tried again; it doubles in between."""

_SESSION: Final = {
    "application_name": "puntobanco",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "timezone": "UTC",
    "jit": "off",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
WRITING: Final[Mapping[str, str]] = {
    "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    "lock_timeout": "5s",
    # The writer only ever finds rows by their keys; plans made while a relation was small must not outlive that.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}
"""How a writer's session differs."""


class Link:
    """A connection that one task uses at a time. Whoever meets a failure says `drop`; the next use connects anew."""

    def __init__(self, url: str, settings: Mapping[str, str] | None = None, *, first: str | None = None) -> None:
        """`first` is a statement that holds something for the whole connection; such a link is never made anew."""
        self._url = url
        self._settings = _SESSION | dict(settings or {})
        self._first = first
        self._connection: Connection | None = None
        self._pause = 0.0
        self._not_before = 0.0
        self._is_over = False

    async def connection(self) -> Connection:
        """The live connection. Raises OSError or one of asyncpg's errors while the server is away."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        now = asyncio.get_running_loop().time()
        if self._is_over or now < self._not_before:
            raise ConnectionError("the database is away")
        try:
            return await self._connected()
        except BaseException:
            self._pause = min(max(self._pause * 2, BACKOFF_SECONDS[0]), BACKOFF_SECONDS[1])
            self._not_before = asyncio.get_running_loop().time() + self._pause
            raise

    async def _connected(self) -> Connection:
        connection = await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=self._settings
        )
        self._connection = connection
        if self._first is not None:
            self._is_over = True
            await connection.execute(self._first)
        self._pause = self._not_before = 0.0
        return connection

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection that is not known to be lost."""
        return self._connection is not None and not self._connection.is_closed()

    def drop(self) -> None:
        """Let go of the connection at once; what was not committed is undone by the server."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Say goodbye to the server, or let go if it does not answer."""
        connection, self._connection = self._connection, None
        if connection is None or connection.is_closed():
            return
        try:
            await connection.close(timeout=CONNECT_SECONDS)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection.terminate()


FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""All that a use of a connection may raise."""

_OUT_OF_ORDER: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is stopped, or starts, or somebody cancelled
    asyncpg.InsufficientResourcesError,  # a full disk, too many connections
    asyncpg.InvalidTransactionStateError,  # the transaction took too long, or the server has become a standby
    asyncpg.LockNotAvailableError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalClientError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


def is_out_of_order(error: BaseException) -> bool:
    """Whether the server or the link failed, rather than what was asked: the same may work later."""
    return isinstance(error, _OUT_OF_ORDER)
