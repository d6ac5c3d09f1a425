"""`shoal verify`: do the shuffles of a record come of the seed that was committed to?"""

from __future__ import annotations

from pathlib import Path

import click

from ..core import dealer
from ..core.words import say
from ..games import game_of
from .check import print_verdicts


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def verify(files: tuple[str, ...]) -> None:
    """Replay records as `shoal check` does, and check their committed shuffles.

    Does the seed give the commitment, and do the seat that begins, the set-up and every shuffle come of it? Prints
    `FILE: ok: …` with the commitment, or `FILE: entry N: reason`. See for yourself that the commitment is the one your
    table showed before the game, and that your nonce is in the record. Ends with 0 only if every file is ok, with 2
    otherwise.
    """
    print_verdicts(files, verdict)


def verdict(file: Path) -> str:
    record, proof = dealer.read_dealt(file)
    shuffles = dealer.verify(game_of(record), record, proof)
    return say("verified", {"shuffles": len(shuffles), "commitment": proof.commitment})
