"""Bad messages that are bad because of who sends them, and when: the rest of the classes of STANDARDS 3.6.

Each stands with the situation of its sender (`Sender`) and the reason that is due; none is due for what the house
answers to what has been carried out already: the very answer that it had.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from puntobanco.errors import Reason
from tests.server.bad_messages import FOLLOWED, OWN, STEP, STRANGE, TAKEN_ID

SHUT = "shut"
"""A table that the house has closed."""

OTHERS_ID = "others-id-0001"
"""Id of a command that another patron had carried out at FOLLOWED."""

LIMIT_STEPS = 3
"""So many steps a sender who has limited themselves allows on one coup."""

LATE_SECONDS = 0.5
"""Betting is open for so long at the table of a late sender, who sends when it is over."""


class Sender(StrEnum):
    """Who sends."""

    PATRON = "patron"  # with a wager of STEP on Banker at FOLLOWED, placed as TAKEN_ID
    EXCLUDED = "excluded"  # by their own wish
    POOR = "poor"  # with less than one step left
    LIMITED = "limited"  # to LIMIT_STEPS on one coup
    DEALER = "dealer"  # one of the house's own
    LATE = "late"  # at a table whose cards are being shown, in its first shoe


@dataclass(frozen=True, slots=True)
class Situation:
    """A message, who sends it, and the reason of its answer; None: it is answered as the first time."""

    what: str
    sender: Sender
    data: bytes
    reason: Reason | None


def situations() -> Iterator[Situation]:
    """All of them, those of one sender together."""
    yield from _of_patron()
    yield from _of_who_may_not()
    yield from _of_dealer()
    yield from _too_late()


def _maker(sender: Sender) -> Iterator[str]:
    return (f"{sender.value}-{number:06d}" for number in itertools.count())


def _message(**fields: object) -> bytes:
    return json.dumps(fields).encode()


def _of_patron() -> Iterator[Situation]:
    """What was carried out, sent again; ids that were used; a client's own idea of the time; a table that is shut."""
    dice, ids, who = random.Random(37), _maker(Sender.PATRON), Sender.PATRON
    done = _message(t="wager", id=TAKEN_ID, table=FOLLOWED, wagers={"banker": STEP})
    for number in range(100):
        yield Situation("replayed frame", who, done, None)
        for table in (OWN, STRANGE, SHUT):
            there = _message(t="wager", id=TAKEN_ID, table=table, wagers={"banker": STEP})
            yield Situation("reused id at another table", who, there, Reason.COMMAND_REUSED)
        for kind, more in (
            ("cancel", {}),
            ("deal", {"wagers": {"banker": STEP}}),
            ("share", {"shoe": 2, "share": "ab" * 32}),
        ):
            other = _message(t=kind, id=TAKEN_ID, table=FOLLOWED, **more)
            yield Situation("reused id for another command", who, other, Reason.COMMAND_REUSED)
        # An id is one's own: under that of somebody else's wager a command is decided as any other.
        foreign = _message(t="cancel", id=OTHERS_ID, table=FOLLOWED)
        yield Situation("foreign wager id", who, foreign, Reason.CANNOT_CANCEL)
        odd = _message(t="wager", id=OTHERS_ID, table=FOLLOWED, wagers={"banker": STEP + 1 + number})
        yield Situation("foreign wager id", who, odd, Reason.STAKE_STEP)
        skew = dice.choice((-1, 1)) * dice.choice((1, 60_000, 3_600_000, 86_400_000, 2**40, 2**53 - 1))
        for name in ("at", "now", "sent", "time", "closes_at"):
            told = _message(t="wager", id=next(ids), table=FOLLOWED, wagers={"tie": STEP}, **{name: skew})
            yield Situation("clock skew", who, told, Reason.MALFORMED)
        shut = _message(t="wager", id=next(ids), table=SHUT, wagers={"tie": STEP})
        yield Situation("closed phase", who, shut, Reason.TABLE_CLOSED)


def _of_who_may_not() -> Iterator[Situation]:
    """Wagers of those who excluded themselves, have no coins, or have allowed themselves less."""
    ids = _maker(Sender.EXCLUDED)
    for number in range(100):
        for bet in ("banker", "player", "tie", "banker-pair", "player-pair"):
            wager = _message(t="wager", id=next(ids), table=FOLLOWED, wagers={bet: STEP})
            yield Situation("excluded patron", Sender.EXCLUDED, wager, Reason.SELF_EXCLUDED)
        own = _message(t="deal", id=next(ids), table=OWN, wagers={"banker": 10 * (number + 1)})
        yield Situation("excluded patron", Sender.EXCLUDED, own, Reason.SELF_EXCLUDED)
    ids = _maker(Sender.POOR)
    for number in range(100):
        stake = STEP * (number % 5 + 1)
        wager = _message(t="wager", id=next(ids), table=FOLLOWED, wagers={"banker": stake})
        yield Situation("insufficient funds", Sender.POOR, wager, Reason.NOT_ENOUGH_COINS)
        own = _message(t="deal", id=next(ids), table=OWN, wagers={"tie": 10_000 + 10 * number})
        yield Situation("insufficient funds", Sender.POOR, own, Reason.NOT_ENOUGH_COINS)
    ids = _maker(Sender.LIMITED)
    for number in range(100):
        over = {"banker": STEP * LIMIT_STEPS, "tie": STEP} if number % 2 else {"player": STEP * (LIMIT_STEPS + 1)}
        wager = _message(t="wager", id=next(ids), table=FOLLOWED, wagers=over)
        yield Situation("over one's own limit", Sender.LIMITED, wager, Reason.LIMIT_STAKE)


def _of_dealer() -> Iterator[Situation]:
    """What is a patron's to do, and what is another role's."""
    ids, who = _maker(Sender.DEALER), Sender.DEALER
    for _ in range(50):
        for kind, more in (
            ("wager", {"table": FOLLOWED, "wagers": {"banker": STEP}}),
            ("cancel", {"table": FOLLOWED}),
            ("deal", {"table": OWN, "wagers": {"banker": 10}}),
            ("refill", {}),
            ("check-answered", {}),
            ("pledge", {"table": FOLLOWED, "shoe": 2, "pledge": "ab" * 32}),
            ("share", {"table": FOLLOWED, "shoe": 2, "share": "ab" * 32}),
        ):
            yield Situation("wrong role", who, _message(t=kind, id=next(ids), **more), Reason.ROLE_FORBIDS)


def _too_late() -> Iterator[Situation]:
    """When no more bets are taken, and for a shoe that is on the table already."""
    ids, who = _maker(Sender.LATE), Sender.LATE
    for number in range(100):
        wager = _message(t="wager", id=next(ids), table=FOLLOWED, wagers={"tie": STEP * (number % 9 + 1)})
        yield Situation("closed phase", who, wager, Reason.BETTING_CLOSED)
        cancel = _message(t="cancel", id=next(ids), table=FOLLOWED)
        yield Situation("closed phase", who, cancel, Reason.BETTING_CLOSED)
        for shoe in (1, 10**6 + number):
            pledge = _message(t="pledge", id=next(ids), table=FOLLOWED, shoe=shoe, pledge=f"{number:064x}")
            yield Situation("stale round", who, pledge, Reason.NOT_NOW)
        share = _message(t="share", id=next(ids), table=FOLLOWED, shoe=1, share=f"{number:064x}")
        yield Situation("stale round", who, share, Reason.BETTING_CLOSED)
