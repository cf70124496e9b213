"""The house as its files describe it: tables, rule sets, scripts. Read once, at start-up, all faults at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from puntobanco.cards import card_text
from puntobanco.engine import deal, prove
from puntobanco.errors import Fault, InputError, Refused, RulesError
from puntobanco.hall.profile import HouseProfile, TableProfile, own_table, quickened, read_house, terms_of
from puntobanco.office.drills import own_drills, shipped_drills
from puntobanco.office.keyfile import house_key
from puntobanco.office.options import ServeOptions, verify_options
from puntobanco.office.reading import text_in
from puntobanco.office.script import Script, Times, read_script
from puntobanco.rules import Rules, read_own, shipped, shipped_ids, shipped_text
from puntobanco.table.terms import Terms
from puntobanco.training.drill import Drill

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Configuration:
    """All that the files said: the house, every rule set by id, the terms of every table by id, a script, drills."""

    profile: HouseProfile
    rules: Mapping[str, Rules]
    terms: Mapping[str, Terms]
    script: Script
    drills: tuple[Drill, ...] = field(default_factory=shipped_drills)


def read_configuration(options: ServeOptions) -> Configuration:
    """Read everything that the options name. Raises RulesError or InputError."""
    script = _script(options)
    profile = _profile(options)
    own = _own_rules(options)
    numbers = {table.number for table in profile.tables}
    tables = list(profile.tables)
    for rules in own:
        if any(table.ruleset == rules.id for table in tables):
            continue
        number = max(numbers, default=0) + 1
        numbers.add(number)
        tables.append(own_table(rules, number=number, taken=frozenset(table.id for table in tables)))
    if options.test_house:
        tables = [_quickly(table, script.times_at(table.id)) for table in tables]
    known = {rules.id: rules for rules in (*map(shipped, shipped_ids()), *own)}
    terms = _terms(tables, known)
    _verify_script(script, terms)
    origins = (*profile.origins, *options.origins)
    drills = (*shipped_drills(), *own_drills(_drill_texts(options), known.values()))
    return Configuration(replace(profile, tables=tuple(tables), origins=origins), known, terms, script, drills)


def _quickly(table: TableProfile, times: Times) -> TableProfile:
    return quickened(table, betting_ms=times.betting_ms, card_ms=times.card_ms, result_ms=times.result_ms)


def faults_of(options: ServeOptions) -> tuple[str, ...]:
    """Everything that keeps a house from opening with these options, a line for each; nothing is begun or written.

    One file's faults hide no other's. The tables are looked at under the rule sets that can be read.
    """
    lines: list[str] = []

    def read(part: Callable[[], _T]) -> _T | None:
        try:
            return part()
        except RulesError as error:
            lines.extend(map(str, error.faults))
        except InputError as error:
            lines.append(str(error))
        return None

    read(lambda: verify_options(options))
    script = read(lambda: _script(options))
    profile = read(lambda: _profile(options))
    own = read(lambda: _own_rules(options))
    key = options.key_file
    if key is not None and key.exists():
        read(lambda: house_key(key))
    if profile is not None:
        unread = () if own is not None else tuple(path.stem for path in _own_paths(options))
        known = {rules.id: rules for rules in (*map(shipped, shipped_ids()), *(own or ()))}
        tables = [table for table in profile.tables if table.ruleset not in unread]
        terms = read(lambda: _terms(tables, known))
        read(lambda: own_drills(_drill_texts(options), known.values()))
        if script is not None and terms is not None:
            read(lambda: _verify_script(script, terms))
    return tuple(lines)


def _script(options: ServeOptions) -> Script:
    if options.script is None:
        return Script()
    return read_script(text_in(options.script), file=options.script.name)


def _profile(options: ServeOptions) -> HouseProfile:
    if options.house is not None:
        return read_house(text_in(options.house), file=options.house.name)
    return read_house((files("puntobanco.office") / "demo.toml").read_text("utf-8"), file="demo.toml")


def _own_rules(options: ServeOptions) -> tuple[Rules, ...]:
    """The house's own rule sets, proved on their worked coups. They may extend each other and the shipped ones."""
    paths = _own_paths(options)
    texts = {path.stem: text_in(path) for path in paths}

    def find(ruleset_id: str) -> str | None:
        return shipped_text(ruleset_id) or texts.get(ruleset_id)

    faults: list[Fault] = []
    own: dict[str, Rules] = {}
    for path in paths:
        try:
            rules = prove(read_own(texts[path.stem], file=path.name, find=find), file=path.name)
        except RulesError as error:
            faults.extend(error.faults)
            continue
        if rules.id in (*shipped_ids(), *own):
            faults.append(Fault(path.name, "id", rules.id, "an id that no other rule set of this house has"))
        own[rules.id] = rules
    if faults:
        raise RulesError(tuple(faults))
    return tuple(own.values())


def _own_paths(options: ServeOptions) -> list[Path]:
    paths = list(options.rules)
    if (folder := options.rules_folder) is not None and folder.is_dir():
        paths.extend(sorted(folder.glob("*.toml")))
    return paths


def _drill_texts(options: ServeOptions) -> Mapping[str, str]:
    folder = options.drills_folder
    paths = [] if folder is None or not folder.is_dir() else sorted(folder.glob("*.toml"))
    return {path.name: text_in(path) for path in paths}


def _terms(tables: Iterable[TableProfile], rules: Mapping[str, Rules]) -> Mapping[str, Terms]:
    faults: list[Fault] = []
    terms: dict[str, Terms] = {}
    for table in tables:
        if table.ruleset not in rules:
            known = ", ".join(rules)
            faults.append(Fault("house", f"table[{table.id}].ruleset", table.ruleset, f"one of: {known}"))
            continue
        try:
            terms[table.id] = terms_of(table, rules[table.ruleset])
        except RulesError as error:
            faults.extend(error.faults)
    if faults:
        raise RulesError(tuple(faults))
    return terms


def _verify_script(script: Script, terms: Mapping[str, Terms]) -> None:
    """Every line must be one whole coup of its table's rules."""
    faults: list[Fault] = []
    known = "one of: " + ", ".join(terms)
    faults.extend(Fault("script", f"times.{table}", table, known) for table in script.tables if table not in terms)
    for table, lines in script.cards.items():
        if table not in terms:
            faults.append(Fault("script", f"cards.{table}", table, known))
            continue
        for number, cards in enumerate(lines, 1):
            try:
                used = deal(terms[table].rules, cards).cards_used
            except Refused:
                used = 0
            if used != len(cards):
                found = " ".join(map(card_text, cards))
                faults.append(Fault("script", f"cards.{table}[{number}]", found, "the cards of one whole coup"))
    if faults:
        raise RulesError(tuple(faults))
