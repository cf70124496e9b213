"""What a drill does by itself: the shoe is prepared, patrons wager, something goes wrong, the house ends the shoe."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from puntobanco.cards import CARDS_PER_DECK
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import HOUSE
from puntobanco.table.duties import DutyKind, duty
from puntobanco.table.effects import Effect
from puntobanco.table.live import HoldKind
from puntobanco.table.live_commands import PROGRAM
from puntobanco.table.phases import RUNNING, Phase
from puntobanco.table.remedies import answer_named
from puntobanco.table.terms import Terms
from puntobanco.training.drill import At, Drill, Mishap
from puntobanco.training.practice import PATRONS, SUPERVISOR, TABLE, Happened, Practice, commit, name_of, tried
from puntobanco.training.shoe import mishap_at, misread_of, shoe_of, without

CUT_BEHIND: Final = 14
"""Cards behind the cut card where the dealer cuts and the drill prepares the shoe."""

CUT_CARD: Final = "cut-card"
CUT_IN_COUP: Final = "cut-card-during-coup"
_STAKE_TIMES_MIN: Final = 10


def begin(
    drill: Drill, *, terms: Terms, seed: str, dealer: str, now_ms: int, known: tuple[Mishap, ...] = ()
) -> Practice:
    """A practice of a drill at a table with these terms. `seed` is heeded where the drill does not fix one itself."""
    practice = Practice(drill, drill.seed or seed, dealer, terms, known)
    practice = commit(practice, commands.OpenTable(id=name_of(practice), actor=HOUSE), now_ms)
    practice = commit(practice, live_commands.SeatDealer(id=name_of(practice), actor=dealer), now_ms)
    practice = replace(practice, waiting=tuple(one for one in drill.mishaps if one.at is At.SHUFFLE and one.coup == 1))
    return go_on(practice, now_ms)


def go_on(practice: Practice, now_ms: int) -> Practice:
    """Everything that follows by itself, until it is the dealer's turn."""
    practice = _house(practice, now_ms)
    if _is_over(practice):
        return replace(practice, over=True, happened=None)
    first = practice.table.shoes == 0 and practice.drill.opens_shoe
    if practice.table.phase is Phase.SHUFFLING and practice.table.shoe is None and not first:
        practice = _prepare(practice, now_ms)
    practice = _with_cut_card(practice)
    return _mishap(practice, now_ms)


def first_card_of(practice: Practice) -> str:
    """The card that is turned up when the next shoe is opened."""
    return _order(practice)[0]


def shoe_opened(practice: Practice) -> Practice:
    """The cards of a shoe that was opened just now lie ready."""
    order = _order(practice, opened=True)
    shoe = practice.table.shoe
    assert shoe is not None, "a shoe was opened"
    scripted = tuple(card for cards in practice.drill.coups for card in cards)
    left = order[shoe.progress.position :]
    return replace(practice, ahead=left, spare=without(left, scripted))


def betting_opened(practice: Practice, now_ms: int) -> Practice:
    """The next coup begins: its cards lie ready, what will go wrong is known, and patrons wager."""
    drill, coup = practice.drill, practice.coup + 1
    ahead, spare = practice.ahead, practice.spare
    if drill.coups:
        scripted = drill.coups[coup - 1]
        ahead = (*scripted, *spare)
    waiting = tuple(one for one in drill.mishaps if one.coup == coup and one.at is not At.SHUFFLE)
    drawn = mishap_at(practice.seed, coup, drill.mishaps_per_coup, _to_draw_from(practice))
    waiting += () if drawn is None else (replace(drawn, coup=coup),)
    return _wager(replace(practice, coup=coup, ahead=ahead, lying=(), waiting=waiting), now_ms)


def _to_draw_from(practice: Practice) -> tuple[Mishap, ...]:
    """What can go wrong in a shuffled shoe. Its cut card comes out by itself, and a whole shoe is not to end sooner."""
    ends_shoe = {Effect.LAST_COUP, *((Effect.VOID_SHOE, Effect.CANCEL_SHOE) if not practice.drill.count else ())}
    found = []
    for mishap in practice.known:
        known = practice.known_irregularity(mishap.irregularity)
        if known is not None and answer_named(Happened(mishap, known, ()).answers[0]).effect not in ends_shoe:
            found.append(mishap)
    return tuple(found)


def _wager(practice: Practice, now_ms: int) -> Practice:
    terms = practice.terms
    main = [bet.id for bet in terms.rules.bet_by_id.values() if bet.main and bet.id in terms.limits]
    for patron, bet in zip(PATRONS, main, strict=False):
        wagers = {bet: terms.limits[bet].min_minor * _STAKE_TIMES_MIN}
        asked = commands.PlaceWagers(id=name_of(practice), actor=patron, patron=patron, level=0, wagers=wagers)
        practice = tried(practice, asked, now_ms)
    return practice


