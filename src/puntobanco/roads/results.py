"""What one coup leaves behind for the roads, and how a shoe is written as a line of letters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from puntobanco.errors import InputError
from puntobanco.outcome import Outcome


class Winner(StrEnum):
    """Who won a coup, by the letter that stands for it on the roads."""

    BANKER = "B"
    PLAYER = "P"
    TIE = "T"

    @property
    def other(self) -> Winner:
        """The opposite side; a tie has none."""
        assert self is not Winner.TIE, "a tie has no opposite"
        return Winner.PLAYER if self is Winner.BANKER else Winner.BANKER


_WINNERS: Final = {winner.value: winner for winner in Winner}
_PAIRS: Final = ("b", "p")


@dataclass(frozen=True, slots=True)
class Result:
    """One valid coup as the roads see it. A void coup has no result.

    `total` is the point total that won (of both hands on a tie), or None when it was not written down.
    """

    winner: Winner
    total: int | None = None
    natural: bool = False
    banker_pair: bool = False
    player_pair: bool = False

    @property
    def letters(self) -> str:
        """The result in letters: `B`, `P` or `T`, then `b` and `p` for the pairs."""
        return f"{self.winner}{'b' * self.banker_pair}{'p' * self.player_pair}"


def result_of(outcome: Outcome) -> Result:
    """What a finished coup leaves on the roads."""
    return Result(
        winner=Winner[outcome.winner.upper()],
        total=max(outcome.player_total, outcome.banker_total),
        natural=outcome.natural,
        banker_pair=outcome.banker_pair != "none",
        player_pair=outcome.player_pair != "none",
    )


def parse_sequence(text: str) -> tuple[Result, ...]:
    """Read the coups of a shoe in dealing order, as in `BPTBbPpBbp`; blank text is an empty shoe.

    White space around the letters is passed over. Raises InputError that names the first letter which does not belong
    and its position in `text`, counted from 1.
    """
    results: list[Result] = []
    indent = len(text) - len(text.lstrip())
    for position, letter in enumerate(text.strip(), start=indent + 1):
        if letter in _PAIRS:
            results[-1:] = [_with_pair(results, letter, position)]
        elif letter in _WINNERS:
            results.append(Result(_WINNERS[letter]))
        else:
            raise InputError(
                f"position {position}: {letter!r} is no result: write B, P or T for each coup, "
                "and behind it b for a Banker Pair, p for a Player Pair, as in BPTBbp"
            )
    return tuple(results)


def sequence_text(results: Iterable[Result]) -> str:
    """Results as the letters that `parse_sequence` reads; totals and naturals are not written."""
    return "".join(result.letters for result in results)


def _with_pair(results: list[Result], letter: str, position: int) -> Result:
    if not results:
        raise InputError(f"position {position}: {letter!r} marks a pair, so a coup (B, P or T) must stand before it")
    last = results[-1]
    marked = replace(last, banker_pair=True) if letter == "b" else replace(last, player_pair=True)
    if marked == last:
        raise InputError(f"position {position}: {letter!r} stands twice behind one coup; write each pair once")
    return marked
