"""Kernels run as Python and as machine code, and machine code of yesterday's source never runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from puntobanco.kernels import FLOATS, aligned, compiled, fingerprint, in_lanes, kernel, load, store

CALLED = """
from puntobanco.kernels import Array, kernel, load

{constants}

@kernel
def step(cells: Array, index: int) -> int:
    return load(cells, index) * FACTOR{more}
"""
CALLING = """
from puntobanco.kernels import Array, compiled, kernel, load, store
from called import step

@kernel
def run(cells: Array) -> None:
    for index in range(len(cells)):
        store(cells, index, step(cells, index) + 1)

if __name__ == "__main__":
    import numpy as np
    cells = np.array([1.0, 2.0])
    compiled(run)(cells)
    print(*map(int, cells), compiled(run).stats.cache_hits)
"""


@kernel
def squares(cells: np.ndarray, out: np.ndarray) -> None:
    for index in range(len(cells)):
        cell = load(cells, index)
        store(out, index, 2 * cell * cell - cell + 1)


@kernel
def calls_squares(cells: np.ndarray, out: np.ndarray) -> None:
    squares(cells, out)


def test_one_source_runs_on_whole_numbers_floats_and_lanes() -> None:
    rows = np.arange(24.0).reshape(24, 1)
    plain = [0] * 24
    squares(list(range(24)), plain)  # type: ignore[arg-type]  # a list is what plain Python takes
    floats = np.zeros(24)
    compiled(squares)(rows[:, 0].copy(), floats)
    blocks = in_lanes(rows)[:, 0]
    lanes = aligned((3, FLOATS), np.float64)
    compiled(squares)(blocks, lanes)
    assert plain == floats.tolist() == lanes.ravel().tolist()


def test_rows_in_lanes_begin_on_a_cache_line_and_the_last_fills_up() -> None:
    blocks = in_lanes(np.arange(18).reshape(9, 2))
    assert blocks.shape == (2, 2, FLOATS)
    assert blocks.ctypes.data % 64 == 0
    assert blocks[1].tolist() == [[16.0] * FLOATS, [17.0] * FLOATS]


def test_only_what_is_marked_is_compiled() -> None:
    with pytest.raises(AssertionError, match="carries no @kernel"):
        compiled(test_only_what_is_marked_is_compiled)


def test_a_kernel_reads_constants_by_name_so_that_its_fingerprint_holds_their_values() -> None:
    @kernel
    def reads_a_module(cells: np.ndarray) -> int:
        return len(cells) + sys.maxsize

    with pytest.raises(AssertionError, match="by name"):
        fingerprint(reads_a_module)


def test_a_fingerprint_covers_the_kernels_that_are_called() -> None:
    assert fingerprint(squares) != fingerprint(calls_squares)
    assert len(fingerprint(squares)) == 64


def run(folder: Path, cache: Path) -> list[str]:
    """What the program in `folder` prints: two numbers and how often kept code was used."""
    environment = {**os.environ, "PUNTOBANCO_CACHE": str(cache)}
    # Python's own kept bytecode goes by the time of change, which `write` sets back: it would run the old module.
    command = [sys.executable, "-B", str(folder / "calling.py")]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.split(" ", 2)


def write(folder: Path, *, factor: int, more: str = "") -> None:
    """The called module, its time of change set back so that only its content tells that it is another."""
    (folder / "calling.py").write_text(CALLING)
    (folder / "called.py").write_text(CALLED.format(constants=f"FACTOR = {factor}", more=more))
    os.utime(folder / "called.py", (0, 0))
    os.utime(folder / "calling.py", (0, 0))


@pytest.mark.slow
def test_kept_code_is_used_again_and_never_after_a_change_of_what_went_into_it(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    write(tmp_path, factor=3)
    first, second, hits = run(tmp_path, cache)
    assert (first, second) == ("4", "7")
    assert "Counter()" in hits
    first, second, hits = run(tmp_path, cache)
    assert (first, second) == ("4", "7")
    assert ": 1}" in hits, "the second run fetches what the first has kept"
    write(tmp_path, factor=5)
    assert run(tmp_path, cache)[:2] == ["6", "11"], "a constant of a called module has changed"
    write(tmp_path, factor=5, more=" + 1")
    assert run(tmp_path, cache)[:2] == ["7", "12"], "the code of a called kernel has changed"


@pytest.mark.slow
def test_a_broken_file_among_kept_code_is_compiled_anew(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    write(tmp_path, factor=3)
    run(tmp_path, cache)
    for file in cache.iterdir():
        file.write_bytes(file.read_bytes()[:40])
    assert run(tmp_path, cache)[:2] == ["4", "7"]


@pytest.mark.slow
@pytest.mark.parametrize("place", ["no home", "a file in its place", "nowhere to write"])
def test_without_a_place_to_keep_code_everything_runs(tmp_path: Path, place: str) -> None:
    cache = tmp_path / "cache"
    write(tmp_path, factor=3)
    if place == "a file in its place":
        cache.write_text("no directory")
    if place == "nowhere to write":
        cache = Path("/proc/nowhere")
    if place == "no home":
        cache = Path(os.devnull) / "nowhere"
    assert run(tmp_path, cache)[:2] == ["4", "7"]


@pytest.mark.slow
def test_code_that_others_may_have_planted_is_not_run(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir(mode=0o777)
    cache.chmod(0o777)
    write(tmp_path, factor=3)
    assert run(tmp_path, cache)[:2] == ["4", "7"]
    assert not list(cache.iterdir()), "nothing is kept where everybody may write"


def test_importing_kernels_loads_no_array_package() -> None:
    names = "puntobanco.odds.exact, puntobanco.odds.fast, puntobanco.kernels"
    code = f"import sys, {names}; print([name for name in ('numpy', 'numba', 'llvmlite') if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"
