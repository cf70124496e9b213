"""What `commit` promises, for every store."""

import pytest
from msgspec.structs import replace

from puntobanco.errors import Fenced, Reason
from puntobanco.ledger import Transfer, TransferCode, commission_of, escrow_of, house_of
from puntobanco.storage import (
    HALL,
    Command,
    Committed,
    Duplicate,
    EventRecord,
    FencedOff,
    Refusal,
    Stale,
    Submission,
    Unsound,
)
from tests.storage.houses import House, a_patron, cancel, wager


async def test_a_wager_moves_coins_from_the_wallet_into_the_escrow_of_its_coup(house: House) -> None:
    await house.admit("ann", 10_000)
    answer = await house.do(await house.wager("t1", "ann", 300, "w1"))
    assert answer == Committed(1, 1, {"patron:ann": 9_700, "escrow:t1:1:1": 300})
    assert await house.store.balances(["patron:ann", "escrow:t1:1:1", "mint"]) == {
        "patron:ann": 9_700,
        "escrow:t1:1:1": 300,
        "mint": -10_000,
    }


async def test_a_repeated_command_gets_its_first_answer_and_moves_nothing(house: House) -> None:
    await house.admit("ann", 10_000)
    submission = await house.wager("t1", "ann", 300, "w1")
    await house.do(submission)
    assert await house.commit(submission) == Duplicate(submission.command.answer, 1, 1)
    assert await house.balance("patron:ann") == 9_700


async def test_a_command_repeated_inside_one_batch_counts_once(house: House) -> None:
    await house.admit("ann", 10_000)
    submission = await house.wager("t1", "ann", 300, "w1")
    first, second = await house.store.commit([submission, submission])
    assert isinstance(first, Committed)
    assert second == Duplicate(submission.command.answer, 1, 1)
    assert await house.balance("patron:ann") == 9_700


async def test_a_command_id_used_again_for_something_else_is_refused_on_any_table(house: House) -> None:
    await house.admit("ann", 10_000)
    await house.do(await house.wager("t1", "ann", 300, "w1"))
    assert await house.commit(await house.wager("t1", "ann", 400, "w1")) == Refusal(Reason.COMMAND_REUSED, "w1")
    assert await house.commit(await house.wager("t2", "ann", 300, "w1")) == Refusal(Reason.COMMAND_REUSED, "w1")
    assert await house.balance("patron:ann") == 9_700


