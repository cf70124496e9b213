"""Worked rounds: the rule set's own examples, dealt by the engine and explained step by step."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from puntobanco.cards import Side, value_of
from puntobanco.engine import Coup, Finished, Why, coup_of, due
from puntobanco.outcome import HAND_CARDS_MAX
from puntobanco.rulebook.draft import Draft, SectionDraft, card_sign
from puntobanco.rulebook.pages import Hand, Hands
from puntobanco.rules.model import Example
from puntobanco.text import bet_name


def worked(draft: Draft) -> SectionDraft:
    """All examples of the rule set."""
    section = draft.section("examples")
    for number, example in enumerate(draft.rules.ruleset.examples, 1):
        _example(draft, section, number, example)
    return section


def _example(draft: Draft, section: SectionDraft, number: int, example: Example) -> None:
    coup = coup_of(draft.rules, example.player, example.banker)
    hands = {Side.PLAYER: coup.player, Side.BANKER: coup.banker}
    totals = {Side.PLAYER: coup.outcome.player_total, Side.BANKER: coup.outcome.banker_total}
    say = draft.texts.say
    drawn = tuple(
        Hand(say(f"term-{side}"), tuple(map(card_sign, cards)), draft.texts.number(totals[side]))
        for side, cards in hands.items()
    )
    heads = (say("example-column-hand"), say("example-column-cards"), say("example-column-total"))
    section.blocks.append(Hands(say("example-title", number=number), heads, drawn))
    section.steps([*_steps(draft, coup), _winner(draft, coup), *_pays(draft, coup)])
    if example.note:
        section.quote(draft.texts.find(example.note) or example.note)


def _steps(draft: Draft, coup: Coup) -> Iterator[str]:
    """Why each third card was dealt or not, as the engine tells."""
    outcome, say = coup.outcome, draft.texts.say
    end = due(draft.rules, [dealt.card for dealt in coup.dealt])
    assert isinstance(end, Finished), "the coup is whole"
    if end.why is Why.NATURAL:
        twos = {Side.PLAYER: outcome.player_two, Side.BANKER: outcome.banker_two}
        for side, two in twos.items():
            if two in draft.tableau.naturals:
                yield say(f"example-natural-{side}", total=two)
        return
    player_third = coup.player[2] if len(coup.player) == HAND_CARDS_MAX else None
    banker_third = coup.banker[2] if len(coup.banker) == HAND_CARDS_MAX else None
    if player_third is None:
        yield say("example-player-stands", total=outcome.player_two)
    else:
        yield say("example-player-draws", total=outcome.player_two, card=card_sign(player_third))
    does = "stands" if banker_third is None else "draws"
    against = "" if player_third is None else "-against"
    yield say(
        f"example-banker-{does}{against}",
        total=outcome.banker_two,
        third="" if player_third is None else draft.texts.number(value_of(player_third)),
        card="" if banker_third is None else card_sign(banker_third),
    )


def _winner(draft: Draft, coup: Coup) -> str:
    outcome = coup.outcome
    return draft.texts.say(f"example-winner-{outcome.winner}", player=outcome.player_total, banker=outcome.banker_total)


def _pays(draft: Draft, coup: Coup) -> Iterator[str]:
    for bet in draft.rules.bets:
        row = bet.row_for(coup.outcome)
        net = Fraction(-1) if row is None else row.net
        how = "wins" if net > 0 else "pushes" if net == 0 else "loses"
        yield draft.texts.say(f"example-bet-{how}", bet=bet_name(draft.texts, bet.id), net=draft.exact(abs(net)))
