"""The command group: commands imported late, and every error told in lines that say what to do, with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from puntobanco.errors import InputError, PuntobancoError, Refused, RulesError

FAILED = 2
INTERRUPTED = 130
"""128 and the number of SIGINT, as shells have it."""
_STANDARD_ERROR = 2
PIPE_CLOSED = 141
"""128 and the number of SIGPIPE."""


class House(click.Group):
    """Commands by name: `modules` gives "module:attribute" and one line of help for each, in the order to be listed."""

    def __init__(self, *, name: str, help: str, modules: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(name, help=help, context_settings={"help_option_names": ["-h", "--help"]})
        self._modules = modules
        self.params.append(_version_option())

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of the commands, as listed."""
        del ctx
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, imported now."""
        del ctx
        if cmd_name not in self._modules:
            return None
        module, _, attribute = self._modules[cmd_name][0].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in self._modules.items()])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002 (click's own parameters)
        windows_expand_args: bool = True,  # noqa: FBT001, FBT002 (click's own parameters)
        **extra: Any,  # noqa: ANN401 (click's own parameter)
    ) -> NoReturn:
        """Run a command and exit: 0, or 2 with what was wrong on standard error."""
        del complete_var, standalone_mode, windows_expand_args
        if not _has_streams():
            click.echo(
                f"{prog_name or 'puntobanco'}: standard output is closed: send it to a file or to /dev/null", err=True
            )
            sys.exit(FAILED)
        for stream in (sys.stdout, sys.stderr):
            if reconfigure := getattr(stream, "reconfigure", None):
                reconfigure(errors="backslashreplace")
        sys.exit(self._run(sys.argv[1:] if args is None else list(args), prog_name or "puntobanco", extra))

    def _run(self, args: list[str], prog_name: str, extra: Mapping[str, Any]) -> int:
        try:
            with self.make_context(prog_name, args, **extra) as ctx:
                self.invoke(ctx)
            sys.stdout.flush()
        except click.exceptions.Exit as asked:
            return asked.exit_code
        except click.exceptions.NoArgsIsHelpError as asked:
            click.echo(asked.message)
            return 0
        except BrokenPipeError:
            _close_quietly()
            return PIPE_CLOSED
        except (KeyboardInterrupt, EOFError, click.Abort):
            return INTERRUPTED
        except (click.ClickException, PuntobancoError, OSError) as error:
            for line in _lines_of(error):
                click.echo(f"{prog_name}: {printable(line)}", err=True)
            return FAILED
        return 0


def _has_streams() -> bool:
    """Whether results can be written. The places of closed streams are taken, so that no database is opened there."""
    has_output = sys.stdout is not None
    while (place := os.open(os.devnull, os.O_RDWR)) <= _STANDARD_ERROR:
        os.set_inheritable(place, True)  # noqa: FBT003 (the system's own parameter)
    os.close(place)
    sys.stdin = sys.stdin or open(0, closefd=False)  # noqa: SIM115 (for as long as the program runs)
    sys.stderr = sys.stderr or open(_STANDARD_ERROR, "w", closefd=False)  # noqa: SIM115 (as above)
    return has_output


def _version_option() -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: object) -> None:
        del param
        if value and not ctx.resilient_parsing:
            from importlib.metadata import version

            click.echo(f"puntobanco {version('puntobanco')}")
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show, help="Show the version and exit."
    )


def _lines_of(error: click.ClickException | PuntobancoError | OSError) -> list[str]:
    """What to tell of an error: one line, or one for each fault of a rule set."""
    match error:
        case click.UsageError() if error.ctx is not None:
            return [f"{error.format_message().rstrip('.')}; see '{error.ctx.command_path} --help'"]
        case click.ClickException():
            return [error.format_message()]
        case RulesError():
            return [str(fault) for fault in error.faults]
        case Refused():
            from puntobanco.cli.speech import refusal_line

            return [refusal_line(error)]
        case InputError() | PuntobancoError():
            return [str(error)]
        case OSError():
            place = f"{error.filename}: " if error.filename else ""
            return [f"{place}{error.strerror or error}"]


def printable(text: str) -> str:
    """A text as one line that cannot steer a terminal."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def _close_quietly() -> None:
    """Whoever read our output is gone: let what is left go nowhere, so that nothing complains at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
