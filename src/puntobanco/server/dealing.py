"""The house's generator as a dealer: shuffled shoes from sealed seeds, cards when they are due, seeds when all is over.

A shoe's order lives only here, never in a table: it follows from the seed, which the store keeps sealed, so a restarted
house goes on with the same shoe.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from puntobanco.cards import Card, card_text
from puntobanco.engine import deal
from puntobanco.errors import Corrupt
from puntobanco.fairness import Entropy, PreparedShoe, new_seed, prepare_shoe
from puntobanco.fairness.record import SHARE, commitment_text, read_text, seed_text
from puntobanco.fairness.sealing import seal, unseal
from puntobanco.fairness.shares import Contribution
from puntobanco.fairness.shoe import ShoeTerms
from puntobanco.storage import SealedSeed, Store
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms


@dataclass(frozen=True, slots=True)
class ShoeOnOffer:
    """A new shoe, shuffled and looked over, as the table is told of it. `faults`: why it must not be used, or ""."""

    cards: int
    first_card: str | None
    commitment: str
    seed: str
    sealed: SealedSeed
    faults: str


class Dealer:
    """Deals one table by the house's generator; `scripted` coups come first, in a test house."""

    def __init__(
        self, store: Store, key: bytes, entropy: Entropy, *, scripted: tuple[tuple[Card, ...], ...] = ()
    ) -> None:
        self._store = store
        self._key = key
        self._entropy = entropy
        self._scripted: Iterator[tuple[Card, ...]] = iter(scripted)
        self._seeds: Mapping[int, bytes] = {}
        self._shoe: tuple[ShoeTerms, PreparedShoe] | None = None

    def new_shoe(self, table: Table, terms: Terms) -> ShoeOnOffer:
        """Shuffle the table's next shoe and promise its order."""
        number = table.shoes + 1
        seed = new_seed(self._entropy)
        self._seeds = {number: seed}
        prepared = self._prepared(ShoeTerms(table.id, number, terms.decks, terms.rules.behaviour_hash))
        first = card_text(prepared.cards[0]) if terms.policy.burn_by_first_card else None
        sealed = seal(self._key, seed, self._entropy, table=table.id, shoe=number)
        return ShoeOnOffer(
            cards=len(prepared.cards),
            first_card=first,
            commitment=commitment_text(prepared.commitment),
            seed=seed_text(seed),
            sealed=SealedSeed(table.id, number, prepared.commitment, sealed),
            faults=", ".join(map(str, prepared.faults)),
        )

    async def cards(self, table: Table, terms: Terms) -> tuple[str, ...]:
        """The shoe cards of the coup that is due, all of them."""
        scripted = next(self._scripted, None)
        if scripted is not None:
            return tuple(map(card_text, scripted))
        assert table.shoe is not None, "cards are due from a shoe"
        await self._recall(table)
        # A patron's share counts where it comes before any card of the shoe has been seen.
        share = None if table.entropy is None or table.shoe.burnt else read_text(table.entropy, SHARE)
        patron = next(iter(table.wagers), "")
        shares = () if share is None else (Contribution(patron, None, share),)
        shoe = table.shoe
        order = self._prepared(ShoeTerms(table.id, shoe.number, shoe.decks, shoe.behaviour_hash, shares)).cards
        left = order[shoe.progress.position :]
        return tuple(map(card_text, left[: deal(terms.rules, left).cards_used]))

    async def seed(self, table: Table) -> str | None:
        """The seed of the table's shoe, to be revealed now that the shoe ends; None where nothing was promised."""
        if table.shoe is None or table.shoe.commitment is None:
            return None
        await self._recall(table)
        return seed_text(self._seeds[table.shoe.number])

    async def _recall(self, table: Table) -> None:
        """Know the seed of the shoe on the table again. Raises InputError (another key) or Corrupt."""
        assert table.shoe is not None, "a seed belongs to a shoe"
        number = table.shoe.number
        if number in self._seeds:
            return
        kept = await self._store.sealed_seed(table.id, number)
        if kept is None:
            raise Corrupt(f"the seed of shoe {number} at {table.id} is not in the store")
        seed = unseal(self._key, kept.sealed, table=table.id, shoe=number, commitment=kept.commitment)
        self._seeds = {number: seed}

    def _prepared(self, wanted: ShoeTerms) -> PreparedShoe:
        """The shoe's order; the last one made is kept, for it is asked for once in every coup."""
        if self._shoe is None or self._shoe[0] != wanted:
            self._shoe = (wanted, prepare_shoe(self._seeds[wanted.shoe], wanted))
        return self._shoe[1]
