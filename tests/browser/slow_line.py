"""A patron who sits at a table over a line that can be slowed, so that they still see what is over already."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.patron import DESK, Patron, context_for


class SlowLine:
    """A line on which some of what the house says stands still while it is `slow`: usually what it says of tables."""

    def __init__(self, holds: frozenset[str] = frozenset({"events", "briefs"})) -> None:
        self._holds = holds
        self.slow = False
        self._late: list[str | bytes] = []

    def route(self, client: WebSocketRoute) -> None:
        """Stand between the page and the house."""
        self._client = client
        server = client.connect_to_server()
        server.on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        if self.slow and json.loads(message)["t"] in self._holds:
            self._late.append(message)
        else:
            self._client.send(message)

    def catch_up(self) -> None:
        """All that was said meanwhile comes."""
        self.slow = False
        for message in self._late:
            self._client.send(message)
        self._late.clear()


@contextmanager
def on_a_slow_line(chromium: Browser, url: str, table: str) -> Iterator[tuple[Patron, SlowLine]]:
    """Ben sits down at a table over a line that can be slowed."""
    line = SlowLine()
    context = context_for(chromium, DESK)
    page = context.new_page()
    page.route_web_socket(re.compile(r"/ws\?"), line.route)
    ben = Patron(page, url)
    ben.come_as_guest()
    ben.sit_down(table)
    yield ben, line
    assert ben.faults == []
    context.close()
