"""Whatever staff and patrons ask of a live table, in whatever order, coins are moved and none is made or lost."""

from __future__ import annotations

from random import Random

import pytest

from puntobanco.errors import Refused
from puntobanco.ledger import AccountKind, kind_of
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import Command
from puntobanco.table.live_events import Earlier, Remedy
from puntobanco.table.remedies import ANSWERS, Case, state_hash
from puntobanco.table.terms import LiveTerms, Staffing, TableMode
from tests.table.felt import DEALER, Felt

RICH = dict.fromkeys(("ann", "ben"), 10**12)
POOR = dict.fromkeys(RICH, 0)


def card(chance: Random) -> str:
    return chance.choice("A23456789TJQK") + chance.choice("shdc")


def remedy(felt: Felt, chance: Random) -> Remedy:
    known = chance.choice(felt.terms.rules.ruleset.irregularities)
    answer = chance.choice([one for one in known.answers if one in ANSWERS])
    coup = chance.choice([felt.table.coup, max(felt.table.coup - 1, 0)])
    cards = tuple(card(chance) for _ in range(chance.choice((0, 1, 4, 5, 6))))
    earlier: Earlier = "stand" if chance.random() < 0.5 else "void"
    return Remedy(
        irregularity=known.id, answer=answer, shoe=felt.table.shoes, coup=coup, cards=cards, earlier=earlier,
        reason="other", note="a note",
    )  # fmt: skip


def command(felt: Felt, chance: Random) -> Command:
    """One of everything that may be asked, the usual things more often."""
    name = felt.name()
    asked = remedy(felt, chance)
    wallets = chance.choice((RICH, POOR))
    live = felt.table.live
    assert live is not None
    patron = chance.choice(sorted(RICH))
    wagers = {chance.choice(("player", "banker", "tie")): 500}
    usual: list[Command] = [
        commands.OpenBetting(id=name, actor=DEALER),
        commands.PlaceWagers(id=name, actor=patron, patron=patron, level=1, wagers=wagers),
        commands.CloseBetting(id=name, actor=DEALER),
        commands.DealCards(id=name, actor=DEALER, cards=(card(chance),)),
        commands.DealCards(id=name, actor=DEALER, cards=(card(chance),)),
        live_commands.ConfirmResult(id=name, actor=DEALER),
    ]
    rare: list[Command] = [
        live_commands.UndoCard(id=name, actor=DEALER),
        live_commands.Declare(id=name, actor="supervisor", remedy=asked, wallets=wallets),
        live_commands.RequestRemedy(
            id=name,
            actor="supervisor",
            remedy=asked,
            state_hash=state_hash(Case(felt.table, felt.terms, asked, "supervisor", felt.now_ms, {})),
        ),
        *(
            live_commands.AnswerRequest(
                id=name, actor="manager", request=one.id, answer="approved", state_hash=one.state_hash, wallets=wallets
            )
            for one in live.requests
        ),
        live_commands.ReleaseTable(id=name, actor="supervisor", hold="paused"),
        live_commands.ReleaseTable(id=name, actor="supervisor", hold="card-too-often"),
    ]
    return chance.choice(usual if chance.random() < 0.8 else rare)


def new_shoe(felt: Felt) -> None:
    """A new shoe, whatever the table waited for."""
    assert felt.table.live is not None
    for hold in felt.table.live.holds:
        felt.ask(live_commands.ReleaseTable(id=felt.name(), actor="supervisor", hold=hold.kind))
    felt.open_live_shoe("Ah", decks=8)


@pytest.mark.parametrize("staffing", Staffing)
@pytest.mark.parametrize("ruleset", ["punto-banco", "7up-mbs"])
def test_mon_01_coins_are_conserved_under_random_live_commands(ruleset: str, staffing: Staffing) -> None:
    chance = Random(f"{ruleset} {staffing}")
    felt = Felt.of(ruleset, TableMode.LIVE, betting_ms=None, live=LiveTerms(staffing=staffing))
    changed = 0
    for _ in range(6_000):
        if felt.table.shoe is None:
            new_shoe(felt)
        felt.now_ms += chance.choice((0, 500, 4_000))
        try:
            felt.ask(command(felt, chance))  # checks codes, ids posted once, escrows and what is finished
        except Refused:
            continue
        assert sum(felt.balances.values()) == 0
        lying = sum(felt.table.lying_minor(patron) for patron in RICH)
        escrows = sum(coins for account, coins in felt.balances.items() if kind_of(account) is AccountKind.ESCROW)
        assert escrows == lying, "what lies on the felt lies in escrow, and nothing else does"
        changed += sum(type(event).__name__ in ("CoupCorrected", "CoupAnnulled") for event in felt.log[-3:])
    assert changed > 5
    assert any(account.startswith("house-loss:") for account in felt.balances)
