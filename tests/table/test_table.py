"""One coup after another at a table, by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.rules import OnTie, read_own, shipped_ids
from puntobanco.table import commands, events
from puntobanco.table.commands import HOUSE
from puntobanco.table.events import CoupSettled, Event
from puntobanco.table.evolve import fold
from puntobanco.table.phases import ALLOWED, FORBIDDEN, Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode
from tests.table.felt import DEALER, Felt, terms_of


def refusal(ask: Callable[..., object], *args: object, **kwargs: object) -> Refused:
    with pytest.raises(Refused) as caught:
        ask(*args, **kwargs)
    return caught.value


def settled(felt: Felt) -> CoupSettled:
    return next(event for event in reversed(felt.log) if isinstance(event, CoupSettled))


@pytest.mark.parametrize("ruleset", shipped_ids())
def test_a_coup_of_every_rule_set_is_wagered_dealt_and_paid(ruleset: str) -> None:
    felt = Felt.of(ruleset)
    felt.until(Phase.BETTING)
    bet = felt.terms.rules.bets[0].id
    stake = felt.terms.limits[bet].min_minor
    felt.place("ann", **{bet: stake})
    assert felt.balances["patron:ann"] == -stake
    felt.until(Phase.REVEALING)
    (wager,) = settled(felt).wagers
    assert (wager.patron, wager.bet, wager.stake_minor) == ("ann", bet, stake)
    standing = stake if wager.result == "standing" else 0
    assert felt.balances["patron:ann"] == wager.returned_minor - stake == wager.net_minor - standing
    assert sum(felt.balances.values()) == 0


def test_a_coup_is_settled_by_the_cards_that_were_dealt() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=100_000, tie=50_000, player_pair=50_000)
    felt.place("bob", player=50_000)
    felt.until(Phase.DEALING)
    felt.deal("9h Js 8d 9c")  # the document's own: Player 9 8, Banker J 9, Banker wins by a natural
    event = settled(felt)
    assert (event.outcome.winner, event.outcome.player_total, event.outcome.banker_total) == ("banker", 7, 9)
    assert event.outcome.natural
    by_bet = {(wager.patron, wager.bet): wager for wager in event.wagers}
    banker = by_bet["ann", "banker"]
    assert (banker.gross_win_minor, banker.commission_minor, banker.returned_minor) == (100_000, 5_000, 195_000)
    assert by_bet["bob", "player"].returned_minor == 0
    assert felt.balances["patron:ann"] == 95_000 - 50_000 - 50_000
    assert felt.balances["commission:t1"] == 5_000
    assert felt.balances["house:t1"] == -100_000 + 50_000 + 50_000 + 50_000
    assert event.reveal_at == felt.now_ms + 4 * felt.terms.card_ms


def test_cards_may_come_one_by_one_and_only_the_last_settles() -> None:
    felt = Felt.of("punto-banco", mode=TableMode.LIVE)
    felt.open_live_shoe("5h", cut_behind=20)
    felt.ask(commands.OpenBetting(id="o", actor=DEALER))
    felt.place("ann", player=100)
    felt.until(Phase.DEALING)
    for card in ("9h", "Js", "8d"):
        felt.enter(card)
        assert felt.table.phase is Phase.DEALING
    assert felt.table.cards_left == 416 - 6 - 3
    felt.enter("9c")
    felt.confirm()
    assert felt.table.phase is Phase.REVEALING
    assert settled(felt).wagers[0].result == "lost"
    assert felt.table.cards_left == 416 - 6 - 4


def test_a_card_more_than_the_coup_takes_is_refused() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.DEALING)
    assert refusal(felt.deal, "9h Js 8d 9c 5d").reason is Reason.ILLEGAL_CARD
    assert felt.table.cards == ()


def test_the_fixed_card_is_on_the_felt_and_not_from_the_shoe() -> None:
    felt = Felt.of("7up-mbs")
    felt.until(Phase.BETTING)
    before = felt.table.cards_left
    felt.until(Phase.DEALING)
    felt.deal("9h Th 9d")  # Banker 9, Player 7 + 10, Banker 9 + 9 = 8
    assert [(card.side, card.number, card.card) for card in felt.table.cards] == [
        ("player", 1, "7"),
        ("banker", 1, "9h"),
        ("player", 2, "Th"),
        ("banker", 2, "9d"),
    ]
    assert felt.table.cards_left == before - 3


def test_a_wager_at_or_after_the_end_of_the_betting_time_is_refused() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    assert felt.table.closes_at is not None
    felt.now_ms = felt.table.closes_at - 1
    felt.place("ann", banker=50_000)
    felt.now_ms += 1
    assert refusal(felt.place, "bob", banker=50_000).reason is Reason.BETTING_CLOSED
    felt.until(Phase.DEALING)
    assert refusal(felt.place, "bob", banker=50_000).reason is Reason.BETTING_CLOSED
    assert refusal(felt.cancel, "ann").reason is Reason.BETTING_CLOSED


def test_betting_is_not_closed_while_patrons_have_time() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    assert refusal(felt.ask, commands.CloseBetting(id="x", actor=HOUSE)).reason is Reason.NOT_NOW


def test_only_one_of_banker_and_player_also_over_two_confirmations() -> None:
    felt = Felt.of("star-special")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=50_000, tie=50_000)
    refused = refusal(felt.place, "ann", player=50_000)
    assert (refused.reason, refused.bet) == (Reason.ONLY_ONE_OF, "player")
    felt.place("ann", banker=50_000)
    assert felt.table.stakes_of("ann") == {"banker": 100_000, "tie": 50_000}


def test_limits_grow_with_the_level_and_count_what_lies() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    felt.place("ann", level=0, banker=250_000)
    refused = refusal(felt.place, "ann", level=0, banker=50_000)
    assert (refused.reason, refused.allowed_minor) == (Reason.ABOVE_MAXIMUM, 0)
    felt.place("bob", level=40, banker=10_000_000)


def test_a_confirmed_wager_stays_where_the_table_says_so() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    assert refusal(felt.cancel, "ann").reason is Reason.NO_WAGER
    felt.place("ann", banker=50_000)
    assert refusal(felt.cancel, "ann").reason is Reason.CANNOT_CANCEL


def test_elsewhere_it_may_be_taken_back_until_no_more_bets() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=500, tie=100)
    felt.cancel("ann")
    assert felt.balances["patron:ann"] == 0
    assert felt.table.wagers == {}


TIE = "9h 9s Th Td"  # Player 9 + 10, Banker 9 + 10


def test_after_a_tie_main_wagers_stay_up_for_the_next_coup_and_are_settled_by_it() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=500, tie=100)
    felt.until(Phase.DEALING)
    felt.deal(TIE)
    by_bet = {wager.bet: wager for wager in settled(felt).wagers}
    assert (by_bet["banker"].result, by_bet["banker"].returned_minor, by_bet["banker"].net_minor) == ("standing", 0, 0)
    assert by_bet["tie"].returned_minor == 900
    assert felt.balances["escrow:t1:1:2"] == 500
    felt.until(Phase.BETTING)
    assert felt.table.stakes_of("ann") == felt.table.standing_of("ann") == {"banker": 500}
    refused = refusal(felt.place, "ann", banker=500_000)
    assert (refused.reason, refused.allowed_minor) == (Reason.ABOVE_MAXIMUM, 499_500)  # limits count it
    felt.until(Phase.DEALING)
    felt.deal("Kh 9s Th Td")
    assert settled(felt).wagers[0].returned_minor == 975
    assert sum(felt.balances.values()) == 0


def test_a_standing_wager_may_be_withdrawn_before_no_more_bets() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    felt.place("ann", player=500)
    felt.until(Phase.DEALING)
    felt.deal(TIE)
    felt.until(Phase.BETTING)
    felt.place("ann", tie=100)
    felt.cancel("ann")
    assert felt.balances["patron:ann"] == 0
    assert felt.table.wagers == {}


def test_where_the_house_does_not_let_it_be_withdrawn_a_standing_wager_stays() -> None:
    own = """
