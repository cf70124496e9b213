"""The tree is tidy: the glossary is spoken, files are short, rules are data. A finding says what to do."""

import functools
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import tidy

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "puntobanco"
CLIENT = ROOT / "web" / "src"

PYTHON = sorted(SOURCE.rglob("*.py"))
CLIENT_CODE = sorted(path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind))
RULE_SETS = sorted(SOURCE.glob("rules/sets/*.toml"))

PURE = (
    *("hall", "training", "table", "lab", "rulebook", "odds", "sim", "roads", "ledger", "fairness", "verify"),
    *("engine", "rules", "outcome", "text", "cards", "money", "errors"),
)
MONEY = ("engine", "ledger", "table", "hall", "money")
# Words that are both a bet and something else: who won, whose hand it is.
ALSO_SIDES = frozenset({"banker", "player", "tie"})

# File -> why it is let off, for each rule. Short lists stay honest: mend the file rather than add to them.
PLANTS = {"tests/tidy.py": "the detector", "tests/test_tidy.py": "the planted snippets"}
LET_OFF: dict[object, dict[str, str]] = {
    tidy.decided_totals: {"src/puntobanco/outcome/facts.py": "the facts themselves: what a natural is"},
    tidy.early_arrays: {
        "src/puntobanco/kernels/lanes.py": "imported only when something is compiled",
        "src/puntobanco/kernels/keeping.py": "the same",
    },
    tidy.function_size: {
        "src/puntobanco/server/live/asking.py": "one arm for each thing that can be done at a live table",
        "src/puntobanco/server/tables/live_telling.py": "one line for each thing that a console shows",
    },
    tidy.sentences: {"src/puntobanco/cli/__init__.py": "the help of the commands"},
    tidy.bet_ids: {"src/puntobanco/press/road_sheet.py": "terms of what a shoe's results are counted by, not bets"},
    tidy.machine_paths: PLANTS,
    tidy.skipped_tests: PLANTS,
    tidy.unreasoned_exceptions: PLANTS,
}


def files_of(packages: Iterable[str]) -> list[Path]:
    """The modules of these packages."""
    return [path for path in PYTHON if path.relative_to(SOURCE).parts[0].removesuffix(".py") in packages]


def is_of_tests(path: Path) -> bool:
    """Whether a file of the client is there for its tests."""
    return path.name.endswith(".test.ts") or "testing" in path.relative_to(CLIENT).parts


