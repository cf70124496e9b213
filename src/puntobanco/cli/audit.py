"""`puntobanco audit`: the record of a house, read from its first row."""

from __future__ import annotations

import asyncio

import click

from puntobanco.cli.house import FAILED
from puntobanco.cli.output import write_json
from puntobanco.errors import InputError
from puntobanco.office.options import DATABASE
from puntobanco.storage.audit import AuditReport
from puntobanco.storage.audit import audit as audit_store
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.urls import store_at


@click.command(short_help="Check a house's record: every balance, every link of the chain, every coup.")
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Where the record is kept.")
def audit(database: str) -> None:
    """Rebuild every balance, check every link of the chains, and deal and settle every coup again; change nothing.

    Writes JSON: what was read, whether it is sound, and every fault with its place. Exit code 2 when there is one. The
    house may be open meanwhile.
    """
    report = asyncio.run(_audited(database))
    write_json(
        {
            "sound": report.is_sound,
            "streams": report.streams,
            "events": report.events,
            "transfers": report.transfers,
            "accounts": report.accounts,
            "coups": report.coups,
            "wagers": report.wagers,
            "faults": [*map(str, report.faults), *map(str, report.ledger_faults), *map(str, report.play_faults)],
        }
    )
    if not report.is_sound:
        raise click.exceptions.Exit(FAILED)


async def _audited(database: str) -> AuditReport:
    store = store_at(database)
    if isinstance(store, SqliteStore) and not store.path.exists():
        raise InputError(f"there is no database at {store.path}: name the house's own with --database")
    await store.open()
    try:
        return await audit_store(store, play=True)
    finally:
        await store.close()
