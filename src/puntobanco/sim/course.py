"""What a run of one rule set looks like to the kernels: cards as codes, who gets which, when shoes end.

The *index* of a place in the shoe tells all that follows if a coup begins there: both two-card totals and the values of
the two cards after them, in one number. A table gives the class of totals and card counts and how many cards are used.
Places are flat: the number of the card times the shoes of a group, plus the number of the shoe in it.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from puntobanco.cards import CARDS_PER_DECK, RANKS, Card, Side, burn_value_of, rank_of, suit_of, value_of
from puntobanco.kernels import Array, aligned
from puntobanco.outcome import GRIDS
from puntobanco.rules import STOOD, TO_ACT, Rules, ShoePolicy
from puntobanco.sim.shoes import GROUP, new_cards, sides_of_aces, sides_of_fresh, sides_of_others
from puntobanco.sim.streams import DICE, DIE_WORD

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RANK_SHIFT: Final = 4
SUIT_SHIFT: Final = 8
VALUE_MASK: Final = 15
RANK_MASK: Final = 15 << RANK_SHIFT
CLASS_SHIFT: Final = 3
"""A table entry is the class, above the count of cards used."""
USED_MASK: Final = 7
INDEX_MASK: Final = 2**14 - 1
PAIR_SHIFT: Final = 14
"""Above the index of a place are two bits: whether Player's, whether Banker's first two cards are of one rank."""
PAIR_LABELS: Final = 4
CLASSES: Final = GRIDS["totals"].size * PAIR_LABELS
"""Classes of totals and card counts with, for each side, whether its first two cards are of one rank."""
ENDLESS: Final = 2**31
AFTER: Final = 8
"""Cards beyond the end of a shoe that are read though they decide nothing that is counted."""


class Course(NamedTuple):
    """What a kernel reads.

    places: of one group of shoes at which coups may begin. behind: where the first fixed card lies, and how far apart
    fixed cards lie. codes: uint16[52], new cards, rank by rank; of every card in a fresh course. table: uint16[10000],
    by index. burnt: uint16[10], by value of the first card, cards taken out. hands: int64[6], from where a coup begins,
    the places of the first two cards of Player, of Banker, and of the two that may follow. sure: coups that every shoe
    has. cut, least: first places that lie behind the cut card, and that leave too few cards. sides, limits:
    uint16[throws, 32], of the dice, those of the aces first (ace_throws). shoes: uint16[1, 32], the shoe of the group
    that each die of a throw is for.
    """

    decks: int
    places: int
    behind: int
    codes: Array
    table: Array
    burnt: Array
    hands: Array
    sure: int
    cut: int
    last_coups: int
    coups_max: int
    least: int
    ace_throws: int
    sides: Array
    limits: Array
    shoes: Array


def code_of(card: Card) -> int:
    """A card as kernels see it: value, rank and suit in one word."""
    return value_of(card) | rank_of(card) << RANK_SHIFT | suit_of(card) << SUIT_SHIFT


def course_of(rules: Rules, policy: ShoePolicy, decks: int) -> Course:
    """The course of a rule set whose shoes are treated by `policy`."""
    import numpy as np

    cards = decks * CARDS_PER_DECK
    cut = cards if policy.cut_card_behind is None else max(cards - policy.cut_card_behind, 0)
    coups_max = 1 if policy.fresh_every_coup else policy.coups_max or ENDLESS
    burnt = [1 + burn_value_of(card) if policy.burn_by_first_card else 0 for card in CARD_OF_VALUE]
    room = min(cut, cards - policy.cards_least) - max(burnt)
    sides = np.array(sides_of_aces(decks) + sides_of_others(decks))
    behind = (cards + AFTER) * GROUP
    return Course(
        decks=decks,
        places=cards * GROUP,
        behind=behind,
        codes=np.array([code_of(card) for card in new_cards(1)], np.uint16),
        table=table_of(rules),
        burnt=np.array(burnt, np.uint16),
        hands=np.array(hand_places(rules, GROUP, behind)),
        sure=max(min(room // rules.cards_longest + 1, coups_max), 0),
        cut=(cut + 1) * GROUP,
        last_coups=policy.last_coups_after_cut,
        coups_max=coups_max,
        least=(cards - policy.cards_least + 1) * GROUP,
        ace_throws=len(sides_of_aces(decks)) // DICE,
        sides=_throws(sides),
        limits=_throws(DIE_WORD % sides),
        shoes=_throws(np.arange(DICE) % GROUP),
    )


def fresh_course_of(rules: Rules, decks: int) -> Course:
    """The course of a rule set that shuffles before every coup and burns nothing: DICE shoes of a few cards each."""
    import numpy as np

    sides = np.array(sides_of_fresh(decks, rules.cards_longest))
    behind = (rules.cards_longest + AFTER) * DICE
    return Course(
        decks=decks,
        places=DICE,
        behind=behind,
        codes=np.array([code_of(card) for card in new_cards(decks)], np.uint16),
        table=table_of(rules),
        burnt=np.zeros(len(CARD_OF_VALUE), np.uint16),
        hands=np.array(hand_places(rules, DICE, behind)),
        sure=1,
        cut=DICE,
        last_coups=0,
        coups_max=1,
        least=DICE,
        ace_throws=0,
        sides=_throws(sides),
        limits=_throws(DIE_WORD % sides),
        shoes=_throws(np.zeros(DICE)),
    )


def hand_places(rules: Rules, step: int, behind: int) -> list[int]:
    """From where a coup begins: places of Player's first two cards, of Banker's, and of the two that may follow.

    `step`: places from one card of a shoe to the next; `behind`: where the first fixed card lies, and how far apart.
    """
    places: dict[Side, list[int]] = {side: [] for side in Side}
    fixed = [side for side in Side for _ in rules.fixed(side)]
    for number, side in enumerate(fixed, 1):
        places[side].append(number * behind)
    order = rules.ruleset.deal.order
    for number, side in enumerate(order):
        places[side].append(number * step)
    return [*places[Side.PLAYER], *places[Side.BANKER], len(order) * step, (len(order) + 1) * step]


def fixed_codes(rules: Rules) -> list[int]:
    """Codes of the fixed cards, in the order in which their places follow the shoe."""
    return [code_of(card) for side in Side for card in rules.fixed(side)]


def table_of(rules: Rules) -> NDArray[np.uint16]:
    """By index, what a coup comes to: its class, with room for the labels of pairs, and the cards it uses."""
    import numpy as np

    entries = []
    first = len(rules.ruleset.deal.order)
    for player_two, banker_two, next_value, after_next in product(range(10), repeat=4):
        values = [next_value, after_next]
        used, player_third, banker_third = first, STOOD, None
        if rules.draws_card(TO_ACT, player_two, banker_two):
            player_third, used = values.pop(0), used + 1
        if rules.draws_card(player_third, player_two, banker_two):
            banker_third, used = values.pop(0), used + 1
        drew = player_third != STOOD
        player = (player_two + player_third * drew) % 10
        banker = (banker_two + (banker_third or 0)) % 10
        base = ((player * 10 + banker) * 2 + drew) * 2 + (banker_third is not None)
        entries.append((base * PAIR_LABELS) << CLASS_SHIFT | used)
    return np.array(entries, np.uint16)


CARD_OF_VALUE: Final = tuple(RANKS.index(letter) for letter in "TA23456789")
"""One card of each point value, 0 to 9."""


def _throws(numbers: NDArray[Any]) -> NDArray[np.uint16]:
    """Numbers for dice, in handfuls, on a cache line."""
    import numpy as np

    result: NDArray[np.uint16] = aligned((len(numbers) // DICE, DICE), np.uint16)
    result[:] = numbers.reshape(-1, DICE)
    return result
