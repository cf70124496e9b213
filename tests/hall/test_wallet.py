"""What a patron is shown never knows more than the cards that are shown."""

from __future__ import annotations

from puntobanco.hall.wallet import Wallet


def test_what_a_coup_returns_is_hidden_until_it_is_shown() -> None:
    wallet = Wallet(1_000)
    wallet.stored_minor = 900
    wallet.lies("t1", 100)
    assert (wallet.balance_minor, wallet.in_play_minor) == (900, 100)
    wallet.stored_minor = 1_095
    wallet.lies("t1", 0)
    wallet.settled("t1", stake_minor=100, returned_minor=195)
    assert (wallet.balance_minor, wallet.in_play_minor) == (900, 100)
    wallet.revealed("t1")
    assert (wallet.balance_minor, wallet.in_play_minor) == (1_095, 0)


def test_hidden_coins_cannot_be_wagered_or_an_answer_would_tell_the_result() -> None:
    wallet = Wallet(195)
    wallet.settled("t1", stake_minor=100, returned_minor=195)
    assert wallet.free_minor == 0


def test_coins_of_a_wager_that_is_being_written_are_not_free() -> None:
    wallet = Wallet(1_000)
    wallet.ask("c1", 700)
    assert (wallet.balance_minor, wallet.free_minor) == (1_000, 300)
    wallet.answered("c1")
    assert wallet.free_minor == 1_000


def test_coins_that_are_being_taken_back_are_not_free_and_not_at_stake() -> None:
    wallet = Wallet(1_000)
    wallet.leave("t1", 700)
    assert (wallet.free_minor, wallet.at_stake_minor, wallet.idle) == (300, 0, False)
    wallet.answered("t1")
    assert (wallet.free_minor, wallet.idle) == (1_000, True)


def test_a_wallet_is_idle_when_nothing_lies_hides_or_is_asked() -> None:
    wallet = Wallet(1_000)
    wallet.lies("t1", 5)
    wallet.ask("c1", 5)
    wallet.settled("t2", stake_minor=5, returned_minor=0)
    wallet.lies("t1", 0)
    wallet.answered("c1")
    still_hiding = wallet.idle
    wallet.revealed("t2")
    assert not still_hiding
    assert wallet.idle
