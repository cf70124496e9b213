"""The statements of one shoe, in their order: opening, promise, a receipt for every coup."""

from __future__ import annotations

from dataclasses import dataclass

from puntobanco.cards import card_text
from puntobanco.fairness.merkle import path_of, salt_at
from puntobanco.fairness.shoe import PreparedShoe, ShoeTerms
from puntobanco.fairness.statements import Opening, Promise, Receipt, Signer, statement_hash


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a chain a shoe's seed stands."""

    chain: int
    index: int


def opening_of(
    signer: Signer,
    terms: ShoeTerms,
    *,
    place: Place,
    commitment: bytes,
    rules: str,
    share_with_deal: bool,
) -> str:
    """The statement that binds a shoe to its seed; `terms` hold the pledges, whose shares are not looked at."""
    pledges = tuple((one.patron, one.pledge.hex()) for one in terms.contributions if one.pledge is not None)
    return signer.sign(
        Opening(
            table=terms.table,
            shoe=terms.shoe,
            decks=terms.decks,
            behaviour_hash=terms.behaviour_hash,
            rules=rules,
            commitment=commitment.hex(),
            chain=place.chain,
            index=place.index,
            pledges=pledges,
            share_with_deal=share_with_deal,
        )
    )


def promise_of(signer: Signer, terms: ShoeTerms, prepared: PreparedShoe, *, opening: str) -> str:
    """The statement that fixes the order of the cards."""
    shares = tuple((one.patron, None if one.share is None else one.share.hex()) for one in terms.contributions)
    root = prepared.root.hex()
    return signer.sign(Promise(terms.table, terms.shoe, statement_hash(opening), shares, root))


def receipt_of(
    signer: Signer, terms: ShoeTerms, prepared: PreparedShoe, *, coup: int, first: int, count: int, previous: str
) -> str:
    """The statement that these cards were where the promise had them. `previous`: the statement before.

    Of burnt cards (coup 0) only the one turned up is shown.
    """
    seen = range(first, first + (count if coup else 1))
    return signer.sign(
        Receipt(
            table=terms.table,
            shoe=terms.shoe,
            coup=coup,
            first=first,
            count=count,
            cards=tuple((card_text(prepared.cards[at]), salt_at(prepared.salts_key, at).hex()) for at in seen),
            path=tuple(step.hex() for step in path_of(prepared.tree, seen.start, len(seen))),
            previous=statement_hash(previous),
        )
    )
