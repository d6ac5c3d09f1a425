"""A game step by step, as somebody saw it or as all together did, from its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..core import record as records_of
from ..core.dealer import Shuffle, read_dealt, verify
from ..core.match import Match
from ..core.state import SPECTATOR
from ..games import game_of
from . import wire

encode = msgspec.json.Encoder().encode


class Step(msgspec.Struct):
    """A moment of a replay: the entry that led to it, what was told, who is to act, and how the table looks."""

    entry: dict[str, Any] | None
    events: list[wire.Told]
    to_act: list[int]
    picture: Any


class Replay(msgspec.Struct):
    seat: int | None
    steps: list[Step]


class Proof(msgspec.Struct):
    """All that is needed to check the shuffles of a finished game."""

    commitment: str
    seed: str
    nonces: list[str]
    shuffles: list[Shuffle]


def replayed(written: dict[str, Any], seat: int | None, eyes: list[int], memory: bool) -> bytes:
    """A replay as it is sent."""
    return encode(Replay(seat, steps_of(written, eyes, memory=memory)))


def proven(written: dict[str, Any]) -> bytes:
    """The proof of a record as it is sent."""
    record, found = read_dealt(written)
    return encode(Proof(found.commitment, found.seed, found.nonces, verify(game_of(record), record, found)))


def points_of(written: dict[str, Any]) -> bytes:
    """The true points of all seats at each step, as they are sent."""
    return encode([match.scores for match, _ in moments(written)])


def moments(written: dict[str, Any]) -> Iterator[tuple[Match, dict[str, Any] | None]]:
    """The match of a record before its first entry and after each, with that entry."""
    record = records_of.read({key: value for key, value in written.items() if key != "result"})
    match = Match.begin(game_of(record), record)
    yield match, None
    for number, entry in enumerate(record.moves, 1):
        match.replay(number, entry)
        yield match, entry


def steps_of(written: dict[str, Any], eyes: list[int], *, memory: bool) -> list[Step]:
    """All moments of a record in somebody's eyes. Of a secret move by others only that it happened."""
    read, steps = 0, []
    for match, entry in moments(written):
        news = match.news(read)
        read += len(news)
        told = [wire.Told(event.key, dict(event.args)) for audience, event in news if hear(eyes, audience)]
        known = None if entry is None else public_entry(entry, eyes)
        steps.append(Step(known, told, match.to_act, picture_in(eyes, match, memory)))
    return steps


def picture_in(eyes: list[int], match: Match, memory: bool) -> Any:
    picture = match.game.picture.picture
    pictures = [picture(match.view(one, memory=memory), one) for one in eyes]
    return pictures[0] if len(pictures) == 1 else together(msgspec.to_builtins(pictures))


def together(pictures: list[Any]) -> Any:
    """What all of them show together: where one shows nothing, the next that does."""
    shown = [found for found in pictures if found is not None]
    if not shown:
        return None
    first = shown[0]
    if isinstance(first, dict):
        return {key: together([found[key] for found in shown]) for key in first}
    if isinstance(first, list) and all(len(found) == len(first) for found in shown):
        return [together(list(found)) for found in zip(*shown, strict=True)]
    return first


def hear(eyes: list[int], audience: list[int]) -> bool:
    """Whether somebody is told what an audience hears. All together leave out what one of them was told better."""
    if len(eyes) == 1:
        return eyes[0] in audience
    return SPECTATOR not in audience or set(eyes) <= set(audience)


def public_entry(entry: dict[str, Any], eyes: list[int]) -> dict[str, Any]:
    """What somebody may know of an entry: the own moves; of others and of chance, the events tell."""
    return entry if entry.get("seat") in eyes and "move" in entry else {"seat": entry.get("seat")}
