"""The first chapters: what the game is, its words, its cards, how a round goes, how it is dealt."""

from __future__ import annotations

from fractions import Fraction

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT, Side, parse_card, value_of, value_of_rank
from puntobanco.outcome import INITIAL_CARDS, total_of
from puntobanco.rulebook.draft import Draft, SectionDraft, card_sign
from puntobanco.rulebook.tableau import TOTALS

SUM_EXAMPLE = ("7", "6")
"""Two cards whose values add up to more than nine."""


def about(draft: Draft) -> SectionDraft:
    """What the game is about, and that it is for fun."""
    section = draft.section("about")
    section.say("about-object")
    section.say("about-nine", best=max(TOTALS))
    section.say("about-bets", count=len(draft.rules.bets), bets=draft.bets())
    section.say("about-play-money")
    section.say("about-no-prediction")
    return section


def definitions(draft: Draft) -> SectionDraft:
    """The words of the trade that the rules use."""
    section = draft.section("definitions")
    section.say("define-round")
    section.say("define-hand")
    section.say("define-initial")
    cards = tuple(map(parse_card, SUM_EXAMPLE))
    first, second = map(value_of, cards)
    section.say("define-total", first=first, second=second, total=total_of(cards))
    if draft.tableau.naturals:
        section.say("define-natural", naturals=draft.numbers(draft.tableau.naturals, last="or"))
    section.say("define-baccarat", zero=min(TOTALS))
    section.say("define-tie")
    section.say("define-push")
    odds = [row.odds for bet in draft.rules.bets for row in bet.rows if not row.pushes]
    whole = next((each for each in odds if each > 1 and each.denominator == 1), max(odds))
    section.say("define-odds", to=draft.odds_to(whole), **{"for": _for_one(draft, whole)})
    return section


def _for_one(draft: Draft, odds: Fraction) -> str:
    back = draft.texts.number(odds.numerator + odds.denominator)
    return draft.texts.say("odds-for", **{"return": back, "stake": draft.texts.number(odds.denominator)})


def equipment(draft: Draft) -> SectionDraft:
    """Decks, the shoe, cards laid beforehand, the areas of the layout."""
    section = draft.section("equipment")
    ruleset = draft.rules.ruleset
    if len(ruleset.decks_allowed) == 1:
        section.say("decks-one", decks=ruleset.decks_usual, cards=CARDS_PER_DECK)
    else:
        allowed = draft.numbers(ruleset.decks_allowed, last="or")
        section.say("decks-several", allowed=allowed, usual=ruleset.decks_usual, cards=CARDS_PER_DECK)
    section.say("shoe-size", decks=ruleset.decks_usual, cards=draft.rules.cards_of(ruleset.decks_usual))
    for side in Side:
        for card in draft.rules.fixed(side):
            section.say(f"fixed-{side}", card=card_sign(card))
    section.say("layout-areas", bets=draft.bets())
    return section


def play(draft: Draft) -> SectionDraft:
    """How a round goes, from the call for bets to settlement."""
    section = draft.section("play")
    if draft.rules.ruleset.table.betting_seconds:
        section.say("play-open")
        section.say("play-close")
    else:
        section.say("play-touch")
    section.say("play-deal")
    section.say("play-third")
    section.say("play-settle")
    if draft.rules.ruleset.table.betting_seconds:
        section.say("play-wait")
    return section


def values(draft: Draft) -> SectionDraft:
    """What cards count, and how a hand's total is found."""
    section = draft.section("values")
    for message, figures in card_values(draft).items():
        section.say(message, **figures)
    section.say("value-total")
    section.say("value-above", low=min(TOTALS), high=max(TOTALS))
    return section


def card_values(draft: Draft) -> dict[str, dict[str, str]]:
    """The sentences about card values with their figures."""
    counts = [value_of_rank(rank) for rank in range(RANK_COUNT)]
    pips = [count for rank, count in enumerate(counts) if rank and count]
    number = draft.texts.number
    return {
        "value-ace": {"value": number(counts[0])},
        "value-pips": {"first": number(min(pips)), "last": number(max(pips))},
        "value-tens": {"value": number(counts[-1])},
    }


def dealing(draft: Draft) -> SectionDraft:
    """The order of the initial deal."""
    section = draft.section("deal")
    order = draft.rules.ruleset.deal.order
    names = [draft.texts.say(f"term-{side}") for side in order]
    section.say("deal-order", order=draft.texts.listed(names))
    section.table(draft.texts.say("deal-card-caption"), ("deal-column-hand", "deal-column-number"), _deal_rows(draft))
    return section


def _deal_rows(draft: Draft) -> list[tuple[str, str]]:
    rows: list[tuple[Side, int, str]] = []
    count = dict.fromkeys(Side, 0)
    for side in Side:
        for card in draft.rules.fixed(side):
            count[side] += 1
            rows.append((side, count[side], draft.texts.say("deal-fixed-card", card=card_sign(card))))
    for number, side in enumerate(draft.rules.ruleset.deal.order, 1):
        count[side] += 1
        rows.append((side, count[side], draft.texts.say("deal-from-shoe", number=number)))
    assert all(total == INITIAL_CARDS for total in count.values()), "the reader has counted them"
    return [(draft.texts.say(f"deal-place-{side}", place=place), what) for side, place, what in rows]
