"""Bad messages for the socket, always the same: made from the classes of STANDARDS 3.6, with the reason that is due.

What a class is due stands beside it; nothing here is taken from what a house answered.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.errors import Reason

FOLLOWED, OWN, STRANGE = "star", "touch", "lounge"
"""Tables of the house: one that the sender follows, one of one's own that is not followed, and none."""

TAKEN_ID = "taken-id-0001"
"""Id of a command that was carried out before: a wager of 50,000 on Banker at FOLLOWED."""

STEP, TOP = 50_000, 100_000_000
Fields = dict[str, object]


@dataclass(frozen=True, slots=True)
class BadMessage:
    """A message, and the reason that its answer must name. `binary` sends it as what no message is."""

    what: str
    data: bytes
    reason: Reason
    binary: bool = False


GOOD: tuple[Fields, ...] = (
    {"t": "subscribe", "topic": "table:star", "last_seq": 1},
    {"t": "unsubscribe", "topic": "table:star"},
    {"t": "wager", "id": "0123456789", "table": FOLLOWED, "wagers": {"banker": STEP}},
    {"t": "cancel", "id": "0123456789", "table": FOLLOWED},
    {"t": "deal", "id": "0123456789", "table": FOLLOWED, "wagers": {"tie": STEP}, "entropy": "ab" * 32},
    {"t": "pledge", "id": "0123456789", "table": FOLLOWED, "shoe": 2, "pledge": "ab" * 32, "fresh": True},
    {"t": "share", "id": "0123456789", "table": FOLLOWED, "shoe": 2, "share": "ab" * 32},
    {"t": "refill", "id": "0123456789"},
    {"t": "phrase", "id": "0123456789", "table": FOLLOWED, "phrase": "hello"},
    {"t": "stay", "table": FOLLOWED},
    {"t": "ping", "sent": 1},
)

WORDS = (
    "",
    "\x00",
    "\ufeffstar",
    "\u202estar",
    "star\u200b",
    "ｓｔａｒ",  # noqa: RUF001 -- letters that only look alike are the point
    "stаr",  # noqa: RUF001 -- likewise, a Cyrillic one
    "🎲🎲🎲🎲🎲🎲🎲🎲",
    "<script>alert(1)</script>",
    "'; drop table patron; --",
    "../../../../etc/passwd",
    "%2e%2e%2f%2e%2e%2f",
    "${jndi:ldap://x}",
    "{{7*7}}",
    "star\r\nset-cookie: a=b",
    "STAR STAR STAR",
    " star",
    "null",
    "x" * 1_000,
    "x" * 15_000,
)
NUMBERS = (
    "-1",
    "9007199254740992",
    "9007199254740993",
    "9223372036854775808",
    "-9223372036854775809",
    "1" + "0" * 400,
    "0.5",
    "1e400",
    "-1e400",
    "1.5e3",
)
NO_JSON = (
    "NaN",
    "Infinity",
    "-Infinity",
    "01",
    "+1",
    ".5",
    "1.",
    "0x10",
    "1_000",
    "'a'",
    "undefined",
    "True",
    "",
    "//",
)
OTHER_KINDS = ("null", "[]", "{}", "[1]", '{"a":1}', "[[[]]]", "[" * 500 + "]" * 500)

_NUMERIC = frozenset({"last_seq", "shoe", "sent"})
_MAY_BE_NULL = frozenset({"last_seq", "entropy"})
_MAY_BE_MISSING = _MAY_BE_NULL | {"fresh"}


def messages() -> Iterator[BadMessage]:
    """Everything that is sent over a socket as a whole message."""
    yield from _of_other_kinds()
    yield from _cut_and_spoilt()
    yield from _out_of_shape()
    yield from _not_allowed()


