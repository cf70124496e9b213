"""What the house notes of itself: how far every stream had come, its books, whether its files are those installed."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class HeadNoted(Struct, frozen=True):
    """The end of a stream: sequence and hash (hexadecimal) of its last event."""

    sequence: int
    hash: str


class HeadsAnchored(Struct, frozen=True, kw_only=True, tag_field="kind", tag="heads-anchored"):
    """Where streams stood at this moment, by id: those that have moved since they were last anchored.

    A stream that is written anew later, hashes and all, does not go through this point. `statement` is the house's
    signed word of it (`fairness.statements.Heads`).
    """

    number: int
    heads: dict[str, HeadNoted]
    statement: str
    at: int


class BooksClosed(Struct, frozen=True, kw_only=True, tag_field="kind", tag="books-closed"):
    """What every kept account held after transfer `number`: one hash (hexadecimal) over all that were not empty."""

    number: int
    accounts: int
    digest: str
    at: int


class CodeChecked(Struct, frozen=True, kw_only=True, tag_field="kind", tag="code-checked"):
    """The program's own files were read: one hash over all of them, and those that differ from what was installed."""

    version: str
    hash: str
    changed: tuple[str, ...]
    at: int


class ReturnDeviated(Struct, frozen=True, kw_only=True, tag_field="kind", tag="return-deviated"):
    """What a bet returned at a table is too far from its exact value to be chance.

    Over `coups` coups since the house was started it returned `observed` of the stake where `exact` was to be expected,
    both as decimal texts; `evidence` is the e-value's logarithm to base 10.
    """

    table: str
    ruleset: str
    bet: str
    coups: int
    observed: str
    exact: str
    evidence: str
    at: int


class TableRestored(Struct, frozen=True):
    """The number of a table's last shoe and of its newest chain of seeds, in the record that was restored."""

    shoe: int
    chain: int


class HouseRestored(Struct, frozen=True, kw_only=True, tag_field="kind", tag="house-restored"):
    """The record was read from a backup made at `made_at`; what was written after that is not in it.

    The house that it was taken from may have gone on and revealed seeds since. So no shoe of these tables is dealt on,
    and none of their chains is used again.
    """

    made_at: int
    at: int
    tables: dict[str, TableRestored]


UpkeepEvent: TypeAlias = HeadsAnchored | BooksClosed | CodeChecked | ReturnDeviated | HouseRestored
