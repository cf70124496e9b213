"""The shoes of a run: which cards lie in them, in what order. Any one can be laid out again from (seed, number) alone.

Shoes are numbered from 0. A block of them shares its streams; within a block they are shuffled in groups of four, side
by side. Shuffling is inside-out: the cards are taken as they come new, rank by rank and suit by suit, and card number i
goes to place i while the card of a place thrown by a die of i + 1 sides makes room for it. The aces come first and are
shuffled among themselves by dice of their own, so a shoe has the same ranks whether its suits are looked at or not.

The compiled twin is `shuffling.py`.
"""

from __future__ import annotations

from typing import Final

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT, SUITS, Card
from puntobanco.sim.streams import DICE, Dice

SHOES_PER_BLOCK: Final = 256
GROUP: Final = 4
"""Shoes that are shuffled side by side."""
RANKS_PURPOSE: Final = 0
SUITS_PURPOSE: Final = 1

FRESH_PER_BLOCK: Final = 256 * DICE
"""Shoes of a block where one coup is dealt from each: only its first cards are drawn, each a die of all cards."""
FRESH_PURPOSE: Final = 2


def new_cards(decks: int) -> list[Card]:
    """The cards of a shoe as they come new: aces first, each rank by suits."""
    suits = range(len(SUITS))
    return [suit * RANK_COUNT + rank for rank in range(RANK_COUNT) for suit in suits for _ in range(decks)]


def sides_of_aces(decks: int) -> list[int]:
    """Sides of the dice that shuffle the aces of a group, filled up to whole throws by dice of one side."""
    sides = [place + 1 for place in range(decks * len(SUITS)) for _ in range(GROUP)]
    return sides + [1] * (-len(sides) % DICE)


def sides_of_others(decks: int) -> list[int]:
    """Sides of the dice that shuffle all other cards of a group."""
    return [place + 1 for place in range(decks * len(SUITS), decks * CARDS_PER_DECK) for _ in range(GROUP)]


def shoe_of(seed: int, number: int, decks: int) -> tuple[Card, ...]:
    """Shoe `number` of a run with this seed, next card first."""
    block, within = divmod(number, SHOES_PER_BLOCK)
    group, lane = divmod(within, GROUP)
    aces, others = (Dice(seed, block, purpose) for purpose in (SUITS_PURPOSE, RANKS_PURPOSE))
    thrown: list[int] = []
    for _ in range(group + 1):
        thrown = aces.throw(sides_of_aces(decks))[: decks * len(SUITS) * GROUP] + others.throw(sides_of_others(decks))
    cards = new_cards(decks)
    shoe: list[Card] = []
    for place, die in enumerate(thrown[lane::GROUP]):
        shoe.append(shoe[die] if die < place else cards[place])
        shoe[die] = cards[place]
    return tuple(shoe)


def sides_of_fresh(decks: int, cards: int) -> list[int]:
    """Sides of the dice that draw the first cards of DICE shoes."""
    return [decks * CARDS_PER_DECK] * (cards * DICE)


def fresh_shoe_of(seed: int, number: int, decks: int, cards: int) -> tuple[Card, ...]:
    """The first cards of shoe `number` of a run with one coup a shoe.

    A shoe in which one card was drawn twice is drawn again, card by card. The compiled twin is `fresh.py`.
    """
    block, within = divmod(number, FRESH_PER_BLOCK)
    group, wanted = divmod(within, DICE)
    dice = Dice(seed, block, FRESH_PURPOSE)
    drawn: list[list[int]] = []
    for _ in range(group + 1):
        thrown = dice.throw(sides_of_fresh(decks, cards))
        drawn = [thrown[shoe::DICE] for shoe in range(DICE)]
        drawn = [shoe if len(set(shoe)) == cards else drawn_again(dice, decks, cards) for shoe in drawn]
    new = new_cards(decks)
    return tuple(new[card] for card in drawn[wanted])


def drawn_again(dice: Dice, decks: int, cards: int) -> list[int]:
    """The first cards of one shoe, none of them twice."""
    drawn: list[int] = []
    while len(drawn) < cards:
        card = dice.again.below(decks * CARDS_PER_DECK)
        if card not in drawn:
            drawn.append(card)
    return drawn
