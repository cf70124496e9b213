"""A patron's own statement: every transfer of their coins with what it was for and what they had after it.

What a coup returns is left out until its cards have been shown, so the balances here are those that were told.
"""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final

import msgspec

from puntobanco.ledger import Transfer, TransferCode, patron_account
from puntobanco.ledger.posting import CoupAccounts
from puntobanco.server.house import PRIVATE_SEPARATOR, House
from puntobanco.server.http.heads import When
from puntobanco.server.people.patrons import Patron
from puntobanco.server.wire.past import Statement, StatementRow
from puntobanco.storage import Posted
from puntobanco.storage.history import PastCoup
from puntobanco.table.phases import Phase

PAGE: Final = 100
COLUMNS: Final[tuple[str, ...]] = StatementRow.__struct_fields__

_BEFORE_THE_COUP: Final = frozenset({TransferCode.WAGER, TransferCode.CANCEL})
_OF_A_COUP: Final = frozenset({"wager", "cancel", "settle", "correct"})
_FIRST: Final = "first"


class _Timed(msgspec.Struct):
    """What many events say: when."""

    at: int | None = None


class Statements:
    """Reads statements of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def page(self, patron: Patron, *, before: int | None, limit: int) -> Statement:
        """One page, newest first."""
        store, account = self._house.store, patron_account(patron.id)
        hidden = await self._hidden(patron)
        found = await store.statement(account, before=before, limit=limit)
        balance = await store.history.balance_before(account, before)
        balance -= sum(amount for number, amount in hidden.items() if before is None or number < before)
        shown = balance
        coups: dict[tuple[str, int, int], PastCoup | None] = {}
        rows = []
        for posted in found:
            if posted.number in hidden:
                continue
            row = await self._row(posted, account, balance, coups)
            rows.append(row)
            balance -= row.amount_minor
        more = found[-1].number if len(found) == limit else None
        return Statement(rows=tuple(rows), balance_minor=shown, before=more)

    async def _hidden(self, patron: Patron) -> dict[int, int]:
        """Transfers of coups that are decided and whose cards are still being shown: number -> signed amount."""
        hidden: dict[int, int] = {}
        account = patron_account(patron.id)
        for played in self._house.tables:
            if played.table.id not in patron.wallet.unrevealed:
                continue
            key = CoupAccounts(played.table.id, played.table.shoes, played.table.coup).key
            for wager in played.table.settled:
                if wager.patron != patron.id:
                    continue
                for part in ("stake", "win", "commission"):
                    posted = await self._house.store.transfer(f"settle:{key}:{patron.id}:{wager.bet}:{part}")
                    if posted is not None and account in (posted.transfer.debit, posted.transfer.credit):
                        hidden[posted.number] = _signed(posted.transfer, account)
        return hidden

    async def _row(
        self, posted: Posted, account: str, balance: int, coups: dict[tuple[str, int, int], PastCoup | None]
    ) -> StatementRow:
        transfer = posted.transfer
        kind, *parts = transfer.id.split(":")
        row = StatementRow(
            number=posted.number,
            at=None,
            code=transfer.code.value,
            amount_minor=_signed(transfer, account),
            balance_minor=balance,
        )
        if kind not in _OF_A_COUP:
            why = _why(parts) if transfer.code is TransferCode.GRANT else ""
            return msgspec.structs.replace(row, at=await self._told_at(posted), why=why)
        stream, shoe, coup = parts[0], int(parts[1]), int(parts[2])
        place = stream, shoe, coup
        if place not in coups:
            coups[place] = await self._house.store.history.coup(*place)
        table = stream.partition(PRIVATE_SEPARATOR)[0]
        profile = self._house.profiles.get(table)
        return msgspec.structs.replace(
            row,
            at=await self._at(posted, coups[place], place),
            table=table,
            table_number=None if profile is None else profile.number,
            shoe=shoe,
            coup=coup,
            bet=parts[-1] if kind in {"wager", "cancel"} else parts[-2],
        )

    async def _at(self, posted: Posted, past: PastCoup | None, place: tuple[str, int, int]) -> int | None:
        is_wager = posted.transfer.code in _BEFORE_THE_COUP
        if is_wager or posted.transfer.id.startswith("correct:"):
            told_at = await self._told_at(posted)
            if told_at is not None or not is_wager:
                return told_at
        if past is not None:
            return past.opened_at_ms if is_wager else past.shown_at_ms
        stream, shoe, coup = place
        for played in self._house.tables:
            table = played.table
            if (table.id, table.shoes, table.coup) == (stream, shoe, coup) and table.phase is not Phase.CLOSED:
                return table.opens_at
        return await self._told_at(posted)

    async def _told_at(self, posted: Posted) -> int | None:
        """When the event happened that a transfer hangs on, where it says so."""
        events = await self._house.store.events(posted.stream, after=posted.sequence - 1, limit=1)
        try:
            return msgspec.json.decode(events[0].body, type=_Timed).at if events else None
        except msgspec.DecodeError:
            return None

    async def lines(self, patron: Patron, *, when: When) -> AsyncIterator[str]:
        """The whole statement as CSV under its `COLUMNS`, newest first, amounts in coins."""
        before: int | None = None
        while True:
            page = await self.page(patron, before=before, limit=PAGE)
            yield csv_lines([_cells(row, when) for row in page.rows])
            if page.before is None:
                return
            before = page.before


def csv_lines(rows: Sequence[Sequence[object]]) -> str:
    """Rows as CSV."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def coins(minor: int) -> str:
    """Minor units as a plain decimal of coins: "-12.50"."""
    sign = "-" if minor < 0 else ""
    return f"{sign}{abs(minor) // 100}.{abs(minor) % 100:02}"


def _cells(row: StatementRow, when: When) -> list[object]:
    told: Mapping[str, object] = msgspec.structs.asdict(row) | {"at": when(row.at)}
    return [coins(int(str(value))) if key.endswith("_minor") else value for key, value in told.items()]


def _signed(transfer: Transfer, account: str) -> int:
    return transfer.amount_minor if transfer.credit == account else -transfer.amount_minor


def _why(parts: Sequence[str]) -> str:
    last = parts[-1]
    if last == _FIRST:
        return _FIRST
    return "refill" if last[:4].isdecimal() else "house"
