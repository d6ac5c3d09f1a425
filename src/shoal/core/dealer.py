"""Deal a match by committed shuffles, and check a record that was dealt so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from .commit import commitment, shuffled
from .errors import BadInput, BadRecord, Refused
from .game import Components, Game
from .match import Match
from .record import Record, bytes_of, read
from .state import State

Hash = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Proof(msgspec.Struct, frozen=True):
    """The key `shuffle` in the head of a record: what its shuffles come of."""

    commitment: Hash
    seed: Hash
    nonces: list[str]  # one a seat


class Shuffle(msgspec.Struct, frozen=True):
    """One shuffle: the cards in the order they came out. Before it they lay sorted."""

    label: str
    cards: list[str]


# -- dealing -----------------------------------------------------------------------------------------------------------


def deal(
    game: Game,
    players: int,
    options: Mapping[str, Any] | None,
    components: Components | str,
    seed: bytes,
    nonces: Sequence[str],
) -> Match:
    """A match whose first seat and set-up come of the seed and the nonces."""
    s = game.open_box(players, options, components)
    first, piles = open_shuffles(game, s, seed, nonces)
    setup = game.box.setup_of(s, piles)
    return Match(game, players, None, options, components, first=int(first[0]), setup=setup)


def open_shuffles(game: Game, s: State, seed: bytes, nonces: Sequence[str]) -> tuple[list[str], dict[str, list[str]]]:
    """The shuffles before the first move: the seats, of which the first begins, and the piles of an opened box."""
    first = shuffled(seed, nonces, "first", [str(seat) for seat in range(s.players)])
    piles = game.box.piles(s)
    return first, {name: shuffled(seed, nonces, setup_label(name), cards) for name, cards in piles.items()}


def setup_label(pile: str) -> str:
    return f"setup {pile}"


def chance_label(number: int) -> str:
    """The label of a record's chance entry; they count from 1."""
    return f"shuffle {number}"


def hand_in_due(match: Match, seed: bytes, nonces: Sequence[str]) -> list[dict[str, Any]]:
    """Hand in every shuffle that is due, and answer their entries."""
    before = len(match.entries)
    while match.chance_due:
        due = match.due
        number = 1 + sum("chance" in entry for entry in match.entries)
        match.hand_in({**due, "cards": shuffled(seed, nonces, chance_label(number), due["cards"])})
    return [dict(entry) for entry in match.entries[before:]]


# -- proving -----------------------------------------------------------------------------------------------------------


def proof_of(seed: bytes, nonces: Sequence[str]) -> dict[str, Any]:
    """What goes into the record under `shuffle` when the game is over. It tells the seed: not before!"""
    return {"commitment": commitment(seed), "seed": seed.hex(), "nonces": list(nonces)}


def read_dealt(source: bytes | str | Mapping[str, Any] | Path) -> tuple[Record, Proof]:
    """A record and the proof in its head; BadRecord if there is none."""
    if isinstance(source, Path):
        source = bytes_of(source)  # once: it may be a pipe
    record = read(source)
    head = source if isinstance(source, Mapping) else msgspec.json.decode(source)
    if "shuffle" not in head:
        raise BadRecord(0, BadInput("shuffle-missing"))
    try:
        return record, msgspec.convert(head["shuffle"], Proof)
    except msgspec.ValidationError as problem:
        raise BadRecord(0, BadInput("shuffle-shape", problem=str(problem))) from None


def verify(game: Game, record: Record, proof: Proof) -> list[Shuffle]:
    """Replay a record and check that all its chance comes of the committed seed; BadRecord names the first wrong entry.

    Answers its shuffles in order, so that whoever can't replay the rules can check them too.
    """
    match = Match.replayed(game, record)
    seed, nonces = bytes.fromhex(proof.seed), proof.nonces
    if commitment(seed) != proof.commitment:
        raise BadRecord(0, Refused("shuffle-commitment"))
    if len(nonces) != match.players:
        raise BadRecord(0, Refused("shuffle-nonces", players=match.players, nonces=len(nonces)))
    s = game.open_box(record.players, record.options, record.components)
    first, piles = open_shuffles(game, s, seed, nonces)
    if match.first != int(first[0]):
        raise BadRecord(0, Refused("shuffle-first", true=first[0], said=str(match.first)))
    written, true = match.record(), game.box.setup_of(s, piles)
    for field, said in written["setup"].items():
        if said != true[field]:
            raise BadRecord(0, Refused("shuffle-setup", field=field))
    found = [Shuffle("first", first), *(Shuffle(setup_label(name), cards) for name, cards in piles.items())]
    chances = [(at, entry["cards"]) for at, entry in enumerate(written["moves"], 1) if "chance" in entry]
    for number, (at, cards) in enumerate(chances, 1):
        if cards != shuffled(seed, nonces, chance_label(number), cards):
            raise BadRecord(at, Refused("shuffle-cards"))
        found.append(Shuffle(chance_label(number), cards))
    return found
