"""What simulated patrons do, each with how likely it is. A new message of the wire gets a row here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, TypeAlias

from tests.simulator.acts import (
    answer_check,
    become_login,
    exclude,
    limit_closely,
    loosen,
    report,
    set_limit,
    sign_out,
)
from tests.simulator.visitor import Visitor

Ask: TypeAlias = Callable[[Visitor, Random], Awaitable[None] | None]


def _table(visitor: Visitor, dice: Random) -> str | None:
    return dice.choice(sorted(visitor.views)) if visitor.views else None


def wager(visitor: Visitor, dice: Random) -> None:
    """Wagers that are mostly in order."""
    table = _table(visitor, dice)
    if table is None:
        return
    view = visitor.views[table]
    state = view.state
    if view.phase != "betting" and dice.random() < 0.8:  # most wait until they may
        return
    wagers = {}
    for bet in dice.sample(sorted(state["limits"]), dice.randint(1, min(3, len(state["limits"])))):
        limit, step = state["limits"][bet], state["stake_step_minor"]
        most = 4 if visitor.limits else max(limit["max_minor"] // step, 1)  # who limits themselves stakes little
        count = dice.choice((1, dice.randint(1, most), dice.randint(1, 2 * most)))
        wagers[bet] = max(count * step, limit["min_minor"] if dice.random() < 0.9 else 1)  # most know
    if visitor.allowed and dice.random() < 0.5:  # half come as near to their limit as they can, some nearer
        bet, over = dice.choice(sorted(wagers)), dice.choice((0, 0, 1))
        wagers = {bet: (visitor.allowed // state["stake_step_minor"] + over) * state["stake_step_minor"] or 1}
        visitor.allowed = 0
    kind = "deal" if state["mode"] == "touch" else "wager"
    body = {"t": kind, "id": visitor.new_id(), "table": table, "wagers": wagers}
    if kind == "deal" and dice.random() < 0.5:  # half mix in
        body["entropy"] = dice.randbytes(32).hex()
    visitor.ask(body)


def cancel(visitor: Visitor, dice: Random) -> None:
    """Take back what can be taken back."""
    if (table := _table(visitor, dice)) is not None:
        visitor.ask({"t": "cancel", "id": visitor.new_id(), "table": table})


def nonsense_wager(visitor: Visitor, dice: Random) -> None:
    """Wagers that are out of order: unknown bets and tables, wrong stakes, the wrong kind of command."""
    table = dice.choice([*visitor.views, "nowhere", "hall"])
    bet = dice.choice(("banker", "player", "tie", "no-such-bet", "super-sevens"))
    stake = dice.choice((1, 7, 499, 10**9, 2**53 - 1))
    kind = dice.choice(("wager", "deal"))
    visitor.ask({"t": kind, "id": visitor.new_id(), "table": table, "wagers": {bet: stake}})


def nonsense(visitor: Visitor, dice: Random) -> None:
    """Bytes and objects that are no message."""
    visitor.say(
        dice.choice(
            (
                b"",
                b"{",
                b"\xff\xfe",
                b"[" * 5_000,
                b'{"t":"wager"}',
                b'{"t":"wager","id":"12345678","table":"star","wagers":{"banker":-500}}',
                b'{"t":"wager","id":"12345678","table":"star","wagers":{"banker":1e400}}',
                b'{"t":"no-such-message","id":"12345678"}',
                b'{"t":"ping","sent":1,"sent":2,"more":3}',
                b'{"t":"subscribe","topic":"table:../etc"}',
                dice.randbytes(40),
            )
        )
    )


def again(visitor: Visitor, dice: Random) -> None:
    """A command that was acknowledged, word for word."""
    known = visitor.acknowledged
    if known:
        visitor.again(dice.choice(known[-20:]))


def other_body(visitor: Visitor, dice: Random) -> None:
    """Another command under the id of one that was acknowledged."""
    known = visitor.acknowledged
    if known:
        body = dict(dice.choice(known[-20:]).body)
        if "wagers" in body:
            visitor.say(body | {"wagers": {bet: stake * 2 for bet, stake in body["wagers"].items()}})


def refill(visitor: Visitor, _: Random) -> None:
    """Ask for coins."""
    visitor.ask({"t": "refill", "id": visitor.new_id()})


def pledge(visitor: Visitor, dice: Random) -> None:
    """Pledge a share of the next shuffle."""
    table = _table(visitor, dice)
    if table is not None and visitor.views[table].state["mode"] == "rng":
        visitor.pledge(table, fresh=dice.random() < 0.3)  # some would have it now


def early_share(visitor: Visitor, dice: Random) -> None:
    """A share that nobody has called for."""
    if (table := _table(visitor, dice)) is not None:
        share = dice.randbytes(32).hex()
        visitor.ask({"t": "share", "id": visitor.new_id(), "table": table, "shoe": 1, "share": share})


def come_or_go(visitor: Visitor, dice: Random) -> None:
    """Follow the hall or a table, again or anew, or leave one."""
    table = dice.choice(visitor.tables)
    visitor.views.pop(table, None) if dice.random() < 0.3 else None  # some have forgotten
    if dice.random() < 0.2:  # some leave first
        visitor.say({"t": "unsubscribe", "topic": f"table:{table}"})
    visitor.follow(table)
    visitor.say({"t": dice.choice(("subscribe", "unsubscribe")), "topic": "hall"})


def sign_of_life(visitor: Visitor, dice: Random) -> None:
    """Ping, or stay."""
    table = dice.choice(visitor.tables)
    visitor.say({"t": "ping", "sent": 1.5} if dice.random() < 0.5 else {"t": "stay", "table": table})  # either


def drop(visitor: Visitor, _: Random) -> None:
    """Go away without a word."""
    if visitor.link is not None:
        visitor.link.cut()


def rush(visitor: Visitor, dice: Random) -> None:
    """Many things at once."""
    for _ in range(dice.randint(2, 12)):
        dice.choice((wager, wager, cancel, again, sign_of_life))(visitor, dice)


ASKS: Final[tuple[tuple[int, Ask], ...]] = (
    (40, wager),
    (6, cancel),
    (5, nonsense_wager),
    (3, nonsense),
    (6, again),
    (3, other_body),
    (2, refill),
    (5, pledge),
    (1, early_share),
    (4, come_or_go),
    (5, sign_of_life),
    (2, drop),
    (2, rush),
    (1, become_login),
    (1, sign_out),
    (1, set_limit),
    (2, answer_check),
)
"""What every patron does."""

RARELY: Final[tuple[tuple[int, Ask], ...]] = ((1, exclude), (2, report))
"""What some do as well: who has excluded themselves plays no more for a day."""

CAREFULLY: Final[tuple[tuple[int, Ask], ...]] = ((4, limit_closely), (3, loosen))
"""What those do who watch their losses and their time."""
