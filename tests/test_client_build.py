"""The client is built when it must be, with Node asked for only then, and a failure is loud."""

import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parent.parent
client = hatch_build.load_client(ROOT)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with a client in it and nothing built."""
    for switch in ("PUNTOBANCO_SKIP_WEB", "PUNTOBANCO_SYSTEM_NODE"):
        monkeypatch.delenv(switch, raising=False)
    for name, text in {
        "web/index.html": "<!doctype html>",
        "web/src/main.ts": "export {};",
        "web/node_modules/left/index.js": "",
        "web/.cache/junk": "",
        "src/puntobanco/locale/en/hall.ftl": "hall = Hall",
        "src/puntobanco/locale/README.md": "",
        "scripts/client.py": (ROOT / "scripts/client.py").read_text(),
    }.items():
        write(tmp_path / name, text)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def pretend_built(root: Path) -> None:
    write(root / client.STATIC / "index.html", "")
    write(root / client.STATIC / client.DIGEST, client.digest_of_sources(root))


def test_the_sources_are_the_clients_files_and_its_messages(checkout: Path) -> None:
    found = {path.relative_to(checkout).as_posix() for path in client.sources(checkout)}
    assert found == {"web/index.html", "web/src/main.ts", "src/puntobanco/locale/en/hall.ftl"}


def test_a_missing_client_is_stale_and_a_built_one_is_fresh(checkout: Path) -> None:
    assert not client.is_fresh(checkout)
    pretend_built(checkout)
    assert client.is_fresh(checkout)


@pytest.mark.parametrize(
    "change",
    [
        lambda root: write(root / "web/src/main.ts", "export { };"),
        lambda root: write(root / "web/src/new.ts", ""),
        lambda root: (root / "web/src/main.ts").unlink(),
        lambda root: (root / "web/src/main.ts").rename(root / "web/src/start.ts"),
        lambda root: write(root / "src/puntobanco/locale/en/hall.ftl", "hall = The hall"),
        lambda root: write(root / "src/puntobanco/locale/th/hall.ftl", "hall = ..."),
    ],
)
def test_any_change_of_a_source_makes_the_client_stale(checkout: Path, change: Callable[[Path], object]) -> None:
    pretend_built(checkout)
    change(checkout)
    assert not client.is_fresh(checkout)


def test_a_change_of_what_is_no_source_leaves_the_client_fresh(checkout: Path) -> None:
    pretend_built(checkout)
    write(checkout / "web/node_modules/left/index.js", "changed")
    assert client.is_fresh(checkout)


def hook_of(root: Path) -> hatch_build.ClientBuildHook:
    unused = cast("Any", None)
    return hatch_build.ClientBuildHook(str(root), {}, unused, unused, str(root), "wheel")


def test_the_hook_asks_for_node_only_when_the_client_must_be_built(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = hook_of(checkout)
    assert hook.dependencies() == [client.NODE_WHEEL]
    pretend_built(checkout)
    assert hook.dependencies() == []
    write(checkout / "web/src/main.ts", "")
    monkeypatch.setenv("PUNTOBANCO_SYSTEM_NODE", "1")
    assert hook.dependencies() == []
    monkeypatch.delenv("PUNTOBANCO_SYSTEM_NODE")
    monkeypatch.setenv("PUNTOBANCO_SKIP_WEB", "1")
    assert hook.dependencies() == []


def test_a_skipped_client_is_not_built(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUNTOBANCO_SKIP_WEB", "1")
    hook_of(checkout).initialize("standard", {})
    assert not (checkout / client.STATIC).exists()


def test_a_client_without_a_lock_file_is_refused_with_what_to_do(checkout: Path) -> None:
    with pytest.raises(client.ClientError, match=r"package-lock\.json is missing: run"):
        client.install_packages(checkout, client.Node(Path("node"), ("npm",)), say=print)


def test_a_failing_step_ends_the_build_and_leaves_the_old_client_in_place(checkout: Path) -> None:
    pretend_built(checkout)
    write(checkout / "web/package-lock.json", "this is no lock file")
    build = [sys.executable, str(ROOT / "scripts/client.py"), "--root", str(checkout), "build"]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("client: ")
    assert "failed in web/ with exit code" in done.stderr.splitlines()[-1]
    assert (checkout / client.STATIC / "index.html").is_file()


@pytest.mark.slow
def test_a_wheel_carries_the_built_client(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "puntobanco/server/static/index.html" in names
    assert "puntobanco/py.typed" in names
    assert not any(name.startswith(("web/", "tests/")) for name in names)
