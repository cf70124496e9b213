"""`puntobanco restore`: a house from its backup."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import click

from puntobanco.cli.output import write_json
from puntobanco.office.options import DATABASE, ServeOptions


@click.command(short_help="A house from its backup, where there is none yet.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Where the record is to be kept.")
def restore(*, file: Path, database: str) -> None:
    """Restore a house from a backup FILE into an empty place.

    That is a database that is not there yet, or is empty, and a folder without a key: over a house that is there
    nothing is restored.

    The house that opens on it ends every shoe that lay on a table, gives the wagers on it back, and draws from new
    chains of seeds, since the old ones may have been told after the backup. Writes JSON.
    """
    from puntobanco.server.upkeep.restoring import restore as restored

    manifest = asyncio.run(restored(ServeOptions(database=database), file, time.time_ns() // 1_000_000))
    write_json(
        {
            "database": manifest.database,
            "schema": manifest.schema,
            "made_at_ms": manifest.made_at_ms,
            "files": list(manifest.files),
        }
    )
