"""Who gets the next card: the one primitive that deals, checks, explains and simulates.

`due` looks at the hands as they lie and says which side takes a card and why, or that the coup is finished and why.
It reads the deal order and `draws` and knows no rule of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from puntobanco.cards import NO_SUIT, RANKS, SUITS, Card, Side, card_text, rank_of, suit_of, value_of
from puntobanco.errors import Reason, Refused
from puntobanco.outcome import HAND_CARDS_MAX, INITIAL_CARDS, NATURAL_TOTALS, Outcome, total_of
from puntobanco.rules import STOOD, TO_ACT, Rules


class Why(StrEnum):
    """Why a card is due or a coup is finished."""

    INITIAL_DEAL = "initial-deal"
    PLAYER_DRAWS = "player-draws"
    BANKER_DRAWS = "banker-draws"
    NATURAL = "natural"
    BANKER_STANDS = "banker-stands"
    BANKER_DREW = "banker-drew"


@dataclass(frozen=True, slots=True)
class Due:
    """A card is due: to `side`, as its card `number` (from 1), because of `why`.

    For a third card `cell` is the place in `draws` that decided (Player's third value, STOOD or TO_ACT; Player's and
    Banker's two-card totals).
    """

    side: Side
    number: int
    why: Why
    cell: tuple[int, int, int] | None


@dataclass(frozen=True, slots=True)
class Finished:
    """The coup needs no more cards. `cell` is the place in `draws` that decided Banker's last question."""

    why: Why
    cell: tuple[int, int, int]


Next: TypeAlias = Due | Finished


@dataclass(frozen=True, slots=True)
class DealtCard:
    """One card of a coup in dealing order: to whom, as which card of that hand, and what it was."""

    side: Side
    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class Coup:
    """A finished coup: hands as they lie on the felt, fixed cards included, and the shoe cards in dealing order."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    dealt: tuple[DealtCard, ...]
    outcome: Outcome

    @property
    def cards_used(self) -> int:
        """Cards taken from the shoe."""
        return len(self.dealt)


def due(rules: Rules, cards: Sequence[Card]) -> Next:
    """What is due after these shoe cards of a coup, given in dealing order.

    Raises Refused(ILLEGAL_CARD) when there are more cards than the coup takes.
    """
    _, step = _walk(rules, cards)
    return step


def deal(rules: Rules, cards: Sequence[Card]) -> Coup:
    """Deal one coup from the front of `cards` (the shoe, next card first); cards left over are not looked at.

    Raises Refused(SHOE_TOO_SMALL) when they run out.
    """
    hands = _hands(rules)
    dealt: list[DealtCard] = []
    step = _next(rules, hands)
    while isinstance(step, Due):
        if len(dealt) == len(cards):
            raise Refused(Reason.SHOE_TOO_SMALL, detail="the shoe cannot finish the coup")
        card = cards[len(dealt)]
        dealt.append(DealtCard(step.side, step.number, card))
        hands[step.side].append(card)
        step = _next(rules, hands)
    return _coup(hands, dealt)


def dealt_so_far(rules: Rules, cards: Sequence[Card]) -> tuple[DealtCard, ...]:
    """To whom each of these shoe cards of one coup went. Raises Refused(ILLEGAL_CARD) when there are too many."""
    dealt, _ = _walk(rules, cards)
    return tuple(dealt)


def coup_of(rules: Rules, player: Sequence[Card], banker: Sequence[Card]) -> Coup:
    """The coup that two hands as they lie on the felt are, fixed cards included; a fixed card's suit is free.

    Raises Refused(ILLEGAL_CARD) when the drawing rules would not have dealt them: a fixed card is another, a third card
    is missing or forbidden.
    """
    given = {Side.PLAYER: list(player), Side.BANKER: list(banker)}
    hands = _hands(rules)
    for side, fixed in hands.items():
        laid = given[side][: len(fixed)]
        if [value_of(card) for card in laid] != [value_of(card) for card in fixed]:
            raise Refused(Reason.ILLEGAL_CARD, detail=f"the first card of {side} is fixed")
        hands[side] = laid
    dealt: list[DealtCard] = []
    step = _next(rules, hands)
    while isinstance(step, Due):
        if len(given[step.side]) < step.number:
            raise Refused(Reason.ILLEGAL_CARD, detail=f"card {step.number} of {step.side} is missing ({step.why})")
        card = given[step.side][step.number - 1]
        dealt.append(DealtCard(step.side, step.number, card))
        hands[step.side].append(card)
        step = _next(rules, hands)
    for side in Side:
        if len(given[side]) > len(hands[side]):
            raise Refused(
                Reason.ILLEGAL_CARD, detail=f"card {len(hands[side]) + 1} of {side} is not allowed ({step.why})"
            )
    return _coup(hands, dealt)


def verify_copies(rules: Rules, coup: Coup, decks: int) -> None:
    """Check that `decks` decks hold the shoe cards of a coup. Raises Refused(ILLEGAL_CARD) naming the card.

    A card given by rank alone counts for its rank only; fixed cards are no cards of the shoe.
    """
    assert decks in rules.ruleset.decks_allowed, "the caller has checked the number of decks"
    cards = [dealt.card for dealt in coup.dealt]
    for card, copies in Counter(card for card in cards if suit_of(card) < NO_SUIT).items():
        if copies > decks:
            raise Refused(Reason.ILLEGAL_CARD, detail=f"{copies} cards {card_text(card)} in a shoe of {decks} decks")
    for rank, copies in Counter(map(rank_of, cards)).items():
        if copies > decks * len(SUITS):
            raise Refused(
                Reason.ILLEGAL_CARD, detail=f"{copies} cards of rank {RANKS[rank]} in a shoe of {decks} decks"
            )


def _hands(rules: Rules) -> dict[Side, list[Card]]:
    return {side: list(rules.fixed(side)) for side in Side}


def _coup(hands: dict[Side, list[Card]], dealt: list[DealtCard]) -> Coup:
    player, banker = tuple(hands[Side.PLAYER]), tuple(hands[Side.BANKER])
    return Coup(player, banker, tuple(dealt), Outcome.of(player, banker))


def _walk(rules: Rules, cards: Sequence[Card]) -> tuple[list[DealtCard], Next]:
    hands = _hands(rules)
    dealt: list[DealtCard] = []
    step = _next(rules, hands)
    for card in cards:
        if isinstance(step, Finished):
            raise Refused(Reason.ILLEGAL_CARD, detail=f"the coup is finished ({step.why})")
        dealt.append(DealtCard(step.side, step.number, card))
        hands[step.side].append(card)
        step = _next(rules, hands)
    return dealt, step


def _next(rules: Rules, hands: dict[Side, list[Card]]) -> Next:
    player, banker = hands[Side.PLAYER], hands[Side.BANKER]
    given = len(player) + len(banker) - rules.fixed_count
    order = rules.ruleset.deal.order
    if given < len(order):
        side = order[given]
        return Due(side, len(hands[side]) + 1, Why.INITIAL_DEAL, None)
    player_two, banker_two = total_of(player[:INITIAL_CARDS]), total_of(banker[:INITIAL_CARDS])
    if (
        len(player) == INITIAL_CARDS
        and len(banker) == INITIAL_CARDS
        and rules.draws_card(TO_ACT, player_two, banker_two)
    ):
        return Due(Side.PLAYER, HAND_CARDS_MAX, Why.PLAYER_DRAWS, (TO_ACT, player_two, banker_two))
    third = value_of(player[2]) if len(player) == HAND_CARDS_MAX else STOOD
    cell = (third, player_two, banker_two)
    if len(banker) == HAND_CARDS_MAX:
        return Finished(Why.BANKER_DREW, cell)
    if rules.draws_card(*cell):
        return Due(Side.BANKER, HAND_CARDS_MAX, Why.BANKER_DRAWS, cell)
    natural = third == STOOD and (player_two in NATURAL_TOTALS or banker_two in NATURAL_TOTALS)
    return Finished(Why.NATURAL if natural else Why.BANKER_STANDS, cell)
