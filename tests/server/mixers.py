"""Patrons who mix their shares into shoes, and proofs taken from a house and judged without it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import msgspec

from puntobanco.fairness.record import pledge_text, share_text
from puntobanco.fairness.rules_data import rules_text
from puntobanco.fairness.shares import pledge_of
from puntobanco.fairness.statements import PledgeTaken
from puntobanco.rules import Rules, read_own, shipped_text
from puntobanco.server.basis.asking import Answered
from puntobanco.server.people.patrons import Patron
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.table import commands, events
from puntobanco.verify import Verdict, read_proof, verify
from tests.server.indoors import Indoors, settle


def short_shoes(ruleset: str, coups: int) -> Rules:
    """A shipped rule set whose shoes end after so many coups."""
    text = shipped_text(ruleset)
    assert text is not None
    return read_own(
        f'schema = 1\nid = "{ruleset}-short"\nextends = "{ruleset}"\nversion = "1.0.0"\n[shoe]\ncoups_max = {coups}\n'
        '[[sources]]\ntitle = "tests"\nhouse = "tests"\ndate = "2024-05-01"\nlanguage = "en"\n'
        '[[example]]\ncards = "P: Kh 6d  B: 9s 7c"\nexpects = { winner = "tie" }\npays = { tie = "8" }\n',
        file="short",
    )


@dataclass
class Mixer:
    """A patron at a table with a share for every shoe."""

    indoors: Indoors
    table: PlayedTable
    patron: Patron
    receipts: list[str] = field(default_factory=list)

    def share(self, shoe: int) -> bytes:
        """What this patron puts into a shoe."""
        return hashlib.sha256(f"{self.patron.id} {shoe}".encode()).digest()

    async def pledge(self, *, shoe: int | None = None, share: bytes | None = None, fresh: bool = True) -> Answered:
        """Pledge for the next shoe, and ask for it now."""
        number = shoe or self.table.table.shoes + 1
        pledged = pledge_of(self.table.table.id, number, self.patron.id, share or self.share(number))
        taken = PledgeTaken(self.table.table.id, number, self.patron.id, pledged.hex())
        return await self._ask(
            commands.PledgeShare(
                id=f"pledge-{self.patron.id}-{next(self.indoors.numbers)}",
                actor=f"patron:{self.patron.id}",
                patron=self.patron.id,
                shoe=number,
                pledge=pledge_text(pledged),
                receipt=self.indoors.house.signer.sign(taken),
                fresh=fresh,
            )
        )

    async def give(self, *, share: bytes | None = None) -> Answered:
        """Give the share that was pledged."""
        number = self.table.table.shoes + 1
        return await self._ask(
            commands.GiveShare(
                id=f"give-{self.patron.id}-{next(self.indoors.numbers)}",
                actor=f"patron:{self.patron.id}",
                patron=self.patron.id,
                shoe=number,
                share=share_text(share or self.share(number)),
            )
        )

    async def _ask(self, command: commands.PledgeShare | commands.GiveShare) -> Answered:
        answers = self.indoors.ask(self.table, command)
        await settle()
        (answer,) = answers
        return answer


async def mixers(indoors: Indoors, table: PlayedTable, count: int) -> list[Mixer]:
    """So many guests who would mix."""
    return [Mixer(indoors, table, await indoors.guest()) for _ in range(count)]


async def until_called(indoors: Indoors, table: PlayedTable) -> None:
    """Let time pass until shares are called for."""
    for _ in range(3_000):
        if table.table.called is not None:
            return
        await indoors.clock.pass_time(100)
    raise AssertionError("shares are not called for")


def judged(table: PlayedTable, shoe: int, rules: Rules, **changes: object) -> Verdict:
    """The verdict on the proof that a table gives of a shoe; `changes` are what its reader adds."""
    proof = msgspec.to_builtins(table.proofs.proof(shoe, rules_text(rules)))
    return verify(read_proof(msgspec.json.encode({**proof, **changes}).decode()))


async def ended(indoors: Indoors, stream: str) -> list[events.ShoeEnded]:
    """Every end of a shoe on record."""
    return [event for event in await indoors.log(stream) if isinstance(event, events.ShoeEnded)]
