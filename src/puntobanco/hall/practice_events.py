"""What is kept of a practice: what it came to. It carries no coins, and nothing of what was dealt in it."""

from __future__ import annotations

from msgspec import Struct


class PracticeScored(Struct, frozen=True, kw_only=True, tag_field="kind", tag="practice-scored"):
    """A login has done a drill to its end. Times in milliseconds, None where nothing was timed.

    `seed` deals the same cards again. `slips` counts what went wrong, by `training.score.SlipKind`.
    """

    login: str
    ruleset: str
    drill: str
    seed: str
    points: int
    coups: int
    cards: int
    mishaps: int
    card_ms_median: int | None
    card_ms_best: int | None
    coup_ms_median: int | None
    coup_ms_best: int | None
    slips: dict[str, int]
    at: int
