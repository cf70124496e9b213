"""Three guests of a real house, over the wire, put their shares into a shoe and check what they are given."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.verify import Verdict, protocol, read_proof, verify
from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.slow

SHORT = """
schema  = 1
id      = "short-shoes"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "tests", house = "tests", date = "2026", language = "en" }]

[shoe]
coups_max = 2

[[example]]
cards   = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
pays    = { tie = "8" }
"""
TABLE = "short-shoes"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("mixing")
    rules = folder / "short.toml"
    rules.write_text(SHORT, "utf-8")
    with running_house(folder, "--rules", str(rules)) as house:
        yield house


class Mixer:
    """A guest who mixes as a browser does: pledges on seeing a table, gives when shares are called for."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.me = str(guest.patron["id"])

    def share(self, shoe: int) -> bytes:
        return hashlib.sha256(f"{self.me} {shoe}".encode()).digest()

    async def pledge(self, shoe: int) -> Message:
        pledged = protocol.pledge(TABLE, shoe, self.me, self.share(shoe))
        return await self.guest.ask("pledge", table=TABLE, shoe=shoe, pledge=pledged.hex(), fresh=True)

    async def give(self, shoe: int) -> Message:
        return await self.guest.ask("share", table=TABLE, shoe=shoe, share=self.share(shoe).hex())

    async def judged(self, shoe: int) -> Verdict:
        async with self.guest.http() as http:
            answer = await http.get(f"/api/proofs/{TABLE}/{shoe}")
        answer.raise_for_status()
        proof = json.loads(answer.text) | {"own": {"patron": self.me, "share": self.share(shoe).hex()}}
        return verify(read_proof(json.dumps(proof)), house_key=bytes.fromhex(self.guest.welcome["house_key"]))


async def called(guest: Guest, *, after: int = 0) -> int:
    """Which shoe shares are called for."""
    event = await guest.event(TABLE, "shares-called", after=after)
    return int(event["shoe"])


async def test_three_clients_prove_their_share_and_a_coup_and_then_the_whole_shoe(house: RunningHouse) -> None:
    guests = [await Guest(house.url).come() for _ in range(3)]
    mixers = [Mixer(guest) for guest in guests]
    for guest in guests:
        await guest.follow(TABLE)
    shoe = int(guests[0].states[TABLE]["fairness"]["next_shoe"])
    answers = [await mixer.pledge(shoe) for mixer in mixers]
    if any(answer["t"] == "refused" for answer in answers):  # a shoe opened in between
        shoe += 1
        answers = [await mixer.pledge(shoe) for mixer in mixers]
    assert {answer["t"] for answer in answers} == {"ack"}
    assert await called(guests[0]) == shoe
    for mixer in mixers:
        assert (await mixer.give(shoe))["t"] == "ack"
    opened = await guests[0].event(TABLE, "shoe-opened")
    assert opened["shoe"] == shoe
    assert opened["promise"] is not None
    settled = await guests[0].event(TABLE, "coup-settled", after=opened["seq"])
    for mixer in mixers:
        verdict = await mixer.judged(shoe)
        assert verdict.faults == ()
        assert not verdict.whole
        assert set(verdict.contributors) == {other.me for other in mixers}
        assert verdict.coups >= 1
    assert settled["receipt"].startswith("merkle/v1:")
    ended = await guests[0].event(TABLE, "shoe-ended", after=settled["seq"])
    assert ended["seed"].startswith("seed/v1:")
    for mixer in mixers:
        verdict = await mixer.judged(shoe)
        assert (verdict.faults, verdict.whole, verdict.coups) == ((), True, 2)
    await asyncio.gather(*(guest.disconnect() for guest in guests))


async def test_a_killed_house_goes_on_with_the_pledges_it_has_signed_for(tmp_path: Path) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(SHORT, "utf-8")
    with running_house(tmp_path, "--rules", str(rules)) as house:
        guest = await Guest(house.url).come()
        await guest.follow(TABLE)
        mixer = Mixer(guest)
        shoe = int(guest.states[TABLE]["fairness"]["next_shoe"])
        await mixer.pledge(shoe)
        told = await guest.event(TABLE, "share-pledged")
        if await called(guest, after=told["seq"]) != told["shoe"]:
            raise AssertionError("another shoe is called for")
        house.kill()
        house.start()
        await guest.reconnect()
        state = await guest.follow(TABLE, guest.sequences[TABLE])
        assert state["t"] in ("events", "snapshot")
        await mixer.give(told["shoe"])
        await guest.event(TABLE, "shoe-opened", after=told["seq"])
        verdict = await mixer.judged(told["shoe"])
        assert (verdict.faults, verdict.contributors) == ((), (mixer.me,))
        await guest.disconnect()


async def test_a_proof_that_is_not_there_is_not_found(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    async with guest.http() as http:
        for path in (f"/api/proofs/{TABLE}/999999", "/api/proofs/none/1", f"/api/proofs/{TABLE}/x"):
            assert (await http.get(path)).status_code == 404
    await guest.disconnect()
