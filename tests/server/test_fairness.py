"""Shoes that patrons mix in, proven coup by coup, and kept secret to their end whatever happens."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.fairness.chain import CHAIN_SHOES, seed_before
from puntobanco.fairness.record import SEED, read_text
from puntobanco.rules import Rules, shipped
from puntobanco.server.basis.asking import Done
from puntobanco.server.tables import seeds
from puntobanco.table import commands, events
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, StopAt, configuration_of
from tests.server.mixers import Mixer, ended, judged, mixers, short_shoes, until_called

pytestmark = pytest.mark.slow

SHORT = short_shoes("star-commission", 2)


async def opened(rules: Rules = SHORT) -> Indoors:
    return await Indoors.open(configuration=configuration_of(changed={"star-commission": rules}))


async def contributed(indoors: Indoors, count: int = 3) -> list[Mixer]:
    """Patrons whose shares are in the shoe that is on the table now."""
    star = indoors.table("star")
    patrons = await mixers(indoors, star, count)
    for mixer in patrons:
        assert isinstance(await mixer.pledge(), Done)
    await until_called(indoors, star)
    for mixer in patrons:
        assert isinstance(await mixer.give(), Done)
    await indoors.until(star, Phase.BETTING)
    return patrons


async def test_three_patrons_mix_a_shoe_and_each_proves_one_coup_and_then_the_whole() -> None:
    indoors = await opened()
    star = indoors.table("star")
    patrons = await contributed(indoors)
    shoe = star.table.shoes
    await indoors.wager(star, patrons[0].patron, banker=50_000)
    await indoors.until(star, Phase.REVEALING)
    for mixer in patrons:
        own = {"patron": mixer.patron.id, "share": mixer.share(shoe).hex()}
        verdict = judged(star, shoe, SHORT, own=own)
        assert (verdict.faults, verdict.coups, verdict.whole) == ((), 1, False)
        assert verdict.contributors == tuple(other.patron.id for other in patrons)
    (wager,) = star.table.settled
    paid = {
        "coup": 1,
        "bet": wager.bet,
        "stake_minor": wager.stake_minor,
        "gross_win_minor": wager.gross_win_minor,
        "commission_minor": wager.commission_minor,
        "returned_minor": wager.returned_minor,
    }
    assert judged(star, shoe, SHORT, wagers=[paid]).holds
    assert judged(star, shoe, SHORT, wagers=[{**paid, "stake_minor": 60_000, "commission_minor": 1}]).faults
    while star.table.shoes == shoe:
        await indoors.clock.pass_time(1_000)
    verdict = judged(star, shoe, SHORT)
    assert (verdict.faults, verdict.coups, verdict.whole, verdict.ended) == ((), 2, True, "coups-played")
    await indoors.verify_record()


async def test_a_shoe_that_the_house_shuffled_alone_says_so_and_gives_way_before_anybody_wagers() -> None:
    indoors = await opened()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    assert judged(star, 1, SHORT).contributors == ()
    await contributed(indoors)
    (end,) = await ended(indoors, "star")
    assert end.reason == "gives-way"
    assert judged(star, 1, SHORT).whole
    assert judged(star, 1, SHORT).holds


async def test_a_pledge_alone_takes_no_shoe_away() -> None:
    indoors = await opened()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    (mixer,) = await mixers(indoors, star, 1)
    assert isinstance(await mixer.pledge(fresh=False), Done)
    await until_called(indoors, star)
    (end,) = await ended(indoors, "star")
    assert end.reason == "coups-played"


async def test_a_shoe_that_somebody_wagered_on_does_not_give_way() -> None:
    indoors = await opened()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    (mixer,) = await mixers(indoors, star, 1)
    await indoors.wager(star, mixer.patron, banker=50_000)
    assert isinstance(await mixer.pledge(), Done)
    await until_called(indoors, star)
    (end,) = await ended(indoors, "star")
    assert end.reason == "coups-played"


async def test_a_share_that_does_not_come_is_absent_after_five_seconds() -> None:
    indoors = await opened()
    star = indoors.table("star")
    ann, bob = await mixers(indoors, star, 2)
    await ann.pledge()
    await bob.pledge()
    await until_called(indoors, star)
    called = star.table.called
    assert called is not None
    assert called.until == indoors.clock.now_ms() + 5_000
    await ann.give()
    await indoors.clock.pass_time(4_900)
    assert star.table.shoe is None
    await indoors.clock.pass_time(200)
    verdict = judged(star, star.table.shoes, SHORT)
    assert (verdict.faults, verdict.contributors, verdict.absent) == ((), (ann.patron.id,), (bob.patron.id,))


async def test_shares_that_are_all_here_are_not_waited_for() -> None:
    indoors = await opened()
    star = indoors.table("star")
    (ann,) = await mixers(indoors, star, 1)
    await ann.pledge()
    await until_called(indoors, star)
    await ann.give()
    assert star.table.phase is Phase.BETTING


@pytest.mark.parametrize("gives", [True, False])
async def test_a_restart_goes_on_with_the_same_seed_and_list_and_missing_shares_are_absent(*, gives: bool) -> None:
    before = await opened()
    star = before.table("star")
    ann, bob = await mixers(before, star, 2)
    await ann.pledge()
    await bob.pledge()
    await until_called(before, star)
    await ann.give()
    called = star.table.called
    after = await before.again(configuration=configuration_of(changed={"star-commission": SHORT}))
    star = after.table("star")
    assert star.table.called is not None
    assert called is not None
    assert star.table.called.opening == called.opening
    if gives:
        bob.indoors, bob.table = after, star
        assert isinstance(await bob.give(), Done)
    await after.until(star, Phase.BETTING)
    verdict = judged(star, star.table.shoes, SHORT)
    assert verdict.faults == ()
    assert verdict.absent == (() if gives else (bob.patron.id,))
    await after.until(star, Phase.REVEALING)
    assert judged(star, star.table.shoes, SHORT).coups == 1
    await after.verify_record()


@pytest.mark.parametrize(
    "point", ["call-shares.decided", "call-shares.committed", "open-shoe.decided", "open-shoe.committed"]
)
async def test_a_house_that_stops_while_a_shoe_is_mixed_goes_on_with_it(point: str) -> None:
    configuration = configuration_of(changed={"star-commission": SHORT})
    before = await Indoors.open(configuration=configuration)
    star = before.table("star")
    (ann,) = await mixers(before, star, 1)
    await ann.pledge()
    before.house.crash = StopAt(point)
    for _ in range(100):
        await before.clock.pass_time(1_000)
        if star.table.called is not None:
            await ann.give()
        if star.owner.why_stopped is not None:
            break
    assert star.owner.why_stopped is not None
    opening = None if star.table.called is None else star.table.called.opening
    after = await before.again(configuration=configuration)
    ann.indoors, ann.table = after, after.table("star")
    if ann.table.table.called is not None and not ann.table.table.called.is_complete:
        await ann.give()
    await after.until(ann.table, Phase.REVEALING)
    shoe = ann.table.table.shoe
    assert shoe is not None
    assert opening in (None, shoe.opening)
    verdict = judged(ann.table, shoe.number, SHORT)
    assert (verdict.faults, verdict.contributors, verdict.coups) == ((), (ann.patron.id,), 1)
    await after.verify_record()


async def test_a_pledge_is_taken_once_the_list_is_open_and_a_share_only_as_it_was_pledged() -> None:
    indoors = await opened()
    star = indoors.table("star")
    ann, bob = await mixers(indoors, star, 2)
    for refused in (await ann.give(), await ann.pledge(shoe=9)):
        assert isinstance(refused, Refused)
    assert isinstance(await ann.pledge(share=b"x" * 32), Done)
    assert isinstance(await ann.pledge(), Done), "who pledges again means the new one"
    assert isinstance(await ann.pledge(fresh=False), Refused)
    await until_called(indoors, star)
    assert isinstance(await bob.pledge(), Refused), "the list is closed"
    assert isinstance(await bob.give(), Refused)
    wrong = await ann.give(share=b"x" * 32)
    assert isinstance(wrong, Refused)
    assert wrong.reason is Reason.MALFORMED
    assert isinstance(await ann.give(), Done)
    assert isinstance(await ann.give(), Refused)


async def test_sixteen_patrons_mix_and_no_more() -> None:
    indoors = await opened()
    patrons = await mixers(indoors, indoors.table("star"), 17)
    answers = [await mixer.pledge() for mixer in patrons]
    assert all(isinstance(answer, Done) for answer in answers[:16])
    assert isinstance(answers[16], Refused)
    assert answers[16].reason is Reason.TOO_MANY


async def test_at_a_touch_table_the_share_comes_with_the_deal_after_the_house_is_bound() -> None:
    indoors = await Indoors.open()
    ann = await indoors.guest()
    touch = await indoors.house.own_table("touch", ann)
    assert touch is not None
    for share in (b"a" * 32, None, b"b" * 32):
        bound = touch.table.shoe
        assert bound is not None
        assert (bound.opening is not None, bound.promise) == (True, None)
        answers = indoors.ask(
            touch,
            commands.Deal(
                id=f"deal-{next(indoors.numbers)}",
                actor=f"patron:{ann.id}",
                patron=ann.id,
                level=0,
                wagers={"banker": 1_000},
                entropy=None if share is None else "share/v1:" + share.hex(),
            ),
        )
        await indoors.clock.pass_time(1_000)
        assert isinstance(answers[0], Done)
        own = None if share is None else {"patron": ann.id, "share": share.hex()}
        verdict = judged(touch, bound.number, shipped("touch"), own=own)
        assert (verdict.faults, verdict.coups, verdict.whole) == ((), 1, True)
        assert verdict.contributors == (() if share is None else (ann.id,))


async def test_the_cards_do_not_depend_on_the_wagers() -> None:
    """RNG-05: the order is fixed by seed and shares; what is wagered changes nothing."""
    dealt = []
    for wagers_on_banker in (True, False):
        indoors = await opened()
        star = indoors.table("star")
        await indoors.until(star, Phase.BETTING)
        ann = await indoors.guest()
        if wagers_on_banker:
            await indoors.wager(star, ann, banker=50_000)
        else:
            await indoors.wager(star, ann, player=50_000)
        await indoors.until(star, Phase.REVEALING)
        dealt.append(star.table.cards)
    assert dealt[0] == dealt[1]


async def test_void_restart_and_early_end_keep_every_other_shoe_secret() -> None:
    before = await opened()
    await contributed(before)
    star = before.table("star")
    voided = await before.again(configuration=configuration_of(changed={"star-commission": SHORT}))
    star = voided.table("star")
    await voided.house.shared("star").owner.retire("closed early")  # type: ignore[union-attr] # it is there
    log = await voided.log("star")
    end = next(event for event in reversed(log) if isinstance(event, events.ShoeEnded))
    assert (end.reason, end.seed is not None) == ("closed early", True)
    assert isinstance(log[-3], events.CoupVoided)
    assert judged(star, star.table.shoes, SHORT).holds
    revealed = {read_text(one.seed, SEED) for one in await ended(voided, "star") if one.seed}
    known = _with_all_before(revealed)
    secret = await _seeds_in_play(voided)
    assert len(secret) == 1, "punto's shoe is in play"
    assert not known & secret
    assert all(seed not in _told_so_far(voided) for seed in secret)


def _with_all_before(revealed: set[bytes]) -> set[bytes]:
    """Everything that follows from revealed seeds."""
    known = set(revealed)
    for seed in revealed:
        before = seed
        for _ in range(CHAIN_SHOES + 1):
            before = seed_before(before)
            known.add(before)
    return known


async def _seeds_in_play(indoors: Indoors) -> set[bytes]:
    """Seeds of the shoes that are on tables, read as only the house can."""
    found = set()
    for played in indoors.house.tables:
        text = await played.owner._dealer.seed(played.table)
        found |= set() if text is None else {read_text(text, SEED)}
    return found


def _told_so_far(indoors: Indoors) -> bytes:
    """All that anybody was told, and all that is on the disk, seeds as they are sealed included."""
    told = b"".join(body for played in indoors.house.tables for body in played.topic._ring)
    return told + b"".join(seed.sealed for seed in indoors.disk.seeds.values())


async def test_a_chain_is_followed_by_the_next_which_was_announced_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeds, "CHAIN_SHOES", 3)
    indoors = await Indoors.open()
    ann = await indoors.guest()
    touch = await indoors.house.own_table("touch", ann)
    assert touch is not None
    for _ in range(8):
        shoe = touch.table.shoes
        assert isinstance(await indoors.wager(touch, ann, banker=1_000), Done)
        await indoors.clock.pass_time(10)
        verdict = judged(touch, shoe, shipped("touch"))
        assert (verdict.faults, verdict.whole) == ((), True)
    log = await indoors.log(f"touch.{ann.id}")
    kept = [event for event in log if isinstance(event, events.ChainAnnounced | events.ShoeOpened)]
    places = [(event.chain, event.index) for event in kept if isinstance(event, events.ShoeOpened)]
    assert places == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]
    commitments = {event.commitment for event in kept if isinstance(event, events.ShoeOpened)}
    assert len(commitments) == len(places), "RNG-02: no seed is used twice"


async def test_a_house_with_a_new_key_begins_a_new_chain_where_no_shoe_is_open() -> None:
    before = await Indoors.open()
    star = before.table("star")
    await star.owner.retire("for the night")
    only_star = configuration_of('[[table]]\nid = "star"\nnumber = 1\nruleset = "star-commission"\n')
    punto = before.table("punto")
    await punto.owner.retire("for the night")
    after = await before.again(key=b"n" * 32, configuration=only_star)
    await after.until(after.table("star"), Phase.BETTING)
    announced = [event for event in await after.log("star") if isinstance(event, events.ChainAnnounced)]
    assert [event.chain for event in announced] == [1, 2]
