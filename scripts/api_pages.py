"""Write the pages of the Python API to docs/api/, from docstrings: `python scripts/api_pages.py`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pdoc

TARGET = Path(__file__).resolve().parents[1] / "docs" / "api"
MODULES = (
    *("puntobanco", "puntobanco.api", "puntobanco.rules", "puntobanco.outcome", "puntobanco.engine", "puntobanco.odds"),
    *("puntobanco.roads", "puntobanco.rulebook", "puntobanco.press", "puntobanco.cards", "puntobanco.money"),
    "puntobanco.errors",
)
"""What others may build on: the API itself, and the packages whose values it gives back."""


def write(target: Path) -> None:
    """All pages, in a folder that is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    pdoc.render.configure(docformat="markdown", show_source=False, search=True)
    pdoc.pdoc(*MODULES, output_directory=target)


if __name__ == "__main__":
    write(TARGET)
    print(f"wrote {TARGET / 'index.html'}")
