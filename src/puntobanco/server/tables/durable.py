"""Committing until it is known what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puntobanco.errors import Unknown
from puntobanco.ledger import AccountKind, kind_of
from puntobanco.server.basis.clock import Clock
from puntobanco.server.basis.leases import pause
from puntobanco.server.basis.metrics import Counted, Metrics
from puntobanco.storage import Answer, Committed, Duplicate, FencedOff, Store, Submission

PATIENCE_MS = 1_000
"""How long the house waits before it asks a store again that could not be reached."""


async def durable(
    store: Store,
    submissions: Sequence[Submission],
    *,
    after: int,
    clock: Clock,
    metrics: Metrics,
    goes_on: Callable[[], bool],
) -> list[Answer]:
    """One answer for each submission, as `Store.commit` gives them. `after` is the stream's sequence before them.

    When the store cannot say what became of a commit, each command is looked up, for as long as that takes; what is not
    there is handed in again. Raises Unknown only when the house does not go on.
    """
    answers: list[Answer | None] = [None] * len(submissions)
    while None in answers:
        missing = [one for one, answer in zip(submissions, answers, strict=True) if answer is None]
        metrics.count(Counted.COMMITS)
        try:
            fresh = iter(await store.commit(missing))
            answers = [next(fresh) if answer is None else answer for answer in answers]
        except Unknown:
            metrics.count(Counted.COMMITS_UNKNOWN)
            answers = await _looked_up(store, submissions, after, clock, goes_on)
    return [answer for answer in answers if answer is not None]


async def _looked_up(
    store: Store, submissions: Sequence[Submission], after: int, clock: Clock, goes_on: Callable[[], bool]
) -> list[Answer | None]:
    while True:
        try:
            return [await _found(store, submission, after) for submission in submissions]
        except Unknown:
            if not goes_on():
                raise
        await pause(clock, PATIENCE_MS)


async def _found(store: Store, submission: Submission, after: int) -> Committed | Duplicate | FencedOff | None:
    """What a submission was answered if it did get through, now or when it was handed in before."""
    known = await store.command(submission.command.actor, submission.command.id)
    if known is None or known.body_hash != submission.command.body_hash:
        return None
    if known.sequence_first <= after:
        return Duplicate(known.answer, known.sequence_first, known.sequence_last)
    # A house that has taken the table over does its duties under the same names, and in words of its own.
    (first,) = await store.events(submission.stream, after=known.sequence_first - 1, limit=1)
    if first.epoch != submission.epoch:
        return FencedOff(first.epoch)
    moved = {account for transfer in submission.transfers for account in (transfer.debit, transfer.credit)}
    wallets = [account for account in moved if kind_of(account) is AccountKind.PATRON]
    return Committed(known.sequence_first, known.sequence_last, await store.balances(wallets))
