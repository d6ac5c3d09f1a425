"""Pictures of every screen, on desktop and phone, in light and dark: `python -m tests.page.screenshots [FOLDER]`.

With `--only WORD` those whose names have the word in them. FOLDER/index.html shows them side by side.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import click
from playwright.sync_api import Page, sync_playwright
from rich.progress import track

from . import browser as browser_of
from .screens import DESKTOP, PHONE, dress, screens, stage

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
TALLEST = 2400  # pixels; a page of rules is longer


@click.command(help=__doc__)
@click.argument("folder", type=click.Path(path_type=Path), default=Path("build/screenshots"))
@click.option("--only", default="", help="A word of the names of the screens wanted.")
def main(folder: Path, only: str) -> None:
    found = browser_of.program()
    if not found:
        raise click.ClickException(browser_of.MISSING)
    wanted = [screen for screen in screens() if only in screen.name]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, stage(Path(data)) as at, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=browser_of.FLAGS)
        for screen in track(wanted, "Taking pictures"):
            with at.visitor(browser, screen.who) as page:
                screen.open(at, page)
                take(page, folder, screen.name)
        browser.close()
    names = [picture(screen.name, size, theme) for screen in wanted for size in SIZES for theme in THEMES]
    (folder / "index.html").write_text(contact_sheet(names), "utf-8")
    click.echo(f"{len(names)} pictures of {len(wanted)} screens in {folder}; {folder / 'index.html'} shows them all")


def take(page: Page, folder: Path, name: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        tall = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size(
            {"width": viewport["width"], "height": min(tall, TALLEST)}
        )  # nothing sticks in the middle
        for theme in THEMES:
            dress(page, theme)
            page.screenshot(path=folder / picture(name, size, theme))


def picture(name: str, size: str, theme: str) -> str:
    return f"{name}-{size}-{theme}.png"


def contact_sheet(names: list[str]) -> str:
    figures = "\n".join(
        f'<figure><a href="{name}"><img src="{name}" alt=""></a><figcaption>{name}</figcaption></figure>'
        for name in names
    )
    style = "body{font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}img{height:420px}"
    return f"<!doctype html><meta charset=utf-8><title>Screens of shoal</title><style>{style}</style>\n{figures}\n"


if __name__ == "__main__":
    main()
