"""Ten thousand bad inputs, always the same: made from the classes of STANDARDS 3.6, each with the answer that is due.

Messages go over a socket that stays open, frames break the socket's own protocol and end it with a code, requests are
bytes for the HTTP side. What a class is due stands beside it; nothing here is taken from what a house answered.
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


@dataclass(frozen=True, slots=True)
class BadFrame:
    """Bytes that are no sound frames, and the code that the link must be closed with."""

    what: str
    data: bytes
    code: int


@dataclass(frozen=True, slots=True)
class BadRequest:
    """Bytes of a request, and the statuses one of which must come. `{host}` and `{cookie}` are filled in.

    A 200 is the client's own page, which any path leads to that leads nowhere else, and nothing but that page.
    """

    what: str
    data: bytes
    statuses: tuple[int, ...]


GOOD: tuple[Fields, ...] = (
    {"t": "subscribe", "topic": "table:star", "last_seq": 1},
    {"t": "unsubscribe", "topic": "table:star"},
    {"t": "wager", "id": "0123456789", "table": FOLLOWED, "wagers": {"banker": STEP}},
    {"t": "cancel", "id": "0123456789", "table": FOLLOWED},
    {"t": "deal", "id": "0123456789", "table": FOLLOWED, "wagers": {"tie": STEP}, "entropy": "ab" * 32},
    {"t": "pledge", "id": "0123456789", "table": FOLLOWED, "shoe": 2, "pledge": "ab" * 32, "fresh": True},
    {"t": "share", "id": "0123456789", "table": FOLLOWED, "shoe": 2, "share": "ab" * 32},
    {"t": "refill", "id": "0123456789"},
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
        yield ask("another's clock", Reason.NOT_NOW, t="deal", table=FOLLOWED, wagers={"tie": STEP * (number % 9 + 1)})
        yield ask("placed for good", Reason.CANNOT_CANCEL, t="cancel", table=FOLLOWED)
        shoe = dice.randrange(3, 2**53)
        pledged = f"{dice.getrandbits(256):064x}"
        yield ask("another shoe", Reason.NOT_NOW, t="pledge", table=FOLLOWED, shoe=shoe, pledge=pledged)
        yield ask("never pledged", Reason.NOT_NOW, t="share", table=FOLLOWED, shoe=shoe, share=pledged)
        yield ask("not so poor", Reason.REFILL_NOT_NOW, t="refill")
        other: Fields = {"t": "wager", "id": TAKEN_ID, "table": FOLLOWED, "wagers": {"banker": STEP * (number + 2)}}
        yield BadMessage("an id with another body", json.dumps(other).encode(), Reason.COMMAND_REUSED)


def frame(opcode: int, body: bytes, *, fin: bool = True, bits: int = 0, masked: bool = True) -> bytes:
    """A frame as a client sends it, or as it must not."""
    size = len(body)
    head = bytes([(0x80 if fin else 0) | bits << 4 | opcode])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 65_536:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + body


PROTOCOL, BAD_TEXT, TOO_BIG = 1002, 1007, 1009


def frames() -> Iterator[BadFrame]:
    """What breaks RFC 6455."""
    ping = b'{"t":"ping","sent":1}'
    for bits in range(1, 8):
        for opcode in (0, 1, 2, 8, 9, 10):
            yield BadFrame("reserved bits", frame(opcode, ping if opcode < 8 else b"", bits=bits), PROTOCOL)
    for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        for body in (b"", ping):
            yield BadFrame("unknown opcode", frame(opcode, body), PROTOCOL)
    for opcode in (1, 2, 8, 9, 10):
        yield BadFrame("not masked", frame(opcode, b"", masked=False), PROTOCOL)
    for opcode in (8, 9, 10):
        yield BadFrame("a control frame in parts", frame(opcode, b"", fin=False), PROTOCOL)
        for size in (126, 127, 1_000):
            yield BadFrame("a control frame too long", frame(opcode, b"x" * size), PROTOCOL)
    for fin in (True, False):
        yield BadFrame("a part of nothing", frame(0, ping, fin=fin), PROTOCOL)
    yield from _frames_out_of_place(ping)


def _frames_out_of_place(ping: bytes) -> Iterator[BadFrame]:
    """Sound frames where they must not come, or that say what they must not."""
    for first, second in itertools.product((1, 2), repeat=2):
        yield BadFrame("a message inside another", frame(first, b"{", fin=False) + frame(second, ping), PROTOCOL)
    for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 2_000, 2_999, 5_000, 65_535):
        yield BadFrame("a bad closing code", frame(8, code.to_bytes(2, "big")), PROTOCOL)
    yield BadFrame("half a closing code", frame(8, b"\x03"), PROTOCOL)
    yield BadFrame("a closing reason that is no text", frame(8, b"\x03\xe8\xff\xfe"), BAD_TEXT)
    for size in (65_537, 100_000, 2**31, 2**40):
        yield BadFrame("too big to be read", bytes([0x81, 0xFF]) + size.to_bytes(8, "big") + bytes(4), TOO_BIG)
    part = frame(1, b"x" * 40_000, fin=False)
    yield BadFrame("too big in parts", part + frame(0, b"x" * 40_000), TOO_BIG)


def requests() -> Iterator[BadRequest]:
    """What is wrong over HTTP."""
    yield from _smuggled()
    yield from _elsewhere()
    yield from _from_strangers()


def _post(path: str, *headers: str, body: bytes = b"") -> bytes:
    lines = (f"POST {path} HTTP/1.1", "Host: {host}", "Origin: http://{host}", "Cookie: {cookie}", *headers, "", "")
    return "\r\n".join(lines).encode() + body


def _smuggled() -> Iterator[BadRequest]:
    refused = (400, 501)
    inner = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    for path in ("/api/guest", "/api/ticket", "/api/sign-in", "/api/nickname", "/api/limits"):
        for coding in (
            "chunked",
            "Chunked",
            "gzip",
            "identity",
            "xchunked",
            "chunked, identity",
            "\tchunked",
            "chunked\x0b",
        ):
            yield BadRequest("a coded body", _post(path, f"Transfer-Encoding: {coding}", body=b"0\r\n\r\n"), refused)
            both = _post(path, "Content-Length: 4", f"Transfer-Encoding: {coding}", body=b"0\r\n\r\n" + inner)
            yield BadRequest("two lengths", both, refused)
        for length in ("-1", "+1", "1,1", "0x5", "1e1", "٣", "9" * 30, "5000", "4097", "a", "1 1", "12\x00"):
            yield BadRequest("a bad length", _post(path, f"Content-Length: {length}", body=b"{}"), (400, 413, 429))
        yield BadRequest("two lengths", _post(path, "Content-Length: 0", "Content-Length: 5", body=b"{}{}{"), (400,))
        for line in ("X :y", "X\x00: y", "no colon", " folded: 1", "X: a\x00b", "Ünïcode: 1"):
            yield BadRequest("a bad header", _post(path, line, "Content-Length: 0"), (400,))


def asked(line: str, *headers: str) -> bytes:
    """A request without a body."""
    return "\r\n".join((line, "Host: {host}", *headers, "", "")).encode()


def _climbing() -> Iterator[BadRequest]:
    """Paths that want out of the folder."""
    for up in ("..", "%2e%2e", "..%2f", "%252e%252e", "..\\", "%c0%ae%c0%ae", ".%00.", "....//", "%u002e"):
        for target in ("etc/passwd", "puntobanco.key", "house.sqlite", "house.toml", "server/http.py"):
            for root in ("/", "/fonts/"):
                path = root + f"{up}/" * 4 + target
                yield BadRequest("traversal", asked(f"GET {path} HTTP/1.1"), (200, 400, 404))
            for root in ("/assets/", "/api/", "/api/rulesets/"):
                path = root + f"{up}/" * 4 + target
                yield BadRequest("traversal", asked(f"GET {path} HTTP/1.1"), (400, 401, 403, 404))


def _elsewhere() -> Iterator[BadRequest]:
    paths = ("/api/me", "/api/rulesets", "/api/proofs/star/1", "/api/lab", "/api/limits", "/api/export", "/healthz")
    for method in ("PUT", "DELETE", "PATCH"):
        for path in (*paths, "/api/guest", "/api/ticket", "/api/sign-in"):
            yield BadRequest("another method", asked(f"{method} {path} HTTP/1.1"), (404, 405))
    for method in ("TRACE", "CONNECT", "PROPFIND", "BREW", "get", "G\x00T", "", "GET GET", "A" * 100):
        for path in (*paths, "/"):
            yield BadRequest("no such method", asked(f"{method} {path} HTTP/1.1"), (400, 404, 405, 501))
    yield from _climbing()
    for version in ("HTTP/3.0", "HTTP/9.9", "HTTP", "http/1.1", "HTTP/1.1 x", "ICY/1.0"):
        yield BadRequest("no such version", asked(f"GET /healthz {version}"), (400, 505))
    for number in range(60):
        word = WORDS[number % 17].encode().hex() or "00"
        escaped = "".join(f"%{word[at : at + 2]}" for at in range(0, min(len(word), 60), 2))
        yield BadRequest("nothing there", asked(f"GET /api/{escaped}{number} HTTP/1.1"), (401, 404))
        yield BadRequest("no such rules", asked(f"GET /api/rulesets/{escaped}{number} HTTP/1.1"), (404,))
        yield BadRequest("no such proof", asked(f"GET /api/proofs/{escaped}{number}/1 HTTP/1.1"), (401, 404))
        yield BadRequest("no such shoe", asked(f"GET /api/proofs/star/{10**number + 10} HTTP/1.1"), (401, 404))
    yield from _huge()


def _huge() -> Iterator[BadRequest]:
    for size in (70_000, 200_000):
        yield BadRequest("a huge cookie", asked("GET /api/me HTTP/1.1", "Cookie: a=" + "x" * size), (400, 401, 431))
        yield BadRequest("a huge path", asked("GET /" + "x" * size + " HTTP/1.1"), (400, 404, 414, 431))
    for count in (200, 2_000):
        many = [f"Cookie: puntobanco={number}" for number in range(count)]
        yield BadRequest("repeated headers", asked("GET /api/me HTTP/1.1", *many), (400, 401, 431))


def _from_strangers() -> Iterator[BadRequest]:
    """Requests without the right page, session, or ticket."""
    for path in ("/api/guest", "/api/ticket", "/api/sign-in", "/api/forget", "/api/nickname"):
        for origin in (
            "null",
            "http://example.org",
            "https://{host}",
            "http://{host}.example.org",
            "",
            "http://{host}/",
        ):
            foreign = asked(f"POST {path} HTTP/1.1", f"Origin: {origin}", "Content-Length: 0")
            yield BadRequest("another page", foreign, (403,))
        yield BadRequest("no page", asked(f"POST {path} HTTP/1.1", "Content-Length: 0"), (403,))
    for token in ("", "0" * 64, "x", "%00", "../../x", '"', "a; puntobanco=b"):
        yield BadRequest("no such session", asked("GET /api/me HTTP/1.1", f"Cookie: puntobanco={token}"), (401,))
    for ticket in ("", "0" * 64, "x" * 5_000, "%00%00", "a&ticket=b"):
        shake = asked(
            f"GET /ws?ticket={ticket} HTTP/1.1",
            "Origin: http://{host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )
        yield BadRequest("no ticket", shake, (401,))
    for path in ("/api/sign-in", "/api/nickname", "/api/limits", "/api/language", "/api/password"):
        for body in (b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"<x/>", b"a=1&b=2", b"{}{}", b"[" * 3_000):
            for kind in ("application/json", "text/xml", "application/x-www-form-urlencoded", "multipart/form-data"):
                request = _post(path, f"Content-Type: {kind}", f"Content-Length: {len(body)}", body=body)
                yield BadRequest("a bad body", request, (400, 403))
