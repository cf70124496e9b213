"""A result is told by its cards alone until they have been shown: no list, no figure and no message knows it before."""

from __future__ import annotations

from puntobanco.server.tables.telling import brief_of
from puntobanco.server.wire.messages import Result, TableBrief
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, Silent


def _brief(house: Indoors) -> TableBrief:
    star = house.table("star")
    terms = star.owner.terms
    return brief_of(star.profile, star.table, terms, level=0, patrons=1, now_ms=house.clock.now_ms())


async def test_the_hall_the_wallet_and_ones_own_result_wait_until_the_cards_have_been_shown() -> None:
    house = await Indoors.open()
    star, ann = house.table("star"), await house.guest()
    (link,) = ann.links
    assert isinstance(link, Silent)
    await house.until(star, Phase.BETTING)
    await house.wager(star, ann, player=50_000, tie=50_000)
    await house.until(star, Phase.REVEALING)
    reveal_at = star.table.reveal_at
    assert reveal_at is not None
    await house.clock.pass_time(reveal_at - house.clock.now_ms() - 1)
    counts = _brief(house).counts
    assert (_brief(house).road, counts.banker + counts.player + counts.tie) == ("", 0)
    assert _brief(house).phase is Phase.DEALING
    assert star.result_of(ann.id) is None
    assert not [message for message in link.sent if isinstance(message, Result)]
    assert (ann.wallet.balance_minor, ann.wallet.in_play_minor) == (9_900_000, 100_000)
    await house.clock.pass_time(1)
    assert len(_brief(house).road.rstrip("bp")) == 1
    assert _brief(house).phase is Phase.REVEALING
    (result,) = [message for message in link.sent if isinstance(message, Result)]
    assert star.result_of(ann.id) == result
    assert ann.wallet.balance_minor == 10_000_000 + result.net_minor
