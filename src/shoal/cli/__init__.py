"""The `shoal` command."""

from __future__ import annotations

import importlib
import os
import sys

import click

from .. import __version__
from ..core.backends import NotInstalled
from ..core.errors import ShoalError

# In which file each command is.
COMMANDS = {
    "games": "info",
    "rules": "info",
    "play": "play",
    "serve": "serve",
    "think": "think",
    "hint": "hint",
    "simulate": "simulate",
    "study": "study",
    "review": "review",
    "ladder": "ladder",
    "train": "train",
    "net": "net",
    "check": "check",
    "verify": "verify",
    "legal": "check",
    "records": "records",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
    "warm-up": "info",
    "bench": "bench",
}
BAD_INPUT = 2


class Commands(click.Group):
    """Commands that are loaded when they are asked for: so none waits for what only others need."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context | None, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        file = importlib.import_module(f".{COMMANDS[cmd_name]}", __name__)
        found: click.Command = getattr(file, cmd_name.replace("-", "_"))
        return found


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Begin with `shoal play`. Each command explains itself: `shoal simulate --help`.",
)
@click.version_option(__version__, prog_name="shoal")
def shoal() -> None:
    """Five fish games to play, to study and to check."""


def main() -> None:
    """Run the command. Bad input gets one clear line and exit code 2, never a traceback."""
    try:
        sys.exit(shoal.main(prog_name="shoal", standalone_mode=False))
    except click.exceptions.NoArgsIsHelpError as wanted:
        click.echo(wanted.format_message())
        sys.exit(BAD_INPUT)
    except click.ClickException as wrong:
        fail(wrong.format_message())
    except (ShoalError, NotInstalled) as wrong:
        fail(str(wrong))
    except (click.Abort, KeyboardInterrupt):
        fail("stopped")
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as problem:  # a full disk, a folder that is not ours
        fail(f"{problem.filename or 'output'}: {problem.strerror}")


def fail(message: str) -> None:
    click.echo(f"shoal: {' '.join(message.split())}", err=True)
    sys.exit(BAD_INPUT)
