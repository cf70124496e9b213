"""Dealing by the rules, settling in whole money, the life of a shoe, and which wagers are allowed."""

from puntobanco.engine.drawing import (
    Coup,
    DealtCard,
    Due,
    Finished,
    Next,
    Why,
    coup_of,
    deal,
    dealt_so_far,
    due,
    verify_copies,
)
from puntobanco.engine.prove import prove
from puntobanco.engine.settlement import Result, Settled, settle_wager
from puntobanco.engine.shoes import ShoeEnd, ShoeProgress, after_coup, begin_shoe, burn_count, is_last_coup, shoe_end
from puntobanco.engine.wagers import Situation, can_wager, verify_conditions, verify_wagers

__all__ = [
    "Coup",
    "DealtCard",
    "Due",
    "Finished",
    "Next",
    "Result",
    "Settled",
    "ShoeEnd",
    "ShoeProgress",
    "Situation",
    "Why",
    "after_coup",
    "begin_shoe",
    "burn_count",
    "can_wager",
    "coup_of",
    "deal",
    "dealt_so_far",
    "due",
    "is_last_coup",
    "prove",
    "settle_wager",
    "shoe_end",
    "verify_conditions",
    "verify_copies",
    "verify_wagers",
]
