"""The socket's messages of practice (`messages` has the others): a dealer's, at a table that is in memory alone."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from puntobanco.server.wire.live import LiveDo
from puntobanco.server.wire.parts import CommandId
from puntobanco.server.wire.practice import DrillId, PracticeTold, RulesetId, Seed
from puntobanco.table.live_events import Remedy


class _FromClient(Struct, frozen=True, kw_only=True, tag_field="t", forbid_unknown_fields=True):
    id: CommandId


class PracticeBegun(_FromClient, frozen=True, tag="practice-begin"):
    """A dealer begins a drill at a table of practice (docs/LIVE.md); one that was not done is forgotten.

    The same `seed` deals the same shuffled cards. Follow "practice" to be told what comes of it.
    """

    ruleset: RulesetId
    drill: DrillId
    seed: Seed


class PracticeAsked(_FromClient, frozen=True, tag="practice"):
    """A dealer asks something of their table of practice; answered by `ack` or `refused`, which may cost points."""

    do: LiveDo


class PracticePreviewed(_FromClient, frozen=True, tag="practice-preview"):
    """What a remedy would do there, right or not; answered by `live-preview` or `refused`."""

    remedy: Remedy


class PracticeEnded(_FromClient, frozen=True, tag="practice-end"):
    """Give one's practice up, or put it away when it is over."""


FromPractice: TypeAlias = PracticeBegun | PracticeAsked | PracticePreviewed | PracticeEnded


class PracticeStateTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="practice-state"):
    """To who follows "practice": their own, whole, after each step; null where nothing is practised."""

    seq: int
    practice: PracticeTold | None
