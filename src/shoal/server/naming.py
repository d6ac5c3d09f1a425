"""What somebody may be called: nothing that nobody can see, and nothing that is taken for a computer or for nobody."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from ..bots.levels import NUMERALS, OPPONENTS
from .table import refused

LONGEST = 32
MOST_MARKS = 3  # on one letter; more of them run over the lines above and below

# Blank, though Unicode takes them for letters, marks or signs; what it says itself is invisible is found by category.
BLANK = {*map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159))}
VARIANTS = {*map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))}
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS = "\u200d\ufe0f"  # of which pictures are made: a family is three people with joiners in between
FIRST_PICTURE, LAST_PICTURE = 0x1F000, 0x1FAFF  # some of them are newer than this Python

# What the page says of a seat at which no such person sits, in its languages (frontend/src/words).
MEANINGS = (
    *("easy", "medium", "hard", "expert", "master", "leicht", "mittel", "schwer", "Profi", "Meister"),
    *("facile", "moyen", "difficile", "maître", "makkelijk", "gemiddeld", "moeilijk", "meester"),
    *("könnyű", "közepes", "nehéz", "mester"),
    *(name + numeral for name in OPPONENTS.values() for numeral in NUMERALS),
    *("computer", "Ordinateur", "Gép", "player", "joueur", "speler", "játékos"),
    *("free seat", "freier Platz", "place libre", "vrije plaats", "szabad hely"),
    *("you", "du", "toi", "jij", "te", "host", "Tischleitung", "hôte", "házigazda"),
    *("someone", "somebody", "nobody", "jemand", "niemand", "quelqu'un", "personne", "iemand", "valaki", "senki"),
)

# Scripts that are written together; of the others a name has one.
WRITTEN_TOGETHER = {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}

# Letters that look like Latin ones, of Cyrillic, Greek and Armenian; and those that a screen hardly tells apart.
LOOKS_LIKE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԌԚԜҺӀаеорсухіјѕԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυՕՏՍԼօոսհցı",
    "ABEKMHOPCTYXIJSGQWHIaeopcyxijsdqwhlABEZHIKMNOPTYXaikvopuOSULonuhgi",
)
ALIKE = str.maketrans("01i|", "olll")


def proper(name: str) -> str:
    """A name as it is kept and shown, or Refused."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())[:LONGEST].rstrip()
    shown = without_joiners(name)
    if not shown or not all(map(is_seen, shown)) or marks_in_a_row(shown) > MOST_MARKS:
        raise refused("name-unseen")
    scripts = {script_of(sign) for sign in shown if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo")}
    if len(scripts) > 1 and not scripts <= WRITTEN_TOGETHER:
        raise refused("name-mixed")
    first, *further = re.split(r"[():,]", name)
    if any(skeleton(part) in RESERVED for part in (first, *further)) or any(is_number(part) for part in further):
        raise refused("name-reserved")
    return name


def without_joiners(name: str) -> str:
    """A name without what joins pictures, where pictures are before it."""
    kept = ""
    for sign in name:
        if sign not in JOINERS or not (kept and is_picture(kept[-1])):
            kept += sign
    return kept


def is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So" or FIRST_PICTURE <= ord(sign) <= LAST_PICTURE


def is_seen(sign: str) -> bool:
    if sign in BLANK or sign in VARIANTS:
        return False
    return is_picture(sign) or unicodedata.category(sign) not in UNSEEN


def marks_in_a_row(name: str) -> int:
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else " " for sign in name)
    return max(map(len, marks.split()), default=0)


def script_of(letter: str) -> str:
    """The script of a letter: its name in Unicode begins with it."""
    return re.split(r"[ -]", unicodedata.name(letter, ""))[0]


def is_number(part: str) -> bool:
    """People of one name are told apart by the number of their seat (desk.py): nobody takes it as part of a name."""
    return part.strip().isdigit()


@lru_cache(10_000)
def skeleton(name: str) -> str:
    """What a name looks like at a glance: the same of two that can be taken for each other."""
    seen = unicodedata.normalize("NFKC", name).translate(LOOKS_LIKE).casefold().translate(ALIKE).replace("rn", "m")
    kept = "".join(sign for sign in seen if unicodedata.category(sign)[0] not in "ZPC" and sign not in VARIANTS | BLANK)
    return kept or seen.strip()


RESERVED = {skeleton(word) for word in MEANINGS}
