"""The history of a house that runs: told when cards have been shown, gone on with after a death."""

from __future__ import annotations

import pytest

from puntobanco.cards import parse_card
from puntobanco.engine import deal, settle_wager
from puntobanco.ledger import patron_account
from puntobanco.rules import Rules
from puntobanco.server.http.statements import Statements
from puntobanco.server.past.recalling import felt_of
from puntobanco.storage.history import OwnAsked
from puntobanco.storage.settlements import KeptRules
from puntobanco.table.phases import Phase
from puntobanco.table.settling import outcome_told
from tests.server.indoors import Indoors, settle
from tests.storage.records import COUPS, WAGERS, played


@pytest.mark.slow
async def test_what_a_coup_returns_stands_on_no_page_before_its_cards_are_shown() -> None:
    indoors = await Indoors.open()
    star, guest = indoors.table("star"), await indoors.guest()
    statements = Statements(indoors.house)
    for _ in range(6):
        await indoors.until(star, Phase.BETTING)
        await indoors.wager(star, guest, banker=50_000, player_pair=50_000)
        await indoors.until(star, Phase.REVEALING)
        told = await statements.page(guest, before=None, limit=100)
        assert star.table.reveal_at is not None
        assert indoors.clock.now_ms() < star.table.reveal_at
        assert told.balance_minor == guest.wallet.balance_minor
        assert sum(row.amount_minor for row in told.rows) == told.balance_minor
        await indoors.house.historian.caught_up()
        own = await indoors.house.store.history.own(OwnAsked(patron=guest.id))
        assert (star.table.shoes, star.table.coup) not in {(one.shoe, one.coup) for one in own}
        await indoors.clock.pass_time(star.table.reveal_at - indoors.clock.now_ms() + 1_000)
        await settle()
        told = await statements.page(guest, before=None, limit=100)
        stored = await indoors.house.store.balances([patron_account(guest.id)])
        assert told.balance_minor == guest.wallet.balance_minor == stored[patron_account(guest.id)]
        assert all(row.at for row in told.rows)
    assert len(await indoors.house.store.history.own(OwnAsked(patron=guest.id))) == 6
    await indoors.verify_record()
    await indoors.abandon()


@pytest.mark.slow
async def test_a_house_that_died_goes_on_with_the_history_where_it_was() -> None:
    indoors = await Indoors.open()
    star, guest = indoors.table("star"), await indoors.guest()
    for _ in range(3):
        await indoors.until(star, Phase.BETTING)
        await indoors.wager(star, guest, tie=50_000)
        await indoors.until(star, Phase.REVEALING)
    again = await indoors.again()
    await again.clock.pass_time(60_000)
    own = await again.house.store.history.own(OwnAsked(patron=guest.id))
    assert [one.coup for one in own] == [3, 2, 1]
    await again.verify_record()
    await again.abandon()


@pytest.mark.slow
async def test_inf_06_every_recalled_coup_is_what_the_engine_deals_and_pays() -> None:
    indoors = await Indoors.open(disk=await played())
    store = indoors.house.store
    await indoors.clock.pass_time(60_000)
    rules = KeptRules(store)
    recalled = paid = 0
    for stream in await store.tables():
        for past in await store.history.coups(stream):
            felt = await felt_of(store, past)
            law = await rules.of(past.behaviour_hash)
            assert isinstance(law, Rules)
            assert past.ruleset == law.id
            coup = deal(law, tuple(parse_card(one.card) for one in felt.cards[felt.fixed :]))
            assert felt.outcome == outcome_told(coup.outcome)
            assert past.ending == coup.outcome.winner
            recalled += 1
            for own in await store.history.wagered(stream, past.shoe, past.coup):
                for wager in own.wagers:
                    settled = settle_wager(law, coup.outcome, wager.bet, wager.stake_minor)
                    assert (wager.net_minor, wager.commission_minor) == (settled.net, settled.commission)
                    paid += 1
    assert recalled >= COUPS
    assert paid >= WAGERS
    await indoors.abandon()
