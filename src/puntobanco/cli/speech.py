"""The language in which the command line speaks, and refusals said in it."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

import click

from puntobanco.errors import InputError, Refused
from puntobanco.text import LANGUAGES, Texts, match, negotiate, refusal_text, texts_in

FILES = ("terms", "cli")
"""Message files that tables need, since reading them all takes longer than most commands."""

F = TypeVar("F", bound=Callable[..., object])


def language_option(command: F) -> F:
    """The option `--lang`."""
    return click.option(
        "--lang",
        "language",
        metavar="|".join(LANGUAGES),
        envvar="PUNTOBANCO_LANG",
        help="Language of what is printed; else PUNTOBANCO_LANG, else the environment's.",
    )(command)


def language_of(asked: str | None) -> str:
    """The language asked for, or that of the environment. Raises InputError when it is none of ours."""
    if asked is None:
        asked = os.environ.get("PUNTOBANCO_LANG")
    if not asked:
        return negotiate(*_wished())
    found = match(asked)
    if found is None:
        raise InputError(f"no texts in {asked[:20]!r}: give --lang one of {', '.join(LANGUAGES)}")
    return found


def _wished() -> list[str]:
    """Tags of languages that the environment asks for, the first first."""
    return [os.environ.get(name, "") for name in ("PUNTOBANCO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]


def spoken(asked: str | None) -> Texts:
    """Texts for tables in the language asked for."""
    return texts_in(language_of(asked), files=FILES)


def refusal_line(refused: Refused) -> str:
    """A refusal in one line: what to tell a person, and the engine's detail in brackets."""
    texts = texts_in(negotiate(*_wished()), files=("terms", "errors"))
    said = refusal_text(texts, refused.reason, bet=refused.bet, allowed_minor=refused.allowed_minor)
    return f"{said} [{refused.reason}: {refused.detail}]" if refused.detail else f"{said} [{refused.reason}]"
