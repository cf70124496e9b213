"""When a pay row decides, in words: one message for each fact, joined where a row asks for several."""

from __future__ import annotations

from collections.abc import Mapping

from puntobanco.cards import NO_SUIT, RANK_COUNT, Side
from puntobanco.outcome import FACTS, RANK_AXES, Fact
from puntobanco.rulebook.draft import Draft, card_sign
from puntobanco.rules import Bet, PayRow

TOTAL_OF_SIDE = {side.value: f"{side.value}_total" for side in Side}


def when_text(draft: Draft, bet: Bet, number: int) -> str:
    """When row `number` of a bet decides; that earlier rows came first is said where it matters."""
    row = bet.rows[number]
    said = _conditions(draft, row.when)
    return draft.texts.say("when-again", when=said) if _earlier_took_some(bet, number) else said


def _earlier_took_some(bet: Bet, number: int) -> bool:
    """Whether an earlier row decides in a case in which this row's facts hold too."""
    for at, decided in zip(bet.grid.classes(), bet.row_by_class, strict=True):
        if decided < number and _holds(bet.rows[number], at):
            return True
    return False


def _holds(row: PayRow, at: Mapping[str, Fact]) -> bool:
    return all(FACTS[fact].of(at) in values for fact, values in row.when.items())


def _conditions(draft: Draft, when: Mapping[str, tuple[Fact, ...]]) -> str:
    if not when:
        return draft.texts.say("when-always")
    together = _winner_with_total(draft, when)
    if together is not None:
        return together
    return draft.texts.listed([_fact(draft, fact, values) for fact, values in when.items()])


def _winner_with_total(draft: Draft, when: Mapping[str, tuple[Fact, ...]]) -> str | None:
    """The commonest pair of facts as one phrase: who wins, and with how many points."""
    winners = when.get("winner", ())
    others = [fact for fact in when if fact != "winner"]
    if len(winners) != 1 or len(others) != 1:
        return None
    winner, other = str(winners[0]), others[0]
    values = draft.numbers(_numbers(when[other]), last="or")
    if TOTAL_OF_SIDE.get(winner) == other:
        return draft.texts.say(f"when-{winner}-wins-with", values=values)
    if winner not in TOTAL_OF_SIDE and other in TOTAL_OF_SIDE.values():
        return draft.texts.say("when-tie-at", values=values)
    return None


def _fact(draft: Draft, fact: str, values: tuple[Fact, ...]) -> str:
    """One fact with the values it may have."""
    words = [value for value in values if isinstance(value, bool | str) or value is None]
    numbers = _numbers(values)
    if len(words) > 1 and draft.texts.has(f"when-{fact}-any") and "none" not in words:
        return draft.texts.say(f"when-{fact}-any")
    if words and not draft.texts.has(f"when-{fact}-{_word(words[0])}"):
        return draft.texts.say(f"when-{fact}", values=draft.texts.listed([_word(value) for value in words], last="or"))
    said = [draft.texts.say(f"when-{fact}-{_word(value)}") for value in words]
    if numbers:
        said.insert(0, _counted(draft, fact, draft.numbers(numbers, last="or")))
    return draft.texts.listed(said, last="or")


def _counted(draft: Draft, fact: str, values: str) -> str:
    """A fact that counts; those that count cards of one rank share a message."""
    if fact in RANK_AXES:
        rank = card_sign(NO_SUIT * RANK_COUNT + RANK_AXES.index(fact))
        return draft.texts.say("when-rank-count", rank=rank, values=values)
    return draft.texts.say(f"when-{fact}", values=values)


def _numbers(values: tuple[Fact, ...]) -> list[int]:
    return [value for value in values if isinstance(value, int) and not isinstance(value, bool)]


def _word(value: Fact) -> str:
    return "none" if value is None else str(value).lower()
