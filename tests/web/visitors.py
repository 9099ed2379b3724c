"""People in front of a browser: what they see, and the clicks, taps and keys they answer with."""

import time
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect
from playwright.sync_api import TimeoutError as Late

ROUNDS = 3000
"""More moves than any game has: a game that goes on for longer is stuck."""
ABLE = """() => [...document.querySelectorAll('.place.can')].map(({ dataset }) => dataset.place)"""
BUTTONS = "() => [...document.querySelectorAll('.ask [data-choice]')].map(({ dataset }) => dataset.choice)"
NUDGE = """(selector) => {
  const spot = document.querySelector(selector);
  spot?.click();
  return spot !== null;
}"""
AGAIN_MS = 200
ANSWER_S = 300
"""How long to wait for an answer of the server: on a busy machine an analysis takes a while."""
BRIEF_MS = 6000
"""How long to wait for a choice that somebody else may have taken away meanwhile."""
MOMENT = """() => {
  if (document.querySelector('[data-testid=finish]')) return 'over';
  if (document.querySelector('.ask .confirm button')) return 'confirm';
  return document.querySelector('.place.can, .ask [data-choice]') ? 'choose' : '';
}"""


class Visitor:
    """One person and their browser. Choices are made at random, from a fixed seed."""

    def __init__(self, page: Page, address: str, seed: int = 1, *, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        """What the browser complained about: errors on the console, breaches of the CSP, exceptions."""
        self._random = Random(seed)
        self._touch = touch
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{self.page.url}: {message.text}")

    def visit(self, path: str) -> None:
        """Open a page and wait until it is drawn, in its own letters: they move everything when they come."""
        self.page.goto(self.address + path)
        expect(self.page.locator("#content h1").first).to_be_attached()
        expect(self.page.locator("#content [role=status]")).to_have_count(0)
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def awaits(self, asked: str, *given: Any) -> Any:
        """Ask with an asynchronous function until its answer is true, and give it back.

        Playwright's `wait_for_function` does not wait for one: it takes the promise for the answer.
        """
        end = time.monotonic() + ANSWER_S
        while not (answer := self.page.evaluate(asked, list(given))):
            assert time.monotonic() < end, f"waited in vain for {asked}"
            self.page.wait_for_timeout(AGAIN_MS)
        return answer

    def press(self, place: str, patience: float | None = None) -> None:
        """Click or tap a place; a phone shows one opponent at a time and may have to turn to another."""
        spot = self.page.locator(f'[data-place="{place}"]')
        if not spot.is_visible():
            self._press(f'[data-chip="{ord(place[0]) - ord("A")}"]', patience)
        self._press(f'[data-place="{place}"]', patience)

    def _press(self, selector: str, patience: float | None = None) -> None:
        spot = self.page.locator(selector)
        if self._touch:
            spot.tap(timeout=patience)
        else:
            spot.click(timeout=patience)

    def play_now(self, game: str = "hilo") -> None:
        """Sit down with bots, from the home page."""
        self.visit("/")
        self._press(f'[data-game="{game}"] .button.main')
        self.at_table()

    def start(self) -> None:
        """Begin the match, as its host, once nobody is missing."""
        self.page.get_by_role("button", name="Start", exact=True).click()

    def at_table(self) -> None:
        """Wait for the cards."""
        expect(self.page.locator(".place").first).to_be_visible()

    def moment(self) -> str:
        """What is asked of this person now: `choose`, `confirm`, `over`, or nothing."""
        return str(self.page.evaluate(MOMENT))

    def asked(self) -> str:
        """Wait until something is asked of this person."""
        return str(self.page.wait_for_function(MOMENT).json_value())

    def able(self) -> list[str]:
        """The places that can be chosen now."""
        places: list[str] = self.page.evaluate(ABLE)
        return places

    def answer(self, moment: str) -> None:
        """Do one thing that may be done."""
        if moment == "confirm":
            self._press(".ask .confirm .button.main")
            return
        places = [place for place in self.able() if place != "held"]
        buttons = self.buttons()
        # What has been gathered is played every other time, so that hands of several cards are laid too.
        if buttons and (not places or self._random.random() < 0.5):
            choice = self._random.choice(buttons)
            try:
                self._press(f'.ask [data-choice="{choice}"]', BRIEF_MS)
            except Late:
                if choice in self.buttons():
                    raise
        elif places:
            place = self._random.choice(places)
            try:
                self.press(place, BRIEF_MS)
            except Late:
                if place in self.able():
                    raise

    def buttons(self) -> list[str]:
        """The choices that are about no place."""
        choices: list[str] = self.page.evaluate(BUTTONS)
        return choices

    def nudge(self, selector: str) -> bool:
        """Press something if it is still there: what others do may have taken it away. Whether it was."""
        return bool(self.page.evaluate(NUDGE, selector))

    def one_of(self, places: list[str]) -> str:
        """Any of these."""
        return self._random.choice(places)

    def play_on(self, moves: int = ROUNDS) -> bool:
        """Play until the game is over, or for so many touches; whether it is over."""
        for _ in range(moves):
            moment = self.asked()
            if moment == "over":
                return True
            self.answer(moment)
        return False

    def width(self) -> tuple[int, int]:
        """How wide the page is, and how wide the window."""
        wide: list[int] = self.page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        return wide[0], wide[1]
