"""Stakes, commission and rounding, with examples that the engine has settled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from puntobanco.engine import settle_wager
from puntobanco.outcome import Fact, Outcome
from puntobanco.rulebook.draft import Draft, SectionDraft, capital
from puntobanco.rulebook.phrases import when_text
from puntobanco.rules import Bet, PayRow
from puntobanco.text import bet_name

EXAMPLE_STEPS = (1, 2, 3)
"""Stakes of the examples, in steps of the rule set."""


def stakes(draft: Draft) -> SectionDraft:
    """The stake step, every commission, and what rounding does."""
    section = draft.section("money")
    settlement = draft.rules.ruleset.settlement
    section.say("money-step", step=draft.texts.coins(settlement.stake_step_minor))
    charged = [(bet, number, row) for bet, number, row in _rows(draft) if row.commission]
    for bet, number, row in charged:
        section.say(
            "money-commission",
            bet=bet_name(draft.texts, bet.id),
            when=when_text(draft, bet, number),
            percent=draft.share(row.commission),
        )
    if not charged:
        section.say("money-no-commission")
    section.say("money-rounding", unit=draft.texts.coins(settlement.rounding_unit_minor))
    broken = [(bet, number, row) for bet, number, row in _rows(draft) if not _is_whole(draft, row)]
    if not broken:
        section.say("money-exact")
    shown = charged + [entry for entry in broken if entry not in charged]
    if shown:
        heads = ("bet", "case", "stake", "exact", "win", "commission", "returned")
        section.table(
            draft.texts.say("money-caption"),
            [f"money-column-{head}" for head in heads],
            [example for entry in shown for example in _examples(draft, *entry)],
            right=tuple(range(2, len(heads))),
        )
    return section


def _rows(draft: Draft) -> Iterator[tuple[Bet, int, PayRow]]:
    for bet in draft.rules.bets:
        for number, row in enumerate(bet.rows):
            yield bet, number, row


def _is_whole(draft: Draft, row: PayRow) -> bool:
    """Whether every stake in the step comes back in whole rounding units."""
    settlement = draft.rules.ruleset.settlement
    return (settlement.stake_step_minor * (1 + row.net) / settlement.rounding_unit_minor).denominator == 1


def _examples(draft: Draft, bet: Bet, number: int, row: PayRow) -> Iterator[tuple[str, ...]]:
    outcome = _outcome_of(bet, number)
    for steps in EXAMPLE_STEPS:
        stake = steps * draft.rules.ruleset.settlement.stake_step_minor
        settled = settle_wager(draft.rules, outcome, bet.id, stake)
        yield (
            bet_name(draft.texts, bet.id),
            capital(when_text(draft, bet, number)),
            draft.texts.coins(stake),
            draft.exact(stake * (1 + row.net) / 100),
            draft.texts.coins(settled.gross_win),
            draft.texts.coins(settled.commission),
            draft.texts.coins(settled.returned),
        )


class _Case:
    """A class of a bet's grid in the place of an outcome: it knows the axes of that grid and no more."""

    def __init__(self, at: Mapping[str, Fact]) -> None:
        self._at = at

    def axis(self, name: str) -> Fact:
        """Value on one axis of the grid."""
        return self._at[name]


def _outcome_of(bet: Bet, number: int) -> Outcome:
    """An outcome that row `number` decides, as far as its bet can see."""
    return cast("Outcome", _Case(bet.grid.classes()[bet.row_by_class.index(number)]))
