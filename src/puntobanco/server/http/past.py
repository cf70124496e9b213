"""The past over HTTP: one's own coups, any coup again that one may see, one's own statement, leaderboards."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action
from puntobanco.ledger import Transfer, patron_account
from puntobanco.ledger.posting import CoupAccounts
from puntobanco.rules import Rules
from puntobanco.server.house import PRIVATE_SEPARATOR, House
from puntobanco.server.http.figures import FOREVER_MS, whole_number
from puntobanco.server.http.gate import Gate, json_answer
from puntobanco.server.http.heads import When, head_line, when_for
from puntobanco.server.http.statements import COLUMNS, Statements, coins, csv_lines
from puntobanco.server.past.recalling import Felt, felt_of
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.layouts import ruleset_layout
from puntobanco.server.tables.recovery import rules_of
from puntobanco.server.tables.tabs import Faces
from puntobanco.server.tables.telling import wager_told
from puntobanco.server.wire.answers import RulesetLayout
from puntobanco.server.wire.past import OwnCoup, OwnCoups, Recall
from puntobanco.server.wire.tabs import TableLeaders
from puntobanco.server.wire.told import AreaTold
from puntobanco.storage.history import VOID, OwnAsked, PastCoup, PatronCoup, Place, place_of
from puntobanco.table.areas import areas
from puntobanco.table.terms import TableMode

PAGE_MAX: Final = 100
_PAGE: Final = 30
_PLACE_NUMBERS: Final = 3
_CSV: Final = "text/csv; charset=utf-8"
_COLUMNS: Final = (
    *("table", "shoe", "coup", "at", "ruleset", "ending"),
    *("bet", "stake", "gross_win", "commission", "returned", "net", "result"),
)


class Past:
    """Answers of one house about what was."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._gate = gate
        self._statements = Statements(house)
        self._faces = Faces(house.store, house.patrons)
        self._layouts: dict[str, tuple[Rules, RulesetLayout]] = {}

    def routes(self) -> list[Route]:
        """All routes."""
        route = self._gate.route
        return [
            route("/api/me/coups", self.own_coups, Action.READ_OWN_RECORD),
            route("/api/me/coups.csv", self.own_coups_csv, Action.READ_OWN_RECORD),
            route("/api/me/statement", self.statement, Action.READ_OWN_RECORD),
            route("/api/me/statement.csv", self.statement_csv, Action.READ_OWN_RECORD),
            route("/api/coups/{table}/{shoe:int}/{coup:int}", self.recall, Action.FOLLOW),
            route("/api/leaders", self.leaders, Action.FOLLOW),
        ]

    async def own_coups(self, request: Request, session: Session) -> Response:
        """A page of one's own coups."""
        await self._house.historian.caught_up()
        asked = self._asked(request, session.patron)
        found = await self._house.store.history.own(asked)
        more = _place_text(place_of(found[-1])) if len(found) == asked.limit else None
        told = tuple([await self._own_told(own) for own in found])
        return json_answer(OwnCoups(coups=told, before=more))

    async def own_coups_csv(self, request: Request, session: Session) -> Response:
        """All of them, a line for each wager."""
        await self._house.historian.caught_up()
        asked = self._asked(request, session.patron)

        async def lines() -> AsyncIterator[str]:
            yield head_line(request, _COLUMNS, names=_named(_COLUMNS))
            page = asked
            while found := await self._house.store.history.own(page):
                for own in found:
                    yield csv_lines(_wager_lines(await self._own_told(own), when_for(request)))
                page = _after(page, found[-1])

        return _download(lines(), "coups.csv")

    async def statement(self, request: Request, session: Session) -> Response:
        """A page of one's own statement."""
        await self._house.historian.caught_up()
        before = whole_number(request.query_params.get("before"))
        limit = whole_number(request.query_params.get("limit"), PAGE_MAX) or _PAGE
        patron = await self._patron(session)
        return json_answer(await self._statements.page(patron, before=before, limit=limit))

    async def statement_csv(self, request: Request, session: Session) -> Response:
        """The whole of it."""
        await self._house.historian.caught_up()
        patron = await self._patron(session)

        async def lines() -> AsyncIterator[str]:
            yield head_line(request, COLUMNS, names=_named(COLUMNS))
            async for line in self._statements.lines(patron, when=when_for(request)):
                yield line

        return _download(lines(), "statement.csv")

    async def recall(self, request: Request, session: Session) -> Response:
        """A coup again: one's own, or any of a table that one may watch."""
        await self._house.historian.caught_up()
        table = request.path_params["table"]
        shoe, coup = request.path_params["shoe"], request.path_params["coup"]
        if PRIVATE_SEPARATOR in table or max(shoe, coup) > FOREVER_MS:
            raise Refused(Reason.UNKNOWN_TOPIC)
        stream = self._house.stream_of(table, session.patron)
        past = await self._house.store.history.coup(stream, shoe, coup)
        if past is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        wagered = await self._house.store.history.wagered(stream, shoe, coup)
        own = next((one for one in wagered if one.patron == session.patron), None)
        if own is None and table not in self._house.profiles:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return json_answer(await self._recalled(table, past, wagered, own))

    async def leaders(self, request: Request, session: Session) -> Response:
        """The leaderboards of all tables that everybody may see."""
        del request, session
        told = [
            TableLeaders(
                table=profile.id,
                number=profile.number,
                name=profile.name,
                ruleset=profile.ruleset,
                leaders=await self._faces.leaders(profile.id),
            )
            for profile in self._house.profiles.values()
            if profile.mode is not TableMode.TOUCH
        ]
        return json_answer(told)

    def _asked(self, request: Request, patron: str) -> OwnAsked:
        asked = request.query_params
        table = asked.get("table")
        return OwnAsked(
            patron=patron,
            stream=None if not table else self._house.stream_of(table, patron),
            ruleset=asked.get("ruleset") or None,
            since_ms=whole_number(asked.get("since")),
            until_ms=whole_number(asked.get("until")),
            before=_place_from(asked.get("before")),
            limit=whole_number(asked.get("limit"), PAGE_MAX) or _PAGE,
        )

    async def _own_told(self, own: PatronCoup) -> OwnCoup:
        past = await self._house.store.history.coup(own.stream, own.shoe, own.coup)
        table = own.stream.partition(PRIVATE_SEPARATOR)[0]
        number, mode = self._known(table)
        return OwnCoup(
            table=table,
            number=number,
            mode=mode,
            ruleset=own.ruleset,
            shoe=own.shoe,
            coup=own.coup,
            at=own.shown_at_ms,
            ending=VOID if past is None else past.ending,
            stake_minor=own.stake_minor,
            commission_minor=own.commission_minor,
            returned_minor=own.returned_minor,
            net_minor=own.net_minor,
            wagers=tuple(map(wager_told, own.wagers)),
        )

    def _known(self, table: str) -> tuple[int | None, str]:
        profile = self._house.profiles.get(table)
        return (None, TableMode.RNG.value) if profile is None else (profile.number, profile.mode.value)

    async def _recalled(self, table: str, past: PastCoup, wagered: list[PatronCoup], own: PatronCoup | None) -> Recall:
        felt = await felt_of(self._house.store, past)
        rules, layout = await self._played_under(past.behaviour_hash)
        before, after = (None, None) if own is None else await self._balances(past, own)
        number, mode = self._known(table)
        return Recall(
            replay=True,
            table=table,
            number=number,
            mode=mode,
            shoe=past.shoe,
            coup=past.coup,
            ruleset=past.ruleset,
            behaviour_hash=past.behaviour_hash,
            opened_at=past.opened_at_ms,
            ended_at=past.ended_at_ms,
            shown_at=past.shown_at_ms,
            ending=past.ending,
            reason=past.reason,
            cards=felt.cards,
            fixed=felt.fixed,
            outcome=felt.outcome,
            areas=_areas(rules, felt, wagered),
            wagers=() if own is None else tuple(map(wager_told, own.wagers)),
            net_minor=0 if own is None else own.net_minor,
            balance_before_minor=before,
            balance_after_minor=after,
            receipt=felt.receipt,
            proof=felt.receipt is not None,
            sequence_first=past.sequence_first,
            sequence_last=past.sequence_last,
            layout=layout,
        )

    async def _played_under(self, behaviour_hash: str) -> tuple[Rules, RulesetLayout]:
        if behaviour_hash not in self._layouts:
            known = {rules.behaviour_hash: rules for rules in self._house.configuration.rules.values()}
            rules = known.get(behaviour_hash) or await rules_of(self._house.store, behaviour_hash)
            self._layouts[behaviour_hash] = rules, ruleset_layout(rules)
        return self._layouts[behaviour_hash]

    async def _balances(self, past: PastCoup, own: PatronCoup) -> tuple[int | None, int | None]:
        """What the patron had before the first transfer of the coup, and after its last."""
        store, account = self._house.store, patron_account(own.patron)
        accounts = CoupAccounts(past.stream, past.shoe, past.coup)
        moved = await store.hanging(past.stream, after=past.sequence_first - 1, upto=past.sequence_last)
        mine = [
            posted.number
            for posted in moved
            if account in (posted.transfer.debit, posted.transfer.credit) and _is_of_coup(posted.transfer, accounts)
        ]
        if not mine:
            return None, None
        before = await store.history.balance_before(account, min(mine))
        return before, await store.history.balance_before(account, max(mine) + 1)

    async def _patron(self, session: Session) -> Patron:
        patron = await self._house.patron(session.patron)
        self._house.patrons.forget_idle(patron)
        return patron


