"""From a practice to what its console shows, and from its score to what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from puntobanco.hall.practice_events import PracticeScored
from puntobanco.hall.profile import TableProfile
from puntobanco.hall.roles import Action, Role
from puntobanco.server.live.asking import could
from puntobanco.server.tables.live_telling import Name, Viewer, live_state
from puntobanco.server.wire.practice import (
    DrillTold,
    HappenedTold,
    PracticeScore,
    PracticeTold,
    ScoreTold,
    SlipTold,
    WordTold,
)
from puntobanco.table.phases import Phase
from puntobanco.table.terms import TableMode
from puntobanco.training.drill import Drill
from puntobanco.training.playing import first_card_of
from puntobanco.training.practice import PATRONS, TABLE, Practice, Said
from puntobanco.training.score import COSTS, Score, Slip, median

ACTIONS: Final = frozenset(
    {
        Action.CALL_BETS,
        Action.ENTER_CARD,
        Action.UNDO_CARD,
        Action.CONFIRM_RESULT,
        Action.CALL_SUPERVISOR,
        Action.NOTE_IRREGULARITY,
        Action.DECLARE,
        Action.REQUEST_VOID,
        Action.REQUEST_CORRECTION,
    }
)
"""What a console may offer in a practice: a dealer's part, and asking a supervisor, who is played."""


def practice_told(practice: Practice, *, now_ms: int, name: Name) -> PracticeTold:
    """All that the console of a practice shows."""
    drill, happened, word = practice.drill, practice.happened, practice.word
    may = could(ACTIONS, login=practice.dealer, table=practice.table, terms=practice.terms, now_ms=now_ms)
    state = live_state(
        TableProfile(TABLE, 1, "", practice.terms.rules.id, mode=TableMode.LIVE),
        practice.table,
        practice.terms,
        viewer=Viewer(practice.dealer, Role.DEALER.value, tuple(may)),
        now_ms=now_ms,
        name=lambda who: name_of(who, name),
        supervisor_present=True,
    )
    lies = () if happened is None else practice.lying[-1:] if happened.mishap.misread else happened.drawn
    return PracticeTold(
        drill=drill.id,
        title=dict(drill.title),
        seed=practice.seed,
        coups=len(drill.coups) or drill.count,
        coup=practice.coup,
        over=practice.over,
        card=practice.card,
        first_card=_first_card(practice),
        happened=None
        if happened is None
        else HappenedTold(
            sees=happened.mishap.sees, words=dict(happened.mishap.words), lies=lies, misread=happened.mishap.misread
        ),
        word=None
        if word.said is Said.NOTHING
        else WordTold(
            said=word.said.value, irregularity=word.irregularity, paragraph=word.paragraph, answer=word.answer
        ),
        score=score_told(practice.score),
        table=state,
    )


def name_of(who: str, name: Name) -> str:
    """A name for everybody in a practice; those who only wager in it have numbers."""
    return f"#{PATRONS.index(who) + 1}" if who in PATRONS else name(who)


def _first_card(practice: Practice) -> str | None:
    prepared = practice.live.preparation
    turned_up = (
        practice.happened is None
        and practice.table.phase is Phase.SHUFFLING
        and practice.table.shoe is None
        and prepared is not None
        and prepared.shuffled is not None
        and practice.terms.policy.burn_by_first_card
    )
    return first_card_of(practice) if turned_up and not practice.over else None


def score_told(score: Score) -> ScoreTold:
    """A score as it is shown."""
    return ScoreTold(
        points=score.points,
        coups=score.coups,
        cards=score.cards,
        mishaps=score.mishaps,
        card_ms_median=median(score.card_ms),
        card_ms_best=min(score.card_ms, default=None),
        coup_ms_median=median(score.coup_ms),
        coup_ms_best=min(score.coup_ms, default=None),
        slips=tuple(map(_slip, score.slips)),
    )


def _slip(slip: Slip) -> SlipTold:
    said = {one.name: getattr(slip, one.name) for one in fields(slip)}
    return SlipTold(**{**said, "kind": slip.kind.value, "points": COSTS[slip.kind]})


def scored(practice: Practice, *, now_ms: int) -> PracticeScored:
    """What is kept of a practice that is over."""
    told = score_told(practice.score)
    return PracticeScored(
        login=practice.dealer,
        ruleset=practice.terms.rules.id,
        drill=practice.drill.id,
        seed=practice.seed,
        points=told.points,
        coups=told.coups,
        cards=told.cards,
        mishaps=told.mishaps,
        card_ms_median=told.card_ms_median,
        card_ms_best=told.card_ms_best,
        coup_ms_median=told.coup_ms_median,
        coup_ms_best=told.coup_ms_best,
        slips=dict(Counter(slip.kind for slip in told.slips)),
        at=now_ms,
    )


def kept_told(kept: PracticeScored, *, name: str, titles: Mapping[str, Mapping[str, str]]) -> PracticeScore:
    """A score that was kept, with the name of who made it; `titles` are those of the house's own drills."""
    return PracticeScore(
        login=kept.login,
        name=name,
        ruleset=kept.ruleset,
        drill=kept.drill,
        title=dict(titles.get(kept.drill, {})),
        seed=kept.seed,
        points=kept.points,
        coups=kept.coups,
        cards=kept.cards,
        mishaps=kept.mishaps,
        card_ms_median=kept.card_ms_median,
        card_ms_best=kept.card_ms_best,
        coup_ms_median=kept.coup_ms_median,
        coup_ms_best=kept.coup_ms_best,
        slips=dict(kept.slips),
        at=kept.at,
    )


def drill_told(drill: Drill) -> DrillTold:
    """A drill as it is chosen."""
    return DrillTold(
        drill=drill.id,
        title=dict(drill.title),
        coups=len(drill.coups) or drill.count,
        mishaps=len(drill.mishaps),
        shuffled=not drill.coups and not drill.seed,
    )