schema  = 1
id      = "stays"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "Stays", house = "home", date = "2026", language = "en" }]
settlement = { tie_wagers_withdrawable = false }
example = [{ cards = "P: 9h Kd  B: 4s 4c", expects = { winner = "player" } }]
"""
    felt = Felt(terms_of(read_own(own, file="stays.toml")))
    felt.ask(commands.OpenTable(id="open-table", actor=HOUSE))
    felt.until(Phase.BETTING)
    felt.place("ann", player=500)
    felt.until(Phase.DEALING)
    felt.deal(TIE)
    felt.until(Phase.BETTING)
    assert refusal(felt.cancel, "ann").reason is Reason.CANNOT_CANCEL
    felt.place("ann", player=300, tie=100)
    felt.cancel("ann")
    assert felt.table.stakes_of("ann") == {"player": 500}


def test_a_tie_in_the_last_coup_of_a_shoe_returns_main_wagers_at_once() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    while not felt.table.last:
        felt.until(Phase.REVEALING)
        felt.until(Phase.BETTING)
    felt.place("ann", player=500)
    felt.until(Phase.DEALING)
    felt.deal(TIE)
    (wager,) = settled(felt).wagers
    assert (wager.result, wager.returned_minor) == ("push", 500)
    assert felt.balances["patron:ann"] == 0


def test_a_standing_wager_is_returned_when_the_shoe_ends() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    felt.place("ann", player=500)
    felt.until(Phase.DEALING)
    felt.deal(TIE)
    felt.now_ms += 10_000
    felt.ask(commands.EndShoe(id="e", actor=HOUSE, reason="cards-damaged"))
    ended = felt.log[-1]
    assert isinstance(ended, events.ShoeEnded)
    assert [(wager.patron, wager.stake_minor) for wager in ended.returned] == [("ann", 500)]
    assert felt.balances["patron:ann"] == 0
    assert felt.table.phase is Phase.SHUFFLING


def test_where_main_wagers_do_not_stay_a_tie_returns_them() -> None:
    felt = Felt.of("star-special")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=50_000)
    felt.until(Phase.DEALING)
    felt.deal(TIE)
    assert settled(felt).wagers[0].result == "push"
    assert felt.balances["patron:ann"] == 0


def test_a_main_wager_that_pushes_without_a_tie_is_returned_also_where_they_stay_up_on_a_tie() -> None:
    felt = Felt.of("ez-baccarat")
    settlement = replace(felt.terms.rules.ruleset.settlement, main_bets_on_tie=OnTie.STAY)
    ruleset = replace(felt.terms.rules.ruleset, settlement=settlement)
    felt.terms = replace(felt.terms, rules=replace(felt.terms.rules, ruleset=ruleset))
    felt.until(Phase.BETTING)
    felt.place("ann", banker=500)
    felt.until(Phase.DEALING)
    felt.deal("Kh 2s 2d 2c 4h 3d")  # Banker wins with a 7 of three cards
    assert settled(felt).wagers[0].result == "push"
    assert felt.balances["patron:ann"] == 0


def test_a_void_coup_returns_every_wager_and_leaves_no_mark() -> None:
    felt = Felt.of("7up-mbs")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=500, super_sevens=100)
    felt.place("bob", tie=100)
    felt.until(Phase.DEALING)
    felt.ask(commands.VoidCoup(id="v", actor=HOUSE, reason="foreign-card"))
    assert felt.balances["patron:ann"] == felt.balances["patron:bob"] == 0
    assert felt.table.results == ()
    felt.until(Phase.BETTING)
    assert felt.table.coup == 2


def test_the_next_coup_does_not_begin_before_the_last_is_shown() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.REVEALING)
    ask = commands.OpenBetting(id="b", actor=HOUSE)
    assert refusal(felt.ask, ask).reason is Reason.NOT_NOW
    assert felt.table.reveal_at is not None
    felt.now_ms = felt.table.reveal_at
    felt.ask(ask)


def test_a_closing_table_finishes_its_coup_first() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=50_000)
    felt.ask(commands.CloseTable(id="x", actor=HOUSE, reason="night"))
    assert felt.table.phase is Phase.BETTING
    felt.until(Phase.CLOSED)
    assert [type(event) for event in felt.log[-3:]] == [events.CoupSettled, events.ShoeEnded, events.TableClosed]
    assert refusal(felt.place, "ann", banker=50_000).reason is Reason.TABLE_CLOSED
    felt.ask(commands.OpenTable(id="o", actor=HOUSE))
    felt.until(Phase.BETTING)
    assert (felt.table.shoes, felt.table.coup) == (2, 1)


def test_touch_is_dealt_by_its_patron_and_has_a_fresh_shoe_every_coup() -> None:
    felt = Felt.of("touch")
    felt.until(Phase.BETTING)
    assert felt.do_duty() is None
    felt.place("ann", banker=10)
    assert felt.table.phase is Phase.DEALING
    felt.deal("Kh 9s Th Td")
    assert felt.balances["patron:ann"] == 9  # 0.10 returns 0.19
    felt.until(Phase.BETTING)
    assert (felt.table.shoes, felt.table.coup) == (2, 1)
    assert felt.table.outcome is not None  # the last coup stays on the felt until the next deal
    assert len(felt.table.results) == 1
    ask = commands.PlaceWagers(id="w", actor="ann", patron="ann", level=0, wagers={"tie": 10})
    assert refusal(felt.ask, ask).reason is Reason.NOT_NOW
    felt.place("ann", tie=10)
    assert felt.table.outcome is None


def test_a_shoe_of_the_star_hall_ends_after_its_coups_and_is_cleared() -> None:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    while felt.table.coup < 78:
        assert not felt.table.last
        felt.do_duty()
    felt.until(Phase.REVEALING)
    assert felt.table.last
    felt.until(Phase.SHUFFLING)
    ended = felt.log[-1]
    assert isinstance(ended, events.ShoeEnded)
    assert ended.reason == "coups-played"
    assert felt.table.results == ()


def test_wagers_are_placed_and_taken_back_only_while_betting_is_open_and_cards_come_only_after_it() -> None:
    for command in (commands.PlaceWagers, commands.CancelWagers, commands.Deal):
        assert [phase for phase in Phase if command in ALLOWED[phase]] == [Phase.BETTING]
    assert [phase for phase in Phase if commands.DealCards in ALLOWED[phase]] == [Phase.DEALING]


def test_5_6_and_5_7_after_no_more_bets_at_a_live_table_nothing_is_placed_raised_or_withdrawn() -> None:
    felt = Felt.of("7up-mbs", TableMode.LIVE, betting_ms=None)
    felt.open_live_shoe("Ah", cut_behind=14)
    felt.ask(commands.OpenBetting(id="o", actor=DEALER))
    felt.place("ann", banker=500)
    felt.ask(commands.CloseBetting(id="n", actor=HOUSE))
    for ask in (lambda: felt.place("ann", banker=500), lambda: felt.place("bob", tie=500), lambda: felt.cancel("ann")):
        assert refusal(ask).reason is Reason.BETTING_CLOSED
    assert felt.table.stakes_of("ann") == {"banker": 500}


def test_every_command_is_refused_in_every_phase_that_does_not_allow_it() -> None:
    every: tuple[commands.Command, ...] = (
        commands.OpenTable(id="c", actor=HOUSE),
        commands.CloseTable(id="c", actor=HOUSE, reason=""),
        commands.OpenShoe(id="c", actor=HOUSE, shoe=1, decks=8, cards=416),
        commands.OpenBetting(id="c", actor=HOUSE),
        commands.ExtendBetting(id="c", actor=HOUSE, closes_at=0),
        commands.PlaceWagers(id="c", actor="ann", patron="ann", level=0, wagers={"tie": 50_000}),
        commands.CancelWagers(id="c", actor="ann", patron="ann"),
        commands.CloseBetting(id="c", actor=HOUSE),
        commands.Deal(id="c", actor="ann", patron="ann", level=0, wagers={"tie": 50_000}),
        commands.DealCards(id="c", actor=HOUSE, cards=("5h",)),
        commands.VoidCoup(id="c", actor=HOUSE, reason=""),
        commands.EndShoe(id="c", actor=HOUSE, reason=""),
    )
    felt = Felt.of("star-commission")
    for phase in Phase:
        felt.table = Table("t1", phase=phase)
        for command in every:
            if type(command) not in ALLOWED[phase]:
                assert refusal(felt.ask, command).reason is FORBIDDEN[phase]


def test_the_log_read_back_from_disk_folds_to_the_same_table() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    felt.place("ann", banker=500)
    for _ in range(40):
        felt.do_duty()
    written = [msgspec.json.encode(event) for event in felt.log]
    read = [msgspec.json.decode(body, type=Event) for body in written]
    assert fold(Table("t1"), read) == felt.table
    snapshot = msgspec.json.encode(felt.table)
    assert msgspec.json.decode(snapshot, type=Table) == felt.table
