"""The history's rows as a database has them: the same order of columns in every kind of SQL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from puntobanco.storage.history import BetTotal, HistoryPage, OwnAsked, PastCoup, PatronCoup, Standing
from puntobanco.table.events import WagerSettled

COUP: Final = (
    "SELECT table_id, shoe, coup, sequence_first, sequence_last, ruleset, behaviour_hash, opened_at_ms, ended_at_ms,"
    " shown_at_ms, ending, reason FROM history_coup"
)
WAGERED: Final = (
    "SELECT patron, table_id, shoe, coup, shown_at_ms, ruleset, stake_minor, commission_minor, returned_minor,"
    " net_minor, wagers FROM history_wagered"
)
STANDING: Final = "SELECT patron, table_id, coups, coups_won, net_minor FROM history_standing"
BET: Final = "SELECT patron, table_id, bet, wagers, won_minor, lost_minor FROM history_bet"
RELATIONS: Final = ("history_mark", "history_coup", "history_wagered", "history_standing", "history_bet")

_WAGERS: Final[msgspec.json.Decoder[tuple[WagerSettled, ...]]] = msgspec.json.Decoder(tuple[WagerSettled, ...])


def coup_row(coup: PastCoup) -> tuple[object, ...]:
    """A coup's columns, as `COUP` has them."""
    return msgspec.structs.astuple(coup)


def coup_of(row: Iterable[Any]) -> PastCoup:
    """A coup from its columns."""
    return PastCoup(**dict(zip(PastCoup.__struct_fields__, row, strict=True)))


def wagered_row(own: PatronCoup) -> tuple[object, ...]:
    """A patron's wagers of a coup, as `WAGERED` has them."""
    return (*msgspec.structs.astuple(own)[:-1], msgspec.json.encode(own.wagers))


def wagered_of(row: Iterable[Any]) -> PatronCoup:
    """A patron's wagers from their columns."""
    *figures, wagers = row
    fields = dict(zip(PatronCoup.__struct_fields__, figures, strict=False))
    return PatronCoup(**fields, wagers=_WAGERS.decode(wagers))


def standing_of(row: Iterable[Any]) -> Standing:
    """A standing from its columns."""
    return Standing(*row)


def bet_of(row: Iterable[Any]) -> BetTotal:
    """A total from its columns."""
    return BetTotal(*row)


def rows_of(pages: Iterable[HistoryPage]) -> tuple[list[tuple[object, ...]], ...]:
    """Coups, wagers, standings and totals of several pages, as rows."""
    pages = list(pages)
    return (
        [coup_row(coup) for page in pages for coup in page.coups],
        [wagered_row(own) for page in pages for own in page.wagered],
        [msgspec.structs.astuple(one) for page in pages for one in page.standings],
        [msgspec.structs.astuple(one) for page in pages for one in page.bets],
    )


def own_question(asked: OwnAsked, mark: str) -> tuple[str, list[object]]:
    """The SQL that finds a patron's coups, and its values; `mark` is how a value is numbered ("?" or "$")."""
    values: list[object] = [asked.patron]
    terms = [f"patron = {mark}1"]

    def also(term: str, value: object) -> None:
        values.append(value)
        terms.append(f"{term} {mark}{len(values)}")

    if asked.stream is not None:
        also("table_id =", asked.stream)
    if asked.ruleset is not None:
        also("ruleset =", asked.ruleset)
    if asked.since_ms is not None:
        also("shown_at_ms >=", asked.since_ms)
    if asked.until_ms is not None:
        also("shown_at_ms <", asked.until_ms)
    if asked.before is not None:
        first = len(values) + 1
        values += asked.before
        places = ", ".join(f"{mark}{number}" for number in range(first, first + 4))
        terms.append(f"(shown_at_ms, table_id, shoe, coup) < ({places})")
    values.append(asked.limit)
    sql = f"{WAGERED} WHERE {' AND '.join(terms)} ORDER BY shown_at_ms DESC, table_id DESC, shoe DESC, coup DESC"
    return f"{sql} LIMIT {mark}{len(values)}", values
