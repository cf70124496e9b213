"""What a store finds again, and that it finds it after a restart."""

import pytest

from puntobanco.storage import (
    HALL,
    Command,
    EventRecord,
    Head,
    SealedSeed,
    SessionRecord,
    Snapshot,
    StoredCommand,
    Submission,
    Unsound,
)
from puntobanco.storage.chain import event_hash, first_hash
from tests.storage.houses import House, a_patron, wager


async def test_a_new_house_knows_nothing(house: House) -> None:
    store = house.store
    assert await store.tables() == []
    assert await store.head(HALL) is None
    assert await store.events("t1") == []
    assert await store.transfers() == []
    assert await store.statement("patron:ann") == []
    assert await store.balances(["patron:ann", "house:t1"]) == {"patron:ann": 0, "house:t1": 0}
    assert await store.command("ann", "w1") is None
    assert await store.transfer("w1") is None
    assert await store.patron("ann") is None
    assert await store.patron_named("ann") is None
    assert await store.session(b"token") is None
    assert await store.ruleset("hash") is None
    assert await store.sealed_seed("t1", 1) is None
    assert await store.snapshot("t1") is None


async def test_what_was_committed_is_there_after_a_restart(house: House) -> None:
    await house.admit("ann", 1_000)
    submission = await house.wager("t1", "ann", 100, "w1")
    await house.do(submission)
    events, transfers = await house.store.events("t1"), await house.store.transfers()
    store = await house.start()
    assert await store.tables() == ["t1"]
    assert await store.events("t1") == events
    assert await store.transfers() == transfers
    assert await store.balances(["patron:ann", "escrow:t1:1:1"]) == {"patron:ann": 900, "escrow:t1:1:1": 100}
    assert await store.patron("ann") == a_patron("ann")
    command = submission.command
    assert await store.command("ann", "w1") == StoredCommand("ann", "w1", command.body_hash, command.answer, "t1", 1, 1)


