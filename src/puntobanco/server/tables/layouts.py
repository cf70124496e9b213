"""A rule set as a client needs it to draw a table, and the list of all of them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from puntobanco.cards import card_text
from puntobanco.money import fraction_text, percent_text, ratio_text
from puntobanco.odds.returns import known_edges
from puntobanco.rulebook.short import short_facts, short_texts
from puntobanco.rules import Bet, PayRow, Rules
from puntobanco.server.tables.telling import presentation_of
from puntobanco.server.wire.answers import (
    BetTold,
    ConditionTold,
    DealTold,
    OddsRow,
    RulesetBrief,
    RulesetLayout,
    SettlementTold,
)
from puntobanco.server.wire.parts import LimitTold
from puntobanco.text import DEFAULT, LANGUAGES, Texts, ruleset_title, texts_in

EDGE_DIGITS = 10
RETURN_DIGITS = 6
PRINTED_DIGITS = 2


def ruleset_brief(rules: Rules, language: str) -> RulesetBrief:
    """A rule set as one row of the list, its title in a language."""
    return RulesetBrief(
        id=rules.id,
        version=rules.version,
        title=_title(rules, language),
        behaviour_hash=rules.behaviour_hash,
        decks=rules.ruleset.decks_usual,
        returns={bet: percent_text(1 - edge, PRINTED_DIGITS) for bet, edge in known_edges(rules).items()},
    )


def ruleset_layout(rules: Rules) -> RulesetLayout:
    """Everything about a rule set that a table's page draws."""
    ruleset = rules.ruleset
    table = ruleset.table
    edges = known_edges(rules)
    short = {language: short_texts(language, ruleset.messages) for language in LANGUAGES}
    return RulesetLayout(
        id=rules.id,
        version=rules.version,
        title=_title(rules, DEFAULT),
        behaviour_hash=rules.behaviour_hash,
        decks=ruleset.decks_usual,
        bets=tuple(_bet(bet, edges[bet.id], short) for bet in rules.bets),
        draws="".join(map(str, rules.draws)),
        deal=DealTold(
            order=tuple(side.value for side in ruleset.deal.order),
            fixed={side.value: tuple(map(card_text, cards)) for side, cards in ruleset.deal.fixed.items()},
        ),
        conditions=tuple(
            ConditionTold(
                id=condition.id,
                kind=condition.kind.value,
                bet=condition.bet,
                bets=condition.bets,
                coups=condition.coups,
                modes=tuple(mode.value for mode in condition.modes),
            )
            for condition in ruleset.conditions
        ),
        settlement=SettlementTold(
            stake_step_minor=ruleset.settlement.stake_step_minor,
            rounding_unit_minor=ruleset.settlement.rounding_unit_minor,
            main_bets_on_tie=ruleset.settlement.main_bets_on_tie.value,
            tie_wagers_withdrawable=ruleset.settlement.tie_wagers_withdrawable,
        ),
        limits={
            bet: LimitTold(limit.min_minor, limit.max_at(1, level_top=table.level_top))
            for bet, limit in table.limits.items()
        },
        chips_minor=table.chips_minor,
        presentation=presentation_of(rules),
        messages=dict(ruleset.messages),
    )


def _title(rules: Rules, language: str) -> str:
    return ruleset_title(texts_in(language, rules.ruleset.messages), rules.id)


def _bet(bet: Bet, edge: Fraction, short: Mapping[str, Texts]) -> BetTold:
    return BetTold(
        id=bet.id,
        main=bet.main,
        odds=tuple(_row(row, short) for row in bet.rows),
        edge_percent=percent_text(edge, EDGE_DIGITS),
        rtp_percent=percent_text(1 - edge, RETURN_DIGITS),
        exact=fraction_text(edge),
    )


def _row(row: PayRow, short: Mapping[str, Texts]) -> OddsRow:
    when: Mapping[str, tuple[bool | int | str | None, ...]] = row.when
    return OddsRow(
        when=dict(when),
        odds="push" if row.pushes else ratio_text(row.odds),
        commission=f"{_plain_percent(row.commission)}%" if row.commission else None,
        said={language: short_facts(texts, row) for language, texts in short.items()},
    )


def _plain_percent(share: Fraction) -> str:
    """A percentage without needless zeros: 5, 0.5."""
    text = percent_text(share, RETURN_DIGITS)
    return text.rstrip("0").rstrip(".")
