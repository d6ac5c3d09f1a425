"""A progress bar for long work: on a terminal, on the error stream, gone when the work is done."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how much more is done. The total is None where nobody knows it."""
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not console.is_terminal
    # What is written for programs meanwhile stays on its own stream.
    with Progress(*columns, console=console, transient=True, redirect_stdout=False, disable=quiet) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def spinner(console: Console, words: str, after: float = 0.0) -> Iterator[None]:
    """A turning sign with some words while something takes longer than so many seconds; only on a terminal."""
    sign = console.status(f"[dim]{escape(words)}[/]")
    timer = threading.Timer(after, sign.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        sign.stop()
