"""The proofs of a table's newest shoes, gathered as they are told: what somebody takes away to check them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from puntobanco.cards import Side
from puntobanco.server.wire.answers import EndTold, FeltTold, ShoeProof
from puntobanco.table import events
from puntobanco.table.events import CardDealt, Event
from puntobanco.table.state import Table

FORMAT: Final = "puntobanco-proof/1"
SHOES_KEPT: Final = 3
SHOES_KEPT_OF_ONE_COUP: Final = 12
"""Where every coup has a fresh shoe."""


@dataclass(slots=True)
class _Shoe:
    """What has been said of one shoe so far."""

    number: int
    behaviour_hash: str
    anchor: str
    opening: str
    pledges: list[str]
    promise: str | None = None
    receipts: list[str] = field(default_factory=list)
    coups: list[FeltTold] = field(default_factory=list)
    end: EndTold | None = None


class Proofs:
    """Gathers the statements of one table. `house_key` is hexadecimal."""

    def __init__(self, house_key: str, *, shoes: int) -> None:
        self._house_key = house_key
        self._shoes_kept = shoes
        self._shoes: dict[int, _Shoe] = {}
        self._pledges: dict[str, str] = {}
        self._cards: list[CardDealt] = []

    def happened(self, event: Event, table: Table) -> None:
        """Take down an event; `table` is the table after it."""
        match event:
            case events.SharePledged():
                self._pledges[event.patron] = event.receipt
            case events.SharesCalled():
                self._begin(event.shoe, event.behaviour_hash, event.opening, table)
            case events.ShoeOpened() if event.opening is not None:
                shoe = self._shoes.get(event.shoe)
                if shoe is None:
                    shoe = self._begin(event.shoe, event.behaviour_hash, event.opening, table)
                shoe.promise = event.promise
                shoe.receipts += [] if event.receipt is None else [event.receipt]
            case events.BettingClosed() | events.CoupVoided():
                self._cards.clear()
            case events.CardsDealt():
                self._cards += event.cards
            case events.CoupSettled():
                self._settled(event, table)
            case events.ShoeEnded():
                ended = self._shoes.get(table.shoes)
                if ended is not None:
                    ended.end = EndTold(event.reason, event.seed)
            case _:
                pass

    def _begin(self, number: int, behaviour_hash: str, opening: str, table: Table) -> _Shoe:
        anchor = "" if table.chain is None else table.chain.anchor
        shoe = _Shoe(number, behaviour_hash, anchor, opening, list(self._pledges.values()))
        self._pledges.clear()
        self._shoes[number] = shoe
        for old in sorted(self._shoes)[: -self._shoes_kept]:
            del self._shoes[old]
        return shoe

    def _settled(self, event: events.CoupSettled, table: Table) -> None:
        shoe = self._shoes.get(table.shoes)
        cards, self._cards = self._cards, []
        if shoe is None:
            return
        shoe.promise = event.promise or shoe.promise
        if event.receipt is None:
            return  # the cards of a script are nowhere promised
        shoe.receipts.append(event.receipt)
        hands = [tuple(one.card for one in cards if one.side == side.value) for side in Side]
        shoe.coups.append(FeltTold(table.coup, *hands))

    def rules_of(self, shoe: int) -> str | None:
        """Behaviour hash of the rules of a shoe; None for one that is not here."""
        known = self._shoes.get(shoe)
        return None if known is None else known.behaviour_hash

    def proof(self, shoe: int, rules: str) -> ShoeProof:
        """The proof of a shoe as far as it is dealt; `rules` is the text of its compiled rules."""
        known = self._shoes[shoe]
        return ShoeProof(
            format=FORMAT,
            house_key=self._house_key,
            rules=rules,
            anchor=known.anchor,
            opening=known.opening,
            pledges=tuple(known.pledges),
            promise=known.promise,
            receipts=tuple(known.receipts),
            coups=tuple(known.coups),
            wagers=(),
            own=None,
            end=known.end,
        )
