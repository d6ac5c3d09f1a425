"""Reading component tables and set-ups: every error names its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .errors import BadInput
from .record import dump


def copies_table(
    table: object, names: Sequence[str], *, total: int | None = None, field: str = "", most: int = 100
) -> list[int]:
    """How many copies each card has: names and numbers checked, a name left out has none."""
    if not isinstance(table, Mapping):
        raise BadInput("components-shape", field=field or "the table", problem="must be an object of names and copies")
    prefix = f"{field}." if field else ""
    for name in table:
        if name not in names:
            raise BadInput("components-unknown", field=f"{prefix}{name}")
    copies = [whole_number(table.get(name, 0), f"{prefix}{name}", 0, most) for name in names]
    if total is not None:
        check_total(copies, total, field or "the table")
    return copies


def whole_number(value: object, field: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadInput("components-number", field=field, value=dump(value), least=least, most=most)
    return value


def check_total(copies: Sequence[int], total: int, field: str) -> None:
    if sum(copies) != total:
        raise BadInput("components-total", field=field, total=total, sum=sum(copies))


def check_keys(components: Mapping[str, object], known: Sequence[str]) -> None:
    """Exactly these fields, no other."""
    for name in components:
        if name not in known:
            raise BadInput("components-unknown", field=name)
    for name in known:
        if name not in components:
            raise BadInput("components-missing", field=name)


def in_setup(setup: Mapping[str, object], field: str) -> object:
    if field not in setup:
        raise BadInput("setup-missing", field=field)
    return setup[field]


def cards_of(value: object, field: str, count: int, names: Mapping[str, int] | Sequence[str]) -> list[int]:
    """A list of `count` card texts as card numbers."""
    if not isinstance(value, list) or len(value) != count:
        raise BadInput("setup-shape", field=field, problem=f"must be a list of {count} cards")
    numbers = names if isinstance(names, Mapping) else {name: number for number, name in enumerate(names)}
    for card in value:
        if not isinstance(card, str) or card not in numbers:
            raise BadInput("setup-cards", field=field, problem=f"there is no card {dump(card)}")
    return [numbers[card] for card in value]


def lists_of(value: object, field: str, count: int) -> list[object]:
    """A list with one list for each seat."""
    if not isinstance(value, list) or len(value) != count:
        raise BadInput("setup-shape", field=field, problem=f"must be {count} lists of cards")
    return value


def check_cards(
    found: Sequence[int], box: Sequence[int], field: str, names: Sequence[str], *, all_of_them: bool
) -> None:
    """The cards found are in the box, and if `all_of_them`, the other way round."""
    extra = Counter(found) - Counter(box)
    if extra:
        raise BadInput("setup-cards", field=field, problem=f"too many {names[min(extra)]}")
    missing = Counter(box) - Counter(found)
    if missing and all_of_them:
        raise BadInput("setup-cards", field=field, problem=f"{names[min(missing)]} is missing")
