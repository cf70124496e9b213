"""The house's generator as a dealer: shuffled shoes from sealed seeds, cards when they are due, seeds when all is over.

A shoe's order lives only here, never in a table: it follows from the seed, which the store keeps sealed, and from what
patrons gave, so a restarted house goes on with the same shoe. Every step leaves a signed statement (`fairness`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.cards import Card, card_text
from puntobanco.engine import deal
from puntobanco.engine.shoes import burn_count
from puntobanco.errors import Corrupt
from puntobanco.fairness import PreparedShoe, prepare_shoe
from puntobanco.fairness.receipts import opening_of, promise_of, receipt_of
from puntobanco.fairness.record import PLEDGE, SHARE, commitment_text, read_text, seed_text
from puntobanco.fairness.rules_data import rules_hash, rules_text
from puntobanco.fairness.shares import Contribution
from puntobanco.fairness.shoe import ShoeTerms, commitment_of
from puntobanco.fairness.statements import Signer
from puntobanco.server.tables.seeds import ChainOnOffer, Seeds
from puntobanco.storage import SealedSeed
from puntobanco.table.mixing import shares_with_deal
from puntobanco.table.state import Pledge, Table
from puntobanco.table.terms import TableMode, Terms


@dataclass(frozen=True, slots=True)
class BoundShoe:
    """The next shoe, bound to its seed: what is told of it before patrons' shares are known."""

    commitment: str
    chain: int
    index: int
    opening: str
    seed: bytes
    sealed: tuple[SealedSeed, ...]
    announced: ChainOnOffer | None


@dataclass(frozen=True, slots=True)
class ShoeOnOffer:
    """A new shoe, shuffled and looked over, as the table is told of it. `faults`: why it must not be used, or ""."""

    cards: int
    first_card: str | None
    promise: str | None
    receipt: str | None
    seed: str
    faults: str


@dataclass(frozen=True, slots=True)
class CardsOnOffer:
    """The shoe cards of a coup, with the proof of them; `faults` as for a shoe, where its order came with the deal."""

    cards: tuple[str, ...]
    receipt: str | None = None
    promise: str | None = None
    faults: str = ""


