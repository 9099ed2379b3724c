"""Takes the pictures of the README: each game in the middle of play, and one of them on a phone.

`make screenshots` runs it. Somebody plays for a while against bots in a real browser, and a picture is taken
when it is their turn; the cards fall as they fall, so that no two runs give the same pictures.
"""

import json
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import ServeProcess
from tests.web.conftest import ARGUMENTS, HURRIED, PATIENCE_MS, chromium_here
from tests.web.visitors import Visitor

DOCS = Path(__file__).parents[2] / "docs"
QUALITY = 88
MOST_BYTES = 300_000
PLAYED = {"hilo": 22, "kill-the-unicorns": 26, "unstable-unicorns": 26}
"""Touches after which a game is in its middle."""
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
KEPT = {"learned": list(PLAYED), "nickname": "Ada", "theme": "dark"}
"""Somebody who has played before: no first steps lie over the table."""


def take(browser: Browser, address: str, game: str, *, phone: bool = False) -> bytes:
    """Play a game to its middle, and take its picture as WebP."""
    context = browser.new_context(
        viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="dark",
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(HURRIED)
    context.add_init_script(
        f"localStorage.getItem('monoceros.settings') ?? localStorage.setItem('monoceros.settings', "
        f"{json.dumps(json.dumps(KEPT))})"
    )
    for seed in range(1, 20):
        visitor = Visitor(context.new_page(), address, seed, touch=phone)
        visitor.play_now(game)
        if visitor.play_on(PLAYED[game]) or visitor.asked() == "over":
            continue
        # A card that is already in hand leaves little to see: there must be something to choose.
        if visitor.page.locator(".place.can, .ask [data-choice]").count() == 0:
            continue
        picture = Image.open(BytesIO(visitor.page.screenshot()))
        context.close()
        taken = BytesIO()
        picture.convert("RGB").save(taken, "WEBP", quality=QUALITY, method=6)
        return taken.getvalue()
    raise AssertionError(f"every game of {game} was over too soon")


def main() -> None:
    """Take all pictures."""
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = ServeProcess(str(Path(folder) / "tables.db"))
        browser = playwright.chromium.launch(executable_path=chromium_here(), args=ARGUMENTS)
        try:
            pictures = {f"table-{game}.webp": take(browser, served.address, game) for game in PLAYED}
            pictures["table-phone.webp"] = take(browser, served.address, "unstable-unicorns", phone=True)
        finally:
            browser.close()
            served.stop()
    for name, picture in pictures.items():
        assert len(picture) < MOST_BYTES, f"{name} has {len(picture)} bytes"
        (DOCS / name).write_bytes(picture)
        print(f"docs/{name}: {len(picture):,} bytes")  # noqa: T201 - a command of its own


if __name__ == "__main__":
    main()
