"""What somebody who practises asks of the table, one step after the other, and what each step makes of the score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from puntobanco.cards import card_text, parse_card
from puntobanco.errors import Reason, Refused
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import Command
from puntobanco.table.effects import Effect
from puntobanco.table.live import HoldKind
from puntobanco.table.live_events import Remedy
from puntobanco.table.phases import Phase
from puntobanco.table.remedies import answer_named
from puntobanco.training.playing import betting_opened, first_card_of, go_on, shoe_opened
from puntobanco.training.practice import SUPERVISOR, Practice, Said, Word, commit, name_of
from puntobanco.training.remedying import corrected, judged, remedied, stepped_in
from puntobanco.training.score import Slip, SlipKind

PRACTISED: Final = frozenset(
    {
        live_commands.CountCards,
        live_commands.RecordShuffle,
        commands.OpenShoe,
        commands.OpenBetting,
        commands.CloseBetting,
        commands.DealCards,
        live_commands.UndoCard,
        live_commands.ConfirmResult,
        live_commands.ReportCutCard,
        live_commands.CallSupervisor,
        live_commands.Declare,
        live_commands.RequestRemedy,
    }
)
"""What can be practised. The rest of what a live table can be asked is a supervisor's, whom the drill plays."""


@dataclass(frozen=True, slots=True)
class Step:
    """The practice after something was asked, and why it was refused, if it was. A refusal may cost points."""

    practice: Practice
    refused: Refused | None = None


def ask(practice: Practice, command: Command, now_ms: int) -> Step:
    """Ask something as the dealer, at `now_ms` (epoch ms). Raises InputError for a card that is none."""
    if practice.over:
        return Step(practice, Refused(Reason.NOT_NOW, detail="the practice is over"))
    if type(command) not in PRACTISED:
        return Step(practice, Refused(Reason.ROLE_FORBIDS, detail="this is not practised"))
    practice = replace(practice, word=Word())
    match command:
        case live_commands.Declare() | live_commands.RequestRemedy():
            return _remedy(practice, command.remedy, now_ms)
        case live_commands.CallSupervisor():
            return _call(practice, command, now_ms)
        case _ if practice.happened is not None and not _deals_with_it(practice, command):
            after = _counted(practice, stepped_in(practice, practice.happened, now_ms))
            return Step(
                go_on(_waited_for(after, now_ms), now_ms),
                Refused(Reason.DRILL_DECLINES, detail="something has happened"),
            )
        case _:
            return _deal(practice, command, now_ms)


def _deals_with_it(practice: Practice, command: Command) -> bool:
    """Whether a plain command is all that a mishap wants: the cut card told, a card that was misread taken back."""
    happened = practice.happened
    assert happened is not None, "something has happened"
    if isinstance(command, live_commands.ReportCutCard):
        return any(answer_named(answer).effect is Effect.LAST_COUP for answer in happened.answers)
    return isinstance(command, live_commands.UndoCard) and happened.mishap.misread


def _remedy(practice: Practice, remedy: Remedy, now_ms: int) -> Step:
    found = judged(practice, remedy)
    if found.about is None:
        assert found.slip is not None, "what is not right is a slip"
        declined = Word(Said.DECLINED, remedy.irregularity, "", remedy.answer)
        return Step(replace(practice.slipped(found.slip), word=declined), Refused(Reason.DRILL_DECLINES))
    try:
        after = remedied(practice, found.about, remedy, now_ms)
    except Refused as refused:
        return Step(practice, refused)
    if practice.happened is None:
        after = after.slipped(*_wrong(practice, SlipKind.CARD_PUT_RIGHT))
    return Step(go_on(_waited_for(_counted(practice, after), now_ms), now_ms))


def _call(practice: Practice, command: live_commands.CallSupervisor, now_ms: int) -> Step:
    after = commit(practice, command, now_ms)
    after = commit(after, live_commands.AnswerCall(id=name_of(after), actor=SUPERVISOR), now_ms)
    return Step(replace(after, word=Word(Said.CAME)))


