"""axe finds nothing to complain about, in the dark and in the light."""

from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive, Finished

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap(
  ({ id, nodes }) => nodes.map(({ target, failureSummary: why }) => `${id}: ${target.join(' ')}: ${why}`)
)"""


def violations(page: Page) -> list[str]:
    """What axe has against a page. It is evaluated, not loaded: the CSP allows no foreign script."""
    page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize(
    ("path", "drawn"),
    [
        ("/", "article"),
        ("/me", "form svg"),
        ("/rules/hilo", "article"),
        ("/cards/hilo", "#content li"),
        ("/t/{table}", "[data-testid=finish]"),
        ("/replay/{table}?at=9", ".board"),
        ("/replay/{table}?at=9999", ".result"),
    ],
    ids=["home", "me", "rules", "cards", "end", "replay", "replay-end"],
)
def test_axe_accepts_a_page(arrive: Arrive, finished: Finished, path: str, drawn: str, scheme: str) -> None:
    visitor = arrive(color_scheme=scheme, storage_state=finished.cookies)
    visitor.visit(path.format(table=finished.table))
    expect(visitor.page.locator(drawn).first).to_be_visible()
    assert violations(visitor.page) == []


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_accepts_the_table(arrive: Arrive, scheme: str, phone: bool) -> None:
    visitor = arrive(color_scheme=scheme, phone=phone)
    visitor.play_now()
    visitor.asked()
    visitor.press("draw")
    expect(visitor.page.locator(".why")).to_be_visible()
    assert violations(visitor.page) == []
    visitor.play_on(4)
    visitor.asked()
    assert violations(visitor.page) == []
