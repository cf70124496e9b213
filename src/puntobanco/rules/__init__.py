"""Rule sets: TOML read, merged, checked and compiled to tables."""

from puntobanco.rules.beside import text_with_bets
from puntobanco.rules.compile import behaviour_hash, read_rules
from puntobanco.rules.fragments import LibraryBet, Printed
from puntobanco.rules.library import fragment_names, fragment_text, library_bets
from puntobanco.rules.model import (
    Cancel,
    Condition,
    ConditionKind,
    Limit,
    Mode,
    OnTie,
    RuleSet,
    ShoePolicy,
    TableDefaults,
)
from puntobanco.rules.shipped import read_own, shipped, shipped_ids, shipped_text
from puntobanco.rules.tables import LOSES, STOOD, TO_ACT, Bet, PayRow, Rules

__all__ = [
    "LOSES",
    "STOOD",
    "TO_ACT",
    "Bet",
    "Cancel",
    "Condition",
    "ConditionKind",
    "LibraryBet",
    "Limit",
    "Mode",
    "OnTie",
    "PayRow",
    "Printed",
    "RuleSet",
    "Rules",
    "ShoePolicy",
    "TableDefaults",
    "behaviour_hash",
    "fragment_names",
    "fragment_text",
    "library_bets",
    "read_own",
    "read_rules",
    "shipped",
    "shipped_ids",
    "shipped_text",
    "text_with_bets",
]
