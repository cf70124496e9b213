"""Phrases are rationed for each patron, and nothing of who said them is kept for long."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.phrases import SAID_MAX, SPAN_MS, Tongues


def test_one_phrase_too_many_is_refused_until_the_first_is_long_ago() -> None:
    tongues = Tongues()
    for said_at in range(SAID_MAX):
        tongues.take("ann", said_at)
    for now_ms in (SAID_MAX, SPAN_MS - 1):
        with pytest.raises(Refused) as refused:
            tongues.take("ann", now_ms)
        assert refused.value.reason is Reason.TOO_MANY
    tongues.take("ann", SPAN_MS)
    with pytest.raises(Refused):
        tongues.take("ann", SPAN_MS)
    tongues.take("ann", SPAN_MS + 1)


def test_one_patron_does_not_use_up_what_another_may_say() -> None:
    tongues = Tongues()
    for _ in range(SAID_MAX):
        tongues.take("ann", 0)
    tongues.take("ben", 0)


def test_whoever_has_long_said_nothing_is_forgotten() -> None:
    tongues = Tongues()
    for number in range(100):
        tongues.take(f"patron-{number}", number)
    tongues.take("ann", 2 * SPAN_MS)
    assert len(tongues) == 1
