"""`puntobanco serve`: the house, in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from puntobanco.office.options import DATABASE, ServeOptions

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(short_help="The house: a hall of tables in the browser.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Where the record is kept.")
@click.option("--house", type=_FILE, metavar="FILE", help="TOML file with the tables; without it, the demo hall.")
@click.option(
    "--rules", type=_FILE, multiple=True, metavar="FILE", help="A rule set of your own, at a table of its own."
)
@click.option("--test-house", is_flag=True, help="Short times, for tests; never with a database of real wallets.")
@click.option("--script", type=_FILE, metavar="FILE", help="Cards and times of a test house.")
@click.option("--insecure-lan", is_flag=True, help="Plain http to the network, for a phone beside you.")
@click.option("--tls-cert", type=_FILE, metavar="FILE")
@click.option("--tls-key", type=_FILE, metavar="FILE")
@click.option("--trusted-proxy", metavar="ADDRESS", help="A proxy in front whose forwarded headers are believed.")
@click.option("--origin", "origins", multiple=True, metavar="ORIGIN", help="A further web origin that may connect.")
@click.option("--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="How it is logged.")
def serve(**options: object) -> None:
    """Open the hall and serve it until interrupted."""
    from puntobanco.server import run

    run(ServeOptions(**options))  # type: ignore[arg-type] # click has made them what the options are
