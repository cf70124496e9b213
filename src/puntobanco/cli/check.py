"""`puntobanco check`: whether a house would open with these files."""

from __future__ import annotations

from pathlib import Path

import click

from puntobanco.cli.house import FAILED, printable
from puntobanco.cli.output import write_json
from puntobanco.office.configuration import faults_of, read_configuration
from puntobanco.office.options import DATABASE, ServeOptions

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(short_help="A house's files: tables, rule sets, script, key; every fault at once.")
@click.option("--config", "--house", "house", type=_FILE, metavar="FILE", help="TOML file with the tables.")
@click.option("--rules", type=_FILE, multiple=True, metavar="FILE", help="A rule set of your own.")
@click.option("--database", default=DATABASE, show_default=True, metavar="URL", help="Whose folder has key and rules.")
@click.option("--test-house", is_flag=True, help="As a test house would read them.")
@click.option("--script", type=_FILE, metavar="FILE", help="Cards and times of a test house.")
def check(*, house: Path | None, rules: tuple[Path, ...], database: str, test_house: bool, script: Path | None) -> None:
    """Read all that `serve` would read with the same options, and change nothing.

    Every fault of every file is told, a line each, with exit code 2. Without one: JSON, the tables and rule sets that
    would be played. Worked coups of rule sets are dealt.
    """
    options = ServeOptions(house=house, rules=rules, database=database, test_house=test_house, script=script)
    faults = faults_of(options)
    if faults:
        for line in faults:
            click.echo(f"puntobanco: {printable(line)}", err=True)
        raise click.exceptions.Exit(FAILED)
    configuration = read_configuration(options)
    write_json(
        {
            "tables": [
                {"id": table.id, "number": table.number, "ruleset": table.ruleset, "mode": table.mode.value}
                for table in configuration.profile.tables
            ],
            "rulesets": {rules.id: rules.behaviour_hash for rules in configuration.rules.values()},
        }
    )
