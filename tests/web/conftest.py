"""A server and a browser for the tests of the page.

Both live as long as the tests of this folder, not the whole session: Playwright keeps an event loop running
in this thread, and other tests start their own.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from tests.server.serving import ServeProcess
from tests.web.laid import Laid, laid_tables
from tests.web.visitors import Visitor

HERE = Path(__file__).parent
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
PATIENCE_MS = 40_000
"""How long a person waits for something that should come at once."""
HURRIED = """{
  const wait = window.setTimeout;
  const read = 8000;
  const hurried = (time) => (time > 800 && time !== read ? time / 20 : time);
  window.setTimeout = (then, time, ...more) => wait(then, hurried(time), ...more);
}"""
"""Breaths are shorter than a person's, so that a game of two people is over in a minute; but what is meant to
be read stays for as long as it does."""
TIMEOUTS = ["TimeoutError", "Locator expected"]
Arrive = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may be late for once; whatever fails twice is broken."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=TIMEOUTS))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server with a database of its own."""
    served = ServeProcess(str(tmp_path_factory.mktemp("web") / "tables.db"))
    yield served.address
    served.stop()


@pytest.fixture(scope="package")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """Tables that begin in the middle of a story."""
    yield from laid_tables(tmp_path_factory.mktemp("laid"))


def chromium_here() -> str | None:
    """Where the Chromium of this machine is, if there is one."""
    return os.environ.get("MONOCEROS_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    found = chromium_here()
    if found is None:
        pytest.fail(
            "The tests of the page need Chromium, and there is none on this machine. Install it with "
            "`apt-get install -y chromium`, or say where it is with MONOCEROS_CHROMIUM=/path/to/chromium.",
            pytrace=False,
        )
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        expect.set_options(timeout=PATIENCE_MS)
        yield chromium
        chromium.close()


@pytest.fixture
def arrive(server: str, browser: Browser) -> Iterator[Arrive]:
    """People, each with a browser of their own. Afterwards none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def make(
        *, phone: bool = False, locale: str = "en-GB", seed: int = 1, hurried: bool = True, **more: Any
    ) -> Visitor:
        visitors.append(_visitor(browser, server, phone=phone, locale=locale, seed=seed, **more))
        if hurried:
            visitors[-1].page.context.add_init_script(HURRIED)
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.page.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


def _visitor(browser: Browser, address: str, *, phone: bool, locale: str, seed: int, **more: Any) -> Visitor:
    context = browser.new_context(
        viewport={"width": 360, "height": 740} if phone else {"width": 1280, "height": 800},
        has_touch=phone,
        locale=locale,
        reduced_motion="reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE_MS)
    return Visitor(context.new_page(), address, seed, touch=phone)


class Finished:
    """A game that is over, and the cookies of the person who sat at seat A."""

    def __init__(self, table: str, cookies: StorageState) -> None:
        self.table = table
        self.cookies = cookies


@pytest.fixture(scope="package")
def finished(server: str, browser: Browser) -> Finished:
    """A game left to the bots right after the deal, and played to its end by them."""
    player, onlooker = (_visitor(browser, server, phone=False, locale="en-GB", seed=seed) for seed in (1, 2))
    player.play_now()
    table = player.page.url.rsplit("/", 1)[1]
    player.page.get_by_role("button", name="Leave").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(player.page.locator("article").first).to_be_visible()
    # Whoever comes back gets the seat back, so that somebody else has to see when the bots are through.
    onlooker.visit(f"/t/{table}")
    expect(onlooker.page.get_by_test_id("finish")).to_be_visible()
    cookies = player.page.context.storage_state()
    for visitor in (player, onlooker):
        visitor.page.context.close()
        assert visitor.troubles == []
    return Finished(table, cookies)
