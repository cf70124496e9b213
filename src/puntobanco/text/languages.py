"""The languages of the house, and which of them to speak to somebody who asks for another (BCP 47)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans", "vi", "th")
DEFAULT: Final = "en"

NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文", "vi": "Tiếng Việt", "th": "ไทย"}
)
"""Each language's name in itself."""

_TRADITIONAL_REGIONS: Final = frozenset({"hk", "tw", "mo"})
_TRADITIONAL_LANGUAGES: Final = frozenset({"yue"})


def negotiate(*tags: str) -> str:
    """The language of the house for the first tag that means one of ours, English when none does.

    Tags may be BCP 47 ("zh-HK", "en-GB") or POSIX ("zh_TW.UTF-8"); Chinese of Hong Kong, Taiwan and Macau is written in
    traditional characters unless its tag names a script, all other Chinese in simplified ones.
    """
    return next((language for tag in tags if (language := match(tag)) is not None), DEFAULT)


def match(tag: str) -> str | None:
    """The language of the house that a tag means, or None when it means none of ours."""
    parts = re.split(r"[-_]", re.split(r"[.@]", tag, maxsplit=1)[0].lower())
    if parts[0] in _TRADITIONAL_LANGUAGES:
        return "zh-Hant"
    if parts[0] == "zh":
        if "hans" in parts:
            return "zh-Hans"
        return "zh-Hant" if "hant" in parts or _TRADITIONAL_REGIONS & set(parts) else "zh-Hans"
    return parts[0] if parts[0] in LANGUAGES else None


def chain(language: str) -> tuple[str, ...]:
    """Languages to look a message up in, in order: the language itself, then English."""
    assert language in LANGUAGES, f"{language} is no language of the house; negotiate first"
    return (language,) if language == DEFAULT else (language, DEFAULT)
