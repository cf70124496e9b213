"""The paper on a live table: a shoe of cards, and what truly came out of it, whatever is entered of it."""

from __future__ import annotations

from random import Random

from puntobanco.cards import CARDS_PER_DECK, card_text, parse_card
from puntobanco.engine import deal
from puntobanco.errors import PuntobancoError
from puntobanco.rules import Rules


class Paper:
    """Cards of one table. `drawn` are those of each coup, in the order in which they came."""

    def __init__(self, table: str, rules: Rules, dice: Random) -> None:
        self.table = table
        self.rules = rules
        self.drawn: dict[tuple[int, int], list[str]] = {}
        self._dice = dice
        self._shoe: list[str] = []

    def shuffle(self, decks: int) -> str:
        """A new shoe; gives its first card, which is turned up."""
        self._shoe = [card_text(card) for card in range(CARDS_PER_DECK) for _ in range(decks)]
        self._dice.shuffle(self._shoe)
        return self._shoe.pop()

    def card(self, shoe: int, coup: int, index: int) -> str:
        """A card of a coup, counted from 0: it comes out of the shoe if it does not lie there already."""
        lying = self.drawn.setdefault((shoe, coup), [])
        while len(lying) <= index:
            lying.append(self._shoe.pop() if self._shoe else self.any_card())
        return lying[index]

    def any_card(self) -> str:
        """Some card."""
        return card_text(self._dice.randrange(CARDS_PER_DECK))

    def whole(self, shoe: int, coup: int) -> list[str]:
        """The cards of a coup, as far as they make a whole one; what is missing is made up."""
        cards = [*self.drawn.get((shoe, coup), []), *(self.any_card() for _ in range(6))]
        try:
            return cards[: deal(self.rules, [parse_card(card) for card in cards]).cards_used]
        except PuntobancoError:
            return cards
