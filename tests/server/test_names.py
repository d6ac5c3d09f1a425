"""What somebody may be called, and how people of one name are told apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shoal import Refused
from shoal.core.words import LANGUAGES
from shoal.server.naming import RESERVED, proper, skeleton

from .client import Person
from .company import begun, lines, until

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[2] / "frontend" / "src" / "words"
BIDI, ZERO_WIDTH, NO_BREAK = "\u202e", "\u200b", "\u00a0"


def key_of(name: str) -> str:
    with pytest.raises(Refused) as problem:
        proper(name)
    return problem.value.key


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë 🐟",
        "<b>Ada</b>",
        "a & b",
        "O'Brien-Łuczak",
        "Ольга",
        "Ελένη",
        "愛子アイ",
        "민지",
        "नमिता",
        "נועה",
        "مريم",
    ]
    + ["👨\u200d👩\u200d👧", "❤\ufe0f", "Nguyễn", "Ada II", "Pike", "Hard Rock", "Louis XIV", "!!!", "José", "🫨"],
)
def test_a_name_is_kept_as_it_is(name: str) -> None:
    assert proper(name) == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [(" Ada ", "Ada"), ("Ada  Byron", "Ada Byron"), (f"Ada{NO_BREAK}B", "Ada B"), ("Ａｄａ", "Ada"), ("𝒜da", "Ada"),
     ("e\u0301", "é"), ("ﷺ" * 32, proper("ﷺ" * 2)[:32].strip())],
)  # fmt: skip
def test_a_name_is_written_in_one_way(name: str, kept: str) -> None:
    assert proper(name) == kept
    assert len(proper(name)) <= 32


@pytest.mark.parametrize("name", [f"A{chr(sign)}da" for sign in (0x200B, 0x200C, 0x200D, 0x200E, 0x202A, 0x2066)]
    + [NO_BREAK * 3, ZERO_WIDTH, "\u3000", "\u3164", "\u2800\u2800", "\U000e0041da", "Ada\ufe0f", "A\u034fda", "\ue000",
       f"{BIDI}adA", "\u115f", "\u180b", "\u0378", "A" + "\u0301\u0302\u0303\u0304\u0305", "\u200d🐟", "🐟\u200b"]
)  # fmt: skip
def test_a_name_can_be_seen(name: str) -> None:
    assert key_of(name) == "name-unseen"


@pytest.mark.parametrize("name", ["Aԁa", "Αda", "Jоhn", "Օlga", "שAda"])
def test_a_name_has_one_alphabet(name: str) -> None:
    assert key_of(name) == "name-mixed"


@pytest.mark.parametrize(
    "name",
    ["hard", "HARD", " easy", "Ｅasy", "m-e-d-i-u-m", "someone", "Someone.", "You", "du", "Gép", "Ordinateur"]
    + ["Pike (hard)", "Hecht (schwer)", "Computer: easy", "Ada (you)", "Ada (host)", "Ada (2)", "free seat", "expert"]
    + ["Blub", "0kto", "Glim II", "SNAP VI", "Zip (easy)", "Zip: hard"],
)
def test_a_name_means_nobody_else(name: str) -> None:
    assert key_of(name) == "name-reserved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_page_for_a_seat_is_a_name(language: str) -> None:
    words = (PAGE / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^(?:level-\w+|you|host|open-seat) = (.+)$", words, re.MULTILINE)
    assert len(found) == 8
    assert {skeleton(word) for word in found} <= RESERVED


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ada"), ("Ada", "ADA."), ("Ada", "A d a"), ("Ada", "Аԁа"), ("Bob", "B0b"), ("Lia", "Iia"),
     ("Anna", "Аnnа"), ("Cornel", "Comel"), ("Ada", "A\u200bda"), ("Ada", "\u202eAda"), ("NINA", "ΝΙΝΑ")],
)  # fmt: skip
def test_names_that_can_be_taken_for_each_other(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ade"), ("Zoe", "Zoë"), ("!!!", "???"), ("Ольга", "Ольгa!x")])
def test_names_that_can_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


async def test_who_is_called_as_somebody_else_at_the_table_is_told_apart(server: str) -> None:
    people = [await Person.new(server, name) for name in ("Ada", "ADA", "Bob", "Аԁа")]
    table = await begun(people[:3], "fish-eat-fish")
    async with lines([people[2], people[3]], table) as (bob, watcher):
        chairs = (await bob.receive("table"))["seats"]
        assert [chair["name"] for chair in chairs] == ["Ada (1)", "ADA (2)", "Bob"]
        await watcher.act("say", text="trust me")
        assert (await until(bob, "said", lambda line: line["text"] == "trust me"))["name"] == "Аԁа (?)"
        assert (await people[1].ask("PATCH", "/api/me", {"name": "Eve"})).json()["name"] == "Eve"
        shown = await until(bob, "table", lambda frame: frame["seats"][1]["name"] == "Eve")
        assert shown["seats"][0]["name"] == "Ada"


async def test_a_name_that_is_refused_is_refused_with_words(server: str) -> None:
    ada = await Person.new(server)
    for name, key in ((f"A{BIDI}", "name-unseen"), ("hard", "name-reserved"), ("Аda", "name-mixed")):
        for method, path in (("POST", "/api/guests"), ("PATCH", "/api/me")):
            answer = await ada.ask(method, path, {"name": name})
            assert (answer.status_code, answer.json()["key"]) == (409, key)
    assert (await ada.ask("PATCH", "/api/me", {"name": " Ａda "})).json()["name"] == "Ada"