def _of_other_kinds() -> Iterator[BadMessage]:
    """Every field of every message with values of another kind, form or size."""
    for good in GOOD:
        for field in good:
            for raw in _values(field):
                yield BadMessage(f"{good['t']}.{field}", _with(good, field, raw), Reason.MALFORMED)
            if field not in _MAY_BE_MISSING:
                yield BadMessage("missing", _without(good, field), Reason.MALFORMED)
            yield BadMessage("twice", _twice(good, field), Reason.MALFORMED)
        for word in ("level", "role", "patron", "__proto__", "T", "id ", "t\x00", "balance_minor"):
            yield BadMessage("a field too many", json.dumps(good | {word: 1}).encode(), Reason.MALFORMED)
    for good in (one for one in GOOD if "wagers" in one):
        for raw in (*NUMBERS, *OTHER_KINDS, *NO_JSON, '"50000"', "true", "0", "5e4", "50000.0"):
            yield BadMessage("a stake", json.dumps(good).replace(str(STEP), raw).encode(), Reason.MALFORMED)
        for word in WORDS:
            if word != "null":  # that would be a bet's name
                named = json.dumps(good | {"wagers": {word: STEP}}, ensure_ascii=False)
                yield BadMessage("the name of a bet", named.encode(), Reason.MALFORMED)


def _values(field: str) -> Iterator[str]:
    """What a field must not be, as JSON or what looks like it."""
    yield from NO_JSON
    for raw in OTHER_KINDS:
        if not (raw == "null" and field in _MAY_BE_NULL) and not (raw == '{"a":1}' and field == "wagers"):
            yield raw
    if field not in _NUMERIC:
        yield from NUMBERS
    elif field != "sent":
        yield from (raw for raw in NUMBERS if raw != "0.5")
        yield from ("0.5", "1.0e0" if field == "shoe" else "-0.5")
    if field != "fresh":
        yield from ("true", "false")
    words = (word for word in WORDS if field != "topic" or len(word) > 64)
    for word in words:
        if word != "null" or field != "table":
            yield json.dumps(word)
            if not word.isascii():
                yield json.dumps(word, ensure_ascii=False)


def _with(good: Fields, field: str, raw: str) -> bytes:
    """A message with one field written as it is."""
    parts = (f"{json.dumps(key)}:{raw if key == field else json.dumps(value)}" for key, value in good.items())
    return ("{" + ",".join(parts) + "}").encode()


def _without(good: Fields, field: str) -> bytes:
    return json.dumps({key: value for key, value in good.items() if key != field}).encode()


def _twice(good: Fields, field: str) -> bytes:
    text = json.dumps(good)
    return (text[:-1] + f", {json.dumps(field)}: {json.dumps(good[field])}" + "}").encode()


def _cut_and_spoilt() -> Iterator[BadMessage]:
    """Good messages that end early, or have a byte in them that no JSON has."""
    for good in GOOD:
        text = json.dumps(good, separators=(",", ":")).encode()
        for at in range(len(text)):
            yield BadMessage("cut off", text[:at], Reason.MALFORMED)
            for byte in (b"\xff", b"\x00", b"\xc0\x80", b"\xed\xa0\x80"):
                yield BadMessage("a bad byte", text[:at] + byte + text[at:], Reason.MALFORMED)


