"""The battery of STANDARDS 3.4: what is counted of many shoes, and how likely a fair shuffle is to count so.

Counts add up over any number of shoes, so a run of a million is the sum of its parts. Every null distribution is that
of uniformly random orders: where counts of one shoe depend on each other, `laws` has their exact covariance, and only
the normal law of large numbers is an approximation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puntobanco.rules import STOOD, TO_ACT, Rules
from tests.fairness import laws
from tests.fairness.chances import fit_chance, two_sided_chance
from tests.fairness.shuffles import CARDS, Orders, Words

RANKS: Final = 13
LABELS: Final = 52
BLOCKS: Final = 16
"""Blocks of places and of cards, 26 side by side in each: a slight pull that is spread over a shoe adds up in them."""

LAGS: Final = (1, 52, 64)
FIXED_POINTS: Final = 8
COUPS_AT: Final = (0, 200)
WINNERS: Final = (2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216)
"""Ordered deals of six cards of eight decks that Player wins, Banker wins, or nobody: the Wizard of Odds's figures."""

Counts = NDArray[np.int64]


class Battery:
    """Counts of shoes made one after the other. `add` takes some more, `chances` gives p by test."""

    def __init__(self, rules: Rules) -> None:
        self._draws = np.frombuffer(rules.draws, np.uint8).reshape(12, 10, 10)
        self.shoes = 0
        self.wrong_shoes = 0
        self._counts: dict[str, Counts] = {}
        self._sums: dict[str, tuple[float, float]] = {}
        self._hashes: list[NDArray[np.uint64]] = []

    def add(self, orders: Orders, drawn: Words | None = None) -> None:
        """Count some shoes, and the raw streams that they came from."""
        self.shoes += len(orders)
        right = (np.sort(orders, axis=1) == np.arange(CARDS)).all(axis=1)
        self.wrong_shoes += int((~right).sum())
        if self.wrong_shoes:
            return  # the rest supposes that every card is there once
        places = np.empty_like(orders)
        np.put_along_axis(places, orders.astype(np.int64), np.arange(CARDS, dtype=np.uint16)[None, :], axis=1)
        self._hashes.append(_hashed(orders))
        self._add_places(orders)
        self._add_neighbours(orders)
        self._add_gaps(places)
        self._add_patterns("places", orders)
        self._add_patterns("cards", places)
        self._add_runs("places", orders)
        self._add_runs("cards", places)
        self._add_cycles(orders)
        self._add_following(orders, places)
        self._add_collecting(orders)
        self._add_coups(orders)
        if drawn is not None:
            self._add_words(drawn)

    def merge(self, other: Battery) -> None:
        """Add what another battery has counted of the shoes after these."""
        self.shoes += other.shoes
        self.wrong_shoes += other.wrong_shoes
        self._hashes += other._hashes
        for name, counts in other._counts.items():
            self._count(name, counts)
        for name, (total, spread) in other._sums.items():
            self._sum(name, total, spread)

    def chances(self) -> dict[str, float]:
        """p by test; 0 where something is there that must never be: a wrong card, a shoe that came twice."""
        if self.wrong_shoes:
            return {"composition": 0.0}
        hashes = np.concatenate(self._hashes)
        again = len(np.unique(hashes)) < len(hashes)
        sums = {name: two_sided_chance(total / spread**0.5) for name, (total, spread) in self._sums.items()}
        return {"composition": 1.0, "shoe again": 0.0 if again else 1.0} | self._of_places() | self._of_classes() | sums

    def _of_places(self) -> dict[str, float]:
        """p of the tables of cards and places, and of cards behind cards."""
        counts, shoes = self._counts, self.shoes
        by_rank = counts["place of a card"].reshape(CARDS, -1, RANKS).sum(axis=1)
        by_block = counts["place of a card"].reshape(BLOCKS, CARDS // BLOCKS, BLOCKS, -1).sum(axis=(1, 3))
        told = {
            "place of a card": laws.places_chance(counts["place of a card"], shoes),
            "place of a rank": laws.places_chance(by_rank, shoes),
            "place of a block": laws.places_chance(by_block, shoes),
            "opposite": laws.opposites_chance(counts["opposite"], shoes),
            "gaps": laws.gaps_chance(counts["gaps"], shoes, CARDS),
        }
        for lag in LAGS:
            table = counts[f"neighbours {lag}"]
            told[f"neighbours {lag}"] = laws.neighbours_chance(table, shoes)
            told[f"card after card {lag}"] = laws.groups_chance(table, shoes, LABELS)
            told[f"rank after rank {lag}"] = laws.groups_chance(table, shoes, RANKS)
        return told

    def _of_classes(self) -> dict[str, float]:
        """p of everything that falls into classes, each shoe or word for itself."""
        shares = {
            "pair at the top": laws.rank_pairs(CARDS, RANKS),
            "pair of the ends": laws.rank_pairs(CARDS, RANKS),
            "fixed points": laws.fixed_points(FIXED_POINTS),
            "collecting ranks": laws.collecting(CARDS, RANKS),
            **dict.fromkeys((f"coup at {at}" for at in COUPS_AT), np.array(WINNERS) / sum(WINNERS)),
        }
        alike = ("first", "last", "pattern", "parity", "byte")
        for name, counts in self._counts.items():
            if name.startswith(alike):
                shares[name] = np.full(len(counts), 1 / len(counts))
        told = {name: fit_chance(self._counts[name], share) for name, share in shares.items()}
        if "bits" in self._counts:
            told["bits"] = laws.bits_chance(self._counts["bits"], int(self._counts["words"][0]))
        return told

    def _count(self, name: str, counts: Counts) -> None:
        self._counts[name] = self._counts[name] + counts if name in self._counts else counts

    def _sum(self, name: str, total: float, spread: float) -> None:
        """A sum with its mean taken off already, and its variance."""
        before = self._sums.get(name, (0.0, 0.0))
        self._sums[name] = (before[0] + total, before[1] + spread)

    def _tally(self, name: str, values: NDArray[np.integer], classes: int) -> None:
        self._count(name, np.bincount(values.ravel(), minlength=classes))

    def _table(self, name: str, left: NDArray[np.integer], right: NDArray[np.integer]) -> None:
        pairs = left.astype(np.int32) * CARDS + right
        self._count(name, np.bincount(pairs.ravel(), minlength=CARDS * CARDS).reshape(CARDS, CARDS))

    def _add_places(self, orders: Orders) -> None:
        self._table("place of a card", np.broadcast_to(np.arange(CARDS, dtype=np.uint16), orders.shape), orders)
        self._tally("first place", orders[:, 0], CARDS)
        self._tally("last place", orders[:, -1], CARDS)
        ranks = orders[:, [0, 1, -1]].astype(np.int64) % RANKS
        self._tally("pair at the top", ranks[:, 0] * RANKS + ranks[:, 1], RANKS**2)
        self._tally("pair of the ends", ranks[:, 0] * RANKS + ranks[:, 2], RANKS**2)

    def _add_neighbours(self, orders: Orders) -> None:
        for lag in LAGS:
            self._table(f"neighbours {lag}", orders, np.roll(orders, -lag, axis=1))
        self._table("opposite", orders[:, : CARDS // 2], orders[:, CARDS // 2 :])

    def _add_gaps(self, places: Orders) -> None:
        """How far behind the card before it lies every second card of a new shoe, around the ring."""
        self._tally("gaps", (places[:, 1::2].astype(np.int32) - places[:, ::2]) % CARDS, CARDS)

    def _add_patterns(self, name: str, rows: Orders) -> None:
        """The order of three and of four that are side by side, no one in two of them: independent, all alike."""
        for size in (3, 4):
            groups = rows[:, : CARDS // size * size].reshape(len(rows), -1, size)
            code = np.zeros(groups.shape[:2], dtype=np.int32)
            for later in range(1, size):
                below = sum((groups[:, :, later] < groups[:, :, i]).astype(np.int32) for i in range(later))
                code = code * (later + 1) + below
            self._tally(f"pattern of {size} {name}", code, (6, 24)[size - 3])

    def _add_runs(self, name: str, rows: Orders) -> None:
        """Falls (Euler's numbers) and turning points: mean and variance of a random order."""
        falls = rows[:, 1:] < rows[:, :-1]
        turns = falls[:, 1:] != falls[:, :-1]
        shoes = len(rows)
        self._sum(f"falls of {name}", falls.sum() - shoes * (CARDS - 1) / 2, shoes * (CARDS + 1) / 12)
        self._sum(f"turns of {name}", turns.sum() - shoes * 2 * (CARDS - 2) / 3, shoes * (16 * CARDS - 29) / 90)

    def _add_cycles(self, orders: Orders) -> None:
        step, least = orders.astype(np.int64), np.broadcast_to(np.arange(CARDS), orders.shape).copy()
        self._tally("fixed points", np.minimum((step == least).sum(axis=1), FIXED_POINTS), FIXED_POINTS + 1)
        for _ in range(CARDS.bit_length()):
            least = np.minimum(least, np.take_along_axis(least, step, axis=1))
            step = np.take_along_axis(step, step, axis=1)
        cycles = (least == np.arange(CARDS)).sum(axis=1)
        mean = sum(1 / size for size in range(1, CARDS + 1))
        spread = mean - sum(1 / size**2 for size in range(1, CARDS + 1))
        self._sum("cycles", float(cycles.sum() - len(orders) * mean), len(orders) * spread)
        self._tally("parity", (CARDS - cycles) % 2, 2)

    def _add_following(self, orders: Orders, places: Orders) -> None:
        """Every second shoe beside the one before it: cards that kept their place, and their neighbour."""
        before, behind, pairs = orders[::2], orders[1::2], len(orders) // 2
        before, behind = before[:pairs], behind[:pairs]
        kept = (before == behind).sum() - pairs
        self._sum("place kept from shoe to shoe", float(kept), pairs)
        there = np.take_along_axis(places[1::2][:pairs], before.astype(np.int64), axis=1).astype(np.int32)
        together = (there[:, 1:] - there[:, :-1] == 1).sum() - pairs * (CARDS - 1) / CARDS
        self._sum("neighbour kept from shoe to shoe", float(together), pairs * laws.kept_neighbours_variance(CARDS))
        middle = (CARDS - 1) / 2
        product = ((before - middle) * (behind - middle)).sum()
        square = CARDS * (CARDS**2 - 1) / 12
        self._sum("place from shoe to shoe", float(product), pairs * square**2 / (CARDS - 1))

    def _add_collecting(self, orders: Orders) -> None:
        """How many cards it takes until every rank has been seen."""
        ranks = orders % RANKS
        last = np.max([(ranks == rank).argmax(axis=1) for rank in range(RANKS)], axis=0)
        self._tally("collecting ranks", last, CARDS)

    def _add_coups(self, orders: Orders) -> None:
        for at in COUPS_AT:
            self._tally(f"coup at {at}", self._winners(orders[:, at : at + 6]), 3)

    def _winners(self, cards: Orders) -> Counts:
        """Who wins the coup that these six cards give, of which it may leave two: 0 Player, 1 Banker, 2 nobody."""
        rank = cards.astype(np.int64) % RANKS
        value = np.where(rank < 9, rank + 1, 0)
        player, banker = (value[:, 0] + value[:, 2]) % 10, (value[:, 1] + value[:, 3]) % 10
        player_draws = self._draws[TO_ACT, player, banker] == 1
        third = np.where(player_draws, value[:, 4], STOOD)
        banker_draws = self._draws[third, player, banker] == 1
        bankers_third = np.where(player_draws, value[:, 5], value[:, 4])
        player_total = (player + np.where(player_draws, value[:, 4], 0)) % 10
        banker_total = (banker + np.where(banker_draws, bankers_third, 0)) % 10
        return np.where(player_total > banker_total, 0, np.where(player_total < banker_total, 1, 2))

    def _add_words(self, drawn: Words) -> None:
        stream = drawn.view(np.uint8).ravel()
        self._tally("bytes", stream, 256)
        self._tally("byte pairs", stream[::2].astype(np.int32) * 256 + stream[1::2], 65_536)
        self._count("bits", np.array([int((drawn >> np.uint32(bit) & np.uint32(1)).sum()) for bit in range(32)]))
        self._count("words", np.array([drawn.size]))
        changes = np.bitwise_count((drawn ^ (drawn >> np.uint32(1))) & np.uint32(0x7FFFFFFF)).sum()
        self._sum("runs of bits", float(changes) - drawn.size * 31 / 2, drawn.size * 31 / 4)
        apart = np.bitwise_count(drawn[1::2][: len(drawn) // 2] ^ drawn[::2][: len(drawn) // 2])
        self._sum("streams beside each other", float(apart.sum()) - apart.size * 16, apart.size * 8)
        rising = (drawn[:, 1::2] > drawn[:, ::2]).sum()
        self._sum("word after word", float(rising) - drawn.size / 4, drawn.size / 8)


def _hashed(orders: Orders) -> NDArray[np.uint64]:
    """64 bits of every shoe, alike for two different ones with a chance of 2^-64 or so."""
    factors = np.random.Generator(np.random.Philox(key=5)).bytes(8 * orders.shape[1])
    told = np.zeros(len(orders), dtype=np.uint64)
    for place, factor in enumerate(np.frombuffer(factors, np.uint64) | np.uint64(1)):
        told = (told ^ orders[:, place]) * factor
        told ^= told >> np.uint64(29)
    return told


def p_least(chances: Sequence[float]) -> float:
    """The least of some chances, corrected for their number (Bonferroni)."""
    return min(1.0, min(chances) * len(chances))
