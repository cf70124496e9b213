"""What a patron is shown to have: the store knows what a coup returns before its cards are shown, and must not tell.

The balance shown leaves out returns of coups that are still being revealed, and counts their stakes as in play. Wagers
are checked against it too, or an accepted wager would give the result away.
"""

from __future__ import annotations

from collections.abc import Mapping


class Wallet:
    """One patron's coins as they are shown, minor units, by the tables where some of them lie."""

    def __init__(self, balance_minor: int) -> None:
        self.stored_minor = balance_minor
        self._lying: dict[str, int] = {}
        self._unrevealed: dict[str, tuple[int, int]] = {}
        self._asked: dict[str, int] = {}
        self._leaving: dict[str, int] = {}

    @property
    def balance_minor(self) -> int:
        """Coins at hand, as shown."""
        return self.stored_minor - sum(returned for _, returned in self._unrevealed.values())

    @property
    def in_play_minor(self) -> int:
        """Stakes in running coups and in those that are not yet shown."""
        return sum(self._lying.values()) + sum(stake for stake, _ in self._unrevealed.values())

    @property
    def at_stake_minor(self) -> int:
        """Stakes in play, and those of wagers that are being written down."""
        return self.in_play_minor + sum(self._asked.values())

    def lying_minor(self, table: str) -> int:
        """Stakes that lie undecided at a table."""
        return self._lying.get(table, 0)

    @property
    def free_minor(self) -> int:
        """What may still be wagered: coins at hand without those that are on their way somewhere else."""
        return self.balance_minor - sum(self._asked.values()) - sum(self._leaving.values())

    def lies(self, table: str, stake_minor: int) -> None:
        """Stakes that lie undecided at a table now."""
        _put(self._lying, table, stake_minor)

    def settled(self, table: str, *, stake_minor: int, returned_minor: int) -> None:
        """A coup is decided but not shown: its stake stays in play, what it returns stays hidden."""
        self._unrevealed[table] = (stake_minor, returned_minor)

    def revealed(self, table: str) -> None:
        """The coup at a table has been shown."""
        self._unrevealed.pop(table, None)

    @property
    def places(self) -> frozenset[str]:
        """Tables where something lies, or hides."""
        return frozenset((*self._lying, *self._unrevealed))

    @property
    def unrevealed(self) -> tuple[str, ...]:
        """Tables with a coup that is decided and not shown."""
        return tuple(self._unrevealed)

    def ask(self, command: str, stake_minor: int) -> None:
        """A wager is on its way to the store; until `answered` its coins are not free."""
        self._asked[command] = stake_minor

    def leave(self, command: str, amount_minor: int) -> None:
        """Coins are being taken back; until `answered` they are not free, and they are at stake nowhere."""
        self._leaving[command] = amount_minor

    def answered(self, command: str) -> None:
        """The store has answered."""
        self._asked.pop(command, None)
        self._leaving.pop(command, None)

    @property
    def idle(self) -> bool:
        """Whether nothing lies, hides, is asked or leaves, so that the stored balance is the whole truth."""
        return not (self._lying or self._unrevealed or self._asked or self._leaving)


def _put(amounts: dict[str, int], key: str, amount: int) -> None:
    if amount:
        amounts[key] = amount
    else:
        amounts.pop(key, None)


def stake_of(wagers: Mapping[str, int]) -> int:
    """Sum of wagers by bet, minor units."""
    return sum(wagers.values())