def _areas(rules: Rules, felt: Felt, wagered: Sequence[PatronCoup]) -> dict[str, AreaTold]:
    """What every area did; none without a result."""
    if felt.outcome is None:
        return {}
    settled = [wager for own in wagered for wager in own.wagers]
    return {
        bet: AreaTold(area.result, area.stake_minor, area.returned_minor, area.net_minor)
        for bet, area in areas(rules, felt.cards, settled).items()
    }


def _after(asked: OwnAsked, last: PatronCoup) -> OwnAsked:
    return msgspec.structs.replace(asked, before=place_of(last), limit=PAGE_MAX)


def _named(columns: Sequence[str]) -> list[str]:
    """Names for people: what is kept in minor units is told in coins, and a moment as a day and a time."""
    return ["time" if column == "at" else column.removesuffix("_minor") for column in columns]


def _wager_lines(told: OwnCoup, when: When) -> list[list[object]]:
    place = [told.table, told.shoe, told.coup, when(told.at), told.ruleset, told.ending]
    return [
        [
            *place,
            wager.bet,
            coins(wager.stake_minor),
            coins(wager.gross_win_minor),
            coins(wager.commission_minor),
            coins(wager.returned_minor),
            coins(wager.net_minor),
            wager.result,
        ]
        for wager in told.wagers
    ]


def _download(lines: AsyncIterator[str], name: str) -> Response:
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(lines, media_type=_CSV, headers=headers)


def _place_text(place: Place) -> str:
    return ":".join(map(str, place))


def _place_from(text: str | None) -> Place | None:
    """A place as an answer gave it. Raises Refused(MALFORMED)."""
    if not text:
        return None
    shown, _, rest = text.partition(":")
    stream, *numbers = rest.split(":")
    figures = [whole_number(one) for one in (shown, *numbers)]
    if len(figures) != _PLACE_NUMBERS or not stream:
        raise Refused(Reason.MALFORMED, detail="before: what an earlier answer gave")
    shown_at, shoe, coup = (one or 0 for one in figures)
    return Place(shown_at, stream, shoe, coup)


def _is_of_coup(transfer: Transfer, accounts: CoupAccounts) -> bool:
    """Whether it belongs to this coup: while it runs, the one before may be put right."""
    return accounts.escrow in (transfer.debit, transfer.credit) or transfer.id.startswith(f"settle:{accounts.key}:")
