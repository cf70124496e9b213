"""Who is at a live table right now, and what the house says when somebody is not.

A dealer is there while one of their consoles follows the table. When the last is gone the table is held; the dealer who
comes back, or another who sits down, ends that (STANDARDS 4.11). Where the house wants a supervisor (LIV-05), no coup
begins while none has followed the table for a minute.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from puntobanco.hall.roles import Role
from puntobanco.server.basis.asking import Answered, Asked, Done
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.table import live_commands
from puntobanco.table.commands import HOUSE, Command
from puntobanco.table.live import HoldKind
from puntobanco.table.phases import Phase
from puntobanco.table.terms import Staffing

SUPERVISES: Final = frozenset({Role.PIT_SUPERVISOR, Role.SHIFT_MANAGER})


@dataclass(slots=True)
class _Seen:
    """What is known of one table. `asking`: the house has said something that is not decided yet."""

    consoles: tuple[Session, ...] = ()
    alone_since: int | None = None
    timer: Waiting | None = None
    asking: bool = False


class Presence:
    """Looks after all live tables; `say` hands the house's word to a table."""

    def __init__(self, clock: Clock, say: Callable[[PlayedTable, Asked], None]) -> None:
        self._clock = clock
        self._say = say
        self._tables: dict[str, _Seen] = {}

    def has_supervisor(self, played: PlayedTable, consoles: Sequence[Session]) -> bool:
        """Whether a supervisor is there; with few people whoever deals counts."""
        small = played.owner.terms.live.staffing is Staffing.SMALL
        roles = SUPERVISES | {Role.DEALER} if small else SUPERVISES
        return any(console.role in roles for console in consoles)

    def look(self, played: PlayedTable, consoles: Sequence[Session]) -> None:
        """Compare who is there with what the table waits for, and say what has to be said."""
        seen = self._tables.setdefault(played.table.id, _Seen())
        seen.consoles = tuple(consoles)
        live, now_ms = played.table.live, self._clock.now_ms()
        if live is None or played.table.phase is Phase.CLOSED or seen.asking:
            return
        terms = played.owner.terms.live
        held = live.hold(HoldKind.DEALER_LINK)
        here = live.dealer is not None and any(console.patron == live.dealer for console in consoles)
        if live.dealer is not None and not here and held is None:
            self._hold(played, seen, HoldKind.DEALER_LINK, until=now_ms + terms.hold_ms)
            return
        if held is not None and (here or live.dealer is None):
            self._release(played, seen, HoldKind.DEALER_LINK)
            return
        if terms.supervisor_present:
            self._look_for_supervisor(played, seen, terms.supervisor_ms)

    def _look_for_supervisor(self, played: PlayedTable, seen: _Seen, patience_ms: int) -> None:
        live = played.table.live
        held = None if live is None else live.hold(HoldKind.NO_SUPERVISOR)
        if self.has_supervisor(played, seen.consoles):
            seen.alone_since = None
            if held is not None:
                self._release(played, seen, HoldKind.NO_SUPERVISOR)
            return
        now_ms = self._clock.now_ms()
        if seen.alone_since is None:
            seen.alone_since = now_ms
        due_ms = seen.alone_since + patience_ms
        if held is None and now_ms >= due_ms:
            self._hold(played, seen, HoldKind.NO_SUPERVISOR, until=None)
        elif held is None and seen.timer is None:
            seen.timer = self._clock.call_at(due_ms, lambda: self._again(played, seen))

    def _again(self, played: PlayedTable, seen: _Seen) -> None:
        seen.timer = None
        self.look(played, seen.consoles)

    def _hold(self, played: PlayedTable, seen: _Seen, kind: HoldKind, *, until: int | None) -> None:
        name = self._name(played, "hold", kind)
        command = live_commands.HoldTable(id=name, actor=HOUSE, hold=kind.value, until=until)
        self._ask(played, seen, command)

    def _release(self, played: PlayedTable, seen: _Seen, kind: HoldKind) -> None:
        name = self._name(played, "release", kind)
        self._ask(played, seen, live_commands.ReleaseTable(id=name, actor=HOUSE, hold=kind.value))

    def _name(self, played: PlayedTable, what: str, kind: HoldKind) -> str:
        return f"{played.table.id}:{what}:{kind}:{played.owner.sequence}:{self._clock.now_ms()}"

    def _ask(self, played: PlayedTable, seen: _Seen, command: Command) -> None:
        seen.asking = True

        def answered(answer: Answered) -> None:
            seen.asking = False
            # What stands on record beyond this table's last event is another house's word: nothing has changed here.
            if isinstance(answer, Done) and answer.sequence <= played.owner.sequence:
                self.look(played, seen.consoles)

        self._say(played, Asked(command, self._clock.now_ms(), answered))
