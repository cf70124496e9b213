"""The history is what the events tell, in every store, however often a house dies between two pages of it."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec
import pytest

from puntobanco.ledger import patron_account
from puntobanco.server.basis.asking import kind_of
from puntobanco.storage import Command, EventRecord, Submission
from puntobanco.storage.audit import audit
from puntobanco.storage.historian import RulesetNames, catch_up, differences, rebuild
from puntobanco.storage.history import BEGINNING, VOID, HistoryPage, OwnAsked, PatronCoup, place_of
from puntobanco.table.events import (
    BettingOpened,
    CoupSettled,
    CoupVoided,
    Event,
    OutcomeTold,
    WagerReturned,
    WagerSettled,
    WagersPlaced,
)
from puntobanco.table.live_events import CoupAnnulled, CoupCorrected
from tests.server.indoors import Indoors
from tests.storage.houses import House
from tests.storage.records import played

pytestmark = pytest.mark.slow

HASHES = ("one", "two")
OUTCOME = OutcomeTold(
    winner="banker",
    player_total=6,
    banker_total=7,
    player_two=6,
    banker_two=7,
    player_third=None,
    banker_third=None,
    natural=False,
    player_pair="none",
    banker_pair="none",
    sevens=0,
)


async def tell(house: House, stream: str, *events: Event) -> None:
    """Put events on record as a table would; what they move is no matter here."""
    epoch = await house.epoch(stream)
    head = await house.store.head(stream)
    assert head is not None
    records = tuple(EventRecord(kind_of(event), msgspec.json.encode(event)) for event in events)
    await house.do(Submission(stream, epoch, Command(stream, f"tell:{head.sequence}", b""), records))


def opened(shoe: int, coup: int, *, at: int, behaviour_hash: str = "one") -> BettingOpened:
    return BettingOpened(
        shoe=shoe, coup=coup, opens_at=at, closes_at=at + 10, last=False, behaviour_hash=behaviour_hash
    )


def settled(*wagers: WagerSettled, at: int) -> CoupSettled:
    return CoupSettled(outcome=OUTCOME, wagers=wagers, settled_at=at, reveal_at=at + 5)


def ended(patron: str, bet: str, stake: int, net: int, *, commission: int = 0) -> WagerSettled:
    returned = stake + net if net > -stake else 0
    result = "won" if net > 0 else "lost" if net < 0 else "push"
    return WagerSettled(patron, bet, stake, max(net + commission, 0), commission, returned, net, result)  # type: ignore[arg-type] # one of the three


async def evening(house: House, dice: Random, *, coups: int = 40) -> None:
    """Random coups at two tables, some void, and one at which betting is open."""
    for name in HASHES:
        await house.store.put_ruleset(name, f'"id" = "set-{name}"\n')
    at = 1_000
    for number in range(coups):
        stream, shoe, coup = f"t{number % 2}", number // 20 + 1, number % 20 // 2 + 1
        at += dice.randrange(20, 90)
        patrons = dice.sample(("ann", "bob", "cho"), dice.randrange(4))
        wagers = [
            ended(patron, bet, 100, net, commission=5 if net == 95 else 0)
            for patron in patrons
            for bet, net in (("banker", dice.choice((-100, 0, 95))), ("tie", dice.choice((-100, 800))))
        ]
        placed = [WagersPlaced(patron=one.patron, wagers={one.bet: one.stake_minor}) for one in wagers]
        await tell(house, stream, opened(shoe, coup, at=at, behaviour_hash=dice.choice(HASHES)), *placed)
        if dice.randrange(6):
            await tell(house, stream, settled(*wagers, at=at + 15))
        else:
            back = tuple(WagerReturned(one.patron, one.bet, one.stake_minor) for one in wagers)
            await tell(house, stream, CoupVoided(reason="malfunction", returned=back, at=at + 15))
    await tell(house, "t0", opened(9, 1, at=at + 100))


async def follow(house: House, *, now_ms: int = 10**9) -> dict[str, int]:
    return await catch_up(house.store, await house.store.tables(), RulesetNames(house.store), now_ms=now_ms)


async def unequal(house: House) -> list[str]:
    names = RulesetNames(house.store)
    return [line for stream in await house.store.tables() for line in await differences(house.store, stream, names)]


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_kept_is_what_the_events_tell(house: House, seed: int) -> None:
    await evening(house, Random(seed))
    assert await follow(house) == {}
    assert await unequal(house) == []
    kept = [coup for stream in ("t0", "t1") for coup in await house.store.history.coups(stream)]
    assert len(kept) == 40
    assert any(coup.ending == VOID for coup in kept)
    before = [await house.store.history.bets("t0"), await house.store.history.standings("t0"), kept]
    await rebuild(house.store, now_ms=10**9)
    again = [coup for stream in ("t0", "t1") for coup in await house.store.history.coups(stream)]
    assert [await house.store.history.bets("t0"), await house.store.history.standings("t0"), again] == before


async def test_a_page_that_is_written_twice_counts_once(house: House) -> None:
    await evening(house, Random(4), coups=6)
    mark = await house.store.history.mark("t0")
    await follow(house)
    standings = await house.store.history.standings("t0")
    page = HistoryPage("t0", mark, await house.store.history.mark("t0"), standings=tuple(standings))
    await house.store.history.put([page])
    assert await house.store.history.standings("t0") == standings
    await house.start()
    assert await follow(house) == {}
    assert await unequal(house) == []


async def test_a_coup_is_told_when_its_cards_have_been_shown_and_not_before(house: House) -> None:
    await tell(house, "t0", opened(1, 1, at=100), settled(ended("ann", "tie", 100, 800), at=150))
    assert await follow(house, now_ms=154) == {"t0": 155}
    assert await house.store.history.own(OwnAsked(patron="ann")) == []
    assert await house.store.history.leaders("t0") == []
    assert await follow(house, now_ms=155) == {}
    (own,) = await house.store.history.own(OwnAsked(patron="ann"))
    assert (own.net_minor, own.returned_minor, own.shown_at_ms) == (800, 900, 155)


async def test_a_void_coup_is_remembered_and_counts_for_nobody(house: House) -> None:
    void = CoupVoided(reason="malfunction", returned=(WagerReturned("ann", "tie", 100),), at=150)
    await tell(house, "t0", opened(1, 1, at=100), void)
    await follow(house)
    coup = await house.store.history.coup("t0", 1, 1)
    assert coup is not None
    assert (coup.ending, coup.reason) == (VOID, "malfunction")
    (own,) = await house.store.history.own(OwnAsked(patron="ann"))
    assert (own.net_minor, own.returned_minor, own.wagers[0].result) == (0, 100, "push")
    assert await house.store.history.rates(["ann"]) == {}
    assert await house.store.history.bets("t0") == []


async def test_leaders_have_won_more_than_they_lost_and_there_are_seven(house: House) -> None:
    nets = {f"p{number}": 100 * number - 300 for number in range(12)}
    wagers = [ended(patron, "tie", 400, net) for patron, net in nets.items()]
    await tell(house, "t0", opened(1, 1, at=100), settled(*wagers, at=150))
    await tell(house, "t0", opened(1, 2, at=200), settled(ended("p11", "tie", 2_000, -2_000), at=250))
    await follow(house)
    leaders = await house.store.history.leaders("t0")
    assert [(one.patron, one.net_minor) for one in leaders] == [
        ("p10", 700),
        ("p9", 600),
        ("p8", 500),
        ("p7", 400),
        ("p6", 300),
        ("p5", 200),
        ("p4", 100),
    ]
    assert await house.store.history.rates(["p11", "p3", "p0", "nobody"]) == {"p11": (2, 1), "p3": (1, 0), "p0": (1, 0)}


async def paged(house: House, asked: OwnAsked) -> list[PatronCoup]:
    found: list[PatronCoup] = []
    while page := await house.store.history.own(
        msgspec.structs.replace(asked, limit=3, before=place_of(found[-1]) if found else None)
    ):
        found += page
    return found


async def test_own_coups_come_newest_first_by_pages_and_by_what_is_asked(house: House) -> None:
    await evening(house, Random(7), coups=60)
    await follow(house)
    whole = await house.store.history.own(OwnAsked(patron="bob", limit=1_000))
    assert whole == sorted(whole, key=place_of, reverse=True)
    assert len(whole) > 20
    assert await paged(house, OwnAsked(patron="bob")) == whole
    kept: list[tuple[OwnAsked, Callable[[PatronCoup], bool]]] = [
        (OwnAsked(patron="bob", stream="t1"), lambda own: own.stream == "t1"),
        (OwnAsked(patron="bob", ruleset="set-two"), lambda own: own.ruleset == "set-two"),
        (OwnAsked(patron="bob", since_ms=2_000, until_ms=3_000), lambda own: 2_000 <= own.shown_at_ms < 3_000),
    ]
    for asked, holds in kept:
        assert await paged(house, asked) == [own for own in whole if holds(own)]
    assert await house.store.history.own(OwnAsked(patron="nobody")) == []


async def test_coups_of_a_table_come_in_order_by_pages(house: House) -> None:
    await evening(house, Random(8))
    await follow(house)
    whole = await house.store.history.coups("t0")
    assert [(coup.shoe, coup.coup) for coup in whole] == sorted((coup.shoe, coup.coup) for coup in whole)
    assert await house.store.history.coups("t0", after=(1, 4), limit=2) == whole[4:6]
    assert await house.store.history.coups("t0", after=BEGINNING, limit=1) == whole[:1]


async def test_a_balance_is_summed_up_to_any_transfer(house: House) -> None:
    await house.admit("ann", 1_000)
    for number in range(1, 4):
        await house.do(await house.wager("t1", "ann", 100, f"w{number}", coup=number))
    rows: Sequence[int] = [posted.number for posted in await house.store.statement(patron_account("ann"))]
    sums = [await house.store.history.balance_before(patron_account("ann"), number) for number in rows]
    assert sums == [800, 900, 1_000, 0]
    assert await house.store.history.balance_before(patron_account("ann"), None) == 700


async def test_the_audit_makes_the_history_again_and_names_what_differs() -> None:
    indoors = await Indoors.open(disk=await played())
    await rebuild(indoors.house.store, now_ms=indoors.clock.now_ms() + 60_000)
    report = await audit(indoors.house.store, play=True)
    assert report.is_sound, report
    assert report.coups == 11
    disk = indoors.disk.history
    (key, standing), *_ = disk.standings.items()
    disk.standings[key] = msgspec.structs.replace(standing, net_minor=standing.net_minor + 1)
    report = await audit(indoors.house.store, play=True)
    assert not report.is_sound
    assert {fault.kind.value for fault in report.faults} == {"history"}
    await indoors.abandon()


@pytest.mark.parametrize("follows_between", [False, True], ids=["at-once", "in-two-pages"])
async def test_a_coup_put_right_or_annulled_changes_what_was_counted(house: House, *, follows_between: bool) -> None:
    first = settled(ended("ann", "banker", 100, 95, commission=5), ended("bob", "tie", 100, -100), at=150)
    await tell(house, "t0", opened(1, 1, at=100), first)
    await tell(house, "t0", opened(1, 2, at=200), settled(ended("ann", "tie", 100, 800), at=250))
    await tell(house, "t0", opened(1, 3, at=300))
    if follows_between:
        await follow(house)
    right = (ended("ann", "banker", 100, -100), ended("bob", "tie", 100, 0))
    told = {"by": "l1", "at": 400, "revision": 1, "shoe": 1, "why": "5.1", "changes": ()}
    await tell(
        house,
        "t0",
        CoupCorrected(coup=1, cards=(), fixed=0, outcome=OUTCOME, wagers=right, **told),  # type: ignore[arg-type] # fields of both
        CoupAnnulled(coup=2, **told),  # type: ignore[arg-type] # the same
    )
    await follow(house)
    assert await unequal(house) == []
    (later, earlier) = await house.store.history.own(OwnAsked(patron="ann"))
    assert (earlier.net_minor, later.net_minor, later.returned_minor) == (-100, 0, 100)
    annulled = await house.store.history.coup("t0", 1, 2)
    assert annulled is not None
    assert (annulled.ending, annulled.reason) == (VOID, "5.1")
    assert await house.store.history.rates(["ann", "bob"]) == {"ann": (1, 0), "bob": (1, 0)}
    mine = [one for one in await house.store.history.bets("t0", "ann") if one.wagers]
    assert [(one.bet, one.won_minor, one.lost_minor) for one in mine] == [("banker", 0, 100)]


async def test_a_coup_is_remembered_during_which_an_earlier_one_was_annulled(house: House) -> None:
    await tell(house, "t0", opened(1, 1, at=100), settled(ended("ann", "banker", 100, -100), at=150))
    await tell(house, "t0", opened(1, 2, at=200))
    annulled = CoupAnnulled(coup=1, by="l1", at=210, revision=1, shoe=1, why="5.1", changes=())
    await tell(house, "t0", WagersPlaced(patron="bob", wagers={"tie": 100}), annulled)
    await follow(house)
    assert (await house.store.history.own(OwnAsked(patron="ann")))[0].net_minor == 0, "at once"
    await tell(house, "t0", settled(ended("bob", "tie", 100, 800), at=250))
    await follow(house)
    assert await unequal(house) == []
    assert [coup.coup for coup in await house.store.history.coups("t0")] == [1, 2]
