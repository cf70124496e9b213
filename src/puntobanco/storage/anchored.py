"""Whether streams go through the points where the house anchored them: what a record that was written anew does not.

The hall's stream says every minute where the others stood (`HeadsAnchored`). Somebody who rewrites a whole stream, its
hashes and its lease included, would have to rewrite the hall's too, and cannot sign for it without the house's key; and
who was given a signed statement finds it in the record, or the record is another one.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Final

import msgspec

from puntobanco.fairness.statements import Heads, heads_digest, is_signed, statement_hash
from puntobanco.hall.upkeep_events import HeadsAnchored
from puntobanco.storage.store import HALL

_KEPT_BYTES: Final = 16
"""What is remembered of a hash while a stream is read: enough that nobody finds another one."""

_KIND: Final = str(HeadsAnchored.__struct_config__.tag)
_DECODER: Final = msgspec.json.Decoder(HeadsAnchored)


@dataclass(slots=True)
class _Points:
    """Where one stream was anchored, in the order of the anchors."""

    sequences: array[int] = field(default_factory=lambda: array("Q"))
    anchors: array[int] = field(default_factory=lambda: array("Q"))
    hashes: bytearray = field(default_factory=bytearray)


class AnchorCheck:
    """Shown the hall's events first, then every stream's hashes. `statements` are such as somebody kept outside."""

    def __init__(self, *, public_key: bytes | None = None, statements: tuple[str, ...] = ()) -> None:
        self.count = 0
        self._public_key = public_key
        self._missing = dict.fromkeys(statements)
        self._previous = ""
        self._points: dict[str, _Points] = {}

    def hall(self, kind: str, body: bytes) -> list[str]:
        """What is wrong with an event of the hall as an anchor; nothing, if it is none."""
        if kind != _KIND:
            return []
        try:
            return self._anchor(_DECODER.decode(body))
        except (msgspec.DecodeError, ValueError, IndexError) as error:
            return [f"an anchor cannot be read: {error}"]

    def _anchor(self, anchor: HeadsAnchored) -> list[str]:
        self.count += 1
        self._missing.pop(anchor.statement, None)
        for stream, noted in anchor.heads.items():
            if stream == HALL:  # whose own chain this event is in
                continue
            points = self._points.setdefault(stream, _Points())
            points.sequences.append(noted.sequence)
            points.anchors.append(anchor.number)
            points.hashes += bytes.fromhex(noted.hash)[:_KEPT_BYTES]
        previous, self._previous = self._previous, statement_hash(anchor.statement)
        heads = heads_digest({stream: (noted.sequence, noted.hash) for stream, noted in anchor.heads.items()})
        said = Heads(anchor.number, anchor.at, heads, previous)
        if msgspec.json.encode(said).decode() != anchor.statement.split(":", 2)[2]:
            return [f"anchor {anchor.number} differs from its statement"]
        if self._public_key is not None and not is_signed(anchor.statement, Heads, self._public_key):
            return [f"anchor {anchor.number} lacks this house's signature"]
        return []

    def stream(self, stream: str) -> StreamAnchors:
        """The check of one stream."""
        return StreamAnchors(self._points.pop(stream, _Points()))

    def end(self) -> tuple[dict[str, str], list[str]]:
        """Streams that were anchored and are not there, and statements that the record does not hold."""
        gone = {stream: f"anchor {points.anchors[-1]} knows it" for stream, points in self._points.items()}
        return gone, [f"{statement[:60]}... nowhere in the record" for statement in self._missing]


class StreamAnchors:
    """Shown the hashes of one stream in their order."""

    def __init__(self, points: _Points) -> None:
        self._points = points
        self._next = 0

    def see(self, sequence: int, found: bytes) -> list[str]:
        """What is wrong at this event: the anchors that say something else of it."""
        points, wrong = self._points, []
        while self._next < len(points.sequences) and points.sequences[self._next] <= sequence:
            at = self._next * _KEPT_BYTES
            noted = points.hashes[at : at + _KEPT_BYTES]
            if points.sequences[self._next] == sequence and noted != found[:_KEPT_BYTES]:
                wrong.append(f"anchor {points.anchors[self._next]} says another hash: written anew")
            self._next += 1
        return wrong

    def end(self, sequence: int) -> list[str]:
        """What is wrong at the end of the stream: anchors that have seen more of it."""
        if self._next == len(self._points.sequences):
            return []
        anchor, seen = self._points.anchors[-1], self._points.sequences[-1]
        return [f"anchor {anchor} has seen event {seen}, the stream ends at {sequence}"]
