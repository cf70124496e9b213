"""A whole shoe as a readable sheet: every card, why it was drawn, every result, and the roads at its end.

python -m tests.golden.sheets          writes the sheets anew; read the difference before you commit it
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from puntobanco.cards import Card, Side, card_text
from puntobanco.engine import Coup, after_coup, begin_shoe, burn_count, deal, due, settle_wager, shoe_end
from puntobanco.fairness.shuffle import order_of
from puntobanco.roads import DerivedRoad, big_road, counts_of, derived_marks, result_of
from puntobanco.rules import Mode, Rules, shipped

FOLDER = Path(__file__).parent
GAMES = ("punto-banco", "7up-mbs", "7up-online", "star-commission", "star-special")
STAKE_MINOR = 50_000


def cards_of(game: str) -> tuple[Card, ...]:
    """The cards of a game's golden shoe: one order for ever, from a key that its name makes."""
    rules = shipped(game)
    return tuple(order_of(hashlib.sha256(f"golden shoe of {game}".encode()).digest(), rules.ruleset.decks_usual))


def sheet(game: str) -> str:
    """The golden shoe of a game as text."""
    rules, cards = shipped(game), cards_of(game)
    policy = rules.ruleset.shoe[Mode.RNG]
    progress = begin_shoe(policy, len(cards), cards[0])
    burnt = burn_count(policy, cards[0])
    lines = [f"{game}, {rules.ruleset.decks_usual} decks"]
    lines.append(f"burnt: {' '.join(map(card_text, cards[:burnt])) or 'none'}")
    coups: list[Coup] = []
    while (end := shoe_end(policy, progress)) is None:
        coup = deal(rules, cards[progress.position :])
        coups.append(coup)
        progress = after_coup(progress, coup.cards_used)
        lines.append(_line(rules, len(coups), coup, cut=progress.coups_since_cut == 0))
    lines.append(f"end: {end}, {progress.cards_left} cards left")
    return "\n".join([*lines, *_roads(coups)]) + "\n"


def _line(rules: Rules, number: int, coup: Coup, *, cut: bool) -> str:
    outcome = coup.outcome
    hands = {side: " ".join(map(card_text, getattr(coup, side))) for side in Side}
    why = due(rules, [dealt.card for dealt in coup.dealt]).why
    nets = (settle_wager(rules, outcome, bet.id, STAKE_MINOR).net / 100 for bet in rules.bets)
    paid = "  ".join(f"{bet.id} {net:+g}" for bet, net in zip(rules.bets, nets, strict=True))
    return (
        f"{number:>2}  P {hands[Side.PLAYER]:<8} = {outcome.player_total}  B {hands[Side.BANKER]:<8} = "
        f"{outcome.banker_total}  {outcome.winner:<6}  {why:<13}  {paid}{'  cut card' if cut else ''}"
    )


def _roads(coups: list[Coup]) -> list[str]:
    results = [result_of(coup.outcome) for coup in coups]
    heights = [run.height for run in big_road(results).runs]
    counts = counts_of(results)
    counted = f"banker {counts.banker}, player {counts.player}, tie {counts.tie}, naturals {counts.natural}"
    pairs = f"banker pairs {counts.banker_pair}, player pairs {counts.player_pair}"
    lines = [f"{counted}, {pairs}", f"runs: {' '.join(map(str, heights))}"]
    return lines + [
        f"{name.name.lower()}: {''.join(mark.value for mark in derived_marks(heights, name))}" for name in DerivedRoad
    ]


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(sheet(each), "utf-8")
