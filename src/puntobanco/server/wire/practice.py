"""What is said of practice: the drills that there are, where somebody's own stands, and what practices came to.

A practice is one login's own, in the house's memory; its score alone is on record, and carries no coins.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from puntobanco.server.wire.live import LiveState

DrillId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]
RulesetId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]
Seed: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,40}$")]


class HappenedTold(Struct, frozen=True, kw_only=True):
    """What the dealer sees, without a word of what to do: `practice-sees-<sees>`, or `words` of the house by language.

    `lies` are the cards that have come out with it. `misread`: the scanner has entered another card than the one there.
    """

    sees: str
    words: dict[str, str]
    lies: tuple[str, ...]
    misread: bool


class WordTold(Struct, frozen=True, kw_only=True):
    """What the supervisor whom the drill plays has just done, and about what.

    `said`: "agreed", "declined", "stepped-in" (it was missed), "corrected" (a card that did not lie was confirmed) or
    "came" (since one was called).
    """

    said: str
    irregularity: str
    paragraph: str
    answer: str


class SlipTold(Struct, frozen=True, kw_only=True):
    """One thing that went wrong, at which round of the practice, and the points that it cost.

    `kind`: "card-put-right", "card-confirmed", "card-refused", "out-of-order", "irregularity-missed",
    "irregularity-wrong" or "answer-wrong". `card` lay and `entered` was entered; `irregularity` had happened and the
    rules want `answer`, while `chosen` was chosen; `asked` was refused for `reason`. What does not fit the kind is "".
    """

    kind: str
    coup: int
    points: int
    card: str
    entered: str
    irregularity: str
    paragraph: str
    answer: str
    chosen: str
    asked: str
    reason: str


class ScoreTold(Struct, frozen=True, kw_only=True):
    """The figures of a practice: points of a hundred, and times in milliseconds, null where nothing was timed.

    A card's time runs from when it can be seen to when it is entered; a coup's from "no more bets" to its confirmation,
    where the drill let nothing go wrong.
    """

    points: int
    coups: int
    cards: int
    mishaps: int
    card_ms_median: int | None
    card_ms_best: int | None
    coup_ms_median: int | None
    coup_ms_best: int | None
    slips: tuple[SlipTold, ...]


class PracticeTold(Struct, frozen=True, kw_only=True):
    """One's own practice as it stands. `coups` are those of the drill, 0 for a whole shoe; `coup` is the running one.

    `card` is out of the shoe and waits to be entered; `first_card` is turned up, while the shoe is being opened.
    """

    drill: str
    title: dict[str, str]
    seed: str
    coups: int
    coup: int
    over: bool
    card: str | None
    first_card: str | None
    happened: HappenedTold | None
    word: WordTold | None
    score: ScoreTold
    table: LiveState


class DrillTold(Struct, frozen=True, kw_only=True):
    """A drill as it is chosen. `title` is the house's own, by language; one of the package has `practice-drill-<id>`.

    `coups` 0: a whole shoe. `mishaps` are those that are scripted. `shuffled`: its cards come by a seed.
    """

    drill: str
    title: dict[str, str]
    coups: int
    mishaps: int
    shuffled: bool


class GameTold(Struct, frozen=True, kw_only=True):
    """The drills of a game."""

    ruleset: str
    drills: tuple[DrillTold, ...]


class PracticeScore(Struct, frozen=True, kw_only=True):
    """A practice that was done to its end, by whom and when. `slips` counts by kind."""

    login: str
    name: str
    ruleset: str
    drill: str
    title: dict[str, str]
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


class PracticeMenu(Struct, frozen=True, kw_only=True):
    """`GET /api/practice`: what can be practised, and one's own scores, the newest first."""

    games: tuple[GameTold, ...]
    scores: tuple[PracticeScore, ...]


class PracticeScores(Struct, frozen=True, kw_only=True):
    """`GET /api/practice/scores`: everybody's, the newest first."""

    scores: tuple[PracticeScore, ...]
