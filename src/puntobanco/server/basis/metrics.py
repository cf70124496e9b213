"""What the house counts, in the words of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import StrEnum


class Counted(StrEnum):
    """What is counted upwards for as long as the process runs."""

    LINKS_OPENED = "links_opened"
    LINKS_REFUSED = "links_refused"
    SLOW_READERS_DROPPED = "slow_readers_dropped"
    MESSAGES_IN = "messages_in"
    MESSAGES_REFUSED = "messages_refused"
    RESYNC_DELTAS = "resync_deltas"
    RESYNC_SNAPSHOTS = "resync_snapshots"
    COMMANDS_COMMITTED = "commands_committed"
    COMMANDS_REFUSED = "commands_refused"
    COMMANDS_REPEATED = "commands_repeated"
    COMMITS = "commits"
    COMMITS_UNKNOWN = "commits_unknown"
    COUPS_SETTLED = "coups_settled"
    COUPS_VOIDED = "coups_voided"
    TABLES_STOPPED = "tables_stopped"
    RETURNS_DEVIATED = "returns_deviated"
    CODE_CHANGED = "code_changed"
    GUESTS_ADMITTED = "guests_admitted"
    PHRASES_SAID = "phrases_said"


class Metrics:
    """Counters, and gauges that are looked at when somebody asks."""

    def __init__(self) -> None:
        self.counts: Counter[Counted] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, what: Counted, by: int = 1) -> None:
        """Count something."""
        self.counts[what] += by

    def gauge(self, name: str, look: Callable[[], float]) -> None:
        """Show a figure that is looked up when it is asked for."""
        self._gauges[name] = look

    def text(self) -> str:
        """The text that Prometheus reads."""
        lines = []
        for what in Counted:
            lines += [f"# TYPE puntobanco_{what}_total counter", f"puntobanco_{what}_total {self.counts[what]}"]
        for name, look in self._gauges.items():
            lines += [f"# TYPE puntobanco_{name} gauge", f"puntobanco_{name} {look():g}"]
        return "\n".join(lines) + "\n"
