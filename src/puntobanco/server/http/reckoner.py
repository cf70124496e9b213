"""Exact odds over HTTP, for any rule set of the house and any shoe: bounded, kept, counted beside the tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from puntobanco.errors import Reason, Refused
from puntobanco.office.rulekeeping import text_of
from puntobanco.rules import Rules, fragment_names, library_bets, read_own, shipped, text_with_bets
from puntobanco.runner.reckoning import OddsAnswer, OddsRejected, ShoeAsked
from puntobanco.server.http.elsewhere import line_elsewhere
from puntobanco.text import bet_name, ruleset_title, texts_in

SECONDS_MAX: Final = 30.0
WAITING_MAX: Final = 12
"""Shoes that may be asked for at one time; one is counted, the others wait for their turn."""
KEPT_MAX: Final = 500
DECKS_MAX: Final = 100

Name = Annotated[str, Meta(max_length=60)]


class OddsAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/odds: exact odds of a shoe of this rule set, with the bets of these fragments of the library beside.

    `left`: 13 counts, ace to king, or 52, suit by suit (s h d c), or "A=31,7=0". `seen`: cards that are out of a full
    shoe, as in "5h 4d 10". Neither: a full one. `removal`: also what one card less of each rank changes. `lang` is
    the language of the names.
    """

    ruleset: Name
    beside: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    decks: Annotated[int, Meta(ge=1, le=DECKS_MAX)] | None = None
    left: Annotated[str, Meta(max_length=400)] = ""
    seen: Annotated[str, Meta(max_length=2_400)] = ""
    removal: bool = False
    lang: Name = "en"


class FragmentTold(Struct, frozen=True):
    """Bets of the library that go together: the name of their fragment, and the names of the bets."""

    id: str
    bets: tuple[str, ...]


class OddsRules(Struct, frozen=True, kw_only=True):
    """A rule set whose odds can be asked for: its title, the decks it is dealt from, the cards of its longest coup."""

    id: str
    title: str
    decks: int
    decks_allowed: tuple[int, ...]
    cards_least: int


class OddsMenu(Struct, frozen=True, kw_only=True):
    """GET /api/odds?lang=: what odds can be asked of, named in a language."""

    rulesets: tuple[OddsRules, ...]
    fragments: tuple[FragmentTold, ...]


def odds_menu(rules: Sequence[Rules], language: str) -> OddsMenu:
    """What there is to choose."""
    named: dict[str, list[str]] = defaultdict(list)
    texts = texts_in(language, _library_messages(), files=("terms",))
    for bet in library_bets():
        named[bet.fragment].append(bet_name(texts, bet.id))
    return OddsMenu(
        rulesets=tuple(_rules_told(one, language) for one in rules),
        fragments=tuple(FragmentTold(fragment, tuple(bets)) for fragment, bets in named.items()),
    )


@cache
def _library_messages() -> Mapping[str, str]:
    """Names of all bets of the library, as Fluent text by language."""
    every = read_own(text_with_bets(shipped("punto-banco"), fragment_names()), file="the library")
    return every.ruleset.messages


def _rules_told(rules: Rules, language: str) -> OddsRules:
    texts = texts_in(language, rules.ruleset.messages)
    return OddsRules(
        id=rules.id,
        title=ruleset_title(texts, rules.id),
        decks=rules.ruleset.decks_usual,
        decks_allowed=tuple(sorted(rules.ruleset.decks_allowed)),
        cards_least=rules.cards_longest,
    )


class Reckoner:
    """Has shoes counted, one at a time, and remembers the latest answers."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def odds(self, asked: OddsAsked, rules: Rules) -> bytes:
        """The answer as JSON. Raises Refused where there is no such shoe, or too much is asked at once."""
        key = msgspec.json.encode(asked) + rules.behaviour_hash.encode()
        if key not in self._kept:
            if self._waiting >= WAITING_MAX:
                raise Refused(Reason.TOO_MANY, detail="too many shoes are being counted: try again shortly")
            self._waiting += 1
            try:
                async with self._free:
                    answer = await _counted(_shoe_asked(asked, rules))
            finally:
                self._waiting -= 1
            self._keep(key, answer)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: bytes, answer: bytes) -> None:
        told = msgspec.json.decode(answer, type=OddsAnswer)
        if isinstance(told, OddsRejected):
            raise Refused(Reason.MALFORMED, detail=told.why)
        self._kept[key] = answer
        if len(self._kept) > KEPT_MAX:
            self._kept.popitem(last=False)


def _shoe_asked(asked: OddsAsked, rules: Rules) -> ShoeAsked:
    return ShoeAsked(
        rules=text_of(rules),
        beside=asked.beside,
        decks=asked.decks,
        left=asked.left,
        seen=asked.seen,
        removal=asked.removal,
        language=asked.lang,
    )


async def _counted(asked: ShoeAsked) -> bytes:
    """The line of a process that counts one shoe and ends."""
    try:
        return await line_elsewhere("puntobanco.runner.reckoning", asked, seconds=SECONDS_MAX)
    except TimeoutError as error:
        raise Refused(Reason.TOO_LARGE, detail="this takes too long to count: ask for fewer bets at once") from error
