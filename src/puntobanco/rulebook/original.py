"""Rule sets that keep the chapters and paragraph numbers of the document they come from.

The text of a paragraph is the message `paragraph-<rule set>-<number>` of the rule set itself or of the nearest one that
it extends. Where a paragraph states a table, the table follows the last paragraph that states it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT, Side, value_of, value_of_rank
from puntobanco.rulebook.draft import Draft
from puntobanco.rulebook.drawing import by_total_table, player_table
from puntobanco.rulebook.pages import Block, Paragraph, Section
from puntobanco.rulebook.paying import Paying, push_on_tie
from puntobanco.rulebook.tableau import TOTALS
from puntobanco.rules import Rules, shipped, shipped_ids
from puntobanco.text import Value, bet_name


def original_chapters(draft: Draft, paying: Paying) -> list[Section]:
    """The chapters of the document."""
    tables: Mapping[str, Callable[[], list[Block]]] = {
        "bet": paying.pay_tables,
        "tableau.player": lambda: [player_table(draft)],
        "tableau.banker": lambda: [by_total_table(draft)],
    }
    paragraphs = draft.rules.ruleset.paragraphs
    last = {paragraph.key: paragraph.id for paragraph in paragraphs}
    chapters = []
    for number, group in groupby(paragraphs, key=lambda paragraph: paragraph.id.partition(".")[0]):
        blocks: list[Block] = []
        for paragraph in group:
            blocks.append(Paragraph(_text(draft, paragraph.id, paragraph.key), paragraph.id))
            if last[paragraph.key] == paragraph.id and paragraph.key in tables:
                blocks += tables[paragraph.key]()
        title = _own_message(draft, "chapter", number) or ""
        chapters.append(Section(f"chapter-{number}", number, title, tuple(blocks)))
    return chapters


def _text(draft: Draft, number: str, key: str) -> str:
    said = _own_message(draft, "paragraph", number.replace(".", "-"), **_figures(draft, key))
    return said or draft.texts.say("paragraph-without-text", key=key)


def _own_message(draft: Draft, kind: str, number: str, **values: Value) -> str | None:
    found = (draft.texts.find(f"{kind}-{name}-{number}", **values) for name in _family(draft.rules))
    return next((said for said in found if said is not None), None)


def _family(rules: Rules) -> Iterable[str]:
    """The rule set and what it extends, nearest first."""
    yield rules.id
    parent = rules.ruleset.extends
    while parent is not None:
        yield parent
        parent = shipped(parent).ruleset.extends if parent in shipped_ids() else None


def _figures(draft: Draft, key: str) -> dict[str, Value]:
    """Everything that a paragraph may want to say with numbers."""
    rules, tableau = draft.rules, draft.tableau
    pips = [value_of_rank(rank) for rank in range(1, RANK_COUNT) if value_of_rank(rank)]
    order = rules.ruleset.deal.order
    fixed = [card for side in Side for card in rules.fixed(side)]
    figures: dict[str, Value] = {
        "ace": value_of_rank(0),
        "pip_low": min(pips),
        "pip_high": max(pips),
        "ten": value_of_rank(RANK_COUNT - 1),
        "total_low": min(TOTALS),
        "total_high": max(TOTALS),
        "above": len(TOTALS),
        "cards": CARDS_PER_DECK,
        "decks": draft.numbers(rules.ruleset.decks_allowed, last="or"),
        "fixed": draft.numbers([value_of(card) for card in fixed]),
        "naturals": draft.numbers(tableau.naturals, last="or"),
        "player_draws": draft.numbers(tableau.player_draws),
        "player_stands": draft.numbers(tableau.player_stands),
        "stood_draws": draft.numbers(tableau.stood_draws),
        "stood_stands": draft.numbers(tableau.stood_stands),
        "bets": draft.bets(),
        "main_bets": draft.bets(push_on_tie(draft)),
        "count": len(order) if key.startswith("deal") else len(rules.bets),
        "bet": "",
    }
    for side in Side:
        figures[f"{side}_numbers"] = draft.numbers([number for number, to in enumerate(order, 1) if to is side])
        figures[f"{side}_from_shoe"] = order.count(side)
    return figures | _bet_figures(draft, key)


def _bet_figures(draft: Draft, key: str) -> dict[str, Value]:
    """For a paragraph about one bet: its name, and the least value of each counted fact that it pays on."""
    subject = draft.rules.bet_by_id.get(key.removeprefix("bet."))
    if subject is None or not key.startswith("bet."):
        return {}
    figures: dict[str, Value] = {"bet": bet_name(draft.texts, subject.id)}
    for fact in {fact for row in subject.rows for fact in row.when}:
        counts = [value for row in subject.rows for value in row.when.get(fact, ()) if type(value) is int]
        if counts:
            figures[f"{fact}_least"] = min(counts)
    return figures
