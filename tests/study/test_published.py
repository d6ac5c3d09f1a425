"""The published studies say what is kept of them: every figure in their words, their tables and their pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shoal.study import Plan
from tools import studies, study_pages

PAGES = sorted(study_pages.ROOT.glob("*.md"))
FIGURE = re.compile(r"−?[\d.]+ ± [\d.]+(?: (?:%|points|times|decisions|moves|minutes))?")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_figure_of_a_page_is_kept(page: Path) -> None:
    text = " ".join(page.read_text("utf-8").split())
    known = study_pages.all_words()
    assert [figure for figure in FIGURE.findall(text) if figure not in known] == []


def test_tables_and_pictures_are_made_of_what_is_kept() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        assert study_pages.with_tables(text) == text, f"{page.name}: run make studies"
    drawn = study_pages.pictures()
    for name, picture in drawn.items():
        assert (study_pages.PICTURES / f"{name}.svg").read_text("utf-8") == picture, f"{name}: run make studies"
        assert len(picture) < 150_000 and "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    shown = {link for page in PAGES for link in re.findall(r"pictures/([\w-]+)\.svg", page.read_text("utf-8"))}
    assert shown <= set(drawn)


@pytest.mark.xdist_group("fish-n-stones")
def test_what_is_kept_can_be_played_again() -> None:
    plan = Plan("fish-n-stones", 2, 64)
    found = studies.studied(plan, skill=True)
    assert found["games"] == 64 and any(name.startswith("skill") for name in found["figures"])
    with studies.pool_for(plan) as pool:
        share, low, high, unit = studies.skill_share(plan, pool)
    assert low < share < high and unit == "%"
