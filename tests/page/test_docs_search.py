"""Search in the documentation when it is read from a folder: what stands in for the worker behaves as one does."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser

STAND_IN = Path(__file__).parents[2] / "docs" / "theme" / "iframe-worker.js"
PAGE = """<script src="iframe-worker.js"></script><body><script>
  const worker = new Worker("worker.js");
  const sent = { words: ["pond"] };
  worker.onmessage = ({ data }) => { document.title = JSON.stringify([sent.words, data.words]); };
  worker.postMessage(sent);
  sent.words.push("changed since");
</script></body>"""
WORKER = """onmessage = ({ data }) => {
  data.words.push("heard");
  postMessage(data);
  data.words.push("changed since");
};"""


def test_a_worker_from_a_folder_gets_and_gives_copies(browser: Browser, tmp_path: Path) -> None:
    shutil.copy(STAND_IN, tmp_path)
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "worker.js").write_text(WORKER, "utf-8")
    page = browser.new_page()
    page.goto((tmp_path / "index.html").as_uri())
    page.wait_for_function("document.title")
    assert page.title() == '[["pond","changed since"],["pond","heard"]]'
    page.close()
