"""Who sits at a table, and for how long."""

from __future__ import annotations

from puntobanco.hall.seats import IDLE_COUPS_MAX, IDLE_COUPS_TOLD, KEPT_MS, Seats


def test_when_all_seats_are_taken_others_watch() -> None:
    seats = Seats(2)
    assert seats.sit("ann")
    assert seats.sit("bob")
    assert not seats.sit("cho")
    seats.leave("ann", wagers_lie=False, now_ms=0)
    assert seats.sit("cho")
    assert len(seats) == 2


def test_a_seat_is_kept_two_minutes_for_one_who_lost_the_link() -> None:
    seats = Seats(1)
    seats.sit("ann")
    seats.lose_link("ann", now_ms=1_000)
    assert seats.expire(now_ms=1_000 + KEPT_MS - 1, holding=()) == ()
    assert not seats.sit("bob")
    assert seats.expire(now_ms=1_000 + KEPT_MS, holding=()) == ("ann",)
    assert seats.sit("bob")


def test_who_comes_back_in_time_has_the_seat_again() -> None:
    seats = Seats(1)
    seats.sit("ann")
    seats.lose_link("ann", now_ms=0)
    assert seats.sit("ann")
    assert seats.expire(now_ms=10 * KEPT_MS, holding=()) == ()


def test_a_second_link_of_the_same_patron_takes_no_second_seat_and_keeps_the_first() -> None:
    seats = Seats(2)
    seats.sit("ann")
    seats.sit("ann")
    assert len(seats) == 1
    seats.lose_link("ann", now_ms=0)
    assert seats.expire(now_ms=KEPT_MS, holding=()) == ()
    seats.leave("ann", wagers_lie=False, now_ms=0)
    assert "ann" not in seats


def test_a_seat_stays_while_the_patron_has_wagers_lying() -> None:
    seats = Seats(1)
    seats.sit("ann")
    seats.leave("ann", wagers_lie=True, now_ms=0)
    assert "ann" in seats
    assert seats.expire(now_ms=KEPT_MS, holding={"ann"}) == ()
    assert seats.expire(now_ms=KEPT_MS, holding=()) == ("ann",)


def test_a_seat_is_given_up_after_five_coups_without_a_wager_and_told_after_three() -> None:
    seats = Seats(2)
    seats.sit("ann")
    seats.sit("bob")
    told = [seats.coup_ended({"bob"}) for _ in range(IDLE_COUPS_MAX)]
    assert told == [(), (), ("ann",), (), ("ann",)]
    assert (IDLE_COUPS_TOLD, IDLE_COUPS_MAX) == (3, 5)
    assert "ann" not in seats
    assert "bob" in seats


def test_a_wager_begins_the_count_again() -> None:
    seats = Seats(1)
    seats.sit("ann")
    for _ in range(4):
        seats.coup_ended(())
    seats.coup_ended({"ann"})
    assert seats.idle_coups("ann") == 0
    assert "ann" in seats
