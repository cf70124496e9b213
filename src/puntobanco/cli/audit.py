"""`puntobanco audit`: the record of a house, read from its first row."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import click

from puntobanco.cli.house import FAILED
from puntobanco.cli.output import write_json
from puntobanco.errors import InputError
from puntobanco.fairness.statements import HEADS, Signer
from puntobanco.office.keyfile import house_key
from puntobanco.office.options import DATABASE, ServeOptions
from puntobanco.office.reading import text_in
from puntobanco.storage.audit import AuditReport
from puntobanco.storage.audit import audit as audit_store
from puntobanco.storage.urls import store_at, verify_founded

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(short_help="Check a house's record: every balance, every link of the chain, every coup.")
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Where the record is kept.")
@click.option(
    "--anchor",
    "anchors",
    type=_FILE,
    multiple=True,
    metavar="FILE",
    help="A signed anchor that was kept outside, as GET /api/anchor gave it; it has to be in the record.",
)
def audit(*, database: str, anchors: tuple[Path, ...]) -> None:
    """Rebuild every balance, check every link of the chains, and deal and settle every coup again; change nothing.

    Streams have to go through the points where the house anchored them; where the house's key lies beside the database,
    the signatures of the anchors are checked as well. Writes JSON: what was read, whether it is sound, and every fault
    with its place. Exit code 2 when there is one. The house may be open meanwhile.
    """
    statements = tuple(map(_statement, anchors))
    report = asyncio.run(_audited(database, statements))
    write_json(
        {
            "sound": report.is_sound,
            "streams": report.streams,
            "events": report.events,
            "transfers": report.transfers,
            "accounts": report.accounts,
            "coups": report.coups,
            "wagers": report.wagers,
            "anchors": report.anchors,
            "faults": [*map(str, report.faults), *map(str, report.ledger_faults), *map(str, report.play_faults)],
        }
    )
    if not report.is_sound:
        raise click.exceptions.Exit(FAILED)


async def _audited(database: str, statements: tuple[str, ...]) -> AuditReport:
    await verify_founded(database)
    key = ServeOptions(database=database).key_file
    public_key = Signer(house_key(key)).public_key if key is not None and key.exists() else None
    store = store_at(database)
    await store.open()
    try:
        return await audit_store(store, play=True, public_key=public_key, statements=statements)
    finally:
        await store.close()


def _statement(file: Path) -> str:
    """The statement in a file: alone, or as the house answers it."""
    statement: object = text_in(file).strip()
    with contextlib.suppress(ValueError, KeyError, TypeError, RecursionError):  # not JSON, then the statement alone
        statement = json.loads(str(statement))["statement"]
    if not isinstance(statement, str) or not statement.startswith(f"{HEADS}:"):
        raise InputError(f"{file} holds no anchor: give the answer of GET /api/anchor")
    return statement
