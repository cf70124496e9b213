"""What a store keeps of people and of how they sign in, and that it forgets it."""

from __future__ import annotations

import itertools

from puntobanco.storage import HALL, Command, EventRecord, InvitationRecord, LoginRecord, SessionRecord, Submission
from tests.storage.houses import House, a_patron

_numbers = itertools.count()


async def tell(house: House, **people: object) -> None:
    """Commit something about people."""
    command = Command("x", f"about-{next(_numbers)}", b"")
    told = (EventRecord("told", b""),)
    await house.do(Submission(HALL, await house.epoch(HALL), command, told, **people))  # type: ignore[arg-type] # any field


async def test_a_login_is_kept_and_written_again(house: House) -> None:
    await house.admit("ann", 100)
    login = LoginRecord("ann", "$argon2id$…", 5, b"sealed", 7)
    await tell(house, logins=(login,))
    assert await house.store.login("ann") == login
    assert await house.store.login("bob") is None
    changed = LoginRecord("ann", "$other$", 5, b"", 9, disabled=True)
    await tell(house, logins=(changed,))
    store = await house.start()
    assert await store.login("ann") == changed


async def test_a_session_says_how_it_was_opened_and_when_it_was_used(house: House) -> None:
    session = SessionRecord(b"\x01", "ann", 1_000, "browser", 10, 20, 30, "a phone")
    await tell(house, sessions=(session, SessionRecord(b"\x02", "ann", 1_000, opened_at_ms=5)))
    assert await house.store.session(b"\x01") == session
    await house.store.renew_session(b"\x01", seen_at_ms=500, authenticated_at_ms=400)
    found = await house.store.session(b"\x01")
    assert found is not None
    assert (found.seen_at_ms, found.authenticated_at_ms, found.label) == (500, 400, "a phone")
    assert [one.token_hash for one in await house.store.sessions_of("ann")] == [b"\x02", b"\x01"]
    assert await house.store.sessions_of("bob") == []


async def test_a_session_that_has_ended_is_not_renewed_into_life(house: House) -> None:
    await tell(house, sessions=(SessionRecord(b"\x01", "ann", 1_000),))
    await house.store.end_session(b"\x01")
    await house.store.renew_session(b"\x01", seen_at_ms=500, authenticated_at_ms=400)
    assert await house.store.session(b"\x01") is None


async def test_sessions_end_before_the_new_one_begins(house: House) -> None:
    old, other, new = (SessionRecord(bytes([n]), patron, 1_000) for n, patron in ((1, "ann"), (2, "bob"), (3, "ann")))
    await tell(house, sessions=(old, other))
    await tell(house, ends_sessions_of=("ann",), sessions=(new,))
    assert [await house.store.session(bytes([n])) for n in (1, 2, 3)] == [None, other, new]


async def test_one_session_ends_and_the_others_of_its_patron_go_on(house: House) -> None:
    ends, stays = (SessionRecord(bytes([n]), "ann", 1_000) for n in (1, 2))
    await tell(house, sessions=(ends, stays))
    await tell(house, ends_sessions=(b"\x01", b"\x07"))
    assert await house.store.sessions_of("ann") == [stays]


async def test_what_one_batch_says_of_people_is_done_in_its_order(house: House) -> None:
    epoch = await house.epoch(HALL)
    opens = Submission(HALL, epoch, Command("x", "a", b""), sessions=(SessionRecord(b"\x01", "ann", 1_000),))
    ends = Submission(HALL, epoch, Command("x", "b", b""), ends_sessions_of=("ann",))
    await house.store.commit([opens, ends])
    assert await house.store.session(b"\x01") is None


async def test_an_invitation_is_there_until_it_is_used(house: House) -> None:
    first, second = InvitationRecord(b"\x01", "", 1_000), InvitationRecord(b"\x02", "ann", 2_000)
    await tell(house, invitations=(first, second))
    assert await house.store.invitation(b"\x01") == first
    await tell(house, uses=(b"\x01",))
    assert await house.store.invitation(b"\x01") is None
    assert await house.store.invitation(b"\x02") == second


async def test_who_is_forgotten_leaves_numbers_and_nothing_to_sign_in_with(house: House) -> None:
    await house.admit("ann", 100)
    await tell(
        house,
        logins=(LoginRecord("ann", "$argon2id$", 5),),
        sessions=(SessionRecord(b"\x01", "ann", 1_000),),
        invitations=(InvitationRecord(b"\x02", "ann", 2_000),),
    )
    await tell(house, forgets=("ann",), patrons=(a_patron("ann", nickname="gone-1", nickname_key="gone1"),))
    store = await house.start()
    assert await store.login("ann") is None
    assert await store.session(b"\x01") is None
    assert await store.invitation(b"\x02") is None
    assert await store.patron_named("ann") is None
    assert await house.balance("patron:ann") == 100


async def test_the_houses_own_people_and_reported_nicknames_are_listed(house: House) -> None:
    people = (
        a_patron("ann", reports=1),
        a_patron("bob", role="dealer", guest=False),
        a_patron("cid", reports=3, protection=b"{}"),
        a_patron("dan", role="admin", guest=False),
        a_patron("eve"),
    )
    await tell(house, patrons=people)
    assert await house.store.staff() == [people[1], people[3]]
    assert await house.store.reported() == [people[2], people[0]]
    assert await house.store.reported(limit=1) == [people[2]]
    assert await house.store.patron("cid") == people[2]
