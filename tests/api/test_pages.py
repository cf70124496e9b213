"""The pages of the API are made from docstrings, and every public name has one."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path

import pytest

from scripts import api_pages


@pytest.mark.parametrize("module", api_pages.MODULES)
def test_every_public_name_of_the_api_has_a_docstring(module: str) -> None:
    package = importlib.import_module(module)
    assert package.__doc__
    for name in getattr(package, "__all__", ()):
        value = getattr(package, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), f"{module}.{name}"


@pytest.mark.slow
def test_the_pages_are_written_in_one_go(tmp_path: Path) -> None:
    api_pages.write(tmp_path / "api")
    pages = {path.relative_to(tmp_path / "api").as_posix() for path in (tmp_path / "api").rglob("*.html")}
    assert {"index.html", "puntobanco.html", "puntobanco/api.html", "puntobanco/press.html"} <= pages
    text = (tmp_path / "api" / "puntobanco" / "api.html").read_text("utf-8")
    assert "OddsFigures" in text
    assert "Exact odds of every bet" in text
