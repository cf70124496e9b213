"""The build hook: a `pip install` carries the web client, built on the spot if it is missing or stale.

All the work is in `scripts/client.py`, which a checkout uses too. PUNTOBANCO_SKIP_WEB=1 leaves the client out;
PUNTOBANCO_SYSTEM_NODE=1 builds with the machine's own Node instead of asking for the wheel.
"""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[BuilderConfig]):
    """Asks for Node only when the client must be built, and builds it before files are gathered."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs beyond hatchling."""
        return load_client(Path(self.root)).requirements(Path(self.root))  # type: ignore[no-any-return]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's signature)
        """Builds the client if it is stale; a failure ends the installation."""
        root = Path(self.root)
        client = load_client(root)
        if client.is_skipped() or client.is_fresh(root):
            return
        client.build(root, client.find_node(), say=self.app.display_info)


def load_client(root: Path) -> ModuleType:
    """The module that builds the client, loaded by path: the package is not installed yet."""
    spec = importlib.util.spec_from_file_location("puntobanco_client", root / "scripts" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up by name
    spec.loader.exec_module(module)
    return module
