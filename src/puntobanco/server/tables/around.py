"""What a table's owner needs of its house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from puntobanco.server.basis.asking import Asked
from puntobanco.server.basis.clock import Clock
from puntobanco.server.basis.crash import CrashPlan
from puntobanco.server.basis.leases import Leases
from puntobanco.server.basis.metrics import Metrics
from puntobanco.storage import Store
from puntobanco.table.events import Event

if TYPE_CHECKING:
    from puntobanco.server.tables.owner import TableOwner


class Around(Protocol):
    """What a table's owner needs of its house."""

    store: Store
    clock: Clock
    metrics: Metrics
    crash: CrashPlan
    leases: Leases

    def reserve(self, asked: Asked, table: str) -> None:
        """Reserve coins of the shown balance for a patron's wager at a table that is being written. Raises Refused.

        Refused are coins that are not there, and what the patron has set for themselves does not allow.
        """

    def release(self, patron: str, command: str) -> None:
        """The wager is written or refused."""

    def balances(self, balances: Mapping[str, int]) -> None:
        """These kept accounts stand so now."""

    def happened(self, owner: TableOwner, events: Sequence[Event]) -> None:
        """These events are committed and evolved."""

    def stopped(self, owner: TableOwner, error: Exception) -> None:
        """The table can go on no longer."""
