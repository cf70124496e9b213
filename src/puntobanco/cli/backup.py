"""`puntobanco backup`: a house in one file."""

from __future__ import annotations

import time
from pathlib import Path

import click

from puntobanco.cli.output import write_json
from puntobanco.office.backup import back_up
from puntobanco.office.options import DATABASE, ServeOptions

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(short_help="A house in one file: record, key, rule sets. It may be open meanwhile.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Where the record is kept.")
@click.option("--house", type=_FILE, metavar="FILE", help="The file with the tables, to be kept as well.")
def backup(*, file: Path, database: str, house: Path | None) -> None:
    """Write a backup of a house to FILE, which must not be there yet.

    In it are the whole record as it is at one moment, the house's key, its own rule sets, and the file of its tables if
    it is named. FILE can be read by its owner alone: who has it can unseal the seeds of shoes that are still in play.
    Writes JSON: what is in it, with checksums.
    """
    manifest = back_up(ServeOptions(database=database, house=house), file, time.time_ns() // 1_000_000)
    write_json(
        {
            "file": str(file),
            "bytes": file.stat().st_size,
            "database": manifest.database,
            "schema": manifest.schema,
            "made_at_ms": manifest.made_at_ms,
            "files": {name: {"bytes": one.bytes, "sha256": one.sha256} for name, one in manifest.files.items()},
        }
    )