def tracked_files() -> list[Path]:
    """Every text file that is, or is about to be, in the repository."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    paths = [ROOT / name for name in names if name and (ROOT / name).is_file()]
    return [path for path in paths if b"\0" not in path.read_bytes()[:8000]]


def bets_of_the_house() -> frozenset[str]:
    """Ids of all bets of the shipped rule sets."""
    documents = [tomllib.loads(path.read_text()) for path in RULE_SETS]
    return frozenset(bet["id"] for document in documents for bet in document.get("bet", [])) - ALSO_SIDES


def check(detector: tidy.Detector, paths: Iterable[Path]) -> None:
    """Fails with a line for every finding in these files."""
    let_off = LET_OFF.get(getattr(detector, "func", detector), {})
    found = [
        f"{name}:{finding.line}: {finding.what}: {finding.todo}"
        for path in paths
        if (name := path.relative_to(ROOT).as_posix()) not in let_off
        for finding in detector(path.read_text())
    ]
    assert not found, "\n" + "\n".join(found)


def test_the_code_speaks_the_glossary() -> None:
    check(tidy.words, [*PYTHON, *CLIENT_CODE])


def test_no_file_is_past_the_length_that_one_reads_in_one_go() -> None:
    check(tidy.module_size, [*PYTHON, *CLIENT_CODE, *sorted((ROOT / "tests").rglob("*.py"))])


def test_every_function_fits_on_a_screen() -> None:
    check(tidy.function_size, PYTHON)


def test_comments_say_why_and_draw_no_banners() -> None:
    check(tidy.banners, [*PYTHON, *CLIENT_CODE, *sorted((ROOT / "tests").rglob("*.py"))])


def test_every_rule_that_is_switched_off_has_its_reason_beside_it() -> None:
    check(tidy.unreasoned_exceptions, [*PYTHON, *sorted((ROOT / "tests").rglob("*.py"))])


def test_no_test_is_skipped() -> None:
    check(tidy.skipped_tests, [*CLIENT_CODE, *sorted((ROOT / "tests").rglob("*.py"))])


def test_no_file_names_a_machine_or_a_registry() -> None:
    check(tidy.machine_paths, tracked_files())


def test_no_bet_is_named_outside_a_rule_set() -> None:
    check(functools.partial(tidy.bet_ids, bets_of_the_house()), PYTHON)
    check(
        functools.partial(tidy.bet_ids_of_the_client, bets_of_the_house()),
        [path for path in CLIENT_CODE if not is_of_tests(path)],
    )


def test_no_odds_and_no_commission_stand_in_code() -> None:
    check(tidy.pays, PYTHON)


def test_no_code_decides_by_a_total() -> None:
    check(tidy.decided_totals, PYTHON)


def test_no_float_comes_near_money() -> None:
    check(tidy.floats, files_of(MONEY))


def test_the_core_has_no_clock_no_files_and_no_randomness() -> None:
    check(tidy.impurities, files_of(PURE))


def test_array_packages_are_imported_late() -> None:
    is_loaded_late_itself = files_of(["kernels"])
    check(tidy.early_arrays, [path for path in PYTHON if path not in is_loaded_late_itself])


def test_the_house_starts_without_array_packages() -> None:
    start = "import sys, puntobanco.cli, puntobanco.server; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n", "import them in the function that needs them"


def test_people_are_spoken_to_in_fluent_messages() -> None:
    speaks_to_authors_of_files = files_of(["rules"])
    check(tidy.sentences, [path for path in PYTHON if path not in speaks_to_authors_of_files])


def test_every_module_is_used() -> None:
    modules = {
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__"): path.read_text()
        for path in PYTHON
    }
    entries = {"puntobanco", "puntobanco.cli", "puntobanco.__main__"}
    entries |= {name for name in modules if ".migrations." in name}  # Alembic loads them by path
    found = tidy.orphans(modules, entries)
    assert not found, f"import it where it is needed, or remove it: {sorted(found)}"


def test_every_file_of_the_client_is_used() -> None:
    files = {path.name: path.read_text() for path in CLIENT_CODE}
    entries = {path.name for path in CLIENT_CODE if is_of_tests(path) or path.name.endswith(".d.ts")} | {"main.ts"}
    found = tidy.client_orphans(files, entries)
    assert not found, f"import it where it is needed, or remove it: {sorted(found)}"


@pytest.mark.parametrize("path", RULE_SETS, ids=lambda path: path.stem)
def test_every_rule_set_names_its_source_and_proves_itself_on_a_worked_coup(path: Path) -> None:
    document = tomllib.loads(path.read_text())
    assert document["id"] == path.stem, "name the file by its id"
    assert document.get("sources"), "say where the rules come from: sources = [{ title, house, date, language }]"
    assert all(source.get("title") for source in document["sources"]), "give each source its title"
    assert document.get("example"), "work a coup: [[example]] with cards, expects and pays"


BETS = frozenset({"banker-pair"})
PLANTED: list[tuple[tidy.Detector, str, str]] = [
    (tidy.words, "playerCount = 1", "patronCount = 1; player_total = 7"),
    (tidy.words, "for p in players: ...", "for patron in patrons: ...  # the Player hand"),
    (tidy.words, "fee = 5", "feed = 5; commission = 5"),
    (tidy.words, "# ends after 78 hands per shoe", "# ends after 78 coups; both hands are shown"),
    (tidy.words, "bigEye = road(2)", "bigEyeBoy = road(2); big_eye_boy = 1"),
    (tidy.words, ".fee { color: #fff }", ".feed { color: #fee }"),
    (tidy.words, "a scoreboard", "a bead plate"),
    (tidy.module_size, "x = 1\n" * 401, "# Generated by scripts/x.py\n" + "x = 1\n" * 401),
    (tidy.function_size, "def f():\n" + "    x = 1\n" * 60, "def f():\n" + "    x = 1\n" * 59),
    (tidy.banners, "# ---- helpers ----", "# a - b, since - and = mean what they mean"),
    (tidy.banners, "// =====", "// why"),
    (tidy.unreasoned_exceptions, "x = 1  # noqa: S608", "x = 1  # noqa: S608 (only our own names are joined)"),
    (tidy.unreasoned_exceptions, "x = 1  # type: ignore[misc]", "x = 1  # type: ignore[misc]  # no stubs"),
    (
        tidy.unreasoned_exceptions,
        "x = 1  # noqa: S608 (why)\nx = 1\nx = 1  # noqa: S608",
        "x = 1  # noqa: S608 (why)\nx = 1  # noqa: S608",
    ),
    (tidy.skipped_tests, "@pytest.mark.skip", "@pytest.mark.slow"),
    (tidy.skipped_tests, "test.skip('x')", "test('skip')"),
    (tidy.machine_paths, "open('/home/me/x')", "open('web/home/me'); URL = '/api/root/x'"),
    (tidy.machine_paths, "https://registry.example.net/simple", "pip install puntobanco"),
    (functools.partial(tidy.bet_ids, BETS), "stake = wagers['banker-pair']", '"""The banker-pair."""\nx = "player"'),
    (functools.partial(tidy.bet_ids_of_the_client, BETS), "if (bet === 'banker-pair')", "if (side === 'banker')"),
    (tidy.pays, "odds = '8:1'", "at = '12:30 o clock'"),
    (tidy.pays, "x = win * 0.95", "x = win * rate"),
    (tidy.pays, "x = Fraction(19, 20)", "x = Fraction(1, 3)"),
    (tidy.decided_totals, "if banker_total == 6: ...", "if banker_total == player_total: ..."),
    (tidy.decided_totals, "x = 5 >= hand.total", "x = rules.draws[third, total]"),
    (tidy.floats, "stake = 1.5", "stake = 150"),
    (tidy.floats, "stake = float(text)", "stake = int(text)"),
    (tidy.impurities, "from time import monotonic", "def at(now_ms): ..."),
    (tidy.impurities, "x = datetime.now()", "x = now_ms"),
    (tidy.impurities, "x = open(path)", "x = read_text(path)"),
    (tidy.early_arrays, "import numpy as np", "def f():\n    import numpy as np"),
    (tidy.sentences, "say('It is not your turn to wager.')", "raise InputError('It is not a rule set of ours.')"),
    (tidy.sentences, "x = f'the {side} wins this coup and is paid'", "x = 'select * from transfer where id = ?'"),
]


@pytest.mark.parametrize(("detector", "bad", "good"), PLANTED)
def test_each_detector_sees_what_it_should_and_only_that(detector: tidy.Detector, bad: str, good: str) -> None:
    assert list(detector(bad)), "not seen"
    assert not list(detector(good)), "seen where nothing is"


def test_an_orphan_is_a_module_that_nothing_imports_or_names() -> None:
    modules = {
        "p.main": "import p.used\nfrom p import lazy\nws = 'p.socket:Protocol'",
        "p.used": "",
        "p.lazy": "",
        "p.socket": "",
        "p.alone": "import p.alone",
    }
    assert tidy.orphans(modules, {"p.main"}) == {"p.alone"}


def test_an_orphan_of_the_client_is_a_file_that_nothing_imports() -> None:
    files = {
        "main.ts": "import Hall from './Hall.svelte';\nconst way = await import('./late')",
        "Hall.svelte": "<script>import { fold } from '../lib/fold.ts';</script>",
        "fold.ts": "",
        "late.ts": "",
        "alone.ts": "export {}",
    }
    assert tidy.client_orphans(files, {"main.ts"}) == {"alone.ts"}
