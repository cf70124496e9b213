"""One of the house's own people over HTTP: the first admin by the link that the house prints, and whom they make."""

from __future__ import annotations

import re
from typing import Any

import httpx

from tests.house import RunningHouse

PASSWORD = "a long walk by the sea at dusk"
_LINK = re.compile(r"/#/staff/([0-9a-f]{64})")


class StaffMember:
    """Somebody signed in, with a browser of their own."""

    def __init__(self, url: str, token: str, nickname: str) -> None:
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=20, verify=False)
        self.made: list[StaffMember] = []
        body = {"token": token, "nickname": nickname, "password": PASSWORD}
        answer = self.http.post("/api/invitation", json=body)
        assert answer.status_code == 200, answer.text
        self.id: str = self.http.get("/api/me").json()["patron"]["id"]

    def post(self, path: str, **body: object) -> httpx.Response:
        """Ask for something."""
        return self.http.post(path, json=body)

    def get(self, path: str) -> Any:  # noqa: ANN401 -- whatever JSON it is
        """Look at something."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, nickname: str, role: str) -> StaffMember:
        """Make another one of the house's people."""
        answer = self.post("/api/staff", nickname=nickname, role=role)
        assert answer.status_code == 200, answer.text
        self.made.append(StaffMember(str(self.http.base_url), answer.json()["token"], ""))
        return self.made[-1]

    def leave(self) -> None:
        """Close the browser, and those of whom they made."""
        for member in self.made:
            member.leave()
        self.http.close()


def first_admin(house: RunningHouse) -> StaffMember:
    """The first admin of a house that has none."""
    found = _LINK.search(house.log)
    assert found, house.log
    return StaffMember(house.url, found[1], "Ada")
