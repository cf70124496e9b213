"""RSP-01 to RSP-04: what patrons set for themselves."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.errors import Reason, Refused
from puntobanco.hall.people_events import LimitSet, PatronExcluded
from puntobanco.hall.play import BREAK_MS, Play, ShownResult, verify_wager
from puntobanco.hall.protection import LOOSENING_MS, UNPROTECTED, LimitKind, Protection, evolve, exclude, set_limit
from puntobanco.hall.signing import DAY_MS, MINUTE_MS

NOW = 1_700_000_000_000
MONEY = (LimitKind.STAKE, LimitKind.LOSS_DAY, LimitKind.LOSS_WEEK)


def limited(kind: LimitKind, value: int | None, protection: Protection = UNPROTECTED, at: int = NOW) -> Protection:
    """What it comes to when somebody sets a limit."""
    return evolve(protection, set_limit(protection, "ann", kind, value, at))


def why_not(
    protection: Protection, play: Play, stake: int = 100, *, lying: int = 0, in_play: int = 0, at: int = NOW
) -> tuple[Reason, int | None] | None:
    """Why a wager is refused and what would be allowed; None when it is allowed."""
    try:
        verify_wager(protection, play, stake_minor=stake, lying_minor=lying, in_play_minor=in_play, now_ms=at)
    except Refused as refused:
        return refused.reason, refused.allowed_minor
    return None


def test_rsp_02_a_tighter_limit_holds_at_once() -> None:
    protection = limited(LimitKind.STAKE, 500)
    assert protection.limit(LimitKind.STAKE, NOW) == 500
    tighter = limited(LimitKind.STAKE, 200, protection)
    assert tighter.limit(LimitKind.STAKE, NOW) == 200


@pytest.mark.parametrize("looser", [900, None])
def test_rsp_02_a_looser_limit_holds_a_day_later(looser: int | None) -> None:
    protection = limited(LimitKind.STAKE, looser, limited(LimitKind.STAKE, 500))
    assert protection.limit(LimitKind.STAKE, NOW + LOOSENING_MS - 1) == 500
    assert protection.limit(LimitKind.STAKE, NOW + LOOSENING_MS) == looser


def test_rsp_02_tightening_takes_back_a_loosening_that_waits() -> None:
    protection = limited(LimitKind.STAKE, None, limited(LimitKind.STAKE, 500))
    tighter = limited(LimitKind.STAKE, 400, protection, NOW + 1)
    assert tighter.limit(LimitKind.STAKE, NOW + 2 * LOOSENING_MS) == 400


def test_rsp_02_the_same_limit_again_takes_back_a_loosening_that_waits() -> None:
    protection = limited(LimitKind.STAKE, None, limited(LimitKind.STAKE, 500))
    kept = limited(LimitKind.STAKE, 500, protection, NOW + 1)
    assert kept.limit(LimitKind.STAKE, NOW + 2 * LOOSENING_MS) == 500


def test_what_is_so_already_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        limited(LimitKind.STAKE, 500, limited(LimitKind.STAKE, 500))
    assert refused.value.reason is Reason.NOT_NOW


@pytest.mark.parametrize("kind", list(LimitKind))
def test_values_that_make_no_sense_are_refused(kind: LimitKind) -> None:
    for value in (0, -1, 2**60):
        with pytest.raises(Refused) as refused:
            limited(kind, value)
        assert refused.value.reason is Reason.MALFORMED


@given(st.lists(st.tuples(st.sampled_from(LimitKind), st.integers(5, 200) | st.none(), st.integers(0, 3 * DAY_MS))))
def test_rsp_02_no_order_of_wishes_makes_a_limit_looser_within_a_day(
    wishes: list[tuple[LimitKind, int | None, int]],
) -> None:
    protection, now = UNPROTECTED, NOW
    asked: list[tuple[int, LimitKind, int | None]] = []
    for kind, value, later in wishes:
        before, now = now, now + later
        for at in (before, now):
            for other in LimitKind:
                held = protection.limit(other, at)
                since = [limit for when, which, limit in asked if which is other and at - when < LOOSENING_MS]
                tightest = min((limit for limit in since if limit is not None), default=None)
                assert tightest is None or (held is not None and held <= max(tightest, held))
        held_before = protection.limit(kind, now)
        try:
            protection = limited(kind, value, protection, now)
        except Refused:
            continue
        asked.append((now, kind, value))
        held = protection.limit(kind, now)
        assert held_before is None or (held is not None and held <= held_before)


def test_what_is_set_is_read_again_as_it_was_written() -> None:
    protection = limited(LimitKind.CHECK, 30, limited(LimitKind.STAKE, None, limited(LimitKind.STAKE, 500)))
    protection = evolve(protection, exclude(protection, "ann", NOW + DAY_MS, NOW))
    assert msgspec.json.decode(msgspec.json.encode(protection), type=Protection) == protection


def test_rsp_04_exclusion_holds_at_once_until_its_time_and_is_never_made_shorter() -> None:
    protection = evolve(UNPROTECTED, exclude(UNPROTECTED, "ann", NOW + DAY_MS, NOW))
    assert why_not(protection, Play()) == (Reason.SELF_EXCLUDED, None)
    assert why_not(protection, Play(), at=NOW + DAY_MS - 1) == (Reason.SELF_EXCLUDED, None)
    assert why_not(protection, Play(), at=NOW + DAY_MS) is None
    with pytest.raises(Refused):
        exclude(protection, "ann", NOW + DAY_MS // 2, NOW + 1)
    longer = evolve(protection, exclude(protection, "ann", None, NOW + 1))
    assert longer.excludes(NOW + 10_000 * DAY_MS)
    with pytest.raises(Refused):
        exclude(longer, "ann", NOW + DAY_MS, NOW + 2)


def test_an_exclusion_that_is_over_may_be_followed_by_a_shorter_one() -> None:
    protection = evolve(UNPROTECTED, exclude(UNPROTECTED, "ann", NOW + 7 * DAY_MS, NOW))
    later = NOW + 8 * DAY_MS
    event = exclude(protection, "ann", later + DAY_MS, later)
    assert isinstance(event, PatronExcluded)
    with pytest.raises(Refused):
        exclude(protection, "ann", later - 1, later)


def test_rsp_01_a_stake_counts_what_lies_on_the_coup_and_the_refusal_says_what_is_left() -> None:
    protection = limited(LimitKind.STAKE, 500)
    assert why_not(protection, Play(), 500) is None
    assert why_not(protection, Play(), 501) == (Reason.LIMIT_STAKE, 500)
    assert why_not(protection, Play(), 200, lying=400) == (Reason.LIMIT_STAKE, 100)


def test_rsp_01_losses_of_a_day_and_of_a_week_are_counted_as_they_are_shown() -> None:
    day = limited(LimitKind.LOSS_DAY, 1_000)
    play = Play([ShownResult(NOW - DAY_MS + 1, "a", -700), ShownResult(NOW, "b", 100)])
    assert why_not(day, play, 400) is None
    assert why_not(day, play, 401) == (Reason.LIMIT_LOSS_DAY, 400)
    assert why_not(day, play, 401, at=NOW + 1) is None, "what was lost a day ago counts no more"
    week = limited(LimitKind.LOSS_WEEK, 1_000)
    assert why_not(week, play, 401, at=NOW + 1) == (Reason.LIMIT_LOSS_WEEK, 400)
    assert why_not(week, play, 1_000, at=NOW + 7 * DAY_MS + 1) is None


def test_rsp_01_stakes_in_play_count_as_lost_whatever_the_house_knows_of_them() -> None:
    protection = limited(LimitKind.LOSS_DAY, 1_000)
    gained, lost = Play(), Play()
    gained.shows(ShownResult(NOW + 5_000, "a", 900))
    lost.shows(ShownResult(NOW + 5_000, "a", -900))
    for play in (gained, lost):
        assert why_not(protection, play, 200, in_play=900) == (Reason.LIMIT_LOSS_DAY, 100)
    assert why_not(protection, gained, 200, at=NOW + 5_000) is None
    assert why_not(protection, lost, 200, at=NOW + 5_000) == (Reason.LIMIT_LOSS_DAY, 100)


def test_a_result_that_is_told_twice_counts_once() -> None:
    play = Play([ShownResult(NOW, "a", -700)])
    play.shows(ShownResult(NOW, "a", -700))
    assert play.lost_minor(LimitKind.LOSS_DAY, NOW) == 700


def test_rsp_01_the_time_of_a_session_runs_from_its_first_wager_and_anew_after_a_break() -> None:
    protection = limited(LimitKind.TIME, 60)
    play = Play()
    for minute in range(0, 60, 10):
        assert why_not(protection, play, at=NOW + minute * MINUTE_MS) is None
        play.wagered(NOW + minute * MINUTE_MS)
    assert why_not(protection, play, at=NOW + 60 * MINUTE_MS) == (Reason.LIMIT_TIME, None)
    assert why_not(protection, play, at=NOW + 79 * MINUTE_MS) == (Reason.LIMIT_TIME, None)
    assert why_not(protection, play, at=NOW + 80 * MINUTE_MS) is None


def test_rsp_03_a_reality_check_is_answered_before_the_next_wager() -> None:
    protection = limited(LimitKind.CHECK, 20)
    play = Play()
    play.wagered(NOW)
    play.shows(ShownResult(NOW + 1_000, "a", -300))
    due = NOW + 20 * MINUTE_MS
    assert play.check_at(protection, NOW + 2_000) == due
    assert why_not(protection, play, at=due - 1) is None
    assert why_not(protection, play, at=due) == (Reason.REALITY_CHECK, None)
    assert (play.began_at(due), play.net_minor(due)) == (NOW, -300)
    play.answered(due + 5)
    assert why_not(protection, play, at=due + 5) is None
    assert play.check_at(protection, due + 5) == due + 5 + 20 * MINUTE_MS


def test_rsp_03_after_a_break_nothing_is_left_to_answer() -> None:
    protection = limited(LimitKind.CHECK, 20)
    play = Play()
    play.wagered(NOW)
    assert why_not(protection, play, at=NOW + BREAK_MS) is None
    play.wagered(NOW + BREAK_MS)
    assert (play.began_at(NOW + BREAK_MS), play.net_minor(NOW + BREAK_MS)) == (NOW + BREAK_MS, 0)


def test_a_session_is_found_again_from_what_was_shown() -> None:
    shown = [ShownResult(NOW + minute * MINUTE_MS, str(minute), -10) for minute in (0, 50, 60, 85)]
    play = Play(shown)
    now = NOW + 90 * MINUTE_MS
    assert (play.began_at(now), play.net_minor(now)) == (NOW + 50 * MINUTE_MS, -30)


def test_who_has_set_nothing_may_wager() -> None:
    assert why_not(UNPROTECTED, Play([ShownResult(NOW, "a", -(10**12))]), 10**12, in_play=10**12) is None


def test_an_event_says_what_was_before_and_from_when_it_holds() -> None:
    protection = limited(LimitKind.STAKE, 500)
    event = set_limit(protection, "ann", LimitKind.STAKE, 900, NOW)
    assert event == LimitSet(patron="ann", limit="stake", value=900, before=500, holds_at=NOW + DAY_MS, at=NOW)
