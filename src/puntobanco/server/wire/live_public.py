"""What everybody at a live table may see of its own events. What is staff's alone keeps its number and says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from puntobanco.server.wire.parts import ResultTold
from puntobanco.table import live_events
from puntobanco.table.events import CardsDealt
from puntobanco.table.live_events import LiveEvent
from puntobanco.table.parts import CardDealt, OutcomeTold


class _Told(Struct, frozen=True, kw_only=True, tag_field="kind"):
    pass


class DealerSeatedTold(_Told, frozen=True, tag="dealer-seated"):
    """Somebody deals here from now on: the name that the house shows."""

    dealer: str


class DealerLeftTold(_Told, frozen=True, tag="dealer-left"):
    """Nobody deals here now."""

    why: str


class CardsCountedTold(_Told, frozen=True, tag="cards-counted"):
    """The cards of the next shoe were counted."""

    decks: int
    cards: int


class ShoeShuffledTold(_Told, frozen=True, tag="shoe-shuffled"):
    """The counted cards were shuffled, "by-hand" or "by-machine"; `how` is "" when they have to be shuffled again."""

    how: str


class CardUndoneTold(_Told, frozen=True, tag="card-undone"):
    """The last card on the felt was entered wrongly and is taken back."""

    card: CardDealt


class CardTakenOutTold(_Told, frozen=True, tag="card-taken-out"):
    """A card of the shoe is out and belongs to no hand. null: nobody saw it. `from_felt`: it lay there as the last."""

    card: str | None
    from_felt: bool


class HandsPutRightTold(_Told, frozen=True, tag="hands-put-right"):
    """The cards on the felt are these now, the first `fixed` of them laid by the rules."""

    cards: tuple[CardDealt, ...]
    fixed: int


class CutCardOutTold(_Told, frozen=True, tag="cut-card-out"):
    """The cut card has come out."""

    coup: int


class TableHeldTold(_Told, frozen=True, tag="table-held"):
    """The table waits: "paused", "dealer-link", "video-link", "no-supervisor", "interrupted" or "card-too-often"."""

    hold: str
    why: str
    until: int | None


class TableReleasedTold(_Told, frozen=True, tag="table-released"):
    """The table waits for this no longer."""

    hold: str


class ManualModeTold(_Told, frozen=True, tag="manual-mode"):
    """Cards are entered by hand now, or no longer."""

    on: bool


class IrregularityTold(_Told, frozen=True, tag="irregularity"):
    """Something went wrong and this is done about it: ids of the rule set, whose printed rules have the words.

    `paragraph` is the number there, "" where it has none.
    """

    irregularity: str
    answer: str
    paragraph: str
    shoe: int
    coup: int


class CoupCorrectedTold(_Told, frozen=True, tag="coup-corrected"):
    """A settled coup is what it should have been. `results` are the coups of the shoe on the table that count now.

    Everybody's own figures come in `correction`.
    """

    shoe: int
    coup: int
    cards: tuple[CardDealt, ...]
    fixed: int
    outcome: OutcomeTold
    results: tuple[ResultTold, ...]
    why: str


class CoupAnnulledTold(_Told, frozen=True, tag="coup-annulled"):
    """A settled coup does not count. `results` are the coups of the shoe on the table that count now."""

    shoe: int
    coup: int
    results: tuple[ResultTold, ...]
    why: str


class StaffNoteTold(_Told, frozen=True, tag="staff-note"):
    """Something that is staff's alone. It has its number, so that nobody misses one without knowing."""


LivePublicEvent: TypeAlias = (
    DealerSeatedTold
    | DealerLeftTold
    | CardsCountedTold
    | ShoeShuffledTold
    | CardUndoneTold
    | CardTakenOutTold
    | HandsPutRightTold
    | CutCardOutTold
    | TableHeldTold
    | TableReleasedTold
    | ManualModeTold
    | IrregularityTold
    | CoupCorrectedTold
    | CoupAnnulledTold
    | StaffNoteTold
)

Name: TypeAlias = Callable[[str], str]


def live_told(  # noqa: C901, PLR0911, PLR0912 -- one arm for each event
    event: LiveEvent, *, results: Callable[[], tuple[ResultTold, ...]], name: Name
) -> LivePublicEvent | CardsDealt:
    """What everybody sees of a live table's event. `name` gives the name of a dealer that is shown."""
    match event:
        case live_events.CardEntered():
            return CardsDealt(cards=(*event.fixed, event.card), fixed=len(event.fixed))
        case live_events.DealerSeated():
            return DealerSeatedTold(dealer=name(event.dealer))
        case live_events.DealerLeft():
            return DealerLeftTold(why=event.why)
        case live_events.CardsCounted():
            return CardsCountedTold(decks=event.decks, cards=event.cards)
        case live_events.ShoeShuffled():
            return ShoeShuffledTold(how=event.how)
        case live_events.ShuffleSpoilt():
            return ShoeShuffledTold(how="")
        case live_events.CardUndone():
            return CardUndoneTold(card=event.card)
        case live_events.CardTakenOut():
            return CardTakenOutTold(card=event.card, from_felt=event.from_felt)
        case live_events.HandsPutRight():
            return HandsPutRightTold(cards=event.cards, fixed=event.fixed)
        case live_events.CutCardOut():
            return CutCardOutTold(coup=event.coup)
        case live_events.TableHeld():
            return TableHeldTold(hold=event.hold, why=event.why, until=event.until)
        case live_events.TableReleased():
            return TableReleasedTold(hold=event.hold)
        case live_events.ManualModeSet():
            return ManualModeTold(on=event.on)
        case live_events.IrregularityDeclared():
            remedy = event.remedy
            return IrregularityTold(
                irregularity=remedy.irregularity,
                answer=remedy.answer,
                paragraph=event.paragraph,
                shoe=remedy.shoe,
                coup=remedy.coup,
            )
        case live_events.CoupCorrected():
            return CoupCorrectedTold(
                shoe=event.shoe,
                coup=event.coup,
                cards=event.cards,
                fixed=event.fixed,
                outcome=event.outcome,
                results=results(),
                why=event.why,
            )
        case live_events.CoupAnnulled():
            return CoupAnnulledTold(shoe=event.shoe, coup=event.coup, results=results(), why=event.why)
        case _:
            return StaffNoteTold()
