"""Prove that the tests have teeth: plant one bug after the other in a copy of the tree, and see the named test fail.

    .venv/bin/python scripts/planted_bugs.py            all of them
    .venv/bin/python scripts/planted_bugs.py NAME ...   some
    .venv/bin/python scripts/planted_bugs.py --list

Each bug is a small change of text that must apply at one place. Its test must pass on the clean copy, and on the
changed one it must be that test which fails, not the reading of it. Exit code 1 when anything is otherwise.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = Path("src/puntobanco")
SIMULATOR: Final = "tests/simulator/test_simulator.py::test_whatever_befalls_a_house_the_auditor_finds_nothing"
CONTRACT: Final = "tests/storage/test_contract_commit.py::"
SECONDS: Final = 600
FAILED: Final = 1
"""Exit code of pytest when tests were run and some failed."""


@dataclass(frozen=True, slots=True)
class Bug:
    """A bug: where it is planted, and the test that must fail."""

    name: str
    file: str
    clean: str
    planted: str
    test: str


BUGS: Final = (
    Bug(
        "acknowledge-before-commit",
        "server/tables/owner.py",
        "        answers = await durable(\n",
        "        for work in works:\n"
        "            if work.asked is not None:\n"
        "                work.asked.answer(Done(self.sequence + len(work.proposal.events)))\n"
        "        answers = await durable(\n",
        f"{SIMULATOR}[1]",
    ),
    Bug(
        "double-settle",
        "ledger/posting.py",
        "    return (stake, *(transfer for transfer in (win, commission) if transfer.amount_minor))\n",
        '    again = Transfer(f"{slot}:again", accounts.house, wallet, gross_win_minor, TransferCode.WIN)\n'
        "    return (stake, *(transfer for transfer in (win, again, commission) if transfer.amount_minor))\n",
        f"{SIMULATOR}[2]",
    ),
    Bug(
        "fence-skipped",
        "storage/admission.py",
        "    if head is None or head.epoch != submission.epoch:\n",
        "    if head is None:\n",
        f"{CONTRACT}test_who_lost_the_lease_writes_nothing_any_more",
    ),
    Bug(
        "modulo-bias",
        "fairness/shuffle.py",
        "    accepted = word_range - word_range % n\n",
        "    accepted = word_range\n",
        "tests/fairness/test_shuffle.py::test_rng_04_every_number_below_n_comes_from_as_many_words_of_a_toy_stream",
    ),
    Bug(
        "leaf-unsalted",
        "fairness/merkle.py",
        'position.to_bytes(4, "big") + bytes((card,)) + salt\n',
        'position.to_bytes(4, "big") + bytes((card,))\n',
        "tests/fairness/test_merkle.py::test_a_leaf_cannot_be_guessed_from_its_hash_without_the_salt",
    ),
    Bug(
        "late-wager-accepted",
        "table/wagering.py",
        "    if table.closes_at is not None and now_ms >= table.closes_at:\n",
        "    if table.closes_at is not None and now_ms >= table.closes_at + 1_000:\n",
        "tests/table/test_table.py",
    ),
    Bug(
        "returned-rounded-twice",
        "engine/settlement.py",
        "    returned = int(stake_minor * (1 + row.net) // unit) * unit\n",
        "    returned = stake_minor + int(stake_minor * row.odds // unit) * unit\n"
        "    returned -= int(stake_minor * (row.odds - row.net) // unit) * unit\n",
        "tests/engine/test_settlement.py",
    ),
    Bug(
        "duplicate-executed",
        "storage/admission.py",
        "    if known is not None:\n        return _repeated(submission, known)\n",
        "",
        f"{CONTRACT}test_a_repeated_command_gets_its_first_answer_and_moves_nothing",
    ),
    Bug(
        "escrow-not-emptied",
        "storage/admission.py",
        "        elif ends and balance_minor:\n",
        "        elif ends and balance_minor < 0:\n",
        f"{CONTRACT}test_a_coup_cannot_be_finished_while_coins_lie_in_its_escrow",
    ),
    Bug(
        "loss-stays-in-escrow",
        "table/settling.py",
        "        return settle_lost(table.accounts, patron, settled.bet, settled.stake)\n",
        "        return ()\n",
        f"{SIMULATOR}[2]",
    ),
    Bug(
        "balance-checked-outside-the-transaction",
        "storage/admission.py",
        "        if account.balance_minor < 0:\n            return Refusal(Reason.NOT_ENOUGH_COINS, name)\n",
        "        pass  # whoever asks has looked before\n",
        f"{CONTRACT}test_who_has_not_enough_coins_is_refused_without_a_trace_and_sinks_nobody",
    ),
    Bug(
        "told-before-it-is-shown",
        "server/tables/telling.py",
        "    return table.reveal_at is None or now_ms >= table.reveal_at\n",
        "    return True\n",
        "tests/server/test_reveal.py",
    ),
    Bug(
        "receipt-position-not-checked",
        "verify/verdict.py",
        '        follows = first == position and receipt.whole("coup") > coup and first + count <= size\n',
        '        follows = receipt.whole("coup") > coup and first + count <= size\n',
        "tests/verify/test_verdict.py::test_no_lie_holds",
    ),
    Bug(
        "chain-skips-transfers",
        "storage/chain.py",
        "    for transfer in transfers:\n",
        "    for transfer in ():\n",
        "tests/storage/test_chain.py::test_every_part_of_an_event_and_of_its_transfers_changes_the_hash",
    ),
    Bug(
        "refilled-twice-a-day",
        "ledger/grants.py",
        "    if had_today:\n",
        "    if had_today and balance_minor:\n",
        "tests/ledger/test_grants.py::test_a_second_refill_on_one_day_is_refused_and_could_not_be_posted",
    ),
    Bug(
        "duties-of-another-owner-taken-for-ones-own",
        "server/tables/durable.py",
        "    if first.epoch != submission.epoch:\n",
        "    if first.epoch < 0:\n",
        "tests/server/test_repeated.py::test_a_duty_that_another_owner_has_done_is_not_taken_for_ones_own",
    ),
    Bug(
        "repeated-command-taken-for-a-new-one",
        "server/tables/durable.py",
        "    if known.sequence_first <= after:\n",
        "    if known.sequence_first < 0:\n",
        "tests/server/test_repeated.py::test_a_command_that_comes_again_while_the_link_to_the_store_breaks_stops_no_table",
    ),
    Bug(
        "hall-not-fenced",
        "storage/admission.py",
        "    if not holds_hall(facts.heads.get(HALL), submission.hall):\n",
        "    if submission.hall < 0:\n",
        "tests/server/test_leases.py::test_from_the_moment_that_another_has_the_hall_a_house_takes_no_wager_at_any_table",
    ),
    Bug(
        "loosened-at-once",
        "hall/protection.py",
        "        holds_at=now_ms if tightens else now_ms + LOOSENING_MS,\n",
        "        holds_at=now_ms,\n",
        "tests/hall/test_protection.py",
    ),
    Bug(
        "one-person-in-two-parts",
        "table/separation.py",
        "        if people[one] & people[other]:\n",
        "        if False:\n",
        "tests/server/test_live_corrections.py",
    ),
)
"""Kinds of STANDARDS finding 12, and what the simulator found in this house."""


def main() -> int:
    """Plant what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--list", action="store_true", help="name the bugs and their tests")
    asked = parser.parse_args()
    if asked.list:
        for bug in BUGS:
            print(f"{bug.name}: {bug.test}")
        return 0
    unknown = set(asked.names) - {bug.name for bug in BUGS}
    assert not unknown, f"no such bugs: {unknown}"
    bugs = [bug for bug in BUGS if not asked.names or bug.name in asked.names]
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        missed = plant(bugs, Path(folder))
    print(f"{len(bugs) - len(missed)} of {len(bugs)} planted bugs were caught")
    return 1 if missed else 0


