"""What a table remembers for those who come back, to the event."""

from __future__ import annotations

import json

from puntobanco.server.links.fanout import Fanout
from puntobanco.server.links.topic import TableTopic
from puntobanco.server.wire.messages import RING_EVENTS
from tests.server.indoors import ManualClock

TOLD = 2 * RING_EVENTS
OLDEST = TOLD - RING_EVENTS


def _topic() -> TableTopic:
    topic = TableTopic("t1", ManualClock(), Fanout())
    for number in range(1, TOLD + 1):
        topic.remember(json.dumps({"kind": "told", "number": number}).encode())
    return topic


def _numbers(frame: bytes | None) -> tuple[int, int, list[int]]:
    assert frame is not None
    message = json.loads(frame[frame.index(b"{") :])
    return message["after"], message["seq"], [event["number"] for event in message["events"]]


def test_who_knows_the_last_event_before_the_oldest_kept_gets_all_that_are_kept() -> None:
    assert _numbers(_topic().missed(OLDEST)) == (OLDEST, TOLD, list(range(OLDEST + 1, TOLD + 1)))


def test_who_missed_one_more_than_is_kept_gets_no_events_with_a_hole_before_them() -> None:
    assert _topic().missed(OLDEST - 1) is None


def test_who_knows_the_last_event_gets_none_and_who_knows_a_later_one_is_not_believed() -> None:
    assert _numbers(_topic().missed(TOLD)) == (TOLD, TOLD, [])
    assert _topic().missed(TOLD + 1) is None
