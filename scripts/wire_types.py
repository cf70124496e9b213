"""Writes `web/src/wire.ts` and `docs/WIRE.md` from the wire's structs; with --check says whether they are current."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias, cast

import msgspec

from puntobanco.errors import Reason
from puntobanco.runner import dealt_shoe, reckoning
from puntobanco.runner import laboratory as played
from puntobanco.server.http import dealt_shoe as dealt_shoe_http
from puntobanco.server.http import laboratory, reckoner
from puntobanco.server.http import live as live_http
from puntobanco.server.wire import answers, house_log, messages, past, people, practice, tables, tabs
from puntobanco.server.wire.live import LiveDo
from puntobanco.server.wire.live_public import LivePublicEvent
from puntobanco.server.wire.told import PublicEvent

Schema: TypeAlias = Mapping[str, object]

ROOT: Final = Path(__file__).resolve().parent.parent
_UNIONS: Final = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "PublicEvent": PublicEvent,
    "LivePublicEvent": LivePublicEvent,
    "LiveDo": LiveDo,
    "LabLine": played.LabLine,
}
_ANSWERS: Final = (
    answers.Me,
    answers.Ticket,
    answers.Failed,
    answers.ShoeProof,
    answers.RulesetBrief,
    answers.RulesetLayout,
    past.OwnCoups,
    past.Recall,
    past.Statement,
    tabs.TableLeaders,
    live_http.CredentialTold,
    live_http.ProgramDone,
    live_http.ShiftTold,
    practice.PracticeMenu,
    practice.PracticeScores,
    people.SignIn,
    people.Redeem,
    people.BecomeLogin,
    people.Authenticate,
    people.ChangePassword,
    people.Rename,
    people.Speak,
    people.SessionTold,
    people.EndSession,
    people.MakeToken,
    people.TokenTold,
    people.SetLimit,
    people.Exclude,
    people.Report,
    people.Forget,
    people.SecondFactorTold,
    people.ConfirmSecondFactor,
    people.StaffTold,
    people.MakeStaff,
    people.ChangeStaff,
    people.Because,
    people.LinkTold,
    people.PatronFound,
    house_log.LogPage,
    people.SetLevel,
    people.GiveCoins,
    people.TakeCoinsBack,
    people.RenamePatron,
    tables.HouseTable,
    tables.AddTable,
    tables.ChangeTable,
    tables.OrderTable,
    tables.TableAct,
    tables.Unfit,
    tables.AnchorTold,
    tables.PastShoes,
    laboratory.LabMenu,
    laboratory.LabAsked,
    dealt_shoe_http.LabShoeAsked,
    dealt_shoe.ShoePlayed,
    reckoner.OddsMenu,
    reckoner.OddsAsked,
    reckoning.OddsTold,
)
_WAYS_IN: Final = """A frame from the client is one JSON object, as `{"t": "ping", "sent": 1}`: `t` says which message
it is, `do` which step of a live table, `kind` which event. A frame from the server is one such object too. A command's
`id` is made by the client, a new one for each; the same `id` with the same fields is answered as it was the first time.

The socket is `/ws?ticket=...`; a ticket comes from `POST /api/ticket`, is good once, for 30
seconds. Every POST comes from a page of the house (`Origin`) with its cookie, or from a program with a token of its own
(`Authorization: Bearer ...`). The socket is closed with 4401 when its session has ended.

"""
_HEAD: Final = """// Written by scripts/wire_types.py from src/puntobanco/server/wire/messages.py. Change it there.

