"""The history of a house that runs: told when cards have been shown, gone on with after a death."""

from __future__ import annotations

from puntobanco.ledger import patron_account
from puntobanco.server.statements import Statements
from puntobanco.storage.history import OwnAsked
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, settle


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
