"""The hall in the auditor's books: coins from the mint, what patrons set for themselves, which tables are played at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tests.simulator.own_limits import verify_excluded, verify_set
from tests.simulator.pages import Ledger, Move, Reading, Row, Set, StreamBook, verify

_AFTER: Final = {"open": {"closed", "disabled"}, "closed": {"open", "disabled"}, "disabled": {"closed", "open"}}


def _from_the_mint(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    account, amount = f"patron:{event['patron']}", event["amount_minor"]
    takes = event["kind"] == "coins-taken-back"
    verify(ledger.balances[account] == event["after_minor"], f"{where}: {account} does not stand at {event}")
    after = event["before_minor"] + (-amount if takes else amount)
    verify(after == event["after_minor"], f"{where}: {event}")
    verify(event["kind"] == "coins-granted" or bool(event["why"].strip()), f"{where}: no reason is given")
    del book
    return [("take-back", account, "mint", amount) if takes else ("grant", "mint", account, amount)]


def _limit_set(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify_set(where, ledger.limits[event["patron"]], event)
    ledger.resolved["loosened"] += event["holds_at"] > event["at"]
    ledger.limits[event["patron"]].append(Set(event))
    del book
    return ()


def _excluded(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify_excluded(where, ledger.limits[event["patron"]], event)
    ledger.limits[event["patron"]].append(Set(event))
    del book
    return ()


def _forgotten(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    ledger.limits.pop(event["patron"], None)
    del book, where
    return ()


def _added(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["table"] not in ledger.services, f"{where}: {event['table']} is there already")
    ledger.services[event["table"]] = ("closed", ledger.seconds())
    del book
    return ()


def _service(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    before, _ = ledger.services.get(event["table"], (event["before"], 0.0))
    verify(event["before"] == before and event["after"] in _AFTER[before], f"{where}: {event}, it was {before}")
    ledger.services[event["table"]] = (event["after"], ledger.seconds())
    del book
    return ()


PEOPLE: Final[Mapping[str, Reading]] = {
    "coins-granted": _from_the_mint,
    "coins-given": _from_the_mint,
    "coins-taken-back": _from_the_mint,
    "limit-set": _limit_set,
    "patron-excluded": _excluded,
    "patron-forgotten": _forgotten,
    "table-added": _added,
    "table-service-changed": _service,
}
"""Kind of event of the hall -> how it is read."""
