"""Compiling a resolved document: tableau to `draws`, pay rows to one row number per class, and the behaviour hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final

from puntobanco.cards import NO_SUIT, suit_of
from puntobanco.errors import Fault, RulesError
from puntobanco.outcome import FACTS, SUIT_GRIDS, Fact, Grid, smallest_grid
from puntobanco.rules.check import BET_ID_PATTERN, read_ruleset_document
from puntobanco.rules.library import fragment_text
from puntobanco.rules.merge import resolve
from puntobanco.rules.model import RuleSet
from puntobanco.rules.reader import Find, Section, numbers_of, shown
from puntobanco.rules.tables import LOSES, ROWS_MAX, STOOD, THIRD_ROWS, TO_ACT, Bet, PayRow, Rules

BEHAVIOUR_KEYS: Final = (
    "decks",
    "deal",
    "tableau",
    "shoe",
    "settlement",
    "bet",
    "condition",
    "irregularity",
)
"""What can change a result, a payout, a return or who may combine what: all that the behaviour hash covers."""

_TOTALS: Final = range(10)


def read_rules(text: str, *, file: str, find: Find, find_bets: Find = fragment_text) -> Rules:
    """Read, check and compile a rule set given as TOML text.

    `file` names it in faults; `find` gives the text of a rule set that it extends, `find_bets` that of a fragment it
    includes. Raises RulesError with all faults.
    """
    document = resolve(text, file=file, find=find, find_bets=find_bets)
    faults: list[Fault] = []
    top = Section(file, "", document, faults)
    bets = _bets(top)
    draws = _draws(top.table("tableau", required=True))
    ruleset = read_ruleset_document(document, tuple(bet.id for bet in bets), top)
    top.done()
    rules = Rules(ruleset, draws, bets, behaviour_hash(document))
    _check_suits(top, ruleset, bets)
    _check_cards_least(top, rules)
    if faults:
        raise RulesError(tuple(faults))
    return rules


def behaviour_hash(document: Mapping[str, object]) -> str:
    """SHA-256 in hexadecimal of everything of a resolved document that can change what happens at a table."""
    behaviour = {key: document.get(key) for key in BEHAVIOUR_KEYS}
    text = json.dumps(behaviour, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _draws(tableau: Section) -> bytes:
    draws = bytearray(THIRD_ROWS * 100)
    natural = tableau.numbers("natural", within=_TOTALS)
    player = tableau.numbers("player", within=_TOTALS)
    banker_table = tableau.table("banker", required=True)
    banker: dict[int, tuple[int, ...]] = {}
    for key, against in banker_table.rest().items():
        if not key.isdecimal() or int(key) not in _TOTALS:
            banker_table.fault(key, "an unknown total", "a two-card total of Banker, 0 to 9")
            continue
        banker[int(key)] = _against(banker_table, key, against)
    tableau.done()
    for player_two in _TOTALS:
        for banker_two in _TOTALS:
            if player_two in natural or banker_two in natural:
                continue
            at = player_two * 10 + banker_two
            draws[TO_ACT * 100 + at] = player_two in player
            for third in banker.get(banker_two, ()):
                draws[third * 100 + at] = (third == STOOD) != (player_two in player)
    return bytes(draws)


def _against(banker: Section, key: str, against: object) -> tuple[int, ...]:
    expected = 'Player\'s third values on which Banker draws, with "stood" for none, as in "stood 4-7"'
    if not isinstance(against, str):
        banker.fault(key, against, expected)
        return ()
    words = against.split()
    numbers = numbers_of(" ".join(word for word in words if word != "stood"))
    if numbers is None or any(number not in _TOTALS for number in numbers):
        banker.fault(key, against, expected)
        return ()
    return (*numbers, *([STOOD] if "stood" in words else []))


def _bets(top: Section) -> tuple[Bet, ...]:
    rows = top.rows("bet")
    if not rows:
        top.fault("bet", "nothing", "at least one bet")
    bets: list[Bet] = []
    for row in rows:
        bet = _bet(row)
        if bet.id in [other.id for other in bets]:
            row.fault("id", bet.id, "an id that no other bet has")
            continue
        bets.append(bet)
    return tuple(bets)


def _bet(section: Section) -> Bet:
    bet_id = section.text("id", pattern=BET_ID_PATTERN, expected="an id of small letters, digits and hyphens")
    main = section.flag("main", default=False)
    pay_sections = section.rows("pays")
    faults_before = len(section.faults)
    rows = tuple(_pay_row(row) for row in pay_sections)
    section.done()
    facts = sorted({fact for row in rows for fact in row.when})
    grid = smallest_grid(facts)
    if grid is None:
        section.fault("pays", "facts " + ", ".join(facts), "facts that one grid of outcomes knows together")
    if not rows or len(rows) > ROWS_MAX:
        section.fault("pays", f"{len(rows)} rows", f"1 to {ROWS_MAX} rows")
    if grid is None or len(section.faults) > faults_before or not rows:
        empty = smallest_grid(()) or grid
        assert empty is not None
        return Bet(bet_id, main, empty, (), bytes([LOSES]) * empty.size)
    row_by_class = _deciding(grid, rows)
    for number, (row, pay) in enumerate(zip(rows, pay_sections, strict=True)):
        if number not in row_by_class:
            pay.fault("when", shown(dict(row.when)), "a case that no earlier row has decided")
    if not any(row.odds for row in rows):
        section.fault("pays", "no row that wins", "at least one row with odds")
    return Bet(bet_id, main, grid, rows, row_by_class)


def _pay_row(row: Section) -> PayRow:
    when_table = row.table("when", required=True)
    when = {fact: _values(when_table, fact, wanted) for fact, wanted in when_table.rest().items()}
    pushes = row.data.get("odds") == "push"
    if pushes:
        row.text("odds")
    faults_before = len(row.faults)
    odds = Fraction(0) if pushes else row.ratio("odds")
    if not pushes and not odds and len(row.faults) == faults_before:
        row.fault("odds", row.data["odds"], '"push", or odds above zero')
    commission = row.percent("commission", Fraction(0))
    if pushes and commission:
        row.fault("commission", row.data["commission"], "no commission on a push")
    row.done()
    known = {fact: values for fact, values in when.items() if fact in FACTS}
    return PayRow(MappingProxyType(known), odds, commission, pushes)


def _values(when: Section, fact: str, wanted: object) -> tuple[Fact, ...]:
    """The values that a condition on a fact allows: a value, a list, or a range "10-18" of a counted fact."""
    source = FACTS.get(fact)
    if source is None:
        when.fault(fact, "an unknown fact", "one of " + ", ".join(FACTS))
        return ()
    counted = not any(isinstance(value, bool | str) for value in source.values)
    if counted and isinstance(wanted, str) and wanted != "none":
        numbers = numbers_of(wanted)
        values: tuple[object, ...] = (wanted,) if numbers is None else numbers
    else:
        values = tuple(wanted) if isinstance(wanted, list) else (wanted,)
    if counted:
        values = tuple(None if value == "none" else value for value in values)
    allowed = [value for value in source.values if any(_same(value, wish) for wish in values)]
    if not values or len(allowed) < len(set(map(repr, values))):
        known = ", ".join("none" if value is None else str(value).lower() for value in source.values)
        when.fault(fact, wanted, f"values it can have: {known}")
    return tuple(allowed)


def _same(value: Fact, wish: object) -> bool:
    return type(value) is type(wish) and value == wish


def _deciding(grid: Grid, rows: tuple[PayRow, ...]) -> bytes:
    """For each class of `grid`, the number of the first row that holds, or LOSES."""
    decided = bytearray([LOSES]) * grid.size
    for number, row in reversed(list(enumerate(rows))):  # so that the first row has the last word
        asked = [(_column(grid, fact), values) for fact, values in row.when.items()]
        for at in range(grid.size):
            if all(column[at] in values for column, values in asked):
                decided[at] = number
    return bytes(decided)


@cache
def _column(grid: Grid, fact: str) -> tuple[Fact, ...]:
    """The value of a fact in every class of `grid`: many bets ask for the same."""
    return tuple(FACTS[fact].of(at) for at in grid.classes())


def _check_suits(top: Section, ruleset: RuleSet, bets: tuple[Bet, ...]) -> None:
    """A bet on suits needs to know the suit of every card."""
    fixed = [card for cards in ruleset.deal.fixed.values() for card in cards]
    if all(suit_of(card) < NO_SUIT for card in fixed):
        return
    for bet in bets:
        if bet.grid.name in SUIT_GRIDS:
            top.fault(f"bet[{bet.id}]", "a fact that needs suits", "deal.fixed with the suit of each fixed card")


def _check_cards_least(top: Section, rules: Rules) -> None:
    """No coup is begun that the shoe cannot finish."""
    if len({policy.cards_least for policy in rules.ruleset.shoe.values()}) == 1:
        policies = {"shoe": next(iter(rules.ruleset.shoe.values()))}
    else:
        policies = {f"shoe.{mode}": policy for mode, policy in rules.ruleset.shoe.items()}
    for key, policy in policies.items():
        if policy.cards_least < rules.cards_longest:
            expected = f"at least {rules.cards_longest}, the shoe cards of the longest coup"
            top.fault(f"{key}.cards_least", policy.cards_least, expected)
