"""The command line: `puntobanco COMMAND`. Each command is a module that is imported when it is asked for."""

from puntobanco.cli.house import House

house = House(
    name="puntobanco",
    help="An open house for the game of baccarat: rules as data, exact odds, tables to play at. Play money only.",
    modules={
        "serve": ("puntobanco.cli.serve:serve", "The house: a hall of tables in the browser."),
        "games": ("puntobanco.cli.games:games", "The rule sets, with their bets and returns."),
        "odds": ("puntobanco.cli.odds:odds", "Exact odds of every bet, from a full or any other shoe."),
        "simulate": (
            "puntobanco.cli.simulate:simulation",
            "Honest shoes by the million, every bet beside its exact value.",
        ),
        "roads": ("puntobanco.cli.roads:roads", "The roads of a shoe, given as letters B, P, T."),
        "settle": ("puntobanco.cli.settle:settle", "What wagers on a finished coup return."),
        "rules": ("puntobanco.cli.rules:rules", "The printed rules of a rule set, and the house's other papers."),
        "par": (
            "puntobanco.cli.par:par",
            "The PAR sheet of a rule set: every pay line counted, as PDF, HTML, CSV or JSON.",
        ),
        "lab": ("puntobanco.cli.lab:lab", "What betting systems do, on honest shoes of any rule set."),
        "verify": ("puntobanco.cli.verify:verify", "Check the proof of a shoe, with nothing of the house but its key."),
        "check": ("puntobanco.cli.check:check", "A house's files: tables, rule sets, key; every fault at once."),
        "backup": ("puntobanco.cli.backup:backup", "A house in one file: record, key, rule sets."),
        "restore": ("puntobanco.cli.restore:restore", "A house from its backup, where there is none yet."),
        "audit": ("puntobanco.cli.audit:audit", "Check a house's record: every balance, every link of the chain."),
    },
)


def main() -> None:
    """Run the command line."""
    house()
