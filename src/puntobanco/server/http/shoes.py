"""Past shoes of a table: what was dealt of each, and its proof made again from the record, however old it is."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from itertools import groupby
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action
from puntobanco.server.house import House
from puntobanco.server.http.figures import whole_number
from puntobanco.server.http.gate import Gate, json_answer
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.proofs import Proofs
from puntobanco.server.tables.recovery import read_log
from puntobanco.server.tables.telling import counts_of, road_of
from puntobanco.server.wire.tables import PastShoe, PastShoes
from puntobanco.storage.history import VOID, PastCoup
from puntobanco.table import events
from puntobanco.table.events import CoupSettled, Event, OutcomeTold
from puntobanco.table.live_events import CoupCorrected
from puntobanco.table.state import Chain, Table

SHOES_PAGE: Final = 10
_PAGE: Final = 1_000
_COUPS_MOST: Final = 2_000
_BEYOND: Final = 2**31
_NUMBER_MOST: Final = 2**31
_KEPT: Final = 256
_CORRECTED: Final = str(CoupCorrected.__struct_config__.tag)
_ANNOUNCED: Final = str(events.ChainAnnounced.__struct_config__.tag)
_EVENTS: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)


class Shoes:
    """Looks past shoes up; what is over is kept in memory for whoever asks next."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shown: OrderedDict[tuple[str, int], tuple[object, PastShoe]] = OrderedDict()
        self._chains: dict[str, dict[int, Chain]] = {}

    async def newest(self, stream: str) -> int:
        """The number of the shoe that lies or last lay on a table."""
        played = self._house.played_stream(stream)
        if played is not None:
            return played.table.shoes
        table, _, _ = await read_log(self._house.store, Table(stream))
        return table.shoes

    async def page(self, stream: str, before: int) -> PastShoes:
        """The newest shoes with a number below `before`, the newest first; their coups as far as they were shown."""
        await self._house.historian.caught_up()
        first = max(1, before - SHOES_PAGE)
        history = self._house.store.history
        coups: list[PastCoup] = []
        after = (first - 1, _BEYOND)
        while len(coups) < _COUPS_MOST and (page := await history.coups(stream, after=after)):
            coups += [coup for coup in page if coup.shoe < before]
            if page[-1].shoe >= before:
                break
            after = (page[-1].shoe, page[-1].coup)
        corrected = await self._corrected(stream)
        by_shoe = groupby(coups, lambda one: one.shoe)
        shoes = [await self._shoe(stream, number, list(of), corrected) for number, of in by_shoe]
        return PastShoes(shoes=tuple(reversed(shoes)), before=first if first > 1 else None)

    async def _corrected(self, stream: str) -> dict[tuple[int, int], OutcomeTold]:
        """What coups that were corrected came to, by shoe and coup: as the last correction has it."""
        found: dict[tuple[int, int], OutcomeTold] = {}
        for stored in await self._house.store.events_of(stream, _CORRECTED):
            event = _EVENTS.decode(stored.body)
            assert isinstance(event, CoupCorrected), "its kind says so"
            found[event.shoe, event.coup] = event.outcome
        return found

    async def _shoe(
        self, stream: str, number: int, coups: list[PastCoup], corrected: dict[tuple[int, int], OutcomeTold]
    ) -> PastShoe:
        """The shoe as its coups count now; what is kept of it holds as long as none of them is another."""
        stands = [(coup.coup, coup.ending, corrected.get((coup.shoe, coup.coup))) for coup in coups]
        kept, known = self._shown.get((stream, number), (None, None))
        if known is not None and kept == stands:
            return known
        outcomes = [
            corrected.get((coup.shoe, coup.coup)) or await self._outcome(stream, coup)
            for coup in coups
            if coup.ending != VOID
        ]
        shoe = PastShoe(
            number=number,
            ruleset=coups[0].ruleset,
            opened_at=coups[0].opened_at_ms,
            ended_at=coups[-1].ended_at_ms,
            coups=len(coups),
            counts=counts_of(outcomes),
            road=road_of(outcomes),
        )
        self._shown[stream, number] = stands, shoe
        while len(self._shown) > _KEPT:
            self._shown.popitem(last=False)
        return shoe

    async def _outcome(self, stream: str, coup: PastCoup) -> OutcomeTold:
        (stored,) = await self._house.store.events(stream, after=coup.sequence_last - 1, limit=1)
        event = _EVENTS.decode(stored.body)
        assert isinstance(event, CoupSettled), "the last event of a coup that counts settles it"
        return event.outcome

    async def proof(self, stream: str, shoe: int) -> Proofs | None:
        """The statements of a shoe that is over, read from the record; None where there is none."""
        if not 1 <= shoe <= await self.newest(stream):
            return None
        await self._house.historian.caught_up()
        proofs = Proofs(self._house.signer.public_key.hex(), shoes=2)
        table = Table(stream, shoes=shoe - 1)
        after = await self._before(stream, shoe)
        while page := await self._house.store.events(stream, after=after, limit=_PAGE):
            for stored in page:
                event = _EVENTS.decode(stored.body)
                table = await self._followed(table, event)
                if table.shoes > shoe:
                    return None  # it was never ended: the house has it still
                proofs.happened(event, table)
                if isinstance(event, events.ShoeEnded) and table.shoes == shoe:
                    return proofs if proofs.rules_of(shoe) is not None else None
            after = page[-1].sequence
        return None

    async def _before(self, stream: str, shoe: int) -> int:
        """A sequence before the first pledge for a shoe, which may be made as soon as the one before lies there."""
        coups = await self._house.store.history.coups(stream, after=(shoe - 3, _BEYOND), limit=_COUPS_MOST)
        earlier = [coup.sequence_last for coup in coups if coup.shoe <= shoe - 2]
        return earlier[-1] if earlier else 0

    async def _followed(self, table: Table, event: Event) -> Table:
        """As much of the table after an event as its proofs look at."""
        match event:
            case events.SharesCalled():
                return replace(table, chain=await self._chain(table.id, event.chain))
            case events.ShoeOpened():
                chain = await self._chain(table.id, event.chain) if event.chain else None
                return replace(table, shoes=event.shoe, coup=0, chain=chain)
            case events.BettingOpened():
                return replace(table, coup=event.coup)
            case _:
                return table

    async def _chain(self, stream: str, number: int) -> Chain | None:
        known = self._chains.setdefault(stream, {})
        if number not in known:
            for stored in await self._house.store.events_of(stream, _ANNOUNCED):
                event = _EVENTS.decode(stored.body)
                assert isinstance(event, events.ChainAnnounced), "its kind says so"
                known[event.chain] = Chain(event.chain, event.shoes, event.anchor)
        return known.get(number)


class ShoesHttp:
    """Past shoes over HTTP: of a table that everybody may see, or of one's own."""

    def __init__(self, house: House, gate: Gate, shoes: Shoes) -> None:
        self._house = house
        self._gate = gate
        self._shoes = shoes

    def routes(self) -> list[Route]:
        """All of them."""
        return [self._gate.route("/api/tables/{table}/shoes", self.shoes, Action.FOLLOW)]

    async def shoes(self, request: Request, session: Session) -> Response:
        """A page of past shoes, the newest first; `before` is the number to go on from."""
        table = request.path_params["table"]
        if table not in self._house.profiles:
            raise Refused(Reason.UNKNOWN_TABLE)
        before = whole_number(request.query_params.get("before"), _NUMBER_MOST, least=1) or _NUMBER_MOST
        stream = self._house.stream_of(table, session.patron)
        return json_answer(await self._shoes.page(stream, min(before, await self._shoes.newest(stream) + 1)))
