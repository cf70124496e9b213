"""The coverage table: `python scripts/coverage.py` writes docs/COVERAGE.md from docs/coverage/*.toml.

`--check` only compares. `--documents FOLDER` also holds the list of sentences (tests/rulebook/sentences.txt) against
copies of the five documents, for whoever has them; they are not ours to hand on, so here stand their first words only.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TABLES = ROOT / "docs" / "coverage"
PAGE = ROOT / "docs" / "COVERAGE.md"
SENTENCES = ROOT / "tests" / "rulebook" / "sentences.txt"
FILES = {
    "7up-mbs": "7up-baccarat-mbs.zh-en.txt",
    "7up-online": "7up-baccarat-online.vi.txt",
    "punto-banco": "punto-banco.th.txt",
    "star-hall": "star-coin-hall.zh-Hant.txt",
    "touch": "baccarat-touch.zh-Hans.txt",
}
WHYS = {
    "heading": "a heading, a caption, the names of columns, or words that only lead to what follows",
    "screen": "about the screen and its buttons; the client has it, it is no rule",
    "pointer": "sends the reader to another place",
    "mistake": "a slip of the document, mended as the notes say; what is meant is printed with its other half",
    "advert": "advertising",
    "filler": "what a web page puts around its text",
}
HEAD = """# What the printed rules cover

Written by scripts/coverage.py from docs/coverage/*.toml, which are made by hand: one row for every sentence of the five
documents that the games come from. Sentences are named by line, and by a letter where a line has several; only their
first words stand here. *Key* is where the rule set (or, for what is the same in every game, the code) holds the rule;
*printed by* names messages of the page (`src/puntobanco/text/locale/*/rules*.ftl`). A test sees each of them printed on
the page of its rule set, finds every key, and holds the rows against the list of sentences.

Why some sentences are not printed:

"""
BARE = " •◎※○(（"  # noqa: RUF001 (marks of the documents)


@dataclass(frozen=True)
class Row:
    """One sentence and what became of it."""

    at: str
    begins: str
    keys: tuple[str, ...]
    prints: tuple[str, ...]
    why: str
    rulesets: tuple[str, ...]


@dataclass(frozen=True)
class Document:
    """One document's table."""

    name: str
    title: str
    rulesets: tuple[str, ...]
    rows: tuple[Row, ...]


def documents() -> Iterator[Document]:
    """All tables."""
    for path in sorted(TABLES.glob("*.toml")):
        read = tomllib.loads(path.read_text("utf-8"))
        rulesets = tuple(read["rulesets"])
        rows = tuple(_row(row, rulesets) for row in read["sentences"])
        yield Document(path.stem, read["title"], rulesets, rows)


def _row(row: Mapping[str, Any], rulesets: tuple[str, ...]) -> Row:
    return Row(
        at=row["at"],
        begins=row["begins"],
        keys=tuple(row.get("keys", ())),
        prints=tuple(row.get("prints", ())),
        why=row.get("why", ""),
        rulesets=tuple(row.get("rulesets", rulesets)),
    )


def page() -> str:
    """The page, from the tables."""
    parts = [HEAD + "\n".join(f"- *{why}*: {said}" for why, said in WHYS.items())]
    for document in documents():
        printed = sum(not row.why for row in document.rows)
        parts.append(f"## {document.title}")
        parts.append(f"{len(document.rows)} sentences, {printed} printed. Rule sets: {', '.join(document.rulesets)}.")
        lines = ["| line | begins | key | printed by |", "|---|---|---|---|"]
        lines += [_line(row) for row in document.rows]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _line(row: Row) -> str:
    begins = row.begins.replace("|", "\\|").replace("*", "\\*").replace("<", "\\<")
    if row.why:
        return f"| {row.at} | {begins} | | *{row.why}* |"
    return f"| {row.at} | {begins} | {_codes(row.keys)} | {_codes(row.prints)} |"


def _codes(names: Sequence[str]) -> str:
    return ", ".join(f"`{name.removeprefix('code:')}`" for name in names)


def sentences() -> list[tuple[str, str, str, str]]:
    """The list of sentences: document, place, first words, and a digest of the whole sentence."""
    lines = SENTENCES.read_text("utf-8").splitlines()
    return [(parts[0], parts[1], parts[2], parts[3]) for parts in (line.split("\t") for line in lines)]


def faults_against(folder: Path) -> Iterator[str]:
    """Where the list of sentences and the documents differ."""
    listed: dict[tuple[str, int], list[tuple[str, str]]] = {}
    for document, at, begins, digest in sentences():
        number = int(re.sub(r"\D", "", at))
        listed.setdefault((document, number), []).append((begins, digest))
    for document, file in FILES.items():
        for number, line in enumerate((folder / file).read_text("utf-8").replace("\t", " ").split("\n"), 1):
            found = listed.get((document, number), [])
            if line.strip(f"{BARE}\ufeff") and not found:
                yield f"{document} {number}: not in the list"
            starts: list[int] = []
            for begins, _ in found:
                starts.append(line.find(begins, starts[-1] + 1 if starts else 0))
            for (begins, digest), start, end in zip(found, starts, [*starts[1:], len(line)], strict=False):
                whole = line[start:end].strip(BARE)
                if start < 0 or hashlib.sha256(whole.encode()).hexdigest()[:12] != digest:
                    yield f"{document} {number}: {begins} is not what the document says"


def main() -> int:
    """Write or compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--documents", type=Path)
    asked = parser.parse_args()
    faults = list(faults_against(asked.documents)) if asked.documents else []
    if asked.check and PAGE.read_text("utf-8") != page():
        faults.append("docs/COVERAGE.md is not what the tables say: run python scripts/coverage.py")
    elif not asked.check:
        PAGE.write_text(page(), "utf-8")
    print("\n".join(faults) or "the coverage table holds")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
