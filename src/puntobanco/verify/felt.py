"""Hands of cards, and every value of them that an axis of a bet can ask for. Facts of cards, not rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from puntobanco.verify.protocol import RANKS, SUITS

Hand: TypeAlias = Sequence[str]
"""Cards as texts, "5h", or "7" where the suit is not stated."""

Value: TypeAlias = int | str | bool | None

_TWO: Final = 2
_RED: Final = frozenset("hd")
_COUNTED: Final = (
    *("aces", "twos", "threes", "fours", "fives", "sixes", "sevens"),
    *("eights", "nines", "tens", "jacks", "queens", "kings"),
)


def points(card: str) -> int:
    """Point value of a card."""
    at = RANKS.index(card[0])
    return at + 1 if at < RANKS.index("T") else 0


def total(hand: Hand) -> int:
    """Last digit of the sum of points."""
    return sum(map(points, hand)) % 10


def axis(name: str, player: Hand, banker: Hand) -> Value:
    """Value of two finished hands on an axis. Raises KeyError for an axis that is not known here."""
    everything = [*player, *banker]
    if name in _COUNTED:
        rank = RANKS[_COUNTED.index(name)]
        return sum(card[0] == rank for card in everything)
    side, _, what = name.partition("_")
    if side in ("player", "banker"):
        return _of_hand(what, player if side == "player" else banker)
    opening = [*player[:_TWO], *banker[:_TWO]]
    match name:
        case "colours":
            return _colours(everything)
        case "pairs_alike":
            return len({card[0] for card in opening}) == 1
        case "ranks_alike":
            counts = [sum(card[0] == rank for card in everything) for rank in RANKS]
            return "-".join(str(count) for count in sorted(counts, reverse=True) if count)
        case "first_nines":
            return _nines([card[1:] for card in opening if card[0] == "9"])
        case _:
            raise KeyError(name)


def _of_hand(what: str, hand: Hand) -> Value:
    match what:
        case "total":
            return total(hand)
        case "cards":
            return len(hand)
        case "two":
            return total(hand[:_TWO])
        case "third":
            return points(hand[_TWO]) if len(hand) > _TWO else None
        case "pair":
            return _alike(hand[:_TWO])
        case "triple":
            return _alike(hand) if len(hand) > _TWO else "none"
        case "match":
            return _match(hand[0], hand[1])
        case _:
            raise KeyError(what)


def _alike(cards: Hand) -> str:
    if len({card[0] for card in cards}) > 1:
        return "none"
    return "suited" if len(set(cards)) == 1 and len(cards[0]) > 1 else "mixed"


def _match(first: str, second: str) -> str:
    suited = first[1:] == second[1:] and len(first) > 1
    royal = {first[0], second[0]} == {"K", "Q"}
    if royal:
        return "royal-suited" if suited else "royal"
    return "suited" if suited else "none"


def _colours(cards: Hand) -> str | None:
    if any(len(card) == 1 for card in cards):
        return None
    red = sum(card[1] in _RED for card in cards)
    return "red" if red == len(cards) else "black" if red == 0 else "mixed"


def _nines(suits: Sequence[str]) -> str:
    if len(suits) == 1:
        return "1-diamond" if suits[0] == SUITS[2] else "1"
    suited = 1 < len(suits) < 2 * _TWO and len(set(suits)) == 1 and suits[0] != ""
    return f"{len(suits)}-suited" if suited else str(len(suits))
