"""The seeds of a table's shoes: from its chain, sealed in the store, and known here while they are needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from puntobanco.errors import Corrupt, InputError
from puntobanco.fairness import Entropy, new_seed
from puntobanco.fairness.chain import CHAIN_SHOES, anchor_of, is_time_for_the_next, seed_at
from puntobanco.fairness.receipts import Place
from puntobanco.fairness.sealing import seal, unseal
from puntobanco.fairness.shoe import commitment_of
from puntobanco.fairness.statements import Anchor, Signer
from puntobanco.storage import SealedSeed, Store
from puntobanco.table.state import Chain, Table

_CHAINS: Final = "#chains"
"""After a table's id: where the secrets of its chains are kept among the sealed seeds, by the chain's number."""


@dataclass(frozen=True, slots=True)
class ChainOnOffer:
    """A new chain, as the table is told of it. `secret` is for its dealer alone."""

    chain: int
    shoes: int
    anchor: str
    secret: bytes


class Seeds:
    """Knows the seeds of one table, and nobody else's."""

    def __init__(self, store: Store, key: bytes, entropy: Entropy, *, told_chain: int = 0) -> None:
        """Of chains up to `told_chain` seeds may be known outside: the record is a restored one."""
        self.told_chain = told_chain
        self._store = store
        self._key = key
        self._entropy = entropy
        self._known: tuple[int, bytes] | None = None
        self._secret: tuple[int, bytes] | None = None

    async def next_of(
        self, table: Table, signer: Signer
    ) -> tuple[Place, bytes, tuple[SealedSeed, ...], ChainOnOffer | None]:
        """The next seed of the table's chain, where it stands, what is to be sealed, and a chain to be announced.

        A chain is announced when there is none, when a tenth of the running one is left, and when its secret is lost or
        sealed with another key than this house has: that chain can never go on.
        """
        chain, following = table.chain, table.chain_next
        newest = following or chain
        announced: ChainOnOffer | None = None
        is_readable = chain is not None and await self._can_read(table.id, chain, following)
        if chain is None or not is_readable or (following is None and is_time_for_the_next(chain.shoes, chain.used)):
            announced = self._new_chain(table.id, 1 if newest is None else newest.number + 1, signer)
            following = Chain(announced.chain, announced.shoes, announced.anchor)
        if chain is None or not is_readable or chain.used >= chain.shoes:
            assert following is not None, "the next chain is announced before one is used up"
            chain = following
        if announced is not None and chain.number == announced.chain:
            self._secret = (chain.number, announced.secret)
        place, number = Place(chain.number, chain.used + 1), table.shoes + 1
        seed = seed_at(await self._secret_of(table.id, chain.number), chain.shoes, place.index)
        self._known = (number, seed)
        sealed = [self._sealed(table.id, number, seed)]
        if announced is not None:
            sealed.append(self._sealed(table.id + _CHAINS, announced.chain, announced.secret))
        return place, seed, tuple(sealed), announced

    async def _can_read(self, table: str, chain: Chain, following: Chain | None) -> bool:
        """Whether the chain that the next seed is from can go on."""
        wanted = following if following is not None and chain.used >= chain.shoes else chain
        if wanted.number <= self.told_chain:
            return False
        try:
            await self._secret_of(table, wanted.number)
        except (InputError, Corrupt):
            return False
        return True

    def _new_chain(self, table: str, number: int, signer: Signer) -> ChainOnOffer:
        secret = new_seed(self._entropy)
        anchor = signer.sign(Anchor(table, number, CHAIN_SHOES, anchor_of(secret, CHAIN_SHOES).hex()))
        return ChainOnOffer(number, CHAIN_SHOES, anchor, secret)

    def _sealed(self, table: str, number: int, seed: bytes) -> SealedSeed:
        sealed = seal(self._key, seed, self._entropy, table=table, shoe=number)
        return SealedSeed(table, number, commitment_of(seed), sealed)

    async def of_shoe(self, table: str, shoe: int) -> bytes:
        """The seed of a shoe that is bound to one. Raises InputError (another key) or Corrupt."""
        if self._known is None or self._known[0] != shoe:
            self._known = (shoe, await self._unsealed(table, shoe))
        return self._known[1]

    async def _secret_of(self, table: str, chain: int) -> bytes:
        if self._secret is None or self._secret[0] != chain:
            self._secret = (chain, await self._unsealed(table + _CHAINS, chain))
        return self._secret[1]

    async def _unsealed(self, table: str, number: int) -> bytes:
        kept = await self._store.sealed_seed(table, number)
        if kept is None:
            raise Corrupt(f"the seed of shoe {number} at {table} is not in the store")
        return unseal(self._key, kept.sealed, table=table, shoe=number, commitment=kept.commitment)
