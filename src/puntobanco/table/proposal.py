"""What a decision proposes. Nothing of it is true until a store has committed it."""

from __future__ import annotations

from dataclasses import dataclass

from puntobanco.ledger import Transfer
from puntobanco.table.events import Event


@dataclass(frozen=True, slots=True)
class Proposal:
    """Events, the coins that move with them, and the escrow accounts that are done with and must end empty."""

    events: tuple[Event, ...]
    transfers: tuple[Transfer, ...] = ()
    finishes: tuple[str, ...] = ()

    def then(self, other: Proposal) -> Proposal:
        """Both as one, this one first."""
        return Proposal(self.events + other.events, self.transfers + other.transfers, self.finishes + other.finishes)