def _deal(practice: Practice, command: Command, now_ms: int) -> Step:
    if isinstance(command, commands.OpenShoe) and command.first_card is not None:
        turned_up = first_card_of(practice)
        if card_text(parse_card(command.first_card)) != turned_up:
            slip = Slip(SlipKind.CARD_REFUSED, practice.coup, card=turned_up, entered=command.first_card)
            return Step(practice.slipped(slip), Refused(Reason.CARDS_DIFFER))
    if isinstance(command, commands.DealCards) and len(command.cards) != 1:
        return Step(practice, Refused(Reason.ILLEGAL_CARD, detail="one card after the other is practised"))
    try:
        after = commit(practice, command, now_ms)
    except Refused as refused:
        return Step(practice.slipped(*_refused(practice, command, refused)), refused)
    if after.live.hold(HoldKind.CARD_TOO_OFTEN) is not None:
        assert isinstance(command, commands.DealCards), "only a card is too often"
        slip = Slip(SlipKind.CARD_REFUSED, practice.coup, card=practice.card or "", entered=command.cards[0])
        return Step(go_on(after.slipped(slip), now_ms), Refused(Reason.ILLEGAL_CARD))
    return Step(go_on(_done(practice, after, command, now_ms), now_ms))


def _done(before: Practice, after: Practice, command: Command, now_ms: int) -> Practice:
    """What a step that the table took means for the cards that lie, and for the times."""
    match command:
        case commands.OpenShoe():
            return shoe_opened(after)
        case commands.OpenBetting():
            return betting_opened(after, now_ms)
        case commands.CloseBetting():
            return replace(after, coup_since=now_ms, card_since=now_ms)
        case commands.DealCards():
            return _card(before, after, now_ms)
        case live_commands.UndoCard():
            return _undone(before, after)
        case live_commands.ReportCutCard():
            return _waited_for(replace(after, happened=None), now_ms)
        case live_commands.ConfirmResult():
            return _confirmed(before, after, now_ms)
        case _:
            return after


def _card(before: Practice, after: Practice, now_ms: int) -> Practice:
    lies, entered = before.ahead[0], after.entered[-1]
    score = after.score
    if lies == entered and not before.wrong:
        timed = () if before.card_since is None else (now_ms - before.card_since,)
        score = replace(score, cards=score.cards + 1, card_ms=score.card_ms + timed)
    since = now_ms if lies == entered else None
    return replace(after, ahead=before.ahead[1:], lying=(*before.lying, lies), score=score, card_since=since)


def _undone(before: Practice, after: Practice) -> Practice:
    lay, entered = before.lying[-1], before.entered[-1]
    after = replace(after, ahead=(lay, *before.ahead), lying=before.lying[:-1], happened=None, card_since=None)
    if before.happened is not None or lay == entered:
        return after
    return after.slipped(Slip(SlipKind.CARD_PUT_RIGHT, before.coup, card=lay, entered=entered))


def _confirmed(before: Practice, after: Practice, now_ms: int) -> Practice:
    if before.coup_since is not None and not before.wrong:
        score = replace(after.score, coup_ms=(*after.score.coup_ms, now_ms - before.coup_since))
        after = replace(after, score=score)
    after = _counted(before, after)
    if not before.wrong:
        return replace(after, lying=())
    return corrected(after.slipped(*_wrong(before, SlipKind.CARD_CONFIRMED)), now_ms)


def _counted(before: Practice, after: Practice) -> Practice:
    """A coup that is over is counted."""
    was_running = before.table.phase in (Phase.BETTING, Phase.DEALING)
    is_running = after.table.phase in (Phase.BETTING, Phase.DEALING)
    if not was_running or is_running:
        return after
    return replace(after, score=replace(after.score, coups=after.score.coups + 1))


def _waited_for(practice: Practice, now_ms: int) -> Practice:
    """The next card is waited for from now on, and its time counted."""
    return replace(practice, card_since=now_ms)


def _wrong(practice: Practice, kind: SlipKind) -> tuple[Slip, ...]:
    return tuple(Slip(kind, practice.coup, card=lies, entered=entered) for lies, entered in practice.wrong)


def _refused(practice: Practice, command: Command, refused: Refused) -> tuple[Slip, ...]:
    """What a refusal costs. A card that can no longer be taken back costs nothing beside what it was."""
    if refused.reason is Reason.TOO_LATE:
        return ()
    asked = type(command).__struct_config__.tag
    assert isinstance(asked, str), "commands have tags of text"
    if isinstance(command, commands.DealCards):
        (entered,) = command.cards
        return (Slip(SlipKind.CARD_REFUSED, practice.coup, entered=entered, asked=asked, reason=refused.reason),)
    return (Slip(SlipKind.OUT_OF_ORDER, practice.coup, asked=asked, reason=refused.reason),)
