"""The texts of the lab: every one is said somewhere, and none is said that is not there."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from puntobanco.lab.columns import End
from puntobanco.lab.systems import names
from puntobanco.text import texts_in
from puntobanco.text.texts import source_of

SOURCE = Path(__file__).parents[2] / "src" / "puntobanco"
CODE = "\n".join(
    path.read_text("utf-8") for part in ("lab", "cli", "press") for path in sorted((SOURCE / part).glob("*.py"))
)
IDS = [entry.id.name for entry in FluentParser().parse(source_of("en", "lab")).body if isinstance(entry, ast.Message)]
MADE = {f"lab-{kind}-{name}" for kind in ("system", "does") for name in names()}
MADE |= {f"lab-end-{end.name.lower()}" for end in End}


def test_every_text_of_the_lab_is_said_somewhere() -> None:
    said = set(re.findall(r"[\"'](lab-[a-z0-9-]+)[\"']", CODE))
    assert set(IDS) - said - MADE == set()


def test_every_text_that_is_said_is_there() -> None:
    said = set(re.findall(r"[\"'](lab-[a-z0-9-]+)[\"']", CODE)) | MADE
    assert said - set(IDS) == set()


def test_every_system_has_a_name_of_its_own() -> None:
    texts = texts_in("en", files=("terms", "lab"))
    titles = [texts.say(f"lab-system-{name}") for name in names()]
    assert len(set(titles)) == len(titles)
