"""Who may do what: deny by default, and nobody can do everything."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import ALLOWED, Action, Role, may, verify_may

CHANGES_A_COUP = {Action.ENTER_CARD, Action.UNDO_CARD, Action.CONFIRM_RESULT}
FOR_ONESELF = {Action.SIT, Action.WAGER, Action.DEAL, Action.REFILL, Action.CONTRIBUTE}


def test_every_role_has_its_row_and_may_nothing_that_is_not_in_it() -> None:
    assert set(ALLOWED) == set(Role)
    for role in Role:
        for action in Action:
            assert may(role, action) == (action in ALLOWED[role])


def test_what_is_denied_names_the_reason_that_the_protocol_has_for_it() -> None:
    with pytest.raises(Refused) as refused:
        verify_may(Role.DEALER, Action.WAGER)
    assert refused.value.reason is Reason.ROLE_FORBIDS


def test_every_action_is_allowed_to_somebody() -> None:
    assert frozenset().union(*ALLOWED.values()) == frozenset(Action)


def test_staff_do_not_play() -> None:
    for role in Role:
        if role.is_staff:
            assert not FOR_ONESELF & ALLOWED[role], role


def test_who_touches_the_cards_approves_nothing_and_keeps_no_logins() -> None:
    for role in Role:
        if CHANGES_A_COUP & ALLOWED[role]:
            assert not {Action.APPROVE, Action.APPROVE_LATE, Action.MANAGE_LOGINS, Action.PAUSE} & ALLOWED[role]


def test_the_admin_and_those_who_read_have_no_hand_in_a_coup() -> None:
    at_the_table = CHANGES_A_COUP | {Action.PAUSE, Action.REQUEST_VOID, Action.REQUEST_CORRECTION, Action.APPROVE}
    for role in (Role.ADMIN, Role.SURVEILLANCE, Role.AUDITOR, Role.PATRON):
        assert not at_the_table & ALLOWED[role], role
