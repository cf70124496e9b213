"""The worked cases of the roads, which the client's own tests read too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_DOCUMENT: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "cases" / "roads.json").read_text(encoding="utf-8")
)
CASES: Final[list[dict[str, Any]]] = _DOCUMENT["cases"]
MARKS: Final[list[dict[str, Any]]] = _DOCUMENT["marks"]
PUBLISHED: Final = [case for case in CASES if "published" in case]
DERIVED: Final = ("big_eye_boy", "small_road", "cockroach_pig")


def case_id(case: dict[str, Any]) -> str:
    """Name of a case."""
    return str(case["id"])
