"""How a house is asked to start, and whether it may."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from puntobanco.errors import InputError

DATABASE: Final = "sqlite:puntobanco.sqlite"
"""Where the house keeps its record unless told otherwise: a file in the working folder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """Options of `puntobanco serve`.

    `house` is a TOML file with the tables (None: the demo hall), `rules` are TOML files of rule sets to be played
    beside those in the folder `rules` next to the database. `test_house` plays with short times and, if `script` names
    a TOML file, scripted shoes; such a house never shares a database with real wallets. `insecure_lan` serves plain
    http to the network, `trusted_proxy` is the address of a proxy whose forwarded headers are believed. `origins` are
    further web origins whose pages may connect. `log` is "text" or "json", a line for each.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DATABASE
    house: Path | None = None
    rules: tuple[Path, ...] = ()
    test_house: bool = False
    script: Path | None = None
    insecure_lan: bool = False
    tls_cert: Path | None = None
    tls_key: Path | None = None
    trusted_proxy: str | None = None
    origins: tuple[str, ...] = ()
    log: str = "text"

    @property
    def secure(self) -> bool:
        """Whether patrons reach the house over https."""
        return self.tls_cert is not None or self.trusted_proxy is not None

    @property
    def data_folder(self) -> Path | None:
        """Where the house's own files are: beside the database file, or here when a server has the record.

        None for a database that keeps nothing.
        """
        scheme, colon, rest = self.database.partition(":")
        if not colon:
            return Path(self.database).parent
        if scheme in {"postgresql", "postgres"}:
            return Path()
        return Path(rest.removeprefix("///")).parent if scheme == "sqlite" else None

    @property
    def rules_folder(self) -> Path | None:
        """The folder of the house's own rule sets: beside the database."""
        return None if self.data_folder is None else self.data_folder / "rules"

    @property
    def drills_folder(self) -> Path | None:
        """The folder of the house's own drills for dealers: beside the database."""
        return None if self.data_folder is None else self.data_folder / "drills"

    @property
    def key_file(self) -> Path | None:
        """Where the house's key is kept: beside the database."""
        return None if self.data_folder is None else self.data_folder / "puntobanco.key"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def verify_options(options: ServeOptions) -> None:
    """Raises InputError for options that do not go together or would leave the house open."""
    if (options.tls_cert is None) is not (options.tls_key is None):
        raise InputError("give --tls-cert and --tls-key together")
    if not (is_loopback(options.host) or options.secure or options.insecure_lan):
        raise InputError(
            f"{options.host} can be reached from outside: give --tls-cert and --tls-key, name a --trusted-proxy, "
            "or say --insecure-lan for plain http on your own network"
        )
    if options.script is not None and not options.test_house:
        raise InputError("scripted shoes are for a test house: give --test-house as well")
