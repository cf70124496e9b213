"""A table with its own small ledger and a clock that tests move: what the table tests share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from puntobanco.cards import CARDS_PER_DECK, card_text
from puntobanco.engine import deal
from puntobanco.fairness.record import pledge_text, share_text
from puntobanco.fairness.shares import pledge_of
from puntobanco.ledger import MATRIX, AccountKind, kind_of
from puntobanco.rules import Rules, shipped
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import HOUSE, Command
from puntobanco.table.decide import decide
from puntobanco.table.duties import DutyKind, duty
from puntobanco.table.events import Event
from puntobanco.table.evolve import fold
from puntobanco.table.phases import Phase
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode, Terms

DEALER = "dealer-1"


def terms_of(rules: Rules, mode: TableMode = TableMode.RNG, **changes: object) -> Terms:
    """Terms as the rule set's own table defaults have them, with short showing times."""
    defaults = rules.ruleset.table
    terms = Terms(
        rules=rules,
        mode=mode,
        decks=rules.ruleset.decks_usual,
        seats=defaults.seats,
        betting_ms=None if mode is TableMode.TOUCH else 20_000,
        card_ms=0 if mode is TableMode.TOUCH else 100,
        result_ms=0 if mode is TableMode.TOUCH else 500,
        chips_minor=defaults.chips_minor,
        limits=defaults.limits,
        level_top=defaults.level_top,
        cancel=defaults.cancel,
        auto=defaults.auto,
    )
    return replace(terms, **changes)  # type: ignore[arg-type] # tests change any field


def usual_mode(rules: Rules) -> TableMode:
    """Touch where every coup has a fresh shoe, else the generator's table."""
    return TableMode.TOUCH if rules.ruleset.table.betting_seconds is None else TableMode.RNG