def _house(practice: Practice, now_ms: int) -> Practice:
    """What the house owes the table: a shoe that has come to its end, a coup whose cards have run out."""
    for hold in practice.live.holds:
        release = live_commands.ReleaseTable(id=name_of(practice), actor=SUPERVISOR, hold=hold.kind)
        if hold.kind in {HoldKind.CARD_TOO_OFTEN, HoldKind.PAUSED}:
            practice = commit(practice, release, now_ms)
    owed = duty(practice.table, practice.terms)
    if owed is not None and owed.kind is DutyKind.END_SHOE:
        return commit(practice, commands.EndShoe(id=name_of(practice), actor=HOUSE, reason=owed.why), now_ms)
    if owed is not None and owed.kind is DutyKind.VOID_COUP:
        return commit(practice, commands.VoidCoup(id=name_of(practice), actor=HOUSE, reason=owed.why), now_ms)
    return practice


def _is_over(practice: Practice) -> bool:
    if practice.table.phase in RUNNING:
        return False
    coups = len(practice.drill.coups) or practice.drill.count
    return practice.coup >= coups > 0 or (not coups and practice.coup > 0 and practice.table.shoe is None)


def _order(practice: Practice, *, opened: bool = False) -> tuple[str, ...]:
    prepared = practice.live.preparation
    shoe = practice.table.shoe
    decks = shoe.decks if shoe is not None else practice.terms.decks if prepared is None else prepared.decks
    order = shoe_of(practice.seed, practice.table.shoes + (not opened), decks)
    first = practice.drill.first_card
    return (first, *without(order, (first,))) if first else order


def _prepare(practice: Practice, now_ms: int) -> Practice:
    """Count, shuffle and open a shoe: what a drill that is about something else does for the dealer."""
    dealer, terms = practice.dealer, practice.terms
    cards = terms.decks * CARDS_PER_DECK
    counted = live_commands.CountCards(id=name_of(practice), actor=dealer, decks=terms.decks, cards=cards)
    practice = commit(practice, counted, now_ms)
    shuffled = live_commands.RecordShuffle(id=name_of(practice), actor=dealer, how="by-hand")
    practice = commit(practice, shuffled, now_ms)
    opened = commands.OpenShoe(
        id=name_of(practice),
        actor=dealer,
        shoe=practice.table.shoes + 1,
        decks=terms.decks,
        cards=cards,
        cut_behind=CUT_BEHIND if terms.policy.cut_by_dealer else None,
        first_card=first_card_of(practice) if terms.policy.burn_by_first_card else None,
    )
    return shoe_opened(commit(practice, opened, now_ms))


def _with_cut_card(practice: Practice) -> Practice:
    """In a shuffled shoe the cut card comes out where it was put in."""
    shoe = practice.table.shoe
    if practice.drill.coups or shoe is None or not practice.wants_card or practice.waiting or practice.happened:
        return practice
    lies_here = shoe.progress.cut_at == shoe.progress.position + len(practice.lying)
    if not lies_here or practice.table.last or practice.known_irregularity(CUT_IN_COUP) is None:
        return practice
    cut = Mishap(practice.coup, At.CARD, CUT_CARD, CUT_IN_COUP, before_card=len(practice.lying) + 1)
    return replace(practice, waiting=(cut,))


def _mishap(practice: Practice, now_ms: int) -> Practice:
    """Let happen what waits for this place."""
    if practice.happened is not None:
        return practice
    due_now = [one for one in practice.waiting if _is_here(practice, one)]
    known = None if not due_now else practice.known_irregularity(due_now[0].irregularity)
    if not due_now or known is None:
        return practice
    mishap = due_now[0]
    happened = Happened(mishap, known, practice.ahead[: mishap.draws])
    score = replace(practice.score, mishaps=practice.score.mishaps + 1)
    waiting = tuple(one for one in practice.waiting if one is not mishap)
    practice = replace(practice, waiting=waiting, happened=happened, score=score, card_since=None, coup_since=None)
    return _misread(practice, now_ms) if mishap.misread else practice


def _misread(practice: Practice, now_ms: int) -> Practice:
    lies, ahead = practice.ahead[0], practice.ahead[1:]
    read = commands.DealCards(
        id=name_of(practice), actor=f"{PROGRAM}{TABLE}", cards=(misread_of(lies),), source="scanner"
    )
    return replace(commit(practice, read, now_ms), ahead=ahead, lying=(*practice.lying, lies))


def _is_here(practice: Practice, mishap: Mishap) -> bool:
    table = practice.table
    match mishap.at:
        case At.SHUFFLE:
            prepared = practice.live.preparation
            return table.phase is Phase.SHUFFLING and prepared is not None and prepared.shuffled is not None
        case At.BETTING:
            return table.phase is Phase.BETTING
        case At.CARD:
            here = practice.wants_card and len(practice.entered) == mishap.before_card - 1
            return here and practice.entered == practice.lying
        case At.FELT:
            lies = table.phase is Phase.DEALING and not practice.wants_card
            return lies and practice.entered == practice.lying
