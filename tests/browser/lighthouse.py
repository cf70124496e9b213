"""Measures a page with Lighthouse, as a slow phone sees it.

Lighthouse is a tool for these measurements alone and comes with a hundred packages, so it is no dependency of the
client: it is installed, pinned, into a folder of its own outside the tree, with the Node of the build.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from scripts.client import Node, find_node

LIGHTHOUSE = "lighthouse@13.5.0"
FOLDER = Path(tempfile.gettempdir()) / "puntobanco-lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


def installed(node: Node) -> Path:
    """Lighthouse's program, installed when it is not there yet."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true}\n', "utf-8")
        subprocess.run(
            [*node.npm, "install", "--save-exact", LIGHTHOUSE], cwd=FOLDER, env=node.environment(), check=True
        )
    return program


def measure(url: str, *, chromium: str, runs: int) -> dict[str, float]:
    """Scores of a page, 0 to 1: the median of several runs on an emulated phone."""
    node = find_node()
    program = installed(node)
    scores: dict[str, list[float]] = {category: [] for category in CATEGORIES}
    for _ in range(runs):
        done = subprocess.run(
            [
                *(str(node.program), str(program), url, "--quiet", "--output=json", "--form-factor=mobile"),
                *(f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(FLAGS)}"),
            ],
            env={**node.environment(), "CHROME_PATH": chromium},
            capture_output=True,
            text=True,
            check=True,
        )
        told = json.loads(done.stdout)["categories"]
        for category in CATEGORIES:
            scores[category].append(told[category]["score"])
    return {category: median(values) for category, values in scores.items()}
