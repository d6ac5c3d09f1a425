"""What can go wrong: keys with arguments, put into words at the edge (words.py)."""

from __future__ import annotations

from typing import Any


class ShoalError(Exception):
    """Base of all errors that are somebody's input and not our fault."""

    def __init__(self, key: str, folder: str | None = None, /, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_of_key = args
        self.folder = folder  # the game whose catalogue has the key; None: the core's

    def __str__(self) -> str:
        from .words import say

        return say(self.key, self.args_of_key, folder=self.folder)

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes back from another process as it is; Exception would call it with other arguments."""
        return revived, (type(self), self.args, self.__dict__)


class BadInput(ShoalError):
    """A match can't be made from this: players, options, components or set-up are wrong."""


class Refused(ShoalError):
    """A move was refused; the state is as it was."""

    def __init__(self, key: str, folder: str | None = None, /, *, section: str = "", **args: object) -> None:
        super().__init__(key, folder, **args)
        self.section = section  # heading of the game's rules page


class BadRecord(ShoalError):
    """A record is wrong at `entry`: entries count from 1, 0 is the head, None means that it is no record."""

    def __init__(self, entry: int | None, cause: ShoalError) -> None:
        super().__init__(cause.key, cause.folder, **cause.args_of_key)
        self.entry = entry

    def __str__(self) -> str:
        reason = super().__str__()
        return reason if self.entry is None else f"entry {self.entry}: {reason}"


def revived(kind: type[ShoalError], args: tuple[Any, ...], about: dict[str, Any]) -> ShoalError:
    """An error that was raised in another process."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(about)
    return error
