"""What patrons say to each other at a table."""

from __future__ import annotations

from msgspec import Struct

from puntobanco.hall.phrases import Phrase
from puntobanco.server.wire.parts import CommandId, TableId


class PhraseAsked(Struct, frozen=True, kw_only=True, tag_field="t", tag="phrase", forbid_unknown_fields=True):
    """Say a phrase to everybody at a shared table where one is seated; answered by `ack` with `seq` 0, or `refused`.

    Nothing of it is kept: a phrase that is sent again is said again.
    """

    id: CommandId
    table: TableId
    phrase: Phrase


class PhraseTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="phrase"):
    """A patron at a table that one follows has said a phrase, at `at`. It is told once and never again."""

    table: str
    patron: str
    nickname: str
    phrase: Phrase
    at: int
