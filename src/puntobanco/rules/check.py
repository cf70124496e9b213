"""From a resolved document to a `RuleSet`, collecting every fault on the way."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from puntobanco.cards import Card, Side, parse_cards
from puntobanco.errors import InputError
from puntobanco.money import parse_ratio
from puntobanco.outcome import HAND_CARDS_MAX, INITIAL_CARDS
from puntobanco.rules.model import (
    Cancel,
    Condition,
    ConditionKind,
    Deal,
    Example,
    Irregularity,
    Limit,
    Mode,
    OnTie,
    Paragraph,
    Presentation,
    RuleSet,
    Settlement,
    ShoePolicy,
    Source,
    TableDefaults,
)
from puntobanco.rules.reader import Section

SCHEMA: Final = 1
ID_PATTERN: Final = r"[a-z0-9][a-z0-9-]{0,40}"
BET_ID_PATTERN: Final = r"[a-z][a-z0-9-]{0,40}"
DECKS: Final = range(1, 25)
LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans", "vi", "th")
_STAGES: Final = ("shuffle", "betting", "initial-deal", "deal", "settled", "any")
_EARLIER: Final = ("stand", "void", "house-decides")


def read_ruleset_document(document: Mapping[str, object], bets: tuple[str, ...], top: Section) -> RuleSet:
    """Read everything but tableau and bets, whose ids are given. Faults go to `top.faults`."""
    top.take("schema", int, f"the number {SCHEMA}", None)
    if top.data.get("schema") not in (None, SCHEMA):
        top.fault("schema", top.data["schema"], f"the number {SCHEMA}")
    decks = top.table("decks", required=True)
    allowed = decks.numbers("allowed", within=DECKS)
    usual = decks.whole("usual", least=DECKS.start, most=DECKS.stop - 1)
    if allowed and usual not in allowed:
        decks.fault("usual", usual, "a number of decks that is allowed")
    decks.done()
    ruleset = RuleSet(
        id=top.text("id", pattern=ID_PATTERN, expected="an id of small letters, digits and hyphens"),
        version=top.text("version", pattern=r"\d+\.\d+\.\d+", expected='a version as in "1.0.0"'),
        extends=top.text("extends", "") or None,
        sources=_sources(top),
        notes=top.texts("notes", ()),
        decks_allowed=allowed,
        decks_usual=usual,
        deal=read_deal(top.table("deal", required=True)),
        shoe=_shoe(top.table("shoe", required=True)),
        settlement=_settlement(top.table("settlement", required=True)),
        conditions=tuple(_condition(row, bets) for row in _unique(top, "condition")),
        irregularities=tuple(_irregularity(row) for row in _unique(top, "irregularity")),
        paragraphs=tuple(_paragraph(row) for row in _unique(top, "paragraph")),
        table=_table(top.table("table", required=True), bets),
        examples=tuple(_example(row, bets) for row in top.rows("example")),
        messages=_messages(top.table("messages")),
        document=MappingProxyType(dict(document)),
    )
    if not ruleset.sources:
        top.fault("sources", "nothing", "at least one source, with title, house, date and language")
    if not ruleset.examples:
        top.fault("example", "nothing", "at least one worked coup")
    top.texts("drop", ())
    _check_step(top, ruleset)
    return ruleset


def _check_step(top: Section, ruleset: RuleSet) -> None:
    """What is returned is rounded, and never into a stake."""
    step, unit = ruleset.settlement.stake_step_minor, ruleset.settlement.rounding_unit_minor
    if step % unit:
        top.fault("settlement.stake_step_minor", step, f"a multiple of rounding_unit_minor, {unit}")


def _unique(top: Section, key: str) -> tuple[Section, ...]:
    rows = top.rows(key)
    ids = [row.data.get("id") for row in rows]
    for number, row in enumerate(rows):
        if ids[number] in ids[:number]:
            row.fault("id", ids[number], f"an id that no other {key} has")
    return rows


def _sources(top: Section) -> tuple[Source, ...]:
    sources = []
    for row in top.rows("sources"):
        fields = {key: row.text(key) for key in ("title", "house", "date", "language")}
        sources.append(Source(**fields, note=row.text("note", ""), address=row.text("address", "")))
        row.done()
    return tuple(sources)


def read_deal(deal: Section) -> Deal:
    """Who gets which card of the initial deal."""
    order = deal.choices("order", Side, ())
    fixed_table = deal.table("fixed")
    fixed: dict[Side, tuple[Card, ...]] = {}
    for key in fixed_table.rest():
        if key not in (*Side,):
            fixed_table.fault(key, "an unknown side", "player or banker")
            continue
        fixed[Side(key)] = _cards(fixed_table, key)
    for side in Side:
        count = order.count(side) + len(fixed.get(side, ()))
        if count != INITIAL_CARDS:
            deal.fault(
                "order", f"{count} cards for {side}", f"{INITIAL_CARDS} cards for each side, fixed ones included"
            )
    deal.done()
    return Deal(order, MappingProxyType(fixed))


def _cards(section: Section, key: str) -> tuple[Card, ...]:
    try:
        return parse_cards(section.text(key))
    except InputError as error:
        section.fault(key, section.data.get(key), str(error))
        return ()


def _shoe(shoe: Section) -> Mapping[Mode, ShoePolicy]:
    """The policy of each mode: the common keys, and those of [shoe.rng] or [shoe.live] over them."""
    modes = {mode: shoe.table(mode.value) for mode in Mode}
    common = {key: value for key, value in shoe.rest().items() if key not in (*Mode,)}
    return MappingProxyType(
        {
            mode: _policy(Section(shoe.file, f"shoe.{mode.value}", {**common, **own.data}, shoe.faults))
            for mode, own in modes.items()
        }
    )


def _policy(policy: Section) -> ShoePolicy:
    read = ShoePolicy(
        fresh_every_coup=policy.flag("fresh_every_coup", default=False),
        burn_by_first_card=policy.flag("burn_by_first_card", default=False),
        cut_card_behind=policy.whole("cut_card_behind", 0, most=400) or None,
        cut_by_dealer=policy.flag("cut_by_dealer", default=False),
        last_coups_after_cut=policy.whole("last_coups_after_cut", 0, most=10),
        coups_max=policy.whole("coups_max", 0, most=10_000) or None,
        cards_least=policy.whole("cards_least", 2 * HAND_CARDS_MAX, least=1, most=400),
    )
    policy.done()
    return read


def _settlement(section: Section) -> Settlement:
    read = Settlement(
        rounding_unit_minor=section.whole("rounding_unit_minor", 1, least=1),
        stake_step_minor=section.whole("stake_step_minor", least=1),
        main_bets_on_tie=section.choice("main_bets_on_tie", OnTie),
        tie_wagers_withdrawable=section.flag("tie_wagers_withdrawable", default=False),
    )
    section.text("rounding", "down", pattern="down", expected='"down", the only rounding that never pays too much')
    section.done()
    return read


def _condition(row: Section, bets: tuple[str, ...]) -> Condition:
    kind = row.choice("kind", ConditionKind)
    one = kind is not ConditionKind.ONLY_ONE_OF
    many = kind is not ConditionKind.FIRST_COUPS
    condition = Condition(
        id=row.text("id", pattern=ID_PATTERN),
        kind=kind,
        bet=row.text("bet") if one else None,
        bets=row.texts("bets") if many else (),
        coups=0 if many else row.whole("coups", least=1),
        modes=row.choices("modes", Mode, tuple(Mode)),
    )
    _known_bets(row, "bets" if many else "bet", (*condition.bets, *([condition.bet] if condition.bet else [])), bets)
    row.done()
    return condition


def _known_bets(section: Section, key: str, found: tuple[str, ...], bets: tuple[str, ...]) -> None:
    for bet in found:
        if bet not in bets:
            section.fault(key, bet, "a bet of this rule set: " + ", ".join(bets))


def _irregularity(row: Section) -> Irregularity:
    read = Irregularity(
        id=row.text("id", pattern=ID_PATTERN),
        paragraph=row.text("paragraph", ""),
        stage=row.text("stage", pattern="|".join(_STAGES), expected="one of " + ", ".join(_STAGES)),
        answers=row.texts("answers"),
        persons=row.whole("persons", 1, least=1, most=3),
        earlier_results=row.text(
            "earlier_results", "stand", pattern="|".join(_EARLIER), expected="one of " + ", ".join(_EARLIER)
        ),
        note=row.text("note", ""),
    )
    if not read.answers:
        row.fault("answers", "nothing", "at least one answer")
    row.done()
    return read


def _paragraph(row: Section) -> Paragraph:
    read = Paragraph(id=row.text("id"), key=row.text("key", ""))
    row.done()
    return read


def _table(table: Section, bets: tuple[str, ...]) -> TableDefaults:
    limits_table = table.table("limits", required=True)
    limits = {}
    for bet in limits_table.rest():
        section = limits_table.table(bet)
        limits[bet] = _limit(section)
    _known_bets(limits_table, "", tuple(limits), bets)
    for bet in bets:
        if bet not in limits:
            limits_table.fault(bet, "nothing", "a table with min_minor and max_minor for every bet")
    look = table.table("presentation")
    read = TableDefaults(
        modes=table.choices("modes", Mode, (Mode.RNG,)),
        seats=table.whole("seats", 100, least=1, most=1000),
        betting_seconds=table.whole("betting_seconds", 0, most=3600) or None,
        chips_minor=table.wholes("chips_minor"),
        cancel=table.choice("cancel", Cancel, Cancel.UNTIL_CLOSE),
        auto=table.flag("auto", default=False),
        commission_badge=table.text("commission_badge", ""),
        level_top=table.whole("level_top", 40, least=1),
        limits=MappingProxyType(limits),
        presentation=Presentation(
            ties_on_big_road=look.flag("ties_on_big_road", default=True),
            points_in_rings=look.flag("points_in_rings", default=False),
            bead_points=look.flag("bead_points", default=False),
        ),
    )
    if not read.chips_minor or list(read.chips_minor) != sorted(set(read.chips_minor)) or read.chips_minor[0] < 1:
        table.fault("chips_minor", read.chips_minor, "chip values in minor units, rising")
    look.done()
    table.done()
    return read


def _limit(section: Section) -> Limit:
    limit = Limit(
        min_minor=section.whole("min_minor", least=1),
        max_minor=section.whole("max_minor", least=1),
        per_level_minor=section.optional_whole("per_level_minor", least=1),
    )
    if limit.max_minor < limit.min_minor:
        section.fault("max_minor", limit.max_minor, f"at least min_minor, {limit.min_minor}")
    section.done()
    return limit


def _example(row: Section, bets: tuple[str, ...]) -> Example:
    player, banker = _hands(row)
    pays_table = row.table("pays")
    _known_bets(pays_table, "", tuple(pays_table.rest()), bets)
    pays = {bet: _signed(pays_table, bet) for bet in pays_table.data if bet in bets}
    expects = {
        fact: None if value == "none" and fact.endswith("_third") else value
        for fact, value in row.table("expects", required=True).rest().items()
        if isinstance(value, int | str)
    }
    example = Example(player, banker, MappingProxyType(expects), MappingProxyType(pays), row.text("note", ""))
    row.done()
    return example


def _hands(row: Section) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    text = row.text("cards")
    expected = 'two hands as in "P: 5h 4d  B: 2s 3c 9h"'
    before, _, rest = text.partition("P:")
    player, _, banker = rest.partition("B:")
    if before.strip() or not player.strip() or not banker.strip():
        row.fault("cards", text, expected)
        return (), ()
    try:
        return parse_cards(player), parse_cards(banker)
    except InputError as error:
        row.fault("cards", text, str(error))
        return (), ()


def _signed(pays: Section, bet: str) -> Fraction:
    text = pays.data[bet]
    negative = isinstance(text, str) and text.startswith("-")
    number = parse_ratio(text.removeprefix("-")) if isinstance(text, str) else None
    if number is None:
        pays.fault(bet, text, 'what one unit gains or loses, as in "0.95" or "-1"')
        return Fraction(0)
    return -number if negative else number


def _messages(messages: Section) -> Mapping[str, str]:
    texts = {}
    for language in messages.rest():
        if language not in LANGUAGES:
            messages.fault(language, "an unknown language", "one of " + ", ".join(LANGUAGES))
        texts[language] = messages.text(language)
    return MappingProxyType(texts)
