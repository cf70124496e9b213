"""How results are written: JSON, CSV and tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

import click

WIDTH_UNBOUND = 240
"""Columns of a table that is not shown in a terminal: wide enough to wrap nothing."""


def write_json(value: object, *, lines: bool = False) -> None:
    """Write a value as JSON; with `lines`, on one line that is sent at once."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=None if lines else 2))
    if lines:
        sys.stdout.flush()


def write_csv(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Write rows as CSV with a header line (RFC 4180, but with plain line feeds)."""
    import csv
    import io

    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    click.echo(text.getvalue(), nl=False)


def write_table(
    columns: Sequence[str], groups: Sequence[Sequence[Sequence[str]]], *, title: str = "", right: Sequence[int] = ()
) -> None:
    """Draw a table; a line divides the groups of rows, and the columns numbered in `right` are set to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    class Piped(Console):
        """A console that does not judge what it means when the reader has gone: the command line does."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    terminal = sys.stdout.isatty()
    table = Table(title=Text(title) if title else None, title_justify="left", box=box.SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if number in right else "left", overflow="fold")
    for group in groups:
        for row in group:
            table.add_row(*map(Text, row))
        table.add_section()
    console = Piped(file=sys.stdout, width=None if terminal else WIDTH_UNBOUND, highlight=False)
    console.print(table)