def _out_of_shape() -> Iterator[BadMessage]:
    """What is no message at all."""
    for good in GOOD:
        text = json.dumps(good).encode()
        yield BadMessage("binary", text, Reason.MALFORMED, binary=True)
        for before, behind in (
            (b"\xef\xbb\xbf", b""),
            (b"[", b"]"),
            (b"", text),
            (b"", b","),
            (b"", b"x"),
            (b'"', b'"'),
        ):
            yield BadMessage("wrapped", before + text + behind, Reason.MALFORMED)
        yield BadMessage("too large", text + b" " * 16_384, Reason.TOO_LARGE)
    for depth in (10, 100, 1_000, 7_000):
        for left, right in (("[", "]"), ('{"a":', "}")):
            size = min(depth, 16_000 // len(left + right))
            yield BadMessage("deep", (left * size + "1" + right * size).encode(), Reason.MALFORMED)
            yield BadMessage("deep and open", (left * size).encode(), Reason.MALFORMED)
    for tag in (*WORDS[:18], "ack", "welcome", "hall", "events", "snapshot", "Wager", "wager ", "WAGER"):
        yield BadMessage("no such message", json.dumps({"t": tag, "id": "0123456789"}).encode(), Reason.MALFORMED)
    for size in (16_385, 20_000, 40_000, 65_536):
        yield BadMessage("too large", b"x" * size, Reason.TOO_LARGE)
        yield BadMessage(
            "too large", json.dumps({"t": "ping", "sent": 1, "x": "y" * size})[:size].encode(), Reason.TOO_LARGE
        )


def _not_allowed() -> Iterator[BadMessage]:
    """What can be read and is not to be had: ids are new, so that nothing is answered from memory."""
    dice = random.Random(36)
    ids = (f"bad-{number:08d}" for number in itertools.count())

    def ask(what: str, reason: Reason, **fields: object) -> BadMessage:
        return BadMessage(what, json.dumps({"id": next(ids), **fields}).encode(), reason)

    def say(what: str, reason: Reason, **fields: object) -> BadMessage:
        return BadMessage(what, json.dumps(fields).encode(), reason)

    for number in range(150):
        table = f"{dice.choice(('x', 'table', 'star-', 'touch-', '0'))}{number}"
        for kind, more in (
            ("wager", {"wagers": {"banker": STEP}}),
            ("cancel", {}),
            ("deal", {"wagers": {"tie": STEP}}),
            ("phrase", {"phrase": "hello"}),
        ):
            yield ask("no such table", Reason.UNKNOWN_TABLE, t=kind, table=table, **more)
        yield say("no such table", Reason.UNKNOWN_TABLE, t="stay", table=table)
        yield say("no such table", Reason.UNKNOWN_TABLE, t="subscribe", topic=f"table:{table}")
        yield say("no such topic", Reason.UNKNOWN_TOPIC, t="unsubscribe", topic=f"table:{table}")
        yield say("no such topic", Reason.UNKNOWN_TOPIC, t="subscribe", topic=table)
    for number in range(200):
        stake = dice.randrange(1, 2**53)
        yield ask("no such bet", Reason.UNKNOWN_BET, t="wager", table=FOLLOWED, wagers={f"dragon-{number}": STEP})
        yield ask(
            "off the step", Reason.STAKE_STEP, t="wager", table=FOLLOWED, wagers={"banker": stake - stake % STEP + 1}
        )
        above = TOP + STEP * dice.randrange(1, 10**9)
        yield ask("above the maximum", Reason.ABOVE_MAXIMUM, t="wager", table=FOLLOWED, wagers={"banker": above})
        yield ask(
            "both sides",
            Reason.ONLY_ONE_OF,
            t="wager",
            table=FOLLOWED,
            wagers={"banker": STEP, "player": STEP * (number % 4 + 1)},
        )
        yield ask("not followed", Reason.NOT_NOW, t="wager", table=OWN, wagers={"banker": STEP})
        yield ask("said elsewhere", Reason.NOT_NOW, t="phrase", table=OWN, phrase="thanks")
        yield ask("another's clock", Reason.NOT_NOW, t="deal", table=FOLLOWED, wagers={"tie": STEP * (number % 9 + 1)})
        yield ask("placed for good", Reason.CANNOT_CANCEL, t="cancel", table=FOLLOWED)
        shoe = dice.randrange(3, 2**53)
        pledged = f"{dice.getrandbits(256):064x}"
        yield ask("another shoe", Reason.NOT_NOW, t="pledge", table=FOLLOWED, shoe=shoe, pledge=pledged)
        yield ask("never pledged", Reason.NOT_NOW, t="share", table=FOLLOWED, shoe=shoe, share=pledged)
        yield ask("not so poor", Reason.REFILL_NOT_NOW, t="refill")
        other: Fields = {"t": "wager", "id": TAKEN_ID, "table": FOLLOWED, "wagers": {"banker": STEP * (number + 2)}}
        yield BadMessage("an id with another body", json.dumps(other).encode(), Reason.COMMAND_REUSED)
