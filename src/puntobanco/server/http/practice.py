"""The HTTP side of practice: what there is to practise, and scores."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from puntobanco.hall.roles import Action
from puntobanco.server.house import House
from puntobanco.server.http.gate import Gate, json_answer
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire.practice import PracticeMenu, PracticeScores


class PracticeHttp:
    """Answers about practice."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._practices = house.practices
        self._gate = gate

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            self._gate.route("/api/practice", self.menu, Action.PRACTISE),
            self._gate.route("/api/practice/scores", self.scores, Action.READ_PRACTICE),
        ]

    async def menu(self, request: Request, session: Session) -> Response:
        """The drills, and one's own scores."""
        del request
        scores = await self._practices.scores(of=session.patron)
        return json_answer(PracticeMenu(games=self._practices.games(), scores=scores))

    async def scores(self, request: Request, session: Session) -> Response:
        """Everybody's scores."""
        del request, session
        return json_answer(PracticeScores(scores=await self._practices.scores()))
