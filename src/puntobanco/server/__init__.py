"""The house on the network: HTTP, one WebSocket per client, and the owners that run the tables."""

from __future__ import annotations

from puntobanco.office.options import ServeOptions


def run(options: ServeOptions) -> None:
    """Serve the hall until interrupted. Raises InputError or RulesError when the house cannot open as asked."""
    from puntobanco.server.serving import serve

    serve(options)
