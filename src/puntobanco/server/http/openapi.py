"""What the HTTP side can be asked, as an OpenAPI document: the routes that are served, and the bodies that they read.

It is made from the routes themselves, so a path that is not in it is not there; which body a path reads stands below,
and a test holds the two to each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeGuard

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute, Match, Route

from puntobanco.server.http import live as live_http
from puntobanco.server.http.dealt_shoe import LabShoeAsked
from puntobanco.server.http.laboratory import LabAsked
from puntobanco.server.http.reckoner import OddsAsked
from puntobanco.server.wire import people as login_told
from puntobanco.server.wire import tables as tables_told
from puntobanco.server.wire.answers import Failed

VERSION: Final = "3.1.0"
_ORDERS: Final = re.compile(r"^/api/tables/\{table\}/")
_PARAMETER: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
_ANYTHING: Final = ":path}"
"""How routes end that answer whatever no other does."""

BODIES: Final[Mapping[str, type[msgspec.Struct]]] = {
    "/api/lab": LabAsked,
    "/api/lab/shoe": LabShoeAsked,
    "/api/odds": OddsAsked,
    "/api/sign-in": login_told.SignIn,
    "/api/invitation": login_told.Redeem,
    "/api/login": login_told.BecomeLogin,
    "/api/authenticate": login_told.Authenticate,
    "/api/password": login_told.ChangePassword,
    "/api/language": login_told.Speak,
    "/api/nickname": login_told.Rename,
    "/api/sessions/end": login_told.EndSession,
    "/api/tokens": login_told.MakeToken,
    "/api/limits": login_told.SetLimit,
    "/api/exclusion": login_told.Exclude,
    "/api/forget": login_told.Forget,
    "/api/reports": login_told.Report,
    "/api/second-factor": login_told.ConfirmSecondFactor,
    "/api/staff": login_told.MakeStaff,
    "/api/staff/{id}": login_told.ChangeStaff,
    "/api/staff/{id}/reset": login_told.Because,
    "/api/patrons/{id}/level": login_told.SetLevel,
    "/api/patrons/{id}/coins": login_told.GiveCoins,
    "/api/patrons/{id}/coins-back": login_told.TakeCoinsBack,
    "/api/patrons/{id}/nickname": login_told.RenamePatron,
    "/api/patrons/{id}/end-sessions": login_told.Because,
    "/api/live/{table}": live_http.ProgramAsked,
    "/api/live/{table}/credential": live_http.CredentialAsked,
    "/api/tables": tables_told.AddTable,
    "/api/tables/{table}": tables_told.ChangeTable,
}
"""What a POST to a path brings, where it brings anything; orders to a table all bring the same."""

NO_BODY: Final = frozenset({"/api/guest", "/api/ticket", "/api/sign-out", "/api/sign-out-everywhere"})
"""Where a POST brings nothing."""


def body_type(path: str) -> type[msgspec.Struct] | None:
    """What a POST to a path brings."""
    return tables_told.OrderTable if _ORDERS.match(path) else BODIES.get(path)


def methods_of(routes: Iterable[BaseRoute]) -> dict[str, frozenset[str]]:
    """The methods of every path that is served, in OpenAPI's spelling; those that answer anything are left out."""
    told: dict[str, frozenset[str]] = {}
    for route in routes:
        if _is_something(route):
            path = _PARAMETER.sub(r"{\1}", route.path)
            told[path] = told.get(path, frozenset()) | frozenset(route.methods or ())
    return told


def _is_something(route: BaseRoute) -> TypeGuard[Route]:
    return isinstance(route, Route) and not route.path.endswith(_ANYTHING)


def methods_at(request: Request) -> frozenset[str]:
    """By which other methods the path of a request is answered; none where there is no such path.

    A route of that very path speaks for it, and routes with parameters only where there is none.
    """
    there = [
        route
        for route in request.app.routes
        if _is_something(route) and route.matches(request.scope)[0] is Match.PARTIAL
    ]
    very = [route for route in there if route.path == request.url.path]
    return frozenset(method for route in very or there for method in route.methods or ())


def openapi(routes: Iterable[BaseRoute]) -> bytes:
    """The document, as JSON."""
    routes = tuple(routes)
    every: set[type[msgspec.Struct]] = {*BODIES.values(), tables_told.OrderTable, Failed}
    types = sorted(every, key=lambda one: one.__name__)
    shapes, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = dict(zip(types, shapes, strict=True))
    numbers = {
        name for route in routes if isinstance(route, Route) for name, kind in _PARAMETER.findall(route.path) if kind
    }
    paths = {
        path: {method.lower(): _operation(path, method, named, numbers) for method in sorted(methods - {"HEAD"})}
        for path, methods in sorted(methods_of(routes).items())
    }
    document = {
        "openapi": VERSION,
        "info": {"title": "puntobanco", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(document)


def _operation(
    path: str, method: str, named: Mapping[type[msgspec.Struct], dict[str, Any]], numbers: set[str]
) -> dict[str, Any]:
    refused = {"description": "not done, and why", "content": {"application/json": {"schema": named[Failed]}}}
    told: dict[str, Any] = {
        "responses": {"200": {"description": "done"}, "4XX": refused, "503": {"description": "not now"}},
        "parameters": [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer", "minimum": 0} if name in numbers else {"type": "string", "minLength": 1},
            }
            for name, _ in _PARAMETER.findall(path)
        ],
    }
    body = body_type(path) if method == "POST" else None
    if body is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": named[body]}}}
    return told