async def test_events_are_numbered_without_a_gap_and_hash_what_was_posted_with_them(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    settlement = await house.settlement("t1", {"ann": 100})
    await house.do(settlement)
    events = await house.store.events("t1")
    assert [(event.sequence, event.kind) for event in events] == [
        (1, "wagers-placed"),
        (2, "cards-dealt"),
        (3, "coup-settled"),
    ]
    before = first_hash("t1")
    for event in events:
        hung = [one.transfer for one in await house.store.hanging("t1", after=0) if one.sequence == event.sequence]
        before = event_hash(before, sequence=event.sequence, epoch=1, kind=event.kind, body=event.body, transfers=hung)
        assert event.hash == before
    assert await house.store.head("t1") == Head("t1", 1, 3, before)
    assert [one.sequence for one in await house.store.hanging("t1", after=0)] == [1, 3, 3, 3]


async def test_events_come_in_pages(house: House) -> None:
    epoch = await house.epoch("t1")
    for number in range(7):
        await house.do(Submission("t1", epoch, Command("house", str(number), b""), (EventRecord("told", b""),)))
    pages = [[event.sequence for event in await house.store.events("t1", after=n, limit=3)] for n in (0, 3, 6, 7)]
    assert pages == [[1, 2, 3], [4, 5, 6], [7], []]


async def test_transfers_come_in_pages_of_the_house_or_by_the_events_of_a_stream(house: House) -> None:
    await house.admit("ann", 1_000)
    for number in range(3):
        await house.do(await house.wager("t1", "ann", 1, f"a{number}"))
        await house.do(await house.wager("t2", "ann", 2, f"b{number}"))
    everything = await house.store.transfers()
    assert [one.number for one in everything] == [1, 2, 3, 4, 5, 6, 7]
    assert await house.store.transfers(after=2, limit=2) == everything[2:4]
    assert await house.store.hanging("t2", after=1) == [everything[4], everything[6]]
    assert await house.store.hanging("t2", after=0, upto=2) == [everything[2], everything[4]]


async def test_a_statement_is_newest_first_and_sums_to_the_balance(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.admit("bob", 1_000)
    for number in range(5):
        await house.do(await house.wager("t1", "ann", 10 + number, f"w{number}"))
        await house.do(await house.wager("t1", "bob", 1, f"w{number}"))
    statement = await house.store.statement("patron:ann")
    assert [one.transfer.amount_minor for one in statement] == [14, 13, 12, 11, 10, 1_000]
    first, rest = await house.store.statement("patron:ann", limit=2), statement[2:]
    assert first == statement[:2]
    assert await house.store.statement("patron:ann", before=first[-1].number) == rest
    signs = [1 if one.transfer.credit == "patron:ann" else -1 for one in statement]
    total = sum(sign * one.transfer.amount_minor for sign, one in zip(signs, statement, strict=True))
    assert total == await house.balance("patron:ann")


async def test_a_transfer_is_found_by_its_derived_id(house: House) -> None:
    await house.admit("ann", 1_000)
    found = await house.store.transfer("grant:ann:first")
    assert found is not None
    assert (found.stream, found.sequence, found.transfer.amount_minor) == (HALL, 1, 1_000)


async def test_kept_balances_come_in_pages_by_account(house: House) -> None:
    for patron in ("ann", "bob", "cid"):
        await house.admit(patron, 100)
    await house.do(await house.wager("t1", "bob", 30, "w"))
    first = await house.store.kept_balances(limit=2)
    rest = await house.store.kept_balances(after=first[-1].account, limit=2)
    assert [(one.account, one.balance_minor) for one in [*first, *rest]] == [
        ("escrow:t1:1:1", 30),
        ("patron:ann", 100),
        ("patron:bob", 70),
        ("patron:cid", 100),
    ]


async def test_the_ends_of_all_streams_are_found_by_id_page_by_page(house: House) -> None:
    assert await house.store.heads() == []
    for stream in ("t2", HALL, "t1"):
        await house.epoch(stream)
    heads = [await house.store.head(stream) for stream in (HALL, "t1", "t2")]
    assert await house.store.heads() == heads
    assert await house.store.heads(after=HALL, limit=1) == heads[1:2]
    assert await house.store.heads(after="t2") == []


async def test_the_hall_is_no_table(house: House) -> None:
    for stream in ("t2", HALL, "t1"):
        await house.epoch(stream)
    assert await house.store.tables() == ["t1", "t2"]
    assert await house.store.head(HALL) == Head(HALL, 1, 0, first_hash(HALL))


async def test_a_lease_is_renewed_by_its_holder_only(house: House) -> None:
    old = await house.store.take_lease("t1", "first")
    assert await house.store.renew_leases({"t1": old}) == set()
    new = await house.store.take_lease("t1", "second")
    assert await house.store.renew_leases({"t1": new}) == set()
    assert await house.store.renew_leases({"t1": old, "t9": 1}) == {"t1", "t9"}
    await house.store.end_leases({"t1": old})
    assert await house.store.renew_leases({"t1": new}) == set()


async def test_a_lease_that_its_holder_ended_may_be_taken_by_who_is_patient(house: House) -> None:
    held = await house.store.take_lease("t1", "first")
    await house.store.end_leases({"t1": held})
    assert await house.store.take_lease("t1", "second", patient=True) == held + 1


async def test_sessions_end_one_by_one_or_all_at_once(house: House) -> None:
    sessions = tuple(SessionRecord(bytes([n]), "ann" if n else "bob", 1_000 + n) for n in range(4))
    admitted = (EventRecord("session-opened", b""),)
    await house.do(Submission(HALL, await house.epoch(HALL), Command("x", "1", b""), admitted, sessions=sessions))
    assert await house.store.session(b"\x01") == sessions[1]
    await house.store.end_session(b"\x01")
    assert await house.store.session(b"\x01") is None
    await house.store.end_sessions("ann")
    assert [await house.store.session(bytes([n])) for n in range(4)] == [sessions[0], None, None, None]


async def test_a_rule_set_is_kept_once_by_its_hash(house: House) -> None:
    await house.store.put_ruleset("abc", "first text")
    await house.store.put_ruleset("abc", "another text")
    assert await house.store.ruleset("abc") == "first text"


async def test_the_newest_snapshot_is_kept(house: House) -> None:
    await house.store.put_snapshot(Snapshot("t1", 10, b"ten"))
    await house.store.put_snapshot(Snapshot("t1", 20, b"twenty"))
    await house.store.put_snapshot(Snapshot("t1", 15, b"late"))
    assert await house.store.snapshot("t1") == Snapshot("t1", 20, b"twenty")


async def test_rng_02_no_two_shoes_have_one_seed(house: House) -> None:
    epoch = await house.epoch("t1")

    def opened(shoe: int, commitment: bytes) -> Submission:
        seed = SealedSeed("t1", shoe, commitment, b"sealed" + commitment)
        told = (EventRecord("shoe-opened", b""),)
        return Submission("t1", epoch, Command("house", f"{shoe}{commitment!r}", b""), told, seeds=(seed,))

    await house.do(opened(1, b"c1"))
    assert await house.store.sealed_seed("t1", 1) == SealedSeed("t1", 1, b"c1", b"sealedc1")
    assert await house.commit(opened(2, b"c1")) == Unsound(("seed-reused: shoe 2 of t1",))
    assert await house.commit(opened(1, b"c2")) == Unsound(("seed-reused: shoe 1 of t1",))
    await house.do(opened(2, b"c2"))


async def test_a_patron_is_written_again_under_the_same_id(house: House) -> None:
    await house.admit("ann", 1_000)
    changed = a_patron("ann", nickname="Änn", level=7, guest=False, language="th")
    told = (EventRecord("patron-changed", b""),)
    await house.do(Submission(HALL, await house.epoch(HALL), Command("x", "1", b""), told, patrons=(changed,)))
    assert await house.store.patron("ann") == changed
    assert await house.store.patron_named("ann") == changed


async def test_ids_that_could_sink_others_are_stopped_before_they_are_handed_in(house: House) -> None:
    await house.admit("ann", 1_000)
    with pytest.raises(AssertionError, match="checked at the edge"):
        await house.store.commit([wager("t1", await house.epoch("t1"), "ann", 1, "\ud800")])


async def test_a_moment_of_a_store_stays_as_it_was(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    moment = await house.store.moment()
    await house.do(await house.wager("t1", "ann", 50, "w2"))
    await house.admit("bob", 1_000)
    assert await moment.balances(["patron:ann", "escrow:t1:1:1", "mint"]) == {
        "patron:ann": 900,
        "escrow:t1:1:1": 100,
        "mint": -1_000,
    }
    assert len(await moment.events("t1")) == 1
    assert len(await moment.statement("patron:ann")) == 2
    assert await moment.patron("bob") is None
    assert await moment.command("ann", "w2") is None
    await moment.close()
    assert await house.balance("patron:ann") == 850
