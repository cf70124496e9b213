"""Drawing and pays, from the tables that a file carries. The tables say all; nothing here knows a rule."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from puntobanco.verify.felt import axis, points, total
from puntobanco.verify.protocol import RANKS, labelled
from puntobanco.verify.statements import is_flag, is_text, is_whole, list_of, pair_of, parse

_STOOD: Final = 10
_TO_ACT: Final = 11
_LOSES: Final = 255
_DRAWS: Final = 1_200
_TWO, _THREE = 2, 3


@dataclass(frozen=True, slots=True)
class Hands:
    """A coup dealt by the tables: both hands as they lie, and how many cards came from the shoe."""

    player: list[str]
    banker: list[str]
    used: int


@dataclass(frozen=True, slots=True)
class Paid:
    """What a stake comes to, minor units."""

    gross_win: int
    commission: int
    returned: int


class TablesOfRules:
    """The compiled rules of a file; `hash` is what an opening names them by."""

    def __init__(self, text: str) -> None:
        """Raises ValueError for what is no such table."""
        data: Any = parse(text)
        if not _is_rules(data):
            raise ValueError("no compiled rules")
        self._data: Mapping[str, Any] = data
        self._bets: Mapping[str, Mapping[str, Any]] = {bet["id"]: bet for bet in data["bets"]}
        self.hash = labelled("rules/v1", text.encode(errors="surrogatepass")).hex()
        self.behaviour_hash: str = data["behaviour_hash"]

    def burnt(self, first: str) -> int | None:
        """Cards burnt when this one is turned up, itself included; None where nothing is burnt."""
        burns = self._data["burns"]
        return None if burns is None else int(burns[RANKS.index(first[0])])

    def deal(self, cards: Sequence[str]) -> Hands | None:
        """Deal a coup from the front of some cards; None when they do not suffice."""
        hands = {side: list(self._data["fixed"].get(side, [])) for side in ("player", "banker")}
        left = list(cards)
        for side in self._data["order"]:
            if not left:
                return None
            hands[side].append(left.pop(0))
        player, banker = hands["player"], hands["banker"]
        if self._draws(_TO_ACT, player, banker):
            if not left:
                return None
            player.append(left.pop(0))
        third = points(player[_TWO]) if len(player) == _THREE else _STOOD
        if self._draws(third, player, banker):
            if not left:
                return None
            banker.append(left.pop(0))
        return Hands(player, banker, len(cards) - len(left))

    def _draws(self, third: int, player: Sequence[str], banker: Sequence[str]) -> bool:
        cell = (third * 10 + total(player[:_TWO])) * 10 + total(banker[:_TWO])
        return bool(self._data["draws"][cell] == "1")

    def pays(self, bet: str, hands: Hands, stake: int) -> Paid | None:
        """What a stake on a bet comes to; None for a bet that these rules do not have."""
        data = self._bets.get(bet)
        if data is None:
            return None
        number = 0
        for name in data["axes"]:
            values = self._data["axes"][name]
            number = number * len(values) + _place(values, axis(name, hands.player, hands.banker))
        row_number = _row(data["classes"], number)
        if row_number == _LOSES:
            return Paid(0, 0, 0)
        row = data["rows"][row_number]
        if row["pushes"]:
            return Paid(0, 0, stake)
        (win, per), (part, of) = row["odds"], row["commission"]
        unit = self._data["rounding_unit_minor"]
        returned = stake * (per * of + win * (of - part)) // (per * of * unit) * unit
        gross = stake * win // per if part else returned - stake
        return Paid(gross, gross - (returned - stake), returned)


def _place(values: Sequence[object], value: object) -> int:
    """Where a value stands; True is not 1 here."""
    for at, other in enumerate(values):
        if type(other) is type(value) and other == value:
            return at
    raise ValueError("a value beyond the axis")


def _row(classes: Sequence[Sequence[int]], number: int) -> int:
    for row, count in classes:
        if number < count:
            return row
        number -= count
    raise ValueError("a class beyond the table")


def _is_rules(data: object) -> bool:
    if not isinstance(data, dict):
        return False
    sides = list_of(lambda value: value in ("player", "banker"))
    fixed, burns, axes, bets = data.get("fixed"), data.get("burns"), data.get("axes"), data.get("bets")
    return (
        is_text(data.get("behaviour_hash"))
        and sides(data.get("order"))
        and isinstance(fixed, dict)
        and all(list_of(is_text)(cards) for cards in fixed.values())
        and (burns is None or (list_of(is_whole)(burns) and len(burns) == len(RANKS)))
        and isinstance(data.get("draws"), str)
        and re.fullmatch(f"[01]{{{_DRAWS}}}", data["draws"]) is not None
        and is_whole(data.get("rounding_unit_minor"))
        and isinstance(axes, dict)
        and isinstance(bets, list)
        and all(_is_bet(bet, axes) for bet in bets)
    )


def _is_bet(bet: object, axes: Mapping[str, object]) -> bool:
    if not isinstance(bet, dict) or not list_of(is_text)(bet.get("axes")):
        return False
    ratio, rows = pair_of(is_whole, is_whole), bet.get("rows")
    return (
        is_text(bet.get("id"))
        and all(isinstance(axes.get(name), list) for name in bet["axes"])
        and list_of(ratio)(bet.get("classes"))
        and isinstance(rows, list)
        and all(
            isinstance(row, dict)
            and all(map(ratio, (row.get("odds"), row.get("commission"))))
            and is_flag(row.get("pushes"))
            for row in rows
        )
    )
