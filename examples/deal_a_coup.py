"""Deal one coup of a rule set from a shuffled shoe, say why each card was drawn, and settle three wagers.

python examples/deal_a_coup.py 7up-mbs
"""

import secrets
import sys

from puntobanco.cards import Side, card_text
from puntobanco.engine import Due, coup_of, due, settle_wager
from puntobanco.fairness.shuffle import order_of
from puntobanco.money import coins_text
from puntobanco.rules import shipped

rules = shipped(sys.argv[1] if len(sys.argv) > 1 else "punto-banco")
shoe = order_of(secrets.token_bytes(32), rules.ruleset.decks_usual)

# The engine's one primitive: given the cards so far, who gets the next one and why, or that the coup is finished.
hands = {side: list(cards) for side, cards in rules.ruleset.deal.fixed.items()}
dealt: list[int] = []
while isinstance(step := due(rules, dealt), Due):
    card = shoe[len(dealt)]
    dealt.append(card)
    hands.setdefault(step.side, []).append(card)
    print(f"{card_text(card):>3} to {step.side}, card {step.number}: {step.why}")
print(f"    finished: {step.why}")

coup = coup_of(rules, hands[Side.PLAYER], hands[Side.BANKER])
outcome = coup.outcome
print(f"Player {outcome.player_total}, Banker {outcome.banker_total}: {outcome.winner}")
for bet in rules.bets:
    settled = settle_wager(rules, outcome, bet.id, stake_minor=100_000)
    paid = f"gross win {coins_text(settled.gross_win)}, commission {coins_text(settled.commission)}"
    print(f"{bet.id:>14}: stake {coins_text(settled.stake)}, {settled.result}, {paid}, net {coins_text(settled.net)}")
