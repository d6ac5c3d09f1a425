"""The server's types for the page, and what is drawn of each game: written by `make generate`.

`frontend/src/wire.ts` has what goes over the wire; of one game, `frontend/src/games/*/picture.ts` has the pictures and
`events.ts` the events.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from shoal import Game
from shoal.bots.levels import LEVELS, NUMERALS, OPPONENTS, USUAL
from shoal.core.words import LANGUAGES, SEATS
from shoal.server import routes, wire

HEAD = "// The types and lists of the server, written by `make generate`.\n"
HEAD_OF_A_PICTURE = "// What is drawn of {title}, written by `make generate` from the game's picture.py.\n"
HEAD_OF_EVENTS = "// What {title} tells, written by `make generate` from the game's events.py and narration.py.\n"
# What the page itself reads of a picture, whatever the game is; the rest is for the game's own board.
PICTURE = """\
/** What every game's picture has; the whole of it is in the game's folder: games/NAME/picture.ts. */
export interface Picture {
  phase: string
  seats: { points: number | null; hand?: string[] | null }[]
}
"""
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
ANSWERS = (wire.Table, wire.View, wire.Ack, wire.Refusal, wire.Said, wire.Hinted, wire.Explained, wire.Next)


def page_types() -> str:
    """All that goes over the wire."""
    structs: dict[str, str] = {}
    acts = " | ".join(spell(kind, structs) for kind in inspect.type_info(wire.Act).types)  # type: ignore[attr-defined]
    frames = " | ".join(spell(inspect.type_info(kind), structs) for kind in ANSWERS)
    for route in routes.ROUTES:
        for kind in (route.body, route.answer):
            if kind is not None:
                spell(inspect.type_info(kind), structs)
    parts = [
        HEAD,
        lists(),
        PICTURE,
        *structs.values(),
        f"export type Act = {acts}\n",
        f"export type Frame = {frames}\n",
    ]
    return "\n".join(parts)


def lists() -> str:
    """What there is to choose from, and what is chosen where nobody has."""
    told = (LEVELS, USUAL, OPPONENTS, NUMERALS, LANGUAGES, SEATS)
    levels, usual, opponents, numerals, languages, seats = (msgspec.json.encode(one).decode() for one in told)
    return (
        f"export const LEVELS = {levels} as const\n"
        "export type Level = (typeof LEVELS)[number]\n"
        f"export const USUAL_LEVEL: Level = {usual}\n"
        f"\n/** Who plays so. */\nexport const OPPONENTS: Record<Level, string> = {opponents}\n"
        f"\n/** Behind the name, where several of a level sit at a table. */\nexport const NUMERALS = {numerals}\n"
        f"\n/** By what they call themselves. */\nexport const LANGUAGES = {languages} as const\n"
        "export type Language = keyof typeof LANGUAGES\n"
        f"\n/** Arguments of texts that are a seat or a list of them. */\nexport const SEATS: string[] = {seats}\n"
    )


def picture_types(game: Game) -> str:
    """All that a picture of a game is made of."""
    structs: dict[str, str] = {}
    spell(inspect.type_info(game.picture.Picture), structs)
    return "\n".join([HEAD_OF_A_PICTURE.format(title=game.title), *structs.values()])


def event_types(game: Game) -> str:
    """Every event of a game: its key says which arguments it has."""
    lines = []
    for telling in game.events.EVENTS.values():
        args = "; ".join(f"{name}: {argument_type(game, name)}" for name in telling.args)
        lines.append(f'  | {{ key: "{telling.key}"; args: {{{f" {args} " if args else ""}}} }}\n')
    return f"{HEAD_OF_EVENTS.format(title=game.title)}\nexport type Told =\n{''.join(lines)}"


def argument_type(game: Game, name: str) -> str:
    """An argument is a number, unless narration.py writes it in another way: what it writes for 0 shows which."""
    written = game.narration.WRITE[name](0) if name in game.narration.WRITE else 0
    return PLAIN[type(inspect.type_info(type(written)))]


def spell(kind: inspect.Type, structs: dict[str, str]) -> str:
    """A type in TypeScript; structs it is made of are added to those known."""
    match kind:
        case inspect.Metadata():
            return spell(kind.type, structs)
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(spell(one, structs) for one in kind.types))
        case inspect.ListType() | inspect.VarTupleType():
            inner = spell(kind.item_type, structs)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{spell(kind.key_type, structs)}, {spell(kind.value_type, structs)}>"
        case inspect.StructType():
            return struct(kind, structs)
    return PLAIN[type(kind)]


def struct(kind: inspect.StructType, structs: dict[str, str]) -> str:
    name = kind.cls.__name__
    if name not in structs:
        structs[name] = ""  # it may be part of itself
        fields = [] if kind.tag is None else [f"  {kind.tag_field}: {msgspec.json.encode(kind.tag).decode()}"]
        for field in kind.fields:
            optional = "" if field.required or not is_sent(kind.cls) else "?"
            fields.append(f"  {field.encode_name}{optional}: {spell_field(kind.cls, field, structs)}")
        doc = f"/** {kind.cls.__doc__.strip()} */\n" if kind.cls.__doc__ else ""
        structs[name] = f"{doc}export interface {name} {{\n" + "".join(f"{field}\n" for field in fields) + "}\n"
    return name


def spell_field(cls: type[Any], field: inspect.Field, structs: dict[str, str]) -> str:
    """The server sends pictures of any game: on its side they have no type."""
    if field.name == "picture" and isinstance(field.type, inspect.AnyType):
        return "Picture"
    return spell(field.type, structs)


def is_sent(cls: type[Any]) -> bool:
    """Whether the page writes it: then what has a default may be left out."""
    return bool(cls.__struct_config__.forbid_unknown_fields)