class Dealer:
    """Deals one table by the house's generator; `scripted` coups come first, in a test house."""

    def __init__(self, seeds: Seeds, signer: Signer, *, scripted: tuple[tuple[Card, ...], ...] = ()) -> None:
        self._seeds = seeds
        self._signer = signer
        self._scripted: Iterator[tuple[Card, ...]] = iter(scripted)
        self._shoe: tuple[ShoeTerms, PreparedShoe] | None = None
        self._rules_hashes: dict[str, str] = {}

    async def bind(self, table: Table, terms: Terms) -> BoundShoe:
        """Take the next seed of the table's chain for its next shoe, and sign for it. The list of pledges is closed."""
        number = table.shoes + 1
        place, seed, sealed, announced = await self._seeds.next_of(table, self._signer)
        shoe = ShoeTerms(
            table.id, number, terms.decks, terms.rules.behaviour_hash, tuple(map(_contribution, table.pledges))
        )
        opening = opening_of(
            self._signer,
            shoe,
            place=place,
            commitment=commitment_of(seed),
            rules=self._rules_hash(terms),
            share_with_deal=_share_comes_with_deal(terms),
        )
        commitment = commitment_text(commitment_of(seed))
        return BoundShoe(commitment, place.chain, place.index, opening, seed, sealed, announced)

    async def shoe_called_for(self, table: Table, terms: Terms) -> ShoeOnOffer:
        """The shoe that shares were called for, now that they are here."""
        called = table.called
        assert called is not None, "shares were called for"
        seed = await self._seeds.of_shoe(table.id, called.shoe)
        shoe = ShoeTerms(
            table.id, called.shoe, called.decks, called.behaviour_hash, tuple(map(_contribution, called.pledges))
        )
        return self._offer(shoe, terms, seed, called.opening)

    def shoe_alone(self, table: Table, terms: Terms, bound: BoundShoe) -> ShoeOnOffer:
        """A shoe that nobody else mixes in, or only when the coup is dealt."""
        shoe = ShoeTerms(table.id, table.shoes + 1, terms.decks, terms.rules.behaviour_hash)
        return self._offer(shoe, terms, bound.seed, bound.opening)

    def _offer(self, shoe: ShoeTerms, terms: Terms, seed: bytes, opening: str) -> ShoeOnOffer:
        if _share_comes_with_deal(terms) and not shoe.contributions:
            return ShoeOnOffer(terms.rules.cards_of(shoe.decks), None, None, None, seed_text(seed), "")
        prepared = self._prepared(shoe, seed)
        promise = promise_of(self._signer, shoe, prepared, opening=opening)
        first, receipt = None, None
        if terms.policy.burn_by_first_card:
            first = card_text(prepared.cards[0])
            burnt = burn_count(terms.policy, prepared.cards[0])
            receipt = receipt_of(self._signer, shoe, prepared, coup=0, first=0, count=burnt, previous=promise)
        faults = ", ".join(map(str, prepared.faults))
        return ShoeOnOffer(len(prepared.cards), first, promise, receipt, seed_text(seed), faults)

    async def cards(self, table: Table, terms: Terms) -> CardsOnOffer:
        """The shoe cards of the coup that is due, all of them, with their receipt."""
        scripted = next(self._scripted, None)
        if scripted is not None:
            return CardsOnOffer(tuple(map(card_text, scripted)))
        shoe = table.shoe
        assert shoe is not None, "cards are due from a shoe"
        seed = await self._seeds.of_shoe(table.id, shoe.number)
        comes_now = shoe.opening is not None and shoe.promise is None
        given = shares_with_deal(table) if comes_now else shoe.contributions
        dealt_from = ShoeTerms(table.id, shoe.number, shoe.decks, shoe.behaviour_hash, tuple(map(_contribution, given)))
        prepared = self._prepared(dealt_from, seed)
        position = shoe.progress.position
        left = prepared.cards[position:]
        used = deal(terms.rules, left).cards_used
        cards = tuple(map(card_text, left[:used]))
        if shoe.opening is None:
            return CardsOnOffer(cards)
        promise = promise_of(self._signer, dealt_from, prepared, opening=shoe.opening) if comes_now else None
        previous = promise or shoe.said
        assert previous is not None, "a shoe with an opening has a promise by now"
        receipt = receipt_of(
            self._signer, dealt_from, prepared, coup=table.coup, first=position, count=used, previous=previous
        )
        faults = ", ".join(map(str, prepared.faults)) if comes_now else ""
        return CardsOnOffer(cards, receipt, promise, faults)

    async def seed(self, table: Table) -> str | None:
        """The seed of the table's shoe, to be revealed now that the shoe ends; None where nothing was promised.

        Raises InputError when it is sealed with another key, and Corrupt when it is not there.
        """
        if table.shoe is None or table.shoe.commitment is None:
            return None
        return seed_text(await self._seeds.of_shoe(table.id, table.shoe.number))

    async def verify_seeds(self, table: Table) -> None:
        """Make sure that the seed of the shoe on the table, or of the one called for, is at hand. Raises as `seed`."""
        await self.seed(table)
        if table.called is not None:
            await self._seeds.of_shoe(table.id, table.called.shoe)

    def may_be_known(self, chain: int) -> bool:
        """Whether seeds of this chain may be known outside, so that no shoe of it is to be dealt."""
        return chain <= self._seeds.told_chain

    async def seed_if_known(self, table: Table) -> str | None:
        """The seed to be revealed, or None where it is lost: a table is closed all the same."""
        try:
            return await self.seed(table)
        except Corrupt:
            return None

    def _prepared(self, wanted: ShoeTerms, seed: bytes) -> PreparedShoe:
        """The shoe's order; the last one made is kept, for it is asked for once in every coup."""
        if self._shoe is None or self._shoe[0] != wanted:
            self._shoe = (wanted, prepare_shoe(seed, wanted))
        return self._shoe[1]

    def _rules_hash(self, terms: Terms) -> str:
        known = terms.rules.behaviour_hash
        if known not in self._rules_hashes:
            self._rules_hashes[known] = rules_hash(rules_text(terms.rules))
        return self._rules_hashes[known]


def _share_comes_with_deal(terms: Terms) -> bool:
    """Whether the one patron's share comes with the deal: not where a card is turned up before it."""
    return terms.mode is TableMode.TOUCH and not terms.policy.burn_by_first_card


def _contribution(pledge: Pledge) -> Contribution:
    return Contribution(
        pledge.patron,
        None if pledge.pledge is None else read_text(pledge.pledge, PLEDGE),
        None if pledge.share is None else read_text(pledge.share, SHARE),
    )
