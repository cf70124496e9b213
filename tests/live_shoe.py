"""The recorded shoe of `cases/live_shoe.txt`: its coups as they were worked out by hand, and what follows from them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from puntobanco.storage.history import BetTotal

SHOE = Path(__file__).parent / "cases" / "live_shoe.txt"
VOID = {"5.1": "foreign-card", "5.3": "too-many-to-banker", "5.4": "cards-drawn-together"}
NOTED = {"5.6": "late-wager", "5.7": "withdrawn-wager"}
COIN = 100
"""Minor units."""


@dataclass(frozen=True, slots=True)
class Line:
    """One coup as it was worked out: its cards, who won ("-": it does not count), the patron's net in coins."""

    number: int
    cards: tuple[str, ...]
    won: str
    net: int
    wrong: str
    right: tuple[str, ...]

    @property
    def as_it_counts(self) -> tuple[str, ...]:
        """The cards that count in the end."""
        return self.right or self.cards


def shoe() -> list[Line]:
    """All sixty."""
    lines = []
    for text in SHOE.read_text("utf-8").splitlines():
        if text.startswith("#"):
            continue
        words = text.split()
        at = next(index for index, word in enumerate(words) if word in {"B", "P", "T", "-"})
        wrong = words[at + 2] if len(words) > at + 2 else ""
        cards, right = tuple(words[1:at]), tuple(words[at + 3 :])
        lines.append(Line(int(words[0]), cards, words[at], int(words[at + 1]), wrong, right))
    return lines


def road(lines: list[Line]) -> str:
    """Who won the coups that count, as letters."""
    return "".join(line.won for line in lines).replace("-", "")


def counts(lines: list[Line]) -> dict[str, int]:
    """The statistics of the shoe: winners, and hands whose first two cards have one rank (Player's first is a 7)."""
    counted = [line for line in lines if line.won != "-"]
    won = Counter(line.won for line in counted)
    return {
        "banker": won["B"],
        "player": won["P"],
        "tie": won["T"],
        "banker_pair": sum(line.as_it_counts[0][0] == line.as_it_counts[2][0] for line in counted),
        "player_pair": sum(line.as_it_counts[1][0] == "7" for line in counted),
    }


def totals(lines: list[Line], patron: str, stream: str) -> dict[str, BetTotal]:
    """The patron's sums by bet: 10 on Banker and 1 on Tie in each coup that counts; a tie returns Banker."""
    counted = [line for line in lines if line.won != "-"]
    banker = sum(line.net + 1 for line in counted if line.won == "B")
    lost = sum(10 for line in counted if line.won == "P")
    tie = sum(line.net for line in counted if line.won == "T")
    missed = sum(1 for line in counted if line.won != "T")
    return {
        "banker": BetTotal(patron, stream, "banker", len(counted), banker * COIN, lost * COIN),
        "tie": BetTotal(patron, stream, "tie", len(counted), tie * COIN, missed * COIN),
    }
