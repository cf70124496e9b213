"""What the tests share: how properties are searched, and a Chromium to look at pages with."""

import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

# What these find wrong is told as fully as if it stood in a test.
pytest.register_assert_rewrite("tests.browser.patron")

# Everyday runs search the same examples each time, so that a red run is about the change; ./test long looks further.
settings.register_profile("everyday", deadline=None, derandomize=True)
settings.register_profile("searching", deadline=None, max_examples=2_000)
settings.load_profile("everyday")

# The sandbox needs user namespaces, which root and containers lack; the rest keeps Chromium from calling home.
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A headless Chromium; each test opens contexts of its own in it, with the viewport and language that it needs.

    It lives for one module, and such a module holds no `async` test: Playwright's loop occupies the thread.
    """
    program = os.environ.get("PUNTOBANCO_CHROMIUM") or shutil.which("chromium")
    assert program, "Chromium is missing: ./test installs it as root; else apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()
