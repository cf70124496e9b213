"""Phrases at the tables: said to everybody who follows the table, kept nowhere."""

from __future__ import annotations

from puntobanco.errors import Reason, Refused
from puntobanco.hall.phrases import Phrase, Tongues
from puntobanco.server.basis.clock import Clock
from puntobanco.server.basis.metrics import Counted, Metrics
from puntobanco.server.links.fanout import Fanout
from puntobanco.server.people.patrons import Patron
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.phrases import PhraseTold
from puntobanco.table.terms import TableMode


class Talk:
    """What patrons say in one house; `is_on`: whether the house lets them."""

    def __init__(self, clock: Clock, fanout: Fanout, metrics: Metrics, *, is_on: bool) -> None:
        self.is_on = is_on
        self._clock = clock
        self._fanout = fanout
        self._metrics = metrics
        self._tongues = Tongues()

    def say(self, patron: Patron, played: PlayedTable, phrase: Phrase) -> None:
        """Tell everybody at a table. Raises Refused; who watches, or has excluded themselves, says nothing."""
        now_ms = self._clock.now_ms()
        if not self.is_on or played.profile.mode is TableMode.TOUCH:
            raise Refused(Reason.NOT_NOW, detail="nothing is said here")
        if patron.protection.excludes(now_ms):
            raise Refused(Reason.SELF_EXCLUDED)
        if patron.id not in played.seats:
            raise Refused(Reason.NO_SEAT)
        self._tongues.take(patron.id, now_ms)
        self._metrics.count(Counted.PHRASES_SAID)
        told = PhraseTold(
            table=played.profile.id, patron=patron.id, nickname=patron.record.nickname, phrase=phrase, at=now_ms
        )
        self._fanout.push(played.topic.followers, frame_of(told))