async def test_two_patrons_may_use_the_same_command_id(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.admit("bob", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.do(await house.wager("t1", "bob", 100, "w1"))
    assert await house.balance("escrow:t1:1:1") == 200


async def test_who_has_not_enough_coins_is_refused_without_a_trace_and_sinks_nobody(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.admit("bob", 1_000)
    batch = [
        await house.wager("t1", "ann", 600, "a1"),
        await house.wager("t1", "bob", 1_001, "b1"),
        await house.wager("t1", "ann", 500, "a2"),
        await house.wager("t1", "ann", 400, "a3"),
    ]
    answers = await house.store.commit(batch)
    assert answers == [
        Committed(1, 1, {"patron:ann": 400, "escrow:t1:1:1": 600}),
        Refusal(Reason.NOT_ENOUGH_COINS, "patron:bob"),
        Refusal(Reason.NOT_ENOUGH_COINS, "patron:ann"),
        Committed(2, 2, {"patron:ann": 0, "escrow:t1:1:1": 1_000}),
    ]
    assert await house.store.command("bob", "b1") is None
    assert [event.body for event in await house.store.events("t1")] == [b"t1:1:600", b"t1:1:400"]
    assert await house.store.statement("patron:bob", limit=10) == (await house.store.hanging(HALL, after=0))[1:]


async def test_a_refused_command_may_be_asked_again_when_there_are_coins(house: House) -> None:
    await house.admit("ann", 100)
    submission = await house.wager("t1", "ann", 150, "w1")
    assert isinstance(await house.commit(submission), Refusal)
    grant = Transfer("grant:ann:more", "mint", "patron:ann", 100, TransferCode.GRANT)
    more = Submission(HALL, await house.epoch(HALL), Command("ann", "r", b""), (EventRecord("granted", b""),), (grant,))
    await house.do(more)
    assert isinstance(await house.commit(submission), Committed)


async def test_coins_are_taken_back_from_a_wallet_and_from_nothing_else_and_never_below_zero(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 400, "w1"))
    epoch = await house.epoch(HALL)

    def taken(number: int, account: str, amount: int) -> Submission:
        transfer = Transfer(f"take-back:ann:{number}", account, "mint", amount, TransferCode.TAKE_BACK)
        return Submission(HALL, epoch, Command("ada", f"b{number}", b""), (EventRecord("taken", b""),), (transfer,))

    assert await house.commit(taken(1, "patron:ann", 601)) == Refusal(Reason.NOT_ENOUGH_COINS, "patron:ann")
    for number, account in enumerate((escrow_of("t1", 1, 1), house_of("t1"), commission_of("t1")), 2):
        assert isinstance(await house.commit(taken(number, account, 1)), Unsound)
    await house.do(taken(9, "patron:ann", 600))
    assert await house.store.balances(["patron:ann", escrow_of("t1", 1, 1), "mint"]) == {
        "patron:ann": 0,
        escrow_of("t1", 1, 1): 400,
        "mint": -400,
    }


async def test_a_coup_is_settled_once_all_wagers_together(house: House) -> None:
    for patron in ("ann", "bob"):
        await house.admit(patron, 1_000)
        await house.do(await house.wager("t1", patron, 100, "w"))
    settlement = await house.settlement("t1", {"ann": 100, "bob": 100})
    await house.do(settlement)
    assert await house.store.balances(
        ["patron:ann", "patron:bob", escrow_of("t1", 1, 1), house_of("t1"), commission_of("t1")]
    ) == {
        "patron:ann": 1_095,
        "patron:bob": 900,
        "escrow:t1:1:1": 0,
        "house:t1": 0,
        "commission:t1": 5,
    }
    again = Submission(
        "t1", await house.epoch("t1"), Command("house", "another", b""), settlement.events, settlement.transfers
    )
    answer = await house.commit(again)
    assert isinstance(answer, Unsound)
    assert "posted-twice: settle:t1:1:1:ann:spot:stake" in answer.faults
    assert await house.balance("patron:ann") == 1_095


async def test_a_finished_escrow_takes_no_more_coins(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.do(await house.settlement("t1", {"ann": 100}))
    answer = await house.commit(await house.wager("t1", "ann", 100, "late"))
    assert answer == Unsound(("after-finish: escrow:t1:1:1",))
    assert (await house.store.kept_balances(after="escrow:t1", limit=1))[0].finished


async def test_a_coup_cannot_be_finished_while_coins_lie_in_its_escrow(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    epoch = await house.epoch("t1")
    finish = Submission("t1", epoch, Command("house", "f", b""), (EventRecord("coup-settled", b""),))
    left = Submission(finish.stream, finish.epoch, finish.command, finish.events, finishes=("escrow:t1:1:1",))
    assert await house.commit(left) == Unsound(("escrow-left: escrow:t1:1:1: 100",))
    empty = Submission(finish.stream, finish.epoch, finish.command, finish.events, finishes=("escrow:t1:1:2",))
    assert isinstance(await house.commit(empty), Committed)


async def test_more_than_was_wagered_cannot_leave_an_escrow(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    answer = await house.commit(cancel("t1", await house.epoch("t1"), "ann", 101, "c1"))
    assert answer == Unsound(("below-zero: escrow:t1:1:1: -1",))


async def test_coins_move_only_as_the_matrix_of_codes_allows(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.admit("bob", 1_000)
    epoch = await house.epoch("t1")
    told = (EventRecord("told", b""),)
    for number, (debit, credit, amount) in enumerate(
        [
            ("patron:ann", "patron:bob", 1),
            ("mint", "patron:ann", 1),
            ("patron:ann", "escrow:t1:1:1", 0),
            ("patron:ann", "escrow:t1:1:1", -5),
            ("patron:ann", "nobody", 5),
            ("escrow:t1:1:1", "escrow:t1:1:1", 5),
            ("patron:ann", "escrow:t1:1:1", 2**53),
        ]
    ):
        transfer = Transfer(f"x{number}", debit, credit, amount, TransferCode.WAGER)
        answer = await house.commit(Submission("t1", epoch, Command("ann", f"x{number}", b""), told, (transfer,)))
        assert isinstance(answer, Unsound), (debit, credit, amount)
    assert await house.store.events("t1") == []


async def test_no_coins_move_without_an_event_that_tells_of_it(house: House) -> None:
    await house.admit("ann", 1_000)
    told = await house.wager("t1", "ann", 100, "w1")
    untold = Submission(told.stream, told.epoch, told.command, (), told.transfers)
    assert isinstance(await house.commit(untold), Unsound)


async def test_an_unsound_submission_sinks_nobody_else_in_its_batch(house: House) -> None:
    await house.admit("ann", 1_000)
    epoch = await house.epoch("t1")
    answers = await house.store.commit(
        [
            wager("t1", epoch, "ann", 100, "w1"),
            cancel("t1", epoch, "ann", 500, "c1"),
            wager("t1", epoch, "ann", 200, "w2"),
        ]
    )
    assert [type(answer) for answer in answers] == [Committed, Unsound, Committed]
    assert await house.balance("escrow:t1:1:1") == 300


async def test_who_lost_the_lease_writes_nothing_any_more(house: House) -> None:
    await house.admit("ann", 1_000)
    old = await house.store.take_lease("t1", "first")
    await house.do(wager("t1", old, "ann", 100, "w1"))
    new = await house.store.take_lease("t1", "second")
    assert new == old + 1
    assert await house.commit(wager("t1", old, "ann", 100, "w2")) == FencedOff(new)
    await house.do(wager("t1", new, "ann", 100, "w2"))
    assert await house.balance("escrow:t1:1:1") == 200


async def test_the_old_owner_gets_no_answer_even_for_a_command_it_had_committed(house: House) -> None:
    await house.admit("ann", 1_000)
    old = await house.store.take_lease("t1", "first")
    submission = wager("t1", old, "ann", 100, "w1")
    await house.do(submission)
    new = await house.store.take_lease("t1", "second")
    assert await house.commit(submission) == FencedOff(new)
    again = wager("t1", new, "ann", 100, "w1")
    assert await house.commit(again) == Duplicate(submission.command.answer, 1, 1)


async def test_a_house_that_the_hall_was_taken_from_writes_at_no_table_and_gets_no_lease(house: House) -> None:
    await house.admit("ann", 1_000)
    hall = await house.epoch(HALL)
    held = await house.store.take_lease("t1", "first", hall=hall)
    submission = replace(wager("t1", held, "ann", 100, "w1"), hall=hall)
    await house.do(submission)
    await house.store.take_lease(HALL, "second")
    late = replace(wager("t1", held, "ann", 100, "w2"), hall=hall)
    assert await house.commit(late) == FencedOff(held), "the table is still its own, and the hall is not"
    assert await house.commit(submission) == FencedOff(held)
    for stream in ("t1", "t2"):
        with pytest.raises(Fenced, match="the hall has another owner"):
            await house.store.take_lease(stream, "first", hall=hall)
    assert await house.store.take_lease("t1", "second", hall=hall + 1) == held + 1
    await house.do(replace(wager("t1", held + 1, "ann", 100, "w3"), hall=hall + 1))
    assert await house.balance("escrow:t1:1:1") == 200


async def test_a_stream_that_nobody_leased_is_not_written(house: House) -> None:
    await house.admit("ann", 1_000)
    assert await house.commit(wager("t9", 1, "ann", 100, "w1")) == FencedOff(0)


async def test_a_decision_made_on_a_balance_that_has_changed_is_to_be_made_anew(house: House) -> None:
    await house.admit("ann", 1_000)
    epoch = await house.epoch(HALL)
    grant = Transfer("grant:ann:day", "mint", "patron:ann", 500, TransferCode.GRANT)
    told = (EventRecord("granted", b""),)
    refill = Submission(HALL, epoch, Command("ann", "r", b""), told, (grant,), expects=(("patron:ann", 900),))
    assert await house.commit(refill) == Stale({"patron:ann": 1_000})
    right = Submission(HALL, epoch, Command("ann", "r", b""), told, (grant,), expects=(("patron:ann", 1_000),))
    assert isinstance(await house.commit(right), Committed)


async def test_a_nickname_belongs_to_one_patron(house: House) -> None:
    await house.admit("ann", 1_000)
    epoch = await house.epoch(HALL)
    told = (EventRecord("patron-admitted", b""),)
    taken = Submission(HALL, epoch, Command("x", "1", b""), told, patrons=(a_patron("bob", nickname_key="ann"),))
    assert await house.commit(taken) == Refusal(Reason.NICKNAME_TAKEN, "bob")
    renamed = Submission(HALL, epoch, Command("x", "2", b""), told, patrons=(a_patron("ann", nickname_key="anna"),))
    await house.do(renamed)
    freed = Submission(HALL, epoch, Command("x", "3", b""), told, patrons=(a_patron("bob", nickname_key="ann"),))
    await house.do(freed)
    assert (await house.store.patron_named("ann")) == a_patron("bob", nickname_key="ann")
    assert (await house.store.patron_named("anna")) == a_patron("ann", nickname_key="anna")


async def test_a_command_may_write_events_alone_or_nothing_at_all(house: House) -> None:
    epoch = await house.epoch("t1")
    told = Submission("t1", epoch, Command("house", "1", b""), (EventRecord("a", b"1"), EventRecord("b", b"2")))
    assert await house.commit(told) == Committed(1, 2, {})
    silent = Submission("t1", epoch, Command("house", "2", b"", b"nothing"))
    assert await house.commit(silent) == Committed(3, 2, {})
    assert await house.commit(silent) == Duplicate(b"nothing", 3, 2)


async def test_an_empty_batch_has_no_answers(house: House) -> None:
    assert await house.store.commit([]) == []
