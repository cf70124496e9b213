"""A shoe of a table in the lab: what a betting system would have come to on its coups that have been shown."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action
from puntobanco.office.rulekeeping import text_of
from puntobanco.rules import Rules
from puntobanco.runner.dealt_shoe import HandsDealt, ShoeAnswer, ShoeToPlay
from puntobanco.runner.laboratory import LabRejected
from puntobanco.server.house import House
from puntobanco.server.http.elsewhere import line_elsewhere
from puntobanco.server.http.gate import Gate, body_of, language_of
from puntobanco.server.http.laboratory import Laboratory, Money, Name
from puntobanco.server.http.shoes import Shoes
from puntobanco.server.past.dealt import Dealt, shoe_dealt
from puntobanco.server.past.recalling import Felt
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.recovery import rules_of
from puntobanco.table.terms import TableMode
from puntobanco.text import match

SECONDS_MAX: Final = 30.0
_NUMBER_MOST: Final = 2**31


class LabShoeAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/lab/shoe: play this system on a shoe of a table, as far as it was shown. Answered by `ShoePlayed`.

    `shoe` null: the one that lies or last lay there. At a table of one's own, where every coup has a shoe of its own,
    it stands for the coups up to it, 200 at most. The rest is as in `LabAsked`; limits are those of the rule set.
    """

    table: Name
    shoe: Annotated[int, Meta(ge=1, le=_NUMBER_MOST)] | None = None
    system: Name
    settings: Annotated[dict[Name, Annotated[str, Meta(max_length=200)]], Meta(max_length=8)] = {}
    bets: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    unit_minor: Money
    bankroll_minor: Money | None
    win_goal_minor: Money | None = None
    loss_limit_minor: Money | None = None
    lang: Annotated[str, Meta(max_length=20)] = "en"


class DealtShoeHttp:
    """Plays systems on shoes of a house's tables, one of each patron at a time like every study."""

    def __init__(self, house: House, gate: Gate, laboratory: Laboratory, shoes: Shoes) -> None:
        self._house = house
        self._gate = gate
        self._laboratory = laboratory
        self._shoes = shoes

    def routes(self) -> list[Route]:
        """All of them."""
        return [self._gate.route("/api/lab/shoe", self.play, Action.FOLLOW, changes=True)]

    async def play(self, request: Request, session: Session) -> Response:
        """What the system would have come to. Raises Refused where there is no such shoe or it cannot be played so."""
        asked = await body_of(request, LabShoeAsked)
        asked = msgspec.structs.replace(asked, lang=match(asked.lang) or language_of(request))
        if asked.table not in self._house.profiles:
            raise Refused(Reason.UNKNOWN_TABLE)
        self._laboratory.verify_turn(session.patron)
        async with self._laboratory.turn(session.patron):
            answer = await _played(await self._to_play(asked, session.patron))
        told = msgspec.json.decode(answer, type=ShoeAnswer)
        if isinstance(told, LabRejected):
            raise Refused(Reason.MALFORMED, detail=told.why)
        return Response(answer, headers={"cache-control": "no-store"}, media_type="application/json")

    async def _to_play(self, asked: LabShoeAsked, patron: str) -> ShoeToPlay:
        own = self._house.profiles[asked.table].mode is TableMode.TOUCH
        stream = self._house.stream_of(asked.table, patron)
        shoe = asked.shoe or await self._shoes.newest(stream)
        await self._house.historian.caught_up()
        dealt = await shoe_dealt(self._house.store, stream, shoe, own=own)
        if dealt is None:
            raise Refused(Reason.UNKNOWN_TOPIC)
        return _to_play(asked, shoe, dealt, await self._rules(dealt.coups[-1][0].behaviour_hash))

    async def _rules(self, behaviour_hash: str) -> Rules:
        """The rules that the shoe was played by, whatever the house's files say now."""
        known = {rules.behaviour_hash: rules for rules in self._house.configuration.rules.values()}
        return known.get(behaviour_hash) or await rules_of(self._house.store, behaviour_hash)


async def _played(asked: ShoeToPlay) -> bytes:
    try:
        return await line_elsewhere("puntobanco.runner.dealt_shoe", asked, seconds=SECONDS_MAX)
    except TimeoutError as error:
        raise Refused(Reason.TOO_LARGE, detail="this takes too long to work out: choose fewer bets") from error


def _to_play(asked: LabShoeAsked, shoe: int, dealt: Dealt, rules: Rules) -> ShoeToPlay:
    many = len({past.shoe for past, _ in dealt.coups}) > 1
    return ShoeToPlay(
        table=asked.table,
        shoe=shoe,
        rules=text_of(rules),
        decks=dealt.opened.decks,
        first_card=None if many else dealt.opened.first_card,
        coups=tuple(
            HandsDealt(number if many else past.coup, _hand(felt, "player"), _hand(felt, "banker"))
            for number, (past, felt) in enumerate(dealt.coups, start=1)
        ),
        system=asked.system,
        settings=asked.settings,
        bets=asked.bets,
        unit_minor=asked.unit_minor,
        bankroll_minor=asked.bankroll_minor,
        win_goal_minor=asked.win_goal_minor,
        loss_limit_minor=asked.loss_limit_minor,
        language=asked.lang,
    )


def _hand(felt: Felt, side: str) -> tuple[str, ...]:
    cards = sorted((dealt for dealt in felt.cards if dealt.side == side), key=lambda dealt: dealt.number)
    return tuple(dealt.card for dealt in cards)
