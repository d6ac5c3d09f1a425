"""The `shoal` command."""

from __future__ import annotations

import os
import sys

import click

from .. import __version__
from ..core.backends import NotInstalled
from ..core.errors import ShoalError
from .backup import backup, restore
from .bench import bench
from .check import check, legal
from .hint import hint
from .info import games, rules, warm_up
from .ladder import ladder
from .net import net
from .play import play
from .records import records
from .review import review
from .serve import serve
from .simulate import simulate
from .study import study
from .train import train
from .verify import verify

BAD_INPUT = 2


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Begin with `shoal play`. Each command explains itself: `shoal simulate --help`.",
)
@click.version_option(__version__, prog_name="shoal")
def shoal() -> None:
    """Five fish games to play, to study and to check."""


COMMANDS = (
    games,
    rules,
    play,
    serve,
    hint,
    simulate,
    study,
    review,
    ladder,
    train,
    net,
    check,
    verify,
    legal,
    records,
    backup,
    restore,
    warm_up,
    bench,
)
for command in COMMANDS:
    shoal.add_command(command)


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
