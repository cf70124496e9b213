"""Results, what bets pay, their exact returns, and which bets go together."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

from puntobanco.money import fraction_text, root_text
from puntobanco.rulebook.counted import CountedBet, counted_bets
from puntobanco.rulebook.draft import Draft, SectionDraft, capital
from puntobanco.rulebook.pages import Block
from puntobanco.rulebook.phrases import when_text
from puntobanco.rules import Bet, Condition, ConditionKind, Mode, OnTie
from puntobanco.text import bet_name

CHANCE_DIGITS = 6
PERCENT_DIGITS = 4
PAY_COLUMNS = ("when", "pays", "commission", "return", "chance")
PAY_FIGURES = frozenset({"return", "chance"})


class Paying:
    """The chapters that need every bet counted, which is done once and only when one of them is written."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    @cached_property
    def _counted(self) -> Mapping[str, CountedBet]:
        return counted_bets(self._draft.rules)

    def pays(self) -> SectionDraft:
        """A pay table for each bet."""
        section = self._draft.section("pays")
        section.blocks += self.pay_tables()
        return section

    def pay_tables(self) -> list[Block]:
        """The pay tables alone."""
        draft = self._draft
        section = draft.section("pays")
        for counted in self._counted.values():
            caption = draft.texts.say("pays-caption", bet=bet_name(draft.texts, counted.bet.id))
            rows = self._pay_rows(counted)
            kept = [at for at in range(len(PAY_COLUMNS)) if any(row[at] for row in rows)]
            section.table(
                caption,
                [f"pays-column-{PAY_COLUMNS[at]}" for at in kept],
                [[row[at] for at in kept] for row in rows],
                right=tuple(number for number, at in enumerate(kept) if PAY_COLUMNS[at] in PAY_FIGURES),
            )
        return section.blocks

    def _pay_rows(self, counted: CountedBet) -> list[tuple[str, ...]]:
        """One row for each pay row and one for all the rest; cells as in PAY_COLUMNS, "" where there is nothing."""
        draft, total = self._draft, counted.odds.total
        rows = [
            self._pay_row(counted.bet, number, Fraction(ways, total)) for number, ways in enumerate(counted.row_ways)
        ]
        if counted.lost_ways:
            chance = draft.texts.percent(Fraction(counted.lost_ways, total), CHANCE_DIGITS)
            rest = capital(draft.texts.say("pays-rest"))
            rows.append((rest, draft.texts.say("odds-loses"), "", draft.texts.number(0), chance))
        return rows

    def _pay_row(self, bet: Bet, number: int, chance: Fraction) -> tuple[str, ...]:
        draft, row = self._draft, bet.rows[number]
        return (
            capital(when_text(draft, bet, number)),
            draft.odds(row),
            draft.share(row.commission) if row.commission else "",
            draft.exact(1 + row.net),
            draft.texts.percent(chance, CHANCE_DIGITS),
        )

    def returns(self) -> SectionDraft:
        """Exact return of every bet."""
        draft = self._draft
        section = draft.section("returns")
        total = next(iter(self._counted.values())).odds.total
        decks = draft.rules.ruleset.decks_usual
        section.say("returns-counted", decks=decks, total=draft.texts.number(total))
        heads = ("bet", "wins", "pushes", "loses", "rtp", "edge", "deviation")
        section.table(
            draft.texts.say("returns-caption"),
            [f"returns-column-{head}" for head in heads],
            [self._return_row(counted) for counted in self._counted.values()],
            right=tuple(range(1, len(heads))),
        )
        section.table(
            draft.texts.say("returns-exact-caption"),
            ("returns-column-bet", "returns-column-exact-edge", "returns-column-exact-hit"),
            [
                (
                    bet_name(draft.texts, counted.bet.id),
                    fraction_text(counted.odds.house_edge),
                    fraction_text(counted.odds.hit_frequency),
                )
                for counted in self._counted.values()
            ],
            right=(1, 2),
        )
        return section

    def _return_row(self, counted: CountedBet) -> tuple[str, ...]:
        texts, odds = self._draft.texts, counted.odds
        won = sum(ways for net, ways in odds.classes if net > 0)
        pushed = sum(ways for net, ways in odds.classes if net == 0)
        lost = odds.total - won - pushed
        return (
            bet_name(texts, counted.bet.id),
            *(texts.percent(Fraction(ways, odds.total), PERCENT_DIGITS) for ways in (won, pushed, lost)),
            texts.percent(odds.rtp, 2),
            texts.percent(odds.house_edge, 10),
            texts.decimal(root_text(odds.variance, CHANCE_DIGITS)),
        )


def result(draft: Draft) -> SectionDraft:
    """Who wins, and what a tie does to wagers that push on it."""
    section = draft.section("result")
    section.say("result-higher")
    settlement = draft.rules.ruleset.settlement
    pushed = push_on_tie(draft)
    if pushed:
        bets = draft.bets(pushed)
        if settlement.main_bets_on_tie is OnTie.STAY:
            section.say("result-tie-stay", bets=bets)
            section.say("result-tie-withdrawable" if settlement.tie_wagers_withdrawable else "result-tie-fixed")
        else:
            section.say("result-tie-returned", bets=bets)
    if settlement.main_bets_on_tie is OnTie.STAY:
        section.say("result-tie-call")
    return section


def push_on_tie(draft: Draft) -> list[str]:
    """Bets that push when the hands tie."""
    return [
        bet.id for bet in draft.rules.bets if any(row.pushes and row.when.get("winner") == ("tie",) for row in bet.rows)
    ]


def conditions(draft: Draft) -> SectionDraft:
    """Which bets go together."""
    section = draft.section("conditions")
    bound = draft.rules.ruleset.conditions
    if not bound:
        section.say("conditions-none")
        return section
    for condition in bound:
        section.quote(_condition(draft, condition))
    named = {bet for condition in bound for bet in _bound_by(condition)}
    free = [bet for bet in draft.rules.bet_by_id if bet not in named]
    if free:
        section.say("conditions-rest", bets=draft.bets(free))
    return section


def _bound_by(condition: Condition) -> tuple[str, ...]:
    return condition.bets if condition.bet is None else (condition.bet,)


def _condition(draft: Draft, condition: Condition) -> str:
    texts = draft.texts
    bets = draft.bets(condition.bets, last="and" if condition.kind is ConditionKind.ONLY_ONE_OF else "or")
    bet = "" if condition.bet is None else bet_name(texts, condition.bet)
    said = texts.say(f"condition-{condition.kind}", bet=bet, bets=bets, rounds=condition.coups)
    if len(condition.modes) < len(Mode):
        return draft.together([said, *(texts.say(f"condition-at-{mode}") for mode in condition.modes)])
    return said