def plant(bugs: list[Bug], folder: Path) -> list[str]:
    """The names of bugs that were not caught as they should be. `folder` takes the copy."""
    for part in ("src", "tests", "scripts", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "static", "browser"))
    (folder / "build").mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    missed: list[str] = []
    for bug in bugs:
        begun = time.monotonic()
        said = caught(bug, folder)
        missed += [bug.name] if said else []
        print(f"{bug.name}: {said or 'caught'} ({time.monotonic() - begun:.0f} s) by {bug.test}", flush=True)
    return missed


def caught(bug: Bug, folder: Path) -> str:
    """Nothing, if the test passes without the bug and fails with it; else what happened instead."""
    file = folder / SOURCE / bug.file
    clean = file.read_text()
    if clean.count(bug.clean) != 1:
        return f"not planted: its place is there {clean.count(bug.clean)} times"
    code, told = run(bug.test, folder)
    if code:
        return f"the clean tree fails: {told}"
    file.write_text(clean.replace(bug.clean, bug.planted))
    try:
        code, told = run(bug.test, folder)
    finally:
        file.write_text(clean)
    if code != FAILED or not re.search(r"\d+ failed", told) or re.search(r"\d+ error", told):
        return f"NOT CAUGHT: {told}"
    return ""


def run(test: str, folder: Path) -> tuple[int, str]:
    """Run a test against the copy; exit code and last line."""
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", test],
        cwd=folder,
        # A changed file of the same size and second would be read from the bytecode of the one before.
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    lines = (ended.stdout + ended.stderr).strip().splitlines()
    return ended.returncode, lines[-1] if lines else ""


if __name__ == "__main__":
    sys.exit(main())
