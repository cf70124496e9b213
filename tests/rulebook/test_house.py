"""What the chapter on interrupted rounds says is what the hall does."""

from __future__ import annotations

from puntobanco.hall import seats
from puntobanco.rulebook import house, markdown, rulebook
from puntobanco.rules import shipped


def test_seats_are_kept_and_given_up_as_printed() -> None:
    assert house.IDLE_TOLD == seats.IDLE_COUPS_TOLD
    assert house.IDLE_ROUNDS == seats.IDLE_COUPS_MAX
    assert house.SEAT_KEPT_MINUTES * 60_000 == seats.KEPT_MS


def test_who_plays_alone_has_no_seat_to_lose() -> None:
    assert "your seat is given up" in markdown(rulebook(shipped("punto-banco"), "en"))
    assert "your seat is given up" not in markdown(rulebook(shipped("touch"), "en"))


def test_a_session_at_a_table_of_ones_own_ends_as_printed() -> None:
    printed = markdown(rulebook(shipped("touch"), "en"))
    minutes = seats.SESSION_IDLE_MS // 60_000
    assert f"A session without input ends after {minutes} minutes; you are warned two minutes before." in printed
    assert seats.SESSION_WARNED_MS == 2 * 60_000


def test_live_tables_promise_what_live_tables_can_keep() -> None:
    live, generated = (markdown(rulebook(shipped(each), "en")) for each in ("punto-banco", "star-special"))
    assert "a dealer deals in view of all" in live
    assert "a dealer deals in view of all" not in generated
    assert "publishes a fingerprint of the seed" in generated