"""


def _schemas() -> tuple[dict[str, tuple[str, ...]], dict[str, Schema]]:
    """Members of each union, and every component by name."""
    roots, components = msgspec.json.schema_components((*_UNIONS.values(), *_ANSWERS), ref_template="{name}")
    members = {}
    for name, root in zip(_UNIONS, roots, strict=False):
        members[name] = tuple(str(option["$ref"]) for option in cast("list[Schema]", root["anyOf"]))
    return members, cast("dict[str, Schema]", components)


def _typescript_type(schema: Schema) -> str:
    """One JSON schema as a TypeScript type."""
    match schema:
        case {"$ref": str(name)}:
            return name
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"anyOf": list(options)}:
            return " | ".join(dict.fromkeys(_typescript_type(option) for option in options))
        case {"type": "array", "items": dict(items)}:
            inner = _typescript_type(items)
            return f"readonly ({inner})[]" if " | " in inner else f"readonly {inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Readonly<Record<string, {_typescript_type(values)}>>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as kind}:
            return str(kind)
        case _:
            raise ValueError(f"no TypeScript for {schema}")


def _comment(schema: Schema) -> str:
    text = str(schema.get("description", ""))
    if not text:
        return ""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _fields(schema: Schema) -> Iterable[tuple[str, Schema, bool]]:
    """Name, schema and whether it may be left out, of every field."""
    required = cast("list[str]", schema.get("required", []))
    for name, field in cast("dict[str, Schema]", schema.get("properties", {})).items():
        yield name, field, name not in required


def typescript() -> str:
    """The whole of wire.ts."""
    members, components = _schemas()
    sent = {*members["ClientMessage"], *members["LiveDo"], "Remedy"}
    parts = [
        _HEAD,
        f"export const VERSION = {messages.VERSION};\n\n",
        "/** Why a command was refused. */\nexport type Reason =\n",
        "".join(f"  | {json.dumps(reason.value)}\n" for reason in Reason).rstrip("\n") + ";\n\n",
    ]
    for name, schema in components.items():
        if name == "Reason":
            continue
        if schema.get("type") != "object":
            parts.append(f"{_comment(schema)}export type {name} = {_typescript_type(schema)};\n\n")
            continue
        rows = []
        for field, inner, optional in _fields(schema):
            # What the server sends is complete: a default there still comes over the wire.
            mark = "?" if optional and name in sent else ""
            rows.append(f"  readonly {field}{mark}: {_typescript_type(inner)};\n")
        parts.append(f"{_comment(schema)}export interface {name} {{\n{''.join(rows)}}}\n\n")
    for union, names in members.items():
        parts.append(f"export type {union} =\n" + "".join(f"  | {name}\n" for name in names).rstrip("\n") + ";\n\n")
    return "".join(parts).rstrip("\n") + "\n"


def _markdown_type(schema: Schema) -> str:
    words = _typescript_type(schema).replace("readonly ", "").replace("|", "\\|")
    limits = []
    for key, sign in (("minimum", "at least"), ("maximum", "at most"), ("maxLength", "characters at most")):
        if key in schema:
            limits.append(f"{sign} {schema[key]}")
    if "pattern" in schema:
        limits.append(f"matches `{schema['pattern']}`")
    return f"`{words}`" + (f" ({', '.join(limits)})" if limits else "")


def _is_tag(field: str, schema: Schema) -> bool:
    return field in {"t", "kind"} and "enum" in schema


def _markdown_struct(name: str, schema: Schema) -> str:
    properties = cast("dict[str, Schema]", schema.get("properties", {}))
    tags = [cast("list[str]", inner["enum"])[0] for field, inner in properties.items() if _is_tag(field, inner)]
    rows = [
        f"| `{field}` | {_markdown_type(inner)} | {'may be left out' if optional else ''} |\n"
        for field, inner, optional in _fields(schema)
    ]
    table = "| field | type | |\n|---|---|---|\n" + "".join(rows) + "\n" if rows else ""
    return f"### {tags[0] if tags else name}\n\n{schema.get('description', '')}\n\n{table}"


def markdown() -> str:
    """The whole of WIRE.md."""
    members, components = _schemas()
    told = {name for names in members.values() for name in names}
    parts = [
        "# The wire\n\n",
        "Written by `scripts/wire_types.py` from `src/puntobanco/server/wire/messages.py`. Change it there.\n\n",
        str(messages.__doc__).split("\n\n", 1)[1].split("`scripts", 1)[0].strip() + "\n\n",
        f"Version {messages.VERSION}. A frame holds at most {messages.FRAME_BYTES_MAX} bytes. ",
        f"The last {messages.RING_EVENTS} events of a table are kept for clients that come back.\n\n",
        _WAYS_IN,
    ]
    for title, union in (
        ("From the client", "ClientMessage"),
        ("From the server", "ServerMessage"),
        ("What staff ask of a live table, in `live`", "LiveDo"),
        ("Events of a table", "PublicEvent"),
    ):
        parts.append(f"## {title}\n\n")
        parts.extend(_markdown_struct(name, components[name]) for name in members[union])
    parts.append("## Parts and HTTP answers\n\n")
    parts.extend(
        _markdown_struct(name, schema)
        for name, schema in components.items()
        if name not in told and schema.get("type") == "object"
    )
    parts.append("## Why a command is refused\n\n" + "".join(f"- `{reason.value}`\n" for reason in Reason))
    return "".join(parts).rstrip("\n") + "\n"


def main() -> int:
    """Write both files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    check = parser.parse_args().check
    stale = 0
    for path, text in ((ROOT / "web/src/wire.ts", typescript()), (ROOT / "docs/WIRE.md", markdown())):
        current = path.exists() and path.read_text(encoding="utf-8") == text
        if check and not current:
            print(f"{path.relative_to(ROOT)} is not what the structs say: run scripts/wire_types.py", file=sys.stderr)
            stale = 1
        elif not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
