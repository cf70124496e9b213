"""ACC-04 and ACC-05: guessing is slowed down, and a password has to be given again."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.signing import (
    RECENT_MS,
    TRIES,
    TRIES_OF_ADDRESS,
    TRIES_OF_NAME,
    WAIT_MOST_MS,
    WINDOW_MS,
    SessionKind,
    SessionTerms,
    Tries,
    verify_recent,
)

NOW = 1_700_000_000_000


def waits(tries: Tries, name: str, address: str, browser: str | None = None, now_ms: int = NOW) -> int:
    """Seconds that one has to wait."""
    try:
        tries.verify(name, address, browser, now_ms)
    except Refused as refused:
        return int(refused.detail)
    return 0


def fail(tries: Tries, times: int, name: str, address: str, browser: str | None = None, now_ms: int = NOW) -> None:
    for _ in range(times):
        tries.failed(name, address, browser, now_ms)


def test_three_failures_are_free_of_waiting_and_then_each_costs_twice_as_long() -> None:
    tries, waited = Tries(), []
    for _ in range(8):
        waited.append(waits(tries, "ann", "1.2.3.4"))
        fail(tries, 1, "ann", "1.2.3.4")
    assert waited == [0, 0, 0, 30, 60, 120, 240, 480]
    fail(tries, 20, "ann", "1.2.3.4")
    assert waits(tries, "ann", "1.2.3.4") == WAIT_MOST_MS // 1000


def test_after_half_an_hour_it_is_forgotten() -> None:
    tries = Tries()
    fail(tries, 9, "ann", "1.2.3.4")
    assert waits(tries, "ann", "1.2.3.4", now_ms=NOW + WINDOW_MS) == 0


def test_a_stranger_cannot_lock_out_the_browser_of_the_one_whose_name_it_is() -> None:
    tries = Tries()
    for number in range(3 * TRIES_OF_NAME):
        fail(tries, 1, "ann", f"10.0.{number}.1")
    assert waits(tries, "ann", "10.9.9.9") > 0
    assert waits(tries, "ann", "10.9.9.9", "her browser") == 0
    fail(tries, TRIES, "ann", "10.9.9.9", "her browser")
    assert waits(tries, "ann", "10.9.9.9", "her browser") > 0


def test_a_stranger_at_one_address_does_not_slow_down_another_address() -> None:
    tries = Tries()
    fail(tries, TRIES, "ann", "1.2.3.4")
    with pytest.raises(Refused) as refused:
        tries.verify("ann", "1.2.3.4", None, NOW)
    assert refused.value.reason is Reason.SIGN_IN_SLOWED
    assert waits(tries, "ann", "5.6.7.8") == 0


def test_an_address_that_tries_many_names_waits() -> None:
    tries = Tries()
    for number in range(TRIES_OF_ADDRESS):
        fail(tries, 1, f"name{number}", "1.2.3.4")
    assert waits(tries, "quite another", "1.2.3.4") > 0
    assert waits(tries, "quite another", "5.6.7.8") == 0


def test_who_signs_in_begins_anew_and_the_address_does_not() -> None:
    tries = Tries()
    fail(tries, TRIES, "ann", "1.2.3.4")
    tries.succeeded("ann", "1.2.3.4", None)
    assert waits(tries, "ann", "1.2.3.4") == 0
    fail(tries, TRIES_OF_ADDRESS - TRIES, "bob", "1.2.3.4")
    assert waits(tries, "cid", "1.2.3.4") > 0


def test_a_password_is_recent_for_five_minutes() -> None:
    verify_recent(NOW, NOW)
    verify_recent(NOW, NOW + RECENT_MS)
    for given_at in (0, NOW - RECENT_MS - 1, NOW + 1):
        with pytest.raises(Refused) as refused:
            verify_recent(given_at, NOW)
        assert refused.value.reason is Reason.AUTHENTICATE_AGAIN


def test_acc_05_sessions_of_staff_are_shorter_and_guests_and_programs_need_no_activity() -> None:
    terms = SessionTerms()
    assert terms.idle_ms(SessionKind.BROWSER, staff=False) == 30 * 60_000
    assert terms.idle_ms(SessionKind.BROWSER, staff=True) == 5 * 60_000
    assert terms.idle_ms(SessionKind.GUEST, staff=False) is None
    assert terms.idle_ms(SessionKind.TOKEN, staff=False) is None
    assert terms.lasts_ms(SessionKind.BROWSER, staff=True) < terms.lasts_ms(SessionKind.BROWSER, staff=False)