@dataclass
class Felt:
    """Asks the table, folds what it proposes and moves the coins, refusing nothing by itself."""

    terms: Terms
    table: Table = field(default_factory=lambda: Table("t1"))
    now_ms: int = 1_000_000
    balances: Counter[str] = field(default_factory=Counter)
    log: list[Event] = field(default_factory=list)
    transfer_ids: set[str] = field(default_factory=set)
    finished: set[str] = field(default_factory=set)
    asked: int = 0
    dealer: Random = field(default_factory=lambda: Random(1))
    shoe: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, ruleset: str, mode: TableMode | None = None, **changes: object) -> Felt:
        """An open table of a shipped rule set."""
        rules = shipped(ruleset)
        felt = cls(terms_of(rules, mode or usual_mode(rules), **changes))
        felt.ask(commands.OpenTable(id="open-table", actor=HOUSE))
        return felt

    def ask(self, command: Command) -> Proposal:
        """Decide and take the proposal as committed."""
        proposal = decide(self.table, self.terms, command, self.now_ms)
        self.take(proposal)
        return proposal

    def take(self, proposal: Proposal) -> None:
        """Fold events and move coins; checks what no transfer may ever do."""
        for transfer in proposal.transfers:
            assert transfer.amount_minor > 0
            assert transfer.id not in self.transfer_ids, "nothing is posted twice"
            assert (kind_of(transfer.debit), kind_of(transfer.credit)) == MATRIX[transfer.code]
            assert transfer.debit not in self.finished
            assert transfer.credit not in self.finished
            self.transfer_ids.add(transfer.id)
            self.balances[transfer.debit] -= transfer.amount_minor
            self.balances[transfer.credit] += transfer.amount_minor
            for account in (transfer.debit, transfer.credit):
                if kind_of(account) is AccountKind.ESCROW:
                    assert self.balances[account] >= 0
        for escrow in proposal.finishes:
            assert self.balances[escrow] == 0, "a finished coup's escrow is empty"
            self.finished.add(escrow)
        self.table = fold(self.table, proposal.events)
        self.log.extend(proposal.events)

    def name(self) -> str:
        """An id that no command had yet."""
        self.asked += 1
        return f"c{self.asked}"

    def place(self, patron: str, *, level: int = 1, **wagers: int) -> Proposal:
        """Place wagers; a bet's hyphen is written as an underscore."""
        named = {bet.replace("_", "-"): stake for bet, stake in wagers.items()}
        ask = commands.Deal if self.terms.mode is TableMode.TOUCH else commands.PlaceWagers
        return self.ask(ask(id=self.name(), actor=patron, patron=patron, level=level, wagers=named))

    def pledge(
        self, patron: str, *, shoe: int | None = None, share: bytes = bytes(32), fresh: bool = False
    ) -> Proposal:
        """Pledge a share for the next shoe."""
        number = self.table.shoes + 1 if shoe is None else shoe
        pledged = pledge_text(pledge_of(self.table.id, number, patron, share))
        return self.ask(
            commands.PledgeShare(
                id=self.name(), actor=patron, patron=patron, shoe=number, pledge=pledged, receipt="r", fresh=fresh
            )
        )

    def give(self, patron: str, *, shoe: int | None = None, share: bytes = bytes(32)) -> Proposal:
        """Give the share that was pledged."""
        number = self.table.shoes + 1 if shoe is None else shoe
        told = share_text(share)
        return self.ask(commands.GiveShare(id=self.name(), actor=patron, patron=patron, shoe=number, share=told))

    def open_live_shoe(self, first_card: str, *, cut_behind: int = 14, decks: int | None = None) -> None:
        """A dealer sits down, counts and shuffles, and opens a shoe."""
        decks, cards = decks or self.terms.decks, (decks or self.terms.decks) * CARDS_PER_DECK
        assert self.table.live is not None
        if self.table.live.dealer != DEALER:
            self.ask(live_commands.SeatDealer(id=self.name(), actor=DEALER))
        self.ask(live_commands.CountCards(id=self.name(), actor=DEALER, decks=decks, cards=cards))
        self.ask(live_commands.RecordShuffle(id=self.name(), actor=DEALER, how="by-hand"))
        self.ask(
            commands.OpenShoe(
                id=self.name(),
                actor=DEALER,
                shoe=self.table.shoes + 1,
                decks=decks,
                cards=cards,
                cut_behind=cut_behind,
                first_card=first_card if self.terms.policy.burn_by_first_card else None,
            )
        )

    def enter(self, text: str) -> Proposal:
        """The dealer enters cards given as text."""
        return self.ask(commands.DealCards(id=self.name(), actor=DEALER, cards=tuple(text.split())))

    def confirm(self) -> Proposal:
        """The dealer confirms the cards that lie."""
        return self.ask(live_commands.ConfirmResult(id=self.name(), actor=DEALER))

    def cancel(self, patron: str) -> Proposal:
        """Take back what can be taken back."""
        return self.ask(commands.CancelWagers(id=self.name(), actor=patron, patron=patron))

    def deal(self, text: str) -> Proposal:
        """Deal cards given as text."""
        return self.ask(commands.DealCards(id=self.name(), actor=HOUSE, cards=tuple(text.split())))

    def next_shoe(self, cards: Sequence[int] = ()) -> list[int]:
        """Cards of a new shoe in the order in which they will come; those given come first after the burn."""
        fresh = [card for card in range(CARDS_PER_DECK) for _ in range(self.terms.decks)]
        for card in cards:
            fresh.remove(card)
        self.dealer.shuffle(fresh)
        return fresh

    def do_duty(self) -> DutyKind | None:
        """Wait for the house's next duty, and do it; None when there is none."""
        owed = duty(self.table, self.terms)
        if owed is None:
            return None
        self.now_ms = max(self.now_ms, owed.at_ms)
        self.ask(self.command_for(owed.kind, owed.why))
        return owed.kind

    def command_for(self, kind: DutyKind, why: str) -> Command:
        """The house's command for a duty, with cards out of the test's own shuffle."""
        name = self.name()
        match kind:
            case DutyKind.CALL_SHARES:
                return commands.CallShares(
                    id=name,
                    actor=HOUSE,
                    shoe=self.table.shoes + 1,
                    decks=self.terms.decks,
                    commitment="commit/v1:made-up",
                    chain=1,
                    index=self.table.shoes + 1,
                    opening="opening/v1:made-up",
                    until=self.now_ms + 5_000,
                )
            case DutyKind.OPEN_SHOE:
                self.shoe = self.next_shoe()
                called = self.table.called
                burns = self.terms.policy.burn_by_first_card
                return commands.OpenShoe(
                    id=name,
                    actor=HOUSE,
                    shoe=self.table.shoes + 1,
                    decks=self.terms.decks,
                    cards=len(self.shoe),
                    first_card=card_text(self.shoe[0]) if burns else None,
                    commitment=None if called is None else called.commitment,
                    opening=None if called is None else called.opening,
                )
            case DutyKind.OPEN_BETTING:
                return commands.OpenBetting(id=name, actor=HOUSE)
            case DutyKind.CLOSE_BETTING:
                return commands.CloseBetting(id=name, actor=HOUSE)
            case DutyKind.DEAL_CARDS:
                assert self.table.shoe is not None
                rest = self.shoe[self.table.shoe.progress.position :]
                coup = deal(self.terms.rules, rest)
                return commands.DealCards(
                    id=name, actor=HOUSE, cards=tuple(card_text(card) for card in rest[: coup.cards_used])
                )
            case DutyKind.END_SHOE:
                return commands.EndShoe(id=name, actor=HOUSE, reason=why)
            case DutyKind.CLOSE_TABLE:
                return commands.CloseTable(id=name, actor=HOUSE, reason=why)
            case DutyKind.VOID_COUP:
                return commands.VoidCoup(id=name, actor=HOUSE, reason=why)
            case DutyKind.HOLD_TABLE:
                return live_commands.HoldTable(id=name, actor=HOUSE, hold=why)

    def until(self, phase: Phase) -> None:
        """Do the house's duties until the table is in a phase."""
        while self.table.phase is not phase:
            assert self.do_duty() is not None, f"waits for a patron in {self.table.phase}"
